"""What a position is worth, by hand-made knowledge of each game: one file per game, behind the functions here.

They are compiled like the rules and chosen by the record's type in the same way (`games/dispatch.py`). They may look at
the whole record: callers hand them a position drawn from what a seat may know.
"""

from __future__ import annotations

from typing import Any

from sushiya.games.dispatch import dispatched


@dispatched
def estimate(s: Any, e: Any, seat: int) -> float:
    """The points the seat can be expected to end with. Valid at every moment; exact when the match is over."""


@dispatched
def is_quiet(s: Any, e: Any) -> bool:
    """Whether `estimate` can be trusted as it stands; if not, one should look one action or outcome further."""


@dispatched
def turn_begins(s: Any, e: Any, seat: int) -> bool:
    """Whether it is the seat's turn and it has not done anything yet."""


@dispatched
def suggest(s: Any, e: Any, scratch: Any) -> int:
    """A sensible legal action of the seat to act, quickly: the policy of playouts.

    May choose at random between good actions, from `scratch.stream`; must be able to suggest more than one in most
    positions. `scratch.codes` is space for a legal list.
    """


from sushiya.bots.evaluate import sushi_roll, wasabi  # noqa: E402, F401 - each registers what is declared above
