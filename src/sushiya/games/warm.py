"""Compile every entry point of a game ahead of time, so that nobody waits in the middle of a match.

Compiled code is cached on disk (`compiled.py` says where); a mark beside it remembers what is complete there. The entry
points are divided into two groups that take about as long and share little, so that two processes can share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numba
import numpy as np

from sushiya.games import engine
from sushiya.games.compiled import cache_folder, random_stream
from sushiya.games.contract import CHANCE, Game
from sushiya.games.stepper import Stepper

GROUPS: dict[str, tuple[str, ...]] = {
    "play": ("advance", "meet_chance", "play_many"),
    "rest": (
        "start",
        "list_dice",
        "outcome_of_draws",
        "settle_draws",
        "check_chance",
        "resolve_outcome",
        "check_action",
        "resample_states",
        "list_scores",
        "list_ranks",
        "view",
    ),
}

Progress = Callable[[str], None]  # told the name of the entry point that comes next


def is_warm(game: Game) -> bool:
    """Whether all code of the game comes from the cache, or nothing is compiled at all."""
    return bool(numba.config.DISABLE_JIT) or all(_mark(game, group).exists() for group in GROUPS)


def warm_up(game: Game, progress: Progress | None = None, group: str | None = None) -> None:
    """Call every entry point once, or every one of a group."""
    for part in GROUPS if group is None else (group,):
        for name in _touch_play(game) if part == "play" else _touch_rest(game):
            if progress is not None:
                progress(name)
        if not numba.config.DISABLE_JIT:
            _mark(game, part).touch()


def _touch_play(game: Game) -> Iterator[str]:
    """Tell the name of each entry point, then call it with arguments of the types that everybody passes."""
    players = game.player_counts[0]
    position = game.start(players)
    yield "advance"
    stepper = Stepper(position)
    yield "meet_chance"
    stepper.throw()
    yield "play_many"
    game.random_matches(1, players)


def _touch_rest(game: Game) -> Iterator[str]:
    """The same for the other group."""
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
    yield "check_action"
    position.check(0)
    yield "resample_states"
    position.resample(0, random_stream(0))
    yield "list_scores"
    position.scores()
    yield "list_ranks"
    engine.list_ranks(position.records, game.editions, np.zeros((1, players), np.int8))
    yield "view"  # a game may have entry points of its own behind it
    position.view(0)


def _mark(game: Game, group: str) -> Path:
    return cache_folder("games") / f"{game.name}-{group}.warm"
