"""Before the match: sitting down, getting up, bots, names, who is the host, and the start."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.errors import BadPlayers, TableError
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.table.log import BotSat, ClockOptions, Options, OptionsChanged, Sat, SeatLeft, Started
from sushiya.table.table import BOT_NAMES, LONGEST_NAME, clean_name, open_table

from .tables import GUESTS, act, do, empty_table, full_table, match_of, play_until_over, refused, started_table

ANNA, BO, CEM, DAI, _ = GUESTS


def test_a_new_table_is_open(game: Game) -> None:
    table = empty_table(game)
    assert (table.state, table.version, table.players, table.to_act) == ("waiting", 1, 3, None)
    assert all(seat.is_open for seat in table.seats)
    assert table.due is None
    assert table.guests == []


def test_the_commitment_is_that_of_the_dice(game: Game) -> None:
    assert empty_table(game, seed="told").commitment == SeededDice(seed_from_text("told")).commitment


def test_a_table_for_too_many_is_not_opened(game: Game) -> None:
    with pytest.raises(BadPlayers):
        open_table(game, 9, Options(), ANNA, bytes(32), 0)


def test_guests_sit_down_anywhere_or_somewhere(game: Game) -> None:
    table = empty_table(game)
    entry = table.sit(BO, "Bo", 1, now=7)
    assert entry == Sat(at=7, seat=1, guest=BO, name="Bo")
    assert table.seats[1].is_open  # not before it is applied
    do(table, entry)
    assert (table.seats[1].guest, table.seats[1].name) == (BO, "Bo")
    for guest, seat in ((ANNA, 0), (CEM, 2)):
        do(table, table.sit(guest, guest, None, now=8))
        assert table.seats_of(guest) == [seat]
    with refused(table, "table_full"):
        table.sit(DAI, "Dai", None, now=9)


def test_who_sits_already_stays_there(game: Game) -> None:
    table = full_table(game)
    version = table.version
    assert table.sit(BO, "Bo", None, now=1) is None
    assert table.sit(BO, "Bo", 1, now=1) is None
    do(table, table.start(ANNA, now=2))
    assert table.sit(BO, "Bo", 1, now=3) is None
    assert table.version == version + 1


def test_a_guest_may_have_several_seats(game: Game) -> None:
    table = empty_table(game)
    for seat in (0, 2):
        do(table, table.sit(ANNA, f"Anna {seat}", seat, now=1))
    assert table.seats_of(ANNA) == [0, 2]
    assert table.guests == [ANNA]


def test_a_seat_that_is_taken_or_not_there(game: Game) -> None:
    table = empty_table(game)
    do(table, table.sit(BO, "Bo", 1, now=1))
    do(table, table.seat_bot(ANNA, 2, "random", "Aoi", now=1))
    for seat in (1, 2):
        with refused(table, "seat_taken"):
            table.sit(CEM, "Cem", seat, now=2)
    for seat in (-1, 3):
        with refused(table, "bad_players"):
            table.sit(CEM, "Cem", seat, now=2)
        with refused(table, "bad_players"):
            table.seat_bot(ANNA, seat, "random", "Ben", now=2)
        with refused(table, "bad_players"):
            table.leave(BO, seat, now=2)


def test_bots_are_seated_and_changed_by_the_host(game: Game) -> None:
    table = empty_table(game)
    entry = table.seat_bot(ANNA, 1, " random ", "Aoi", now=3)
    assert entry == BotSat(at=3, seat=1, bot="random", name="Aoi")
    do(table, entry)
    assert table.seats[1].played_by == "random"
    do(table, table.seat_bot(ANNA, 1, "greedy:noise=0.5", "Ben", now=4))
    assert (table.seats[1].bot, table.seats[1].name) == ("greedy:noise=0.5", "Ben")
    with refused(table, "unknown_bot"):
        table.seat_bot(ANNA, 2, "gredy", "Chiyo", now=5)
    do(table, table.sit(BO, "Bo", 0, now=5))
    with refused(table, "seat_taken"):
        table.seat_bot(ANNA, 0, "random", "Chiyo", now=6)


def test_there_is_a_name_for_a_bot_at_every_seat(game: Game) -> None:
    assert len(set(BOT_NAMES)) == len(BOT_NAMES) >= game.player_counts[-1]


def test_only_the_host_seats_bots_and_starts(game: Game) -> None:
    table = full_table(game)
    for guest in (BO, DAI, ""):
        with refused(table, "not_owner"):
            table.seat_bot(guest, 1, "random", "Aoi", now=1)
        with refused(table, "not_owner"):
            table.start(guest, now=1)


def test_the_host_is_who_opened_the_table_or_who_sits_first_when_that_one_is_gone(game: Game) -> None:
    table = full_table(game)
    assert [table.is_host(guest) for guest in GUESTS] == [True, False, False, False, False]
    do(table, table.leave(ANNA, 0, now=1))
    assert [table.is_host(guest) for guest in GUESTS] == [True, True, False, False, False]
    do(table, table.leave(CEM, 2, now=2))
    do(table, table.sit(ANNA, "Anna", 2, now=2))
    assert not table.is_host(BO)


def test_getting_up(game: Game) -> None:
    table = full_table(game, bots=[2])
    with refused(table, "not_your_seat"):
        table.leave(BO, 0, now=1)
    with refused(table, "not_your_seat"):
        table.leave(BO, 2, now=1)  # a bot goes when the host says so
    with refused(table, "not_your_seat"):
        table.leave(ANNA, 1, now=1)
    for guest, seat in ((BO, 1), (ANNA, 2)):
        assert table.leave(guest, seat, now=1) == SeatLeft(at=1, seat=seat)
        do(table, table.leave(guest, seat, now=1))
        assert table.seats[seat].is_open
    with refused(table, "not_your_seat"):
        table.leave(ANNA, 1, now=2)  # nobody's


def test_the_match_begins_when_all_seats_are_taken(game: Game) -> None:
    table = full_table(game, seed="begin")
    do(table, table.leave(CEM, 2, now=1))
    with refused(table, "seats_open"):
        table.start(ANNA, now=2)
    do(table, table.sit(DAI, "Dai", 2, now=2))
    entry = table.start(ANNA, now=3)
    assert table.state == "waiting"
    do(table, entry)
    match = Match(game, 3, names=["Anna", "Bo", "Dai"], dice=SeededDice(seed_from_text("begin")))
    assert entry == Started(at=3, chance=[step.line for step in match.steps])
    assert match_of(table).record() == match.record()
    assert (table.state, table.to_act) == ("running", match.to_act)


def test_after_the_start_the_seats_stay_as_they_are(game: Game) -> None:
    table = started_table(game, bots=[2])
    with refused(table, "already_started"):
        table.start(ANNA, now=1)
    with refused(table, "already_started"):
        table.sit(DAI, "Dai", None, now=1)
    with refused(table, "already_started"):
        table.sit(ANNA, "Anna", 1, now=1)
    with refused(table, "already_started"):
        table.seat_bot(ANNA, 2, "greedy", "Ben", now=1)
    assert table.leave(ANNA, 2, now=1) is None  # a bot that is sent away plays on
    play_until_over(table)
    with refused(table, "already_started"):
        table.sit(DAI, "Dai", None, now=2)


def test_free_undo_is_for_one_guest_among_bots(game: Game) -> None:
    table = full_table(game, undo="free")
    for seat in (1, 2):
        with refused(table, "undo_not_free"):
            table.start(ANNA, now=1)
        do(table, table.leave(GUESTS[seat], seat, now=1))
        do(table, table.seat_bot(ANNA, seat, "random", "Aoi", now=1))
    do(table, table.start(ANNA, now=2))
    assert table.state == "running"
    one_device = empty_table(game, 2, undo="free")
    for seat in (0, 1):
        do(one_device, one_device.sit(ANNA, f"Anna {seat}", seat, now=1))
    do(one_device, one_device.start(ANNA, now=2))


def test_commands_change_nothing_until_they_are_applied(game: Game) -> None:
    """What was foreseen for one entry is not taken for another."""
    table = full_table(game)
    early = table.start(ANNA, now=1)
    do(table, table.leave(BO, 1, now=2))
    do(table, table.sit(DAI, "Dai", 1, now=3))
    do(table, early)
    assert match_of(table).names == ["Anna", "Dai", "Cem"]
    seat = table.to_act
    assert seat is not None
    lines = match_of(table).legal()
    first, second = (table.submit(seat, table.version, None, line, now=4) for line in (lines[0], lines[-1]))
    do(table, first)
    assert [step.line for step in table.happenings[-1].steps][:1] == [lines[0]]
    assert first != second


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("a\x00b‮c", "a b c"),
        ("寿司屋", "寿司屋"),
        ("x" * 99, "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME - 1) + " y", "x" * (LONGEST_NAME - 1)),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "  ", "\n\x00", "​"])
def test_a_name_needs_a_letter(game: Game, typed: str) -> None:
    table = empty_table(game)
    with refused(table, "bad_name"):
        table.sit(ANNA, typed, 0, now=1)
    with refused(table, "bad_name"):
        table.seat_bot(ANNA, 0, "random", typed, now=1)


@given(st.text())
def test_a_clean_name_is_one_short_line(typed: str) -> None:
    try:
        name = clean_name(typed)
    except TableError:
        assert not any(letter.isprintable() and not letter.isspace() for letter in typed)
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert name.isprintable()
    assert clean_name(name) == name


def test_the_bots_seed_tells_nothing_of_the_dice(game: Game) -> None:
    one, other = (empty_table(game, seed=seed) for seed in ("one", "other"))
    assert one.bots_seed != other.bots_seed
    assert one.bots_seed.bit_length() <= 64
    assert one.bots_seed == empty_table(game, 2, seed="one").bots_seed
    assert f"{one.bots_seed:x}" not in one.opened.seed


def test_a_bot_is_due_at_once_and_a_guest_without_a_clock_never(game: Game) -> None:
    for bots in ([], [0, 1, 2]):
        table = started_table(game, bots=bots)
        act(table, now=77)
        assert table.bot_to_act == ("random" if bots else None)
        assert table.due == (77 if bots else None)


def test_the_host_changes_the_options_until_the_match_begins(game: Game) -> None:
    table = full_table(game, undo="never")
    wish = Options(clock=ClockOptions(bank=60), may_watch=False)
    entry = table.change_options(ANNA, wish, now=4)
    assert entry == OptionsChanged(at=4, options=wish)
    assert (table.options.undo, table.clock) == ("never", None)  # not before it is applied
    do(table, entry)
    assert table.options == wish
    assert table.clock is not None
    assert table.clock.left == [60_000] * 3
    assert table.change_options(ANNA, wish, now=5) is None
    with refused(table, "not_owner"):
        table.change_options(BO, Options(), now=5)
    do(table, table.change_options(ANNA, Options(), now=6))
    assert table.clock is None
    do(table, table.start(ANNA, now=7))
    with refused(table, "already_started"):
        table.change_options(ANNA, wish, now=8)
