"""What is done to a server: moves as quickly as it acknowledges them, moves at a given pace, guests that only sit.

It knows no server and no game: a `Talk` speaks for one match. The same functions drive every server, in the process
of the client, which shares nothing with that of the server but the machine.
"""

from __future__ import annotations

import asyncio
import gc
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import cycle
from math import ceil, nan
from random import Random

from benchmarks.house.line import Line
from benchmarks.house.system import resident_megabytes, used_seconds

SEATS = 2
AT_ONCE = 20  # matches that connect at the same time
PATIENCE = 60.0  # s that may go by beside the time of measuring: to connect, to catch up, to check
GLANCE = 0.25  # s between two looks at the memory

clock = time.perf_counter


class WrongAnswer(Exception):
    """A server acknowledged what it did not do."""


class Talk(ABC):
    """One match of `SEATS` guests with a server, each guest on a line of its own.

    `connect` is called once for every seat, in order; then `prepare` if moves are measured; then `move` again and
    again, never two at a time; then `check`. What a subclass adds is one protocol. Put every line into `lines`: it is
    closed, and looked after, from here.
    """

    def __init__(self) -> None:
        self.lines: list[Line] = []

    @abstractmethod
    async def connect(self, match: int, seat: int) -> None:
        """Open the line of a seat of a match and return when the guest sees the match; make the match if need be."""

    async def prepare(self) -> None:  # noqa: B027 -- most have nothing to do
        """Do what is no move and would be due between moves later."""

    @abstractmethod
    async def move(self) -> None:
        """Send one legal move of the seat to act; return when the mover has what tells that the server has done it.

        For a server that promises durable moves, that is after they are durable. A guest moves from what its own line
        has brought. Where a match ends, the next one is begun here. `WrongAnswer` if the move was not accepted.
        """

    @abstractmethod
    async def check(self) -> None:
        """Ask the server anew, on a line of its own, whether it has every acknowledged move; else `WrongAnswer`."""

    async def close(self) -> None:
        """Hang up everywhere."""
        await asyncio.gather(*(line.close() for line in self.lines))


@dataclass(frozen=True)
class Usage:
    """What the processes have used of the processor so far, s."""

    wall: float
    server: float
    client: float

    @classmethod
    def now(cls, pid: int) -> Usage:
        """As of this moment."""
        return cls(clock(), used_seconds(pid), time.process_time())


@dataclass(frozen=True)
class Play:
    """Moves and how long each one took, s, sorted."""

    latencies: Sequence[float]
    lateness: Sequence[float]  # how much after its time the client got to sending a move, s, sorted
    before: Usage
    after: Usage

    @property
    def moves_per_second(self) -> float:
        """Acknowledged moves."""
        return len(self.latencies) / (self.after.wall - self.before.wall)

    @property
    def server_share(self) -> float:
        """How much of one core the server had, in percent."""
        return 100 * (self.after.server - self.before.server) / (self.after.wall - self.before.wall)

    @property
    def client_share(self) -> float:
        """How much of one core the client had, in percent. Near 100 the client is what was measured."""
        return 100 * (self.after.client - self.before.client) / (self.after.wall - self.before.wall)

    @property
    def server_microseconds(self) -> float:
        """Processor time of the server for one move: what a busy machine disturbs least."""
        return 1e6 * (self.after.server - self.before.server) / max(1, len(self.latencies))


def percentile(values: Sequence[float], percent: float) -> float:
    """The least of the sorted values that so many percent do not exceed."""
    return values[max(0, ceil(len(values) * percent / 100) - 1)] if values else nan


async def play_quickly(make_talk: Callable[[], Talk], pid: int, matches: int, warm: float, seconds: float) -> Play:
    """Every match moves as soon as its last move is acknowledged. What the warm-up does is not counted."""
    async with asyncio.timeout(warm + seconds + PATIENCE), seat_guests(make_talk, matches) as talks:
        await prepare_all(talks)
        with no_collection():
            return await _race(talks, pid, warm, seconds)


async def _race(talks: Sequence[Talk], pid: int, warm: float, seconds: float) -> Play:
    begin = clock() + warm
    end = begin + seconds
    latencies: list[float] = []

    async def play(talk: Talk) -> None:
        while (sent := clock()) < end:
            await talk.move()
            if begin <= (now := clock()) < end:
                latencies.append(now - sent)

    async with asyncio.TaskGroup() as group:
        for talk in talks:
            group.create_task(play(talk))
        await asyncio.sleep(begin - clock())
        before = Usage.now(pid)
        await asyncio.sleep(end - clock())
        after = Usage.now(pid)
    return Play(sorted(latencies), [], before, after)


async def play_at_pace(
    make_talk: Callable[[], Talk], pid: int, matches: int, rate: float, warm: float, seconds: float, seed: int
) -> Play:
    """So many moves a second arrive, whatever the server does, at random moments and at every match in turn.

    A latency counts from the moment at which the move should have been sent: a move that waits because the one before
    it is slow has waited. The warm-up is as quick as possible.
    """
    async with asyncio.timeout(warm + seconds + PATIENCE), seat_guests(make_talk, matches) as talks:
        await prepare_all(talks)
        with no_collection():
            await _race(talks, pid, 0.0, warm)
            return await _pace(talks, pid, rate, seconds, Random(seed))


async def _pace(talks: Sequence[Talk], pid: int, rate: float, seconds: float, random: Random) -> Play:
    latencies: list[float] = []
    lateness: list[float] = []
    queues: list[asyncio.Queue[float | None]] = [asyncio.Queue() for _ in talks]

    async def play(talk: Talk, queue: asyncio.Queue[float | None]) -> None:
        while (due := await queue.get()) is not None:
            await talk.move()
            latencies.append(clock() - due)

    async with asyncio.TaskGroup() as group:
        for talk, queue in zip(talks, queues, strict=True):
            group.create_task(play(talk, queue))
        before = Usage.now(pid)
        due, end = before.wall, before.wall + seconds
        for queue in cycle(queues):
            due += random.expovariate(rate)
            if due >= end:
                break
            if (wait := due - clock()) > 0:
                await asyncio.sleep(wait)
            lateness.append(clock() - due)
            queue.put_nowait(due)
        for queue in queues:
            queue.put_nowait(None)
    return Play(sorted(latencies), sorted(lateness), before, Usage.now(pid))


@dataclass(frozen=True)
class Rest:
    """The memory of a server, MB."""

    alone: float
    with_guests: float  # the most that was seen
    is_complete: bool  # whether all guests were still there at the end


async def sit_idle(make_talk: Callable[[], Talk], pid: int, guests: int, seconds: float) -> Rest:
    """Guests that sit in their matches and do nothing but answer the server's pings."""
    alone = resident_megabytes(pid)
    async with asyncio.timeout(seconds + PATIENCE), seat_guests(make_talk, -(-guests // SEATS)) as talks:
        end = clock() + seconds
        most = resident_megabytes(pid)
        while clock() < end:
            await asyncio.sleep(GLANCE)
            most = max(most, resident_megabytes(pid))
        return Rest(alone, most, all(line.is_open for talk in talks for line in talk.lines))


@asynccontextmanager
async def seat_guests(make_talk: Callable[[], Talk], matches: int) -> AsyncIterator[Sequence[Talk]]:
    """Matches with all their guests. At a good end, every match is checked; at any end, all lines are closed."""
    talks = [make_talk() for _ in range(matches)]
    door = asyncio.Semaphore(AT_ONCE)

    async def connect(match: int, talk: Talk) -> None:
        async with door:
            for seat in range(SEATS):
                await talk.connect(match, seat)

    async def check(talk: Talk) -> None:
        async with door:
            await talk.check()

    try:
        async with asyncio.TaskGroup() as group:
            for match, talk in enumerate(talks):
                group.create_task(connect(match, talk))
        yield talks
        async with asyncio.TaskGroup() as group:
            for talk in talks:
                group.create_task(check(talk))
    finally:
        await asyncio.gather(*(talk.close() for talk in talks))


async def prepare_all(talks: Sequence[Talk]) -> None:
    """Let every match get ready for its moves."""
    async with asyncio.TaskGroup() as group:
        for talk in talks:
            group.create_task(talk.prepare())


@contextmanager
def no_collection() -> Iterator[None]:
    """No garbage collection of the client, which would look like a slow server."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
