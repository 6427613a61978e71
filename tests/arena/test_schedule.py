"""Which match number is what."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushiya.arena.schedule import Schedule, count_seatings, list_line_ups, list_seatings
from sushiya.errors import ArenaError

LISTS = st.lists(st.sampled_from("abcde"), min_size=2, max_size=6).filter(lambda bots: len(set(bots)) > 1)


@given(LISTS, st.integers(2, 4))
@settings(deadline=None)
def test_every_seating_of_every_line_up_comes_up_once_a_round(bots: list[str], players: int) -> None:
    schedule = Schedule(bots, players, 0)
    assert len(schedule.round) == len(set(schedule.round))
    for line_up in schedule.line_ups:
        assert {seating for seating in schedule.round if tuple(sorted(seating)) == line_up} == set(
            permutations(line_up)
        )
    assert len(schedule.round) == sum(count_seatings(line_up) for line_up in schedule.line_ups)


@given(LISTS, st.integers(2, 4))
@settings(deadline=None)
def test_every_entrant_sits_equally_often_at_every_seat(bots: list[str], players: int) -> None:
    schedule = Schedule(bots, players, 0)
    for entrant in range(len(schedule.entrants)):
        counts = [sum(seating[seat] == entrant for seating in schedule.round) for seat in range(players)]
        assert len(set(counts)) == 1
        assert counts[0] > 0


@given(LISTS, st.integers(2, 4), st.integers(0, 2**40), st.integers(0, 3))
@settings(deadline=None, max_examples=50)
def test_the_seatings_of_a_line_up_share_their_dice_in_a_round_and_nothing_else(
    bots: list[str], players: int, seed: int, turn: int
) -> None:
    schedule = Schedule(bots, players, seed)
    size = len(schedule.round)
    fixtures = [schedule.fixture(number) for number in range(turn * size, (turn + 1) * size)]
    assert {fixture.round for fixture in fixtures} == {turn}
    line_ups = {fixture.dice: tuple(sorted(fixture.seating)) for fixture in fixtures}
    assert sorted(line_ups.values()) == schedule.line_ups  # as many dice as line-ups
    assert all(tuple(sorted(fixture.seating)) == line_ups[fixture.dice] for fixture in fixtures)
    assert [fixture.seating for fixture in fixtures] == schedule.round
    assert len({fixture.seed for fixture in fixtures}) == size
    later = {schedule.fixture(number).dice for number in range((turn + 1) * size, (turn + 2) * size)}
    assert later.isdisjoint(line_ups)
    assert Schedule(bots, players, seed + 1).fixture(turn * size).dice != fixtures[0].dice


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abb", 3)])
def test_the_dice_of_one_line_up_never_change(bots: str, players: int) -> None:
    """Results of earlier versions can be extended and repeated."""
    schedule = Schedule(bots, players, 7)
    dice = [schedule.fixture(turn * players).dice.hex()[:16] for turn in range(3)]
    assert dice == ["ac353ef90edc3cf8", "f5f85cc3c313fc70", "16fab6b5c6de4ea9"]


@pytest.mark.parametrize(
    ("listed", "players", "line_ups"),
    [
        ([0, 1], 2, ["01"]),
        ([0, 1, 2], 2, ["01", "02", "12"]),
        ([0, 1], 3, ["001", "011"]),
        ([0, 1, 1], 3, ["011"]),
        ([0, 0, 1], 4, ["0001", "0011"]),
        ([0, 0, 1], 2, ["01"]),  # 0 against itself compares nothing
        ([0, 0, 1, 2], 3, ["001", "002", "012"]),
    ],
)
def test_line_ups(listed: list[int], players: int, line_ups: list[str]) -> None:
    assert ["".join(map(str, line_up)) for line_up in list_line_ups(listed, players)] == line_ups


def test_seatings_begin_with_everybody_on_every_seat() -> None:
    seatings = list_seatings((0, 1, 2, 3))
    for first in range(0, 24, 4):
        for seat in range(4):
            assert {seating[seat] for seating in seatings[first : first + 4]} == {0, 1, 2, 3}


def test_line_ups_are_mixed() -> None:
    schedule = Schedule("abc", 2, 0)
    first = Counter(tuple(sorted(seating)) for seating in schedule.round[:3])
    assert set(first.values()) == {1}


def test_games_are_rounded_up_to_whole_rounds() -> None:
    schedule = Schedule("abc", 3, 0)
    assert [schedule.matches_for(games) for games in (1, 6, 7)] == [6, 6, 12]


def test_one_bot_alone_has_nobody_to_meet() -> None:
    with pytest.raises(ArenaError, match="nobody"):
        Schedule(["a", "a"], 2, 0)


def test_too_many_ways_to_sit() -> None:
    with pytest.raises(ArenaError, match="fewer"):
        Schedule([f"bot{n}" for n in range(30)], 4, 0)
