"""The results of a tournament as arrays, whole rounds only, and what is counted in them.

Shares are per seat that an entrant takes: with N seats a fair share is 1/N, also for an entrant that sits twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sushiya.arena.intervals import Array, Deals
from sushiya.arena.matches import MatchResult
from sushiya.arena.schedule import Schedule

Numbers = np.ndarray[Any, np.dtype[np.int64]]

REASONS = 3  # of forfeits, kept per entrant


@dataclass(frozen=True)
class Table:
    """One row a match, one column a seat."""

    entrants: tuple[str, ...]
    rounds: Numbers  # [match], from 0
    line_ups: Numbers  # [match]
    seatings: Numbers  # [match, seat]: entrant
    starts: Numbers  # [match]: seat
    ranks: Numbers
    scores: Numbers
    decisions: Numbers
    forfeits: Numbers
    reasons: tuple[tuple[str, ...], ...]  # the first few of each entrant

    @property
    def matches(self) -> int:
        """How many there are."""
        return len(self.rounds)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.seatings.shape[1])

    @property
    def round_count(self) -> int:
        """How many whole rounds there are."""
        return int(self.rounds[-1]) + 1

    @property
    def deals(self) -> Numbers:
        """The deal of each match: line-up by line-up, and in each round by round."""
        return self.line_ups * self.round_count + self.rounds

    @property
    def deal_count(self) -> int:
        """How many there are."""
        return int(self.deals.max()) + 1

    @property
    def wins(self) -> Array:
        """The part of the win that each seat has."""
        won = self.ranks == 1
        return np.asarray(won / won.sum(axis=1, keepdims=True))

    def by_deal(self, values: Array | Numbers, where: np.ndarray[Any, np.dtype[np.bool_]]) -> Deals:
        """The mean of those values that are asked for in each deal, of the line-ups that have any."""
        deals = np.broadcast_to(self.deals[:, None], where.shape)[where]
        counts = np.bincount(deals, minlength=self.deal_count).reshape(-1, self.round_count)
        sums = np.bincount(deals, values[where], minlength=self.deal_count).reshape(counts.shape)
        have = counts[:, 0] > 0  # a line-up sits in the same ways in every round
        return Deals(sums[have] / counts[have], counts[have, 0] / counts[:, 0].sum())

    def shares(self) -> list[Deals]:
        """The win shares of every entrant."""
        wins = self.wins
        return [self.by_deal(wins, self.seatings == entrant) for entrant in range(len(self.entrants))]


def make_table(schedule: Schedule, results: Sequence[MatchResult]) -> Table:
    """Those of the results that are whole rounds; there must be at least one."""
    rounds = len(results) // len(schedule.round)
    results = results[: rounds * len(schedule.round)]
    index = {bot: number for number, bot in enumerate(schedule.entrants)}
    none = (0,) * schedule.players
    return Table(
        entrants=schedule.entrants,
        rounds=np.repeat(np.arange(rounds), len(schedule.round)),
        line_ups=np.tile(schedule.round_line_ups, rounds),
        seatings=np.array([[index[bot] for bot in result.bots] for result in results]),
        starts=np.array([result.start for result in results]),
        ranks=np.array([result.ranks for result in results]),
        scores=np.array([result.scores for result in results]),
        decisions=np.array([result.decisions for result in results]),
        forfeits=np.array([result.forfeits or none for result in results]),
        reasons=tuple(_first_reasons(bot, results) for bot in schedule.entrants),
    )


def _first_reasons(bot: str, results: Iterable[MatchResult]) -> tuple[str, ...]:
    """Why the bot forfeited decisions: the first few reasons that differ."""
    found: dict[str, None] = {}
    for result in results:
        for name, reason in zip(result.bots, result.reasons, strict=False):  # most matches have no reasons
            if name == bot and reason and len(found) < REASONS:
                found.setdefault(reason)
    return tuple(found)
