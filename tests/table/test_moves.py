"""In the match: actions and who may do them when, repetitions, stand-ins, the end and the rematch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.table import table as table_module
from sushiya.table.log import Acted, CameBack, Rematched, StoodIn
from sushiya.table.table import LONGEST_ID, REMEMBERED_IDS, STAND_IN, Table

from .tables import (
    GUESTS,
    act,
    do,
    full_table,
    match_of,
    move_to,
    play_until_over,
    refused,
    started_table,
    take_back,
)

ANNA, BO, *_ = GUESTS


@pytest.fixture
def table(game: Game) -> Table:
    return started_table(game)


def to_act(table: Table) -> int:
    assert table.to_act is not None
    return table.to_act


def test_an_action_and_the_chance_that_answers_it(table: Table, game: Game) -> None:
    """Until some chance has followed: the table does what a match with the same dice does."""
    match = Match(game, 3, names=["Anna", "Bo", "Cem"], dice=SeededDice(seed_from_text("table")))
    has_met_chance = False
    while not has_met_chance:
        seat, known = to_act(table), len(match.steps)
        line = match.legal()[-1]
        id = f"id {table.version}"
        entry = table.submit(seat, table.version, id, line, now=5)
        assert match_of(table).record() == match.record()  # nothing has happened yet
        match.play(line)
        chance = [step.line for step in match.steps[known + 1 :]]
        assert entry == Acted(at=5, seat=seat, action=line, chance=chance, by="guest", id=id)
        happening = table.apply(entry)
        assert (happening.version, happening.entry) == (table.version, entry)
        assert [step.line for step in happening.steps] == [line, *chance]
        assert match_of(table).record() == match.record()
        has_met_chance = bool(chance)


def test_the_line_of_the_log_is_the_one_of_the_notation(table: Table) -> None:
    _, entry = act(table, match_of(table).legal()[0], by="bot")
    assert entry.action == match_of(table).steps[-1 - len(entry.chance)].line
    assert entry.by == "bot"


def test_only_the_seat_to_act_acts(table: Table) -> None:
    seat, line = to_act(table), match_of(table).legal()[0]
    for other in {0, 1, 2} - {seat}:
        with refused(table, "not_your_turn"):
            table.submit(other, table.version, None, line, now=1)
    for nobody in (-1, 3):
        with refused(table, "bad_players"):
            table.submit(nobody, table.version, None, line, now=1)
        with refused(table, "bad_players"):
            table.take_back(nobody, table.version, None, now=1)
        with refused(table, "bad_players"):
            table.stand_in(nobody, now=1)
        with refused(table, "bad_players"):
            table.come_back(nobody, now=1)


def test_what_the_rules_do_not_allow(table: Table, game: Game) -> None:
    seat, position = to_act(table), match_of(table).position
    code = next(code for code in range(game.action_count) if position.check(code))
    reason = position.check(code)
    assert reason is not None
    with refused(table, reason.code):
        table.submit(seat, table.version, None, game.format_action(code), now=1)
    with refused(table, "bad_notation"):
        table.submit(seat, table.version, "a", "serve tea", now=1)
    act(table, id="a")  # an id that was refused is not used up


def test_an_old_and_a_future_version(table: Table) -> None:
    line = match_of(table).legal()[0]
    with refused(table, "unknown_version"):
        table.submit(to_act(table), table.version + 1, None, line, now=1)
    with refused(table, "old_version"):
        table.submit(to_act(table), table.version - 1, None, line, now=1)
    act(table)
    with refused(table, "old_version"):
        table.submit(to_act(table), table.version - 1, None, match_of(table).legal()[0], now=1)
    with refused(table, "old_version"):
        table.take_back(0, table.version - 1, None, now=1)
    with refused(table, "unknown_version"):
        table.take_back(0, table.version + 1, None, now=1)


def test_what_does_not_change_the_match_makes_no_version_old(table: Table) -> None:
    version = table.version
    other = next(seat for seat in range(3) if seat != to_act(table))
    do(table, table.stand_in(other, now=1))
    do(table, table.come_back(other, now=2))
    entry = table.submit(to_act(table), version, None, match_of(table).legal()[0], now=3)
    do(table, entry)


def test_after_an_undo_the_versions_before_it_are_old(game: Game) -> None:
    table = started_table(game, bots=[1, 2], undo="free")
    while to_act(table) != 0:
        act(table, by="bot")
    act(table)
    version = table.version
    take_back(table, 0)
    with refused(table, "old_version"):
        table.submit(0, version, None, match_of(table).legal()[0], now=1)


def test_the_same_id_again_is_no_second_action(table: Table) -> None:
    line = match_of(table).legal()[0]
    seat, _ = act(table, line, id="once")
    version, events = table.version, match_of(table).events
    act(table)
    for known in (1, version - 1, table.version, 99):
        assert table.submit(seat, known, "once", line, now=9) == version
        assert table.submit(seat, known, "once", "serve tea", now=9) == version
        assert table.take_back(seat, known, "once", now=9) == version
    assert table.version == version + 1
    assert match_of(table).events[: len(events)] == events


def test_ids_are_each_seats_own(table: Table) -> None:
    first, _ = act(table, id="mine")
    while to_act(table) == first:
        act(table)
    version = table.version
    act(table, id="mine")
    assert table.version == version + 1


def test_a_repetition_is_answered_after_the_end_too(table: Table) -> None:
    seat = 0
    while table.to_act is not None:
        seat, _ = act(table, match_of(table).legal()[0], id=f"id {table.version}")
    assert table.submit(seat, 1, f"id {table.version - 1}", "serve tea", now=1) == table.version
    with refused(table, "match_over"):
        table.submit(seat, table.version, "new", "serve tea", now=1)
    with refused(table, "match_over"):
        table.take_back(seat, table.version, "new", now=1)
    with refused(table, "match_over"):
        table.stand_in(seat, now=1)
    with refused(table, "match_over"):
        table.leave(GUESTS[seat], seat, now=1)
    assert not any(table.may_undo(seat) for seat in range(3))
    assert (table.state, table.to_act, table.bot_to_act, table.due) == ("finished", None, None, None)


def test_the_last_ids_are_remembered(game: Game) -> None:
    table = started_table(game, bots=[1, 2], undo="free")
    while to_act(table) != 0:
        act(table, by="bot")
    for number in range(REMEMBERED_IDS):
        line = match_of(table).legal()[0]
        act(table, line, id=f"act {number}")
        take_back(table, 0, id=f"undo {number}")
    assert len(table._answered[0]) == REMEMBERED_IDS
    assert table.take_back(0, 1, f"undo {REMEMBERED_IDS - 1}", now=1) == table.version
    assert isinstance(table.submit(0, table.version, "act 0", match_of(table).legal()[0], now=1), Acted)


@pytest.mark.parametrize("id", ["", "x" * (LONGEST_ID + 1)])
def test_an_id_that_is_too_long_or_empty(table: Table, id: str) -> None:
    with refused(table, "bad_id"):
        table.submit(to_act(table), table.version, id, match_of(table).legal()[0], now=1)
    with refused(table, "bad_id"):
        table.take_back(to_act(table), table.version, id, now=1)


def test_nothing_is_done_before_the_start(game: Game) -> None:
    table = full_table(game)
    with refused(table, "not_started"):
        table.submit(0, table.version, None, "take maki", now=1)
    with refused(table, "not_started"):
        table.take_back(0, table.version, None, now=1)
    with refused(table, "not_started"):
        table.stand_in(0, now=1)
    with refused(table, "not_finished"):
        table.offer_rematch(ANNA, "other", now=1)
    assert table.come_back(0, now=1) is None
    assert table.resume(now=1) is None
    assert not table.may_undo(0)


def test_a_bot_stands_in_and_the_guest_comes_back(table: Table) -> None:
    seat = to_act(table)
    entry = table.stand_in(seat, now=5)
    assert entry == StoodIn(at=5, seat=seat, bot=STAND_IN)
    do(table, entry)
    assert table.bot_to_act == table.seats[seat].played_by == table.seats[seat].stand_in == STAND_IN
    assert table.seats[seat].guest == GUESTS[seat]
    assert table.due == 5
    assert table.stand_in(seat, now=6) is None
    assert table.leave(GUESTS[seat], seat, now=6) is None
    act(table, by="stand_in", now=6)
    back = table.come_back(seat, now=7)
    assert back == CameBack(at=7, seat=seat)
    do(table, back)
    assert table.seats[seat].played_by is None
    assert table.come_back(seat, now=8) is None


def test_who_gets_up_in_a_match_is_played_for(table: Table) -> None:
    assert table.leave(BO, 1, now=4) == StoodIn(at=4, seat=1, bot=STAND_IN)
    with refused(table, "not_your_seat"):
        table.leave(ANNA, 1, now=4)


def test_nobody_stands_in_for_a_bot(game: Game) -> None:
    table = started_table(game, bots=[1, 2])
    assert table.stand_in(1, now=1) is None
    assert table.come_back(1, now=1) is None


def test_a_rematch_is_offered_once_and_by_those_who_played(table: Table) -> None:
    with refused(table, "not_finished"):
        table.offer_rematch(ANNA, "table-2", now=1)
    play_until_over(table)
    with refused(table, "not_your_seat"):
        table.offer_rematch("guest-fay", "table-2", now=1)
    entry = table.offer_rematch(BO, "table-2", now=2)
    assert entry == Rematched(at=2, table="table-2")
    do(table, entry)
    assert table.rematch == "table-2"
    assert table.offer_rematch(ANNA, "table-3", now=3) is None


def test_a_match_that_goes_on_is_not_moved_by_what_was_foreseen_elsewhere(table: Table) -> None:
    entry = table.submit(to_act(table), table.version, None, match_of(table).legal()[0], now=1)
    move_to(table, match_of(table).position.copy())
    with pytest.raises(ValueError, match="gone on"):
        do(table, entry)


def test_every_refusal_of_the_table_is_met_in_these_tests() -> None:
    codes = set(re.findall(r'code="(\w+)"', Path(table_module.__file__).read_text()))
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert len(codes) > 15
    assert {code for code in codes if f'"{code}"' not in tests} == set()
