"""How a match ends and who has won: W17, W30, W31, QW12, QW29, QW31, E3, E4."""

from __future__ import annotations

import pytest

from sushiya.games.contract import OVER

from . import editions
from .positions import at, completed_by, lines, play, seen

pytestmark = pytest.mark.interpreted

NEARLY_FULL = """
    | rice rice rice rice rice
    | rice rice rice rice rice
    | maki maki maki maki maki
    | maki maki maki maki maki
    | tuna tuna eel  eel  salmon
    | crab crab .    crab salmon
    hand 0: egg shrimp shrimp
"""


def test_e3_the_last_square_ends_the_match() -> None:
    """Five used tokens 8+3+5+2+2 and 3 cubes: 23 points."""
    position = at(
        NEARLY_FULL
        + """
        done 0: urchin-king two-rivers bento-box tekkamaki* kappamaki*
        cubes 0: 3
        recipes 0: sake-maki green-bite golden-prawn
    """
    )
    assert completed_by(position, "lay egg c6") == []
    assert position.status == 0  # not before the end of Step 2
    play(position, "pick tempura")
    result = position.result()
    assert result is not None
    assert (result.reason, result.scores, result.winners) == ("board_full", [23, 0], [0])


def test_e4_a_wasabi_card_off_the_board_and_the_match_goes_on() -> None:
    text = """
        | .    .    rice rice rice
        | .    .    rice rice rice
        | maki maki maki maki maki
        | maki maki maki maki maki
        | tuna tuna eel  eel  salmon
        | crab rice .    crab salmon
        hand 0: egg shrimp shrimp
        recipes 0: tamago-nigiri green-bite golden-prawn
        wasabi: a1
    """
    position = at(text)
    assert completed_by(position, "lay egg c6") == ["tamago-nigiri*"]
    play(position, "take wasabi a1", "pick tempura", "draw 2", "recipe kappamaki")
    assert position.status == 1
    assert {s.square for s in seen(position).board if not s.tiles} == {"a1", "b1", "a2", "b2"}
    other = play(at(text), "lay egg c6", "take chop", "pick tempura", "draw 2", "recipe kappamaki")
    assert other.status == OVER
    assert seen(other).result.reason == "board_full"


def test_w30_covered_squares_count_as_full() -> None:
    game = editions.load(editions.MICRO)
    position = at("hand 0: a b c\nrecipes 0: b c\ncards 0: wasabi", game=game)
    play(position, "lay a a1", "card wasabi a1", "pick a", "draw 1", "recipe a")
    assert seen(position).result.reason == "board_full"


def test_w30_chop_after_the_last_tile_keeps_the_match_going() -> None:
    position = at(NEARLY_FULL + "cards 0: chop\nrecipes 0: sake-maki green-bite golden-prawn")
    play(position, "lay egg c6", "card chop a1 pantry", "pick tempura")
    assert position.status == 1


def test_w31_points_of_used_tokens_and_one_a_cube() -> None:
    position = at("""
        done 0: tekkamaki* two-rivers bento-box urchin-king
        cubes 0: 4
        cubes 1: 2
    """)
    assert position.scores() == [2 + 3 + 5 + 8 + 4, 2]
    assert [mine.points for mine in seen(position).seats] == [22, 2]


def ended(text: str) -> tuple[list[int], list[int], list[int]]:
    position = at(NEARLY_FULL + "recipes 0: sake-maki green-bite golden-prawn\nplayers: 2\n" + text)
    play(position, "lay egg c6", "pick tempura")
    result = position.result()
    assert result is not None
    return result.scores, result.ranks, result.winners


def test_w31_most_points_then_cubes_then_a_draw() -> None:
    assert ended("done 0: tekkamaki*\ncubes 1: 1") == ([2, 1], [1, 2], [0])
    assert ended("done 0: tekkamaki*\ncubes 1: 2") == ([2, 2], [2, 1], [1])
    assert ended("done 0: tekkamaki*\ndone 1: kappamaki*") == ([2, 2], [1, 1], [0, 1])
    assert ended("cubes 0: 3\ncubes 1: 3") == ([3, 3], [1, 1], [0, 1])


def test_qw12_qw29_three_full_rounds_of_passes() -> None:
    """Looked at after Step 2 of the last pass; not one pass earlier."""
    text = "hand 1: tuna egg eel\nrecipes 1: tekkamaki kappamaki kani-maki\nto act: 1\nplayers: 3\n"
    early = at(text + "passes: 7")
    play(early, "pass tekkamaki", "draw 2", "recipe sake-maki")
    assert early.status == 2
    late = at(text + "passes: 8")
    play(late, "pass tekkamaki")
    assert late.status == 1  # Step 2 comes first
    play(late, "draw 2", "recipe sake-maki")
    assert late.status == OVER
    assert seen(late).result.reason == "all_passed"
    assert seen(late).passes_in_a_row == 9


def test_qw29_a_tile_breaks_the_row_of_passes() -> None:
    position = at("hand 0: tuna egg eel\nrecipes 0: tekkamaki kappamaki kani-maki\npasses: 5\nplayers: 2")
    play(position, "lay tuna a1")
    assert seen(position).passes_in_a_row == 0
    with_done = at("hand 0: tuna egg eel\nrecipes 0: tekkamaki kappamaki kani-maki\npasses: 5\ncards 0: spicy")
    play(with_done, "lay tuna a1", "done")
    assert seen(with_done).passes_in_a_row == 0


def test_qw29_forced_passes_count() -> None:
    game = editions.load(editions.SCARCE)
    position = at("recipes 1: a b c\ndone 1: a-b\npantry: none in a1\npasses: 5", game=game)
    assert lines(position) == {"pass"}
    play(position, "pass", "draw 2", "recipe c-b")
    assert seen(position).result.reason == "all_passed"


def test_qw31_ranks_after_an_instant_win() -> None:
    position = at("""
        | tuna
        hand 0: maki
        recipes 0: tekkamaki
        tokens 0: 2
        done 1: urchin-king
        cubes 1: 99
        done 2: sea-parade kappamaki*
        cubes 2: 97
        cubes 3: 107
    """)
    play(position, "lay maki b1")
    result = position.result()
    assert result is not None
    assert result.scores[1:] == [107, 107, 107]
    assert result.ranks == [1, 3, 4, 2]
    assert result.winners == [0]


def test_qw31_others_may_share_a_rank() -> None:
    position = at("| tuna\nhand 0: maki\nrecipes 0: tekkamaki\ntokens 0: 2\ncubes 1: 5\ncubes 2: 5\nplayers: 4")
    play(position, "lay maki b1")
    result = position.result()
    assert result is not None
    assert result.ranks == [1, 2, 2, 4]


def test_w17_the_win_is_the_one_who_used_the_last_token() -> None:
    """The match ends at that moment: no rewards, no Step 2, nothing more to do."""
    position = at("| tuna\nhand 0: maki rice\ncards 0: chop\nrecipes 0: tekkamaki\ntokens 0: 2")
    play(position, "lay maki b1")
    assert position.status == OVER
    assert seen(position).seats[0].cards == ["chop"]
    assert seen(position).turn == 0
