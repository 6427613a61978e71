"""Work divided over processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import pytest

from sushiya.parallel import in_order, worker_processes


def blocked_signals() -> set[int]:
    """Those that a worker never hears, and those that it ignores."""
    blocked = set(map(int, signal.pthread_sigmask(signal.SIG_BLOCK, ())))
    return blocked | {int(one) for one in signal.valid_signals() if signal.getsignal(one) == signal.SIG_IGN}


def test_results_come_in_order() -> None:
    with worker_processes(2) as pool:
        assert list(in_order(pool, pow, [(number, 2) for number in range(20)], 4)) == [n * n for n in range(20)]


def test_workers_hear_no_interrupt_and_this_process_does() -> None:
    with worker_processes(2) as pool:
        assert signal.SIGINT in pool.submit(blocked_signals).result()
    assert signal.SIGINT not in blocked_signals()


def test_an_interrupt_while_workers_start_is_heard_when_they_have(monkeypatch: pytest.MonkeyPatch) -> None:
    submit, started = ProcessPoolExecutor.submit, 0

    def interrupt_and_submit(pool: ProcessPoolExecutor, /, *task: Any) -> Future[Any]:
        nonlocal started
        os.kill(os.getpid(), signal.SIGINT)
        future = submit(pool, *task)
        started += 1
        return future

    monkeypatch.setattr(ProcessPoolExecutor, "submit", interrupt_and_submit)
    before = set(multiprocessing.active_children())
    with pytest.raises(KeyboardInterrupt), worker_processes(2):
        raise AssertionError("the interrupt was not heard")
    assert started == 2
    assert set(multiprocessing.active_children()) == before


LARGE_RESULTS = """
import multiprocessing, os, signal
from sushiya.errors import SushiyaError
from sushiya.parallel import in_order, worker_processes
try:
    with worker_processes(2) as pool:
        for _ in in_order(pool, bytes, [(60_000_000,)] * 1000, 4):
            {happens}
except (KeyboardInterrupt, SushiyaError) as error:
    print(type(error).__name__)
"""
DIES = "[os.kill(child.pid, signal.SIGKILL) for child in multiprocessing.active_children()]"


@pytest.mark.parametrize(
    ("happens", "ends_by"),
    [("os.kill(os.getpid(), signal.SIGINT)", "KeyboardInterrupt"), (DIES, "SushiyaError")],
    ids=["interrupted", "killed"],
)
def test_nobody_waits_for_the_rest_of_a_result_whose_worker_has_ended(happens: str, ends_by: str) -> None:
    """Results so large that workers are always in the middle of one. In a process of its own, for it might wait."""
    command = [sys.executable, "-c", LARGE_RESULTS.format(happens=happens)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert (said.stdout, said.stderr) == (f"{ends_by}\n", "")
