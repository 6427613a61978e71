"""Lines of text and codes: `notation.md`. Both directions are exact, and a bad line is told what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushiya.errors import NotationError
from sushiya.games.sushi_roll import SushiRoll
from sushiya.games.sushi_roll.actions import Chopsticks, Menu, Take, decode
from sushiya.games.sushi_roll.multisets import rank, unrank

from . import editions
from .positions import HOUSE

pytestmark = pytest.mark.interpreted

FACES = (
    "dumpling tempura sashimi maki maki2 maki3 egg salmon squid wasabi menu menu2 chopsticks chopsticks2 "
    "pudding pudding2 pudding3"
)


def test_faces_by_kind_then_by_first_appearance() -> None:
    assert " ".join(face.text for face in HOUSE.edition.faces) == FACES


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("take salmon", Take(7)),
        ("menu tempura maki2", Menu((1, 4))),
        ("menu dumpling dumpling pudding3", Menu((0, 0, 16))),
        ("chopsticks egg for squid of 2", Chopsticks(6, 8, 2)),
    ],
)
def test_lines_of_actions(line: str, meaning: Any) -> None:
    """S8, S9, S10 as the notation writes them."""
    code = HOUSE.parse_action(line)
    assert decode(code, HOUSE.edition) == meaning
    assert HOUSE.format_action(code) == line


@pytest.mark.parametrize(
    "line",
    [
        "start 1",
        "bag 0 appetizer appetizer maki nigiri special",
        "roll 0 dumpling tempura maki2 egg wasabi",
        "reroll 2 sashimi maki",
    ],
)
def test_lines_of_chance(line: str) -> None:
    """S3, S4, S5, S8 as the notation writes them."""
    assert HOUSE.format_outcome(HOUSE.parse_outcome(line)) == line


def test_codes_are_dense() -> None:
    """Takes, then chopsticks, then menus; every code has a line, every line one code (all of a small edition)."""
    game = editions.load(editions.TINY)
    lines = [game.format_action(code) for code in range(game.action_count)]
    assert [game.parse_action(line) for line in lines] == list(range(game.action_count))
    assert len(lines) == 4 + 4 * 4 * 2 + 4 + 10
    outcomes = [game.format_outcome(code) for code in range(game.outcome_count)]
    assert [game.parse_outcome(line) for line in outcomes] == list(range(game.outcome_count))
    assert len(outcomes) == 2 + 2 * (2 + 3) + 2 * 2 * (4 + 10)


@pytest.mark.parametrize(("sorts", "most"), [(1, 8), (2, 5), (5, 8), (17, 3), (24, 2)])
def test_multisets_are_numbered_without_gaps(sorts: int, most: int) -> None:
    number = 0
    while len(items := unrank(number, sorts)) <= most:
        assert items == sorted(items)
        assert max(items) < sorts
        assert rank(items, sorts) == number
        number += 1


@settings(deadline=None)
@given(st.data(), st.sampled_from([HOUSE, editions.load(editions.TINY), editions.load(editions.MICRO)]))
def test_text_and_code_are_exact_both_ways(data: st.DataObject, game: SushiRoll) -> None:
    action = data.draw(st.integers(0, game.action_count - 1))
    assert game.parse_action(game.format_action(action)) == action
    outcome = data.draw(st.integers(0, game.outcome_count - 1))
    assert game.parse_outcome(game.format_outcome(outcome)) == outcome


@settings(max_examples=40, deadline=None)
@given(st.data(), editions.valid_editions())
def test_text_and_code_in_any_edition(data: st.DataObject, edition: dict[str, Any]) -> None:
    game = editions.load(edition)
    for _ in range(20):
        action = data.draw(st.integers(0, game.action_count - 1))
        assert game.parse_action(game.format_action(action)) == action
        outcome = data.draw(st.integers(0, game.outcome_count - 1))
        assert game.parse_outcome(game.format_outcome(outcome)) == outcome


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "one space"),
        ("take  egg", "one space"),
        (" take egg", "one space"),
        ("take egg\n", "one space"),
        ("eat egg", "is no action"),
        ("Take egg", "is no action"),
        ("take", "exactly one die"),
        ("take egg egg", "exactly one die"),
        ("take tuna", "'tuna' is no face of this edition; there are: dumpling, tempura"),
        ("take maki1", "'maki1' is no face"),
        ("take EGG", "'EGG' is no face"),
        ("menu", "at least one die"),
        ("menu egg tempura", "edition's order: 'menu tempura egg'"),
        ("menu " + " ".join(["egg"] * 9), "at most 8 dice, here are 9"),
        ("chopsticks egg squid", "'chopsticks FACE for FACE of SEAT'"),
        ("chopsticks egg for squid of 5", "'5' is no seat; seats are 0 to 4"),
        ("chopsticks egg for squid of 01", "'01' is no seat"),
        ("chopsticks egg for squid of x", "'x' is no seat"),
    ],
)
def test_what_is_wrong_with_an_action(line: str, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        HOUSE.parse_action(line)
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("take egg", "is no outcome"),
        ("start", "is not complete"),
        ("start 0 1", "is not complete"),
        ("roll 0", "is not complete"),
        ("bag 0", "is not complete"),
        ("start 7", "'7' is no seat"),
        ("bag 0 egg", "'egg' is no kind of die of this edition; there are: appetizer, maki"),
        ("bag 0 maki appetizer", "order: 'bag 0 appetizer maki'"),
        ("roll 1 egg maki", "order: 'roll 1 maki egg'"),
        ("reroll 1 nigiri", "'nigiri' is no face"),
    ],
)
def test_what_is_wrong_with_an_outcome(line: str, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        HOUSE.parse_outcome(line)
    assert sentence in str(error.value)


def test_codes_beyond_the_table_have_no_line() -> None:
    for code in (-1, HOUSE.action_count):
        with pytest.raises(NotationError, match="no action"):
            HOUSE.format_action(code)
    for code in (-1, HOUSE.outcome_count):
        with pytest.raises(NotationError, match="no outcome"):
            HOUSE.format_outcome(code)
