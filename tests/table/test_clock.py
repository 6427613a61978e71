"""Time: a bank for every seat, an increment for every turn, and nobody's time runs while a bot is to act."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import sushiya
from sushiya.games.contract import Game
from sushiya.table.clock import Clock
from sushiya.table.log import ClockOptions, Options
from sushiya.table.messages import clock_state
from sushiya.table.table import Table
from tests.games.wasabi.positions import at

from .tables import CLOCK, act, do, match_of, move_to, play_until_over, refused, started_table, take_back

QUIET = """
    | tuna .
    hand 0: rice egg crab
    hand 1: rice egg crab
    recipes 0: kappamaki harbour-roll bento-box
    recipes 1: tenmusu two-rivers thunder-dragon
"""


def clock_of(table: Table) -> Clock:
    assert table.clock is not None
    return table.clock


def timed_table(game: Game, *, bots: list[int] | None = None, **options: Any) -> Table:
    return started_table(game, bots=bots or [], clock=CLOCK, **options)


def quiet_table(**options: Any) -> Table:
    """Two at Wasabi!, seat 0 before a turn of two actions without chance: `lay rice b1` and `pick rice`."""
    table = started_table(sushiya.game("wasabi"), 2, clock=CLOCK, **options)
    move_to(table, at(QUIET, game=table.game))  # type: ignore[arg-type]
    clock_of(table).turn_to(0, 0)
    return table


def play_turn(table: Table, square: str, *, now: int) -> None:
    act(table, f"lay rice {square}", now=now)
    act(table, "pick rice", now=now)


def test_a_table_without_a_clock_has_none(game: Game) -> None:
    table = started_table(game)
    assert table.clock is None
    assert clock_state(table, 5) is None
    assert table.resume(now=5) is None


def test_everybody_has_the_bank_and_the_clock_starts_with_the_match(game: Game) -> None:
    table = timed_table(game)
    assert clock_of(table).left == [100_000] * 3
    assert clock_of(table).running == table.to_act
    assert table.due == 100_000


def test_time_is_taken_from_the_seat_to_act_and_every_turn_earns_the_increment() -> None:
    table = quiet_table()
    act(table, "lay rice b1", now=3_000)
    assert (clock_of(table).left, clock_of(table).running) == ([97_000, 100_000], 0)  # the turn goes on
    act(table, "pick rice", now=5_000)
    assert (clock_of(table).left, clock_of(table).running) == ([105_000, 100_000], 1)
    assert table.due == 105_000
    play_turn(table, "c1", now=25_000)
    assert clock_of(table).left == [105_000, 90_000]
    assert table.due == 25_000 + 105_000


def test_the_state_of_the_clock_is_told_as_it_is_now() -> None:
    table = quiet_table()
    told = clock_state(table, 4_000)
    assert told is not None
    assert (told.left, told.running) == ([96_000, 100_000], 0)
    assert clock_of(table).left == [100_000, 100_000]
    late = clock_state(table, 999_999)
    assert late is not None
    assert late.left == [0, 100_000]


def test_time_does_not_run_below_nothing_and_not_backwards() -> None:
    table = quiet_table()
    act(table, "lay rice b1", now=500_000)
    assert clock_of(table).left[0] == 0
    assert table.due == 500_000
    act(table, "pick rice", now=400_000)  # the time of the house was put right
    assert clock_of(table).left[0] == 10_000


def test_nobodys_time_runs_while_a_bot_is_to_act(game: Game) -> None:
    table = timed_table(game, bots=[1, 2])
    now = 0
    for _ in range(12):
        while table.to_act != 0:
            assert table.to_act is not None
            left = list(clock_of(table).left)
            assert (clock_of(table).running, clock_of(table).due) == (None, None)
            assert table.due == table.happenings[-1].entry.at
            told = clock_state(table, now + 50_000)
            assert told is not None
            assert (told.left, told.running) == (left, None)
            now += 20_000
            act(table, now=now, by="bot")
            assert clock_of(table).left == left
        assert clock_of(table).running == 0
        assert table.due == now + clock_of(table).left[0]
        act(table, now=now)
    assert clock_of(table).left[1:] == [100_000] * 2


def test_a_stand_in_stops_the_clock_and_earns_nothing() -> None:
    table = quiet_table()
    do(table, table.stand_in(0, now=4_000))
    assert (clock_of(table).left[0], clock_of(table).running) == (96_000, None)
    assert table.due == 4_000
    act(table, "lay rice b1", now=50_000, by="stand_in")
    assert clock_of(table).left[0] == 96_000
    do(table, table.come_back(0, now=60_000))
    assert (clock_of(table).left[0], clock_of(table).running, table.due) == (96_000, 0, 156_000)


def test_going_and_coming_back_earns_nothing() -> None:
    table = quiet_table()
    for now in range(1_000, 20_000, 2_000):
        do(table, table.leave("guest-anna", 0, now))
        do(table, table.come_back(0, now + 1_000))
    assert clock_of(table).left == [90_000, 100_000]


def test_a_bot_that_stands_in_for_somebody_else_leaves_the_clock_running() -> None:
    table = quiet_table()
    do(table, table.stand_in(1, now=4_000))
    assert (clock_of(table).left[0], clock_of(table).running, table.due) == (96_000, 0, 100_000)


def test_after_a_closed_house_the_clock_goes_on_from_there() -> None:
    table = quiet_table()
    play_turn(table, "b1", now=1_000)
    assert table.due == 101_000
    entry = table.resume(now=90_000)
    assert entry is not None
    do(table, entry)
    assert clock_of(table).left == [109_000, 100_000]
    assert table.due == 190_000


def test_only_a_running_clock_is_resumed(game: Game) -> None:
    table = timed_table(game, bots=[0, 1, 2])
    assert table.resume(now=1) is None
    guests = timed_table(game)
    assert guests.resume(now=1) is not None
    play_until_over(guests)
    assert (guests.resume(now=2), guests.due) == (None, None)
    told = clock_state(guests, 99)
    assert told is not None
    assert told.running is None


def test_taking_back_gives_back_no_time_and_takes_what_the_turn_has_earned() -> None:
    table = quiet_table()
    play_turn(table, "b1", now=5_000)
    assert clock_of(table).left == [105_000, 100_000]
    take_back(table, 0, now=7_000)
    assert (clock_of(table).left, clock_of(table).running) == ([95_000, 98_000], 0)
    act(table, "pick rice", now=8_000)
    assert clock_of(table).left == [104_000, 98_000]


def test_nobody_earns_time_by_acting_and_taking_back() -> None:
    table = quiet_table()
    act(table, "lay rice b1", now=1_000)
    for now in range(2_000, 40_000, 2_000):
        act(table, "pick rice", now=now)
        take_back(table, 0, now=now + 1_000)
    assert clock_of(table).left == [80_000, 81_000]


def test_free_undo_earns_no_time_either() -> None:
    """A turn of the guest, one of the bot, and back: the guest has the time that was left when the turn ended."""
    table = quiet_table(bots=[1], undo="free")
    before, now = match_of(table).position, 0
    for _ in range(5):
        now += 2_000
        play_turn(table, "b1", now=now)
        assert clock_of(table).running is None
        now += 30_000
        play_turn(table, "c1", now=now)
        now += 3_000
        take_back(table, 0, now=now)
        take_back(table, 0, now=now)
        assert match_of(table).position == before
    assert clock_of(table).left == [90_000, 100_000]


def test_free_undo_over_several_turns_takes_what_each_of_them_has_earned() -> None:
    table = quiet_table(bots=[1], undo="free")
    play_turn(table, "b1", now=5_000)
    play_turn(table, "c1", now=30_000)
    act(table, "lay rice d1", now=31_000)
    assert clock_of(table).left[0] == 104_000
    take_back(table, 0, now=31_000)
    assert clock_of(table).left[0] == 104_000
    take_back(table, 0, now=31_000)
    assert (clock_of(table).left, clock_of(table).running) == ([95_000, 100_000], 0)


def test_whose_time_is_up_is_due_and_the_house_acts() -> None:
    table = quiet_table()
    due = table.due
    assert due == 100_000
    act(table, "lay rice b1", now=due, by="clock")
    assert (clock_of(table).left[0], table.due) == (0, due)
    act(table, "pick rice", now=due, by="clock")
    assert clock_of(table).left[0] == 10_000


@pytest.mark.parametrize("clock", [{"bank": 9.9}, {"bank": 1e6}, {"increment": -1}, {"increment": 3601}, {"step": 1}])
def test_a_clock_has_bounds(clock: dict[str, float]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"clock": clock}, Options)


def test_parts_of_seconds_are_kept() -> None:
    clock = Clock(ClockOptions(bank=10.5, increment=0.25), 2)
    clock.turn_to(0, 1_000)
    clock.act(1, 1_100)
    assert clock.left == [10_650, 10_500]


def test_a_refused_move_costs_its_time_only() -> None:
    table = quiet_table()
    with refused(table, "bad_notation"):
        table.submit(0, table.version, None, "serve tea", now=9_000)
    assert table.due == 100_000
