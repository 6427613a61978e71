"""The outcome of a tournament as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sushiya.arena.intervals import Estimate
from sushiya.arena.summary import Summary


def arena_tables(summary: Summary, folder: Path) -> Iterator[RenderableType]:
    """Entrants, pairs, turn order, and where the files are."""
    yield _entrants(summary)
    yield from _forfeits(summary)
    yield _pairs(summary)
    yield Text(f"Wins by turn order: {', '.join(_share(share) for share in summary.turn_order)}.")
    if summary.decided is not None:
        yield Text(f"The order of the bots was clear after {summary.decided} rounds.")
    elif summary.order.until is not None:
        yield Text("The order of the bots is not clear yet; more games may tell.")
    if len(summary.played_by) > 1:
        yield Text("The code of bots or rules changed while this was played: not all matches are of the same bots.")
    yield Text(f"Report, plots, results and records are in {folder}.")


def _entrants(summary: Summary) -> Table:
    order = summary.order
    title = (
        f"{summary.title}, {order.players} players: {summary.matches:,} matches in {summary.rounds:,} rounds; "
        f"a fair share is {summary.fair:.1%}"
    )
    caption = "in brackets and after ±: 95 % intervals"
    table = Table(
        title=title,
        title_justify="left",
        caption=caption,
        caption_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
        padding=(0, 0, 0, 1),  # all columns fit a terminal of 80
    )
    table.add_column("bot", overflow="fold", min_width=13)
    for name in ("wins a seat", "of fair", "rating", "points", "ms", "p99"):
        table.add_column(name, justify="right", no_wrap=True)
    for entrant in summary.entrants:
        table.add_row(
            Text(entrant.bot),
            _share(entrant.share),
            f"{entrant.ratio.value:.2f}",
            f"{entrant.rating.value:.1f} ± {entrant.rating.half:.1f}",
            f"{entrant.points.value:.1f}",
            f"{entrant.times.mean:.3g}",
            f"{entrant.times.p99:.3g}",
        )
    return table


def _forfeits(summary: Summary) -> Iterator[Text]:
    failed = [entrant for entrant in summary.entrants if entrant.forfeits]
    for entrant in failed:
        yield Text(f"{entrant.bot} forfeited {entrant.forfeits:,} of {entrant.decisions:,} decisions, first because:")
        yield from (Text(f"  {reason}") for reason in entrant.reasons)
    if not failed:
        yield Text("No bot forfeited a decision.\n")


def _share(share: Estimate) -> str:
    return f"{share.value:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def _pairs(summary: Summary) -> Table:
    title = "How often the bot of the row ends before that of the column"
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    names = [entrant.bot for entrant in summary.entrants]
    for name in names:
        table.add_column(Text(name), justify="right", overflow="fold")
    found = {(pair.first, pair.second): pair.ahead for pair in summary.pairs}
    found |= {(second, first): ahead.complement for (first, second), ahead in found.items()}
    for row in names:
        table.add_row(Text(row), *(_cell(found, row, column) for column in names))
    return table


def _cell(found: dict[tuple[str, str], Estimate], row: str, column: str) -> str:
    if row == column:
        return ""
    if (row, column) not in found:
        return "never met"
    ahead = found[row, column]
    return f"{ahead.value:.0%} ({100 * ahead.low:.0f}–{100 * ahead.high:.0f})"
