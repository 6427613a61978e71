"""Small tournaments for all tests of the arena."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import sushiya
from sushiya.arena.matches import Task
from sushiya.arena.order import make_order
from sushiya.arena.runners import play_locally
from sushiya.arena.tournament import play

Files = dict[str, bytes]
SURE = ("results.ndjson", "records.ndjson")  # what does not depend on the clock


def make_task(games: int, *, bots: str = "greedy,random", players: int = 2, until: float | None = None) -> Task:
    game = sushiya.game("sushi-roll")
    return Task(make_order(game, players, bots, games=games, seed=3, until=until))


def read(path: Path) -> Files:
    return {name: (path / name).read_bytes() for name in SURE}


def play_here(
    path: Path, games: int, *, bots: str = "greedy,random", workers: int = 1, until: float | None = None
) -> Files:
    task = make_task(games, bots=bots, until=until)
    play(task, path, lambda task, numbers: play_locally(task, numbers, workers))
    return read(path)


@pytest.fixture(scope="session")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], Files]:
    """What so many matches give that nobody interrupted."""
    path = tmp_path_factory.mktemp("straight")
    done: dict[int, Files] = {}

    def give(games: int) -> Files:
        if games not in done:
            done[games] = play_here(path / str(games), games)
        return done[games]

    return give
