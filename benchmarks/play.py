"""Matches inside compiled code: decisions a second, threads, copies, memory."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np

from benchmarks.measure import processor_seconds, wall_seconds
from sushiya.games import engine
from sushiya.games.compiled import entry
from sushiya.games.contract import Game

RING = 16  # records that are copied to and fro: they stay in the nearest cache


def decisions_per_second(game: Game, players: int, matches: int, seed: int) -> float:
    """Millions, in random play: every decision uniformly from the whole list of legal actions."""
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions = int(game.random_matches(matches, players, seed=seed).decisions.sum())

    seconds = processor_seconds(play)
    return decisions / seconds / 1e6


def matches_per_second(games: Sequence[Game], players: int, matches: int, seed: int) -> float:
    """Thousands, by the clock on the wall, with one thread for every game given."""
    threads = [
        Thread(target=game.random_matches, args=(matches, players), kwargs={"seed": seed, "first": i * matches})
        for i, game in enumerate(games)
    ]

    def play() -> None:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    return len(threads) * matches / wall_seconds(play) / 1e3


@entry
def copy_around(states: Any, times: int) -> None:
    """Copy records of a ring over each other."""
    for i in range(times):
        states[(5 * i + 1) % RING] = states[i % RING]


def time_compiled_copy(game: Game, copies: int) -> float:
    """Nanoseconds for one copy of a state inside compiled code."""
    states = np.zeros(RING, game.state)
    engine.start(states, game.editions, 3, -1)
    copy_around(states, 1)  # compiles
    return processor_seconds(lambda: copy_around(states, copies)) / copies * 1e9


def grown_megabytes(game: Game, matches: int) -> float:
    """How much memory the process holds more, by what the system says, for matches that have all begun."""
    before = _resident_bytes()
    states = np.zeros(matches, game.state)
    engine.start(states, game.editions, game.player_counts[-1], -1)
    grown = _resident_bytes() - before
    del states
    return grown / 1e6


def _resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
