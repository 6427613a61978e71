"""`docs/bots.md`: the strength of the bots of the house, as a page that one command makes again.

The page is made of finished tournaments and of `LIMITS`, which tells what experiments have shown about the strength
that more time does not buy. It has no date, so the same folders give the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sushiya.arena.intervals import Estimate
from sushiya.arena.plots import draw_strength
from sushiya.arena.summary import Summary, summarise
from sushiya.bots.catalog import parse_spec
from sushiya.errors import ArenaError

BOTS = "random,greedy,apprentice,cook,itamae"
PLAYERS = (2, 3, 4)

INTRODUCTION = """# The bots, ranked

This page is made by the command below, which plays what is missing and goes on where it was stopped:

```console
$ {command}
```

**How to read it.** *Wins* is the share of its seats that a bot wins, with the 95 % interval; a shared win counts in
parts. *Of fair* is that share divided by the fair one, which is 1 divided by the number of players. Every way to sit is
played equally often and with the same dice, and intervals are over rounds of all ways to sit, because the matches of a
round are not independent. *Rating* is on openskill's scale (mean 25), fitted to all matches of the table at once:
compare it within a table only. *ms* is the mean time for a decision on the machine that played; bots that think by the
clock are stronger on a faster machine. A table says how these bots do against each other, not against people.

**What search counts.** A simulation goes down the tree to a new node. There it is cut off: in Wasabi! after four more
actions of a quick policy, in Sushi Roll at once; then the judgement of the position counts. From the opening, one core
made about 200,000 simulations a second in Wasabi! and 110,000 in Sushi Roll; `make bench` measures it.
"""

LIMITS = """## What limits search in Sushi Roll

With simulations, search gets stronger up to some thousands of them, which take 30 ms; beyond, little is gained.
It ends its race before its time is over, because it is sure of its choice. These experiments say why. All are of 2
players; wins are against `greedy`, from both seats with the same dice, with one standard error.

- **Luck is large.** Between two equal bots the points at the end differ by 7.8 (standard deviation; `greedy`, with a
  little noise, against itself, 6,000 matches). Who wants to win 75 % of such matches must be about 5 points better.
  Search with 3,000 simulations is 2.7 points better (300 matches).
- **The judgement at the leaves is nearly right.** The lead it expects, over 361,433 positions of those 6,000 matches,
  explains the final lead with a slope of 0.97 ± 0.01, and its parts do so one by one: nigiri 0.99, sets 1.0, open
  wasabi 1.02, maki 0.94, puddings 0.89. Only chopsticks are worth a little more than it says. A small network learned
  from matches was no better as judgement (61 to 66 % of 160 matches, against 66 %).
- **Both bots judge the dice alike.** In 322 positions, 30,000 simulations changed the worth of taking a die by at
  most 0.3 points on average, whatever it shows. What search finds are better moments for menus and chopsticks (0.6 to
  0.7 points more than `greedy` expects), and a seat has only five of those to begin with.
- **Playouts are no better than the judgement.** Playouts by a quick greedy policy instead of a tree won 54 ± 6 % (800
  for a move, to the end of the round, 80 matches), 61 ± 4 % (to the next slide but one, 200 matches) and 26 ± 5 % (to
  the end of the match, 80 matches): luck on the way outweighs what they see. After the tree, they won 73 ± 3 % to the
  next slide and 62 ± 3 % to the one after (2,000 simulations, 200 matches each), but 71 ± 3 % with 10,000
  simulations, where the tree alone won 73 ± 3 %.
- **Other attempts changed nothing or did harm** (2,000 or 3,000 simulations, 200 to 400 matches each; search as it
  was won 65 to 70 % of them): to subtract the luck of the dice as the judgement sees it, 63 ± 3 %; a scale of the
  lead that narrows towards the end, 68 ± 3 %; to price menus and chopsticks higher, 64, 63 and 59 ± 3 %, or menus
  lower, 65 ± 2 %; more weight for the first look at an action, 69 and 70 ± 3 %.
- **What helped a little**: to try less at random inside the tree, and to compare only menus and swaps that differ.
  Search with both won 58 ± 4 % of 180 matches against search without, with 6,000 simulations for either. Some thirty
  variants were compared in all, so a small difference between two of them proves nothing. The curve of time and the
  matches with 3 players are from before that change.
"""


def make_page(tables: Sequence[Summary], evidence: Sequence[Summary], command: str, *, has_curve: bool = False) -> str:
    """The whole page in Markdown."""
    parts = [INTRODUCTION.format(command=command)]
    for summary in tables:
        parts.append(f"## {summary.title}, {summary.order.players} players\n\n{_table(summary)}")
    if has_curve:
        parts.append(
            "## Strength against time\n\n![Wins of search bots by the time they have for a move](strength.svg)\n"
        )
    if evidence:
        parts.append(f"## Evidence\n\n{_evidence(evidence)}")
    parts.append(LIMITS)
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
    told = f"{summary.matches:,} matches in {summary.rounds:,} rounds; a fair share is {100 * summary.fair:.3g} %."
    if summary.order.until is None:
        return told
    if summary.decided is None:
        return f"{told} The order is not clear at an error of {summary.order.until:g}."
    return f"{told} The order is clear at an error of {summary.order.until:g}."


def _evidence(evidence: Sequence[Summary]) -> str:
    lines = ["| command | matches | bot | wins | of fair |", "|:--|--:|:--|--:|--:|"]
    for summary in evidence:
        asked = summary.order.bots[0]  # the bot that the tournament is about is listed first
        entrant = next(entrant for entrant in summary.entrants if entrant.bot == asked)
        lines.append(
            f"| `{summary.order.command}` | {summary.matches:,} | `{asked}` | {_share(entrant.share)} "
            f"| {entrant.ratio.value:.2f} ({entrant.ratio.low:.2f} – {entrant.ratio.high:.2f}) |"
        )
    return "\n".join([*lines, ""])


def strength_curve(folders: Sequence[Path]) -> bytes:
    """A small SVG: win share of the search bots of each tournament against the time they have for a move."""
    curves: dict[str, list[tuple[float, Estimate]]] = {}
    for folder in folders:
        summary = summarise(folder)
        found = [(ms, entrant.share) for entrant in summary.entrants if (ms := search_ms(entrant.bot)) is not None]
        if len(found) < 2:
            raise ArenaError(f"{folder}: a curve needs at least two bots like search:ms=100.", code="no_curve")
        curves[f"{summary.title}, {summary.order.players} players"] = sorted(found, key=lambda point: point[0])
    return draw_strength(curves)


def search_ms(bot: str) -> float | None:
    """The milliseconds that a search bot has for a move; None for other bots."""
    spec = parse_spec(bot)
    options: Any = spec.options
    if spec.kind.name != "search" or options.simulations:
        return None
    return float(options.ms)
