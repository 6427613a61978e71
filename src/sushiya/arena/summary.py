"""What a tournament says: everything that tables, plots and pages show, computed once.

All but the times follows from `results.ndjson` alone. Entrants are sorted by win share, the best first.
"""

from __future__ import annotations

import os
import platform
from array import array
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np

from sushiya.arena.folder import OrderFile, PlayedBy, read_order, read_results, read_times
from sushiya.arena.intervals import Array, Deals, Estimate, mean_interval, share_interval
from sushiya.arena.matches import MatchTimes
from sushiya.arena.order import Order
from sushiya.arena.schedule import Schedule
from sushiya.arena.table import Table, make_table
from sushiya.arena.until import FIRST_LOOK, first_decision
from sushiya.errors import ArenaError

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
POINTS_OF_A_CURVE = 60


class Times(msgspec.Struct, frozen=True):
    """Milliseconds per decision. `curve`: those that 0, 1, … 100 % of the decisions did not exceed."""

    mean: float
    p99: float
    most: float
    curve: tuple[float, ...]


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of one bot."""

    bot: str
    seats: int  # taken, over all matches
    share: Estimate  # of wins, per seat
    ratio: Estimate  # of that to the fair share
    rating: Estimate
    points: Estimate
    quantiles: tuple[float, ...]  # of points, at QUANTILES
    decisions: int
    times: Times
    forfeits: int
    reasons: tuple[str, ...]
    course: tuple[Estimate, ...]  # the share after so many rounds, at `Summary.course`


class Pair(msgspec.Struct, frozen=True):
    """How often `first` ended before `second`; a tie counts half."""

    first: str
    second: str
    ahead: Estimate
    matches: int


class Machine(msgspec.Struct, frozen=True):
    """Where the summary was made."""

    system: str
    cores: int
    python: str


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What came out. `decided`: after how many rounds the order was clear, if `--until` was asked for and it was."""

    order: Order
    title: str
    played_by: tuple[PlayedBy, ...]
    machine: Machine
    matches: int
    rounds: int
    line_ups: int
    matches_a_round: int
    fair: float
    decided: int | None
    course: tuple[int, ...]
    entrants: tuple[Entrant, ...]
    pairs: tuple[Pair, ...]  # the better one first
    turn_order: tuple[Estimate, ...]  # win share of who began, came second, …


def summarise(path: Path) -> Summary:
    """Read the folder of a tournament and work out everything."""
    from sushiya.games import GAMES

    found = read_order(path)
    order = found.order
    schedule = Schedule(order.bots, order.players, order.seed)
    results = list(read_results(path, schedule))
    if len(results) < len(schedule.round):
        raise ArenaError(f"{path}: there is not one whole round here yet.", code="no_round")
    table = make_table(schedule, results)
    times = collect_times(table, read_times(path, table.matches))
    return make_summary(found, GAMES[order.game], schedule, table, times)


def make_summary(found: OrderFile, title: str, schedule: Schedule, table: Table, times: tuple[Times, ...]) -> Summary:
    """Everything that these results say."""
    from sushiya.arena.ratings import rate

    order, shares = found.order, table.shares()
    course = course_points(table.round_count)
    ratings = rate(table, order.seed)
    entrants = [
        _entrant(table, number, shares[number], ratings[number], times[number], course)
        for number in range(len(table.entrants))
    ]
    entrants.sort(key=lambda entrant: (-entrant.share.value, -entrant.points.value))
    ranking = [table.entrants.index(entrant.bot) for entrant in entrants]
    pairs = [_pair(table, a, b) for a, b in combinations(ranking, 2)]
    return Summary(
        order=order,
        title=title,
        played_by=found.played_by,
        machine=Machine(platform.system(), os.cpu_count() or 1, platform.python_version()),
        matches=table.matches,
        rounds=table.round_count,
        line_ups=len(schedule.line_ups),
        matches_a_round=len(schedule.round),
        fair=1 / table.players,
        decided=None if order.until is None else first_decision(shares, order.until),
        course=course,
        entrants=tuple(entrants),
        pairs=tuple(pair for pair in pairs if pair is not None),
        turn_order=tuple(_turn_share(table, place) for place in range(table.players)),
    )


def _entrant(
    table: Table, number: int, shares: Deals, rating: Estimate, times: Times, course: tuple[int, ...]
) -> Entrant:
    where = table.seatings == number
    share = share_interval(shares)
    return Entrant(
        bot=table.entrants[number],
        seats=int(where.sum()),
        share=share,
        ratio=share.times(table.players),
        rating=rating,
        points=mean_interval(table.by_deal(table.scores, where)),
        quantiles=tuple(np.quantile(table.scores[where], QUANTILES).tolist()),
        decisions=int(table.decisions[where].sum()),
        times=times,
        forfeits=int(table.forfeits[where].sum()),
        reasons=table.reasons[number],
        course=tuple(share_interval(shares.first(rounds)) for rounds in course),
    )


def _pair(table: Table, first: int, second: int) -> Pair | None:
    """The table between two entrants; None if they never met."""
    ahead, met = np.zeros(table.matches), np.zeros(table.matches)
    for a in range(table.players):
        for b in range(table.players):
            both = (table.seatings[:, a] == first) & (table.seatings[:, b] == second)
            difference = table.ranks[:, b] - table.ranks[:, a]
            ahead += both * (np.sign(difference) + 1) / 2
            met += both
    if not met.any():
        return None
    deals = table.by_deal((ahead / np.maximum(met, 1))[:, None], (met > 0)[:, None])
    return Pair(table.entrants[first], table.entrants[second], share_interval(deals), int((met > 0).sum()))


def _turn_share(table: Table, place: int) -> Estimate:
    """The win share of the seat that comes so many places after the one that begins."""
    seats = (table.starts + place) % table.players
    where = np.arange(table.players)[None, :] == seats[:, None]
    return share_interval(table.by_deal(table.wins, where))


def course_points(rounds: int) -> tuple[int, ...]:
    """After how many rounds to look back at a share, evenly spaced on a scale of ratios."""
    first = min(rounds, max(2, FIRST_LOOK // 4))
    return tuple(sorted({round(x) for x in np.geomspace(first, rounds, POINTS_OF_A_CURVE)}))


def collect_times(table: Table, times: Iterable[MatchTimes]) -> tuple[Times, ...]:
    """Times per decision of every entrant."""
    collected = [array("f") for _ in table.entrants]
    for seating, match in zip(table.seatings, times, strict=True):
        for entrant, ms in zip(seating, match.ms, strict=True):
            collected[entrant].extend(ms)
    return tuple(_times(np.array(ms, np.float64)) for ms in collected)


def _times(ms: Array) -> Times:
    if not ms.size:
        return Times(0.0, 0.0, 0.0, (0.0,) * 101)
    curve = np.quantile(ms, np.linspace(0, 1, 101))
    return Times(float(ms.mean()), float(curve[99]), float(ms.max()), tuple(curve.round(3).tolist()))
