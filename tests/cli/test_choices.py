"""Choosing among many lines by steps."""

from __future__ import annotations

import pytest

from sushiya.cli.choices import THAT_IS_ALL, build_menu, complete, narrow
from sushiya.games.contract import Game
from tests.conftest import PlayMatch

LAYS = [f"lay {tile} {square}" for tile in ("tuna", "tempura", "egg") for square in ("a1", "a2", "b1", "b2", "c1")]
LINES = [*LAYS, "pass", "pass tekkamaki", "pass tekkamaki bento-box", "done"]


def offered(lines: list[str]) -> list[tuple[str, str]]:
    return [(option.key, option.text) for option in build_menu(lines).options]


def test_few_lines_are_offered_whole() -> None:
    assert offered(["take chop", "take spicy", "forgo"]) == [("1", "take chop"), ("2", "take spicy"), ("3", "forgo")]


def test_shared_words_are_told_once() -> None:
    menu = build_menu(["take chop", "take spicy"])
    assert menu.shared == "take"
    assert [option.text for option in menu.options] == ["chop", "spicy"]


def test_numbers_stand_for_themselves() -> None:
    lines = ["draw 2", "draw 3", "draw 5"]
    assert offered(lines) == [("2", "2"), ("3", "3"), ("5", "5")]
    assert narrow(lines, "3") == ["draw 3"]


def test_many_lines_are_offered_by_their_next_word() -> None:
    assert offered(LINES) == [("1", "lay … (15)"), ("2", "pass … (3)"), ("3", "done")]
    assert offered(LAYS) == [("1", "tuna … (5)"), ("2", "tempura … (5)"), ("3", "egg … (5)")]


def test_a_line_that_others_continue_can_be_chosen() -> None:
    lines = [line for line in LINES if line.startswith("pass")]
    assert offered(lines)[0] == ("1", THAT_IS_ALL)
    assert narrow(lines, "1") == ["pass"]
    assert narrow(LINES, "pass") == ["pass"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("lay tuna a1", ["lay tuna a1"]),
        ("lay tuna", [line for line in LAYS if "tuna" in line]),
        ("3", ["done"]),
        ("l tu b2", []),
        ("4", []),
    ],
)
def test_naming(typed: str, found: list[str]) -> None:
    assert narrow(LINES, typed) == found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("l tu b2", ["lay tuna b2"]),
        ("l t b2", ["lay tuna b2", "lay tempura b2"]),
        ("d", ["done"]),
        ("lay tuna z9", []),
        ("tea", []),
    ],
)
def test_abbreviating(typed: str, found: list[str]) -> None:
    assert complete(LINES, typed) == found


def test_words_after_the_shared_ones_are_enough() -> None:
    assert narrow(LAYS, "egg c1") == ["lay egg c1"]
    assert complete(LAYS, "e c1") == ["lay egg c1"]
    assert narrow([line for line in LAYS if "egg" in line], "c1") == ["lay egg c1"]


def test_a_number_word_is_never_half_typed() -> None:
    assert complete(["draw 20", "draw 30"], "draw 2") == []


def test_every_legal_line_can_be_reached_by_keys_alone(game: Game, play_match: PlayMatch) -> None:
    def reach(lines: list[str]) -> set[str]:
        if len(lines) == 1:
            return set(lines)
        reached = set()
        for option in build_menu(lines).options:
            found = narrow(lines, option.key)
            assert 0 < len(found) < len(lines)
            reached |= reach(found)
        return reached

    for actions in range(0, 40, 4):
        match = play_match(game, 3, "keys", actions=actions)
        if not match.is_over:
            assert reach(match.legal()) == set(match.legal())
