"""What a bot is, and what it gets to see. Read this first to write one of your own.

A bot is asked for one action at a time and gets `Seen`: a position *drawn from* what its seat may know (never the true
one), the view, the legal actions, a random stream of its own and a budget. In two matches that look the same to the
seat, the same stream gives it the same `Seen`, so it cannot peek even if it wants to.

    class Hungry(Bot):
        def choose(self, seen):
            return max(seen.lines, key=len)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from sushiya.games.contract import Game, Position, Result, View

Stream = np.ndarray[Any, np.dtype[np.uint64]]


class Budget(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a bot may think: milliseconds by the clock, a number of simulations, or as it likes; what ends first."""

    ms: float | None = None
    simulations: int | None = None

    def within(self, limit: Budget | None) -> Budget:
        """The same, or less if the limit says so."""
        return self if limit is None else Budget(_least(self.ms, limit.ms), _least(self.simulations, limit.simulations))


def _least(one: Any, other: Any) -> Any:
    return min((number for number in (one, other) if number is not None), default=None)


class Seen:
    """What the seat that is to act may know."""

    def __init__(
        self,
        position: Position,
        stream: Stream,
        budget: Budget | None = None,
        log: Sequence[str] = (),
        *,
        is_drawn: bool = False,  # the position is no true one, but already drawn from what the seat may know
    ) -> None:
        self.game: Game = position.game
        self.players = position.players
        self.seat = position.status
        self.position = position if is_drawn else position.resample(self.seat, stream)
        self.stream = stream
        self.budget = budget or Budget()
        self.log = log  # what happened, as the seat may read it; for bots that ask for it with `wants_log`

    @cached_property
    def legal(self) -> list[int]:
        """The codes of all actions to choose from."""
        return [int(code) for code in self.position.legal()]

    @cached_property
    def lines(self) -> list[str]:
        """The same as lines of notation."""
        return [self.game.line_of(code) for code in self.legal]

    @cached_property
    def view(self) -> View:
        """All that the seat may see, by name."""
        return self.position.view(self.seat)


class Bot(ABC):
    """A policy for a seat. Make a new one for each seat of each match: it may remember what it has seen there."""

    budget = Budget()  # what the bot wants for a move; whoever asks it may give less
    wants_log = False

    @abstractmethod
    def choose(self, seen: Seen) -> int | str:
        """One of `seen.legal` or of `seen.lines`."""

    def end(self, result: Result) -> None:  # noqa: B027 - most bots have nothing to learn
        """Hear how the match ended, if it came to its end; `close` follows."""

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Give back what the bot holds: a process, a pool of threads."""
