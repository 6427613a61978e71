"""The games that are served here, by name.

A game is a package with `load(path)`, which gives its rules with the edition in that file, or with the house
edition. Packages are imported when they are asked for: the compiler takes most of a second to load.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from sushiya.errors import UnknownGame

if TYPE_CHECKING:
    from sushiya.games.contract import Game

GAMES = {"wasabi": "Wasabi!", "sushi_roll": "Sushi Roll"}  # name in records and packages, title


def find_name(name: str) -> str:
    """The name as records have it; `sushi-roll` and `Sushi Roll` are understood too."""
    found = name.strip().rstrip("!").lower().replace("-", "_").replace(" ", "_")
    if found not in GAMES:
        raise UnknownGame(f"There is no game {name!r} here; there is {' and '.join(sorted(GAMES))}.")
    return found


def load(name: str, path: Path | None = None) -> Game:
    """The rules of a game with the edition in a file, or with the house edition, which is loaded once."""
    name = find_name(name)
    return _load_house(name) if path is None else _load(name, path)


def _load(name: str, path: Path | None) -> Game:
    game: Game = import_module(f"sushiya.games.{name}").load(path)
    return game


@cache
def _load_house(name: str) -> Game:
    return _load(name, None)


def house_edition(name: str) -> Path:
    """The file of the edition that a game is served with."""
    return Path(__file__).parent / find_name(name) / "edition.toml"
