"""Games ready to play: loaded, and compiled before anybody waits for a move.

The first compile takes a while and says so on stderr; afterwards the code comes from the cache and nothing is said.
Several games are compiled side by side, each in a process of its own, because the compiler uses one core only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from sushiya.games import load
from sushiya.games.contract import Game
from sushiya.games.warm import ENTRY_POINTS, is_warm, warm_up


def ready_game(name: str, edition: Path | None = None) -> Game:
    """The game, with all its code compiled."""
    game = load(name, edition)
    if not is_warm(game):
        _show(game.title, len(ENTRY_POINTS), lambda tell: warm_up(game, lambda done, _name: tell(done)))
    return game


def ready_games(names: list[str]) -> None:
    """Compile those of these games that are not compiled yet."""
    cold = [game for game in map(load, names) if not is_warm(game)]
    if len(cold) < 2:
        for game in cold:
            ready_game(game.name)
        return

    def compile_all(tell: Callable[[int], None]) -> None:
        with ProcessPoolExecutor(len(cold), mp_context=get_context("spawn")) as pool:
            for done, _ in enumerate(pool.map(_compile, [game.name for game in cold]), 1):
                tell(done)

    _show(" and ".join(game.title for game in cold), len(cold), compile_all)


def _compile(name: str) -> None:
    warm_up(load(name))


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
