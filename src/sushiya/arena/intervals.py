"""Honest intervals for means over deals.

The matches of a deal share their dice, so they are not independent; deals are. Every interval here is made of one
number a deal. Shares get Wilson's interval with an effective number of trials, which stays within 0 and 1 and is right
near both ends; other means get Student's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, sqrt, tan
from statistics import NormalDist
from typing import Any

import msgspec
import numpy as np

Array = np.ndarray[Any, np.dtype[np.float64]]

LEVEL = 0.05  # the chance that an interval misses, unless told otherwise
MANY = 2000  # degrees of freedom from which on Student's distribution is as good as normal
NO_VARIANCE = 1e-15
ROUNDING = 1e-6  # what degrees of freedom may lack of a whole number


class Estimate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number and the interval in which the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def complement(self) -> Estimate:
        """The same of the other side of a share."""
        return Estimate(1 - self.value, 1 - self.high, 1 - self.low)

    def times(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


@dataclass(frozen=True)
class Deals:
    """One number a deal, and the part of each line-up in their mean."""

    values: Array  # [line-up, round]
    parts: Array  # [line-up]: 1 in all

    @property
    def mean(self) -> float:
        """Of all deals, each line-up with its part."""
        return float(self.parts @ self.values.mean(axis=1))

    @property
    def by_round(self) -> Array:
        """One number a round."""
        return self.parts @ self.values

    def first(self, rounds: int) -> Deals:
        """Those of the first so many rounds."""
        return Deals(self.values[:, :rounds], self.parts)

    def variance(self) -> tuple[float, int]:
        """The variance of the mean, and its degrees of freedom; 0 of them where a single deal shows none.

        The rounds of a line-up differ by chance alone, and what they show is added up over the line-ups. The degrees of
        freedom of such a sum are Welch's, without the bias that Satterthwaite's have where rounds are few. Where there
        is one round only, the line-ups are compared with each other instead: they differ in strength too, so that is
        rather too much than too little.
        """
        line_ups, rounds = self.values.shape
        if rounds > 1:
            each = self.parts**2 * self.values.var(axis=1, ddof=1) / rounds
            total, most = float(each.sum()), line_ups * (rounds - 1)
            if total <= NO_VARIANCE:
                return total, most
            freedom = (rounds + 1) * total**2 / float((each**2).sum()) - 2
            return total, min(most, int(freedom + ROUNDING))
        if line_ups > 1:
            apart = self.parts * (self.values[:, 0] - self.mean)
            return float((apart**2).sum()) * line_ups / (line_ups - 1), line_ups - 1
        return 0.0, 0


def one_line_up(rounds: Array) -> Deals:
    """One number a round, of a single line-up."""
    return Deals(rounds[None, :], np.ones(1))


def join_rounds(turns: Sequence[Deals]) -> Deals:
    """The deals of all these rounds, which have the same line-ups."""
    return Deals(np.concatenate([turn.values for turn in turns], axis=1), turns[0].parts)


def share_interval(deals: Deals, level: float = LEVEL) -> Estimate:
    """The mean of shares, each between 0 and 1.

    The effective number of trials is that of independent ones with the same variance of the mean. Where all deals
    agree there is no variance to see, and each deal counts as one trial.
    """
    mean, (variance, freedom) = deals.mean, deals.variance()
    trials = mean * (1 - mean) / variance if variance > NO_VARIANCE else float(deals.values.size)
    square = quantile(level, freedom if variance > NO_VARIANCE else MANY) ** 2
    middle = (mean + square / (2 * trials)) / (1 + square / trials)
    half = sqrt(square * (mean * (1 - mean) / trials + square / (4 * trials * trials))) / (1 + square / trials)
    return Estimate(mean, max(0.0, min(middle - half, mean)), min(1.0, max(middle + half, mean)))


def mean_interval(deals: Deals, level: float = LEVEL) -> Estimate:
    """The mean of any numbers; without an end if there is one deal only."""
    mean, (variance, freedom) = deals.mean, deals.variance()
    if not freedom:
        return Estimate(mean, float("-inf"), float("inf"))
    half = quantile(level, freedom) * sqrt(variance)
    return Estimate(mean, mean - half, mean + half)


@lru_cache(maxsize=4096)
def quantile(level: float, freedom: int) -> float:
    """What Student's t exceeds in absolute value with this chance."""
    if freedom >= MANY:
        return NormalDist().inv_cdf(1 - level / 2)
    low, high = 0.0, pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if 1 - _within(middle, freedom) > level else (low, middle)
    return tan((low + high) / 2) * sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """The chance that |t| is below tan(angle) * sqrt(freedom): Abramowitz and Stegun, 26.7.3 and 26.7.4."""
    square = cos(angle) ** 2
    if freedom == 1:
        return 2 * angle / pi
    odd = freedom % 2
    steps = np.arange(1, (freedom - odd) // 2)
    factors = (2 * steps - 1 + odd) / (2 * steps + odd) * square
    total = 1 + float(np.cumprod(factors).sum())
    if odd:
        return 2 / pi * (angle + sin(angle) * cos(angle) * total)
    return sin(angle) * total


def normal_quantile(level: float = LEVEL) -> float:
    """What a normal number exceeds in absolute value with this chance."""
    return quantile(level, MANY)
