"""Before the first turn: the pieces laid out, starting hands given, starting recipes dealt (W1–W8)."""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import CHANCE, bit, hot, rule
from sushiya.games.wasabi import reasons
from sushiya.games.wasabi.actions import GIVE as GIVE_ACTION
from sushiya.games.wasabi.actions import split_triple
from sushiya.games.wasabi.state import CARDS, GIVE, LENGTH, NONE, SEATS, START


@rule
def begin(s: Any, e: Any, players: int, start: int) -> None:
    """W1–W6: everything in its place; who starts is the first thing chance says."""
    s.to_act, s.players, s.phase = CHANCE, players, START
    s.seat, s.start_seat, s.named_start = NONE, NONE, start
    s.end_reason, s.turn, s.passes_in_a_row = 0, 0, 0
    s.occupied, s.stacked, s.covered, s.corners = 0, 0, 0, 0
    for square in range(e.squares):
        s.top[square] = NONE
    s.buried_count = 0
    for ingredient in range(e.ingredients):
        s.pantry[ingredient] = e.tiles[ingredient]
    s.pantry_sorts = (1 << int(e.ingredients)) - 1
    for card in range(len(CARDS)):
        s.kitchen[card] = e.kitchen[players, card]
    for seat in range(SEATS):
        clear_seat(s, e, seat)
    s.in_stacks = (1 << int(e.recipes)) - 1
    s.under_stacks, s.put_back_count = 0, 0
    s.imagined, s.deemed = 0, 0
    clear_turn(s)


@rule
def clear_seat(s: Any, e: Any, seat: int) -> None:
    """W5: all tokens, an empty bowl, no card."""
    for ingredient in range(e.ingredients):
        s.tiles[seat, ingredient] = 0
    for card in range(len(CARDS)):
        s.cards[seat, card] = 0
    for length in range(LENGTH + 1):
        s.tokens[seat, length] = e.token_count[length]
    s.tokens_left[seat] = e.tokens
    s.tile_count[seat], s.tile_sorts[seat] = 0, 0
    s.card_count[seat], s.cubes[seat] = 0, 0
    s.completed[seat], s.styled[seat], s.held[seat], s.known[seat] = 0, 0, 0, 0


@hot
def clear_turn(s: Any) -> None:
    """Nothing has been done in this turn yet."""
    s.laid, s.card_played, s.chopped = 0, NONE, NONE
    s.choices, s.choices_styled = 0, 0
    s.asked_about[0], s.asked_about[1] = NONE, NONE
    s.rewards, s.draw_length = 0, 0


@rule
def return_to_pantry(s: Any, ingredient: int) -> None:
    """A tile back to the open stacks."""
    s.pantry[ingredient] += 1
    s.pantry_sorts |= bit(ingredient)


@hot
def take_from_pantry(s: Any, seat: int, ingredient: int) -> None:
    """A tile from the open stacks into a hand."""
    s.pantry[ingredient] -= 1
    if s.pantry[ingredient] == 0:
        s.pantry_sorts &= ~bit(ingredient)
    add_tile(s, seat, ingredient)


@hot
def add_tile(s: Any, seat: int, ingredient: int) -> None:
    """A tile into the hand."""
    s.tiles[seat, ingredient] += 1
    s.tile_count[seat] += 1
    s.tile_sorts[seat] |= bit(ingredient)


@hot
def remove_tile(s: Any, seat: int, ingredient: int) -> None:
    """A tile out of the hand."""
    s.tiles[seat, ingredient] -= 1
    s.tile_count[seat] -= 1
    if s.tiles[seat, ingredient] == 0:
        s.tile_sorts[seat] &= ~bit(ingredient)


@hot
def next_seat(s: Any) -> int:
    """The seat to the left of the one whose turn it is."""
    return s.seat + 1 if s.seat + 1 < s.players else 0


@rule
def name_start(s: Any, seat: int) -> None:
    """W6, W7: this seat starts and is the first to give a hand."""
    s.start_seat, s.seat, s.to_act = seat, seat, seat
    s.phase = GIVE


@rule
def why_not_give(s: Any, e: Any, a: int, b: int, c: int) -> int:
    """W7: three different categories, none of them barred, and all in the pantry."""
    if not (e.may_start[a] and e.may_start[b] and e.may_start[c]):
        return reasons.NOT_A_STARTING_TILE
    if e.category[a] == e.category[b] or e.category[a] == e.category[c] or e.category[b] == e.category[c]:
        return reasons.SAME_CATEGORY
    if s.pantry[a] == 0 or s.pantry[b] == 0 or s.pantry[c] == 0:
        return reasons.INGREDIENT_RUN_OUT
    return reasons.LEGAL


@rule
def list_gives(s: Any, e: Any, codes: Any) -> int:
    """W7: every starting hand that can be given from the pantry."""
    count = 0
    base = int(e.first_code[GIVE_ACTION])
    for hand in range(e.hands):
        codes[count] = base + e.hand_number[hand]
        count += int(e.hand_sorts[hand] & ~s.pantry_sorts == 0)
    return count


@rule
def give(s: Any, e: Any, number: int) -> None:
    """W7: three tiles from the pantry for the seat on the left; then that seat gives, until all have."""
    a, b, c = split_triple(e, number)
    left = next_seat(s)
    for ingredient in (a, b, c):
        take_from_pantry(s, left, ingredient)
    s.seat = left
    s.to_act = left
