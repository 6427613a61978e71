"""Which recipes a change of the board completes, and what completing does (W12–W17, QW1–QW4, QW22, QW23, QW27).

Looks at lines through the squares that changed, never at the whole board. Does not know which action changed them
nor what comes after.
"""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import OVER, bit, count_bits, hot, lowest_bit, rule
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
    matched, styled = 0, 0
    strips = s.held[seat] & ~s.imagined & (strips_with(s, e, square) | strips_with(s, e, other))
    while strips:
        recipe = lowest_bit(strips)
        strips &= strips - 1
        if s.tokens[seat, e.length[recipe]] == 0:  # W14
            continue
        match = match_through(s, e, recipe, square)
        if other != square:
            match = max(match, match_through(s, e, recipe, other))
        if match:
            matched |= bit(recipe)
            if match == WITH_STYLE:
                styled |= bit(recipe)
    return matched, styled


@hot
def strips_with(s: Any, e: Any, square: int) -> int:
    """The strips that the tile on this square can be part of; none if it is empty."""
    return e.using[s.top[square]] if s.top[square] >= 0 else 0


@rule
def match_through(s: Any, e: Any, recipe: int, square: int) -> int:
    """W12, QW4: the best match of the strip by a line through the square."""
    visible = visible_squares(s)
    if not visible >> square & 1:
        return NO_MATCH
    column, row, stride = int(e.column[square]), int(e.row[square]), int(e.stride)
    across = match_along(s, e, recipe, square, visible, 1, column, stride - 1 - column)
    if across == WITH_STYLE:
        return across
    return max(across, match_along(s, e, recipe, square, visible, stride, row, int(e.rows) - 1 - row))


@hot
def match_along(
    s: Any, e: Any, recipe: int, square: int, visible: int, step: int, room_before: int, room_after: int
) -> int:
    """The best match by a row (`step` 1) or a column; `room` is how many squares the board has to either side."""
    length = int(e.length[recipe])
    before = count_visible(visible, square, -step, min(length - 1, room_before))
    after = count_visible(visible, square, step, min(length - 1, room_after))
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


@hot
def count_visible(visible: int, square: int, step: int, most: int) -> int:
    """How many squares next to this one, in the direction of `step`, show a tile without a gap."""
    count = 0
    while count < most and visible >> (square + (count + 1) * step) & 1:
        count += 1
    return count


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
