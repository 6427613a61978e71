"""How far a seat may go back: until somebody acted, chance followed or something came to light; and exactly so far."""

from __future__ import annotations

import random

import pytest

import sushiya
from sushiya.games.contract import Game
from sushiya.table.log import Undo, Undone
from sushiya.table.table import Table
from tests.games.wasabi.positions import at

from .tables import act, do, match_of, move_to, picture, refused, started_table, take_back

CROSSING = """
    | .    tuna   .
    | tempura .   salmon
    hand 0: rice egg crab
    hand 1: rice egg crab
    tokens 0: 2 3
"""


def wasabi_table(text: str, undo: Undo = "fair", **others: object) -> Table:
    """Two at a table of Wasabi!, in the middle of a match."""
    table = started_table(sushiya.game("wasabi"), 2, undo=undo, bots=[1] if undo == "free" else [], **others)
    move_to(table, at(text, game=table.game))  # type: ignore[arg-type]
    return table


def test_nothing_to_take_back(game: Game) -> None:
    table = started_table(game)
    for seat in range(3):
        assert not table.may_undo(seat)
        with refused(table, "no_undo"):
            table.take_back(seat, table.version, None, now=1)


def test_a_harmless_action_is_taken_back_and_nobody_elses() -> None:
    table = wasabi_table(CROSSING)
    before = match_of(table).position
    act(table, "lay egg c1")
    assert (table.may_undo(0), table.may_undo(1)) == (True, False)
    with refused(table, "no_undo"):
        table.take_back(1, table.version, None, now=1)
    version = table.version
    entry = take_back(table, 0, now=3)
    assert entry == Undone(at=3, seat=0, actions=1)
    assert match_of(table).position == before
    assert (table.version, table.moved) == (version + 1, version + 1)
    assert not table.may_undo(0)


def test_two_actions_are_taken_back_one_by_one() -> None:
    table = wasabi_table(CROSSING + "cards 0: spicy")
    before = match_of(table).position
    act(table, "card spicy")
    middle = match_of(table).position
    act(table, "lay egg c1")
    take_back(table, 0)
    assert match_of(table).position == middle
    take_back(table, 0)
    assert match_of(table).position == before


def test_an_action_that_ends_the_turn_until_the_next_seat_has_acted() -> None:
    table = wasabi_table(CROSSING + "recipes 0: kappamaki harbour-roll bento-box")
    act(table, "lay egg c1")
    act(table, "pick rice")
    assert table.to_act == 1
    assert table.may_undo(0)
    take_back(table, 0)
    assert table.to_act == 0
    act(table, "pick tuna")
    act(table, "lay rice a1")
    assert (table.may_undo(0), table.may_undo(1)) == (False, True)
    with refused(table, "no_undo"):
        table.take_back(0, table.version, None, now=1)
    take_back(table, 1)
    assert table.may_undo(0)  # as if the other had not acted


def test_not_when_chance_has_followed(game: Game) -> None:
    """In Wasabi! a recipe comes; in Sushi Roll dice are rerolled or all belts slide."""
    table = started_table(game)
    followed = 0
    chooser = random.Random(4)
    while followed < 5:
        seat, entry = act(table, chooser.choice(match_of(table).legal()))
        assert table.may_undo(seat) == (not entry.chance)
        if entry.chance:
            followed += 1
            with refused(table, "no_undo"):
                table.take_back(seat, table.version, None, now=1)


def test_not_a_completion() -> None:
    """Everybody has seen the strip (W13)."""
    table = wasabi_table(CROSSING + "recipes 0: maguro-nigiri crunchy-tuna")
    act(table, "lay rice b2")
    assert match_of(table).steps[-1].completes == ["maguro-nigiri*"]
    with refused(table, "no_undo"):
        table.take_back(0, table.version, None, now=1)
    act(table, match_of(table).legal()[0])
    assert table.may_undo(0)  # what came after it can be
    take_back(table, 0)
    assert not table.may_undo(0)


def test_not_when_there_is_a_choice_between_strips() -> None:
    """QW23: everybody has seen that there are several; and the chosen one is completed."""
    table = wasabi_table(CROSSING + "recipes 0: maguro-nigiri tenmusu")
    act(table, "lay rice b2")
    assert match_of(table).steps[-1].completes == []
    assert match_of(table).legal() == ["choose maguro-nigiri", "choose tenmusu"]
    assert not table.may_undo(0)
    act(table, "choose tenmusu")
    assert not table.may_undo(0)


def test_the_same_place_without_those_strips_is_harmless() -> None:
    table = wasabi_table(CROSSING + "recipes 0: kappamaki")
    act(table, "lay rice b2")
    assert table.may_undo(0)


def test_where_nothing_is_ever_taken_back() -> None:
    table = wasabi_table(CROSSING, "never")
    act(table, "lay egg c1")
    assert not table.may_undo(0)
    with refused(table, "no_undo"):
        table.take_back(0, table.version, None, now=1)
    assert table._why_no_undo() == "At this table nothing can be taken back."


def test_free_undo_goes_over_chance_and_what_came_to_light() -> None:
    table = wasabi_table(CROSSING + "recipes 0: maguro-nigiri tenmusu", "free")
    before = match_of(table).position
    act(table, "lay rice b2")
    take_back(table, 0)
    assert match_of(table).position == before
    act(table, "lay rice b2")
    act(table, "choose tenmusu")
    take_back(table, 0)
    take_back(table, 0)
    assert match_of(table).position == before


def test_free_undo_goes_back_over_all_bots_to_ones_own_last_action(game: Game) -> None:
    """At any moment, also while a bot is to act; the same actions meet the same chance again."""
    table = started_table(game, bots=[0, 2], undo="free")
    chooser = random.Random(2)
    undone = 0
    for _ in range(60):
        if table.to_act is None:
            break
        if table.may_undo(1) and chooser.random() < 0.3:
            steps = match_of(table).steps
            mine = max(number for number, step in enumerate(steps) if step.seat == 1)
            lines = [step.line for step in steps]
            actions = [step for step in steps[mine:] if step.seat is not None]
            entry = take_back(table, 1)
            assert entry.actions == len(actions)
            assert match_of(table).position == actions[0].before
            assert len(match_of(table).steps) == mine
            act(table, lines[mine])
            assert [step.line for step in match_of(table).steps] == lines[: len(match_of(table).steps)]
            undone += 1
        else:
            act(table, chooser.choice(match_of(table).legal()))
    assert undone > 5


def test_the_log_goes_on_after_an_undo(game: Game) -> None:
    """Versions grow, nothing is taken out of the log, and a repeated id is answered with its old version."""
    table = started_table(game, bots=[1, 2], undo="free")
    while table.to_act != 0:
        act(table, by="bot")
    act(table, id="act")
    acted = table.version
    take_back(table, 0, id="undo")
    assert table.version == acted + 1
    assert [happening.version for happening in table.happenings] == list(range(1, table.version + 1))
    assert table.submit(0, table.version, "act", match_of(table).legal()[0], now=1) == acted
    assert table.take_back(0, table.version, "undo", now=1) == acted + 1
    assert table.happenings[acted - 1].steps[0].seat == 0


def test_an_undo_is_exact(game: Game) -> None:
    """All that a match is made of is as it was: position, log, dice."""
    table = started_table(game, bots=[1, 2], undo="free")
    chooser = random.Random(1)
    for _ in range(25):
        while table.to_act not in (0, None):
            act(table, chooser.choice(match_of(table).legal()), by="bot")
        if table.to_act is None:
            break
        before = picture(table)[1]
        act(table, chooser.choice(match_of(table).legal()))
        while table.to_act not in (0, None):
            act(table, chooser.choice(match_of(table).legal()), by="bot")
        if table.to_act is None:
            break
        take_back(table, 0)
        assert picture(table)[1] == before
        act(table, chooser.choice(match_of(table).legal()))


def test_what_a_stand_in_did_is_the_guests_to_take_back() -> None:
    table = wasabi_table(CROSSING)
    do(table, table.stand_in(0, now=1))
    act(table, "lay egg c1", by="stand_in")
    do(table, table.come_back(0, now=2))
    take_back(table, 0)
    assert table.to_act == 0


@pytest.mark.parametrize("undo", ["fair", "free", "never"])
def test_nothing_is_taken_back_after_the_end(game: Game, undo: Undo) -> None:
    table = started_table(game, 2, bots=[1], undo=undo)
    chooser = random.Random(3)
    while table.to_act is not None:
        act(table, chooser.choice(match_of(table).legal()))
    assert not any(table.may_undo(seat) for seat in range(2))
