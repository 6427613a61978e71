"""`docs/bots.md`: the strength of the bots of the house, as a page that one command makes again.

The page is made of finished tournaments: a table of all bots for every number of players, `PROOFS` of single claims,
and `CURVES` of strength against time. It has no date, so the same folders give the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sushiya.arena.intervals import Estimate
from sushiya.arena.plots import draw_strength
from sushiya.arena.summary import Summary
from sushiya.bots.catalog import parse_spec

BOTS = "random,greedy,apprentice,cook,itamae"
PLAYERS = (2, 3, 4)
BUDGETS = "search:ms=1,search:ms=4,search:ms=20,search:ms=100,search:ms=500"

INTRODUCTION = """# The bots, ranked

This page is made by the command below, which plays what is missing and goes on where it was stopped:

```console
$ {command}
```

**How to read it.** *Wins* is the share of its seats that a bot wins, with the 95 % interval; a shared win counts in
parts. *Of fair* is that share divided by the fair one, which is 1 divided by the number of players. Every way to sit is
played equally often and with the same dice, and intervals are over rounds of all ways to sit, because the matches of a
round are not independent; one round alone, with the same dice for all, tells little, and its intervals are wide.
*Rating* is on openskill's scale (mean 25), fitted to all matches of the table at once: compare it within a table only.
*ms* is the mean time for a decision on the machine that played; bots that think by the clock are stronger on a faster
machine. A table says how these bots do against each other, not against people.

**What search counts.** A simulation goes down the tree to a new node. There it is cut off: in Wasabi! after four more
actions of a quick policy, in Sushi Roll at once; then the judgement of the position counts. From the opening, one core
made about 200,000 simulations a second in Wasabi! and 110,000 in Sushi Roll; `make bench` measures it.
"""

FURTHER = """[How search thinks](search.md) tells what limits its strength, and what was tried.
"""


class Proof(NamedTuple):
    """A tournament that the page cites: its first bot is what it is about."""

    game: str
    players: int
    bots: str
    games: int
    seed: int = 1


PROOFS = (
    Proof("wasabi", 2, "greedy,random", 1000),
    Proof("wasabi", 3, "greedy,random,random", 1000),
    Proof("sushi_roll", 2, "greedy,random", 1000),
    Proof("sushi_roll", 3, "greedy,random,random", 1000),
    Proof("wasabi", 2, "search:ms=100,greedy", 1000),
    Proof("wasabi", 3, "search:ms=100,greedy,greedy", 1000),
    Proof("sushi_roll", 2, "search:ms=100,greedy", 1000),
    Proof("sushi_roll", 3, "search:ms=100,greedy,greedy", 1000),
    *(Proof("sushi_roll", 2, f"search:simulations={n},greedy", 400, seed=2) for n in (30, 100, 300, 1000, 3000, 10000)),
)
CURVES = (
    Proof("wasabi", 2, BUDGETS, 420),
    Proof("sushi_roll", 2, BUDGETS, 600),
)


def make_page(
    command: str, tables: Sequence[Summary], proofs: Sequence[Summary] = (), curves: Sequence[Summary] = ()
) -> str:
    """The whole page in Markdown."""
    parts = [INTRODUCTION.format(command=command)]
    for summary in tables:
        parts.append(f"## {summary.title}, {summary.order.players} players\n\n{_table(summary)}")
    if curves:
        parts.append("## Strength against time\n\n![Wins of search bots by the time they have](strength.svg)\n")
        parts += [f"{summary.title}, {summary.order.players} players:\n\n{_table(summary)}" for summary in curves]
    if proofs:
        parts.append(f"## Evidence\n\n{_evidence(proofs)}")
    parts.append(FURTHER)
    return "\n".join(parts)


def _share(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f})"


def _table(summary: Summary) -> str:
    lines = ["| | bot | wins | of fair | rating | ms | matches |", "|--:|:--|--:|--:|--:|--:|--:|"]
    for place, entrant in enumerate(summary.entrants, 1):
        lines.append(
            f"| {place} | `{entrant.bot}` | {_share(entrant.share)} | {entrant.ratio.value:.2f} "
            f"| {entrant.rating.value:.1f} ± {entrant.rating.half:.1f} | {entrant.times.mean:.3g} "
            f"| {entrant.seats:,} |"
        )
    return "\n".join([*lines, "", f"{_verdict(summary)} `{summary.order.command}`", ""])


def _verdict(summary: Summary) -> str:
    rounds = "one round" if summary.rounds == 1 else f"{summary.rounds:,} rounds"
    told = f"{summary.matches:,} matches in {rounds}; a fair share is {100 * summary.fair:.3g} %."
    if summary.order.until is None:
        return told
    if summary.decided is None:
        return f"{told} The order is not clear at an error of {summary.order.until:g}."
    return f"{told} The order is clear at an error of {summary.order.until:g}."


def _evidence(proofs: Sequence[Summary]) -> str:
    lines = ["| command | matches | bot | wins | of fair |", "|:--|--:|:--|--:|--:|"]
    for summary in proofs:
        asked = summary.order.bots[0]  # the bot that the tournament is about is listed first
        entrant = next(entrant for entrant in summary.entrants if entrant.bot == asked)
        lines.append(
            f"| `{summary.order.command}` | {summary.matches:,} | `{asked}` | {_share(entrant.share)} "
            f"| {entrant.ratio.value:.2f} ({entrant.ratio.low:.2f} – {entrant.ratio.high:.2f}) |"
        )
    return "\n".join([*lines, ""])


def draw_curves(summaries: Sequence[Summary]) -> bytes:
    """A small SVG: win share of the search bots of each tournament against the time they have for a move."""
    curves: dict[str, list[tuple[float, Estimate]]] = {}
    for summary in summaries:
        found = [(search_ms(entrant.bot), entrant.share) for entrant in summary.entrants]
        curves[f"{summary.title}, {summary.order.players} players"] = sorted(found, key=lambda point: point[0])
    return draw_strength(curves)


def search_ms(bot: str) -> float:
    """The milliseconds that a search bot has for a move."""
    options: Any = parse_spec(bot).options
    return float(options.ms)
