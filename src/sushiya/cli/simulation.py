"""Random matches for `sushiya simulate`: divided over cores, put together in order, summed up.

Match number i of a seed is the same whoever plays it, so results are joined in the order of the numbers and nothing
depends on how many workers there are. Sums are kept, not matches: memory does not grow with their number.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.table import Table

from sushiya.files import whole_file
from sushiya.games import load
from sushiya.games.contract import BatchResult, Game
from sushiya.games.record import Event, MatchRecord, take_step
from sushiya.parallel import in_order, worker_processes, worker_threads

MATCHES_A_BATCH = 2000  # in compiled code: some milliseconds
RECORDS_A_BATCH = 20
STEPS_A_CALL = 4096  # more than a match takes, or it goes on in a second call


@dataclass(frozen=True)
class Order:
    """What to play."""

    game: str
    edition: Path | None
    players: int
    matches: int
    seed: int
    legal: bool = False
    as_seat: int | None = None

    def batches(self, size: int) -> Iterator[tuple[int, int]]:
        """First number and count of each batch."""
        for first in range(0, self.matches, size):
            yield first, min(size, self.matches - first)


def play_batches(game: Game, order: Order, workers: int) -> Iterator[BatchResult]:
    """Play all matches in compiled code, on threads: it runs outside the interpreter's lock."""

    def play(first: int, count: int) -> BatchResult:
        return game.random_matches(count, order.players, seed=order.seed, first=first)

    with worker_threads(workers) as pool:
        yield from in_order(pool, play, order.batches(MATCHES_A_BATCH), 2 * workers)


def save_records(game: Game, order: Order, workers: int, out: Path) -> Iterator[BatchResult]:
    """Play all matches and write them to a file, which appears when it is whole."""
    with whole_file(out) as stream, closing(_record_batches(game, order, workers)) as recorded:
        for lines, result in recorded:
            stream.write(lines)
            yield result


def _record_batches(game: Game, order: Order, workers: int) -> Generator[tuple[bytes, BatchResult]]:
    """Batches in order, from here or from as many processes: lines are written by Python, so threads would not help."""
    batches = order.batches(RECORDS_A_BATCH)
    if workers == 1 or order.matches <= RECORDS_A_BATCH:
        for first, count in batches:
            yield record_batch(game, order, first, count)
        return
    with worker_processes(workers, _start_worker, (order,)) as pool:
        yield from in_order(pool, _record_batch, batches, 2 * workers)


_worker: tuple[Game, Order]


def _start_worker(order: Order) -> None:
    global _worker
    _worker = (load(order.game, order.edition), order)


def _record_batch(first: int, count: int) -> tuple[bytes, BatchResult]:
    return record_batch(*_worker, first, count)


def record_batch(game: Game, order: Order, first: int, count: int) -> tuple[bytes, BatchResult]:
    """Some matches as lines of records, and their results."""
    lines, scores, ranks, decisions = [], [], [], []
    for number in range(first, first + count):
        record = record_match(game, order, number)
        assert record.result is not None
        lines.append(record.dumps() + b"\n")
        scores.append(record.result.scores)
        ranks.append(record.result.ranks)
        decisions.append(sum(event.seat is not None for event in record.events))
    return b"".join(lines), BatchResult(np.array(scores, np.int16), np.array(ranks, np.int8), np.array(decisions))


def record_match(game: Game, order: Order, number: int) -> MatchRecord:
    """One match of random play, as the order wants it told."""
    position = game.start(order.players)
    events: list[Event] = []
    for code in game.random_codes(number, order.players, seed=order.seed):
        step = take_step(position, code)
        if order.as_seat is None:
            events.append(step.event(legal=order.legal))
        else:
            events.append(step.event_for(order.as_seat, legal=order.legal))
        position = step.after
    return MatchRecord.of(game, ["bot:random"] * order.players, events, position.result())


@dataclass
class Spread:
    """Mean, deviation and extremes of numbers that are not kept."""

    count: int = 0
    sum: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, values: Any) -> None:
        """Take these numbers into account."""
        wide = values.astype(np.int64)
        self.count += wide.size
        self.sum += int(wide.sum())
        self.squares += int((wide * wide).sum())
        self.least = min(int(wide.min()), int(wide.min()) if self.least is None else self.least)
        self.most = max(int(wide.max()), int(wide.max()) if self.most is None else self.most)

    def cells(self) -> list[str]:
        """For a table: mean, deviation, least, most."""
        mean = self.sum / self.count
        deviation = math.sqrt(max(0.0, self.squares / self.count - mean * mean))
        return [f"{mean:.2f}", f"{deviation:.2f}", str(self.least), str(self.most)]


@dataclass
class Summary:
    """What came out of the matches so far."""

    players: int
    matches: int = 0
    decisions: Spread = field(default_factory=Spread)
    points: Spread = field(default_factory=Spread)

    def __post_init__(self) -> None:
        self.seats = [Spread() for _ in range(self.players)]
        self.wins = np.zeros(self.players)  # a shared win counts in parts

    def add(self, batch: BatchResult) -> None:
        """Take these matches into account."""
        self.matches += len(batch.decisions)
        self.decisions.add(batch.decisions)
        self.points.add(batch.scores)
        for seat, spread in enumerate(self.seats):
            spread.add(batch.scores[:, seat])
        won = batch.ranks == 1
        self.wins += (won / won.sum(axis=1, keepdims=True)).sum(axis=0)

    def tables(self, title: str, seed: int) -> list[Table]:
        """Points and wins by seat, and the length of the matches."""
        heading = f"{title}: {self.matches:,} random matches of {self.players} players, seed {seed}"
        table = Table(title=heading, title_justify="left")
        for name in ("", "mean", "sd", "min", "max", "wins"):
            table.add_column(name, justify="right" if name else "left")
        for seat, spread in enumerate(self.seats):
            table.add_row(f"points of seat {seat}", *spread.cells(), f"{self.wins[seat] / self.matches:.1%}")
        table.add_section()
        table.add_row("points of all seats", *self.points.cells(), "")
        table.add_row("decisions a match", *self.decisions.cells(), "")
        return [table]
