"""Following a record that hides strips (W32, QW23, QW28), case by case; whole matches: `test_indistinguishable.py`."""

from __future__ import annotations

from typing import Any

import pytest

from sushiya.errors import NotationError
from sushiya.games.contract import CHANCE, Position

from .positions import HOUSE, seen

pytestmark = pytest.mark.interpreted

OPENING = ["start 0", "give tuna shrimp egg", "give tuna shrimp egg"]


def follow(position: Position, line: str, completes: tuple[str, ...] = (), chosen: tuple[str, ...] = ()) -> None:
    """One line of a record, as a replay does it."""
    if position.status == CHANCE:
        position.resolve(HOUSE.follow_outcome(position, line))
    else:
        position.apply(HOUSE.follow_action(position, line, list(completes), list(chosen)))


def told_to_1(*strips_of_1: str) -> Position:
    """Seat 1 reads: seat 0 has three strips of length 2, seat 1 these."""
    position = HOUSE.start(2)
    for line in [*OPENING, *["draw 2", "recipe ?2"] * 3]:
        follow(position, line)
    for strip in strips_of_1:
        length = HOUSE.edition.recipes[HOUSE.notation.recipe[strip]].length
        follow(position, f"draw {length}")
        follow(position, f"recipe {strip}")
    return position


def test_w32_a_strip_that_was_imagined_elsewhere_is_drawn_by_the_viewer() -> None:
    """Whatever stands in for the strips of seat 0, those that seat 1 draws are not among them."""
    position = told_to_1("tekkamaki", "kappamaki", "oshinko-maki")
    s: Any = position.records[0]
    assert seen(position, 1).seats[1].recipes == ["tekkamaki", "kappamaki", "oshinko-maki"]
    assert seen(position, 1).seats[0].recipes == ["?2", "?2", "?2"]
    assert int(s.imagined).bit_count() == 3
    assert int(s.held[0]) & int(s.held[1]) == 0


def test_w14_a_completion_names_the_strip() -> None:
    position = told_to_1("two-rivers", "urchin-king", "last-supper")
    follow(position, "lay tuna a1")
    assert seen(position, 1).phase == "tiles"  # nothing imagined is ever completed
    follow(position, "pick maki")
    follow(position, "lay tuna a2")
    follow(position, "pick maki")
    follow(position, "lay maki b1", ("tekkamaki*",))
    assert seen(position, 1).seats[0].completed == ["tekkamaki*"]
    assert seen(position, 1).seats[0].recipes == ["?2", "?2"]


def test_w14_two_at_once() -> None:
    position = told_to_1("two-rivers", "urchin-king", "last-supper")
    for line in ("lay tuna a1", "pick maki", "lay shrimp c1", "pick eel"):
        follow(position, line)
    assert position.status == 0
    follow(position, "lay maki b1", ("tekkamaki*",))
    assert seen(position).rewards == 1


def test_an_unknown_word_among_the_completed_is_left_to_the_replay() -> None:
    position = told_to_1("two-rivers", "urchin-king", "last-supper")
    code = HOUSE.follow_action(position, "lay tuna a1", ["tea*"], ["tea"])
    assert HOUSE.format_action(code) == "lay tuna a1"


@pytest.mark.parametrize(
    "line", ["pass ?2 tekkamaki", "pass ?x", "pass ?", "pass ?²", "pass ?2 ?2 ?2 ?2", "pass ?3", "pass ?2 ?3"]
)
def test_hidden_passes_that_cannot_be(line: str) -> None:
    position = told_to_1("two-rivers", "urchin-king", "last-supper")
    with pytest.raises(NotationError):
        follow(position, line)


@pytest.mark.parametrize("line", ["recipe ?3", "recipe ?", "recipe tea", "recipe ?2 ?2"])
def test_hidden_outcomes_that_cannot_be(line: str) -> None:
    position = HOUSE.start(2)
    for before in [*OPENING, "draw 2"]:
        follow(position, before)
    with pytest.raises(NotationError):
        HOUSE.follow_outcome(position, line)


def test_an_outcome_of_another_length_is_refused_by_the_rules() -> None:
    position = HOUSE.start(2)
    for before in [*OPENING, "draw 2"]:
        follow(position, before)
    code = HOUSE.follow_outcome(position, "recipe bento-box")
    assert position.game.format_outcome(code) == "recipe bento-box"


def test_w32_a_complete_record_imagines_nothing() -> None:
    position = HOUSE.start(2)
    for line in [*OPENING, "draw 2", "recipe kappamaki", "draw 2", "recipe tekkamaki", "draw 5", "recipe sea-parade"]:
        follow(position, line)
    assert position.records["imagined"][0] == 0
    assert seen(position, 0).seats[0].recipes == ["tekkamaki", "kappamaki", "sea-parade"]


def test_qw28_my_own_strips_stay_known_while_others_move_hidden_ones() -> None:
    position = told_to_1("two-rivers", "urchin-king", "last-supper")
    for line in ("pass ?2", "draw 2", "recipe ?2", "pass urchin-king", "draw 3", "recipe crab-apple"):
        follow(position, line)
    assert seen(position, 1).stacks[5].put_back == ["urchin-king"]
    assert seen(position, 1).stacks[2].put_back == ["?2"]
