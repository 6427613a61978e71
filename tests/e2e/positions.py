"""Tables in the middle of a match, brought about by real actions and laid into the database of a running house.

A house finds a table that it does not know yet in its database. So a test plays the match up to the position it wants,
with dice of a fixed seed and by the rules, writes the log there, and the browser finds the table at its address.
"""

from __future__ import annotations

import itertools
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from sushiya.games import load
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.server.identity import digest
from sushiya.server.live import row_of
from sushiya.store import queries
from sushiya.store.sqlite_appending import append_all
from sushiya.table import log
from sushiya.table.log import AnyEntry, Options
from sushiya.table.table import Table, open_table
from tests.e2e.conftest import Visitor
from tests.server.running import RunningHouse

NAMES = ("Anna", "Bruno", "Chiara", "Dirk", "Ewa")
ATTEMPTS = 50  # matches in which what is wanted comes about, or never
_numbers = itertools.count(1)

Choose = Callable[[Match], str]
Wanted = Callable[[Match], bool]


def lay_out(
    game: str,
    seats: Sequence[Visitor | str],
    *,
    seed: str = "table",
    choose: Callable[[str], Choose] | None = None,
    until: Wanted = lambda _: True,
    back: int = 0,
    age: float = 0,
    options: Options | None = None,
    edition: Path | None = None,
) -> str:
    """A table in the first position that is wanted; its id.

    Seats are visitors, who may have several, or bots. The first visitor opened it; `back` of its last actions are left
    undone. All of it looks as if it had happened `age` seconds ago. An edition is one that the house serves.
    """
    rules = load(game, edition)
    people = list(dict.fromkeys(seat for seat in seats if isinstance(seat, Visitor)))
    house, now = people[0].house, time.time_ns() // 1_000_000 - round(1000 * age)
    guests = {one: _guest_of(house, one.introduce(NAMES[i])) for i, one in enumerate(people)}
    chosen = options or Options(grace=None)
    for attempt in range(ATTEMPTS):
        text = f"{seed} {attempt}"
        table = _seat(rules, seats, guests, chosen, text, now)
        versions = _play(table, (choose or anything)(text), until, table.seats_of(guests[people[0]]), now)
        if versions is not None:
            entries = [happening.entry for happening in table.happenings]
            if back:
                entries = entries[: versions[-back]]
                table = Table.load(table.id, entries, lambda *_: rules)
            _write(house, table, entries)
            return table.id
    raise AssertionError("what is wanted does not come about")


def _seat(
    rules: Game, seats: Sequence[Visitor | str], guests: dict[Visitor, str], options: Options, seed: str, now: int
) -> Table:
    """A table where everybody sits and the match has begun."""
    owner = next(iter(guests.values()))
    opened = open_table(rules, len(seats), options, owner, seed_from_text(seed), now)
    table = Table(f"laid-out-{next(_numbers)}-{seed_from_text(repr((rules.name, seed, now))).hex()[:8]}", opened, rules)
    for number, seat in enumerate(seats):
        if isinstance(seat, str):
            table.apply(table.seat_bot(owner, number, seat, f"Bot {number}", now))
        else:
            name = NAMES[number if len(guests) == 1 else list(guests).index(seat)]
            sat = table.sit(guests[seat], name, number, now)
            assert sat is not None
            table.apply(sat)
    table.apply(table.start(owner, now))
    return table


def _play(table: Table, choose: Choose, until: Wanted, mine: list[int], now: int) -> list[int] | None:
    """Play on until it is as wanted: the versions at which one of these seats was to act; None if it never is."""
    match = table.match
    assert match is not None
    versions: list[int] = []
    while not until(match):
        if match.to_act is None:
            return None
        if match.to_act in mine:
            versions.append(table.version)
        by: log.By = "guest" if table.bot_to_act is None else "bot"
        entry = table.submit(match.to_act, table.version, None, choose(match), now, by)
        assert not isinstance(entry, int)
        table.apply(entry)
    return versions


def anything(seed: str) -> Choose:
    """Something that completes a recipe if there is, otherwise anything but a pass, a card or a token."""
    dice = SeededDice(seed_from_text(f"{seed}, choices"))

    def choose(match: Match) -> str:
        lines = match.legal()
        plain = [line for line in lines if not line.startswith(("pass", "card", "menu", "chopsticks"))]
        for line in plain:
            if line.startswith("lay") and match.foresee(line).steps[0].completes:
                return line
        left = plain or lines
        return left[dice.throw(len(left))]

    return choose


def taking(card: str) -> Callable[[str], Choose]:
    """The same, with recipes of two, and this card as the reward wherever it can be had."""

    def begin(seed: str) -> Choose:
        other = anything(seed)

        def choose(match: Match) -> str:
            wanted = [line for line in match.legal() if line in ("draw 2", f"take {card}")]
            return wanted[0] if wanted else other(match)

        return choose

    return begin


def may(seat: int, *beginnings: str) -> Wanted:
    """Until this seat may play lines that begin like this, every one of them."""

    def is_so(match: Match) -> bool:
        if match.to_act != seat:
            return False
        lines = match.legal()
        return all(any(line.startswith(beginning) for line in lines) for beginning in beginnings)

    return is_so


def is_over(match: Match) -> bool:
    """Until the end."""
    return match.is_over


def read_table(house: RunningHouse, id: str) -> Table:
    """A table as the house has written it down, secrets included."""
    with closing(sqlite3.connect(_database(house))) as database:
        texts = [entry for (entry,) in database.execute(queries.READ, (id, 0))]
    return Table.load(id, map(log.decode, texts), lambda _, name: load(name))


def _guest_of(house: RunningHouse, secret: str) -> str:
    with closing(sqlite3.connect(_database(house))) as database:
        guest: str = database.execute(queries.GUEST_OF, (digest(secret),)).fetchone()[0]
        return guest


def _write(house: RunningHouse, table: Table, entries: list[AnyEntry]) -> None:
    with closing(sqlite3.connect(_database(house), timeout=30)) as database, database:
        append = queries.Append(row_of(table), [log.encode(entry) for entry in entries], table.guests)
        assert append_all(database, [append]) == [True]


def _database(house: RunningHouse) -> str:
    return str(house.folder / "house.db")
