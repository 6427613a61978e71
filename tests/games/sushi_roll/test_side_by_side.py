"""The engine beside a naive implementation written from the rules: the same lines, the same odds, the same points.

`naive.py` shares no code with the package. Whole trees of a tiny edition (perft), and random matches of the house
edition and of generated ones. Covers S1–S22, QS1, QS2, QS7, QS9 and QS12 in one sweep; the other files look at each
rule alone.
"""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushiya.games.contract import CHANCE, OVER, Position
from sushiya.games.sushi_roll import SushiRoll

from . import editions
from .naive import Table
from .positions import HOUSE, play

MOST_COURSES = 4000  # of equally likely ones that the naive side lists one by one


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        (editions.TINY, [1, 2, 6, 10, 34, 116, 756, 3044]),
        (editions.MICRO, [1, 2, 4, 4, 8, 16, 32, 32, 48, 64, 96, 192, 384, 512, 416, 160, 32, 0]),
    ],
    ids=["tiny", "micro"],
)
def test_perft(edition: dict[str, Any], expected: list[int]) -> None:
    """Every line of every position, with its odds, and how many positions there are at each depth.

    The numbers were counted by the naive side. Micro goes to the end of every match, tiny has belts that slide.
    """
    counts = [0] * len(expected)

    def walk(position: Position, table: Table, depth: int) -> None:
        counts[depth] += 1
        agree(position, table, depth)
        if depth + 1 < len(expected) and position.status != OVER:
            for line in lines_of(position):
                next_position, next_table = position.copy(), copy.deepcopy(table)
                play(next_position, line)
                next_table.step(line)
                walk(next_position, next_table, depth + 1)

    walk(editions.load(edition).start(2), Table(edition, 2), 0)
    assert counts == expected


def lines_of(position: Position) -> list[str]:
    if position.status == CHANCE:
        return [position.game.format_outcome(code) for code, _ in position.outcomes()]
    return position.legal_lines()


def courses(table: Table) -> int:
    """How many equally likely courses the due chance has."""
    if table.due[0] == "start":
        return table.players
    if table.due[0] == "bag":
        ways = 1
        for i in range(table.edition["dice_per_seat"][str(table.players)]):
            ways *= len(table.bag) - i
        return ways
    ways = 1
    for kind, face in table.belts[table.due[1]]:
        ways *= 1 if face else len(table.sides[kind])
    return ways


def agree(position: Position, table: Table, step: int) -> None:
    """Status, lines, odds, tokens, dice and points are the same on both sides."""
    what, *seat = table.due
    view: Any = position.view(None)
    assert view.phase == what, step
    if what == "turn":
        assert [position.status] == seat
        lines = position.legal_lines()
        assert len(lines) == len(set(lines))
        assert set(lines) == table.legal()
    elif what == "over":
        assert position.status == OVER
        result = position.result()
        assert result is not None
        assert result.ranks == table.ranks()
    else:
        assert position.status == CHANCE
        assert position.game.chance_seat(position) == (seat[0] if seat else None)
        if courses(table) <= MOST_COURSES:
            odds = {position.game.format_outcome(code): p for code, p in position.outcomes()}
            assert odds == table.odds()
    assert view.scores == table.points
    for k, mine in enumerate(view.seats):
        assert {"menu": mine.menus, "chopsticks": mine.chopsticks, "pudding": mine.puddings} == table.hand[k]
    if what != "start":
        assert view.red_belt == table.red
        assert {kind: n for kind, n in view.bag.items() if n} == {k: table.bag.count(k) for k in set(table.bag)}
        for k, mine in enumerate(view.seats):
            assert sorted((die.kind, die.face or "") for die in mine.belt) == sorted(table.belts[k])
            assert sorted(die.face for die in mine.tray) == sorted(table.trays[k])


def play_both(game: SushiRoll, edition: dict[str, Any], players: int, chooser: random.Random) -> int:
    """One match at random on both sides; returns its steps."""
    position, table, steps = game.start(players), Table(edition, players), 0
    while True:
        agree(position, table, steps)
        if position.status == OVER:
            return steps
        if position.status == CHANCE:
            line = game.format_outcome(position.outcome_of([chooser.randrange(n) for n in position.sides()]))
            position.resolve(line)
        else:
            line = chooser.choice(position.legal_lines())
            position.apply(line)
        table.step(line)
        steps += 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_matches_of_the_house_edition(players: int) -> None:
    """S1–S22: random matches, step by step."""
    for seed in range(2):
        assert play_both(HOUSE, editions.HOUSE_DATA, players, random.Random(seed)) > 60


@settings(max_examples=25, deadline=None)
@given(editions.valid_editions(), st.randoms(use_true_random=False))
def test_matches_of_any_edition(edition: dict[str, Any], chooser: random.Random) -> None:
    """No number of the house edition is in the code: other dice, sets, supplies, players and rounds play as well."""
    game = editions.load(edition)
    for players in game.player_counts:
        play_both(game, edition, players, chooser)
