"""Step 2: rewards, tiles, recipes (W24–W29, QW8, QW9, QW13, QW18, QW19, QW30)."""

from __future__ import annotations

import pytest

from sushiya.games.contract import Position

from . import editions
from .positions import at, lines, play, seen, why_not

pytestmark = pytest.mark.interpreted

TWO = "| tuna\nhand 0: maki\nrecipes 0: tekkamaki\n"  # `lay maki b1` earns one card


def earned(text: str, *lines: str) -> Position:
    """After these lines, at the reward."""
    position = play(at(TWO + text), *(lines or ("lay maki b1",)))
    assert seen(position).phase == "rewards"
    return position


def test_w24_one_card_for_each_recipe_from_the_kitchen_or_the_board() -> None:
    position = earned("wasabi: d1\nplayers: 3")
    kitchen = {"take chop", "take spicy", "take switch", "take stack", "take wasabi"}
    assert lines(position) == kitchen | {"take wasabi d1"}
    assert why_not(position, "take wasabi c1") == "W24 no_wasabi_there"
    play(position, "take switch")
    assert seen(position).seats[0].cards == ["switch"]
    assert seen(position).kitchen["switch"] == 0
    assert seen(position).phase == "tiles"


def test_w24_any_seats_wasabi_and_what_the_kitchen_does_not_have() -> None:
    position = earned("cards 1: chop spicy\nwasabi: d1")
    assert lines(position) == {"take switch", "take stack", "take wasabi d1"}
    assert why_not(position, "take chop") == "W24 not_in_the_kitchen"
    assert why_not(position, "take wasabi") == "W24 not_in_the_kitchen"


def test_w24_the_order_of_step_two() -> None:
    position = earned("")
    assert why_not(position, "pick tuna") == "W9 not_now"
    assert why_not(position, "draw 2") == "W9 not_now"
    play(position, "take chop", "pick egg", "pick eel", "pick crab", "draw 2", "recipe kappamaki")
    assert seen(position).phase == "recipes"


def test_w25_a_card_off_the_board_uncovers_its_squares() -> None:
    position = earned("wasabi: c3 a5\nplayers: 3")
    assert lines(position, "take wasabi") == {"take wasabi c3", "take wasabi a5"}
    play(position, "take wasabi c3")
    view = seen(position)
    assert view.wasabi_cards == ["a5"]
    assert {s.square for s in view.board if s.covered} == {"a5", "b5", "a6", "b6"}
    assert view.seats[0].cards == ["wasabi"]
    assert view.seats[0].cubes == 0


def test_w26_qw13_not_the_type_just_played() -> None:
    position = earned("cards 0: switch", "lay maki b1", "card switch a1 b1")
    assert lines(position) == {"take chop", "take spicy", "take stack", "take wasabi"}
    assert why_not(position, "take switch") == "W26 type_just_played"


def test_w26_qw13_unless_nothing_else_is_there() -> None:
    """English and Dutch text, not the Russian one."""
    game = editions.load(editions.MICRO)
    text = "| b\nhand 0: a\nrecipes 0: a\ncards 1: {others}\ncards 0: {mine}\n"
    position = at(text.format(mine="chop", others="spicy switch"), game=game)
    play(position, "card chop a1 pantry", "lay a a1")
    assert lines(position) == {"take stack", "take wasabi"}
    few = editions.make(
        "few",
        rows=2,
        columns={"2": 3},
        cards={"chop": 1, "spicy": 0, "switch": 0, "stack": 0, "wasabi": 1},
        tokens={1: (2, 1, 1)},
        pantry={"fish": {"a": 4}, "crab": {"b": 4}, "herb": {"c": 4}},
        recipes=["a", "b", "c", "a"],
    )
    position = at("| b\nhand 0: a\nrecipes 0: a\ncards 0: chop\ncards 1: wasabi", game=editions.load(few))
    play(position, "card chop a1 pantry", "lay a a1")
    assert lines(position) == {"take chop"}
    board = at("| b\nhand 0: a\nrecipes 0: a\ncards 0: chop\nwasabi: b1", game=editions.load(few))
    play(board, "card chop a1 pantry", "lay a a1")
    assert lines(board) == {"take wasabi b1"}
    own = at("| b\nhand 0: a\nrecipes 0: a\ncards 0: wasabi\ncards 1: chop", game=editions.load(few))
    play(own, "card wasabi b1", "lay a a2")
    assert lines(own) == {"take wasabi b1"}


def test_w26_the_wasabi_card_on_the_board_is_of_the_type_just_played() -> None:
    position = earned("cards 0: wasabi\nwasabi: e1\nplayers: 3", "lay maki b1", "card wasabi c1")
    assert lines(position) == {"take chop", "take spicy", "take switch", "take stack"}
    assert why_not(position, "take wasabi e1") == "W26 type_just_played"
    assert why_not(position, "take wasabi c1") == "W26 type_just_played"


def test_w27_never_more_than_two_cards() -> None:
    position = earned("cards 0: chop spicy", "lay maki b1", "done")
    assert lines(position) == {
        f"take {card} returning {back}" for card in ("switch", "stack", "wasabi") for back in ("chop", "spicy")
    } | {"forgo"}
    assert why_not(position, "take stack") == "W27 hand_full"
    assert why_not(position, "take stack returning wasabi") == "W27 card_to_return_not_held"
    play(position, "take stack returning chop")
    assert seen(position).seats[0].cards == ["spicy", "stack"]
    assert seen(position).kitchen == {"chop": 1, "spicy": 0, "switch": 1, "stack": 0, "wasabi": 1}


def test_w27_cards_go_back_only_to_make_room() -> None:
    position = earned("cards 0: chop", "lay maki b1", "done")
    assert why_not(position, "take stack returning chop") == "W27 hand_not_full"
    assert why_not(position, "forgo") == "QW18 reward_must_be_taken"
    play(position, "take stack")
    assert seen(position).seats[0].cards == ["chop", "stack"]


def test_w27_a_wasabi_card_off_the_board_with_a_full_hand() -> None:
    position = earned("cards 0: chop spicy\nwasabi: d1", "lay maki b1", "done")
    play(position, "take wasabi d1 returning spicy")
    assert seen(position).seats[0].cards == ["chop", "wasabi"]
    assert seen(position).kitchen["spicy"] == 1
    assert seen(position).wasabi_cards == []


def test_qw18_forgo_with_a_full_hand_only() -> None:
    position = earned("cards 0: chop spicy", "lay maki b1", "done")
    play(position, "forgo")
    assert seen(position).seats[0].cards == ["chop", "spicy"]
    assert seen(position).phase == "tiles"


def test_qw18_qw32_a_reward_that_cannot_be_taken_lapses_in_silence() -> None:
    none = editions.make(
        "no cards",
        rows=2,
        columns={"2": 3},
        cards=0,
        tokens={1: (2, 1, 1)},
        pantry={"fish": {"a": 4}, "crab": {"b": 4}, "herb": {"c": 4}},
        recipes=["a", "b", "c", "a"],
    )
    position = play(at("hand 0: a\nrecipes 0: a", game=editions.load(none)), "lay a a1")
    assert seen(position).phase == "tiles"
    assert seen(position).rewards == 0


def spicy_twice() -> Position:
    """A hand of two Spicy! and a kitchen where only Spicy! and the type just played lie."""
    game = editions.load(
        editions.make(
            "twice",
            rows=3,
            columns={"2": 3},
            cards={"chop": 1, "spicy": 3, "switch": 0, "stack": 0, "wasabi": 0},
            tokens={1: (2, 1, 1)},
            pantry={"fish": {"a": 4}, "crab": {"b": 4}, "herb": {"c": 4}},
            recipes=["a", "b", "c", "a"],
        )
    )
    return at("| b\nhand 0: a\nrecipes 0: a\ncards 0: spicy spicy", game=game)


def test_qw19_a_card_of_the_type_returned_may_not_be_taken() -> None:
    position = play(spicy_twice(), "lay a b1")
    assert lines(position) == {"take chop returning spicy", "forgo"}
    assert why_not(position, "take spicy returning spicy") == "QW19 same_type_returned"


def test_qw19_also_not_a_wasabi_off_the_board_for_one_returned() -> None:
    position = earned("cards 0: wasabi chop\nwasabi: d1\nplayers: 3", "lay maki b1", "done")
    assert why_not(position, "take wasabi d1 returning wasabi") == "QW19 same_type_returned"
    assert why_not(position, "take wasabi d1 returning chop") == ""


def test_qw19_what_is_returned_is_not_something_else_to_take() -> None:
    """W26 looks at the kitchen before the return: Spicy! alone is there, so it may be taken although just played."""
    few = editions.make(
        "one type",
        rows=3,
        columns={"2": 3},
        cards={"chop": 2, "spicy": 2, "switch": 0, "stack": 0, "wasabi": 0},
        tokens={1: (3, 1, 1), 2: (1, 1, 1)},
        pantry={"fish": {"a": 4}, "crab": {"b": 4}, "herb": {"c": 4}},
        recipes=["a", "b", "c", "a b", "a"],
    )
    game = editions.load(few)
    position = at("hand 0: a b\nrecipes 0: a b\ncards 0: spicy chop\ncards 1: spicy", game=game)
    play(position, "card spicy", "lay a a1", "lay b b1")
    assert lines(position) == {"take chop"}  # one card in hand: Chop!, and in the kitchen Spicy! and Chop!
    play(position, "take chop")
    assert seen(position).seats[0].cards == ["chop", "chop"]
    assert lines(position) == {"take spicy returning chop", "forgo"}


def test_qw18_qw19_lapses_if_only_the_returned_type_could_be_taken() -> None:
    """Chop! was played and Spicy! is there, so Chop! is barred; Spicy! for Spicy! is a null move: nothing is left."""
    game = editions.load(
        editions.make(
            "barred",
            rows=3,
            columns={"2": 3},
            cards={"chop": 2, "spicy": 3, "switch": 0, "stack": 0, "wasabi": 0},
            tokens={1: (5, 1, 1)},
            pantry={"fish": {"a": 4}, "crab": {"b": 4}, "herb": {"c": 4}},
            recipes=["a", "b", "c", "a", "a", "c"],
        )
    )
    text = "| b/a\nhand 0: a\nrecipes 0: a b\ncards 0: chop spicy\ncards 1: chop"
    position = play(at(text, game=game), "card chop a1 pantry", "lay a b1")
    assert seen(position).rewards == 2
    assert lines(position) == {"take spicy"}
    play(position, "take spicy")
    assert seen(position).seats[0].cards == ["spicy", "spicy"]
    assert seen(position).phase == "tiles"  # the second reward lapsed


def test_qw30_rewards_are_worked_out_one_by_one() -> None:
    """The card returned for the first lies in the kitchen for the second."""
    position = at("""
        | tuna . cucumber
        hand 0: maki
        recipes 0: tekkamaki kappamaki
        cards 0: chop spicy
    """)
    play(position, "lay maki b1", "done")
    assert seen(position).rewards == 2
    assert "take chop returning spicy" not in lines(position)
    play(position, "take stack returning chop")
    assert "take chop returning spicy" in lines(position)
    play(position, "take chop returning stack")
    assert seen(position).seats[0].cards == ["chop", "spicy"]
    assert seen(position).phase == "tiles"


def test_w28_fill_up_to_three_tiles_freely() -> None:
    position = play(at("hand 0: tuna\nrecipes 0: tekkamaki"), "lay tuna a1")
    assert lines(position) == {f"pick {word}" for word, n in seen(position).pantry.items() if n}
    assert "pick fugu" in lines(position)
    play(position, "pick rice", "pick rice", "pick fugu")
    assert seen(position).seats[0].tiles == ["rice", "rice", "fugu"]
    assert seen(position).phase == "recipes"


def test_qw9_what_has_run_out_cannot_be_picked_and_an_empty_pantry_is_left() -> None:
    position = play(at("hand 0: tuna\nrecipes 0: tekkamaki\npantry: rice maki in e6"), "lay tuna a1")
    assert lines(position) == {"pick rice", "pick maki"}
    assert why_not(position, "pick tuna") == "QW9 ingredient_run_out"
    play(position, "pick maki", "pick rice")
    assert seen(position).phase == "recipes"
    assert seen(position).seats[0].tiles == ["rice", "maki"]


def test_w29_fill_up_to_three_recipes_seeing_each() -> None:
    position = play(at("hand 0: tuna tuna tuna\nrecipes 0: tekkamaki"), "pass tekkamaki")
    play(position, "draw 2", "recipe kappamaki")
    assert seen(position, 0).seats[0].recipes == ["kappamaki"]
    assert seen(position, 1).seats[0].recipes == ["?2"]
    play(position, "draw 3", "recipe two-rivers", "draw 3")
    assert "recipe two-rivers" not in {position.game.format_outcome(code) for code, _ in position.outcomes()}
    play(position, "recipe crab-apple")
    assert position.status == 1


def test_qw8_qw32_an_empty_stack_cannot_be_named_and_with_none_left_one_goes_on() -> None:
    game = editions.load(editions.SCARCE)
    position = at("hand 0: a b c\nhand 1: a b\nrecipes 0: a b c\nrecipes 1: a-b\nto act: 1", game=game)
    play(position, "lay a a1", "pick a", "pick b")
    assert lines(position) == {"draw 2"}
    play(position, "draw 2", "recipe c-b")
    assert position.status == 0
    assert len(seen(position).seats[1].recipes) == 2
