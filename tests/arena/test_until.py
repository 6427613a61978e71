"""Stopping early, with a known chance to be wrong."""

from __future__ import annotations

from itertools import takewhile

import numpy as np

from sushiya.arena.until import FIRST_LOOK, first_decision, is_decided, looks
from tests.arena.results import made_up_table


def test_a_clear_difference_is_decided_soon_and_only_at_looks() -> None:
    shares = made_up_table("abc", 3, 80, [1.5, 0.0, -1.5]).shares()
    decided = first_decision(shares, 0.01)
    assert decided is not None
    assert FIRST_LOOK <= decided <= 40
    assert is_decided(shares[:decided], 0.01)
    assert not is_decided(shares[: decided + 1], 0.01)  # 20, 22, 24, 26, …: there is no look after one more round


def test_nothing_is_decided_before_the_first_look() -> None:
    always = np.tile([1.0, 0.0], (100, 1))
    assert not any(is_decided(always[:rounds], 0.5) for rounds in range(1, FIRST_LOOK))
    assert first_decision(always, 0.01) == FIRST_LOOK


def test_equal_bots_are_separated_no_more_often_than_allowed() -> None:
    """At an error of 10 %, 200 tournaments of 300 rounds between equal bots; without the correction about half stop."""
    stopped, looked = 0, 0
    random = np.random.default_rng(11)
    for _ in range(200):
        wins = random.binomial(2, random.beta(3, 3, 300)) / 2
        shares = np.stack([wins, 1 - wins], axis=1)
        stopped += first_decision(shares, 0.1) is not None
        naive = takewhile(lambda rounds: rounds <= 300, looks())
        looked += any(_is_naively_decided(shares[:rounds, 0], 0.1) for rounds in naive)
    assert stopped <= 20
    assert looked > 40


def _is_naively_decided(wins: np.ndarray[tuple[int], np.dtype[np.float64]], level: float) -> bool:
    from sushiya.arena.intervals import share_interval

    found = share_interval(wins, level)
    return not found.low <= 0.5 <= found.high


def test_identical_bots_are_never_separated() -> None:
    assert first_decision(np.full((500, 3), 1 / 3), 0.5) is None
