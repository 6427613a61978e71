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

from sushiya.games import load, warm
from sushiya.games.contract import Game
from sushiya.locales import Words, choose_language

BOTS = "bots"  # what bots think with, beside the groups of entry points of the rules


def ready_game(name: str, edition: Path | None = None, *, words: Words | None = None, bots: bool = False) -> Game:
    """The game, with all its code compiled; with that of the bots, if they are to play."""
    game = load(name, edition)
    compile_games([game], words=words, bots=bots)
    return game


def compile_games(games: list[Game], *, words: Words | None = None, bots: bool) -> None:
    """Compile what is not compiled yet of these games."""
    work = [(game.name, group) for game in games for group in _cold_groups(game, bots)]
    if not work:
        return
    work.sort(key=lambda part: part[1] != BOTS)  # what takes longest begins first, so that both processes end together
    words = words or Words(choose_language())
    titles = [words.say(f"game-{game.name}") for game in games if game.name in {name for name, _ in work}]
    notice = words.say("terminal-compiling", games=words.join(titles))

    def compile_all(tell: Callable[[int], None]) -> None:
        with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
            for done, _ in enumerate(pool.map(_compile, *zip(*work, strict=True)), 1):
                tell(done)

    _show(notice, len(work), compile_all)


def _cold_groups(game: Game, bots: bool) -> list[str]:
    """What is not compiled yet."""
    groups = [] if warm.is_warm(game) else list(warm.GROUPS)
    if bots:
        from sushiya.bots import warm as warm_bots

        if not warm_bots.is_warm(game):
            groups.append(BOTS)
    return groups


def _compile(name: str, group: str) -> None:
    if group == BOTS:
        from sushiya.bots import warm as warm_bots

        warm_bots.warm_up(load(name))
    else:
        warm.warm_up(load(name), group=group)


def _show(notice: str, steps: int, work: Callable[[Callable[[int], None]], None]) -> None:
    """Do the work while a line on stderr tells what takes so long."""
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
