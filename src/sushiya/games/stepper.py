"""The quick way through a match from Python: one call into compiled code per step, nothing checked twice.

For programs that play millions of steps and take every action from the list they are given. Everybody else uses
`Position` or `Match`, which refuse what is not legal.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.games import engine
from sushiya.games.compiled import bind
from sushiya.games.contract import Position

Array = np.ndarray[Any, np.dtype[Any]]


class Stepper:
    """Walks a position on, in place. `codes[:count]` are the legal actions, and `count` is what each step returns.

    With any way to choose a number below another, a whole match is:

        count = stepper.throw()
        while count:
            count = stepper.apply(stepper.codes.item(choose(count))) or stepper.throw()
    """

    __slots__ = ("_advance", "_editions", "_meet_chance", "_records", "_scratch", "_stream", "codes", "position")

    def __init__(self, position: Position) -> None:
        self._editions = position.game.editions
        self._scratch = np.zeros(1, engine.SCRATCH)
        self._stream = self._scratch["stream"][0]
        self.codes: Array = self._scratch["codes"][0]
        self.move_to(position)
        self._advance = bind(engine.advance, self._records, self._editions, 0, self._scratch)
        self._meet_chance = bind(engine.meet_chance, self._records, self._editions, self._scratch)

    def move_to(self, position: Position) -> None:
        """Walk this position of the same game and edition from now on."""
        if position.game.editions is not self._editions:
            raise ValueError("the position is of another game or edition")
        self.position = position
        self._records = position.records

    def list(self) -> int:
        """How many actions are legal now; 0 if chance is due or the match is over."""
        return self._advance(self._records, self._editions, engine.JUST_LIST, self._scratch)  # type: ignore[no-any-return]

    def apply(self, code: int) -> int:
        """Do an action of the list. Returns how many are legal then; 0 if chance is due or the match is over."""
        return self._advance(self._records, self._editions, code, self._scratch)  # type: ignore[no-any-return]

    def seed(self, stream: Array) -> None:
        """Throw the dice from now on as this stream (`random_stream`) says."""
        self._stream[:] = stream

    def throw(self) -> int:
        """Throw dice as long as chance is due. Returns how many actions are legal then; 0 if the match is over."""
        return self._meet_chance(self._records, self._editions, self._scratch)  # type: ignore[no-any-return]
