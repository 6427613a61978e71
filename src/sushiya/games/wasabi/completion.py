"""Which recipes a change of the board completes, and what completing does (W12–W17, QW1–QW4, QW22, QW23, QW27).

Looks at lines through the squares that changed, never at the whole board. Does not know which action changed them
nor what comes after.
"""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import OVER, bit, count_bits, highest_bit, hot, lowest_bit, rule, wide
from sushiya.games.wasabi.state import END, INSTANT_WIN

NO_MATCH, IN_ANY_ORDER, WITH_STYLE = 0, 1, 2


@hot
def visible_squares(s: Any) -> int:
    """Squares whose top tile is in play: not covered (W12)."""
    return s.occupied & ~s.covered


@hot
def complete_through(s: Any, e: Any, seat: int, square: int, other: int) -> None:
    """W13: complete whatever the seat holds and lines through these squares now show; `other` may be the same."""
    if s.held[seat] & (strips_with(s, e, square) | strips_with(s, e, other) | s.deemed):
        complete_matches(s, e, seat, square, other)


@rule
def complete_matches(s: Any, e: Any, seat: int, square: int, other: int) -> None:
    """W12, W16: all that these squares complete."""
    matched, styled = find_matches(s, e, seat, square, other)
    matched |= s.held[seat] & s.deemed
    if matched:
        settle_matches(s, e, seat, matched, styled)
        s.asked_about[0], s.asked_about[1] = square, other


@rule
def find_matches(s: Any, e: Any, seat: int, square: int, other: int) -> tuple[int, int]:
    """The strips with a token left that lines through these squares show, and those of them shown with style."""
    matched, styled = matches_through(s, e, seat, square)
    if other != square:
        more, more_styled = matches_through(s, e, seat, other)
        matched, styled = matched | more, styled | more_styled
    return matched, styled


@hot
def strips_with(s: Any, e: Any, square: int) -> int:
    """The strips that the tile on this square can be part of; none if it is empty."""
    return e.using[s.top[square]] if s.top[square] >= 0 else 0


@rule
def matches_through(s: Any, e: Any, seat: int, square: int) -> tuple[int, int]:
    """W12, QW4: the strips that rows and columns through one square show, and those shown with style."""
    matched, styled = 0, 0
    visible = visible_squares(s)
    strips = s.held[seat] & ~s.imagined & strips_with(s, e, square)
    if strips == 0 or not visible >> square & 1:
        return matched, styled
    row, column = wide(e.row[square]), wide(e.column[square])
    across, down = row_of(e, visible, row), column_of(e, visible, column)
    left, right = count_before(across, column), count_after(across, column)
    up, under = count_before(down, row), count_after(down, row)
    while strips:
        recipe = lowest_bit(strips)
        strips &= strips - 1
        if s.tokens[seat, e.length[recipe]] == 0:  # W14
            continue
        best = match_along(s, e, recipe, square, 1, left, right)
        best = max(best, match_along(s, e, recipe, square, wide(e.stride), up, under))
        matched |= int(best > NO_MATCH) << recipe
        styled |= int(best == WITH_STYLE) << recipe
    return matched, styled


@hot
def row_of(e: Any, squares: int, row: int) -> int:
    """The members of a set of squares in one row, as a set of columns."""
    return squares >> (row * wide(e.stride)) & ((1 << wide(e.stride)) - 1)


@hot
def column_of(e: Any, squares: int, column: int) -> int:
    """The members of a set of squares in one column, as a set of rows."""
    rows = 0
    for row in range(e.rows):
        rows |= (squares >> (row * wide(e.stride) + column) & 1) << row
    return rows


@hot
def count_before(members: int, place: int) -> int:
    """How many members stand right before this place without a gap."""
    gaps = ~members & (bit(place) - 1)
    return place - 1 - highest_bit(gaps) if gaps else place


@hot
def count_after(members: int, place: int) -> int:
    """How many members stand right after this place without a gap."""
    return lowest_bit(~(members >> (place + 1)))


@rule
def match_along(s: Any, e: Any, recipe: int, square: int, step: int, before: int, after: int) -> int:
    """The best match by a row (`step` 1) or a column with so many tiles before and after the square in a run."""
    length = wide(e.length[recipe])
    before, after = min(before, length - 1), min(after, length - 1)
    best = NO_MATCH
    first = square - before * step
    for _ in range(before + after + 2 - length):
        key = 0
        for i in range(length):
            key += e.weight[s.top[first + i * step]]
        if key == e.key[recipe]:
            best = max(best, compare(s, e, recipe, first, step))
        first += step
    return best


@rule
def compare(s: Any, e: Any, recipe: int, first: int, step: int) -> int:
    """How the line from `first` on matches the strip. QW1: its order may be read from either end."""
    length = int(e.length[recipe])
    forward, backward = True, True
    for i in range(length):
        ingredient = s.top[first + i * step]
        forward = forward and ingredient == e.parts[recipe, i]
        backward = backward and ingredient == e.parts[recipe, length - 1 - i]
    if forward or backward:
        return WITH_STYLE
    for i in range(length):
        surplus = 0
        for j in range(length):
            surplus += s.top[first + j * step] == e.parts[recipe, i]
            surplus -= e.parts[recipe, j] == e.parts[recipe, i]
        if surplus != 0:
            return NO_MATCH
    return IN_ANY_ORDER


@rule
def settle_matches(s: Any, e: Any, seat: int, matched: int, styled: int) -> None:
    """QW3, QW22: complete all at once; QW23: where strips outnumber tokens, leave them to be chosen."""
    for i in range(e.length_count):
        length = e.lengths[i]
        group = matched & e.of_length[length]
        if group:
            complete_or_ask(s, e, seat, length, group, styled)


@rule
def complete_or_ask(s: Any, e: Any, seat: int, length: int, group: int, styled: int) -> None:
    """QW27: strips of one length that match; they are chosen from as long as they outnumber the tokens left."""
    tokens = s.tokens[seat, length]
    if count_bits(group) > tokens:
        if tokens > 0:
            s.choices, s.choices_styled = group, group & styled
        return
    while group:
        recipe = lowest_bit(group)
        group &= group - 1
        complete(s, e, seat, recipe, styled >> recipe & 1)


@rule
def choose(s: Any, e: Any, seat: int, recipe: int) -> None:
    """QW23: complete this one of several."""
    strip = bit(recipe)
    styled = s.choices_styled
    rest = s.choices & ~strip
    s.choices, s.choices_styled = 0, 0
    complete(s, e, seat, recipe, styled >> recipe & 1)
    complete_or_ask(s, e, seat, e.length[recipe], rest, styled)


@rule
def complete(s: Any, e: Any, seat: int, recipe: int, styled: int) -> None:
    """W14, W15: a token on the strip, both open from now on; W17: the last token wins."""
    strip = bit(recipe)
    length = e.length[recipe]
    s.held[seat] &= ~strip
    s.completed[seat] |= strip
    s.tokens[seat, length] -= 1
    s.tokens_left[seat] -= 1
    s.rewards += 1
    if styled:
        s.styled[seat] |= strip
        s.cubes[seat] += e.token_cubes[length]
    if s.tokens_left[seat] == 0:
        s.phase, s.to_act, s.end_reason = END, OVER, INSTANT_WIN
