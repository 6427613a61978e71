"""What a seat cannot know: in Sushi Roll nothing but the future.

Dice, trays, tokens and what is left in the bag lie open to all (S2, and the head of the rules). What the dice will
show and which of them leave the bag is not in the position at all, because chance is an input. Nothing is redrawn.
"""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import rule


@rule
def resample(s: Any, e: Any, seat: int, stream: Any) -> None:
    """Replace what the seat cannot know by a uniform draw: there is nothing, the position stays as it is."""
