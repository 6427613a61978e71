"""How things are measured: several rounds, every task once in each, so that a noisy moment hits ours and the peer's.

Work of one thread is measured by the time that the thread had the processor, which a busy machine disturbs least;
threads side by side and whole processes by the clock on the wall, as whoever waits for them sees it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

ROUNDS = 5

Samples = dict[str, list[float]]  # by the name of the task, one figure a round


@dataclass(frozen=True)
class Task:
    """Something to measure. `run` gets the number of the round and gives one figure."""

    name: str
    run: Callable[[int], float]
    is_once: bool = False  # too long for more than the first round


def measure(tasks: Sequence[Task], rounds: int, tell: Callable[[str], None]) -> Samples:
    """The figures of every task. Every other round goes backwards, so that a drift of the machine evens out."""
    samples: Samples = {task.name: [] for task in tasks}
    for number in range(rounds):
        for task in tasks if number % 2 == 0 else reversed(tasks):
            if number == 0 or not task.is_once:
                samples[task.name].append(task.run(number))
            tell(task.name)
    return samples


def processor_seconds(work: Callable[[], object]) -> float:
    """How long this thread had the processor for the work."""
    begin = time.thread_time()
    work()
    return time.thread_time() - begin


def wall_seconds(work: Callable[[], object]) -> float:
    """How long one waits for the work."""
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin
