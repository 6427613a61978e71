"""Step 1, and which rule an action belongs to: lists, checks and applies actions (W9–W11, W18–W23, QW10, QW11,
QW20).

Legality is written once, as sets of squares and yes-or-no questions here and in `cards.py` and `prepare.py`;
`list_legal` walks them, `check` asks them about one action and explains a no.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.games.compiled import OVER, bit, hot, lowest_bit, rule, wide
from sushiya.games.wasabi import reasons
from sushiya.games.wasabi.actions import (
    CHOOSE,
    CHOP_LAY,
    CHOP_PANTRY,
    DONE,
    DRAW,
    FORGO,
    KINDS,
    LAY,
    PASS,
    PICK,
    PLAY_SPICY,
    PLAY_STACK,
    PLAY_WASABI,
    RETURNS,
    SWITCH_DOWN,
    SWITCH_RIGHT,
    TAKE,
    kind_of,
    left_square,
    list_members,
    pair_number,
    split_triple,
    strips_of_pass,
    triple_number,
)
from sushiya.games.wasabi.actions import GIVE as GIVE_ACTION
from sushiya.games.wasabi.cards import (
    can_spice,
    can_stack,
    chop,
    chop_squares,
    cover,
    lay_tile,
    open_squares,
    switch,
    switch_squares,
    wasabi_squares,
)
from sushiya.games.wasabi.completion import choose, complete_through, visible_squares
from sushiya.games.wasabi.knowledge import note_pass
from sushiya.games.wasabi.prepare import (
    begin_step_two,
    draw,
    drawable_strips,
    forgo,
    go_on_with_recipes,
    go_on_with_tiles,
    list_draws,
    list_picks,
    list_takes,
    pick,
    take,
    why_not_take,
)
from sushiya.games.wasabi.setup import give, list_gives, remove_tile, return_to_pantry, why_not_give
from sushiya.games.wasabi.state import (
    CHOP,
    DEAL,
    FILL_RECIPES,
    FILL_TILES,
    GIVE,
    HAND_CARDS,
    NONE,
    REWARDS,
    SPICY,
    STACK,
    STEP_ONE,
    SWITCH,
    WASABI,
)


@hot
def tiles_allowed(s: Any) -> int:
    """W11, W20: how many tiles may be laid in this turn."""
    return 2 if s.card_played == SPICY else 1


@hot
def lay_squares(s: Any, e: Any) -> int:
    """W11, W18: where the next tile may go."""
    if s.laid >= tiles_allowed(s):
        return 0
    if s.card_played == STACK:
        return open_squares(s, e) | visible_squares(s)
    return open_squares(s, e)


@hot
def has_card(s: Any, card: int) -> bool:
    """The seat has it and may still play one in this turn (W11)."""
    return s.card_played == NONE and s.cards[s.seat, card] > 0


@rule
def has_tile_for_later(s: Any) -> bool:
    """QW5, QW10: a card before the tile needs a tile to follow it."""
    return s.laid > 0 or s.tile_count[s.seat] > 0


@hot
def can_go_on(s: Any, e: Any) -> bool:
    """QW20: whether anything is left to do in Step 1 after the tile."""
    if s.tile_count[s.seat] > 0 and lay_squares(s, e):
        return True
    return s.card_played == NONE and s.card_count[s.seat] > 0 and can_play_card(s, e)


@rule
def can_play_card(s: Any, e: Any) -> bool:
    """Whether any card of the seat may be played after the tile."""
    return (
        (has_card(s, SPICY) and can_spice(s, e, s.seat))
        or (has_card(s, CHOP) and chop_squares(s, e) != 0)
        or (has_card(s, SWITCH) and has_switch(s, e))
        or (has_card(s, WASABI) and wasabi_squares(s, e) != 0)
    )


@rule
def has_switch(s: Any, e: Any) -> bool:
    """Any two neighbours that may be switched."""
    right = switch_squares(s, e, e.right[s.players], 1)
    return right != 0 or switch_squares(s, e, e.down[s.players], int(e.stride)) != 0


@hot
def list_legal(s: Any, e: Any, codes: Any) -> int:
    """Every legal action of the seat to act; none if chance is due or the match over."""
    if s.to_act < 0:
        return 0
    if s.phase == STEP_ONE:
        if s.choices:
            return list_choices(s, e, codes)
        if s.chopped != NONE:
            return list_lays_of(s, e, s.chopped, lay_squares(s, e), codes, 0)
        return list_step_one(s, e, codes)
    if s.phase == FILL_TILES:
        return list_picks(s, e, codes)
    if s.phase == REWARDS:
        return list_takes(s, e, codes)
    if s.phase == GIVE:
        return list_gives(s, e, codes)
    return list_draws(s, e, codes)


@hot
def list_step_one(s: Any, e: Any, codes: Any) -> int:
    """W10, W11: tiles, a card, to be done, or to pass."""
    count = list_lays(s, e, codes)
    if s.card_played == NONE and s.card_count[s.seat] > 0:
        count = list_cards(s, e, codes, count)
    if s.laid > 0:
        codes[count] = int(e.first_code[DONE])
        count += 1
    elif s.card_played == NONE:
        count = list_passes(s, e, codes, count)
    return count


@hot
def list_lays_of(s: Any, e: Any, ingredient: int, squares: int, codes: Any, count: int) -> int:
    """W11: this tile on each of the squares."""
    return list_members(squares, int(e.first_code[LAY]) + int(ingredient) * e.squares, codes, count)


@hot
def list_lays(s: Any, e: Any, codes: Any) -> int:
    """W11: every sort of tile in hand on each of the squares. The squares are walked once, for the first sort."""
    sorts = s.tile_sorts[s.seat]
    squares = lay_squares(s, e)
    if sorts == 0 or squares == 0:
        return 0
    first = lowest_bit(sorts)
    size = list_lays_of(s, e, first, squares, codes, 0)
    count = size
    sorts &= sorts - 1
    while sorts:
        repeat_codes(codes, size, count, (lowest_bit(sorts) - first) * e.squares)
        count += size
        sorts &= sorts - 1
    return count


@hot
def repeat_codes(codes: Any, size: int, count: int, offset: int) -> None:
    """The first `size` codes once more from `count` on, raised by `offset`.

    Unsigned indices and whole groups of eight (what is too much is overwritten next) let this run vectorised.
    """
    start, difference = np.uint64(count), np.int32(offset)
    for i in range(np.uint64((size + 7) & ~7)):
        codes[start + i] = codes[i] + difference


@rule
def list_cards(s: Any, e: Any, codes: Any, count: int) -> int:
    """W18–W23: the cards of the seat, each wherever it may be played."""
    if has_card(s, CHOP):
        squares = chop_squares(s, e)
        if has_tile_for_later(s):
            count = list_members(squares, int(e.first_code[CHOP_PANTRY]), codes, count)
        if s.laid == 0:
            count = list_members(squares, int(e.first_code[CHOP_LAY]), codes, count)
    if not has_tile_for_later(s):
        return count
    if has_card(s, SPICY) and can_spice(s, e, s.seat):
        codes[count] = int(e.first_code[PLAY_SPICY])
        count += 1
    if has_card(s, STACK) and can_stack(s, e, s.seat):
        codes[count] = int(e.first_code[PLAY_STACK])
        count += 1
    if has_card(s, SWITCH):
        squares = switch_squares(s, e, e.right[s.players], 1)
        while squares:
            square = lowest_bit(squares)
            codes[count] = int(e.first_code[SWITCH_RIGHT]) + square - e.row[square]
            count += 1
            squares &= squares - 1
        squares = switch_squares(s, e, e.down[s.players], int(e.stride))
        count = list_members(squares, int(e.first_code[SWITCH_DOWN]), codes, count)
    if has_card(s, WASABI):
        count = list_members(wasabi_squares(s, e), int(e.first_code[PLAY_WASABI]), codes, count)
    return count


@hot
def list_passes(s: Any, e: Any, codes: Any, count: int) -> int:
    """W10: with one, two or all three of the recipes; QW11: with none if there is none."""
    base = int(e.first_code[PASS])
    rest = s.held[s.seat]
    if rest == 0:
        codes[count] = base
        return count + 1
    pairs = base + 1 + e.recipes
    triples = pairs + e.pairs_to[e.recipes]
    i = lowest_bit(rest)
    rest &= rest - 1
    codes[count] = base + 1 + i
    if rest == 0:
        return count + 1
    j = lowest_bit(rest)
    rest &= rest - 1
    codes[count + 1] = base + 1 + j
    codes[count + 2] = pairs + pair_number(e, i, j)
    if rest == 0:
        return count + 3
    k = lowest_bit(rest)
    codes[count + 3] = base + 1 + k
    codes[count + 4] = pairs + pair_number(e, i, k)
    codes[count + 5] = pairs + pair_number(e, j, k)
    codes[count + 6] = triples + triple_number(e, i, j, k)
    return count + 7


@rule
def list_choices(s: Any, e: Any, codes: Any) -> int:
    """QW23: the strips to choose from."""
    return list_members(s.choices, int(e.first_code[CHOOSE]), codes, 0)


@rule
def check(s: Any, e: Any, code: int) -> int:
    """0 if the seat to act may do this, else the number of the reason."""
    kind = kind_of(e, code)
    if kind == len(KINDS):
        return reasons.NO_SUCH_ACTION
    number = code - int(e.first_code[kind])
    if s.phase == STEP_ONE:
        return check_step_one(s, e, kind, number)
    if s.phase == FILL_TILES and kind == PICK:
        return reasons.LEGAL if s.pantry[number] > 0 else reasons.INGREDIENT_RUN_OUT
    if s.phase == REWARDS and kind == TAKE:
        return why_not_take(s, e, number // RETURNS, number % RETURNS)
    if s.phase == REWARDS and kind == FORGO:
        return reasons.LEGAL if s.card_count[s.seat] == HAND_CARDS else reasons.REWARD_MUST_BE_TAKEN
    if s.phase == GIVE and kind == GIVE_ACTION:
        a, b, c = split_triple(e, number)
        return why_not_give(s, e, a, b, c)
    if (s.phase == DEAL or s.phase == FILL_RECIPES) and kind == DRAW:
        strips = drawable_strips(s) & e.of_length[e.lengths[number]]
        return reasons.LEGAL if strips else reasons.STACK_EMPTY
    return reasons.NOT_NOW


@rule
def check_step_one(s: Any, e: Any, kind: int, number: int) -> int:
    """Step 1: what is due at once comes first, then the kinds one by one."""
    if s.choices:
        if kind != CHOOSE:
            return reasons.NOT_NOW
        return reasons.LEGAL if s.choices >> number & 1 else reasons.NOT_A_CHOICE
    if kind == LAY:
        return why_not_lay(s, e, wide(e.laid_sort[number]), wide(e.laid_square[number]))
    if s.chopped != NONE:
        return reasons.LAY_THE_CHOPPED_TILE
    if kind == DONE:
        return reasons.LEGAL if s.laid > 0 else reasons.TILE_FIRST
    if kind == PASS:
        return why_not_pass(s, strips_of_pass(e, number))
    if kind in (CHOP_PANTRY, CHOP_LAY):
        return why_not_chop(s, e, kind, number)
    if kind == SWITCH_RIGHT:
        square = left_square(e, number)
        return why_not_switch(s, e, square, square + 1)
    if kind == SWITCH_DOWN:
        return why_not_switch(s, e, number, number + int(e.stride))
    if kind == PLAY_WASABI:
        return why_not_cover(s, e, number)
    if kind == PLAY_SPICY:
        return why_not_spice(s, e)
    if kind == PLAY_STACK:
        return why_not_stack(s, e)
    return reasons.NOT_NOW


@rule
def why_not_lay(s: Any, e: Any, ingredient: int, square: int) -> int:
    """W11, W18, W19."""
    if s.chopped != NONE and ingredient != s.chopped:
        return reasons.LAY_THE_CHOPPED_TILE
    if s.chopped == NONE and s.tiles[s.seat, ingredient] == 0:
        return reasons.TILE_NOT_IN_HAND
    if s.laid >= tiles_allowed(s):
        return reasons.TILE_ALREADY_LAID
    if not e.area[s.players] >> square & 1:
        return reasons.OFF_THE_BOARD
    if s.covered >> square & 1:
        return reasons.SQUARE_COVERED
    return reasons.LEGAL if lay_squares(s, e) >> square & 1 else reasons.SQUARE_OCCUPIED


@rule
def why_not_pass(s: Any, strips: int) -> int:
    """W10, QW11."""
    if s.laid > 0 or s.card_played != NONE:
        return reasons.PASS_AFTER_PLAYING
    if strips & ~s.held[s.seat]:
        return reasons.RECIPE_NOT_HELD
    if strips == 0 and s.held[s.seat] != 0:
        return reasons.PASS_NEEDS_RECIPE
    return reasons.LEGAL


@rule
def why_not_card(s: Any, card: int) -> int:
    """W11: one of one's own cards, one a turn."""
    if s.card_played != NONE:
        return reasons.CARD_ALREADY_PLAYED
    if s.cards[s.seat, card] == 0:
        return reasons.CARD_NOT_IN_HAND
    return reasons.LEGAL


@rule
def why_not_chop(s: Any, e: Any, kind: int, square: int) -> int:
    """W19, QW5, QW10."""
    why = why_not_card(s, CHOP)
    if why != reasons.LEGAL:
        return why
    if kind == CHOP_LAY and s.laid > 0:
        return reasons.CHOPPED_TILE_TOO_LATE
    if kind == CHOP_PANTRY and not has_tile_for_later(s):
        return reasons.NO_TILE_LEFT
    if s.covered >> square & 1:
        return reasons.SQUARE_COVERED
    if not s.occupied >> square & 1:
        return reasons.SQUARE_EMPTY
    return reasons.LEGAL if chop_squares(s, e) >> square & 1 else reasons.NO_PLACE_LEFT


@rule
def why_not_switch(s: Any, e: Any, first: int, second: int) -> int:
    """W21, W22, QW5, QW6, QW10."""
    why = why_not_card(s, SWITCH)
    if why != reasons.LEGAL:
        return why
    if not has_tile_for_later(s):
        return reasons.NO_TILE_LEFT
    area = e.area[s.players]
    if not area >> first & 1 or not area >> second & 1:
        return reasons.NO_SUCH_NEIGHBOURS
    if s.covered >> first & 1 or s.covered >> second & 1:
        return reasons.SQUARE_COVERED
    if not s.occupied >> first & 1 and not s.occupied >> second & 1:
        return reasons.BOTH_EMPTY
    if s.laid == 0 and open_squares(s, e) == 0:
        return reasons.NO_PLACE_LEFT
    return reasons.LEGAL


@rule
def why_not_cover(s: Any, e: Any, square: int) -> int:
    """W23, QW5, QW10, QW15."""
    why = why_not_card(s, WASABI)
    if why != reasons.LEGAL:
        return why
    if not has_tile_for_later(s):
        return reasons.NO_TILE_LEFT
    if not e.right[s.players] & e.down[s.players] & bit(square) or s.covered & (e.block << square):
        return reasons.NO_SUCH_BLOCK
    return reasons.LEGAL if wasabi_squares(s, e) >> square & 1 else reasons.NO_PLACE_LEFT


@rule
def why_not_spice(s: Any, e: Any) -> int:
    """W20, QW24."""
    why = why_not_card(s, SPICY)
    if why != reasons.LEGAL:
        return why
    return reasons.LEGAL if can_spice(s, e, s.seat) else reasons.NO_SECOND_TILE


@rule
def why_not_stack(s: Any, e: Any) -> int:
    """W18, QW10, QW25."""
    why = why_not_card(s, STACK)
    if why != reasons.LEGAL:
        return why
    if s.laid > 0:
        return reasons.BEFORE_THE_TILE
    if not has_tile_for_later(s):
        return reasons.NO_TILE_LEFT
    return reasons.LEGAL if can_stack(s, e, s.seat) else reasons.NOTHING_TO_STACK_ON


@hot
def apply(s: Any, e: Any, code: int) -> None:
    """Do what a legal action says."""
    kind = kind_of(e, code)
    number = code - int(e.first_code[kind])
    if kind == PICK:
        pick(s, e, number)
    elif kind == DRAW:
        draw(s, e, number)
    elif kind == DONE:
        s.passes_in_a_row = 0
        begin_step_two(s, e)
    elif kind == PASS:
        put_back(s, e, strips_of_pass(e, number))
    elif kind == TAKE:
        take(s, e, number)
    elif kind == FORGO:
        forgo(s, e)
    elif kind == GIVE_ACTION:
        give(s, e, number)
        if s.seat == s.start_seat:
            s.phase = DEAL
            go_on_with_recipes(s, e)
    else:
        apply_step_one(s, e, kind, number)


@hot
def apply_step_one(s: Any, e: Any, kind: int, number: int) -> None:
    """A tile, a card or a choice; then Step 1 goes on, or ends by itself (QW20)."""
    if kind == LAY:
        lay(s, e, wide(e.laid_sort[number]), wide(e.laid_square[number]))
    elif kind == CHOOSE:
        choose(s, e, wide(s.seat), number)
    elif kind == PLAY_WASABI:
        play_card(s, WASABI)
        cover(s, e, wide(s.seat), number)
    elif kind == CHOP_PANTRY:
        play_card(s, CHOP)
        return_to_pantry(s, chop(s, e, wide(s.seat), number))
    elif kind == CHOP_LAY:
        play_card(s, CHOP)
        s.chopped = chop(s, e, wide(s.seat), number)
    elif kind == SWITCH_RIGHT:
        play_card(s, SWITCH)
        square = left_square(e, number)
        switch(s, e, wide(s.seat), square, square + 1)
    elif kind == SWITCH_DOWN:
        play_card(s, SWITCH)
        switch(s, e, wide(s.seat), number, number + int(e.stride))
    elif kind == PLAY_SPICY:
        play_card(s, SPICY)
    else:
        play_card(s, STACK)
    if s.to_act != OVER and not s.choices and s.laid > 0 and not can_go_on(s, e):
        s.passes_in_a_row = 0
        begin_step_two(s, e)


@rule
def play_card(s: Any, card: int) -> None:
    """W18–W23: out of the hand; into the kitchen, or for Wasabi! on the board."""
    s.cards[s.seat, card] -= 1
    s.card_count[s.seat] -= 1
    s.card_played = card
    if card != WASABI:
        s.kitchen[card] += 1


@hot
def lay(s: Any, e: Any, ingredient: int, square: int) -> None:
    """W11, W12: the tile on the square, from the hand or just chopped."""
    if s.chopped != NONE:
        s.chopped = NONE
    else:
        remove_tile(s, s.seat, ingredient)
    s.laid += 1
    lay_tile(s, e, square, ingredient)
    complete_through(s, e, wide(s.seat), square, square)


@rule
def put_back(s: Any, e: Any, strips: int) -> None:
    """W10, QW28: under the stacks, each in the edition's order; then Step 2, in which nothing was earned."""
    note_pass(s, e, s.seat, strips)
    s.held[s.seat] &= ~strips
    s.under_stacks |= strips
    for i in range(e.length_count):  # W32: how strips of two lengths mix in the list would tell which they are
        group = strips & e.of_length[e.lengths[i]]
        while group:
            s.put_back[s.put_back_count] = lowest_bit(group)
            s.put_back_turn[s.put_back_count] = s.turn
            s.put_back_count += 1
            group &= group - 1
    s.passes_in_a_row += 1
    s.phase = FILL_TILES
    go_on_with_tiles(s, e)
