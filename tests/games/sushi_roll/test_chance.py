"""Chance as dice, as codes and as odds: S3, S4, S5, S8, S13. All three tell the same."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from math import comb
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushiya.errors import IllegalAction
from sushiya.games import engine
from sushiya.games.contract import CHANCE, OVER, Position
from sushiya.games.sushi_roll import SushiRoll

from . import editions
from .positions import HOUSE, at, play


def walk(game: SushiRoll, players: int, chooser: random.Random) -> Any:
    """Every position of a random match, before its next step."""
    position = game.start(players)
    while position.status != OVER:
        yield position
        if position.status == CHANCE:
            position.resolve(position.outcome_of([chooser.randrange(n) for n in position.sides()]))
        else:
            position.apply(chooser.choice(position.legal().tolist()))


def settle_agrees(position: Position, chooser: random.Random) -> None:
    """`settle(draws)` equals `resolve(outcome_of(draws))`, byte for byte."""
    draws = [chooser.randrange(n) for n in position.sides()]
    padded = np.zeros(engine.MAX_DRAWS, np.int32)
    padded[: len(draws)] = draws
    settled, resolved = position.copy(), position.copy()
    engine.settle_draws(settled.records, position.game.editions, padded)
    resolved.resolve(position.outcome_of(draws))
    assert settled == resolved


@pytest.mark.interpreted
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_settle_is_resolve_of_the_outcome(players: int) -> None:
    chooser = random.Random(players)
    for position in walk(HOUSE, players, chooser):
        if position.status == CHANCE:
            settle_agrees(position, chooser)


@settings(max_examples=20, deadline=None)
@given(editions.valid_editions(), st.randoms(use_true_random=False))
def test_settle_is_resolve_of_the_outcome_in_any_edition(edition: dict[str, Any], chooser: random.Random) -> None:
    game = editions.load(edition)
    for position in walk(game, game.player_counts[0], chooser):
        if position.status == CHANCE:
            settle_agrees(position, chooser)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_probabilities_sum_to_one_and_all_outcomes_are_accepted(players: int) -> None:
    """S4, S5, S8, S13: exact fractions; each outcome once; each can be resolved, and no other code nearby."""
    chooser = random.Random(players)
    for number, position in enumerate(walk(HOUSE, players, chooser)):
        if position.status == CHANCE and number % 7 < 4:
            outcomes = position.outcomes()
            codes = {code for code, _ in outcomes}
            assert sum(p for _, p in outcomes) == 1
            assert len(codes) == len(outcomes)
            assert min(p for _, p in outcomes) > 0
            for code in chooser.sample(sorted(codes), min(5, len(codes))):
                position.copy().resolve(code)
                if code + 1 not in codes:
                    with pytest.raises(IllegalAction):
                        position.copy().resolve(code + 1)


@pytest.mark.interpreted
def test_odds_of_a_reroll() -> None:
    """S8: two appetizer dice and one maki die, by hand: 3, 2, 1 and 1, 3, 2 of six sides."""
    position = at("""
        0 acts | belt dumpling dumpling maki egg | menus 1
        1      | belt squid
    """)
    play(position, "menu dumpling dumpling maki")
    odds = {HOUSE.format_outcome(code): p for code, p in position.outcomes()}
    assert odds["reroll 0 dumpling tempura maki2"] == 2 * Fraction(3, 6) * Fraction(2, 6) * Fraction(3, 6)
    assert odds["reroll 0 sashimi sashimi maki3"] == Fraction(1, 36) * Fraction(2, 6)
    assert len(odds) == 6 * 3


@pytest.mark.interpreted
def test_odds_of_a_draw() -> None:
    """S4: without putting back."""
    position = play(HOUSE.start(5), "start 0")
    odds = {HOUSE.format_outcome(code): p for code, p in position.outcomes()}
    assert odds["bag 0 special pudding pudding pudding pudding"] == Fraction(5, comb(30, 5))
    assert odds["bag 0 appetizer appetizer maki nigiri special"] == Fraction(45 * 6 * 5 * 5, comb(30, 5))


def chi_square(observed: Counter[Any], expected: dict[Any, float]) -> float:
    assert observed.keys() <= expected.keys()
    return sum((observed[key] - n) ** 2 / n for key, n in expected.items())


def test_late_draw_equals_shuffled_bag() -> None:
    """S4: the second belt, drawn after the first, is distributed like a hand from a shuffled bag (fixed seed).

    The number of appetizer dice on the second belt is hypergeometric whatever the first belt drew.
    """
    chooser, samples = random.Random(4), 4000
    observed: Counter[int] = Counter()
    first = play(HOUSE.start(5), "start 0")
    for _ in range(samples):
        position = first.copy()
        for _seat in range(2):
            position.resolve(position.outcome_of([chooser.randrange(n) for n in position.sides()]))
        observed[int(position.records["dice"][0, 1, 0])] += 1
    expected = {n: samples * comb(10, n) * comb(20, 5 - n) / comb(30, 5) for n in range(6)}
    assert chi_square(observed, expected) < 20.5  # 5 degrees of freedom, 0.1 %


def test_dice_thrown_have_the_odds_of_outcomes() -> None:
    """S5: the compiled throw against the exact odds, over all outcomes of three dice (fixed seed)."""
    position = at("""
        0 acts | belt sashimi wasabi pudding | menus 1
        1      | belt squid
    """)
    play(position, "menu sashimi wasabi pudding")
    chooser, samples = random.Random(5), 6000
    sides = position.sides()
    observed = Counter(int(position.outcome_of([chooser.randrange(n) for n in sides])) for _ in range(samples))
    expected = {int(code): float(p) * samples for code, p in position.outcomes()}
    assert len(expected) == 3 * 5 * 3
    assert chi_square(observed, expected) < 78.7  # 44 degrees of freedom, 0.1 %


def test_compiled_matches_start_fairly() -> None:
    """S3, by the results of compiled random play: no seat has an advantage over all start seats (fixed seed)."""
    scores = HOUSE.random_matches(4000, 3, seed=3).scores.mean(axis=0)
    assert max(scores) - min(scores) < 0.6
