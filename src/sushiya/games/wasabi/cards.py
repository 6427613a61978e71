"""The five action cards: on which squares each may be played, and what it does (W18–W23, QW5–QW7, QW15, QW21,
QW24–QW26).

Each card has a set of squares (or the answer yes or no) that says where it is legal, and a function that plays it.
Which cards a seat has, and that it plays one a turn, is the business of `turn.py`.
"""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import bit, count_bits, hot, lowest_bit, rule
from sushiya.games.wasabi.completion import complete_through, visible_squares
from sushiya.games.wasabi.state import NONE


@hot
def open_squares(s: Any, e: Any) -> int:
    """Where a tile may be laid by the normal rules: empty and uncovered (W11)."""
    return e.area[s.players] & ~s.occupied & ~s.covered


@rule
def can_stack(s: Any, e: Any, seat: int) -> bool:
    """W18, QW25: before the tile, with a tile to lay and something to lay it on."""
    return s.laid == 0 and s.tile_count[seat] > 0 and visible_squares(s) != 0


@rule
def can_spice(s: Any, e: Any, seat: int) -> bool:
    """W20, QW24: as many tiles and open squares as tiles may still be laid."""
    needed = 2 - s.laid
    return s.tile_count[seat] >= needed and count_bits(open_squares(s, e)) >= needed


@rule
def chop_squares(s: Any, e: Any) -> int:
    """W19, QW5, QW21: any open tile; before the tile, only if a place to lay is left or made."""
    visible = visible_squares(s)
    if s.laid == 0 and open_squares(s, e) == 0:
        return visible & ~s.stacked
    return visible


@rule
def switch_squares(s: Any, e: Any, neighbours: int, step: int) -> int:
    """W21, QW6: squares that may be switched with the one `step` further; `neighbours` are those that have one."""
    if s.laid == 0 and open_squares(s, e) == 0:  # QW5
        return 0
    free = ~s.covered
    return neighbours & free & (free >> step) & (s.occupied | (s.occupied >> step))


@rule
def wasabi_squares(s: Any, e: Any) -> int:
    """W23, QW15: top left squares of the blocks that a card may cover."""
    free = ~s.covered
    stride = int(e.stride)
    corners = e.right[s.players] & e.down[s.players] & free & (free >> 1) & (free >> stride) & (free >> (stride + 1))
    if s.laid > 0 or count_bits(open_squares(s, e)) > 4:
        return corners
    return leaving_a_place(s, e, corners)


@rule
def leaving_a_place(s: Any, e: Any, corners: int) -> int:
    """QW5: those corners whose block does not cover the last open squares."""
    places = open_squares(s, e)
    left = 0
    while corners:
        square = lowest_bit(corners)
        corners &= corners - 1
        if places & ~(e.block << square):
            left |= bit(square)
    return left


@hot
def lay_tile(s: Any, e: Any, square: int, ingredient: int) -> None:
    """A tile on top of whatever the square holds."""
    if s.occupied >> square & 1:
        s.stacked |= bit(square)
        s.buried_square[s.buried_count] = square
        s.buried_ingredient[s.buried_count] = s.top[square]
        s.buried_count += 1
    s.occupied |= bit(square)
    s.top[square] = ingredient


@rule
def lift_tile(s: Any, e: Any, square: int) -> int:
    """The top tile off the square; the one below it comes into play."""
    lifted = s.top[square]
    if not s.stacked >> square & 1:
        s.occupied &= ~bit(square)
        s.top[square] = NONE
        return lifted
    below = s.buried_count - 1
    while s.buried_square[below] != square:
        below -= 1
    s.top[square] = s.buried_ingredient[below]
    s.buried_count -= 1
    for i in range(below, s.buried_count):
        s.buried_square[i] = s.buried_square[i + 1]
        s.buried_ingredient[i] = s.buried_ingredient[i + 1]
    s.stacked &= ~bit(square)
    for i in range(below):
        if s.buried_square[i] == square:
            s.stacked |= bit(square)
    return lifted


@rule
def chop(s: Any, e: Any, seat: int, square: int) -> int:
    """W19, QW26: take up the top tile; what it uncovers may complete a recipe at once."""
    lifted = lift_tile(s, e, square)
    complete_through(s, e, seat, square, square)
    return lifted


@rule
def switch(s: Any, e: Any, seat: int, first: int, second: int) -> None:
    """W21: swap all that two squares hold."""
    s.top[first], s.top[second] = s.top[second], s.top[first]
    for i in range(s.buried_count):
        if s.buried_square[i] == first:
            s.buried_square[i] = second
        elif s.buried_square[i] == second:
            s.buried_square[i] = first
    s.occupied = swap_bits(s.occupied, first, second)
    s.stacked = swap_bits(s.stacked, first, second)
    complete_through(s, e, seat, first, second)


@rule
def swap_bits(squares: int, first: int, second: int) -> int:
    """The set with two squares exchanged."""
    if (squares >> first & 1) == (squares >> second & 1):
        return squares
    return squares ^ (bit(first) | bit(second))


@rule
def cover(s: Any, e: Any, seat: int, square: int) -> None:
    """W23: the card over the block, and one cube at once."""
    s.covered |= e.block << square
    s.corners |= bit(square)
    s.cubes[seat] += 1


@rule
def uncover(s: Any, e: Any, square: int) -> None:
    """W25: the card off the board."""
    s.covered &= ~(e.block << square)
    s.corners &= ~bit(square)
