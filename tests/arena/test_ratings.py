"""Ratings on openskill's scale."""

from __future__ import annotations

import numpy as np
import pytest
from openskill.models import PlackettLuce

from sushiya.arena.ratings import fit, rate, take_apart
from sushiya.arena.schedule import Schedule
from sushiya.arena.table import make_table
from tests.arena.results import made_up, made_up_table, result_of


def test_the_stronger_bot_has_the_higher_rating() -> None:
    a, b, c = rate(made_up_table("abc", 3, 40, [1.0, 0.0, -1.0]))
    assert a.low > b.high
    assert b.low > c.high
    assert np.mean([a.value, b.value, c.value]) == pytest.approx(25)


def test_equal_bots_are_not_told_apart() -> None:
    ratings = rate(made_up_table("abc", 2, 40, [0.0, 0.0, 0.0], seed=3))
    assert all(rating.low < 25 < rating.high for rating in ratings)
    assert all(rating.half < 3 for rating in ratings)


def test_a_bot_that_always_wins_has_a_finite_rating_and_an_interval() -> None:
    schedule = Schedule("ab", 2, 0)
    results = [result_of(schedule, n, (9, 0) if n % 2 == 0 else (0, 9)) for n in range(40)]
    strong, weak = rate(make_table(schedule, results))
    assert strong.low > 25 > weak.high
    assert 30 < strong.value < 60
    assert strong.half > 1


def test_ratings_do_not_depend_on_the_order_of_the_rounds() -> None:
    schedule = Schedule("abc", 2, 0)
    table = make_table(schedule, made_up(schedule, 30, [0.5, 0.0, -0.5], 1))
    stages = take_apart(table)
    forward, _ = fit(stages, stages.deals.sum(axis=0), 1.0)
    backward, _ = fit(stages, stages.deals[::-1].sum(axis=0), 1.0)
    assert forward == pytest.approx(backward)


def test_the_scale_is_that_of_openskill() -> None:
    """A long ladder without drift ends near the fit: same model, same scale, ties included."""
    schedule = Schedule("abc", 3, 0)
    results = made_up(schedule, 700, [0.6, 0.0, -0.5], 2)
    assert any(len(set(result.ranks)) < 3 for result in results)
    model = PlackettLuce(tau=0.0)
    ladder = {bot: model.rating() for bot in schedule.entrants}
    for result in results:
        rated = model.rate([[ladder[bot]] for bot in result.bots], ranks=[float(rank) for rank in result.ranks])
        ladder |= {bot: team[0] for bot, team in zip(result.bots, rated, strict=True)}
    fitted = rate(make_table(schedule, results))
    for first, second in ((0, 1), (1, 2)):
        expected = ladder[schedule.entrants[first]].mu - ladder[schedule.entrants[second]].mu
        assert fitted[first].value - fitted[second].value == pytest.approx(expected, abs=0.6)


def test_a_bot_that_sits_twice_is_rated_once() -> None:
    schedule = Schedule("abb", 3, 0)
    one, other = rate(make_table(schedule, made_up(schedule, 60, [1.0, 0.0], 4)))
    assert one.low > other.high


def test_the_same_results_give_the_same_ratings() -> None:
    table = made_up_table("ab", 2, 20, [0.3, 0.0])
    assert rate(table, 7) == rate(table, 7)


def test_deals_are_taken_apart_one_by_one() -> None:
    """Three line-ups in two rounds; nobody who is not in the line-up is in a stage of its deals."""
    stages = take_apart(made_up_table("abc", 2, 2, [0.0, 0.0, 0.0]))
    assert stages.deals.shape[0] == 6
    for deal in stages.deals:
        assert deal.sum() == 4  # two matches of two stages
        assert (stages.field[deal > 0].max(axis=0) > 0).sum() == 2
