"""Work divided over cores and put together in order.

What is worked on is numbered by whoever asks, and results come back in that order whatever the number of workers, so
nothing that is made of them depends on it. Knows nothing of games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from threading import Thread
from typing import Any, TypeVar

from sushiya.errors import SushiyaError

Done = TypeVar("Done")


def in_order(pool: Executor, work: Callable[..., Done], tasks: Iterable[tuple[Any, ...]], ahead: int) -> Iterator[Done]:
    """`work(*task)` for each task, in order, of which only a few are under way at a time."""
    under_way: deque[Future[Done]] = deque()
    for task in tasks:
        under_way.append(pool.submit(work, *task))
        if len(under_way) > ahead:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


@contextmanager
def worker_threads(count: int) -> Iterator[ThreadPoolExecutor]:
    """Threads that begin nothing new once this one is stopped."""
    pool = ThreadPoolExecutor(count)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def worker_processes(
    count: int, start: Callable[..., None] | None = None, arguments: tuple[Any, ...] = ()
) -> Iterator[ProcessPoolExecutor]:
    """Processes that never hear an interrupt: this one does, and then ends them, in the middle of whatever they do."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")  # a fork would copy the locks of the progress bar's thread
    pool = ProcessPoolExecutor(count, context, _begin, (start, arguments))
    try:
        _launch(pool, count)
        yield pool
    except BaseException as error:
        # Nothing is cancelled: Python 3.11 stumbles over cancelled tasks of processes that have ended.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        _leave_results_to_workers(pool)
        if isinstance(error, BrokenProcessPool):
            raise SushiyaError(
                "A process that played matches has died; is there enough memory?", code="worker_died"
            ) from None
        raise
    finally:
        pool.shutdown()


def _launch(pool: ProcessPoolExecutor, count: int) -> None:
    """Start all processes while interrupts are held back, as they are in those from their first moment on.

    An interrupt that comes meanwhile is heard afterwards: half a process cannot be ended.
    """
    came: list[int] = []
    resource_tracker.ensure_running()  # to start it would let interrupts through
    previous = signal.signal(signal.SIGINT, lambda number, _: came.append(number))  # other threads may receive them
    held_back = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # processes inherit this, but no handler
    try:
        for _ in range(count):  # each task finds all processes busy with their start and adds one
            pool.submit(int)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held_back)
        signal.signal(signal.SIGINT, previous)
    if len(pool._processes) == count:  # else one was so quick that another is started later, and needs the queue
        _leave_results_to_workers(pool)
    if came:
        signal.raise_signal(signal.SIGINT)


def _leave_results_to_workers(pool: ProcessPoolExecutor) -> None:
    """Close this end of the queue that only workers write to.

    As long as this process could write as well, it would wait for ever for the rest of a result whose worker has ended
    in the middle of it.
    """
    writer = pool._result_queue._writer  # type: ignore[attr-defined]
    if not writer.closed:
        writer.close()


def _begin(start: Callable[..., None] | None, arguments: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if start is not None:
        start(*arguments)


def _end_with_parent() -> None:
    """Do not outlive a parent that was killed: the queue of tasks would keep this process waiting for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
