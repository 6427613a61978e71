"""How fast the engine is, beside OpenSpiel in the same run: one table, medians of five, one core if not said otherwise.

OpenSpiel is driven from Python as its documentation shows; a decision is one legal list and one applied action.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table

import sushiya
from sushiya.games import GAMES, engine
from sushiya.games.contract import CHANCE, OVER, Game

REPEATS = 5
PLAYERS = 3


def median(measure: Callable[[], float]) -> float:
    """The middle of five measurements, after one that does not count."""
    measure()
    return statistics.median(measure() for _ in range(REPEATS))


def compiled_play(game: Game, matches: int = 20_000) -> float:
    """Decisions a second of random play with the full rules and the complete legal lists."""
    begin = time.perf_counter()
    batch = game.random_matches(matches, PLAYERS, seed=1)
    return float(batch.decisions.sum()) / (time.perf_counter() - begin)


def threads_gain(game: Game, matches: int = 40_000) -> float:
    """How many times as fast two threads are as one."""
    begin = time.perf_counter()
    game.random_matches(matches, PLAYERS, seed=1)
    alone = time.perf_counter() - begin
    with ThreadPoolExecutor(2) as pool:
        begin = time.perf_counter()
        halves = [
            pool.submit(game.random_matches, matches // 2, PLAYERS, seed=1, first=first) for first in (0, matches // 2)
        ]
        for half in halves:
            half.result()
        together = time.perf_counter() - begin
    return alone / together


def python_step(game: Game, matches: int = 30) -> float:
    """Microseconds of one decision from Python: choose, apply, get the legal list as array. Chance is not counted."""
    generator = random.Random(1)
    codes = np.empty(engine.MAX_LEGAL, np.int32)
    seconds, decisions = 0.0, 0
    for _ in range(matches):
        position = game.start(PLAYERS)
        while position.status != OVER:
            if position.status == CHANCE:
                position.resolve(position.outcome_of([generator.randrange(n) for n in position.sides()]))
                continue
            legal = position.legal()
            count = len(legal)
            codes[:count] = legal
            while count:
                begin = time.perf_counter()
                code = int(codes[generator.randrange(count)])
                count = position.advance(code, codes)
                seconds += time.perf_counter() - begin
                decisions += 1
    return seconds / decisions * 1e6


def python_copy(game: Game, copies: int = 50_000) -> float:
    """Nanoseconds of one copy from Python."""
    position = game.start(PLAYERS)
    begin = time.perf_counter()
    for _ in range(copies):
        position.copy()
    return (time.perf_counter() - begin) / copies * 1e9


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def _copy_often(target: Any, states: Any, copies: int) -> None:
    for i in range(copies):
        target[i % target.size] = states[i % states.size]


def compiled_copy(game: Game, copies: int = 5_000_000) -> float:
    """Nanoseconds of one copy inside compiled code."""
    target, states = np.zeros(8, game.state), np.zeros(8, game.state)
    _copy_often(target, states, 8)
    begin = time.perf_counter()
    _copy_often(target, states, copies)
    return (time.perf_counter() - begin) / copies * 1e9


def peer_step(name: str, matches: int) -> float:
    """Microseconds of one decision in OpenSpiel: get the legal list, choose, apply. Chance is not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    generator = random.Random(1)
    seconds, decisions = 0.0, 0
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(actions, odds)[0])
                continue
            begin = time.perf_counter()
            legal = state.legal_actions()
            state.apply_action(legal[generator.randrange(len(legal))])
            seconds += time.perf_counter() - begin
            decisions += 1
    return seconds / decisions * 1e6


def peer_copy(name: str, copies: int = 50_000) -> float:
    """Nanoseconds of one clone in OpenSpiel, a few steps into a match."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(60):
        state.apply_action(state.legal_actions()[0])
    begin = time.perf_counter()
    for _ in range(copies):
        state.clone()
    return (time.perf_counter() - begin) / copies * 1e9


def main() -> None:
    """Measure everything and print the table."""
    table = Table(title="Speed, medians of five")
    for heading in ("what", "who", "value", "unit"):
        table.add_column(heading, justify="right" if heading == "value" else "left")
    games = [sushiya.game(name) for name in GAMES]

    def row(what: str, who: str, value: float, unit: str) -> None:
        table.add_row(what, who, f"{value:,.2f}" if value < 100 else f"{value:,.0f}", unit)

    for game in games:
        rate = median(partial(compiled_play, game)) / 1e6
        row("random play, compiled", game.title, rate, "million decisions/s")
    for game in games:
        row("the same on two threads", game.title, median(partial(threads_gain, game)), "times one")
    for game in games:
        row("one decision from Python", game.title, median(partial(python_step, game)), "µs")
    for name, matches in (("hex(num_rows=6,num_cols=7)", 200), ("backgammon", 20), ("oh_hell", 100)):
        micro = median(partial(peer_step, name, matches))
        row("one decision from Python", f"OpenSpiel {name}", micro, "µs")
    for game in games:
        row("one copy from Python", game.title, median(partial(python_copy, game)), "ns")
    row("one copy from Python", "OpenSpiel hearts", median(partial(peer_copy, "hearts")), "ns")
    for game in games:
        row("one copy, compiled", game.title, median(partial(compiled_copy, game)), "ns")
    for game in games:
        row("100,000 matches in memory", game.title, np.zeros(100_000, game.state).nbytes / 1e6, "MB")
    Console().print(table)


if __name__ == "__main__":
    main()
