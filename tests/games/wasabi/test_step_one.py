"""Step 1: to lay, to pass, to be done (W9–W11, QW10, QW11, QW20, QW28, QW32)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sushiya.errors import IllegalAction
from sushiya.games.contract import CHANCE

from . import editions
from .positions import HOUSE, at, lines, play, seen, why_not

pytestmark = pytest.mark.interpreted


def test_w9_clockwise_from_the_start_seat() -> None:
    position = at("""
        hand 0: tuna
        hand 1: egg
        hand 2: eel
        recipes 0: tekkamaki urchin-king bento-box
        to act: 2
        start: 2
    """)
    play(position, "lay eel a1", "pick eel", "pick tuna", "pick tuna")
    assert position.status == 2
    play(position, "draw 5", "recipe sea-parade", "draw 5", "recipe last-supper", "draw 5", "recipe four-gardens")
    assert (position.status, seen(position).turn, seen(position).turn_seat) == (0, 1, 0)
    play(position, "lay tuna b1", "pick egg", "pick egg", "pick crab")
    assert (position.status, seen(position).turn) == (1, 2)


def test_w9_step_two_follows_step_one() -> None:
    position = at("hand 0: tuna egg\nrecipes 0: tekkamaki")
    play(position, "lay tuna a1")
    assert seen(position).phase == "tiles"
    play(position, "pick rice", "pick rice")
    assert seen(position).phase == "recipes"
    assert why_not(position, "lay egg b1") == "W9 not_now"


def test_w10_pass_puts_one_two_or_all_three_under_their_stacks() -> None:
    position = at("hand 0: tuna egg eel\nrecipes 0: tekkamaki kappamaki bento-box\ncards 0: chop")
    assert lines(position, "pass") == {
        "pass tekkamaki",
        "pass kappamaki",
        "pass bento-box",
        "pass tekkamaki kappamaki",
        "pass tekkamaki bento-box",
        "pass kappamaki bento-box",
        "pass tekkamaki kappamaki bento-box",
    }
    assert why_not(position, "pass") == "W10 pass_needs_recipe"
    assert why_not(position, "pass two-rivers") == "W10 recipe_not_held"
    play(position, "pass tekkamaki bento-box")
    view = seen(position, 0)
    assert view.stacks[2].put_back == ["tekkamaki"]
    assert view.stacks[4].put_back == ["bento-box"]
    assert view.seats[0].recipes == ["kappamaki"]
    assert view.seats[0].tiles == ["tuna", "eel", "egg"]
    assert (view.phase, view.passes_in_a_row) == ("recipes", 1)
    assert lines(position) == {"draw 2", "draw 3", "draw 4", "draw 5"}


def test_w10_pass_is_instead_of_step_one() -> None:
    position = at("hand 0: tuna egg\nrecipes 0: tekkamaki\ncards 0: spicy\n| . egg")
    after_card = play(position.copy(), "card spicy")
    assert why_not(after_card, "pass tekkamaki") == "W10 pass_after_playing"
    after_tile = play(position.copy(), "lay tuna a1")
    assert why_not(after_tile, "pass tekkamaki") == "W10 pass_after_playing"


def test_w10_a_pass_earns_nothing_and_fills_up() -> None:
    position = at("hand 0: tuna\nrecipes 0: tekkamaki")
    play(position, "pass tekkamaki")
    assert seen(position).phase == "tiles"
    assert seen(position).rewards == 0


def test_w11_exactly_one_tile_on_an_empty_uncovered_square() -> None:
    position = at("""
        | tuna . .
        hand 0: egg eel
        recipes 0: tekkamaki
        wasabi: b2
    """)
    assert why_not(position, "lay egg a1") == "W11 square_occupied"
    assert why_not(position, "lay egg b2") == "W22 square_covered"
    assert why_not(position, "lay tuna b1") == "W11 tile_not_in_hand"
    assert why_not(position, "lay egg b1") == ""
    assert why_not(position, "done") == "W11 tile_first"
    free = 30 - 1 - 4
    assert len(lines(position, "lay")) == 2 * free
    play(position, "lay egg b1")
    assert seen(position).phase == "tiles"
    assert seen(position).seats[0].tiles == ["eel"]


def test_w11_equal_tiles_are_one_line() -> None:
    position = at("hand 0: rice rice rice")
    assert len(lines(position, "lay")) == 30
    play(position, "lay rice a1")
    assert seen(position).seats[0].tiles == ["rice", "rice"]


def test_w11_at_most_one_card_a_turn() -> None:
    position = at("| tuna egg\nhand 0: egg eel rice\ncards 0: chop switch")
    play(position, "card switch a1 b1")
    assert not lines(position, "card")
    assert why_not(position, "card chop a1 pantry") == "W11 card_already_played"
    assert why_not(position, "card switch a1 b1") == "W11 card_already_played"
    play(position, "lay eel c1")
    assert seen(position).phase == "tiles"


def test_w11_only_ones_own_cards() -> None:
    position = at("| tuna egg\nhand 0: egg eel rice\ncards 1: chop switch")
    assert not lines(position, "card")
    for line in ("card chop a1 lay", "card switch a1 b1", "card wasabi a1", "card spicy", "card stack"):
        assert why_not(position, line) == "W11 card_not_in_hand"


def test_w11_a_second_tile_only_with_spicy() -> None:
    position = play(at("| tuna\nhand 0: egg eel\ncards 0: chop"), "lay egg b1")
    assert why_not(position, "lay eel c1") == "W11 tile_already_laid"


def test_qw10_no_tile_in_hand() -> None:
    """Then only a pass or Chop! (B)."""
    position = at("""
        | tuna egg
        | eel
        recipes 0: tekkamaki
        cards 0: chop spicy
        cards 1: switch wasabi
        pantry: none in e6
    """)
    lays = {"card chop a1 lay", "card chop b1 lay", "card chop a2 lay", "card chop e6 lay"}
    assert lines(position) == {"pass tekkamaki", *lays}
    assert why_not(position, "card chop a1 pantry") == "QW10 no_tile_left"
    assert why_not(position, "card spicy") == "QW24 no_second_tile"
    other = at("| tuna egg\ncards 0: switch wasabi\nrecipes 0: tekkamaki")
    assert lines(other) == {"pass tekkamaki"}
    assert why_not(other, "card switch a1 b1") == "QW10 no_tile_left"
    assert why_not(other, "card wasabi a1") == "QW10 no_tile_left"
    stack = at("| tuna egg\ncards 0: stack\nrecipes 0: tekkamaki")
    assert why_not(stack, "card stack") == "QW10 no_tile_left"
    play(position, "card chop b1 lay", "lay egg b2")
    assert seen(position).phase == "recipes"  # the pantry is empty


def test_qw10_the_last_tile_is_enough_for_a_card_after_it() -> None:
    position = play(at("| tuna egg\nhand 0: eel\ncards 0: chop switch"), "lay eel c1")
    assert lines(position, "card chop") == {f"card chop {square} pantry" for square in ("a1", "b1", "c1")}
    assert "card switch a1 b1" in lines(position)


def test_qw11_a_pass_without_recipes() -> None:
    position = at("hand 0: tuna egg eel")
    assert lines(position, "pass") == {"pass"}
    play(position, "pass")
    assert seen(position).passes_in_a_row == 1
    assert seen(position).phase == "recipes"


def test_qw20_step_one_ends_by_itself_if_nothing_can_be_played() -> None:
    position = play(at("hand 0: tuna egg\ncards 0: stack"), "lay tuna a1")
    assert seen(position).phase == "tiles"  # Stack! comes before the tile
    position = play(at("hand 0: tuna\ncards 0: spicy"), "lay tuna a1")
    assert seen(position).phase == "tiles"  # no second tile
    position = play(at("hand 0: tuna egg"), "lay tuna a1")
    assert seen(position).phase == "tiles"


@pytest.mark.parametrize("card", ["chop", "spicy", "switch", "wasabi"])
def test_qw20_otherwise_the_seat_says_that_it_is_done(card: str) -> None:
    position = play(at(f"hand 0: tuna egg\ncards 0: {card}"), "lay tuna a1")
    assert "done" in lines(position)
    assert lines(position, f"card {card}")
    play(position, "done")
    assert seen(position).phase == "tiles"
    assert seen(position).seats[0].cards == [card]


def test_qw20_with_spicy_the_second_tile_may_be_left_out() -> None:
    position = play(at("hand 0: tuna egg\ncards 0: spicy"), "card spicy", "lay tuna a1")
    assert {"done", "lay egg b1"} < lines(position)
    assert "lay egg a1" not in lines(position)
    play(position, "done")
    assert seen(position).seats[0].tiles == ["egg"]


def test_qw20_ends_when_the_last_card_has_nowhere_to_go() -> None:
    """Wasabi! cards cover all but one column: no block is left for mine, so the tile ends Step 1."""
    game = editions.load(editions.BUSY)
    position = at(
        """
        | . . .
        | . . .
        | a b .
        hand 0: a b
        cards 0: wasabi
        wasabi: a1
    """,
        game=game,
    )
    play(position, "lay b c1")
    assert seen(position).phase == "tiles"


def test_qw28_first_named_first_to_come_up_again() -> None:
    game = editions.load(editions.SCARCE)
    position = play(game.start(2), "start 0", *["give a b c"] * 2)
    for strip in ("a", "b", "c"):
        play(position, "draw 1", f"recipe {strip}")
    for strip in ("a-b", "c-b"):
        play(position, "draw 2", f"recipe {strip}")
    play(position, "pass a b c")
    assert seen(position, 0).stacks[1].put_back == ["a", "b", "c"]
    assert seen(position, 1).stacks[1].put_back == ["?1", "?1", "?1"]
    play(position, "draw 1")
    assert position.status == CHANCE
    assert position.outcomes() == [(game.parse_outcome("recipe a"), Fraction(1))]
    play(position, "recipe a", "draw 1", "recipe b", "draw 1", "recipe c")
    assert position.status == 1


def test_qw28_the_shuffled_part_comes_first_and_is_never_mixed_with_the_rest() -> None:
    position = at("""
        hand 0: tuna egg eel
        recipes 0: sea-parade urchin-king
        done 0: last-supper
        under: four-gardens@0 emperor-s-breakfast@1 grand-futomaki@1
        turn: 2
    """)
    play(position, "pass urchin-king")
    order = ["four-gardens", "emperor-s-breakfast", "grand-futomaki", "urchin-king"]
    assert seen(position, 0).stacks[5].put_back == ["four-gardens", "?5", "?5", "urchin-king"]
    s = position.records[0]
    shuffled = [r for r in range(52) if int(s.in_stacks) >> r & 1 and HOUSE.edition.recipes[r].length == 5]
    play(position, "draw 5")
    assert [code - 4 for code, _ in position.outcomes()] == shuffled
    with pytest.raises(IllegalAction) as caught:
        position.resolve("recipe four-gardens")
    assert caught.value.code == "not_next_in_stack"
    s.in_stacks &= ~sum(1 << r for r in shuffled)  # as if others had drawn them
    for strip in order:
        assert position.outcomes() == [(HOUSE.parse_outcome(f"recipe {strip}"), Fraction(1))]
        s.held[0] = 0
        position.resolve(f"recipe {strip}")
        assert why_not(position, "draw 5") == ("QW8 stack_empty" if strip == order[-1] else "")
        if strip != order[-1]:
            position.apply("draw 5")


def test_qw32_a_choice_with_one_possibility_is_an_action() -> None:
    """One square, one tile: still a line to be played."""
    position = at("""
        | rice rice rice rice rice
        | rice rice rice rice rice
        | maki maki maki maki maki
        | maki maki maki maki maki
        | tuna tuna eel eel eel
        | egg egg egg shrimp .
        hand 0: crab
        recipes 0: tekkamaki
    """)
    assert lines(position) == {"lay crab e6", "pass tekkamaki"}
    play(position, "pass tekkamaki")
    position = at("hand 0: tuna tuna\nrecipes 0: tekkamaki\npantry: rice in a1")
    play(position, "pass tekkamaki")
    assert lines(position) == {"pick rice"}
