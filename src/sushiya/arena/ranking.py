"""`docs/bots.md`: the strength of the bots of the house, as a page that one command makes again.

The page is made of finished tournaments: a table of all bots for every number of players, `PROOFS` of single claims,
and `STEPS` of strength against time. It has no date, so the same folders give the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sushiya.arena.intervals import Estimate
from sushiya.arena.plots import draw_strength
from sushiya.arena.summary import Entrant, Summary
from sushiya.bots.catalog import parse_spec

BOTS = "random,greedy,apprentice,cook,itamae"
PLAYERS = (2, 3, 4)

INTRODUCTION = """# The bots, ranked

This page is made by the command below, which plays what is missing and goes on where it was stopped:

```console
$ {command}
```

**How to read it.** *Wins* is the share of its seats that a bot wins, with the 95 % interval; a shared win counts in
parts. *Of fair* is that share divided by the fair one, which is 1 divided by the number of players. A line-up is a
choice of bots for the seats. In a round every line-up sits in every way, each time with the same dice, so that luck and
seats weigh on all alike; other line-ups and other rounds have other dice. Matches with the same dice are not
independent, so they count as one number in the intervals. Where there is one round only, the intervals compare line-ups
with each other and are rather too wide than too narrow. *Rating* is on openskill's scale (mean 25), fitted to all
matches of the table at once: compare it within a table only. *ms* is the mean time for a decision on the machine that
played; bots that think by the clock are stronger on a faster machine. A table says how these bots do against each
other, not against people.

**What search counts.** In Wasabi! a simulation goes down the tree to a new node; there it is cut off where a quick
policy has ended the turn, and the judgement of the position counts. In Sushi Roll it is cut off where the belts have
slid twice, and what was learned counts. From the opening of a match of three, one core made about 100,000 simulations a
second in Wasabi! and 30,000 in Sushi Roll; `make bench` measures it.
"""

AGAINST_TIME = """## Strength against time

![What search wins against itself with less time](strength.svg)

Search with more time plays against itself with less. An interval above 50 % says that the time is worth having.
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
STEPS = (  # each time for a move against the one before
    Proof("wasabi", 2, "search:ms=4,search:ms=1", 200),
    Proof("wasabi", 2, "search:ms=20,search:ms=4", 200),
    Proof("wasabi", 2, "search:ms=100,search:ms=20", 240),
    Proof("wasabi", 2, "search:ms=500,search:ms=100", 340),
    Proof("sushi_roll", 2, "search:ms=4,search:ms=1", 200),
    Proof("sushi_roll", 2, "search:ms=20,search:ms=4", 200),
    Proof("sushi_roll", 2, "search:ms=100,search:ms=20", 200),
    Proof("sushi_roll", 2, "search:ms=500,search:ms=100", 100),
)


def make_page(
    command: str, tables: Sequence[Summary], proofs: Sequence[Summary] = (), steps: Sequence[Summary] = ()
) -> str:
    """The whole page in Markdown."""
    parts = [INTRODUCTION.format(command=command)]
    for summary in tables:
        parts.append(f"## {summary.title}, {summary.order.players} players\n\n{_table(summary)}")
    if steps:
        parts.append(f"{AGAINST_TIME}\n{_evidence(steps)}")
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
    line_ups = f" of {summary.line_ups:,} line-ups" if summary.line_ups > 1 else ""
    told = f"{summary.matches:,} matches in {rounds}{line_ups}; a fair share is {100 * summary.fair:.3g} %."
    if summary.order.until is None:
        return told
    if summary.decided is None:
        return f"{told} The order is not clear at an error of {summary.order.until:g}."
    return f"{told} The order is clear at an error of {summary.order.until:g}."


def _evidence(proofs: Sequence[Summary]) -> str:
    lines = ["| command | matches | bot | wins | of fair |", "|:--|--:|:--|--:|--:|"]
    for summary in proofs:
        entrant = _asked(summary)
        lines.append(
            f"| `{summary.order.command}` | {summary.matches:,} | `{entrant.bot}` | {_share(entrant.share)} "
            f"| {entrant.ratio.value:.2f} ({entrant.ratio.low:.2f} – {entrant.ratio.high:.2f}) |"
        )
    return "\n".join([*lines, ""])


def _asked(summary: Summary) -> Entrant:
    """The bot that the tournament is about: it is listed first."""
    return next(entrant for entrant in summary.entrants if entrant.bot == summary.order.bots[0])


def draw_steps(summaries: Sequence[Summary]) -> bytes:
    """A small SVG: what search wins against itself with less time for a move."""
    steps: dict[str, dict[str, Estimate]] = {}
    for summary in summaries:
        more, less = (search_ms(bot) for bot in summary.order.bots)
        name = f"{summary.title}, {summary.order.players} players"
        steps.setdefault(name, {})[f"{more:g}\nagainst {less:g}"] = _asked(summary).share
    return draw_strength(steps)


def search_ms(bot: str) -> float:
    """The milliseconds that a search bot has for a move."""
    options: Any = parse_spec(bot).options
    return float(options.ms)
