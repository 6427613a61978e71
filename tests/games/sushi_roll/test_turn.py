"""A seat's turn: S6–S13 and QS1, QS2, QS5–QS9, QS12."""

from __future__ import annotations

from typing import Any

import pytest

from sushiya.errors import IllegalAction, NotationError
from sushiya.games.contract import CHANCE, Position

from .positions import HOUSE, at, belt, finish_round, play, tray

pytestmark = pytest.mark.interpreted


def refused(position: Position, line: str) -> tuple[str, str]:
    """Code and rule of the refusal; nothing has changed, and the line is not in the list."""
    before = position.snapshot
    with pytest.raises(IllegalAction) as refusal:
        position.apply(line)
    assert position.snapshot == before
    assert line not in position.legal_lines()
    return refusal.value.code, str(refusal.value.rule)


def hand(position: Position, seat: int) -> tuple[int, int, int]:
    mine: Any = position.view(seat)
    return mine.seats[seat].menus, mine.seats[seat].chopsticks, mine.seats[seat].puddings


def supply(position: Position) -> tuple[int, int, int]:
    there: Any = position.view(None)
    return there.supply.menus, there.supply.chopsticks, there.supply.puddings


def test_s6_from_the_red_belt_to_the_left() -> None:
    position = at("""
        0      | belt egg maki
        1      | belt egg maki
        2 acts | belt egg maki
    """)
    order = []
    for _ in range(3):
        order.append(position.status)
        play(position, "take egg")
    assert order == [2, 0, 1]
    assert position.status == CHANCE


def test_s7_tokens_in_any_order_and_mix_then_one_die() -> None:
    position = at("""
        0 acts | belt egg maki tempura | menus 2 chopsticks 2
        1      | belt squid dumpling sashimi
    """)
    play(position, "chopsticks egg for squid of 1", "menu maki", "reroll 0 maki3")
    play(position, "chopsticks tempura for dumpling of 1", "menu maki3 squid", "reroll 0 maki egg")
    assert position.status == 0
    assert hand(position, 0) == (0, 0, 0)
    assert position.legal_lines() == ["take dumpling", "take maki", "take egg"]
    play(position, "take dumpling")
    assert position.status == 1
    assert belt(position, 0) == ["maki", "egg"]


def test_s8_a_menu_rerolls_any_dice_of_the_own_belt() -> None:
    position = at("""
        0      | belt egg
        1 acts | belt tempura tempura maki2 egg | menus 1
        2      | belt squid
    """)
    menus = {line for line in position.legal_lines() if line.startswith("menu")}
    assert len(menus) == 3 * 2 * 2 - 1  # none, one or two tempura; with and without the others; but not none at all
    assert "menu tempura tempura maki2 egg" in menus
    play(position, "menu tempura maki2")
    assert (position.status, HOUSE.chance_seat(position)) == (CHANCE, 1)
    assert belt(position, 1) == ["tempura", "(appetizer)", "(maki)", "egg"]
    assert position.sides() == [6, 6]
    play(position, "reroll 1 sashimi maki")
    assert position.status == 1
    assert belt(position, 1) == ["tempura", "sashimi", "maki", "egg"]
    assert refused(position, "menu egg") == ("no_menu", "S8")


def test_s8_a_menu_can_give_the_same_faces_again() -> None:
    position = at("""
        0 acts | belt tempura egg | menus 1
        1      | belt squid dumpling
    """)
    play(position, "menu tempura", "reroll 0 tempura")
    assert belt(position, 0) == ["tempura", "egg"]
    assert hand(position, 0) == (0, 0, 0)


def test_s8_only_dice_on_the_own_belt() -> None:
    position = at("""
        0 acts | belt tempura maki2 | menus 1
        1      | belt egg maki2
    """)
    for line in ("menu egg", "menu tempura tempura", "menu maki2 maki2", "menu tempura maki2 egg"):
        assert refused(position, line) == ("not_on_belt", "S8")


def test_qs1_a_menu_with_no_die_is_not_legal() -> None:
    position = at("""
        0 acts | belt tempura maki2 | menus 1
        1      | belt egg maki2
    """)
    with pytest.raises(NotationError) as refusal:
        position.apply("menu")
    assert refusal.value.rule == "QS1"


def test_qs6_spent_tokens_are_in_the_supply_at_once() -> None:
    """QS6: the supply is empty, the menu spent this turn is what the die gives."""
    position = at("""
        0 acts | belt menu2 egg | menus 1
        1      | belt egg menu | menus 17
    """)
    assert supply(position)[0] == 0
    play(position, "menu egg", "reroll 0 egg")
    assert supply(position)[0] == 1
    play(position, "take menu2")
    assert hand(position, 0)[0] == 1
    assert supply(position)[0] == 0


def test_s9_chopsticks_swap_two_dice_with_their_faces() -> None:
    position = at("""
        0      | belt dumpling
        1 acts | belt egg maki2 | chopsticks 1
        2      | belt squid pudding3
    """)
    play(position, "chopsticks egg for pudding3 of 2")
    assert (belt(position, 1), belt(position, 2)) == (["maki2", "pudding3"], ["egg", "squid"])
    assert (position.status, hand(position, 1)) == (1, (0, 0, 0))
    assert supply(position)[1] == 12
    assert refused(position, "chopsticks maki2 for egg of 2") == ("no_chopsticks", "S9")


def test_s9_a_swapped_die_keeps_its_kind() -> None:
    position = at("""
        0 acts | belt egg | menus 1 chopsticks 1
        1      | belt maki2
    """)
    play(position, "chopsticks egg for maki2 of 1", "menu maki2")
    assert belt(position, 0) == ["(maki)"]
    play(position, "reroll 0 maki3", "take maki3", "take egg")


def test_s9_never_with_a_tray_nor_with_oneself() -> None:
    position = at("""
        0 acts | belt egg maki2 | tray squid | chopsticks 1
        1      | belt egg | tray pudding3
    """)
    assert refused(position, "chopsticks egg for pudding3 of 1") == ("not_on_their_belt", "S9")
    assert refused(position, "chopsticks egg for maki2 of 0") == ("own_belt", "S9")
    assert refused(position, "chopsticks egg for squid of 0") == ("own_belt", "S9")
    assert refused(position, "chopsticks squid for egg of 1") == ("not_on_belt", "S9")
    assert refused(position, "chopsticks maki2 for egg of 2") == ("no_such_seat", "S9")


def test_s9_a_seat_that_has_had_its_turn_can_be_swapped_with() -> None:
    position = at("""
        0      | belt egg
        1 red  | belt squid
        2 acts | belt maki2 tempura | chopsticks 1
    """)
    play(position, "chopsticks tempura for squid of 1")
    assert belt(position, 1) == ["tempura"]


def test_qs2_swap_with_an_empty_belt_is_not_legal() -> None:
    """QS2: seat 0 has taken its last die already."""
    position = at("""
        0 red  | tray egg
        1 acts | belt squid | chopsticks 1
    """)
    assert refused(position, "chopsticks squid for egg of 0") == ("empty_belt", "QS2")
    assert position.legal_lines() == ["take squid"]


def test_qs7_one_action_for_equal_dice() -> None:
    position = at("""
        0 acts | belt egg egg | chopsticks 1
        1      | belt squid squid
    """)
    assert sorted(position.legal_lines()) == ["chopsticks egg for squid of 1", "take egg"]


def test_qs8_chopsticks_twice_on_the_same_pair() -> None:
    position = at("""
        0 acts | belt egg | chopsticks 2
        1      | belt squid
    """)
    before = position.view(0)
    play(position, "chopsticks egg for squid of 1", "chopsticks squid for egg of 1")
    after: Any = position.view(0)
    assert [seat.belt for seat in after.seats] == [seat.belt for seat in before.seats]  # type: ignore[attr-defined]
    assert hand(position, 0) == (0, 0, 0)


def test_qs9_chopsticks_for_an_equal_face_are_not_legal() -> None:
    position = at("""
        0 acts | belt egg maki | chopsticks 1
        1      | belt egg maki
    """)
    assert refused(position, "chopsticks egg for egg of 1") == ("same_face", "QS9")
    swaps = [line for line in position.legal_lines() if line.startswith("chopsticks")]
    assert sorted(swaps) == ["chopsticks egg for maki of 1", "chopsticks maki for egg of 1"]


def test_s10_one_die_to_the_tray_as_it_lies() -> None:
    position = at("""
        0 acts | belt egg maki2 maki2
        1      | belt squid egg egg
    """)
    assert refused(position, "take squid") == ("not_on_belt", "S10")
    play(position, "take maki2")
    assert (belt(position, 0), tray(position, 0)) == (["maki2", "egg"], ["maki2"])


@pytest.mark.parametrize(
    ("face", "gain"),
    [
        ("menu", (1, 0, 0)),
        ("menu2", (2, 0, 0)),
        ("chopsticks", (0, 1, 0)),
        ("chopsticks2", (0, 2, 0)),
        ("pudding", (0, 0, 1)),
        ("pudding2", (0, 0, 2)),
        ("pudding3", (0, 0, 3)),
        ("egg", (0, 0, 0)),
    ],
)
def test_s11_a_face_gives_its_tokens_at_once(face: str, gain: tuple[int, int, int]) -> None:
    position = at(f"""
        0 acts | belt {face} egg
        1      | belt egg egg
    """)
    play(position, f"take {face}")
    assert hand(position, 0) == gain
    assert supply(position) == (18 - gain[0], 12 - gain[1], 32 - gain[2])


def test_s11_a_short_supply_gives_what_is_left() -> None:
    position = at("""
        0 acts | belt menu2 egg        | menus 1
        1      | belt chopsticks2 egg  | menus 16 chopsticks 12
        2      | belt pudding3 pudding | puddings 30
    """)
    play(position, "take menu2", "take chopsticks2", "take pudding3")
    assert [hand(position, seat) for seat in range(3)] == [(2, 0, 0), (16, 12, 0), (0, 0, 32)]
    assert supply(position) == (0, 0, 0)


def test_s11_there_is_no_holding_limit() -> None:
    position = at("""
        0 acts | belt menu2 egg | menus 16
        1      | belt egg egg
    """)
    assert hand(play(position, "take menu2"), 0) == (18, 0, 0)


def test_s11_the_die_ends_the_turn_before_its_tokens_can_be_used() -> None:
    position = at("""
        0 acts | belt menu2 egg
        1      | belt egg egg
    """)
    assert play(position, "take menu2").status == 1


def test_qs5_puddings_are_one_supply_of_their_worth() -> None:
    """QS5: no tokens of 1 and 3; a single one left of 32 is what a pudding3 gives."""
    position = at("""
        0 acts | belt pudding3 egg | puddings 4
        1      | belt egg egg      | puddings 27
    """)
    assert supply(position)[2] == 1
    assert hand(play(position, "take pudding3"), 0)[2] == 5


def test_s12_nigiri_must_go_on_open_wasabi() -> None:
    position = at("""
        0 acts | belt squid egg | tray wasabi
        1      | belt egg egg
    """)
    play(position, "take squid")
    assert tray(position, 0) == ["squid+", "wasabi"]


def test_s12_one_nigiri_per_wasabi() -> None:
    assert tray(nigiri_on("wasabi egg"), 0) == ["egg+", "squid", "wasabi"]
    assert tray(nigiri_on("wasabi wasabi egg"), 0) == ["egg+", "squid+", "wasabi", "wasabi"]


def test_s12_a_later_wasabi_picks_up_nothing() -> None:
    assert tray(nigiri_on("egg"), 0) == ["egg", "squid"]
    position = at("""
        0 acts | belt wasabi | tray egg
        1      | belt egg
    """)
    play(position, "take wasabi")
    assert tray(position, 0) == ["egg", "wasabi"]


def nigiri_on(before: str) -> Position:
    position = at(f"""
        0 acts | belt squid salmon | tray {before}
        1      | belt egg egg
    """)
    return play(position, "take squid")


def test_s13_belts_slide_left_with_their_dice_and_are_rolled() -> None:
    """S13: to seat + 1, kinds unchanged, and the red border with its belt; then a roll for every seat in order."""
    position = at("""
        0      | belt egg maki
        1 acts | belt tempura dumpling
        2      | belt pudding wasabi
    """)
    play(position, "take tempura", "take wasabi", "take maki")
    assert [belt(position, seat) for seat in range(3)] == [["(pudding)"], ["(nigiri)"], ["(appetizer)"]]
    seen: Any = position.view(None)
    assert (seen.red_belt, seen.phase) == (2, "roll")
    for seat, face in enumerate(("pudding3", "squid", "sashimi")):
        assert HOUSE.chance_seat(position) == seat
        play(position, f"roll {seat} {face}")
    assert position.status == 2
    assert [belt(position, seat) for seat in range(3)] == [["pudding3"], ["squid"], ["sashimi"]]


def test_s13_a_die_swapped_away_slides_with_the_belt_it_lies_on() -> None:
    position = at("""
        0 acts | belt egg maki | chopsticks 1
        1      | belt tempura dumpling
    """)
    play(position, "chopsticks egg for tempura of 1", "take maki", "take dumpling")
    assert [belt(position, seat) for seat in range(2)] == [["(nigiri)"], ["(appetizer)"]]


def test_s14_the_round_ends_when_the_belts_are_empty() -> None:
    position = at("""
        0 acts | belt egg
        1      | belt maki
    """)
    play(position, "take egg")
    assert position.scores() == [0, 0]
    play(position, "take maki")
    assert position.scores() == [1, 6]
    assert position.view(None).phase == "bag"


def test_qs12_a_choice_with_one_possibility_is_an_action() -> None:
    position = at("""
        0 acts | belt egg
        1      | belt maki
    """)
    assert position.status == 0
    assert position.legal_lines() == ["take egg"]
    assert finish_round(position).status == CHANCE


def test_calling_at_the_wrong_time_is_an_error() -> None:
    """The contract: `apply` belongs to a seat's turn, `resolve` to chance."""
    position = at("""
        0 acts | belt egg
        1      | belt maki
    """)
    with pytest.raises(IllegalAction, match="No chance"):
        position.resolve("start 0")
    with pytest.raises(IllegalAction, match="Chance is due"):
        HOUSE.start(2).apply("take egg")
    for code in (-1, HOUSE.action_count):
        reason = position.check(code)
        assert reason is not None
        assert reason.code == "no_such_action"
    with pytest.raises(IllegalAction, match="no outcome"):
        HOUSE.start(2).resolve(HOUSE.outcome_count)
