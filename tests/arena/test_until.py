"""Stopping early, with a known chance to be wrong."""

from __future__ import annotations

from itertools import takewhile

import numpy as np
import pytest

from sushiya.arena.intervals import Array, Deals, one_line_up, share_interval
from sushiya.arena.schedule import Schedule
from sushiya.arena.table import make_table
from sushiya.arena.tournament import Standing
from sushiya.arena.until import FIRST_LOOK, are_apart, first_decision, is_decided, looks
from tests.arena.results import made_up, made_up_table


def test_a_clear_difference_is_decided_soon_and_only_at_looks() -> None:
    shares = made_up_table("abc", 3, 80, [1.5, 0.0, -1.5]).shares()
    decided = first_decision(shares, 0.01)
    assert decided is not None
    assert FIRST_LOOK <= decided <= 40
    assert is_decided([deals.first(decided) for deals in shares], 0.01)
    # 20, 22, 24, 26, …: there is no look after one more round
    assert not is_decided([deals.first(decided + 1) for deals in shares], 0.01)


def test_nothing_is_decided_before_the_first_look() -> None:
    always = two_bots(np.ones(100))
    assert not any(is_decided([deals.first(rounds) for deals in always], 0.5) for rounds in range(1, FIRST_LOOK))
    assert first_decision(always, 0.01) == FIRST_LOOK


def test_equal_bots_are_separated_no_more_often_than_allowed() -> None:
    """At an error of 10 %, 200 tournaments of 300 rounds between equal bots; without the correction about half stop."""
    stopped, looked = 0, 0
    random = np.random.default_rng(11)
    for _ in range(200):
        wins = random.binomial(2, random.beta(3, 3, 300)) / 2
        stopped += first_decision(two_bots(wins), 0.1) is not None
        naive = takewhile(lambda rounds: rounds <= 300, looks())
        looked += any(_is_naively_decided(wins[:rounds], 0.1) for rounds in naive)
    assert stopped <= 20
    assert looked > 40


def two_bots(wins: Array) -> list[Deals]:
    """The win shares of two bots who meet each other only, from those of the first by round."""
    return [one_line_up(wins), one_line_up(1 - wins)]


def _is_naively_decided(wins: Array, level: float) -> bool:
    found = share_interval(one_line_up(wins), level)
    return not found.low <= 0.5 <= found.high


def test_identical_bots_are_never_separated() -> None:
    assert first_decision([one_line_up(np.full(500, 1 / 3))] * 3, 0.5) is None


def test_the_standing_stops_when_the_table_says_so() -> None:
    """While matches come in, each round is counted by itself; several line-ups, also with a bot that sits twice."""
    schedule = Schedule("aabc", 3, 0)
    results = made_up(schedule, 80, [0.4, 0.0, -0.4], 6)
    shares = make_table(schedule, results).shares()
    decided = first_decision(shares, 0.01)
    standing, stopped = Standing(schedule, 0.01), 0
    for result in results:
        stopped += not standing.is_decided
        standing.add(result)
    assert decided is not None
    assert decided > FIRST_LOOK
    assert stopped == decided * len(schedule.round)
    assert list(standing.shares.values()) == pytest.approx([deals.mean for deals in shares])


def test_intervals_must_be_separate_as_the_table_shows_them() -> None:
    """Two line-ups whose luck happens to cancel in each round: the table adds up what each of them shows."""
    halves = np.array([0.5, 0.5])
    up_and_down = np.tile([0.1, 0.9], 10)
    shares = [Deals(np.stack([up_and_down, 1 - up_and_down]), halves), Deals(np.full((2, 20), 0.2), halves)]
    assert share_interval(shares[0]).low > share_interval(shares[1]).high
    assert are_apart(shares)
    assert not are_apart([one_line_up(deals.by_round) for deals in shares])
