"""`sushiya warm`: compile the rules now instead of at the first match."""

from __future__ import annotations


def warm() -> None:
    """Compile the rules of both games ahead of time."""
    from sushiya.cli.ready import ready_games
    from sushiya.games import GAMES

    ready_games(list(GAMES))
