"""What a seat can know, and drawing the rest anew (W32, W3, QW28). See also `test_indistinguishable.py`."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import msgspec
import pytest

from sushiya.games.compiled import random_stream
from sushiya.games.contract import Position

from . import editions
from .invariants import check_invariants, members
from .positions import HOUSE, at, lines, play, seen

pytestmark = pytest.mark.interpreted


def known(position: Position, seat: int) -> set[str]:
    """Strips that the seat knows the place of beyond its hand, by slug."""
    s: Any = position.records[0]
    return {HOUSE.edition.recipes[r].slug for r in members(s.known[seat] & ~s.held[seat])}


PUT_BACK = """
    hand 0: tuna egg eel
    hand 1: tuna egg eel
    hand 2: tuna egg eel
    recipes 0: urchin-king last-supper
    recipes 2: crab-apple two-rivers lucky-eel
    done 0: itamae-s-pride
    to act: 0
"""


def drain(position: Position, keep: int = 0) -> None:
    """Take the shuffled part of the five-strip stack off, as if others had drawn and completed them long ago."""
    s: Any = position.records[0]
    fives = [r for r in members(s.in_stacks) if HOUSE.edition.recipes[r].length == 5]
    s.in_stacks &= ~sum(1 << r for r in fives[keep:])


def after_my_pass(*strips: str) -> Position:
    """Seat 0 put these under, and they are all that the stack of length 5 still has. Seat 1 is to act."""
    position = at(PUT_BACK)
    position.apply("pass " + " ".join(strips))
    for strip in ("tekkamaki", "kappamaki", "oshinko-maki"):
        if position.status == 0:
            position.apply("draw 2")
            position.resolve(f"recipe {strip}")
    drain(position)
    assert position.status == 1
    return position


def test_w32_who_looks_back_reads_what_any_seat_could() -> None:
    position = after_my_pass("urchin-king", "last-supper")
    every: Any = position.open_view()
    assert every.seat is None
    assert every.stacks[5].put_back == ["urchin-king", "last-supper"]
    for seat in range(position.players):
        assert every.seats[seat] == seen(position, seat).seats[seat]


def test_w32_a_seat_knows_what_it_put_under_and_nobody_else_does() -> None:
    position = after_my_pass("urchin-king", "last-supper")
    assert seen(position, 0).stacks[5].put_back == ["urchin-king", "last-supper"]
    assert seen(position, 1).stacks[5].put_back == ["?5", "?5"]
    assert seen(position, None).stacks[5].put_back == ["?5", "?5"]
    assert known(position, 0) == {"urchin-king", "last-supper"}
    assert known(position, 1) == set()


def draws(position: Position, *strips: str) -> None:
    for strip in strips:
        length = next(r.length for r in HOUSE.edition.recipes if r.slug == strip)
        position.apply(f"draw {length}")
        position.resolve(f"recipe {strip}")


def test_w32_and_follows_it_into_another_hand() -> None:
    """Seat 1 passes without a recipe (QW11) and draws what I put under."""
    position = after_my_pass("urchin-king", "last-supper")
    position.apply("pass")
    draws(position, "urchin-king", "last-supper", "kani-maki")
    assert seen(position, 0).seats[1].recipes == ["urchin-king", "last-supper", "?2"]
    assert seen(position, 2).seats[1].recipes == ["?2", "?5", "?5"]
    assert seen(position, None).seats[1].recipes == ["?2", "?5", "?5"]


def one_in_hand_of_1(*others: str) -> Position:
    """Seat 1 has drawn my Urchin King and these; it is its turn again."""
    position = after_my_pass("urchin-king")
    position.apply("pass")
    s: Any = position.records[0]
    for strip in others:
        s.in_stacks |= 1 << HOUSE.notation.recipe[strip]
        s.completed[0] &= ~(1 << HOUSE.notation.recipe[strip])
    position.apply("draw 5")
    if others and HOUSE.edition.recipes[HOUSE.notation.recipe[others[0]]].length == 5:
        position.resolve(f"recipe {others[0]}")
        others = others[1:]
        position.apply("draw 5")
    position.resolve("recipe urchin-king")
    while position.status != 2:
        strip = others[0] if others else {0: "", 1: "kani-maki", 2: "sake-maki"}[len(members(s.held[1]))]
        others = others[1:]
        draws(position, strip)
    position.apply("pass crab-apple")
    draws(position, "harbour-roll")
    position.apply("pass tekkamaki" if "pass tekkamaki" in lines(position) else "pass last-supper")
    draws(position, "avocado-maki")
    assert position.status == 1
    return position


def test_w32_if_it_goes_back_alone_i_still_know_it() -> None:
    position = one_in_hand_of_1()
    assert "urchin-king" in seen(position, 0).seats[1].recipes
    position.apply("pass urchin-king")
    assert seen(position, 0).stacks[5].put_back == ["urchin-king"]
    assert seen(position, 2).stacks[5].put_back == ["?5"]


def test_w32_a_pass_of_another_length_tells_nothing() -> None:
    position = one_in_hand_of_1()
    position.apply("pass kani-maki")
    assert "urchin-king" in seen(position, 0).seats[1].recipes


@pytest.mark.parametrize("passed", ["urchin-king", "sea-parade"])
def test_w32_one_of_two_goes_back_and_i_cannot_tell_which(passed: str) -> None:
    position = one_in_hand_of_1("sea-parade")
    assert seen(position, 0).seats[1].recipes == ["urchin-king", "?2", "?5"]
    position.apply(f"pass {passed}")
    assert seen(position, 0).stacks[5].put_back == ["?5"]
    assert seen(position, 0).seats[1].recipes == ["?2", "?5"]
    assert known(position, 0) & {"urchin-king", "sea-parade"} == set()
    assert seen(position, 1).stacks[5].put_back == [passed]


def test_w32_both_go_back_and_i_cannot_tell_the_order() -> None:
    position = one_in_hand_of_1("sea-parade")
    position.apply("pass sea-parade urchin-king")
    assert seen(position, 0).stacks[5].put_back == ["?5", "?5"]
    assert seen(position, 1).stacks[5].put_back == ["sea-parade", "urchin-king"]


def test_w32_two_that_i_know_go_back_together() -> None:
    """Their order is the edition's, so I know it; if one alone goes back, I know neither."""
    position = after_my_pass("urchin-king", "last-supper")
    position.apply("pass")
    draws(position, "urchin-king", "last-supper", "kani-maki")
    for strip, new in (("crab-apple", "harbour-roll"), ("tekkamaki", "avocado-maki")):
        position.apply(f"pass {strip}")
        draws(position, new)
    alone = position.copy()
    position.apply("pass urchin-king last-supper")
    assert seen(position, 0).stacks[5].put_back == ["urchin-king", "last-supper"]
    alone.apply("pass urchin-king")
    assert seen(alone, 0).stacks[5].put_back == ["?5"]
    assert seen(alone, 0).seats[1].recipes == ["?2", "?5"]


def test_w32_it_comes_back_to_me() -> None:
    position = at(PUT_BACK.replace("done 0", "recipes 1: kani-maki\n    done 0"))
    position.apply("pass urchin-king")
    drain(position)
    draws(position, "urchin-king", "tekkamaki")
    assert seen(position, 0).seats[0].recipes == ["tekkamaki", "urchin-king", "last-supper"]
    assert seen(position, 1).seats[0].recipes == ["?2", "?5", "?5"]


def test_w32_tiles_cards_and_cubes_are_public() -> None:
    position = at("hand 0: tuna egg\ncards 0: chop\ncubes 0: 3\nrecipes 0: tekkamaki")
    for viewer in (None, 1):
        mine = seen(position, viewer).seats[0]
        assert (mine.tiles, mine.cards, mine.cubes, mine.recipes) == (["tuna", "egg"], ["chop"], 3, ["?2"])


def test_w32_no_trace_of_a_drawn_strip_is_left_in_the_record() -> None:
    position = after_my_pass("urchin-king", "last-supper")
    position.apply("pass")
    draws(position, "urchin-king")
    check_queue(position, ["last-supper"])
    draws(position, "last-supper")
    check_queue(position, [])


def check_queue(position: Position, slugs: list[str]) -> None:
    s: Any = position.records[0]
    assert [HOUSE.edition.recipes[r].slug for r in s.put_back[: s.put_back_count]] == slugs
    assert not s.put_back[s.put_back_count :].any()


# Drawing anew

TINY = editions.make(
    "resampled",
    rows=2,
    columns={"2": 3, "3": 3},
    cards=1,
    tokens={1: (2, 1, 1), 2: (2, 1, 1)},
    pantry={"fish": {"a": 9}, "crab": {"b": 9}, "herb": {"c": 9}},
    recipes=["a", "b", "c", "a", "a b", "b c"],
)


def arrangement(position: Position) -> tuple[Any, ...]:
    """Where the strips are."""
    s: Any = position.records[0]
    queue = tuple(int(r) for r in s.put_back[: s.put_back_count])
    return (*(int(held) for held in s.held[: s.players]), int(s.in_stacks), queue)


def test_w32_resample_is_uniform() -> None:
    """Against all arrangements, listed one by one: hidden strips of a length in the places that have them."""
    game = editions.load(TINY)
    position = at("hand 0: a\nrecipes 0: c a-b\nrecipes 1: a\nunder: b@1 a-2@1\nturn: 2", game=game)
    check_invariants(position)
    expected = set()
    for one, two, three in itertools.permutations([0, 1, 3]):
        expected.add((int(position.records[0].held[0]), 1 << one, 1 << 5, tuple(sorted((two, three)))))
    stream = random_stream(32)
    drawn = Counter(arrangement(position.resample(0, stream)) for _ in range(1500))
    assert set(drawn) == expected
    assert len(expected) == 3
    assert sum((n - 500) ** 2 / 500 for n in drawn.values()) < 13.8  # chi-square, 2 degrees, one in a thousand


def test_w32_resample_is_uniform_with_a_shuffled_part_and_what_i_know() -> None:
    game = editions.load(TINY)
    position = at("hand 0: a\nrecipes 1: a\nrecipes 2: b a-b\nunder: c@0\nturn: 3\nstart: 0\nto act: 0", game=game)
    known_to_1 = {(one, two) for one, two in itertools.permutations([0, 1, 3], 2)}
    stream = random_stream(33)
    drawn: Counter[Any] = Counter()
    for _ in range(2400):
        other = position.resample(0, stream)
        s: Any = other.records[0]
        assert [int(r) for r in s.put_back[: s.put_back_count]] == [2]
        drawn[min(members(s.held[1])), min(members(s.held[2])), max(members(s.held[2]))] += 1
    assert set(drawn) == {(*pair, two) for pair in known_to_1 for two in (4, 5)}
    assert sum((n - 200) ** 2 / 200 for n in drawn.values()) < 31.3  # 11 degrees, one in a thousand


def resample_a_choice(rounds: int) -> Counter[frozenset[str]]:
    """What there is to choose from in resampled positions, seen from the seat that does not choose."""
    position = at("""
        | .    tuna   .
        | tempura .   salmon
        | .    eel    .
        hand 0: rice
        recipes 0: maguro-nigiri tenmusu bento-box
        recipes 1: unagi-nigiri
        tokens 0: 2 3 4
    """)
    play(position, "lay rice b2")
    stream = random_stream(23)
    drawn: Counter[frozenset[str]] = Counter()
    for _ in range(rounds):
        other = position.resample(1, stream)
        check_invariants(other)
        assert msgspec.json.encode(other.view(1)) == msgspec.json.encode(position.view(1))
        drawn[frozenset(line.split(" ")[1] for line in lines(other))] += 1
        play(other, sorted(lines(other))[0])
    assert lines(position.resample(0, stream)) == lines(position)
    matching = ["sake-nigiri", "maguro-nigiri", "tenmusu"]
    assert set(drawn) <= {frozenset(pair) for pair in itertools.combinations(matching, 2)}
    return drawn


def test_qw23_resample_while_another_seat_chooses() -> None:
    """Whatever it is drawn to hold, that seat would be asked."""
    assert sum(resample_a_choice(3).values()) == 3


def test_w32_others_know_what_they_put_under_also_in_a_resampled_position() -> None:
    position = after_my_pass("urchin-king", "last-supper")
    other = position.resample(1, random_stream(5))
    check_invariants(other)
    assert "?5" not in seen(other, 0).stacks[5].put_back
