"""The numbers that were learned, on disk: one network for each number of players, and the edition they are good for."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from sushiya.bots.learned.sight import NETWORK
from sushiya.games.contract import Game

Array = np.ndarray[Any, np.dtype[Any]]

FILE = Path(__file__).with_name("sushi_roll.npz")
GAME = "sushi_roll"
PARTS = ("inward", "outward", "bias")


def edition_digest(game: Game) -> str:
    """Of all that the rules ask an edition for; names may differ."""
    return hashlib.sha256(game.editions.tobytes()).hexdigest()


def nothing_learned() -> Array:
    """A network that nobody asks."""
    return np.zeros(1, NETWORK)


def load_network(game: Game, players: int) -> Array:
    """What was learned for this edition and so many players, for one thread to work in; or `nothing_learned`."""
    network = _load(game.name, edition_digest(game), players)
    return network.copy() if network["players"][0] else network


@lru_cache(maxsize=64)
def _load(name: str, edition: str, players: int) -> Array:
    network = nothing_learned()
    if name != GAME or not FILE.exists():
        return network
    with np.load(FILE) as kept:
        if str(kept["edition"]) == edition and f"inward{players}" in kept:
            for part in PARTS:
                network[part] = kept[f"{part}{players}"]
            network["players"] = players
    return network


def save_network(game: Game, network: Array) -> None:
    """Keep what was learned for the number of players of the network; what is there for others stays."""
    kept: dict[str, Any] = {}
    if FILE.exists():
        with np.load(FILE) as earlier:
            if str(earlier["edition"]) == edition_digest(game):
                kept = dict(earlier)
    players = int(network["players"][0])
    kept |= {"edition": np.array(edition_digest(game))}
    kept |= {f"{part}{players}": network[part][0].astype(np.float16) for part in PARTS}
    np.savez_compressed(FILE, **kept)
    _load.cache_clear()
