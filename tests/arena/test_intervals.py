"""Intervals say what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from sushiya.arena.intervals import mean_interval, quantile, share_interval
from tests.arena.results import made_up_table


@pytest.mark.parametrize(
    ("level", "freedom", "expected"),
    [
        (0.05, 1, 12.7062),
        (0.05, 2, 4.3027),
        (0.01, 3, 5.8409),
        (0.05, 10, 2.2281),
        (0.001, 19, 3.8834),
        (0.05, 10**6, 1.96),
    ],
)
def test_quantiles_are_those_of_the_tables(level: float, freedom: int, expected: float) -> None:
    assert quantile(level, freedom) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize(("truth", "rounds", "size"), [(0.5, 25, 2), (0.33, 40, 6), (0.9, 30, 6), (0.98, 40, 2)])
def test_the_interval_of_a_share_covers_the_truth(truth: float, rounds: int, size: int) -> None:
    """Rounds have a luck of their own, so their matches are alike; 95 % of the intervals must cover all the same."""
    random = np.random.default_rng(1)
    spread = 6.0
    covered = 0
    for _ in range(1000):
        chances = random.beta(spread * truth, spread * (1 - truth), rounds)
        found = share_interval(random.binomial(size, chances) / size)
        covered += found.low <= truth <= found.high
    assert covered >= 930


def test_intervals_that_take_matches_for_independent_are_too_narrow() -> None:
    """Why intervals are over rounds: with matches instead, the check above must fail."""
    random = np.random.default_rng(1)
    covered = 0
    for _ in range(1000):
        chances = random.beta(3, 3, 40)
        found = share_interval(np.repeat(random.binomial(6, chances) / 6, 6))
        covered += found.low <= 0.5 <= found.high
    assert covered < 850


def test_a_share_that_never_varies_still_has_an_interval() -> None:
    always = share_interval(np.ones(20))
    assert (always.value, always.high) == (1.0, 1.0)
    assert 0.75 < always.low < 0.9
    assert share_interval(np.zeros(20)).high == pytest.approx(1 - always.low)
    assert share_interval(np.ones(1)).low < 0.3
    half = share_interval(np.full(30, 0.5))
    assert half.low < 0.4
    assert half.high > 0.6


def test_means_of_other_numbers() -> None:
    found = mean_interval(np.array([1.0, 2.0, 3.0]))
    assert found.low == pytest.approx(2 - 4.3027 / 3**0.5, abs=1e-3)
    assert found.high == pytest.approx(2 + 4.3027 / 3**0.5, abs=1e-3)
    assert mean_interval(np.array([1.0])).half == float("inf")


def test_equal_bots_have_the_fair_share() -> None:
    table = made_up_table("abc", 3, 60, [0.0, 0.0, 0.0], seed=5)
    for entrant in range(3):
        found = share_interval(table.shares()[:, entrant])
        assert found.low < 1 / 3 < found.high
