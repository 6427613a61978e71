"""Games ready to play: loaded, and compiled before anybody waits for a move.

The first compile takes a while and says so on stderr; afterwards the code comes from the cache and nothing is said.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sushiya.games import load
from sushiya.games.contract import Game
from sushiya.games.warm import ENTRY_POINTS, is_warm, warm_up


def ready_game(name: str, edition: Path | None = None) -> Game:
    """The game, with all its code compiled."""
    game = load(name, edition)
    if not is_warm(game):
        _compile(game)
    return game


def _compile(game: Game) -> None:
    notice = f"Compiling the rules of {game.title}, once; about half a minute …"
    if not sys.stderr.isatty():
        print(notice, file=sys.stderr, flush=True)
        warm_up(game)
        return

    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(notice, total=len(ENTRY_POINTS))
        warm_up(game, lambda done, _name: bar.update(task, completed=done))
