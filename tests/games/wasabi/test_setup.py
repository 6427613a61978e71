"""Before the first turn: W1–W8, QW8, QW16, QW17, QW32, QW33."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sushiya.errors import BadPlayers, IllegalAction
from sushiya.games.contract import CHANCE, OVER

from . import editions
from .positions import HOUSE, at, completed_by, lines, play, seen, why_not

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(("players", "columns"), [(2, 5), (3, 6), (4, 7)])
def test_w1_qw17_six_rows_and_the_leftmost_columns(players: int, columns: int) -> None:
    view = seen(HOUSE.start(players))
    assert (view.rows, view.columns) == (6, columns)
    names = [f"{letter}{row}" for row in range(1, 7) for letter in "abcdefg"[:columns]]
    assert [square.square for square in view.board] == names
    assert not any(square.tiles or square.covered for square in view.board)


def test_w1_squares_outside_are_not_part_of_the_game() -> None:
    position = at("hand 0: tuna\ncards 0: switch wasabi\n| . . . . egg", game=HOUSE)
    assert why_not(position, "lay tuna f1") == "W1 off_the_board"
    assert why_not(position, "card switch e1 f1") == "W21 no_such_neighbours"
    assert why_not(position, "card wasabi e1") == "W23 no_such_block"
    assert why_not(position, "lay tuna e2") == ""
    assert {line.split(" ")[2][0] for line in lines(position, "lay")} == set("abcde")
    three = at("hand 0: tuna\nplayers: 3")
    assert why_not(three, "lay tuna f1") == ""


def test_w2_72_tiles_open_to_all_in_six_categories() -> None:
    for seat in (None, 0, 1):
        pantry = seen(HOUSE.start(2), seat).pantry
        assert sum(pantry.values()) == 72
        assert pantry["rice"] == 12
    assert len({ingredient.category for ingredient in HOUSE.edition.ingredients}) == 6


def test_w3_52_strips_in_one_stack_for_each_length() -> None:
    stacks = seen(HOUSE.start(4)).stacks
    assert {length: stack.shuffled for length, stack in stacks.items()} == {2: 16, 3: 14, 4: 12, 5: 10}
    assert all(stack.put_back == [] for stack in stacks.values())


def test_w3_the_length_of_a_held_strip_is_public_the_strip_is_not() -> None:
    position = at("recipes 0: tekkamaki bento-box")
    assert seen(position, 0).seats[0].recipes == ["tekkamaki", "bento-box"]
    assert seen(position, 1).seats[0].recipes == ["?2", "?4"]
    assert seen(position, None).seats[0].recipes == ["?2", "?4"]


@pytest.mark.parametrize(
    ("players", "kitchen"),
    [
        (2, {"chop": 1, "spicy": 1, "switch": 1, "stack": 1, "wasabi": 1}),
        (3, {"chop": 1, "spicy": 2, "switch": 1, "stack": 1, "wasabi": 2}),
        (4, {"chop": 2, "spicy": 2, "switch": 2, "stack": 2, "wasabi": 2}),
    ],
)
def test_w4_the_kitchen(players: int, kitchen: dict[str, int]) -> None:
    assert seen(HOUSE.start(players)).kitchen == kitchen


def test_w5_ten_tokens_an_empty_bowl_and_no_card() -> None:
    for mine in seen(HOUSE.start(4)).seats:
        assert mine.tokens == {2: 4, 3: 3, 4: 2, 5: 1}
        assert (mine.cubes, mine.cards, mine.tiles, mine.recipes, mine.completed) == (0, [], [], [], [])
    for slug, length, points in (("tekkamaki", 2, 2), ("two-rivers", 3, 3), ("bento-box", 4, 5), ("urchin-king", 5, 8)):
        position = at(f"done 0: {slug}")
        assert seen(position).seats[0].tokens[length] == {2: 3, 3: 2, 4: 1, 5: 0}[length]
        assert position.scores() == [points, 0]


def test_w6_the_start_seat_is_drawn() -> None:
    position = HOUSE.start(3)
    assert position.status == CHANCE
    assert [(HOUSE.format_outcome(code), p) for code, p in position.outcomes()] == [
        (f"start {seat}", Fraction(1, 3)) for seat in range(3)
    ]
    assert position.sides() == [3]
    assert HOUSE.chance_seat(position) is None
    assert seen(position).start_seat is None
    with pytest.raises(IllegalAction) as caught:
        position.resolve("start 3")
    assert caught.value.rule == "W6"
    assert position.copy().outcome_of([2]) == HOUSE.parse_outcome("start 2")
    position.resolve("start 2")
    assert (position.status, seen(position).start_seat) == (2, 2)


def test_w6_a_named_start_seat_is_the_only_outcome() -> None:
    position = HOUSE.start(4, start_seat=3)
    assert position.outcomes() == [(HOUSE.parse_outcome("start 3"), Fraction(1))]
    assert position.sides() == []
    assert position.outcome_of([]) == HOUSE.parse_outcome("start 3")
    with pytest.raises(IllegalAction) as caught:
        position.resolve("start 0")
    assert caught.value.code == "start_seat_named"
    with pytest.raises(BadPlayers):
        HOUSE.start(2, start_seat=2)


def test_w7_every_seat_gives_a_hand_to_the_left() -> None:
    position = play(HOUSE.start(3), "start 1")
    assert position.status == 1
    play(position, "give tuna shrimp egg")
    assert seen(position).seats[2].tiles == ["tuna", "shrimp", "egg"]
    assert position.status == 2
    play(position, "give eel crab pickle")
    assert seen(position).seats[0].tiles == ["eel", "crab", "pickle"]
    play(position, "give tuna squid egg")
    assert seen(position).seats[1].tiles == ["tuna", "squid", "egg"]
    assert seen(position).pantry["tuna"] == 2
    assert (position.status, seen(position).phase) == (1, "deal")


def test_w7_three_categories_none_of_them_rice_maki_or_unique() -> None:
    position = play(HOUSE.start(2), "start 0")
    assert len(position.legal()) == 4 * 3 * 5
    assert why_not(position, "give tuna salmon egg") == "W7 same_category"
    assert why_not(position, "give tuna shrimp crab") == "W7 same_category"
    assert why_not(position, "give tuna cucumber egg") == "W7 same_category"
    assert why_not(position, "give rice tuna shrimp") == "W7 not_a_starting_tile"
    assert why_not(position, "give maki tuna shrimp") == "W7 not_a_starting_tile"
    assert why_not(position, "give tuna shrimp octopus") == "W7 not_a_starting_tile"
    assert why_not(position, "give tuna shrimp egg") == ""
    assert why_not(position, "draw 2") == "W9 not_now"


def test_w7_what_has_run_out_cannot_be_given() -> None:
    position = play(HOUSE.start(4), "start 0", *["give snapper squid egg"] * 3)
    assert why_not(position, "give snapper crab pickle") == "QW9 ingredient_run_out"
    assert len(position.legal()) == 3 * 2 * 4


def test_w8_three_recipes_one_at_a_time_seen_before_the_next() -> None:
    position = play(HOUSE.start(2), "start 1", *["give tuna shrimp egg"] * 2)
    assert position.status == 1
    assert lines(position) == {"draw 2", "draw 3", "draw 4", "draw 5"}
    play(position, "draw 3")
    assert position.status == CHANCE
    assert HOUSE.chance_seat(position) == 1
    assert len(position.outcomes()) == 14
    assert sum(p for _, p in position.outcomes()) == 1
    with pytest.raises(IllegalAction) as caught:
        position.resolve("recipe tekkamaki")
    assert caught.value.code == "recipe_not_drawable"
    play(position, "recipe two-rivers")
    assert seen(position, 1).seats[1].recipes == ["two-rivers"]
    assert position.status == 1
    play(position, "draw 2", "recipe tekkamaki", "draw 2", "recipe kappamaki")
    assert (position.status, seen(position).phase) == (0, "deal")
    play(position, *["draw 5", "recipe urchin-king", "draw 5", "recipe last-supper", "draw 4", "recipe bento-box"])
    assert (position.status, seen(position).phase) == (1, "step_one")


def test_qw33_a_length_without_tokens_may_be_drawn() -> None:
    position = at("hand 0: tuna\nrecipes 0: tekkamaki\ntokens 0: 2 3\npantry: rice*2 in a1")
    play(position, "pass tekkamaki", "pick rice", "pick rice")
    assert {"draw 4", "draw 5"} < lines(position)
    play(position, "draw 5", "recipe sea-parade")


def test_qw8_with_all_stacks_empty_the_deal_goes_on_with_fewer() -> None:
    """Five strips for two seats, and for four: somebody gets fewer, somebody none."""
    game = editions.load(editions.SCARCE)
    for players, held in ((2, [3, 2]), (4, [3, 2, 0, 0])):
        position = play(game.start(players), "start 0", *["give a b c"] * players)
        play(position, "draw 1", "recipe a", "draw 1", "recipe b", "draw 1", "recipe c", "draw 2", "recipe a-b")
        assert lines(position) == {"draw 2"}
        assert why_not(position, "draw 1") == "QW8 stack_empty"
        play(position, "draw 2", "recipe c-b")
        assert (position.status, seen(position).phase) == (0, "step_one")
        assert [len(mine.recipes) for mine in seen(position).seats] == held


def test_qw32_a_draw_with_one_possibility_is_still_an_action_and_an_outcome() -> None:
    game = editions.load(editions.SCARCE)
    position = play(game.start(2), "start 0", *["give a b c"] * 2)
    play(position, "draw 1", "recipe a", "draw 1", "recipe b", "draw 2", "recipe a-b", "draw 2")
    assert position.outcomes() == [(game.parse_outcome("recipe c-b"), Fraction(1))]
    assert position.sides() == [1]


def test_qw16_cubes_are_never_short() -> None:
    position = at("| tuna avocado salmon\nhand 0: rice\nrecipes 0: rainbow-bridge\ncubes 0: 500\ncubes 1: 500")
    assert completed_by(position, "lay rice d1") == ["rainbow-bridge*"]
    assert seen(position).seats[0].cubes == 502


def test_the_contract_refuses_what_is_not_due() -> None:
    """`legal`, `check` and `apply` belong to a seat, `outcomes` and `resolve` to chance, nothing to the end."""
    position = HOUSE.start(2)
    for call in (position.legal, lambda: position.check(0), lambda: position.apply(0)):
        with pytest.raises(IllegalAction) as caught:
            call()
        assert caught.value.code == "chance_due"
    position.resolve(0)
    for refused in (position.outcomes, position.sides, lambda: position.resolve(0)):
        with pytest.raises(IllegalAction) as caught:
            refused()
        assert caught.value.code == "no_chance_due"
    reason = position.check(HOUSE.action_count)
    assert reason is not None
    assert reason.code == "no_such_action"
    assert position.check(-1) == reason
    over = play(at("| tuna\nhand 0: maki\nrecipes 0: tekkamaki\ntokens 0: 2"), "lay maki b1")
    assert over.status == OVER
    with pytest.raises(IllegalAction) as caught:
        over.legal()
    assert caught.value.code == "match_over"
    for seat in (2, -1):
        with pytest.raises(BadPlayers):
            over.view(seat)
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            HOUSE.start(players)


def test_w3_nothing_comes_from_an_empty_stack() -> None:
    """The rules never let it be named; chance would have nothing to give."""
    game = editions.load(editions.MICRO)
    position = at("recipes 0: a b c\nrecipes 1: a-2", game=game)
    s = position.records[0]
    s.to_act, s.draw_length = CHANCE, 1
    assert position.outcomes() == []
    with pytest.raises(IllegalAction) as caught:
        position.resolve("recipe a")
    assert caught.value.code == "recipe_not_drawable"
    with pytest.raises(IllegalAction):
        position.resolve(99)
