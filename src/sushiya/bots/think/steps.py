"""The steps of a match that thinking takes over and over, each compiled once for all who take them.

What `dispatch` gives is compiled into its caller; a match played at random gains from that, but a search calls the
same rules from many places and would take minutes to compile.
"""

from __future__ import annotations

from typing import Any

from sushiya.bots import evaluate
from sushiya.games import dispatch
from sushiya.games.compiled import CHANCE, rule
from sushiya.games.engine import throw_dice


@rule
def do(s: Any, e: Any, code: int) -> None:
    """Apply a legal action."""
    dispatch.apply(s, e, code)


@rule
def is_legal(s: Any, e: Any, code: int) -> bool:
    """Whether the seat to act may do this."""
    return dispatch.check(s, e, code) == 0


@rule
def propose(s: Any, e: Any, scratch: Any) -> int:
    """A sensible legal action of the seat to act."""
    return evaluate.suggest(s, e, scratch)


@rule
def begins(s: Any, e: Any, seat: int) -> bool:
    """Whether the seat's turn is about to begin."""
    return evaluate.turn_begins(s, e, seat)


@rule
def expect(s: Any, e: Any, seat: int) -> float:
    """The points the seat can be expected to end with."""
    return evaluate.estimate(s, e, seat)


@rule
def throw(s: Any, e: Any, scratch: Any) -> None:
    """Throw dice until a seat is to act or the match is over."""
    while s.to_act == CHANCE:
        throw_dice(s, e, scratch)
        dispatch.settle(s, e, scratch.draws)
