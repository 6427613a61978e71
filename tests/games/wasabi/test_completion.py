"""Which recipes a change completes (W12–W17, QW1–QW4, QW22, QW23, QW26, QW27) and the rulebooks' examples (E1, E2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sushiya.games.contract import OVER, Position

from . import editions
from .positions import HOUSE, at, completed_by, lines, play, seen, why_not

pytestmark = pytest.mark.interpreted


def test_e1_crunchy_tuna_without_style() -> None:
    """Maki, empty, tuna in a row; tempura between them completes Crunchy Tuna, not in its order."""
    position = at("""
        | maki . tuna
        hand 0: tempura egg rice
        recipes 0: crunchy-tuna
        tokens 0: 3 2
    """)
    assert completed_by(position, "lay tempura b1") == ["crunchy-tuna"]
    view = seen(position)
    assert "crunchy-tuna" in view.seats[0].completed
    assert view.seats[0].tokens == {2: 1, 3: 0, 4: 0, 5: 0}
    assert view.seats[0].cubes == 0
    assert view.rewards == 1


def test_e2_one_maki_completes_two_recipes() -> None:
    """Pickle Barrel with style, one cube, and Tekkamaki, with the same maki (W16, QW2)."""
    position = at("""
        | .      tuna
        | pickle .    cucumber
        hand 0: maki
        recipes 0: pickle-barrel tekkamaki
    """)
    assert completed_by(position, "lay maki b2") == ["tekkamaki*", "pickle-barrel*"]
    assert seen(position).seats[0].cubes == 1
    assert seen(position).rewards == 2


def test_w12_any_order_in_a_row_or_a_column() -> None:
    for board, square in (
        ("| cucumber . maki", "b1"),
        ("| cucumber\n|.\n| maki", "a2"),
        ("| . cucumber maki", "a1"),
        ("|.\n| cucumber\n| maki", "a1"),
    ):
        position = at(f"{board}\nhand 0: crab\nrecipes 0: harbour-roll")
        assert try_line(position, f"lay crab {square}") == ["harbour-roll"]


def try_line(position: Position, line: str) -> list[str]:
    return completed_by(position.copy(), line)


def test_w12_not_around_a_corner_nor_over_a_gap() -> None:
    position = at("""
        | cucumber . .
        | maki .  . crab
        | . . . maki . cucumber
        hand 0: crab cucumber
        recipes 0: harbour-roll
        players: 3
    """)
    assert try_line(position, "lay crab b2") == []
    assert try_line(position, "lay crab e3") == ["harbour-roll"]
    assert try_line(position, "lay cucumber a3") == []
    assert try_line(position, "lay cucumber b3") == []


def test_w12_not_over_the_edge_of_the_board() -> None:
    """The last square of a row and the first of the next are numbered one after the other, but are no neighbours."""
    position = at("""
        | . . . . . . maki
        | .
        | . . . . . . .
        hand 0: tuna
        recipes 0: tekkamaki
        players: 4
    """)
    assert try_line(position, "lay tuna a2") == []
    assert try_line(position, "lay tuna g2") == ["tekkamaki*"]
    assert try_line(position, "lay tuna f1") == ["tekkamaki*"]


def test_w12_tiles_beside_and_beyond_do_not_matter() -> None:
    position = at("""
        | egg rice . maki egg
        | eel eel  eel
        hand 0: tuna
        recipes 0: tekkamaki maguro-nigiri
    """)
    assert completed_by(position, "lay tuna c1") == ["tekkamaki*", "maguro-nigiri*"]


def test_w12_a_covered_square_does_not_count() -> None:
    position = at("""
        | tuna . . .
        | tuna . . .
        hand 0: maki
        recipes 0: tekkamaki
        wasabi: a1
    """)
    assert try_line(position, "lay maki a3") == []
    open_board = at("|\n| tuna\nhand 0: maki\nrecipes 0: tekkamaki")
    assert try_line(open_board, "lay maki a3") == ["tekkamaki*"]


def test_w12_only_the_top_tile_of_a_stack_counts() -> None:
    position = at("""
        | tuna/egg . egg/tuna
        hand 0: maki rice
        recipes 0: tekkamaki tamago-nigiri
    """)
    assert try_line(position, "lay maki b1") == ["tekkamaki*"]
    assert try_line(position, "lay rice b1") == ["tamago-nigiri*"]
    assert try_line(position, "lay maki a2") == []
    assert try_line(position, "lay maki c2") == ["tekkamaki*"]


def test_w13_a_line_that_was_there_before_is_not_my_doing() -> None:
    """The line must contain the square that changed."""
    position = at("""
        | tuna maki
        hand 0: egg maki
        recipes 0: tekkamaki
    """)
    assert try_line(position, "lay egg c1") == []
    assert try_line(position, "lay maki d1") == []
    assert try_line(position, "lay maki a2") == ["tekkamaki*"]


def test_w13_the_square_that_chop_uncovered() -> None:
    position = at("""
        | tuna maki/egg
        hand 0: rice
        cards 0: chop
        recipes 0: tekkamaki
    """)
    assert try_line(position, "card chop b1 pantry") == ["tekkamaki*"]
    assert try_line(position, "card chop b1 lay") == ["tekkamaki*"]
    assert try_line(position, "card chop a1 pantry") == []


def test_w13_either_square_of_a_switch() -> None:
    position = at("""
        | tuna egg  maki rice
        hand 0: crab
        cards 0: switch
        recipes 0: tekkamaki
    """)
    assert try_line(position, "card switch b1 c1") == ["tekkamaki*"]
    assert try_line(position, "card switch a1 b1") == ["tekkamaki*"]
    assert try_line(position, "card switch c1 d1") == []


def test_w13_switching_equal_ingredients_counts() -> None:
    """The new tile shows the same ingredient as the old one: the tile that completes the line is mine all the same."""
    position = at("""
        | tuna maki
        | egg  maki
        hand 0: crab
        cards 0: switch
        recipes 0: tekkamaki
    """)
    assert try_line(position, "card switch b1 b2") == ["tekkamaki*"]


def test_w13_stacking_an_equal_ingredient_counts() -> None:
    position = at("""
        | tuna maki
        hand 0: maki
        cards 0: stack
        recipes 0: tekkamaki
    """)
    assert completed_by(play(position, "card stack"), "lay maki b1") == ["tekkamaki*"]


def test_w13_lifting_a_wasabi_card_completes_nothing() -> None:
    position = at("""
        | tuna maki . egg
        hand 0: rice egg eel
        recipes 0: tekkamaki tamago-nigiri
        wasabi: a1
    """)
    assert completed_by(position, "lay rice d2") == ["tamago-nigiri*"]
    assert completed_by(position, "take wasabi a1") == []
    assert seen(position, 0).seats[0].recipes == ["tekkamaki"]


def test_w13_only_on_my_own_turn_and_only_my_own_recipes() -> None:
    position = at("""
        | tuna
        hand 0: maki
        recipes 1: tekkamaki
    """)
    assert completed_by(position, "lay maki b1") == []
    assert seen(position).seats[1].completed == []


def test_w14_no_token_no_completion() -> None:
    position = at("""
        | tuna
        hand 0: maki
        recipes 0: tekkamaki
        tokens 0: 3 4 5
    """)
    assert completed_by(position, "lay maki b1") == []
    assert "tekkamaki" in seen(position, 0).seats[0].recipes


def test_w14_token_and_strip_lie_open_and_are_never_lost() -> None:
    position = at("| tuna\nhand 0: maki\nrecipes 0: tekkamaki")
    play(position, "lay maki b1", "take chop", "pick egg", "pick eel", "pick egg")
    for seat in (None, 0, 1):
        assert seen(position, seat).seats[0].completed == ["tekkamaki*"]
        assert seen(position, seat).seats[0].tokens[2] == 3
    assert not lines(position, "pass tekkamaki")


@pytest.mark.parametrize(
    ("slug", "board", "tile", "square", "cubes"),
    [
        ("tekkamaki", "| tuna", "maki", "b1", 0),
        ("two-rivers", "| salmon rice", "tuna", "c1", 1),
        ("rainbow-bridge", "| tuna avocado salmon", "rice", "d1", 2),
        ("sea-parade", "| shrimp crab rice squid", "maki", "e1", 3),
        ("two-rivers", "| rice salmon", "tuna", "c1", 0),
    ],
)
def test_w15_cubes_for_style(slug: str, board: str, tile: str, square: str, cubes: int) -> None:
    position = at(f"{board}\nhand 0: {tile}\nrecipes 0: {slug}")
    styled = slug == "tekkamaki" or cubes > 0
    assert completed_by(position, f"lay {tile} {square}") == [slug + "*" * styled]
    assert seen(position).seats[0].cubes == cubes


@pytest.mark.parametrize("board", ["| . rice tuna", "| tuna rice .", "| tuna\n| rice\n|.", "|.\n|rice\n|tuna"])
def test_qw1_style_reads_either_way(board: str) -> None:
    position = at(f"{board}\nhand 0: salmon\nrecipes 0: two-rivers")
    assert ["two-rivers*"] in [try_line(position, line) for line in lines(position, "lay")]


def test_qw2_tiles_of_a_completed_line_serve_again() -> None:
    position = at("| tuna\nhand 0: maki maki\nrecipes 0: tekkamaki crunchy-tuna\ncards 0: spicy")
    play(position, "card spicy", "lay maki b1")
    assert seen(position).seats[0].completed == ["tekkamaki*"]
    again = at("| tuna maki\nhand 0: tempura\nrecipes 0: crunchy-tuna\ndone 0: tekkamaki*")
    assert completed_by(again, "lay tempura c1") == ["crunchy-tuna"]


def test_qw3_completion_is_not_optional_and_takes_the_better_line() -> None:
    """The row has it without style, the column with."""
    position = at("""
        | .      rice
        | tuna   .      salmon
        | .      tuna
        hand 0: salmon rice
        recipes 0: two-rivers
    """)
    assert completed_by(position, "lay rice b2") == ["two-rivers*"]


def test_qw4_one_strip_two_lines_is_completed_once() -> None:
    """Two windows of one row show the same strip: one token, one reward."""
    position = at("| rice tuna . tuna rice\nhand 0: salmon\nrecipes 0: two-rivers")
    assert completed_by(position, "lay salmon c1") == ["two-rivers"]
    assert seen(position).seats[0].tokens[3] == 2
    assert seen(position).rewards == 1


def test_qw4_style_of_any_line() -> None:
    """Across the strip is only any order, down it is in order; and the other way round."""
    for board in ("| . tuna\n| salmon .\n| . salmon\n|", "| . salmon\n| tuna . salmon\n| . tuna"):
        position = at(f"{board}\nhand 0: rice\nrecipes 0: two-rivers")
        assert completed_by(position, "lay rice b2") == ["two-rivers*"]
        assert seen(position).seats[0].cubes == 1


def test_w16_qw22_several_at_once() -> None:
    position = at("""
        | tuna . salmon
        | .  shrimp
        hand 0: rice
        recipes 0: maguro-nigiri ebi-nigiri two-rivers
    """)
    assert completed_by(position, "lay rice b1") == ["ebi-nigiri*", "maguro-nigiri*", "two-rivers*"]
    assert seen(position).rewards == 3
    assert seen(position).seats[0].tokens == {2: 2, 3: 2, 4: 2, 5: 1}


def test_w17_the_tenth_token_wins_whatever_the_points() -> None:
    position = at("""
        | tuna
        hand 0: maki rice
        cards 0: spicy
        recipes 0: tekkamaki
        tokens 0: 2
        cubes 1: 90
    """)
    assert completed_by(position, "lay maki b1") == ["tekkamaki*"]
    result = position.result()
    assert result is not None
    assert (result.reason, result.ranks, result.winners) == ("instant_win", [1, 2], [0])
    assert result.scores[1] > result.scores[0]


def test_qw22_the_tenth_token_among_several() -> None:
    position = at("""
        | tuna . salmon
        hand 0: rice
        recipes 0: maguro-nigiri sake-nigiri two-rivers
        tokens 0: 2 2 3
    """)
    assert completed_by(position, "lay rice b1") == ["sake-nigiri*", "maguro-nigiri*", "two-rivers*"]
    assert position.status == OVER
    assert seen(position).result.reason == "instant_win"
    assert seen(position).phase == "over"


CROSSING = """
    | .    tuna   .
    | tempura .   salmon
    | .    eel    .
    hand 0: rice egg maki
"""


def test_qw23_the_seat_chooses_before_anything_else() -> None:
    position = at(CROSSING + "recipes 0: maguro-nigiri tenmusu\ntokens 0: 2 3\ncards 0: spicy")
    assert completed_by(position, "lay rice b2") == []
    assert seen(position, 0).phase == "choose"
    assert seen(position, 0).choices == ["maguro-nigiri", "tenmusu"]
    assert lines(position) == {"choose maguro-nigiri", "choose tenmusu"}
    assert why_not(position, "done") == "W9 not_now"
    assert why_not(position, "lay egg a1") == "W9 not_now"
    assert why_not(position, "choose tekkamaki") == "QW23 not_a_choice"
    assert completed_by(position, "choose tenmusu") == ["tenmusu*"]
    assert seen(position, 0).seats[0].recipes == ["maguro-nigiri"]
    assert seen(position, 0).phase == "step_one"
    assert "card spicy" in lines(position)
    assert why_not(position, "choose maguro-nigiri") == "W9 not_now"


def test_qw23_nobody_else_sees_what_there_is_to_choose_from() -> None:
    position = at(CROSSING + "recipes 0: maguro-nigiri tenmusu\ntokens 0: 2 3")
    play(position, "lay rice b2")
    for viewer in (None, 1):
        assert seen(position, viewer).choices == []
        assert seen(position, viewer).seats[0].recipes == ["?2", "?2"]
        assert seen(position, viewer).phase == "choose"


def test_qw23_that_there_is_a_choice_is_news_to_others() -> None:
    position = at(CROSSING + "recipes 0: maguro-nigiri tenmusu\ntokens 0: 2 3")
    for line, is_news in (("lay rice b2", True), ("lay rice c3", False)):
        after = position.copy()
        after.apply(line)
        assert position.game.reveals(position, after) is is_news


def test_qw23_the_other_strip_needs_a_new_line_or_a_new_change() -> None:
    """Its token is gone; with none of that length left, it is not completed again by the same line either (W14)."""
    position = at(CROSSING + "recipes 0: maguro-nigiri tenmusu\ntokens 0: 2 3\ncards 0: switch")
    play(position, "lay rice b2", "choose tenmusu")
    assert completed_by(position, "card switch a1 b1") == []
    position = at("""
        | tuna rice
        hand 0: egg rice
        recipes 0: maguro-nigiri
    """)
    assert try_line(position, "lay egg c1") == []
    assert try_line(position, "lay rice a2") == ["maguro-nigiri*"]


def test_qw23_a_choice_of_one_length_does_not_swallow_another_length() -> None:
    """Two strips of length 2 and one token, and a strip of length 3 that needs no choice."""
    position = at("""
        | .       shrimp
        | salmon  .      tuna
        hand 0: rice
        recipes 0: ebi-nigiri sake-nigiri two-rivers
        tokens 0: 2 3
    """)
    assert completed_by(position, "lay rice b2") == ["two-rivers*"]
    assert lines(position) == {"choose ebi-nigiri", "choose sake-nigiri"}
    assert completed_by(position, "choose ebi-nigiri") == ["ebi-nigiri*"]
    assert seen(position).result.reason == "instant_win"


def test_qw23_a_longer_choice_after_a_shorter_completion() -> None:
    position = at("""
        | .       snapper
        | salmon  .      tuna
        | .       pickle
        hand 0: rice
        recipes 0: sake-nigiri two-rivers pickled-snapper
        tokens 0: 2 3 4
    """)
    assert completed_by(position, "lay rice b2") == ["sake-nigiri*"]
    assert lines(position) == {"choose two-rivers", "choose pickled-snapper"}
    assert completed_by(position, "choose pickled-snapper") == ["pickled-snapper"]
    assert seen(position).seats[0].cubes == 0
    assert seen(position).rewards == 2


def test_qw23_each_choice_keeps_its_own_style() -> None:
    text = """
        | .       snapper
        | salmon  .      tuna
        | .       pickle
        hand 0: rice
        recipes 0: two-rivers pickled-snapper
        tokens 0: 3 4
    """
    position = play(at(text), "lay rice b2")
    assert completed_by(position, "choose two-rivers") == ["two-rivers*"]
    position = play(at(text), "lay rice b2")
    assert completed_by(position, "choose pickled-snapper") == ["pickled-snapper"]


def test_qw27_one_choice_for_each_token_until_they_suffice() -> None:
    """Three strips, one token: one choice. Three strips, two tokens: one choice, and then another."""
    text = CROSSING + "recipes 0: sake-nigiri maguro-nigiri unagi-nigiri\n"
    position = play(at(text + "tokens 0: 2 5"), "lay rice b2")
    assert len(lines(position, "choose")) == 3
    play(position, "choose unagi-nigiri")
    assert seen(position).phase != "choose"
    assert len(seen(position, 0).seats[0].recipes) == 2
    position = play(at(text + "tokens 0: 2 2 5"), "lay rice b2")
    play(position, "choose unagi-nigiri")
    assert lines(position) == {"choose sake-nigiri", "choose maguro-nigiri"}
    play(position, "choose maguro-nigiri")
    assert seen(position).seats[0].tokens[2] == 0
    assert seen(position).rewards == 2
    position = play(at(text + "tokens 0: 2 2 2 5"), "lay rice b2")
    assert seen(position).rewards == 3
    assert seen(position).phase == "rewards"


def test_qw26_what_chop_uncovers_is_complete_before_the_tile_is_laid() -> None:
    """Without style it stays so, although the chopped tile would make it right; the win comes first."""
    text = """
        | rice salmon tuna/egg
        hand 0: eel
        cards 0: chop
        recipes 0: two-rivers
    """
    position = at(text)
    assert completed_by(position, "card chop c1 lay") == ["two-rivers"]
    assert seen(position).chopped == "egg"
    assert lines(position) == {f"lay egg {square}" for square in free_squares(position)}
    assert completed_by(position, "lay egg d1") == []
    assert seen(position).phase == "rewards"
    position = at(text + "tokens 0: 3")
    play(position, "card chop c1 lay")
    assert position.status == OVER


def free_squares(position: Position) -> list[str]:
    return [square.square for square in seen(position).board if not square.tiles and not square.covered]


def test_qw26_the_choice_comes_before_the_lay() -> None:
    position = at("""
        | tuna rice/egg salmon
        hand 0: eel
        cards 0: chop
        recipes 0: maguro-nigiri sake-nigiri
        tokens 0: 2 3
    """)
    play(position, "card chop b1 lay")
    assert lines(position) == {"choose maguro-nigiri", "choose sake-nigiri"}
    assert why_not(position, "lay egg d1") == "W9 not_now"
    play(position, "choose sake-nigiri")
    assert lines(position) == {f"lay egg {square}" for square in free_squares(position)}


def naive_matches(board: dict[tuple[int, int], str], square: tuple[int, int], parts: list[str]) -> bool | None:
    """None: no line through the square shows the parts; else whether one shows them in order."""
    best = None
    r, c = square
    n = len(parts)
    for i in range(n):
        for line in ([(r, c - i + k) for k in range(n)], [(r - i + k, c) for k in range(n)]):
            tiles = [board.get(q, "?") for q in line]
            if sorted(tiles) == sorted(parts):
                best = bool(best) or tiles == parts or tiles[::-1] == parts
    return best


@pytest.mark.parametrize("players", [2, 3, 4])
def test_w12_w15_thousands_of_random_lays(players: int) -> None:
    """Every lay on random dense boards, against all lines through the square, looked at one by one."""
    chooser = random.Random(players)
    total = hits = styled = 0
    parts = {recipe.slug: list(recipe.ingredients) for recipe in HOUSE.edition.recipes}
    for _ in range(40):
        position, board = random_board(players, chooser)
        held: list[str] = seen(position, 0).seats[0].recipes
        for line in chooser.sample(sorted(lines(position, "lay")), 8):
            _, tile, name = line.split(" ")
            square = int(name[1]) - 1, "abcdefg".index(name[0])
            found = {slug: naive_matches(board | {square: tile}, square, parts[slug]) for slug in held}
            expected = {slug + "*" * bool(style) for slug, style in found.items() if style is not None}
            after = position.copy()
            after.apply(line)
            assert set(HOUSE.completes(position, after)) == expected
            total, hits, styled = total + 1, hits + len(expected), styled + sum("*" in word for word in expected)
    assert total == 320
    assert hits > 15
    assert styled > 3


def random_board(players: int, chooser: random.Random) -> tuple[Any, dict[tuple[int, int], str]]:
    """A board of the tiles of a few strips, and a seat that holds three of these strips."""
    strips = chooser.sample(HOUSE.edition.recipes, 3)
    bag = [tile for strip in strips for tile in strip.ingredients] * 3
    pantry = {ingredient.name: ingredient.tiles for ingredient in HOUSE.edition.ingredients}
    hand: list[str] = []
    for tile in chooser.sample(bag, len(bag)):
        if len(hand) < 3 and tile not in hand:
            hand.append(tile)
            pantry[tile] -= 1
    columns = HOUSE.edition.columns[players]
    rows, board = [], {}
    for r in range(6):
        row = []
        for c in range(columns):
            tile = chooser.choice(bag)
            if chooser.random() < 0.7 and pantry[tile]:
                pantry[tile] -= 1
                board[r, c] = tile
                row.append(tile)
            else:
                row.append(".")
        rows.append("| " + " ".join(row))
    text = [
        *rows,
        f"hand 0: {' '.join(hand)}",
        f"recipes 0: {' '.join(strip.slug for strip in strips)}",
        f"players: {players}",
    ]
    return at("\n".join(text)), board


def test_w12_the_comparison_decides_not_the_sum_of_weights() -> None:
    """Sums of weights only rule lines out quickly; with weights that tell nothing apart, all is as before."""
    data = editions.BUSY | {"name": "weightless"}
    game = editions.load(data)
    game.editions[0].weight[:] = 1
    game.editions[0].key[:] = game.editions[0].length
    for hand, expected in (("a", ["a-b-c*"]), ("d", []), ("c", [])):
        position = at(f"| . b c\nhand 0: {hand}\nrecipes 0: a-b-c", game=game)
        assert completed_by(position, f"lay {hand} a1") == expected


def test_lines_with_repeated_ingredients_are_counted() -> None:
    """`a a b` is not `a b b`, in whatever order (W12)."""
    game = editions.load(editions.BUSY)
    for board, expected in (("| a b .", ["a-a-b"]), ("| . b a", ["a-a-b"]), ("| b . b", []), ("| . a b", ["a-a-b*"])):
        position = at(f"{board}\nhand 0: a\nrecipes 0: a-a-b", game=game)
        square = "abc"[board.split(" ").index(".") - 1]
        assert completed_by(position, f"lay a {square}1") == expected
