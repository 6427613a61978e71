"""`sushiya warm`: compile everything now instead of at the first match."""

from __future__ import annotations


def warm() -> None:
    """Compile the rules of both games and what bots think with, ahead of time."""
    from sushiya.cli.ready import compile_games
    from sushiya.games import GAMES, load

    compile_games([load(name) for name in GAMES], bots=True)
