"""What a tournament is asked for, in a form that can be written down, compared and sent to a worker.

All that decides how match number i goes is part of the order's identity; how many matches to play and when to stop
early is not, so that a tournament can be extended.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from shlex import quote
from typing import Any

import msgspec

from sushiya.bots.catalog import parse_spec, parse_specs
from sushiya.errors import ArenaError
from sushiya.games.contract import RULES_VERSION, Game
from sushiya.games.record import PlayedEdition


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays what against whom: `bots` as they were listed, in their canonical spelling."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    edition: PlayedEdition
    rules: int = RULES_VERSION
    games: int
    until: float | None = None

    @property
    def identity(self) -> dict[str, Any]:
        """All that decides how the matches go."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        return {name: value for name, value in fields.items() if name not in ("games", "until")}

    @property
    def digest(self) -> str:
        """A short name for the identity."""
        return hashlib.sha256(msgspec.json.encode(self.identity, order="sorted")).hexdigest()[:8]

    @property
    def folder(self) -> str:
        """Where its results are kept, if nobody says otherwise."""
        return f"{self.game}-{self.players}p-{self.digest}"

    @property
    def command(self) -> str:
        """The command that asks for this."""
        until = "" if self.until is None else f" --until {self.until:g}"
        return (
            f"sushiya arena {self.game.replace('_', '-')} --players {self.players} --bots {quote(','.join(self.bots))} "
            f"--games {self.games} --seed {self.seed}{until}"
        )

    def check_bots(self) -> None:
        """Start every bot once: `BotError` now is better than a forfeit at every move."""
        for bot in dict.fromkeys(self.bots):
            parse_spec(bot).check()

    def difference(self, other: Order) -> str | None:
        """In what the other order is another tournament, in words."""
        mine, theirs = self.identity, other.identity
        told = [f"{name} {_show(mine[name])}, not {_show(theirs[name])}" for name in mine if mine[name] != theirs[name]]
        return "; ".join(told) or None


def _show(value: Any) -> str:
    if isinstance(value, dict):
        return f"{value['name']!r} {value['sha256'][:12]}…"
    return ",".join(value) if isinstance(value, list | tuple) else str(value)


def make_order(game: Game, players: int, bots: str, *, games: int, seed: int = 0, until: float | None = None) -> Order:
    """The order for this game and edition; refuses what makes no tournament."""
    game.check_players(players)
    if games < 1:
        raise ArenaError(f"A tournament has at least one match, not {games}.", code="bad_games")
    if until is not None and not 0 < until < 1:
        raise ArenaError(f"--until is a chance of error between 0 and 1, not {until:g}.", code="bad_until")
    edition = PlayedEdition(game.edition_name, game.edition_sha256)
    specs = tuple(str(spec) for spec in parse_specs(bots))
    return Order(game=game.name, players=players, bots=specs, seed=seed, edition=edition, games=games, until=until)


@cache
def code_digest() -> str:
    """What bots and rules are made of: when it changes, the same order may be played differently."""
    digest = hashlib.sha256()
    package = Path(__file__).parent.parent
    for part in ("games", "bots"):
        for path in sorted((package / part).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.relative_to(package).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
