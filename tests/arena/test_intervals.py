"""Intervals say what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from sushiya.arena.intervals import Array, Deals, mean_interval, normal_quantile, one_line_up, quantile, share_interval
from sushiya.arena.schedule import Schedule
from sushiya.arena.table import Table
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
        found = share_interval(one_line_up(random.binomial(size, chances) / size))
        covered += found.low <= truth <= found.high
    assert covered >= 930


def test_intervals_that_take_matches_for_independent_are_too_narrow() -> None:
    """Why intervals are over deals: with matches instead, the check above must fail."""
    random = np.random.default_rng(1)
    covered = 0
    for _ in range(1000):
        chances = random.beta(3, 3, 40)
        found = share_interval(one_line_up(np.repeat(random.binomial(6, chances) / 6, 6)))
        covered += found.low <= 0.5 <= found.high
    assert covered < 850


def test_a_share_that_never_varies_still_has_an_interval() -> None:
    always = share_interval(one_line_up(np.ones(20)))
    assert (always.value, always.high) == (1.0, 1.0)
    assert 0.75 < always.low < 0.9
    assert share_interval(one_line_up(np.zeros(20))).high == pytest.approx(1 - always.low)
    assert share_interval(one_line_up(np.ones(1))).low < 0.3
    half = share_interval(one_line_up(np.full(30, 0.5)))
    assert half.low < 0.4
    assert half.high > 0.6


def test_means_of_other_numbers() -> None:
    found = mean_interval(one_line_up(np.array([1.0, 2.0, 3.0])))
    assert found.low == pytest.approx(2 - 4.3027 / 3**0.5, abs=1e-3)
    assert found.high == pytest.approx(2 + 4.3027 / 3**0.5, abs=1e-3)
    assert mean_interval(one_line_up(np.array([1.0]))).half == float("inf")


def test_equal_bots_have_the_fair_share() -> None:
    table = made_up_table("abc", 3, 60, [0.0, 0.0, 0.0], seed=5)
    for entrant in range(3):
        found = share_interval(table.shares()[entrant])
        assert found.low < 1 / 3 < found.high


def test_one_line_up_keeps_its_intervals() -> None:
    """As they were when intervals were over rounds: with one line-up a deal is a round."""
    table = made_up_table("abb", 3, 12, [0.5, 0.0], seed=3)
    shares = [share_interval(deals) for deals in table.shares()]
    points = [mean_interval(table.by_deal(table.scores, table.seatings == entrant)) for entrant in range(2)]
    assert [(found.low, found.high) for found in shares] == [
        pytest.approx((0.3411298078473336, 0.6334680248972142), abs=1e-12),
        pytest.approx((0.18853372890420644, 0.3397842214909424), abs=1e-12),
    ]
    assert [(found.low, found.high) for found in points] == [
        pytest.approx((6.931532157371773, 13.457356731517116), abs=1e-12),
        pytest.approx((1.9117201436613804, 6.532724300783062), abs=1e-12),
    ]


def test_rounds_of_line_ups_are_added_up() -> None:
    """Variances of 1 and 9 in three rounds each; Welch's degrees of freedom are 4 * 10² / 82 - 2 = 2.9."""
    deals = Deals(np.array([[4.0, 5.0, 6.0], [20.0, 23.0, 26.0]]), np.array([0.5, 0.5]))
    found = mean_interval(deals)
    assert found.value == 14
    assert found.half == pytest.approx(4.3027 * ((1 + 9) / 4 / 3) ** 0.5, abs=1e-3)
    equal = mean_interval(Deals(np.array([[4.0, 5.0, 6.0], [20.0, 21.0, 22.0]]), np.array([0.75, 0.25])))
    assert equal.value == 9
    assert equal.half == pytest.approx(quantile(0.05, 2) * ((0.75**2 + 0.25**2) / 3) ** 0.5)


def test_line_ups_that_never_vary_count_every_deal() -> None:
    """They may differ from each other: that is no chance."""
    found = share_interval(Deals(np.repeat([[0.0], [1.0]], 15, axis=1), np.array([0.5, 0.5])))
    assert found.value == 0.5
    assert found.half == pytest.approx(share_interval(one_line_up(np.full(30, 0.5))).half)
    assert mean_interval(Deals(np.ones((3, 1)), np.full(3, 1 / 3))).half == 0


def test_deals_that_all_agree_count_as_trials_however_they_are_arranged() -> None:
    """There is no variance to estimate, so nothing has to be added for estimating it."""
    square = normal_quantile() ** 2
    for shape in ((1, 4), (2, 2), (4, 1)):
        found = share_interval(Deals(np.ones(shape), np.full(shape[0], 1 / shape[0])))
        assert found.high == 1
        assert found.low == pytest.approx(4 / (4 + square))


def test_with_one_round_line_ups_are_compared_with_each_other() -> None:
    values = np.array([0.2, 0.4, 0.9])
    for interval in (share_interval, mean_interval):
        found = interval(Deals(values[:, None], np.full(3, 1 / 3)))
        expected = interval(one_line_up(values))
        assert (found.low, found.high) == pytest.approx((expected.low, expected.high))


@pytest.mark.parametrize(("bots", "players"), [("abcd", 3), ("ab", 4), ("aabc", 3)])
def test_line_ups_count_by_their_seats(bots: str, players: int) -> None:
    """The mean over deals is the mean over seats, also where line-ups have a bot more than once."""
    table = made_up_table(bots, players, 5, [0.6, 0.2, -0.3, 0.0], seed=2)
    for entrant, deals in enumerate(table.shares()):
        assert deals.mean == pytest.approx(table.wins[table.seatings == entrant].mean())
        assert deals.parts.sum() == pytest.approx(1)
        assert deals.values.shape == (sum(entrant in line_up for line_up in line_ups_of(bots, players)), 5)


def line_ups_of(bots: str, players: int) -> list[tuple[int, ...]]:
    return Schedule(bots, players, 0).line_ups


def simulate(schedule: Schedule, rounds: int, strengths: Array, random: np.random.Generator) -> Table:
    """A tournament where half of the luck belongs to the seat and is shared by the matches of a deal."""
    turns, line_ups = np.repeat(range(rounds), len(schedule.round)), np.tile(schedule.round_line_ups, rounds)
    seatings = np.tile(schedule.round, (rounds, 1))
    dice = random.gumbel(size=(rounds, len(schedule.line_ups), schedule.players))[turns, line_ups]
    scores = strengths[seatings] + dice + random.gumbel(size=seatings.shape)
    ranks = 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2)
    none = np.zeros_like(seatings)
    starts, reasons = none[:, 0], ((),) * len(schedule.entrants)
    return Table(schedule.entrants, turns, line_ups, seatings, starts, ranks, scores, none, none, reasons)


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_intervals_of_several_line_ups_cover_the_truth(rounds: int) -> None:
    """Five bots at three seats: each sits in six line-ups, which differ in how strong the others are."""
    random = np.random.default_rng(4)
    schedule = Schedule("abcde", 3, 0)
    strengths = np.array([0.3, 0.15, 0.0, -0.1, -0.35])
    long = simulate(schedule, 4000, strengths, random)
    true_shares = [deals.mean for deals in long.shares()]
    true_points = [long.scores[long.seatings == entrant].mean() for entrant in range(5)]
    shares, points = np.zeros(5), np.zeros(5)
    for _ in range(400):
        table = simulate(schedule, rounds, strengths, random)
        for entrant, deals in enumerate(table.shares()):
            share = share_interval(deals)
            shares[entrant] += share.low <= true_shares[entrant] <= share.high
            mean = mean_interval(table.by_deal(table.scores, table.seatings == entrant))
            points[entrant] += mean.low <= true_points[entrant] <= mean.high
    assert 0.92 <= shares.mean() / 400 <= 0.98
    assert 0.92 <= points.mean() / 400 <= 0.98
