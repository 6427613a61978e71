"""The five action cards: W18–W23, QW5–QW7, QW14, QW15, QW21, QW24, QW25."""

from __future__ import annotations

import pytest

from . import editions
from .positions import at, completed_by, lines, play, seen, why_not

pytestmark = pytest.mark.interpreted

# 30 squares, of which only those with a dot are empty.
FULL_BUT = """
    | rice rice rice rice rice
    | rice rice rice rice rice
    | maki maki maki maki maki
    | maki maki maki maki maki
    | tuna tuna eel  eel  salmon
    | egg  egg  {a}  {b}  {c}
"""


def full_but(a: str, b: str, c: str, more: str) -> str:
    return FULL_BUT.format(a=a, b=b, c=c) + more


def board(position: object, square: str) -> list[str]:
    return next(s.tiles for s in seen(position).board if s.square == square)  # type: ignore[arg-type]


def test_w18_stack_lays_on_an_occupied_square() -> None:
    position = at("| tuna egg/eel\nhand 0: rice crab\ncards 0: stack\nwasabi: a2")
    assert why_not(position, "lay rice a1") == "W11 square_occupied"
    play(position, "card stack")
    assert seen(position).kitchen["stack"] == 1
    assert {"lay rice a1", "lay rice b1", "lay crab a1", "lay rice c1"} < lines(position)
    assert why_not(position, "lay rice a2") == "W22 square_covered"
    play(position, "lay rice b1")
    assert board(position, "b1") == ["egg", "eel", "rice"]
    assert seen(position).phase == "tiles"


def test_w18_only_before_the_tile() -> None:
    position = play(at("| tuna\nhand 0: rice crab\ncards 0: stack chop"), "lay rice b1")
    assert why_not(position, "card stack") == "W18 before_the_tile"


def test_w18_anyone_may_look_into_a_stack() -> None:
    position = at("| tuna/egg/eel")
    for viewer in (None, 0, 1):
        assert seen(position, viewer).board[0].tiles == ["tuna", "egg", "eel"]


def test_w18_a_covered_tile_is_not_stacked_on() -> None:
    position = at("| tuna . egg\nhand 0: rice\ncards 0: stack\nwasabi: a1")
    play(position, "card stack")
    assert why_not(position, "lay rice a1") == "W22 square_covered"
    assert why_not(position, "lay rice c1") == ""


def test_w19_chop_to_the_pantry() -> None:
    position = at("| tuna egg/eel\nhand 0: rice crab\ncards 0: chop")
    assert seen(position).pantry["eel"] == 2
    play(position, "card chop b1 pantry")
    assert seen(position).pantry["eel"] == 3
    assert board(position, "b1") == ["egg"]
    assert seen(position).kitchen["chop"] == 1
    assert not lines(position, "pass")
    play(position, "lay rice c1")
    assert seen(position).phase == "tiles"


def test_w19_chop_and_lay_as_the_tile_of_this_turn() -> None:
    position = at("| tuna egg/eel\nhand 0: rice crab\ncards 0: chop")
    play(position, "card chop b1 lay")
    assert seen(position).chopped == "eel"
    assert lines(position) == {f"lay eel {s.square}" for s in seen(position).board if not s.tiles}
    assert why_not(position, "lay rice c1") == "W19 lay_the_chopped_tile"
    assert why_not(position, "done") == "W19 lay_the_chopped_tile"
    assert why_not(position, "lay eel b1") == "W11 square_occupied"
    play(position, "lay eel c1")
    assert (board(position, "b1"), board(position, "c1")) == (["egg"], ["eel"])
    assert sorted(seen(position).seats[0].tiles) == ["crab", "rice"]
    assert seen(position).phase == "tiles"


def test_w19_after_the_tile_only_to_the_pantry() -> None:
    position = play(at("| tuna\nhand 0: rice crab\ncards 0: chop"), "lay rice b1")
    assert why_not(position, "card chop a1 lay") == "W19 chopped_tile_too_late"
    play(position, "card chop b1 pantry")
    assert board(position, "b1") == []
    assert seen(position).phase == "tiles"


def test_w19_only_uncovered_occupied_squares() -> None:
    position = at("| tuna . egg\nhand 0: rice\ncards 0: chop\nwasabi: a1")
    assert why_not(position, "card chop a1 pantry") == "W22 square_covered"
    assert why_not(position, "card chop d1 lay") == "W19 square_empty"
    assert lines(position, "card chop") == {"card chop c1 pantry", "card chop c1 lay"}


def test_w19_a_stack_comes_apart_tile_by_tile() -> None:
    """The tiles of other stacks stay where they are."""
    position = at("| tuna/egg/eel crab/squid\nhand 0: rice\ncards 0: chop")
    play(position, "card chop a1 pantry")
    assert (board(position, "a1"), board(position, "b1")) == (["tuna", "egg"], ["crab", "squid"])
    position = at("| tuna/egg crab/squid/rice\nhand 0: rice\ncards 0: chop")
    play(position, "card chop a1 lay")
    assert (board(position, "a1"), board(position, "b1")) == (["tuna"], ["crab", "squid", "rice"])


@pytest.mark.parametrize(
    "order", [["card spicy", "lay rice b1", "lay crab c1"], ["lay rice b1", "card spicy", "lay crab c1"]]
)
def test_w20_spicy_before_or_after_the_tile(order: list[str]) -> None:
    position = play(at("| tuna\nhand 0: rice crab egg\ncards 0: spicy"), *order)
    assert (board(position, "b1"), board(position, "c1")) == (["rice"], ["crab"])
    assert seen(position).phase == "tiles"
    assert seen(position).kitchen["spicy"] == 1


def test_w20_each_by_the_normal_rules() -> None:
    position = play(at("| tuna\nhand 0: rice crab egg\ncards 0: spicy"), "card spicy")
    assert why_not(position, "lay rice a1") == "W11 square_occupied"
    assert why_not(position, "done") == "W11 tile_first"
    assert not lines(position, "pass")
    play(position, "lay rice b1")
    assert why_not(position, "lay crab b1") == "W11 square_occupied"


def test_w20_both_tiles_may_complete_recipes() -> None:
    position = at("| tuna\nhand 0: maki rice\ncards 0: spicy\nrecipes 0: tekkamaki maguro-nigiri")
    play(position, "card spicy")
    assert completed_by(position, "lay maki b1") == ["tekkamaki*"]
    assert completed_by(position, "lay rice a2") == ["maguro-nigiri*"]
    assert seen(position).rewards == 2


def test_w21_switch_swaps_entire_contents() -> None:
    position = at("| tuna/egg eel/crab/rice\nhand 0: squid\ncards 0: switch")
    play(position, "card switch a1 b1")
    assert (board(position, "a1"), board(position, "b1")) == (["eel", "crab", "rice"], ["tuna", "egg"])
    assert seen(position).kitchen["switch"] == 1


def test_w21_one_of_them_may_be_empty() -> None:
    position = at("| tuna/egg\n| crab/eel\nhand 0: squid\ncards 0: switch")
    play(position, "card switch a1 b1")
    assert (board(position, "a1"), board(position, "b1"), board(position, "a2")) == (
        [],
        ["tuna", "egg"],
        ["crab", "eel"],
    )
    position = at("| . tuna/egg\nhand 0: squid\ncards 0: switch")
    play(position, "card switch a1 b1", "lay squid b1")
    assert (board(position, "a1"), board(position, "b1")) == (["tuna", "egg"], ["squid"])


def test_w21_squares_that_share_an_edge() -> None:
    position = at("|\n| . tuna\nhand 0: squid\ncards 0: switch")
    assert lines(position, "card switch") == {
        "card switch a2 b2",
        "card switch b2 c2",
        "card switch b1 b2",
        "card switch b2 b3",
    }
    edge = at("| . . . . tuna\n| egg\nhand 0: squid\ncards 0: switch")
    assert "card switch d1 e1" in lines(edge)
    assert not {line for line in lines(edge, "card switch") if "a2" in line and "e1" in line}


def test_w21_after_the_tile() -> None:
    position = at("| tuna . maki\nhand 0: egg\ncards 0: switch\nrecipes 0: tekkamaki")
    play(position, "lay egg b1")
    assert completed_by(position, "card switch b1 c1") == ["tekkamaki*"]
    assert seen(position).phase == "rewards"


def test_qw6_not_two_empty_squares() -> None:
    position = at("| tuna\nhand 0: egg\ncards 0: switch")
    assert why_not(position, "card switch b1 c1") == "QW6 both_empty"


def test_w22_no_card_touches_a_covered_square() -> None:
    position = at("| tuna egg eel\n| rice crab\nhand 0: squid\ncards 0: chop switch\nwasabi: a1")
    assert why_not(position, "card switch b1 c1") == "W22 square_covered"
    assert why_not(position, "card switch b2 c2") == "W22 square_covered"
    assert why_not(position, "card switch a2 a3") == "W22 square_covered"
    assert why_not(position, "card chop b1 pantry") == "W22 square_covered"
    assert lines(position, "card switch") == {"card switch c1 d1", "card switch c1 c2"}


def test_w23_wasabi_covers_a_block_and_gives_a_cube() -> None:
    position = at("| tuna egg\nhand 0: squid rice\ncards 0: wasabi")
    play(position, "card wasabi a1")
    view = seen(position)
    assert view.wasabi_cards == ["a1"]
    assert {s.square for s in view.board if s.covered} == {"a1", "b1", "a2", "b2"}
    assert view.seats[0].cubes == 1
    assert view.seats[0].cards == []
    assert view.kitchen["wasabi"] == 0  # on the board, not in the kitchen
    assert view.board[0].tiles == ["tuna"]  # anyone may look under it
    assert why_not(position, "lay squid b2") == "W22 square_covered"
    play(position, "lay squid c1")
    assert seen(position).phase == "tiles"


def test_w23_after_the_tile() -> None:
    position = play(at("| tuna\nhand 0: maki\ncards 0: wasabi"), "lay maki b1", "card wasabi b1")
    assert seen(position).seats[0].cubes == 1
    assert seen(position).phase == "tiles"


def test_w23_the_cube_is_a_point_at_once() -> None:
    position = play(at("hand 0: maki\ncards 0: wasabi"), "card wasabi b1")
    assert position.scores() == [1, 0]


def test_w23_not_over_another_card() -> None:
    position = at("hand 0: squid\ncards 0: wasabi\nwasabi: b2\nplayers: 3")
    overlapping = {f"card wasabi {c}{r}" for c in "abc" for r in (1, 2, 3)}
    assert not overlapping & lines(position)
    assert len(lines(position, "card wasabi")) == 5 * 5 - 9
    assert why_not(position, "card wasabi c3") == "W23 no_such_block"


def test_qw15_a_block_inside_the_playing_area() -> None:
    position = at("hand 0: squid\ncards 0: wasabi")
    assert lines(position, "card wasabi") == {f"card wasabi {c}{r}" for c in "abcd" for r in range(1, 6)}
    assert why_not(position, "card wasabi e1") == "W23 no_such_block"
    assert why_not(position, "card wasabi a6") == "W23 no_such_block"


def test_qw14_switch_is_switch_and_wasabi_goes_to_the_board() -> None:
    position = at("| tuna egg\nhand 0: squid rice\ncards 0: switch wasabi")
    after = play(position.copy(), "card switch a1 b1", "lay rice c1")
    assert seen(after).phase == "tiles"  # no second tile, as Spicy! would give
    assert seen(play(position, "card wasabi c1")).wasabi_cards == ["c1"]


def test_qw5_a_card_must_leave_a_place_for_the_tile() -> None:
    """Wasabi! over the last empty squares: after the tile it may, before it may not."""
    position = at(full_but(".", ".", "crab", "hand 0: squid crab\ncards 0: wasabi"))
    assert why_not(position, "card wasabi c5") == "QW5 no_place_left"
    assert why_not(position, "card wasabi b5") == ""
    assert why_not(position, "card wasabi d5") == ""
    play(position, "lay squid c6")
    assert why_not(position, "card wasabi c5") == ""


def test_qw5_four_empty_squares_in_one_block() -> None:
    position = at("""
        | rice rice rice rice rice
        | rice rice rice rice rice
        | maki maki maki maki maki
        | maki maki maki maki maki
        | tuna tuna eel  .    .
        | egg  egg  eel  .    .
        hand 0: squid crab
        cards 0: wasabi
    """)
    assert why_not(position, "card wasabi d5") == "QW5 no_place_left"
    assert why_not(position, "card wasabi d4") == ""
    assert len(lines(position, "card wasabi")) == 19


def test_qw5_no_empty_square_at_all() -> None:
    """Only reached if the turn begins so: Chop! opens a square, Switch! does not."""
    position = at(full_but("crab", "crab", "crab/squid", "hand 0: squid\ncards 0: chop switch"))
    assert not lines(position, "card switch")
    assert why_not(position, "card switch a1 b1") == "QW5 no_place_left"
    assert why_not(position, "card chop e6 lay") == "QW5 no_place_left"
    assert why_not(position, "card chop e6 pantry") == "QW5 no_place_left"


def test_qw21_chop_opens_the_only_empty_square() -> None:
    position = at(full_but("crab", "crab", "crab", "hand 0: squid\ncards 0: chop"))
    assert not lines(position, "lay")
    play(position, "card chop a1 pantry")
    assert lines(position) == {"lay squid a1"}


def test_qw7_the_chopped_tile_may_go_back() -> None:
    position = at("| tuna\nhand 0: squid\ncards 0: chop\nrecipes 0: tekkamaki")
    play(position, "card chop a1 lay")
    assert "lay tuna a1" in lines(position)
    back = at("| tuna maki\nhand 0: squid\ncards 0: chop\nrecipes 0: tekkamaki")
    play(back, "card chop a1 lay")
    assert completed_by(back, "lay tuna a1") == ["tekkamaki*"]
    stack = play(at("| egg/tuna\nhand 0: squid\ncards 0: chop"), "card chop a1 lay")
    assert why_not(stack, "lay tuna a1") == "W11 square_occupied"


@pytest.mark.parametrize(
    ("hand", "empty", "before", "after"),
    [
        ("squid crab", "..", "", ""),
        ("squid", "..", "QW24 no_second_tile", "QW24 no_second_tile"),
        ("squid crab", ".x", "QW24 no_second_tile", "QW24 no_second_tile"),
    ],
)
def test_qw24_spicy_needs_a_second_tile_and_square(hand: str, empty: str, before: str, after: str) -> None:
    b = "." if empty == ".." else "crab"
    position = at(full_but(".", b, "crab", f"hand 0: {hand}\ncards 0: spicy chop"))
    assert why_not(position, "card spicy") == before
    play(position, "lay squid c6")
    assert why_not(position, "card spicy") == after


def test_qw25_stack_needs_something_to_stack_on() -> None:
    position = at("hand 0: squid\ncards 0: stack")
    assert why_not(position, "card stack") == "QW25 nothing_to_stack_on"
    covered = at("| tuna\nhand 0: squid\ncards 0: stack\nwasabi: a1")
    assert why_not(covered, "card stack") == "QW25 nothing_to_stack_on"
    some = at("| tuna\nhand 0: squid\ncards 0: stack")
    play(some, "card stack")
    assert "lay squid b1" in lines(some)  # may, not must


def test_w18_with_no_empty_square_left_a_tile_can_be_stacked() -> None:
    position = at(full_but("crab", "crab", "crab", "hand 0: squid\ncards 0: stack"))
    play(position, "card stack")
    assert len(lines(position)) == 30


def test_w11_with_stack_only_one_tile() -> None:
    game = editions.load(editions.BUSY)
    position = play(at("| a\nhand 0: b c\ncards 0: stack", game=game), "card stack", "lay b a1")
    assert seen(position).phase == "tiles"
