"""What a table sends to a seat tells it nothing that it cannot know (W32), also after undos and on coming back.

Beside a match another one is played in which strips that the seat never saw have changed places. As long as both can
be, the seat and those who watch get the same bytes of both tables.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from sushiya.errors import IllegalAction
from sushiya.games.chance import SeededDice
from sushiya.games.contract import CHANCE
from sushiya.games.record import take_step
from sushiya.table.log import Acted, AnyEntry, Started, Undone
from sushiya.table.messages import encode, table_state, update
from sushiya.table.table import Table
from tests.games.wasabi import editions
from tests.games.wasabi.twins import EDITIONS, choose_swap, renamed

from .tables import CLOCK, GUESTS, entries_of, match_of, started_table, wander


class LoadedDice(SeededDice):
    """Dice that show what the test wants."""

    __slots__ = ("wanted",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.wanted = 0

    def copy(self) -> LoadedDice:
        twin = LoadedDice(self.seed)
        twin.counter, twin.wanted = self.counter, self.wanted
        return twin

    def throw(self, sides: int) -> int:
        self.counter += 1
        return self.wanted


class Impossible(Exception):
    """The other match cannot have been: the seat could tell the two apart by what is open."""


def follow_in_twin(twin: Table, entry: AnyEntry, swap: dict[str, str], order: dict[str, int]) -> None:
    """Let happen at the twin what happened at the table, with other strips."""
    if isinstance(entry, Undone):
        assert twin.take_back(entry.seat, twin.version, entry.id, entry.at) == entry
        twin.apply(entry)
    elif isinstance(entry, Acted):
        action = renamed(entry.action, swap, order)
        chance = [renamed(line, swap, order) for line in entry.chance]
        load_dice(twin, action, chance)
        mirrored = twin.submit(entry.seat, twin.version, entry.id, action, entry.at, entry.by)
        assert mirrored == replace(entry, action=action, chance=chance)
        assert isinstance(mirrored, Acted)
        twin.apply(mirrored)
    else:
        twin.apply(entry)
        if isinstance(entry, Started):
            match_of(twin).dice = LoadedDice(bytes.fromhex(twin.opened.seed))


def load_dice(twin: Table, action: str, chance: list[str]) -> None:
    """See to it that the action meets this chance."""
    match = match_of(twin)
    dice = match.dice
    assert isinstance(dice, LoadedDice)
    try:
        after = take_step(match.position, twin.game.parse_action(action)).after
    except IllegalAction:
        raise Impossible from None
    if (after.status == CHANCE) != bool(chance):
        raise Impossible
    if chance:
        [line], [sides] = chance, after.sides()
        dice.wanted = next(
            (side for side in range(sides) if twin.game.format_outcome(after.outcome_of([side])) == line), -1
        )
        if dice.wanted < 0:
            raise Impossible


def open_facts(table: Table) -> Any:
    """What everybody sees of the last thing that happened, beside the messages."""
    completes = [step.completes for step in table.happenings[-1].steps]
    return table.to_act, completes, None if table.match is None else table.match.view(None).phase


def received(table: Table, seat: int | None, afters: list[int]) -> list[bytes]:
    """All that somebody is sent who comes back with one of these versions."""
    guest = None if seat is None else GUESTS[seat]
    told = [encode(table_state(table, guest))]
    return told + [encode(update(table, seat, after, now=123_456)) for after in afters]


def compare_with_twin(table: Table, seat: int, swap: dict[str, str], chooser: random.Random) -> Iterator[AnyEntry]:
    """Play the match again beside one with other strips. Gives every entry at which they differ and nobody can tell."""
    game: Any = table.game
    order = {recipe.slug: number for number, recipe in enumerate(game.edition.recipes)}
    again, twin = (Table(table.id, table.opened, game) for _ in range(2))
    for entry in entries_of(table)[1:]:
        again.apply(entry)
        try:
            follow_in_twin(twin, entry, swap, order)
        except Impossible:
            return
        if open_facts(again) != open_facts(twin):
            return
        afters = [again.version - 1, chooser.randrange(again.version)]
        for viewer in (seat, None):
            assert received(again, viewer, afters) == received(twin, viewer, afters), (again.version, viewer)
        if again.match is not None and match_of(again).position != match_of(twin).position:
            yield entry


@pytest.mark.parametrize(
    ("name", "players"), [("busy", 3), ("crowded", 2), ("shuffling", 2), ("shuffling", 4), ("house", 3)]
)
@pytest.mark.parametrize("undo", ["fair", "free"])
def test_w32_a_seat_cannot_tell_matches_apart_that_differ_in_what_it_cannot_know(
    name: str, players: int, undo: str
) -> None:
    game = editions.load(EDITIONS[name])
    compared, undone = 0, 0
    for seed in range(6):
        chooser = random.Random(seed)
        seat = chooser.randrange(players) if undo == "fair" else 0
        table = started_table(game, players, bots=range(1, players) if undo == "free" else [], undo=undo, clock=CLOCK)
        for _ in wander(table, 70 + seed, 80):
            pass
        steps: Any = [step for happening in table.happenings for step in happening.steps]
        if swap := choose_swap(steps, seat, game, chooser):
            for entry in compare_with_twin(table, seat, swap, chooser):
                compared += 1
                undone += isinstance(entry, Undone)
    assert compared > 60
    assert undone > 3
