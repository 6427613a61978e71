"""Compiling ahead of time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

import sushiya
from sushiya.bots.warm import warm_up as warm_bots
from sushiya.games import GAMES, engine, load
from sushiya.games.contract import Game
from sushiya.games.warm import GROUPS, is_warm, warm_up

ENTRY_POINTS = [name for names in GROUPS.values() for name in names]
SOURCE = str(Path(sushiya.__file__).parents[1])

compiled_only = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled")


def test_every_entry_point_is_told_in_order(game: Game) -> None:
    told: list[str] = []
    warm_up(game, told.append)
    assert told == list(ENTRY_POINTS)
    assert is_warm(game)


@compiled_only
def test_no_entry_point_is_forgotten() -> None:
    def is_entry(value: object) -> bool:
        return getattr(getattr(value, "_cache", None), "cache_path", None) is not None

    entries = {name for name, value in vars(engine).items() if is_entry(value)}
    assert entries == set(ENTRY_POINTS) - {"view"}


@compiled_only
def test_the_first_compile_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from sushiya.cli import main; main()", "warm"]
    environment = os.environ | {"PYTHONPATH": SOURCE, "SUSHIYA_CACHE": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = process.stderr.readline()
        process.terminate()
    titles = " and ".join(GAMES.values())
    assert said == f"Compiling the rules of {titles}, once; this takes a few minutes …\n"


@compiled_only
def test_later_starts_come_from_the_cache() -> None:
    for game in map(load, GAMES):
        warm_up(game)
        warm_bots(game)
    command = [sys.executable, "-c", "from sushiya.cli import main; main()", "warm"]
    environment = os.environ | {"PYTHONPATH": SOURCE}
    warm = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    assert warm.stderr == ""
    count_compiled = (
        "from sushiya.games import GAMES, load, engine, warm\n"
        "from sushiya.bots import warm as warm_bots\n"
        "from sushiya.bots.think import lookahead, tree\n"
        "for name in GAMES: warm.warm_up(load(name)); warm_bots.warm_up(load(name))\n"
        f"entries = [getattr(engine, name) for name in {ENTRY_POINTS!r} if name != 'view']\n"
        "entries += [lookahead.judge, tree.line_up, tree.race, tree.list_racers]\n"
        "print(sum(sum(entry.stats.cache_misses.values()) for entry in entries))"
    )
    again = subprocess.run(
        [sys.executable, "-c", count_compiled], check=True, env=environment, capture_output=True, text=True
    )
    assert again.stdout.strip() == "0"
