"""Ratings on openskill's scale, with intervals: how strong each entrant is, from the ranks of all matches.

openskill itself moves ratings match by match, so its numbers and its sigma depend on the order of the matches and
most on the last of them. Here its Plackett–Luce model (its prior, its scale, its way with ties) is fitted to all
matches at once, and the interval is the wider of two: a bootstrap over deals (those of all line-ups together: the model
knows who sat there), and the curvature of the fit, which does not vanish when one entrant always wins. Only differences
mean something: the mean of all entrants is that of the prior.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from sushiya.arena.intervals import Array, Estimate, normal_quantile
from sushiya.arena.table import Table

SAMPLES = 200  # of the bootstrap
STEPS = 100  # of Newton's method, at most


@dataclass(frozen=True)
class Stages:
    """Matches taken apart into choices of the model: `chosen` came first among those who sat in `field`."""

    chosen: np.ndarray[Any, np.dtype[np.int64]]  # [stage]
    field: Array  # [stage, entrant]: how many seats
    deals: Array  # [deal, stage]: how often it came up; a part of 1 where several tied


def rate(table: Table, seed: int = 0) -> list[Estimate]:
    """The rating of every entrant."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    scale = model.beta * sqrt(table.players)
    spread = model.sigma / scale
    stages = take_apart(table)
    strengths, covariance = fit(stages, stages.deals.sum(axis=0), spread)
    random = np.random.default_rng(seed)
    count = len(stages.deals)
    samples = []
    for _ in range(SAMPLES):
        weights = random.multinomial(count, np.full(count, 1 / count)) @ stages.deals
        samples.append(fit(stages, weights, spread, strengths)[0])
    deviations = np.maximum(np.std(samples, axis=0), np.sqrt(np.diag(covariance)))
    half = normal_quantile() * deviations * scale
    middle = model.mu + strengths * scale
    return [Estimate(float(m), float(m - h), float(m + h)) for m, h in zip(middle, half, strict=True)]


def take_apart(table: Table) -> Stages:
    """The choices of all matches; equal ones are counted together."""
    known: dict[tuple[int, tuple[int, ...]], int] = {}
    counts: dict[tuple[int, int], float] = {}
    for deal, seating, ranks in zip(table.deals, table.seatings, table.ranks, strict=True):
        for seat, rank in enumerate(ranks):
            field = np.bincount(seating[ranks >= rank], minlength=len(table.entrants))
            stage = known.setdefault((int(seating[seat]), tuple(field.tolist())), len(known))
            tied = int((ranks == rank).sum())
            counts[int(deal), stage] = counts.get((int(deal), stage), 0.0) + 1 / tied
    deals = np.zeros((table.deal_count, len(known)))
    for (deal, stage), weight in counts.items():
        deals[deal, stage] = weight
    chosen = np.array([entrant for entrant, _ in known])
    return Stages(chosen, np.array([field for _, field in known], np.float64), deals)


def fit(stages: Stages, weights: Array, spread: float, start: Array | None = None) -> tuple[Array, Array]:
    """The most probable strengths, with mean 0, and the covariance of what the data say about them."""
    entrants = stages.field.shape[1]
    strengths = np.zeros(entrants) if start is None else start.copy()
    wins = np.bincount(stages.chosen, weights, minlength=entrants)
    for _ in range(STEPS):
        seats = stages.field * np.exp(strengths - strengths.max())
        chances = seats / seats.sum(axis=1, keepdims=True)
        gradient = wins - weights @ chances - strengths / spread**2
        weighted = chances * weights[:, None]
        curvature = np.diag(weighted.sum(axis=0)) - weighted.T @ chances + np.eye(entrants) / spread**2
        step = np.linalg.solve(curvature, gradient)
        strengths += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-10:
            break
    centred = np.eye(entrants) - 1 / entrants  # nothing says how strong all of them are together
    return strengths, centred @ np.linalg.inv(curvature) @ centred
