"""Lines and codes: exact in both directions, and a sentence for everything that is no line."""

from __future__ import annotations

import re

import pytest

from sushiya.errors import NotationError

from . import editions
from .positions import HOUSE, at, play

pytestmark = pytest.mark.interpreted

LINES = [
    "give tuna shrimp egg",
    "draw 3",
    "pass",
    "pass tekkamaki",
    "pass tekkamaki bento-box",
    "pass tekkamaki dragon-s-tail bento-box",
    "lay tuna c4",
    "card stack",
    "card spicy",
    "card chop c4 pantry",
    "card chop c4 lay",
    "card switch c4 d4",
    "card switch c4 c5",
    "card wasabi c4",
    "choose crunchy-tuna",
    "done",
    "take chop",
    "take wasabi",
    "take wasabi c4",
    "take chop returning spicy",
    "take wasabi c4 returning spicy",
    "forgo",
    "pick tuna",
]


@pytest.mark.parametrize("line", LINES)
def test_every_kind_of_line(line: str) -> None:
    assert HOUSE.format_action(HOUSE.parse_action(line)) == line


def test_every_code_of_small_editions_and_many_of_the_house() -> None:
    for data in (editions.MICRO, editions.CROWDED):
        game = editions.load(data)
        every = [game.format_action(code) for code in range(game.action_count)]
        assert len(set(every)) == game.action_count
        assert [game.parse_action(line) for line in every] == list(range(game.action_count))
    for code in range(0, HOUSE.action_count, 97):
        assert HOUSE.parse_action(HOUSE.format_action(code)) == code


def test_every_line_is_plain_lower_case_ascii_with_single_spaces() -> None:
    game = editions.load(editions.BUSY)
    for code in range(game.action_count):
        assert re.fullmatch(r"[a-z0-9_-]+( [a-z0-9_-]+)*", game.format_action(code))


def test_outcomes() -> None:
    every = ["start 0", "start 1", "start 2", "start 3", *(f"recipe {r.slug}" for r in HOUSE.edition.recipes)]
    assert [HOUSE.parse_outcome(line) for line in every] == list(range(len(every)))
    assert [HOUSE.format_outcome(code) for code in range(len(every))] == every
    for code in (-1, len(every)):
        with pytest.raises(NotationError):
            HOUSE.format_outcome(code)
    for line in (
        "",
        "start",
        "start 4",
        "start 01",
        "start  1",
        "recipe",
        "recipe tea",
        "roll 1",
        "recipe ?3",
        "start 1 ",
    ):
        with pytest.raises(NotationError):
            HOUSE.parse_outcome(line)


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "serve tea",
        "lay",
        "lay tuna",
        "lay tuna c4 d4",
        "lay tea c4",
        "lay tuna h1",
        "lay tuna a7",
        "lay tuna C4",
        "lay  tuna c4",
        "lay tuna c4 ",
        "Lay tuna c4",
        "give tuna shrimp",
        "give tuna tuna shrimp",
        "give shrimp tuna egg",
        "draw 6",
        "draw two",
        "draw ²",
        "draw 02",
        "draw",
        "pass bento-box tekkamaki",
        "pass tekkamaki tekkamaki",
        "pass tekkamaki kappamaki kani-maki bento-box",
        "pass ?2",
        "pass tea",
        "card",
        "card fork",
        "card stack a1",
        "card spicy now",
        "card chop c4",
        "card chop c4 away",
        "card switch c4",
        "card switch c4 e4",
        "card switch d4 c4",
        "card switch g1 a2",
        "card switch a1 a1",
        "card wasabi",
        "choose",
        "choose tea",
        "done now",
        "forgo it",
        "take",
        "take tea",
        "take chop c4",
        "take chop returning",
        "take chop returning tea",
        "take returning chop",
        "take wasabi z9",
        "pick",
        "pick tea",
        "pick tuna tuna",
    ],
)
def test_what_is_no_line(line: str) -> None:
    with pytest.raises(NotationError) as caught:
        HOUSE.parse_action(line)
    assert caught.value.message.endswith(".")


def test_codes_that_do_not_exist() -> None:
    for code in (-1, HOUSE.action_count):
        with pytest.raises(NotationError):
            HOUSE.format_action(code)


def test_w3_w10_lines_that_others_may_read() -> None:
    code = HOUSE.parse_action("pass tekkamaki dragon-s-tail bento-box")
    assert HOUSE.show_action(code, 1, 1) == "pass tekkamaki dragon-s-tail bento-box"
    for viewer in (None, 0):
        assert HOUSE.show_action(code, 1, viewer) == "pass ?2 ?3 ?4"
    strip = HOUSE.parse_outcome("recipe crunchy-tuna")
    assert HOUSE.show_outcome(strip, 1, 1) == "recipe crunchy-tuna"
    assert HOUSE.show_outcome(strip, 1, 0) == HOUSE.show_outcome(strip, 1, None) == "recipe ?3"
    start = HOUSE.parse_outcome("start 2")
    assert HOUSE.show_outcome(start, None, None) == "start 2"
    for line in LINES:
        if not line.startswith("pass"):
            assert HOUSE.show_action(HOUSE.parse_action(line), 0, None) == line


def test_w32_the_order_of_hidden_lengths_tells_nothing() -> None:
    """An edition may list a long strip before a short one; others read lengths in order all the same."""
    game = editions.load(editions.SCARCE)
    code = game.parse_action("pass a-b c")
    assert game.show_action(code, 0, 0) == "pass a-b c"
    assert game.show_action(code, 0, 1) == "pass ?1 ?2"


def test_records_tell_style_with_a_star() -> None:
    position = at("| tuna . salmon\nhand 0: rice\nrecipes 0: maguro-nigiri two-rivers")
    before = position.copy()
    play(position, "lay rice b1")
    assert HOUSE.completes(before, position) == ["maguro-nigiri*", "two-rivers*"]
