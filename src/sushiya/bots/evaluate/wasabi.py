"""What a Wasabi! position is worth, and a sensible next action: plans for strips, tokens, style, cards, room.

A *plan* for a strip is a straight line of squares that can still become it: none of them covered, every tile on it a
part of the strip. What the plan misses, whether those tiles are at hand and how many turns are left say how likely the
strip is to be completed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.games.compiled import OVER, below, bit, count_bits, hot, lowest_bit, rule
from sushiya.games.dispatch import list_legal, register, score
from sushiya.games.wasabi.actions import DONE, DRAW, LAY, PICK
from sushiya.games.wasabi.cards import open_squares
from sushiya.games.wasabi.state import (
    DEAL,
    FILL_RECIPES,
    FILL_TILES,
    HAND_RECIPES,
    HAND_TILES,
    NONE,
    SPICY,
    STATE,
    STEP_ONE,
)

# How likely a strip is completed, by how many tiles its best plan misses; all of them at hand, and turns enough.
# Other seats cover and turn what lies on the board, so it is less than it seems.
LIKELY = np.array([1.0, 0.60, 0.30, 0.13, 0.055, 0.015, 0.008, 0.004, 0.002])
TILE_TO_FETCH = 0.85  # factor for every missing tile that must first be picked in a later turn
TILE_GONE = 0.10  # factor for every missing tile that the pantry does not have either
SHORT_OF_TURNS = 0.35  # factor for every turn that the plan needs and the board may not last
FEW_TURNS = 1.0  # turns left that bring every second plan to nothing
IN_ORDER = 0.85  # how likely a plan in the strip's order ends with style
LAST_TOKEN = 20.0  # points that winning at once is worth (W17)
CARD = 0.6  # points that an action card is worth
TURN_WASTED = 0.5  # points that a pass costs


@hot
def turns_left(s: Any, e: Any) -> float:
    """How often the seats will still lay a tile, each, before the board is full."""
    return count_bits(open_squares(s, e)) / s.players


@rule
def tiles_to_pick(s: Any, seat: int) -> int:
    """Tiles that the seat may still choose from the pantry before its next turn."""
    return HAND_TILES - s.tile_count[seat]


@rule
def judge_line(s: Any, e: Any, seat: int, recipe: int, first: int, step: int) -> float:
    """The worth in points of completing the strip on this line; 0 if a tile on it is no part of the strip."""
    length = int(e.length[recipe])
    used, missing = 0, length
    forward, backward = True, True
    for i in range(length):
        ingredient = s.top[first + i * step]
        if ingredient < 0:
            continue
        part = 0
        while part < length and (used >> part & 1 or e.parts[recipe, part] != ingredient):
            part += 1
        if part == length:
            return 0.0
        used |= bit(part)
        missing -= 1
        forward = forward and e.parts[recipe, i] == ingredient
        backward = backward and e.parts[recipe, length - 1 - i] == ingredient
    likely = LIKELY[missing]
    free = tiles_to_pick(s, seat)
    for part in range(length):
        if not used >> part & 1 and s.tiles[seat, e.parts[recipe, part]] == 0:
            if s.pantry[e.parts[recipe, part]] == 0:
                likely *= TILE_GONE
            elif free > 0:
                free -= 1
            else:
                likely *= TILE_TO_FETCH
    points = float(e.token_points[length])
    if forward or backward:
        points += IN_ORDER * e.token_cubes[length]
    if s.tokens_left[seat] == 1:
        points += LAST_TOKEN
    return likely * points


@rule
def best_plan(s: Any, e: Any, seat: int, recipe: int) -> tuple[float, int, int]:
    """The worth of the strip's best line, its first square and its step; square -1 if there is none."""
    length = int(e.length[recipe])
    stride = int(e.stride)
    area, covered = e.area[s.players], s.covered
    best, best_first, best_step = 0.0, -1, 1
    seen_empty = False
    for direction in range(2):
        step = 1 if direction == 0 else stride
        line = 0
        for i in range(length):
            line |= bit(i * step)
        for first in range(e.squares - (length - 1) * step):
            squares = line << first
            if squares & ~area or squares & covered or (step == 1 and e.column[first] + length > stride):
                continue
            if not squares & s.occupied:
                if seen_empty:
                    continue
                seen_empty = True
            worth = judge_line(s, e, seat, recipe, first, step)
            if worth > best:
                best, best_first, best_step = worth, first, step
    return best, best_first, best_step


@rule
def fresh_strip(s: Any, e: Any, seat: int, length: int) -> float:
    """The worth of an unknown strip of that length: one of its tiles lies well somewhere."""
    if s.tokens[seat, length] == 0:
        return 0.0
    missing = length - 1
    likely = LIKELY[missing] * TILE_TO_FETCH**missing * in_time(missing, turns_left(s, e))
    return likely * (e.token_points[length] + 0.5 * e.token_cubes[length])


@rule
def in_time(missing: int, turns: float) -> float:
    """How likely there are turns enough for so many tiles."""
    return 1.0 if missing <= turns else SHORT_OF_TURNS ** (missing - turns)


@rule
def last_long_enough(turns: float) -> float:
    """How likely the board lasts until a plan is done, whatever it misses: every turn counts, the last ones most."""
    return in_time(1, turns) * turns / (turns + FEW_TURNS)


@rule
def estimate(s: Any, e: Any, seat: int) -> float:
    """Points so far, and what strips, cards and free places behind the screen promise."""
    worth = float(score(s, e, seat))
    if s.to_act == OVER:
        return worth
    turns = turns_left(s, e)
    strips = s.held[seat]
    while strips:
        recipe = lowest_bit(strips)
        strips &= strips - 1
        length = e.length[recipe]
        rivals = count_bits(s.held[seat] & e.of_length[length])
        if s.tokens[seat, length] > 0:
            plan, _, _ = best_plan(s, e, seat, recipe)
            worth += plan * min(1.0, s.tokens[seat, length] / rivals) * last_long_enough(turns)
    worth += promise_of_draws(s, e, seat)
    worth += CARD * min(int(s.card_count[seat]), 2) * min(1.0, turns)
    if seat == s.seat:
        worth += CARD * s.rewards * min(1.0, turns)
        if s.laid == 0 and (s.phase == FILL_TILES or s.phase == FILL_RECIPES):
            worth -= TURN_WASTED
    return worth


@rule
def promise_of_draws(s: Any, e: Any, seat: int) -> float:
    """The worth of the strips that the seat is about to draw: the length it has named, else the best it could name."""
    free = HAND_RECIPES - count_bits(s.held[seat])
    if free == 0:
        return 0.0
    best = 0.0
    for i in range(e.length_count):
        if (s.in_stacks | s.under_stacks) & e.of_length[e.lengths[i]]:
            best = max(best, fresh_strip(s, e, seat, e.lengths[i]))
    if seat == s.seat and s.draw_length > 0:
        return fresh_strip(s, e, seat, s.draw_length) + (free - 1) * best
    return free * best


@rule
def is_quiet(s: Any, e: Any) -> bool:
    """Not while a card waits for its tile, or strips are to be chosen."""
    if s.phase != STEP_ONE:
        return True
    return s.choices == 0 and s.chopped == NONE and (s.card_played == NONE or (s.laid > 0 and s.card_played != SPICY))


@rule
def turn_begins(s: Any, e: Any, seat: int) -> bool:
    """No card is played and no tile laid."""
    if s.seat != seat or s.phase != STEP_ONE:
        return False
    return s.laid == 0 and s.card_played == NONE and s.chopped == NONE and s.choices == 0


@rule
def suggest(s: Any, e: Any, scratch: Any) -> int:
    """Lay towards a good plan, pick what it misses, draw lengths with tokens left; now and then anything."""
    if s.phase == STEP_ONE and s.choices == 0 and s.chopped == NONE:
        if s.laid > 0 and (s.card_played != SPICY or s.tile_count[s.seat] == 0):
            return e.first_code[DONE]
        if below(scratch.stream, 8) > 0:
            recipe, first, step = liked_plan(s, e, scratch.stream)
            code = lay_on_plan(s, e, recipe, first, step) if first >= 0 else -1
            if code >= 0:
                return code
    elif s.phase == FILL_TILES and below(scratch.stream, 8) > 0:
        recipe, first, step = liked_plan(s, e, scratch.stream)
        ingredient = tile_for_plan(s, e, recipe, first, step) if first >= 0 else -1
        if ingredient >= 0:
            return e.first_code[PICK] + ingredient
    count = list_legal(s, e, scratch.codes)
    choice = scratch.codes[below(scratch.stream, count)]
    if s.phase == FILL_RECIPES or s.phase == DEAL:
        choice = better_draw(s, e, choice, scratch.codes[below(scratch.stream, count)])
    return choice


@rule
def better_draw(s: Any, e: Any, one: int, other: int) -> int:
    """Of two draws, the length that promises more."""
    base = e.first_code[DRAW]
    promise = fresh_strip(s, e, s.seat, e.lengths[one - base])
    return other if fresh_strip(s, e, s.seat, e.lengths[other - base]) > promise else one


@rule
def liked_plan(s: Any, e: Any, stream: Any) -> tuple[int, int, int]:
    """A strip of the seat and its best line: the better, the likelier. Square -1 if no strip has a line."""
    liked, liked_recipe, liked_first, liked_step = 0.0, -1, -1, 1
    strips = s.held[s.seat]
    while strips:
        recipe = lowest_bit(strips)
        strips &= strips - 1
        if s.tokens[s.seat, e.length[recipe]] == 0:
            continue
        worth, first, step = best_plan(s, e, s.seat, recipe)
        liking = worth * (4 + below(stream, 5))
        if first >= 0 and liking > liked:
            liked, liked_recipe, liked_first, liked_step = liking, recipe, first, step
    return liked_recipe, liked_first, liked_step


@rule
def parts_on_line(s: Any, e: Any, recipe: int, first: int, step: int) -> int:
    """The parts of the strip, as a set of places on it, that lie on the line already."""
    length = int(e.length[recipe])
    used = 0
    for i in range(length):
        ingredient = s.top[first + i * step]
        for part in range(length):
            if not used >> part & 1 and e.parts[recipe, part] == ingredient:
                used |= bit(part)
                break
    return used


@rule
def lay_on_plan(s: Any, e: Any, recipe: int, first: int, step: int) -> int:
    """Lay a missing tile of the hand on the line, where the strip has it if that is free; -1 if none is in hand."""
    length = int(e.length[recipe])
    used = parts_on_line(s, e, recipe, first, step)
    code = -1
    for part in range(length):
        ingredient = int(e.parts[recipe, part])
        if used >> part & 1 or s.tiles[s.seat, ingredient] == 0:
            continue
        for i in range(length):
            if s.top[first + i * step] < 0:
                code = e.first_code[LAY] + ingredient * e.squares + first + i * step
                if i == part:
                    return code
    return code


@rule
def tile_for_plan(s: Any, e: Any, recipe: int, first: int, step: int) -> int:
    """An ingredient that the line misses, not in hand yet and in the pantry; -1 if there is none."""
    used = parts_on_line(s, e, recipe, first, step)
    for part in range(e.length[recipe]):
        ingredient = int(e.parts[recipe, part])
        if not used >> part & 1 and s.tiles[s.seat, ingredient] == 0 and s.pantry[ingredient] > 0:
            return ingredient
    return -1


register(STATE, estimate=estimate, is_quiet=is_quiet, turn_begins=turn_begins, suggest=suggest)
