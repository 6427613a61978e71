"""Who plays the matches: processes of this machine, or Ray on this machine and others.

Both deliver the matches in the order of their numbers, so what is written does not depend on who played. A runner can
be stopped at any time by closing its generator; matches under way are then given up.
"""

from __future__ import annotations

import importlib.util
import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any

from sushiya.arena.matches import Lines, Task, play_number
from sushiya.bots.catalog import parse_spec
from sushiya.errors import ArenaError, SushiyaError
from sushiya.parallel import in_order, worker_processes

AHEAD = 8  # matches under way or waiting per worker: matches take different times, and the first of them is waited for
OBJECT_STORE = 100 * 1024 * 1024  # bytes; Ray would take a third of the memory, and results are small
ANSWER = 5.0  # seconds that a cluster has to answer

Runner = Callable[[Task, Iterable[int]], Generator[Lines]]


def choose_runner(engine: str, workers: int | None, address: str | None, bots: Sequence[str]) -> Runner:
    """The runner that was asked for; refuses at once what could not work later."""
    if engine not in ("local", "ray"):
        raise ArenaError(f"There is no engine {engine!r}; there is local and ray.", code="unknown_engine")
    if workers is not None and workers < 1:
        raise ArenaError(f"Somebody must play: at least one worker, not {workers}.", code="bad_workers")
    count = default_workers(bots) if workers is None else workers
    if engine == "ray":
        if importlib.util.find_spec("ray") is None:
            raise ArenaError("Ray is not installed; get it with: pip install 'sushiya[cluster]'", code="ray_missing")
        if address is not None:
            check_address(address)
        return lambda task, numbers: play_on_ray(task, numbers, count, address)
    if address is not None:
        raise ArenaError("--address names a Ray cluster; it needs --engine ray.", code="bad_address")
    return lambda task, numbers: play_locally(task, numbers, count)


def check_address(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would go on trying for a quarter of an hour."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not port.isdigit():
        raise ArenaError(f"{address!r} is no address of a Ray cluster; it is HOST:PORT.", code="bad_address")
    try:
        socket.create_connection((host, int(port)), timeout=ANSWER).close()
    except (OSError, OverflowError) as error:
        raise ArenaError(f"No Ray answers at {address}: {error}.", code="ray_away") from None


def default_workers(bots: Sequence[str]) -> int:
    """As many as let every bot have its threads to itself: a bot on the clock plays worse on a crowded core."""
    threads = max(int(getattr(parse_spec(bot).options, "threads", 1)) for bot in bots)
    return max(1, (os.cpu_count() or 1) // threads)


def play_locally(task: Task, numbers: Iterable[int], workers: int) -> Generator[Lines]:
    """Play on processes of this machine; a single worker is this process."""
    if workers == 1:
        for number in numbers:
            yield play_number(task, number)
        return
    try:
        with worker_processes(workers) as pool:
            yield from in_order(pool, play_number, ((task, number) for number in numbers), AHEAD * workers)
    except SushiyaError as error:
        raise _tell_to_go_on(error) if error.code == "worker_died" else error from None


def play_on_ray(task: Task, numbers: Iterable[int], workers: int, address: str | None = None) -> Generator[Lines]:
    """Play on a Ray cluster, or without an address on a Ray of this machine with so many workers."""
    import ray

    options: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address is None:
        options |= {"num_cpus": workers, "object_store_memory": OBJECT_STORE, "include_dashboard": False}
    try:
        ray.init(address=address, **options)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ArenaError(f"Ray cannot be reached at {address or 'this machine'}: {error}", code="ray_away") from None
    try:
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", workers)))
        yield from _ray_in_order(ray, task, numbers, ahead)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # what the match said, without the path it took
    except ray.exceptions.RayError as error:
        raise _tell_to_go_on(ArenaError(f"Ray gave up: {str(error).splitlines()[0]}", code="worker_died")) from None
    finally:
        ray.shutdown()


def _ray_in_order(ray: Any, task: Task, numbers: Iterable[int], ahead: int) -> Generator[Lines]:
    play = ray.remote(play_number)
    shared = ray.put(task)
    under_way: deque[Any] = deque()
    for number in numbers:
        under_way.append(play.remote(shared, number))
        if len(under_way) > ahead:
            yield ray.get(under_way.popleft())
    while under_way:
        yield ray.get(under_way.popleft())


def _tell_to_go_on(error: SushiyaError) -> ArenaError:
    sentence = f"{error.message} What is finished is kept: the same command goes on from there."
    return ArenaError(sentence, code=error.code)
