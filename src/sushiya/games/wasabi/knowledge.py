"""What a seat can know of the strips it does not see, and drawing the rest anew (W32).

Hidden are the strips behind other screens and those in and under the stacks. How many of each length lie where is
open. Beyond its own hand a seat knows (`known`) the strips it put under a stack, and follows them when they come up
for another seat. It loses them when that seat puts back strips of that length so that it cannot tell which, or in
which order. What could be guessed from what others did or left undone is not knowledge: that is for those who think
about the match.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.games.compiled import below, bit, count_bits, lowest_bit, rule, wide
from sushiya.games.wasabi.completion import find_matches
from sushiya.games.wasabi.state import RECIPES


@rule
def note_pass(s: Any, e: Any, seat: int, strips: int) -> None:
    """The seat puts strips back: it knows where they are; others keep only what stays certain."""
    for viewer in range(s.players):
        if viewer == seat:
            s.known[viewer] |= strips
            continue
        if s.known[viewer] & s.held[seat] == 0:
            continue
        for i in range(e.length_count):
            group = s.held[seat] & e.of_length[e.lengths[i]]
            if strips & group and (group & ~strips or group & ~s.known[viewer]):
                s.known[viewer] &= ~group


@rule
def unknown_strips(s: Any, e: Any, viewer: int) -> int:
    """The strips whose place the viewer does not know."""
    unknown = (1 << int(e.recipes)) - 1
    unknown &= ~(s.held[viewer] | s.known[viewer])
    for seat in range(s.players):
        unknown &= ~s.completed[seat]
    return unknown


@rule
def resample(s: Any, e: Any, seat: int, stream: Any) -> None:
    """Deal the unknown strips of every length anew to the places where unknown strips of that length are."""
    unknown = unknown_strips(s, e, seat)
    s.imagined, s.deemed = 0, 0
    is_choosing = s.choices != 0 and s.seat != seat
    deal_all_anew(s, e, seat, unknown, stream)
    while is_choosing and not ask_anew(s, e):
        deal_all_anew(s, e, seat, unknown, stream)
    limit_knowledge(s, seat)


@rule
def ask_anew(s: Any, e: Any) -> bool:
    """QW23: the choice of the seat whose turn it is, among the strips it holds now; no if it would not be asked."""
    matched, styled = find_matches(s, e, wide(s.seat), wide(s.asked_about[0]), wide(s.asked_about[1]))
    s.choices, s.choices_styled = matched, styled
    if matched == 0:
        return False
    length = e.length[lowest_bit(matched)]
    return matched & ~e.of_length[length] == 0 and count_bits(matched) > s.tokens[s.seat, length]


@rule
def limit_knowledge(s: Any, viewer: int) -> None:
    """Others know what they put under a stack. What else they know the viewer cannot tell, so it is nothing."""
    for seat in range(s.players):
        if seat != viewer:
            s.known[seat] = 0
    for i in range(s.put_back_count):
        s.known[(s.start_seat + s.put_back_turn[i]) % s.players] |= bit(s.put_back[i])


@rule
def deal_all_anew(s: Any, e: Any, seat: int, unknown: int, stream: Any) -> None:
    """The unknown strips of every length."""
    order = np.empty(RECIPES, np.int8)
    for i in range(e.length_count):
        group = unknown & e.of_length[e.lengths[i]]
        deal_anew(s, e, seat, group, shuffle(group, order, stream), order)


@rule
def shuffle(group: int, order: Any, stream: Any) -> int:
    """Write the strips of a set in random order. Returns how many."""
    count = 0
    while group:
        place = below(stream, count + 1)
        order[count] = order[place]
        order[place] = lowest_bit(group)
        group &= group - 1
        count += 1
    return count


@rule
def deal_anew(s: Any, e: Any, viewer: int, group: int, count: int, order: Any) -> None:
    """To the other seats' hands, then under the stack, what is left into its shuffled part."""
    dealt = 0
    for seat in range(s.players):
        if seat != viewer:
            places = count_bits(s.held[seat] & group)
            s.held[seat] &= ~group
            for _ in range(places):
                s.held[seat] |= bit(order[dealt])
                dealt += 1
    s.under_stacks &= ~group
    for i in range(s.put_back_count):
        if group >> s.put_back[i] & 1:
            s.put_back[i] = order[dealt]
            s.under_stacks |= bit(order[dealt])
            dealt += 1
    sort_put_back(s, group)
    s.in_stacks &= ~group
    for i in range(dealt, count):
        s.in_stacks |= bit(order[i])


@rule
def sort_put_back(s: Any, group: int) -> None:
    """QW28: strips of one length put back in one turn lie in the edition's order."""
    for i in range(s.put_back_count):
        for j in range(i + 1, s.put_back_count):
            if is_out_of_order(s, group, i, j):
                s.put_back[i], s.put_back[j] = s.put_back[j], s.put_back[i]


@rule
def is_out_of_order(s: Any, group: int, i: int, j: int) -> bool:
    """Both are among the redrawn strips, of one pass, and the earlier place has the later strip."""
    if not (group >> s.put_back[i] & 1 and group >> s.put_back[j] & 1):
        return False
    return s.put_back_turn[i] == s.put_back_turn[j] and s.put_back[i] > s.put_back[j]
