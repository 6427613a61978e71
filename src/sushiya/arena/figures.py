"""What the page of the ranking tells of its tournaments, in a small file beside it.

The file is made to be kept where the folders with the matches are not: the page can be written from it alone, to the
letter, and what it tells need not be played again. The same figures give the same bytes. A file of something else is
left alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from sushiya.arena.folder import RESULTS
from sushiya.arena.intervals import Estimate
from sushiya.arena.order import Order
from sushiya.arena.summary import Entrant, Summary, summarise
from sushiya.errors import ArenaError
from sushiya.files import whole_file

FORMAT = "sushiya-ranking"
VERSION = 1
DIGITS = 6  # that count, of every number: more than the page shows


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bot of a tournament. `ms`: the mean time for a decision."""

    bot: str
    seats: int
    share: Estimate
    rating: Estimate
    ms: float


class Figures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One tournament, the best bot first. `order` asks for just these matches; `fingerprint`: how its bots played."""

    order: Order
    fingerprint: str
    matches: int
    rounds: int
    line_ups: int
    decided: int | None
    rows: tuple[Row, ...]

    @property
    def fair(self) -> float:
        """The fair share of a seat."""
        return 1 / self.order.players

    @property
    def asked(self) -> Row:
        """The bot that the tournament is about: it is listed first."""
        return next(row for row in self.rows if row.bot == self.order.bots[0])

    def is_enough(self, order: Order) -> bool:
        """Whether the order, which is the same but for the number of matches, asks for no more than this."""
        if order.until not in (None, self.order.until):
            return False  # whether the order of the bots is clear was not asked, or at another error
        return self.matches >= order.games or (order.until is not None and self.decided is not None)


Known = dict[str, Figures]  # by the digest of the order


class FiguresFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the file holds."""

    format: str = FORMAT
    version: int = VERSION
    tournaments: list[Figures]


class Head(msgspec.Struct, frozen=True):
    """What the file must begin with, whatever else a later version has."""

    format: str
    version: int


def make_figures(summary: Summary, fingerprint: str) -> Figures:
    """What the page tells of a tournament."""
    return Figures(
        order=msgspec.structs.replace(summary.order, games=_games(summary)),
        fingerprint=fingerprint,
        matches=summary.matches,
        rounds=summary.rounds,
        line_ups=summary.line_ups,
        decided=summary.decided,
        rows=tuple(map(_row, summary.entrants)),
    )


def _games(summary: Summary) -> int:
    """How many matches to ask for, to get those that were played: they may be fewer or more than were asked for."""
    asked = summary.order.games
    is_as_asked = 0 <= summary.matches - asked < summary.matches_a_round  # whole rounds are played
    return asked if is_as_asked or summary.decided is not None else summary.matches


def _row(entrant: Entrant) -> Row:
    return Row(entrant.bot, entrant.seats, _round(entrant.share), _round(entrant.rating), _short(entrant.times.mean))


def _round(estimate: Estimate) -> Estimate:
    return Estimate(_short(estimate.value), _short(estimate.low), _short(estimate.high))


def _short(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def played_figures(order: Order, fingerprint: str, folder: Path) -> Figures | None:
    """What the folder of a tournament tells so far; None if it has no whole round yet."""
    if not (folder / RESULTS).exists():
        return None
    try:
        summary = summarise(folder)
    except ArenaError as error:
        if error.code == "no_round":
            return None
        raise
    difference = summary.order.difference(order)
    if difference is not None:
        raise ArenaError(f"{folder}: here is another tournament, with {difference}.", code="other_order")
    return make_figures(summary, fingerprint)


def best_figures(order: Order, fingerprint: str, folder: Path, earlier: Figures | None) -> Figures | None:
    """What there is without playing: of bots as they play now the most matches, else what was known earlier."""
    played = played_figures(order, fingerprint, folder)
    if played is None or earlier is None:
        return played or earlier
    is_more = earlier.fingerprint == fingerprint and earlier.matches > played.matches
    return earlier if is_more else played


def read_figures(file: Path) -> Known:
    """What the file tells; nothing if there is none."""
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise ArenaError(f"{file}: cannot be read: {error.strerror or error}.", code="unreadable") from None
    try:
        head = msgspec.json.decode(content, type=Head)
        if (head.format, head.version) == (FORMAT, VERSION):
            return _check(file, msgspec.json.decode(content, type=FiguresFile).tournaments)
    except msgspec.DecodeError as error:
        raise _foreign(file, f"has not the figures of a ranking: {error}.") from None
    raise _foreign(file, f"is {head.format} {head.version}, not {FORMAT} {VERSION}.")


def _check(file: Path, tournaments: list[Figures]) -> Known:
    known: Known = {}
    for figures in tournaments:
        if sorted(row.bot for row in figures.rows) != sorted(set(figures.order.bots)):
            raise _foreign(file, f"has rows that are not those of {figures.order.command!r}.")
        if figures.order.digest in known:
            raise _foreign(file, f"has {figures.order.command!r} twice.")
        known[figures.order.digest] = figures
    return known


def _foreign(file: Path, what: str) -> ArenaError:
    return ArenaError(f"{file}: {what} Move it away, or name another page.", code="foreign_file")


def keep_figures(file: Path, figures: Figures) -> Known:
    """Put a tournament into the file, in the place of what it told of it before. Returns what it tells then."""
    known = read_figures(file) | {figures.order.digest: figures}
    write_figures(file, known)
    return known


def write_figures(file: Path, known: Mapping[str, Figures]) -> None:
    """Write the file."""
    content = FiguresFile(tournaments=sorted(known.values(), key=_place))
    with whole_file(file) as stream:
        stream.write(msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n")


def _place(figures: Figures) -> tuple[str, int, tuple[str, ...], int, str]:
    order = figures.order
    return order.game, order.players, order.bots, order.seed, order.digest
