"""Step 2: rewards, tiles, recipes, in this order, and then the end of the turn or of the match (W24–W30, QW8, QW9,
QW18, QW19, QW29, QW30).

What cannot be done is passed over in silence (QW32): a reward that lapses, a hand that nothing is left to fill
from.
"""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import CHANCE, OVER, bit, count_bits, hot, lowest_bit, rule
from sushiya.games.wasabi import reasons
from sushiya.games.wasabi.actions import DRAW, FORGO, NOTHING, PICK, RETURNS, TAKE, list_members
from sushiya.games.wasabi.cards import open_squares, uncover
from sushiya.games.wasabi.setup import clear_turn, next_seat, take_from_pantry
from sushiya.games.wasabi.state import (
    ALL_PASSED,
    BOARD_FULL,
    CARDS,
    DEAL,
    END,
    FILL_RECIPES,
    FILL_TILES,
    HAND_CARDS,
    HAND_RECIPES,
    HAND_TILES,
    REWARDS,
    STEP_ONE,
    WASABI,
)

ROUNDS_OF_PASSES = 3  # QW29


@rule
def begin_step_two(s: Any, e: Any) -> None:
    """Step 1 is over."""
    s.phase = REWARDS
    go_on_with_rewards(s, e)


@rule
def go_on_with_rewards(s: Any, e: Any) -> None:
    """W24, QW30: the next reward, each worked out anew; QW18: one that cannot be taken lapses."""
    while s.rewards > 0:
        if can_take_any(s, e):
            s.to_act = s.seat
            return
        s.rewards -= 1
    s.phase = FILL_TILES
    go_on_with_tiles(s, e)


@rule
def takeable_types(s: Any, e: Any) -> int:
    """W26: the types of card that this reward may be, as a set."""
    types = 0
    for card in range(len(CARDS)):
        if s.kitchen[card] > 0:
            types |= bit(card)
    if s.corners:
        types |= bit(WASABI)
    if s.card_played < 0:
        return types
    others = types & ~bit(s.card_played)
    return others if others else types


@rule
def can_take_any(s: Any, e: Any) -> bool:
    """QW18, QW19: with a full hand, some card must differ from one that could be returned for it."""
    types = takeable_types(s, e)
    if s.card_count[s.seat] < HAND_CARDS:
        return types != 0
    for returned in range(len(CARDS)):
        if s.cards[s.seat, returned] > 0 and types & ~bit(returned):
            return True
    return False


@rule
def list_takes(s: Any, e: Any, codes: Any) -> int:
    """W24–W27: every card, each with every card that may be returned for it, and to forgo."""
    types = takeable_types(s, e)
    if s.card_count[s.seat] < HAND_CARDS:
        return list_takes_returning(s, e, types, NOTHING, codes, 0)
    count = 0
    for returned in range(len(CARDS)):
        if s.cards[s.seat, returned] > 0:
            count = list_takes_returning(s, e, types & ~bit(returned), returned + 1, codes, count)
    codes[count] = int(e.first_code[FORGO])
    return count + 1


@rule
def list_takes_returning(s: Any, e: Any, types: int, returned: int, codes: Any, count: int) -> int:
    """The takes of these types that return this card (or nothing)."""
    base = int(e.first_code[TAKE]) + returned
    for card in range(len(CARDS)):
        if types >> card & 1 and s.kitchen[card] > 0:
            codes[count] = base + card * RETURNS
            count += 1
    corners = s.corners if types >> WASABI & 1 else 0
    while corners:
        codes[count] = base + (len(CARDS) + lowest_bit(corners)) * RETURNS
        count += 1
        corners &= corners - 1
    return count


@rule
def why_not_take(s: Any, e: Any, what: int, returned: int) -> int:
    """W24, W26, W27, QW19."""
    card = min(what, WASABI)
    if what < len(CARDS) and s.kitchen[card] == 0:
        return reasons.NOT_IN_THE_KITCHEN
    if what >= len(CARDS) and not s.corners >> (what - len(CARDS)) & 1:
        return reasons.NO_WASABI_THERE
    if not takeable_types(s, e) >> card & 1:
        return reasons.TYPE_JUST_PLAYED
    if s.card_count[s.seat] < HAND_CARDS:
        return reasons.LEGAL if returned == NOTHING else reasons.HAND_NOT_FULL
    if returned == NOTHING:
        return reasons.HAND_FULL
    if s.cards[s.seat, returned - 1] == 0:
        return reasons.CARD_TO_RETURN_NOT_HELD
    if returned - 1 == card:
        return reasons.SAME_TYPE_RETURNED
    return reasons.LEGAL


@rule
def take(s: Any, e: Any, number: int) -> None:
    """W24, W25, W27: make room if the hand is full, then the card."""
    what, returned = number // RETURNS, number % RETURNS
    card = min(what, WASABI)
    if returned != NOTHING:
        s.cards[s.seat, returned - 1] -= 1
        s.kitchen[returned - 1] += 1
        s.card_count[s.seat] -= 1
    if what < len(CARDS):
        s.kitchen[card] -= 1
    else:
        uncover(s, e, what - len(CARDS))
    s.cards[s.seat, card] += 1
    s.card_count[s.seat] += 1
    s.rewards -= 1
    go_on_with_rewards(s, e)


@rule
def forgo(s: Any, e: Any) -> None:
    """W27: leave the reward."""
    s.rewards -= 1
    go_on_with_rewards(s, e)


@hot
def go_on_with_tiles(s: Any, e: Any) -> None:
    """W28: the next tile; QW9: with an empty pantry, go on with fewer."""
    if s.tile_count[s.seat] < HAND_TILES and s.pantry_sorts:
        s.to_act = s.seat
        return
    s.phase = FILL_RECIPES
    go_on_with_recipes(s, e)


@hot
def list_picks(s: Any, e: Any, codes: Any) -> int:
    """W28: every ingredient that the pantry has."""
    return list_members(s.pantry_sorts, int(e.first_code[PICK]), codes, 0)


@hot
def pick(s: Any, e: Any, ingredient: int) -> None:
    """W28: one tile from the pantry."""
    take_from_pantry(s, s.seat, ingredient)
    go_on_with_tiles(s, e)


@hot
def drawable_strips(s: Any) -> int:
    """The strips in and under the stacks."""
    return s.in_stacks | s.under_stacks


@hot
def can_draw(s: Any) -> bool:
    """Whether the seat lacks a strip and there is one to draw (QW8)."""
    return count_bits(s.held[s.seat]) < HAND_RECIPES and drawable_strips(s) != 0


@rule
def go_on_with_recipes(s: Any, e: Any) -> None:
    """W8, W29: the next strip; QW8: with all stacks empty, go on with fewer."""
    while s.phase == DEAL and not can_draw(s):
        deal_to_next(s)
    if s.phase == STEP_ONE:
        return
    if can_draw(s):
        s.to_act = s.seat
    else:
        end_turn(s, e)


@hot
def list_draws(s: Any, e: Any, codes: Any) -> int:
    """W8, W29, QW8, QW33: every length of which there is a strip, with or without a token for it."""
    count = 0
    base = int(e.first_code[DRAW])
    strips = drawable_strips(s)
    for i in range(e.length_count):
        if strips & e.of_length[e.lengths[i]]:
            codes[count] = base + i
            count += 1
    return count


@hot
def draw(s: Any, e: Any, index: int) -> None:
    """W29: a length is named; which strip comes is up to chance."""
    s.draw_length = e.lengths[index]
    s.to_act = CHANCE


@hot
def receive(s: Any, e: Any, recipe: int) -> None:
    """The strip that came, off the stack and behind the screen."""
    strip = bit(recipe)
    if s.in_stacks & strip:
        s.in_stacks &= ~strip
    else:
        remove_from_put_back(s, recipe)
    s.held[s.seat] |= strip
    s.draw_length = 0
    go_on_with_recipes(s, e)


@rule
def remove_from_put_back(s: Any, recipe: int) -> None:
    """QW28: it has come up again."""
    s.under_stacks &= ~bit(recipe)
    s.put_back_count -= 1
    found = False
    for i in range(s.put_back_count):
        found = found or s.put_back[i] == recipe
        if found:
            s.put_back[i] = s.put_back[i + 1]
            s.put_back_turn[i] = s.put_back_turn[i + 1]
    s.put_back[s.put_back_count], s.put_back_turn[s.put_back_count] = 0, 0  # W32: leave no trace of it


@rule
def deal_to_next(s: Any) -> None:
    """W8: the next seat draws its starting recipes; after the last one the first turn begins."""
    s.seat = next_seat(s)
    if s.seat == s.start_seat:
        begin_turn(s)


@rule
def begin_turn(s: Any) -> None:
    """W9: Step 1 of the seat."""
    s.phase = STEP_ONE
    s.to_act = s.seat
    clear_turn(s)


@rule
def end_turn(s: Any, e: Any) -> None:
    """W30, QW12, QW29: looked at after Step 2; otherwise the seat to the left is next."""
    s.turn += 1
    if open_squares(s, e) == 0:
        end_match(s, BOARD_FULL)
    elif s.passes_in_a_row >= ROUNDS_OF_PASSES * s.players:
        end_match(s, ALL_PASSED)
    else:
        s.seat = next_seat(s)
        begin_turn(s)


@rule
def end_match(s: Any, why: int) -> None:
    """Nobody is to act any more."""
    s.phase, s.to_act, s.end_reason = END, OVER, why
