"""`docs/bots.md`: the strength of the bots of the house, as a page that one command makes again.

The page is made of tournaments: a table of all bots for every number of players, `PROOFS` of single claims, and `STEPS`
of strength against time. It tells what `figures.py` keeps and nothing else, and has no date, so the same figures give
the same bytes. Those of bots that play differently now are marked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sushiya.arena.figures import Figures
from sushiya.arena.intervals import Estimate
from sushiya.arena.order import Order, make_order
from sushiya.arena.plots import draw_strength
from sushiya.bots.catalog import parse_spec
from sushiya.errors import ArenaError
from sushiya.files import whole_file
from sushiya.games import GAMES
from sushiya.games.contract import Game

BOTS = "random,greedy,apprentice,cook,itamae"
PLAYERS = (2, 3, 4)
MARK = "†"

INTRODUCTION = """# The bots, ranked

This page is made by the command below, which plays what is missing and goes on where it was stopped:

```console
$ {command}
```

What was played is kept in [{file}]({file}). It is played again when the bots play differently, or more matches are
asked for.

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
slid twice, and what was learned counts. From the opening of a match of three, one core made about 200,000 simulations a
second in Wasabi! and 25,000 in Sushi Roll; `make bench` measures it.
"""

OLD = f"""**{MARK}** marks what was played by the bots as they were before their last change. It is to be played again.
"""

NOT_PLAYED = "This table has not been played yet."

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
    *(Proof("sushi_roll", 2, f"search:simulations={n},greedy", 400, seed=2) for n in (100, 300, 1000)),
)
STEPS = (  # each time for a move against the one before
    Proof("wasabi", 2, "search:ms=4,search:ms=1", 200),
    Proof("wasabi", 2, "search:ms=20,search:ms=4", 200),
    Proof("wasabi", 2, "search:ms=100,search:ms=20", 240),
    Proof("wasabi", 2, "search:ms=500,search:ms=100", 340),
    Proof("sushi_roll", 2, "search:ms=4,search:ms=1", 200),
    Proof("sushi_roll", 2, "search:ms=20,search:ms=4", 200),
    Proof("sushi_roll", 2, "search:ms=100,search:ms=20", 1000),
    Proof("sushi_roll", 2, "search:ms=500,search:ms=100", 1000),
)


class Contents(NamedTuple):
    """All tournaments of a page."""

    tables: Sequence[Order]
    proofs: Sequence[Order] = ()
    steps: Sequence[Order] = ()

    @property
    def all(self) -> list[Order]:
        """In the order in which they are played."""
        return [*self.tables, *self.proofs, *self.steps]


def list_contents(
    rules: Mapping[str, Game], bots: str, *, games: int, seed: int = 0, until: float | None = None
) -> Contents:
    """The tables of these bots, `PROOFS` and `STEPS`; refuses what makes no tournament."""
    tables = [
        make_order(game, players, bots, games=games, seed=seed, until=until)
        for game in rules.values()
        for players in PLAYERS
    ]
    proofs, steps = (
        [make_order(rules[proof.game], proof.players, proof.bots, games=proof.games, seed=proof.seed) for proof in part]
        for part in (PROOFS, STEPS)
    )
    return Contents(tables, proofs, steps)


class Shown(NamedTuple):
    """A tournament of the page: what is asked for, how its bots play now, and what is known of it, if anything."""

    order: Order
    fingerprint: str
    figures: Figures | None = None

    @property
    def title(self) -> str:
        """The game and the number of players."""
        return f"{GAMES[self.order.game]}, {self.order.players} players"

    @property
    def is_old(self) -> bool:
        """Whether what is known was played by bots that play differently now."""
        return self.figures is not None and self.figures.fingerprint != self.fingerprint

    def name(self, bot: str) -> str:
        """A bot as a cell of a table."""
        return f"`{bot}` {MARK}" if self.is_old else f"`{bot}`"


def figures_beside(page: Path) -> Path:
    """The file that keeps the figures of a page."""
    if page.is_dir() or page.suffix == ".json":
        raise ArenaError(f"{page}: cannot be the page; name a file of Markdown.", code="bad_page")
    return page.with_suffix(".json")


def write_page(
    page: Path, command: str, contents: Contents, fingerprints: Mapping[str, str], known: Mapping[str, Figures]
) -> list[Shown]:
    """Write the page that shows what is known of its tournaments, and the plot beside it. Returns what it shows."""
    tables, proofs, steps = (
        [Shown(order, fingerprints[order.digest], known.get(order.digest)) for order in part] for part in contents
    )
    if _played(steps):
        with whole_file(page.with_name("strength.svg")) as stream:
            stream.write(draw_steps(steps))
    with whole_file(page) as stream:
        stream.write(make_page(command, figures_beside(page).name, tables, proofs, steps).encode())
    return [*tables, *proofs, *steps]


def make_page(
    command: str, file: str, tables: Sequence[Shown], proofs: Sequence[Shown] = (), steps: Sequence[Shown] = ()
) -> str:
    """The whole page in Markdown. `command` makes it, and the file beside it keeps what was played."""
    parts = [INTRODUCTION.format(command=command, file=file)]
    if any(shown.is_old for shown in (*tables, *proofs, *steps)):
        parts.append(OLD)
    parts += [f"## {shown.title}\n\n{_table(shown)}" for shown in tables]
    if _played(steps):
        parts.append(f"{AGAINST_TIME}\n{_evidence(steps)}")
    if _played(proofs):
        parts.append(f"## Evidence\n\n{_evidence(proofs)}")
    parts.append(FURTHER)
    return "\n".join(parts)


def _played(shown: Sequence[Shown]) -> list[tuple[Shown, Figures]]:
    return [(each, each.figures) for each in shown if each.figures is not None]


def _share(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f})"


def _table(shown: Shown) -> str:
    figures = shown.figures
    if figures is None:
        return f"{NOT_PLAYED} `{shown.order.command}`\n"
    lines = ["| | bot | wins | of fair | rating | ms | matches |", "|--:|:--|--:|--:|--:|--:|--:|"]
    for place, row in enumerate(figures.rows, 1):
        lines.append(
            f"| {place} | {shown.name(row.bot)} | {_share(row.share)} | {row.share.value * figures.order.players:.2f} "
            f"| {row.rating.value:.1f} ± {row.rating.half:.1f} | {row.ms:.3g} | {row.seats:,} |"
        )
    return "\n".join([*lines, "", f"{_verdict(figures)} `{figures.order.command}`", ""])


def _verdict(figures: Figures) -> str:
    rounds = "one round" if figures.rounds == 1 else f"{figures.rounds:,} rounds"
    line_ups = f" of {figures.line_ups:,} line-ups" if figures.line_ups > 1 else ""
    told = f"{figures.matches:,} matches in {rounds}{line_ups}; a fair share is {100 * figures.fair:.3g} %."
    if figures.order.until is None:
        return told
    if figures.decided is None:
        return f"{told} The order is not clear at an error of {figures.order.until:g}."
    return f"{told} The order is clear at an error of {figures.order.until:g}."


def _evidence(proofs: Sequence[Shown]) -> str:
    lines = ["| command | matches | bot | wins | of fair |", "|:--|--:|:--|--:|--:|"]
    for shown, figures in _played(proofs):
        share = figures.asked.share
        ratio = share.times(figures.order.players)
        lines.append(
            f"| `{figures.order.command}` | {figures.matches:,} | {shown.name(figures.asked.bot)} | {_share(share)} "
            f"| {ratio.value:.2f} ({ratio.low:.2f} – {ratio.high:.2f}) |"
        )
    return "\n".join([*lines, ""])


def draw_steps(steps: Sequence[Shown]) -> bytes:
    """A small SVG: what search wins against itself with less time for a move."""
    columns: dict[str, tuple[float, ...]] = {}
    shares: dict[str, dict[str, Estimate]] = {}
    marks: dict[tuple[str, str], str] = {}
    for shown, figures in _played(steps):
        more, less = (search_ms(bot) for bot in shown.order.bots)
        column = f"{more:g}\nagainst {less:g}"
        columns[column] = (more, less)
        shares.setdefault(shown.title, {})[column] = figures.asked.share
        if shown.is_old:
            marks[shown.title, column] = MARK
    return draw_strength(sorted(columns, key=columns.__getitem__), shares, marks)


def search_ms(bot: str) -> float:
    """The milliseconds that a search bot has for a move."""
    options: Any = parse_spec(bot).options
    return float(options.ms)
