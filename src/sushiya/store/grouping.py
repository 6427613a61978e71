"""Group commit: what comes while a transaction is being written waits, and goes together in the next one.

One transaction at a time, in the order in which its writes came. This module knows nothing of databases: it is given a
`commit` that writes a group and returns when all of it is on disk, with an outcome for each.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar

from sushiya.store.store import StoreError

LARGEST = 1000  # writes in a transaction: the first of them must not wait too long for the last

Write = TypeVar("Write")
Commit = Callable[[Sequence[Write]], Awaitable[Sequence[object]]]


class Grouping(Generic[Write]):
    """Hands writes to `commit` in groups. An outcome that is an exception is raised where that write was asked for."""

    def __init__(self, commit: Commit[Write]) -> None:
        self._commit = commit
        self._waiting: deque[tuple[Write, asyncio.Future[Any]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def write(self, write: Write) -> Any:
        """Write this together with others; returns its outcome when it is on disk."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        if self._task is None:
            self._task = asyncio.create_task(self._commit_waiting())
        return await future

    async def finish(self) -> None:
        """Wait until nothing waits."""
        while self._task is not None:
            await self._task

    async def _commit_waiting(self) -> None:
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(LARGEST, len(self._waiting)))]
                outcomes = await self._outcomes([write for write, _ in group])
                for (_, future), outcome in zip(group, outcomes, strict=True):
                    if future.done():  # whoever asked has been cancelled; the write counts all the same
                        continue
                    if isinstance(outcome, Exception):
                        future.set_exception(outcome)
                    else:
                        future.set_result(outcome)
        finally:
            self._task = None

    async def _outcomes(self, writes: list[Write]) -> Sequence[object]:
        try:
            return await self._commit(writes)
        except StoreError as error:  # one each: an exception that is raised in many places collects their traces
            return [StoreError(error.message, code=error.code) for _ in writes]
        except Exception as error:  # a mistake in the program; nobody shall wait for ever because of it
            return [error for _ in writes]
