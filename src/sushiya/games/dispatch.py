"""The rules of whichever game a record belongs to, callable by name from compiled code.

A game registers its compiled rules under the type of its state record. Code that serves both games (playouts,
search, entry points) calls the functions below; the compiler picks the game's own rule by the record's type, at no
cost at run time. `s` is the state record, `e` the edition record. `contract.py` says what each rule means; the
summary lines here only tell what goes in and out. Layers above declare more of the same kind (`bots/evaluate`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload

RULES: dict[np.dtype[Any], dict[str, Callable[..., Any]]] = {}
_DECLARED: set[str] = set()


def register(state: np.dtype[Any], **rules: Callable[..., Any]) -> None:
    """Name compiled rules of the game whose state record is `state`."""
    if unknown := rules.keys() - _DECLARED:
        raise TypeError(f"nothing of the name {', '.join(sorted(unknown))} is dispatched")
    RULES.setdefault(state, {}).update(rules)


def dispatched(declared: Callable[..., Any]) -> Callable[..., Any]:
    """Make a call of `declared` a call of the rule of that name of the game that `s` belongs to."""
    name = declared.__name__
    _DECLARED.add(name)

    def interpreted(s: Any, *arguments: Any) -> Any:
        return RULES[s.dtype][name](s, *arguments)

    @overload(interpreted, strict=False, jit_options={"error_model": "numpy", "forceinline": True})
    def compiled(s: Any, *arguments: Any) -> Any:
        for state, rules in RULES.items():
            if s == numba.from_dtype(state):
                return rules[name].py_func  # type: ignore[attr-defined]
        return None

    interpreted.__name__, interpreted.__doc__ = name, declared.__doc__
    return interpreted


@dispatched
def begin(s: Any, e: Any, players: int, start: int) -> None:
    """Lay out a new match in a record, whatever it held before. `start`: the start seat, -1 leaves it to chance."""


@dispatched
def list_legal(s: Any, e: Any, codes: Any) -> int:
    """Write the code of every legal action to `codes`, each once, in a stable order. Returns how many."""


@dispatched
def check(s: Any, e: Any, code: int) -> int:
    """0 if the seat to act may do this, else the number of a reason (the game's `reasons.py`)."""


@dispatched
def apply(s: Any, e: Any, code: int) -> None:
    """Do what the action says. Valid only for a legal action."""


@dispatched
def list_sides(s: Any, e: Any, sides: Any) -> int:
    """Chance as fair dice: write the number of sides of each die that is due. Returns how many (may be 0)."""


@dispatched
def settle(s: Any, e: Any, draws: Any) -> None:
    """Do what these results of the dice mean; `draws[i]` is from 0 to `sides[i]` - 1."""


@dispatched
def outcome_of(s: Any, e: Any, draws: Any) -> int:
    """The code of the outcome that these results of the dice mean. Changes nothing."""


@dispatched
def check_outcome(s: Any, e: Any, outcome: int) -> int:
    """0 if chance can give this now, else the number of a reason."""


@dispatched
def resolve(s: Any, e: Any, outcome: int) -> None:
    """Do what the outcome says. Valid only for a possible outcome."""


@dispatched
def resample(s: Any, e: Any, seat: int, stream: Any) -> None:
    """Replace what `seat` cannot know by a uniform draw from all that it could be."""


@dispatched
def score(s: Any, e: Any, seat: int) -> int:
    """The points of the seat as they stand now; at the end of the match, its final score."""


@dispatched
def standing(s: Any, e: Any, seat: int) -> int:
    """A number that orders the seats as the rules do, tie-breaks and instant wins included; larger is better."""
