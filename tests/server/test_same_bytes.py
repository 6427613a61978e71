"""Two tables that differ in what a seat cannot know send it the same bytes (W32): all that listeners hear is compared.

Like tests/table/test_indistinguishable.py, one layer higher: real houses, each with a store of its own, and what they
say to those who listen from the beginning, come later, come back or ask again.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from sushiya.server.house import House
from sushiya.server.live import Listener, LiveTable, row_of
from sushiya.server.thinkers import Thinkers
from sushiya.store import open_store
from sushiya.table import log
from sushiya.table.log import Acted, AnyEntry, Started, Undone
from sushiya.table.table import Table
from tests.games.wasabi import editions
from tests.games.wasabi.twins import EDITIONS, choose_swap, renamed
from tests.table.tables import GUESTS, act, entries_of, match_of, started_table, take_back
from tests.table.test_indistinguishable import Impossible, LoadedDice, load_dice, open_facts


class Ear:
    """Somebody who remembers every byte."""

    is_silent = False

    def __init__(self, seat: int | None, heard: int, wants_previews: bool) -> None:
        self.guest = None if seat is None else GUESTS[seat]
        self.seats: tuple[int, ...] = ()
        self.heard = heard
        self.wants_previews = wants_previews
        self.received: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.received.append(message)

    def close(self, code: str) -> None:
        raise AssertionError(code)


class Place:
    """A table in a house of its own, where time stands still, and those who listen there."""

    def __init__(self, table: Table) -> None:
        self.house = House(open_store(":memory:"), Thinkers(1, 1), now=lambda: 0)
        self.live = LiveTable(Table(table.id, table.opened, table.game), self.house)
        self.ears: list[Ear] = []

    async def open(self) -> None:
        await self.house.open()
        table = self.live.table
        await self.house.append(row_of(table), [log.encode(table.opened)], [])
        self.house.tables[table.id] = self.live

    async def listen(self, seat: int | None, version: int, wants_previews: bool) -> None:
        ear: Listener = Ear(seat, version, wants_previews)
        assert isinstance(ear, Ear)
        self.ears.append(ear)
        await self.live.join(ear)

    @property
    def received(self) -> list[list[bytes]]:
        return [ear.received for ear in self.ears]


def play_some(table: Table, chooser: random.Random, moves: int) -> None:
    """Actions at random, many passes among them, and undos."""
    for _ in range(moves):
        undo = next((seat for seat in range(table.players) if table.may_undo(seat)), None)
        if undo is not None and chooser.random() < 0.2:
            take_back(table, undo)
        elif table.to_act is not None:
            lines = match_of(table).legal()
            passes = [line for line in lines if line.startswith("pass")]
            act(table, chooser.choice(passes if passes and chooser.random() < 0.3 else lines))


def mirrored(twin: Table, entry: AnyEntry, swap: dict[str, str]) -> AnyEntry:
    """What happens at the twin when this happens at the table: the same with other strips."""
    if not isinstance(entry, Acted):
        return entry
    game: Any = twin.game
    order = {recipe.slug: number for number, recipe in enumerate(game.edition.recipes)}
    action = renamed(entry.action, swap, order)
    load_dice(twin, action, [renamed(line, swap, order) for line in entry.chance])
    other = twin.submit(entry.seat, twin.version, entry.id, action, entry.at, entry.by)
    assert isinstance(other, Acted)
    return other


async def compare(table: Table, seat: int, swap: dict[str, str], chooser: random.Random) -> int:
    """Let everything happen at two places. Returns how often they differed and nobody could tell."""
    one, other = Place(table), Place(table)
    compared = 0
    for place in (one, other):
        await place.open()
        for viewer in (seat, None):
            await place.listen(viewer, 0, wants_previews=True)
    try:
        for entry in entries_of(table)[1:]:
            try:
                twin_entry = mirrored(other.live.table, entry, swap)
            except Impossible:
                break
            await one.live.do(lambda table, now, entry=entry: entry)  # type: ignore[misc]
            await other.live.do(lambda table, now, entry=twin_entry: entry)  # type: ignore[misc]
            if isinstance(entry, Started):
                match_of(other.live.table).dice = LoadedDice(bytes.fromhex(table.opened.seed))
            if open_facts(one.live.table) != open_facts(other.live.table):
                break
            version = chooser.randrange(2 * one.live.table.version)
            late, previews, again = (chooser.random() < 0.2 for _ in range(3))
            for place in (one, other):
                if late:
                    await place.listen(chooser_seat := seat if version % 2 else None, version, previews)
                    assert place.ears[-1].seats == (() if chooser_seat is None else (seat,))
                if again:
                    await place.live.bring_up_to_date(place.ears[0], version)
            assert one.received == other.received
            if one.live.table.match is not None:
                compared += match_of(one.live.table).position != match_of(other.live.table).position
        for place in (one, other):
            assert all(ear.received for ear in place.ears)
    finally:
        for place in (one, other):
            place.live.listeners.clear()
            await place.house.close()
    return compared


@pytest.mark.parametrize(("name", "players"), [("busy", 3), ("crowded", 2), ("shuffling", 4), ("house", 3)])
def test_w32_all_that_a_seat_hears_is_the_same(name: str, players: int) -> None:
    game = editions.load(EDITIONS[name])
    compared, undone = 0, 0
    for seed in range(4):
        chooser = random.Random(seed)
        seat = chooser.randrange(players)
        table = started_table(game, players, grace=None)
        play_some(table, chooser, 80)
        undone += any(isinstance(entry, Undone) for entry in entries_of(table))
        steps: Any = [step for happening in table.happenings for step in happening.steps]
        if swap := choose_swap(steps, seat, game, chooser):
            compared += asyncio.run(compare(table, seat, swap, chooser))
    assert compared > 40
    assert undone > 0
