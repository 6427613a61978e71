"""Compile what bots think with ahead of time, as `games/warm.py` does it for the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numba
import numpy as np

from sushiya.bots.bot import Budget, Seen
from sushiya.bots.greedy import judge_actions
from sushiya.bots.learned.network import load_network
from sushiya.bots.search import Racing, SearchOptions
from sushiya.bots.think.tree import judge_learned
from sushiya.games.compiled import cache_folder, random_stream
from sushiya.games.contract import CHANCE, Game
from sushiya.games.warm import Progress

ENTRY_POINTS = ("judge", "judge_learned", "line_up", "race", "list_racers")


def is_warm(game: Game) -> bool:
    """Whether all that bots think with comes from the cache, or nothing is compiled at all."""
    return bool(numba.config.DISABLE_JIT) or _mark(game).exists()


def warm_up(game: Game, progress: Progress | None = None) -> None:
    """Call every entry point once."""
    for name in _touch(game):
        if progress is not None:
            progress(name)
    if not numba.config.DISABLE_JIT:
        _mark(game).touch()


def _touch(game: Game) -> Iterator[str]:
    """Tell the name of each entry point, then call it with arguments of the types that bots pass."""
    position = game.start(game.player_counts[0])
    while position.status == CHANCE:
        position.resolve(position.outcome_of([0] * len(position.sides())))
    seen = Seen(position, random_stream(0), Budget(simulations=1))
    yield "judge"
    judge_actions(seen)
    yield "judge_learned"
    network = load_network(game, position.players)
    judge_learned(position.records, game.editions, network, np.array(seen.legal, np.int32), np.empty(len(seen.legal)))
    yield "line_up"
    racing = Racing(seen, network, np.array(seen.legal[:2], np.int32), np.zeros(2), seen.stream, SearchOptions())
    yield "race"
    racing.race(1)
    yield "list_racers"
    racing.results()


def _mark(game: Game) -> Path:
    return cache_folder("bots") / f"{game.name}.warm"
