"""Sushiya, a sushi house: Wasabi! and Sushi Roll for players, hosts, researchers and bot writers.

This module is the Python door. It stays light: the rules and their compiler are loaded with the first game.
"""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sushiya.games.contract import Game
    from sushiya.games.match import Match

__all__ = ["__version__", "game", "start"]

__version__ = "0.1.0"


def game(name: str, edition: str | PathLike[str] | None = None) -> Game:
    """The rules of a game with the house edition, or with the edition in a file."""
    from pathlib import Path

    from sushiya.games import load

    return load(name, None if edition is None else Path(edition))


def start(
    name: str,
    players: int,
    *,
    seed: str | bytes | None = None,
    names: list[str] | None = None,
    start_seat: int | None = None,
    edition: str | PathLike[str] | None = None,
) -> Match:
    """A new match whose chance is drawn fairly from a seed: any text, 32 bytes, or None for a fresh secret one."""
    from sushiya.games.chance import SeededDice, fresh_seed, seed_from_text
    from sushiya.games.match import Match

    if seed is None:
        seed = fresh_seed()
    elif isinstance(seed, str):
        seed = seed_from_text(seed)
    return Match(game(name, edition), players, names=names, dice=SeededDice(seed), start_seat=start_seat)
