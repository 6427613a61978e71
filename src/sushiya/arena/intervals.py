"""Honest intervals for means over rounds.

The matches of a round share their dice, so they are not independent; rounds are. Every interval here is made of one
number a round. Shares get Wilson's interval with an effective number of trials, which stays within 0 and 1 and is right
near both ends; other means get Student's.
"""

from __future__ import annotations

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


class Estimate(msgspec.Struct, frozen=True):
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


def share_interval(rounds: Array, level: float = LEVEL) -> Estimate:
    """The mean of shares, each between 0 and 1.

    The effective number of trials is that of independent ones with the same variance of the mean. Where all rounds
    agree there is no variance to see, and each round counts as one trial.
    """
    count, mean = len(rounds), float(rounds.mean())
    variance = float(rounds.var(ddof=1)) / count if count > 1 else 0.0
    trials = mean * (1 - mean) / variance if variance > NO_VARIANCE else float(count)
    square = quantile(level, count - 1) ** 2 if count > 1 else quantile(level, MANY) ** 2
    middle = (mean + square / (2 * trials)) / (1 + square / trials)
    half = sqrt(square * (mean * (1 - mean) / trials + square / (4 * trials * trials))) / (1 + square / trials)
    return Estimate(mean, max(0.0, min(middle - half, mean)), min(1.0, max(middle + half, mean)))


def mean_interval(rounds: Array, level: float = LEVEL) -> Estimate:
    """The mean of any numbers; without an end if there is one round only."""
    count, mean = len(rounds), float(rounds.mean())
    if count < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    half = quantile(level, count - 1) * float(rounds.std(ddof=1)) / sqrt(count)
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
