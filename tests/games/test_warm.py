"""Compiling ahead of time."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

import sushiya
from sushiya.games import GAMES, engine
from sushiya.games.contract import Game
from sushiya.games.warm import ENTRY_POINTS, is_warm, warm_up

SOURCE = str(Path(sushiya.__file__).parents[1])

compiled_only = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled")


def test_every_entry_point_is_told_in_order(game: Game) -> None:
    told: list[tuple[int, str]] = []
    warm_up(game, lambda done, name: told.append((done, name)))
    assert told == list(enumerate(ENTRY_POINTS))
    assert is_warm(game)


@compiled_only
def test_no_entry_point_is_forgotten() -> None:
    def is_entry(value: object) -> bool:
        return getattr(getattr(value, "_cache", None), "cache_path", None) is not None

    entries = {name for name, value in vars(engine).items() if is_entry(value)}
    assert entries == set(ENTRY_POINTS) - {"view"}


@compiled_only
@pytest.mark.slow
def test_a_later_start_comes_from_the_cache_in_two_seconds(game: Game) -> None:
    warm_up(game)
    code = f"import sushiya; m = sushiya.start({game.name!r}, 3, seed='x'); m.play(m.legal()[0]); m.view(0); m.result()"
    seconds = []
    for _ in range(3):
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | {"PYTHONPATH": SOURCE})
        seconds.append(time.perf_counter() - begin)
    assert min(seconds) < 2


def busy_seconds() -> float:
    """Of all processes started from here and ended: the clock on the wall counts what others do on this machine too."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


@compiled_only
@pytest.mark.slow
def test_the_first_compile_says_so_and_takes_less_than_a_minute(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from sushiya.cli import main; main()", "warm"]
    environment = os.environ | {"PYTHONPATH": SOURCE, "SUSHIYA_CACHE": str(tmp_path)}
    begin = busy_seconds()
    cold = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    assert busy_seconds() - begin < 60
    assert cold.stderr.splitlines() == [
        f"Compiling the rules of {title}, once; about half a minute …" for title in GAMES.values()
    ]
    warm = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    assert warm.stderr == ""
