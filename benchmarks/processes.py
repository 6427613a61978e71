"""What somebody waits for at the command line: help, the first compile, later starts. Each is a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import sushiya
from benchmarks.measure import wall_seconds

COMMAND_LINE = "from sushiya.cli import main; main()"
COMPILE_RULES = """
from sushiya.cli.ready import compile_games
from sushiya.games import GAMES, load
compile_games([load(name) for name in GAMES], bots=False)
"""
# `sushiya warm` trusts the mark that it left in the cache; this loads every entry point for certain.
LOAD_ALL = """
from sushiya.bots import warm as bots
from sushiya.games import GAMES, load, warm
for name in GAMES:
    warm.warm_up(load(name))
    bots.warm_up(load(name))
"""


def time_help() -> float:
    """Seconds for `sushiya --help`."""
    return _time(COMMAND_LINE, "--help")


def time_first_compile(cache: Path) -> float:
    """Seconds to compile the rules of both games with nothing in the cache."""
    return _time(COMPILE_RULES, cache=cache)


def time_compiling_bots(cache: Path) -> float:
    """Seconds for `sushiya warm` when the rules are in the cache: what bots think with."""
    return _time(COMMAND_LINE, "warm", cache=cache)


def time_loading(cache: Path) -> float:
    """Seconds until all compiled code is there, taken from the cache."""
    return _time(LOAD_ALL, cache=cache)


def _time(code: str, *arguments: str, cache: Path | None = None) -> float:
    environment = os.environ | {"PYTHONPATH": str(Path(sushiya.__file__).parents[1])}
    if cache is not None:
        environment["SUSHIYA_CACHE"] = str(cache)
    command = [sys.executable, "-c", code, *arguments]
    return wall_seconds(lambda: subprocess.run(command, env=environment, check=True, capture_output=True))
