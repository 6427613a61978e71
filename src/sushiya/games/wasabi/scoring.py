"""Points and the order of the seats (W17, W31, QW16, QW31)."""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import rule
from sushiya.games.wasabi.state import INSTANT_WIN

CUBES_BELOW = 10_000  # more cubes or points than any edition can give a seat
POINTS_BELOW = 100_000


@rule
def score(s: Any, e: Any, seat: int) -> int:
    """W31: the points of used tokens, and one for each cube."""
    points = int(s.cubes[seat])
    for i in range(e.length_count):
        length = e.lengths[i]
        points += int(e.token_count[length] - s.tokens[seat, length]) * int(e.token_points[length])
    return points


@rule
def standing(s: Any, e: Any, seat: int) -> int:
    """W31: points, then cubes; W17, QW31: an instant win comes before everything."""
    order = score(s, e, seat) * CUBES_BELOW + int(s.cubes[seat])
    if s.end_reason == INSTANT_WIN and s.tokens_left[seat] == 0:
        order += POINTS_BELOW * CUBES_BELOW
    return order
