"""Games ready to play: loaded, and compiled before anybody waits for a move.

The first compile takes a while and says so on stderr; afterwards the code comes from the cache and nothing is said. Two
processes share the work, because the compiler uses one core only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from sushiya.games import load
from sushiya.games.contract import Game
from sushiya.games.warm import GROUPS, is_warm, warm_up


def ready_game(name: str, edition: Path | None = None) -> Game:
    """The game, with all its code compiled."""
    game = load(name, edition)
    compile_games([game])
    return game


def compile_games(games: list[Game]) -> None:
    """Compile those of these games that are not compiled yet."""
    cold = [game for game in games if not is_warm(game)]
    if not cold:
        return
    names = [game.name for game in cold for _ in GROUPS]
    groups = [group for _ in cold for group in GROUPS]

    def compile_all(tell: Callable[[int], None]) -> None:
        with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
            for done, _ in enumerate(pool.map(_compile, names, groups), 1):
                tell(done)

    _show(" and ".join(game.title for game in cold), len(names), compile_all)


def _compile(name: str, group: str) -> None:
    warm_up(load(name), group=group)


def _show(titles: str, steps: int, work: Callable[[Callable[[int], None]], None]) -> None:
    """Do the work while a line on stderr tells what takes so long."""
    notice = f"Compiling the rules of {titles}, once; up to a minute …"
    if not sys.stderr.isatty():
        print(notice, file=sys.stderr, flush=True)
        work(lambda _done: None)
        return

    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(notice, total=steps)
        work(lambda done: bar.update(task, completed=done))
