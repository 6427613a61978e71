"""What a seat receives tells it nothing that it cannot know (W32): views, its own legal lines, the log and `resample`.

Also here: redacted lines are followed to the end of a match, and drawing late is like drawing from a shuffled pile.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from sushiya.games.compiled import below, random_stream
from sushiya.games.contract import CHANCE, Position

from . import editions
from .invariants import check_invariants
from .matches import Logged, play, walk
from .positions import at
from .test_knowledge import resample_a_choice
from .twins import EDITIONS, Swap, matches_with_swaps, walk_twins

TABLES = [("busy", 3), ("crowded", 2), ("crowded", 3), ("shuffling", 2), ("shuffling", 4), ("house", 3)]


def received(position: Position, seat: int | None) -> tuple[bytes, list[str]]:
    """All that the seat gets at a position."""
    own = position.legal_lines() if position.status == seat else []
    return msgspec.json.encode(position.view(seat)), own


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_w32_resampled_positions_look_the_same(name: str, players: int) -> None:
    game = editions.load(EDITIONS[name])
    stream = random_stream(6)
    differing = 0
    for seed in range(2):
        log, end = play(game, players, seed, 0.3)
        chooser = random.Random(seed)
        for position in [*(step.before for step in chooser.sample(log, min(30, len(log)))), end]:
            seat = chooser.randrange(players)
            other = position.resample(seat, stream)
            check_invariants(other)
            assert received(other, seat) == received(position, seat)
            differing += other != position
    assert differing > 20


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_w32_a_resampled_position_plays_on_to_the_end(name: str, players: int) -> None:
    game = editions.load(EDITIONS[name])
    log, _ = play(game, players, 7, 0.3)
    chooser = random.Random(7)
    for step in chooser.sample(log, 4):
        position = step.before.resample(chooser.randrange(players), random_stream(8))
        for _ in walk(position, chooser):
            pass
        check_invariants(position)


def test_qw23_each_hand_that_would_be_asked_is_equally_likely() -> None:
    drawn = resample_a_choice(300)
    assert len(drawn) == 3
    assert sum((n - 100) ** 2 / 100 for n in drawn.values()) < 13.8  # 2 degrees, one in a thousand


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_w32_two_matches_that_differ_in_what_a_seat_cannot_know(name: str, players: int) -> None:
    """Strips that the seat never saw change places throughout; while both matches are possible, it gets the same."""
    seeds = range(100, 102 if name == "house" else 108)
    matches = matches_with_swaps(editions.load(EDITIONS[name]), players, seeds)
    assert sum(compare_renamed(log, seat, swap) for log, seat, swap in matches) > 40


def compare_renamed(log: list[Logged], seat: int, swap: Swap) -> int:
    """Replay with other strips and compare all that the seat gets. Returns how many unequal positions were compared."""
    game: Any = log[0].before.game
    compared = 0
    for number, (step, twin, line) in enumerate(walk_twins(log, swap)):
        if twin != step.before and (number + len(log)) % 2:
            compared += 1
            assert received(twin, seat) == received(step.before, seat)
            if number % 4 < 2:
                one = step.before.resample(seat, random_stream(number))
                assert one == twin.resample(seat, random_stream(number)), differences(one, twin, seat, number)
        if line is not None:
            code = game.parse_outcome(line) if step.seat is None else game.parse_action(line)
            assert Logged(twin, step.seat, step.recipient, code, line, []).shown_to(seat) == step.shown_to(seat)
    return compared


def differences(one: Position, twin: Position, seat: int, number: int) -> list[str]:
    """Which fields tell two resampled positions apart."""
    two = twin.resample(seat, random_stream(number))
    names = one.records.dtype.names or ()
    return [f"{n}: {one.records[n]} {two.records[n]}" for n in names if (one.records[n] != two.records[n]).any()]


def chosen_after(log: list[Logged], number: int) -> list[str]:
    chosen = []
    for step in log[number + 1 :]:
        if step.seat != log[number].seat or not step.line.startswith("choose "):
            break
        chosen.append(step.line.removeprefix("choose "))
    return chosen


@pytest.mark.interpreted
@pytest.mark.parametrize(("name", "seed", "passing"), [("crowded", 3, 0.4), ("crowded", 4, 0.6), ("scarce", 3, 0.4)])
def test_w32_a_redacted_match_is_followed(name: str, seed: int, passing: float) -> None:
    log, end = play(editions.load(EDITIONS[name]), 2, seed, passing)
    for viewer in (None, 0, 1):
        follow(log, end, viewer)


@pytest.mark.parametrize(("name", "players"), [*TABLES, ("busy", 2), ("scarce", 4), ("house", 4)])
def test_w32_redacted_lines_are_followed_to_the_end(name: str, players: int) -> None:
    """From what one seat may read, the match is told so that the seat sees at every step what it saw then."""
    game = editions.load(EDITIONS[name])
    choices = 0
    for seed in range(1 if name == "house" else 3):
        log, end = play(game, players, 200 + seed, 0.4)
        choices += sum(step.line.startswith("choose") for step in log)
        for viewer in (None, *range(players)):
            follow(log, end, viewer)
    assert choices or name not in ("busy", "crowded")


def follow(log: list[Logged], end: Position, viewer: int | None) -> None:
    game: Any = end.game
    position = game.start(end.players)
    for number, step in enumerate(log):
        if number % 4 == 0 or step.line.startswith("choose"):
            assert received(position, viewer) == received(step.before, viewer), (number, step.line)
        if number % 11 == 0 and viewer is not None:
            true = step.before.resample(viewer, random_stream(number))
            assert true == position.resample(viewer, random_stream(number)), differences(true, position, viewer, number)
        line, after = step.shown_to(viewer), position.copy()
        if step.seat is None:
            after.resolve(game.follow_outcome(after, line))
        else:
            after.apply(game.follow_action(after, line, step.completes, chosen_after(log, number)))
        assert game.completes(position, after) == step.completes, (number, step.line)
        position = after
    assert received(position, viewer) == received(end, viewer)
    assert position.result() == end.result()


PILE = editions.make(
    "pile",
    rows=3,
    columns={"2": 3},
    cards=1,
    tokens={1: (2, 1, 1), 2: (2, 1, 1)},
    pantry={"fish": {"a": 9}, "crab": {"b": 9}, "herb": {"c": 9}},
    recipes=["a", "b", "c", "a", "b", "a b", "b c", "c a"],
)


def test_w3_late_draw_equals_a_shuffled_pile() -> None:
    """Five strips drawn, some put back before the stack is empty, against all 120 orders of a pile."""
    game = editions.load(PILE)
    order = [recipe.slug for recipe in game.edition.recipes]
    stream = random_stream(3)
    rounds = 1200
    start = at("hand 0: a b c\nhand 1: a b c\nrecipes 1: a-b b-c c-a", game=game)
    came: Counter[tuple[str, ...]] = Counter()
    for _ in range(rounds):
        position = start.copy()
        position.apply("pass")
        first = [draw_fairly(position, 1, stream) for _ in range(3)]
        wait(position, stream)
        position.apply("pass " + " ".join(sorted(first[:2], key=order.index)))
        second = [draw_fairly(position, 1, stream) for _ in range(2)]
        wait(position, stream)
        position.apply(f"pass {second[0]}")
        third = draw_fairly(position, 1, stream)
        assert third == min(first[:2], key=order.index)
        came[(*first, *second)] += 1
    assert set(came) == set(itertools.permutations(order[:5]))
    mean = rounds / 120
    assert sum((n - mean) ** 2 / mean for n in came.values()) < 173.6  # 119 degrees, one in a thousand


def wait(position: Position, stream: Any) -> None:
    """Seat 1 puts a strip of the other stack back and gets it again."""
    strip = next(line for line in position.legal_lines() if line.startswith("pass"))
    position.apply(strip)
    assert draw_fairly(position, 2, stream) == strip.split(" ")[1]


def draw_fairly(position: Position, length: int, stream: Any) -> str:
    position.apply(f"draw {length}")
    assert position.status == CHANCE
    code = position.outcome_of([below(stream, sides) for sides in position.sides()])
    position.resolve(code)
    return position.game.format_outcome(code).split(" ")[1]
