"""The start of a match and of a round: S1–S5, S19, QS10."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from sushiya.errors import BadPlayers, IllegalAction
from sushiya.games.contract import CHANCE, Position

from .positions import HOUSE, at, belt, finish_round, play

pytestmark = pytest.mark.interpreted


def view(position: Position) -> Any:
    return position.view(None)


def filled(players: int, start: int = 0) -> Position:
    """A match with all belts filled, by fixed draws."""
    position = play(HOUSE.start(players), f"start {start}")
    while view(position).phase == "bag":
        position.resolve(position.outcome_of([0] * len(position.sides())))
    return position


def test_s1_thirty_dice_in_one_bag() -> None:
    """S1: 10 appetizer, 6 maki, 5 nigiri, 5 special, 4 pudding."""
    assert view(HOUSE.start(2)).bag == {"appetizer": 10, "maki": 6, "nigiri": 5, "special": 5, "pudding": 4}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s2_tokens_at_the_start(players: int) -> None:
    """S2: 3 menus and 2 chopsticks a seat; 18, 12 and 32 in all."""
    now = view(HOUSE.start(players))
    assert [(seat.menus, seat.chopsticks, seat.puddings) for seat in now.seats] == [(3, 2, 0)] * players
    assert (now.supply.menus, now.supply.chopsticks) == (18 - 3 * players, 12 - 2 * players)
    assert now.supply.puddings == 32


def test_qs10_starting_tokens_come_out_of_the_supply() -> None:
    """QS10: with 5 players 3 menus and 2 chopsticks are left."""
    supply = view(HOUSE.start(5)).supply
    assert (supply.menus, supply.chopsticks) == (3, 2)


def test_s3_a_random_seat_has_the_red_belt() -> None:
    position = HOUSE.start(4)
    assert position.sides() == [4]
    assert view(position).red_belt is None
    assert view(play(position, "start 2")).red_belt == 2


def test_s3_a_named_start_seat_is_the_only_outcome() -> None:
    position = HOUSE.start(3, start_seat=1)
    assert position.sides() == []
    assert [(HOUSE.format_outcome(code), p) for code, p in position.outcomes()] == [("start 1", Fraction(1))]
    with pytest.raises(IllegalAction, match="named"):
        position.resolve("start 0")
    assert position.outcome_of([]) == HOUSE.parse_outcome("start 1")
    assert view(play(position, "start 1")).red_belt == 1


def test_s3_only_seats_at_the_table_start() -> None:
    with pytest.raises(IllegalAction, match="no such seat"):
        HOUSE.start(2).resolve("start 2")
    with pytest.raises(BadPlayers, match="no seat 5"):
        HOUSE.start(5, start_seat=5)
    with pytest.raises(BadPlayers, match="2 to 5"):
        HOUSE.start(6)


@pytest.mark.parametrize(("players", "dice"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_s4_dice_on_a_belt(players: int, dice: int) -> None:
    """S4: 8, 7, 6 or 5 dice with 2, 3, 4 or 5 players, drawn without putting back."""
    position = play(HOUSE.start(players), "start 0")
    left = 30
    for seat in range(players):
        assert HOUSE.chance_seat(position) == seat
        assert position.sides() == list(range(left, left - dice, -1))
        position.resolve(position.outcome_of([0] * dice))
        left -= dice
    assert sum(view(position).bag.values()) == left
    assert {len(belt(position, seat)) for seat in range(players)} == {dice}


def test_s4_only_dice_in_the_bag_and_as_many_as_a_belt_holds() -> None:
    position = play(HOUSE.start(5), "start 0", "bag 0 special pudding pudding pudding pudding")
    with pytest.raises(IllegalAction) as no_such_dice:
        position.resolve("bag 1 appetizer appetizer appetizer appetizer pudding")
    assert (no_such_dice.value.code, no_such_dice.value.rule) == ("not_in_bag", "S4")
    with pytest.raises(IllegalAction) as too_few:
        position.resolve("bag 1 appetizer appetizer appetizer appetizer")
    assert (too_few.value.code, too_few.value.rule) == ("wrong_number", "S4")
    with pytest.raises(IllegalAction) as other_seat:
        position.resolve("bag 2 appetizer appetizer appetizer appetizer appetizer")
    assert other_seat.value.code == "other_seat_due"
    with pytest.raises(IllegalAction) as other_chance:
        position.resolve("start 1")
    assert other_chance.value.code == "other_chance_due"


def test_s5_every_seat_rolls_all_its_dice() -> None:
    """S5: one outcome a seat, in order; until then the dice show nothing."""
    position = filled(2)
    assert belt(position, 0) == ["(appetizer)"] * 8
    assert position.sides() == [6] * 8
    play(position, "roll 0 dumpling dumpling dumpling tempura tempura tempura sashimi sashimi")
    assert belt(position, 0) == ["dumpling"] * 3 + ["tempura"] * 3 + ["sashimi"] * 2
    assert (position.status, HOUSE.chance_seat(position)) == (CHANCE, 1)
    assert belt(position, 1) == ["(appetizer)"] * 2 + ["(maki)"] * 6


def test_s5_dice_show_only_their_own_faces() -> None:
    position = filled(2)
    for line in ("roll 0 " + " ".join(["dumpling"] * 7 + ["maki"]), "roll 0 dumpling"):
        with pytest.raises(IllegalAction) as wrong:
            position.resolve(line)
        assert (wrong.value.code, wrong.value.rule) == ("not_these_dice", "S5")


def test_s19_all_dice_return_to_the_bag_and_tokens_stay() -> None:
    position = at("""
        0 acts | belt egg   | tray maki3 pudding | menus 1 chopsticks 2 puddings 3
        1      | belt maki2 | tray wasabi squid  | menus 4
    """)
    finish_round(position)
    now = view(position)
    assert (now.round, now.phase) == (2, "bag")
    assert sum(now.bag.values()) == 30
    assert [(seat.menus, seat.chopsticks, seat.puddings) for seat in now.seats] == [(1, 2, 3), (4, 0, 0)]
    assert [(seat.belt, seat.tray, seat.maki, seat.open_wasabi) for seat in now.seats] == [([], [], 0, 0)] * 2


@pytest.mark.parametrize(("players", "moved"), [(2, 0), (3, 1), (4, 0), (5, 0)])
def test_s19_with_three_players_the_belts_slide_once_more(players: int, moved: int) -> None:
    rows = "\n".join(f"{seat} {'acts' if seat == 1 else ''} | belt dumpling" for seat in range(players))
    assert view(finish_round(at(rows))).red_belt == (1 + moved) % players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s19_a_different_seat_starts_each_round(players: int) -> None:
    position, starts = HOUSE.start(players), Counter[int]()
    while position.status != -2:
        if position.status == CHANCE:
            position.resolve(position.outcome_of([0] * len(position.sides())))
        else:
            now = view(position)
            if now.turn == 1 and not now.seats[position.status].tray:
                starts[position.status] += 1
            position.apply(position.legal_lines()[0])
    assert sorted(starts.values()) == ([1, 2] if players == 2 else [1, 1, 1])
