"""Tables for tests: opened, seated and started in one line, and moved on in one call."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sushiya.errors import SushiyaError
from sushiya.games.chance import seed_from_text
from sushiya.games.contract import Game, Position
from sushiya.games.match import Match
from sushiya.games.record import PlayedEdition
from sushiya.table.log import Acted, AnyEntry, By, ClockOptions, Options, Undone
from sushiya.table.table import Table, open_table

GUESTS = ("guest-anna", "guest-bo", "guest-cem", "guest-dai", "guest-eva")
NAMES = ("Anna", "Bo", "Cem", "Dai", "Eva")
CLOCK = ClockOptions(bank=100.0, increment=10.0)


def empty_table(game: Game, players: int = 3, *, seed: str = "table", **options: Any) -> Table:
    """A table that Anna has opened, and nobody sits at."""
    opened = open_table(game, players, Options(**options), GUESTS[0], seed_from_text(seed), now=0)
    return Table("table-1", opened, game)


def full_table(game: Game, players: int = 3, *, bots: Collection[int] = (), **options: Any) -> Table:
    """Guests at all seats but those of the bots, Anna at seat 0."""
    table = empty_table(game, players, **options)
    for seat in range(players):
        if seat in bots:
            do(table, table.seat_bot(GUESTS[0], seat, "random", f"Bot {seat}", now=0))
        else:
            do(table, table.sit(GUESTS[seat], NAMES[seat], seat, now=0))
    return table


def started_table(game: Game, players: int = 3, *, bots: Collection[int] = (), **options: Any) -> Table:
    """The same, and the match has begun."""
    table = full_table(game, players, bots=bots, **options)
    do(table, table.start(GUESTS[0], now=0))
    return table


def do(table: Table, answer: AnyEntry | int | None) -> int:
    """Let happen what a command gave. Returns the version."""
    assert answer is not None
    assert not isinstance(answer, int)
    return table.apply(answer).version


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def act(
    table: Table, line: str | None = None, *, now: int = 0, id: str | None = None, by: By = "guest"
) -> tuple[int, Acted]:
    """The seat to act plays the line, or the first that is legal. Returns the seat and the entry."""
    seat = table.to_act
    assert seat is not None
    entry = table.submit(seat, table.version, id, line or match_of(table).legal()[0], now, by)
    assert isinstance(entry, Acted)
    table.apply(entry)
    return seat, entry


def take_back(table: Table, seat: int, *, now: int = 0, id: str | None = None) -> Undone:
    """The seat takes back its last action."""
    entry = table.take_back(seat, table.version, id, now)
    assert isinstance(entry, Undone)
    table.apply(entry)
    return entry


def move_to(table: Table, position: Position) -> None:
    """Go on from another position, as if it had come about."""
    match_of(table).position = position


def play_until_over(table: Table, seed: int = 0) -> None:
    """Random actions of everybody to the end of the match."""
    chooser = random.Random(seed)
    while table.to_act is not None:
        act(table, chooser.choice(match_of(table).legal()))


def entries_of(table: Table) -> list[AnyEntry]:
    return [happening.entry for happening in table.happenings]


def load_again(table: Table, entries: list[AnyEntry] | None = None) -> Table:
    """The table made again from its log, or from another one."""

    def find_game(edition: PlayedEdition, name: str) -> Game:
        assert (edition.sha256, name) == (table.game.edition_sha256, table.game.name)
        return table.game

    return Table.load(table.id, entries_of(table) if entries is None else entries, find_game)


@contextmanager
def refused(table: Table, code: str) -> Iterator[None]:
    """What the table refuses with this code, and without a change."""
    before = picture(table)
    with pytest.raises(SushiyaError) as caught:
        yield
    assert caught.value.code == code
    assert caught.value.message.endswith(".")
    assert picture(table) == before


def picture(table: Table) -> Any:
    """All that a command could have changed."""
    match, clock = table.match, table.clock
    played = None if match is None else (match.position.snapshot, len(match.steps), match.dice and match.dice.counter)
    return table.version, played, repr(table.seats), table.rematch, None if clock is None else repr(vars(clock))


def wander(table: Table, seed: int, happenings: int) -> Iterator[AnyEntry]:
    """Let so many things happen at random: mostly actions, but also undos, stand-ins, returns and closed houses.

    Each entry is handed over when it has happened. It ends early with the match.
    """
    chooser = random.Random(seed)
    now = 0
    for number in range(happenings):
        if table.to_act is None:
            return
        now += chooser.randrange(5_000)
        do(
            table,
            _something(table, chooser, f"{seed} {number}", now) or _action(table, chooser, f"{seed} {number}", now),
        )
        yield table.happenings[-1].entry


def _something(table: Table, chooser: random.Random, id: str, now: int) -> AnyEntry | int | None:
    """Now and then something else than an action, if it is possible."""
    seat = chooser.randrange(table.players)
    match chooser.randrange(16):
        case 0:
            return table.stand_in(seat, now)
        case 1:
            return table.come_back(seat, now)
        case 2:
            return table.resume(now)
        case 3 | 4 | 5 | 6 as number:
            able = [seat for seat in range(table.players) if table.may_undo(seat)]
            if able and (number == 3 or table.options.undo == "fair"):  # free undo goes far back
                return table.take_back(chooser.choice(able), table.version, id, now)
    return None


def _action(table: Table, chooser: random.Random, id: str, now: int) -> AnyEntry | int:
    assert table.to_act is not None
    lines = match_of(table).legal()
    passes = [line for line in lines if line.startswith("pass")]
    others = [line for line in lines if not line.startswith("pass")]
    line = chooser.choice(passes if passes and (not others or chooser.random() < 0.2) else others)
    by: By = "guest" if table.bot_to_act is None else "bot"
    return table.submit(table.to_act, table.version, id, line, now, by)
