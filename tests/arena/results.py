"""Results made up for tests: tournaments whose truth is known."""

from __future__ import annotations

import numpy as np

from sushiya.arena.matches import MatchResult
from sushiya.arena.schedule import Schedule
from sushiya.arena.table import Table, make_table


def made_up(
    schedule: Schedule, rounds: int, strengths: list[float], seed: int, *, luck: float = 1.0, shared: float = 0.5
) -> list[MatchResult]:
    """Every seat gets strength plus luck; part of the luck belongs to the seat and is shared by the whole deal."""
    random = np.random.default_rng(seed)
    results = []
    for turn in range(rounds):
        dice = random.gumbel(size=(len(schedule.line_ups), schedule.players)) * luck * shared
        for index, seating in enumerate(schedule.round):
            own = random.gumbel(size=schedule.players) * luck * (1 - shared)
            luck_of_seats = dice[schedule.round_line_ups[index]] + own
            scores = np.round(10 * (np.array([strengths[entrant] for entrant in seating]) + luck_of_seats)).astype(int)
            results.append(result_of(schedule, turn * len(schedule.round) + index, tuple(scores.tolist())))
    return results


def result_of(schedule: Schedule, number: int, scores: tuple[int, ...]) -> MatchResult:
    fixture = schedule.fixture(number)
    return MatchResult(
        match=number,
        round=fixture.round,
        bots=tuple(schedule.entrants[entrant] for entrant in fixture.seating),
        start=fixture.dice[0] % schedule.players,
        scores=scores,
        ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
        decisions=(10,) * schedule.players,
    )


def made_up_table(bots: str, players: int, rounds: int, strengths: list[float], seed: int = 0) -> Table:
    schedule = Schedule(list(bots), players, 0)
    return make_table(schedule, made_up(schedule, rounds, strengths, seed))
