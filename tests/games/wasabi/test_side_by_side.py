"""The engine beside a naive implementation written from the rules: the same lines, the same odds, the same pieces.

`naive.py` shares no code with the package. Whole trees of a tiny edition (perft), random matches of the house edition,
of small editions in which cards and choices abound, and of generated ones. Covers W1–W31 and the rulings in one sweep;
the other files look at each rule alone.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushiya.games.contract import CHANCE, OVER, Position
from sushiya.games.wasabi import Wasabi

from . import editions
from .naive import Table

PHASES = {"turn": "step_one", "reward": "rewards", "pick": "tiles"}
WARY = {"lay": 40, "card": 60, "take": 10, "draw": 5, "pass": 1, "done": 15, "forgo": 3}  # how a match gets eventful


def lines_of(position: Position) -> list[str]:
    if position.status == CHANCE:
        return [position.game.format_outcome(code) for code, _ in position.outcomes()]
    return position.legal_lines()


def play_line(position: Position, line: str) -> list[str]:
    """Play an action or an outcome; what it completed."""
    before = position.copy()
    if position.status == CHANCE:
        position.resolve(line)
    else:
        position.apply(line)
    return position.game.completes(before, position)


def agree(position: Position, table: Table) -> None:
    """Status, lines, odds and every piece are the same on both sides."""
    what = table.due[0]
    if what == "over":
        result = position.result()
        assert result is not None
        assert (result.reason, result.ranks) == (table.reason, table.ranks())
    elif what in ("start", "strip"):
        assert position.status == CHANCE
        assert position.game.chance_seat(position) == (None if what == "start" else table.seat)
        assert {position.game.format_outcome(code): p for code, p in position.outcomes()} == table.odds()
    else:
        assert position.status == table.due[1]
        lines = position.legal_lines()
        assert len(lines) == len(set(lines))
        assert set(lines) == table.legal()
    agree_on_pieces(position, table)


def agree_on_pieces(position: Position, table: Table) -> None:
    view: Any = position.view(None)
    what = table.due[0]
    phase = ("recipes" if table.dealt else "deal") if what in ("draw", "strip") else PHASES.get(what, what)
    assert view.phase == phase
    for square in view.board:
        key = table.square(square.square)
        assert (square.tiles, square.covered) == (table.board[key], table.is_covered(key))
    assert len(view.board) == len(table.board)
    assert set(view.wasabi_cards) == {table.name(corner) for corner in table.wasabi}
    assert +Counter(view.pantry) == +table.pantry
    assert +Counter(view.kitchen) == +table.kitchen
    assert {n: (s.shuffled, len(s.put_back)) for n, s in view.stacks.items()} == {
        n: (len(table.shuffled[n]), len(table.put_back[n])) for n in table.shuffled
    }
    for seat, mine in enumerate(view.seats):
        assert sorted(mine.tiles) == sorted(table.tiles[seat])
        assert sorted(mine.cards) == sorted(table.cards[seat])
        assert mine.tokens == {length: table.tokens(seat, length) for length in sorted(table.token)}
        assert set(mine.completed) == {strip + "*" * style for strip, style in table.done[seat].items()}
        assert (mine.cubes, mine.points) == (table.cubes[seat], table.points(seat))
    if what not in ("start", "over"):
        own: Any = position.view(table.seat)
        assert set(own.seats[table.seat].recipes) == set(table.screen[table.seat])
    assert view.rewards == table.rewards
    assert view.chopped == (table.lifted or None)


def pick_line(lines: list[str], table: Table, chooser: random.Random) -> str:
    """At random, but kinds of lines are weighed so that cards are played and won, and strips completed."""
    kinds: dict[str, list[str]] = {}
    for line in sorted(lines):
        kinds.setdefault(line.split(" ")[0], []).append(line)
    kind = chooser.choices(list(kinds), [WARY.get(kind, 1) for kind in kinds])[0]
    if kind != "lay" or chooser.random() < 0.3:
        return chooser.choice(kinds[kind])
    tries = chooser.sample(kinds[kind], min(8, len(kinds[kind])))
    return max(tries, key=lambda line: completed_by(line, table))


def completed_by(line: str, table: Table) -> int:
    after = table.branch()
    after.step(line)
    return len(after.completed) + len(after.ask)


def play_both(game: Wasabi, edition: dict[str, Any], players: int, chooser: random.Random) -> Counter[str]:
    """One match on both sides; returns how often each kind of line was played."""
    position, table = game.start(players), Table(edition, players)
    played: Counter[str] = Counter()
    while True:
        agree(position, table)
        if position.status == OVER:
            assert position.result() is not None
            played[table.reason] += 1
            return played
        if position.status == CHANCE:
            line = chooser.choice(lines_of(position))
        else:
            line = pick_line(position.legal_lines(), table, chooser)
        played[" ".join(line.split(" ")[: 2 if line.startswith("card") else 1])] += 1
        completes = play_line(position, line)
        table.step(line)
        assert set(completes) == set(table.completed)
        assert len(completes) == len(table.completed)


@pytest.mark.parametrize("name", sorted(editions.SMALL))
def test_small_editions(name: str) -> None:
    """W1–W31: eventful matches, every card and every ruling, step by step."""
    edition = editions.SMALL[name]
    game = editions.load(edition)
    played: Counter[str] = Counter()
    for players in game.player_counts:
        for seed in range(6):
            played += play_both(game, edition, players, random.Random(seed))
    if name in ("busy", "crowded"):
        for kind in ("card chop", "card spicy", "card switch", "card stack", "card wasabi", "choose", "take", "done"):
            assert played[kind] > 2, kind


@pytest.mark.parametrize("players", [2, 3, 4])
def test_house_edition(players: int) -> None:
    """W1–W31 with the pieces of the box."""
    game = editions.load(editions.HOUSE_DATA)
    for seed in range(2):
        play_both(game, editions.HOUSE_DATA, players, random.Random(seed))


@settings(max_examples=12, deadline=None, derandomize=True)
@given(editions.valid_editions(), st.randoms(use_true_random=False))
def test_any_edition(edition: dict[str, Any], chooser: random.Random) -> None:
    """No number of the house edition is in the code."""
    game = editions.load(edition)
    for players in game.player_counts:
        play_both(game, edition, players, chooser)


DEALT = ["start 1", *["give a b c"] * 2]
for strip in ("a", "b", "c", "a-2"):
    DEALT += ["draw 1", f"recipe {strip}"]


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("prefix", "expected"),
    [
        ([], [1, 2, 2, 2, 2, 8, 8, 24, 24, 48, 48, 48]),
        (DEALT, [1, 19, 67, 607]),
        ([*DEALT, "lay a a1", "take chop", "lay c a2"], [1, 11, 21, 18, 74, 234, 396]),
        ([*DEALT, "lay a a1", "take spicy", "lay c a2"], [1, 8, 7, 3, 11, 39]),
        ([*DEALT, "lay a a1", "take switch", "lay c a2"], [1, 10, 7, 3, 11, 55]),
        ([*DEALT, "lay a a1", "take stack", "lay c a2"], [1, 8, 11, 3, 11, 43, 147]),
        ([*DEALT, "lay a a1", "take wasabi", "lay c a2"], [1, 7, 3, 3, 11, 39]),
    ],
    ids=["from the start", "first turn", "chop", "spicy", "switch", "stack", "wasabi"],
)
def test_perft(prefix: list[str], expected: list[int]) -> None:
    """Every line of every position, with its odds, and how many positions there are at each depth.

    The numbers were counted by the naive side alone.
    """
    edition = editions.MICRO
    position, table = editions.load(edition).start(2), Table(edition, 2)
    for line in prefix:
        play_line(position, line)
        table.step(line)
    counts = [0] * len(expected)

    def walk(position: Position, table: Table, depth: int) -> None:
        counts[depth] += 1
        agree(position, table)
        if depth + 1 < len(expected) and position.status != OVER:
            for line in lines_of(position):
                next_position, next_table = position.copy(), table.branch()
                play_line(next_position, line)
                next_table.step(line)
                walk(next_position, next_table, depth + 1)

    walk(position, table, 0)
    assert counts == expected
