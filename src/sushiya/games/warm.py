"""Compile every entry point of a game ahead of time, so that nobody waits in the middle of a match.

Compiled code is cached on disk (`compiled.py` says where); a mark beside it remembers that a game is complete there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numba
import numpy as np

from sushiya.games import engine
from sushiya.games.compiled import random_stream
from sushiya.games.contract import CHANCE, Game
from sushiya.games.stepper import Stepper

ENTRY_POINTS = (
    "start",
    "list_dice",
    "outcome_of_draws",
    "settle_draws",
    "check_chance",
    "resolve_outcome",
    "advance",
    "meet_chance",
    "check_action",
    "resample_states",
    "list_scores",
    "list_ranks",
    "play_many",
    "copy_into",
    "view",
)

Progress = Callable[[int, str], None]  # how many entry points are ready, which one comes next


def is_warm(game: Game) -> bool:
    """Whether all code of the game comes from the cache, or nothing is compiled at all."""
    return bool(numba.config.DISABLE_JIT) or _mark(game).exists()


def warm_up(game: Game, progress: Progress | None = None) -> None:
    """Call every entry point once."""
    for done, name in enumerate(_touch(game)):
        if progress is not None:
            progress(done, name)
    if not numba.config.DISABLE_JIT:
        _mark(game).touch()


def _touch(game: Game) -> Iterator[str]:
    """Tell the name of each entry point, then call it with arguments of the types that `Position` and `Game` pass."""
    players = game.player_counts[0]
    yield "start"
    position = game.start(players)
    yield "list_dice"
    draws = [0] * len(position.sides())
    yield "outcome_of_draws"
    outcome = position.outcome_of(draws)
    yield "settle_draws"
    engine.settle_draws(position.copy().records, game.editions, np.zeros(engine.MAX_DRAWS, np.int32))
    yield "check_chance"
    engine.check_chance(position.records, game.editions, outcome)
    yield "resolve_outcome"
    while position.status == CHANCE:
        position.resolve(position.outcome_of([0] * len(position.sides())))
    yield "advance"
    code = int(position.legal()[0])
    yield "meet_chance"
    Stepper(position.copy()).throw()
    yield "check_action"
    position.check(code)
    yield "resample_states"
    position.resample(0, random_stream(0))
    yield "list_scores"
    position.scores()
    yield "list_ranks"
    engine.list_ranks(position.records, game.editions, np.zeros((1, players), np.int8))
    yield "play_many"
    game.random_matches(1, players)
    yield "copy_into"
    engine.copy_into(position.copy().records, position.records)
    yield "view"  # a game may have entry points of its own behind it
    position.view(0)


def _mark(game: Game) -> Path:
    return Path(numba.config.CACHE_DIR) / f"{game.name}.warm"
