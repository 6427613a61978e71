"""Sushi Roll as a small network sees it: how likely a seat wins, at the moment *after a take*.

Then the dice to come are not thrown yet (S10, S13): what counts are trays, tokens, the kinds of dice on each belt,
points and time. So no throw is guessed at. The numbers were learned for one edition and are of no use for others;
`network.py` keeps them, and `sushi_roll.py` plays by them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.games.compiled import hot, index, record, rule, wide
from sushiya.games.dispatch import score
from sushiya.games.sushi_roll.state import (
    BAG,
    CHOPSTICKS,
    FACES,
    KINDS,
    MAX_BELT,
    MENUS,
    PUDDINGS,
    SEATS,
)

# What is added up for each seat: second index of `tally`.
POINTS, WASABI, MAKI, TOKENS, SETS = 0, 1, 2, 3, 6  # TOKENS: three of them; SETS: one for each symbol
SET_ROWS = 3  # symbols that come in sets, each of SET_SIZE; an edition with others is not learned
SET_SIZE = 3
TALLIES = SETS + SET_ROWS
ROUNDS = 3
DICE_KINDS = 5

# What the network sees is a list of small numbers, each from 0 to its range - 1; what is more counts as the most. Every
# value of every number has a row of weights of its own, so nothing is multiplied: the rows are added up.
#
#   the moment | of the seat that looks | of the next seat | of the seat after that | …
#
OF_MOMENT = (ROUNDS * (MAX_BELT + 1), SEATS, SEATS)  # round and dice left; place in the order of turns; turns to come
MOMENT, PLACE, PENDING = 0, 1, 2
POINTS_APART, SYMBOLS_APART = 25, 7  # the largest lead that is told from larger ones
OF_POINTS, OF_SYMBOLS = 2 * POINTS_APART + 1, 2 * SYMBOLS_APART + 1
OF_LEADS = (OF_POINTS, OF_POINTS, OF_SYMBOLS, OF_SYMBOLS, OF_SYMBOLS)
LEAD_NOW, LEAD, LEAD_MAKI, LEAD_PUDDINGS, LEAD_FEWEST = range(3, 8)  # over the best of the others, and over the last
LEADS = LEAD_NOW
OF_SEAT = (SET_SIZE**SET_ROWS, 3, 6, 5, 2, 8, 8, *(6,) * DICE_KINDS)
OF_SETS, OF_WASABI, OF_MENUS, OF_CHOPSTICKS, OF_REST, OF_MAKI, OF_PUDDINGS, OF_BELT = 0, 1, 2, 3, 4, 5, 6, 7
OWN = LEADS + len(OF_LEADS)
OF_PAIR = (OF_POINTS, OF_SYMBOLS, OF_SYMBOLS)  # the leads over one of the others, where there are several
PAIR = len(OF_SEAT)  # where they stand behind what is told of that seat
OTHERS = OWN + len(OF_SEAT)
EACH_OTHER = PAIR + len(OF_PAIR)
RANGES = (*OF_MOMENT, *OF_LEADS, *OF_SEAT, *(*OF_SEAT, *OF_PAIR) * (SEATS - 1))
NUMBERS = len(RANGES)
RANGES_OF = np.array(RANGES, np.int32)
FIRST_ROW = np.array([sum(RANGES[:number]) for number in range(NUMBERS)], np.int32)
ROWS = sum(RANGES)
HIDDEN = 128
HALVINGS = 7  # of HIDDEN, until one is left: sums side by side are quicker
MOMENTS = OF_MOMENT[MOMENT]
UNKNOWN = -1.0  # no chance to win

NETWORK = record(
    ("players", np.int32),  # that it was learned for; 0: nothing was learned
    ("inward", np.float32, (ROWS, HIDDEN)),
    ("outward", np.float32, (MOMENTS, HIDDEN)),  # every moment of a match has its own judgement of what is seen
    ("bias", np.float32, MOMENTS),
    # What it is working on.
    ("tally", np.int32, (SEATS, TALLIES)),
    ("total", np.int32, SEATS),  # points of each seat, its sets counted as they are
    ("now", np.int32, SEATS),  # and with races and tokens, as if the match ended now
    ("belts", np.int32, (SEATS, KINDS)),  # dice of each kind that will lie before a seat after the next slide
    ("round", np.int32),
    ("left", np.int32),  # dice on every belt then
    ("pending", np.int32),  # seats that have their turn still to come before that
    ("place", np.int32),  # of the seat in the order of turns after it
    ("others_best", np.int32),  # the most points of another seat
    ("others_maki", np.int32),  # the most maki symbols of another seat
    ("others_puddings", np.int32),  # the most puddings of another seat
    ("others_fewest", np.int32),  # and the fewest
    ("seen", np.int32, NUMBERS),  # as rows of `inward`
    ("base", np.int32, NUMBERS),  # what was seen when `base_hidden` was worked out
    ("base_hidden", np.float32, HIDDEN),
    ("hidden", np.float32, HIDDEN),
    ("worth", np.float64, FACES),  # chance to win after taking a die with this face
    ("theirs", np.float64, (SEATS, FACES)),  # the same of seats that are still to come
    ("around", np.bool_),  # whether `theirs` was looked at
    ("best", np.int32),  # the face on the belt that is worth most
    ("least", np.int32),  # and least
    ("menu_price", np.float64),  # how much less likely the seat wins without one of its menus
    ("chopsticks_price", np.float64),
    ("sorted_faces", np.int32, FACES),  # by their worth
    ("within", np.float64, KINDS),  # how often a die of the kind shows no more than the faces looked at so far
)


# --------------------------------------------------------------------------------------------------- what there is


@rule
def add_up(s: Any, e: Any, net: Any) -> None:
    """What every seat has, in a few numbers."""
    for seat in range(s.players):
        tally = net.tally[seat]
        tally[POINTS] = score(s, e, seat)
        tally[WASABI], tally[MAKI] = s.open_wasabi[seat], s.maki[seat]
        for token in range(3):
            tally[TOKENS + token] = s.tokens[seat, token]
        for row in range(SET_ROWS):
            tally[SETS + row] = 0
        for face in range(e.faces):
            count = int(s.tray[seat, face])
            if count > 0:
                served = count + (int(e.wasabi_factor) - 1) * int(s.on_wasabi[seat, face])
                tally[POINTS] += int(e.nigiri_points[face]) * served
                for row in range(SET_ROWS):
                    tally[SETS + row] += int(e.set_amount[row, face]) * count


@hot
def total(e: Any, tally: Any) -> int:
    """Points of a seat, its sets counted as they are."""
    points = wide(tally[POINTS])
    for row in range(SET_ROWS):
        points += wide(e.set_points[row, tally[SETS + row]])
    return points


@rule
def count_now(e: Any, net: Any, players: int) -> None:
    """S15, S20, S21: the points of all seats, as if the match ended now."""
    first, second, most, fewest = 0, 0, 0, 1000
    for seat in range(players):
        maki, puddings = wide(net.tally[seat, MAKI]), wide(net.tally[seat, TOKENS + PUDDINGS])
        if maki > first:
            first, second = maki, first
        elif maki < first:
            second = max(second, maki)
        most, fewest = max(most, puddings), min(fewest, puddings)
    for seat in range(players):
        tally = net.tally[seat]
        maki, puddings = wide(tally[MAKI]), wide(tally[TOKENS + PUDDINGS])
        points = wide(net.total[seat])
        points += (wide(tally[TOKENS + MENUS]) + wide(tally[TOKENS + CHOPSTICKS])) // wide(e.tokens_per_point)
        if maki > 0 and maki >= second:
            points += wide(e.maki_points[0 if maki == first else 1])
        if puddings == most:
            points += wide(e.pudding_most)
        if puddings == fewest and players >= wide(e.pudding_fewest_from):
            points += wide(e.pudding_fewest)
        net.now[seat] = points


@rule
def take_face(s: Any, e: Any, tally: Any, face: int) -> None:
    """S10–S12, S16: what a die of this face changes."""
    for row in range(SET_ROWS):
        tally[SETS + row] += e.set_amount[row, face]
    tally[MAKI] += e.maki[face]
    amount = int(e.token_amount[face])
    if amount > 0:
        token = int(e.token[face])
        tally[TOKENS + token] += min(amount, int(s.supply[token]))
    tally[WASABI] += e.is_wasabi[face]
    if e.is_nigiri[face] != 0:
        served = min(int(tally[WASABI]), 1)
        tally[WASABI] -= served
        tally[POINTS] += int(e.nigiri_points[face]) * (1 + served * (int(e.wasabi_factor) - 1))


# ------------------------------------------------------------------------------------------- what the network sees


@hot
def see(net: Any, number: int, value: int) -> None:
    """One of the numbers, as the row of its value."""
    net.seen[number] = FIRST_ROW[number] + max(0, min(value, int(RANGES_OF[number]) - 1))


@hot
def numbers_seen(players: int) -> int:
    """How many numbers there are to see; with two players, a lead over the best other seat is the one lead there is."""
    return OTHERS + (players - 1) * EACH_OTHER if players > 2 else OTHERS + PAIR


@rule
def see_tray(s: Any, e: Any, net: Any, seat: int, first: int) -> None:
    """What a seat has: tray and tokens."""
    tally = net.tally[seat]
    sets = 0
    for row in range(SET_ROWS):
        sets = sets * SET_SIZE + int(tally[SETS + row]) % SET_SIZE
    menus, chopsticks = wide(tally[TOKENS + MENUS]), wide(tally[TOKENS + CHOPSTICKS])
    see(net, first + OF_SETS, sets)
    see(net, first + OF_WASABI, wide(tally[WASABI]))
    see(net, first + OF_MENUS, menus)
    see(net, first + OF_CHOPSTICKS, chopsticks)
    see(net, first + OF_REST, (menus + chopsticks) % wide(e.tokens_per_point))
    see(net, first + OF_MAKI, wide(tally[MAKI]))
    see(net, first + OF_PUDDINGS, wide(tally[TOKENS + PUDDINGS]))


@hot
def see_belt(net: Any, seat: int, first: int) -> None:
    """The dice that will lie before a seat."""
    for kind in range(DICE_KINDS):
        see(net, first + OF_BELT + kind, wide(net.belts[seat, kind]))


@rule
def describe_others(s: Any, e: Any, net: Any, seat: int) -> None:
    """All that does not depend on what the seat itself takes."""
    players = wide(s.players)
    best, maki, most, fewest = -1000, 0, 0, 1000
    for i in range(1, players):
        other = seat + i if seat + i < players else seat + i - players
        tally = net.tally[other]
        puddings = wide(tally[TOKENS + PUDDINGS])
        net.total[other] = total(e, tally)
        best, maki = max(best, wide(net.total[other])), max(maki, wide(tally[MAKI]))
        most, fewest = max(most, puddings), min(fewest, puddings)
        first = OTHERS + (i - 1) * EACH_OTHER
        see_tray(s, e, net, other, first)
        see_belt(net, other, first)
    net.others_best, net.others_maki, net.others_puddings, net.others_fewest = best, maki, most, fewest
    see(net, MOMENT, wide(net.round) * (MAX_BELT + 1) + wide(net.left))
    see(net, PLACE, wide(net.place))
    see(net, PENDING, wide(net.pending))
    see_belt(net, seat, OWN)


@rule
def describe_own(s: Any, e: Any, net: Any, seat: int) -> None:
    """The rest: what the seat has, its leads, and the belt that it takes from, which comes to the next seat."""
    players, tally = wide(s.players), net.tally[seat]
    see_tray(s, e, net, seat, OWN)
    see_belt(net, seat + 1 if seat + 1 < players else 0, OTHERS)
    net.total[seat] = total(e, tally)
    count_now(e, net, players)
    best_now = -1000
    for other in range(players):
        if other != seat:
            best_now = max(best_now, wide(net.now[other]))
    now, maki, puddings = wide(net.now[seat]), wide(tally[MAKI]), wide(tally[TOKENS + PUDDINGS])
    see(net, LEAD_NOW, now - best_now + POINTS_APART)
    see(net, LEAD, wide(net.total[seat]) - wide(net.others_best) + POINTS_APART)
    see(net, LEAD_MAKI, maki - wide(net.others_maki) + SYMBOLS_APART)
    see(net, LEAD_PUDDINGS, puddings - wide(net.others_puddings) + SYMBOLS_APART)
    see(net, LEAD_FEWEST, puddings - wide(net.others_fewest) + SYMBOLS_APART)
    for i in range(1, players if players > 2 else 1):
        other = seat + i if seat + i < players else seat + i - players
        first, theirs = OTHERS + (i - 1) * EACH_OTHER + PAIR, net.tally[other]
        see(net, first, now - wide(net.now[other]) + POINTS_APART)
        see(net, first + 1, maki - wide(theirs[MAKI]) + SYMBOLS_APART)
        see(net, first + 2, puddings - wide(theirs[TOKENS + PUDDINGS]) + SYMBOLS_APART)


# -------------------------------------------------------------------------------------------------------- the network


@rule
def set_base(s: Any, net: Any) -> None:
    """Work out what is seen now; what is seen next differs little from it."""
    seen, base, hidden, inward = net.seen, net.base, net.base_hidden, net.inward
    for j in range(HIDDEN):
        hidden[j] = 0.0
    for i in range(numbers_seen(wide(s.players))):
        row = index(seen[i])
        base[i] = row
        for j in range(HIDDEN):
            hidden[j] += inward[row, j]


@hot
def add_changes(net: Any, first: int, end: int) -> None:
    """Take into account how these numbers differ from the base."""
    seen, base, hidden, inward = net.seen, net.base, net.hidden, net.inward
    for i in range(first, end):
        row, before = index(seen[i]), index(base[i])
        if row != before:
            for j in range(HIDDEN):
                hidden[j] += inward[row, j] - inward[before, j]


@rule
def chance_to_win(s: Any, net: Any) -> float:
    """How likely the seat wins that sees this; the moment and the trays of others are those of the base."""
    hidden, base_hidden, outward, moment = net.hidden, net.base_hidden, net.outward, index(net.seen[MOMENT])
    for j in range(HIDDEN):
        hidden[j] = base_hidden[j]
    add_changes(net, LEADS, OWN + OF_BELT)
    add_changes(net, OTHERS + OF_BELT, OTHERS + PAIR)
    for i in range(wide(s.players) - 1 if s.players > 2 else 0):
        add_changes(net, OTHERS + i * EACH_OTHER + PAIR, OTHERS + (i + 1) * EACH_OTHER)
    for j in range(HIDDEN):
        hidden[j] = max(hidden[j], np.float32(0.0)) * outward[moment, j]
    for i in range(HALVINGS):
        half = HIDDEN >> (i + 1)
        for j in range(half):
            hidden[j] += hidden[j + half]
    return 1.0 / (1.0 + np.exp(-float(net.bias[moment] + hidden[0])))


# --------------------------------------------------------------------------------------------------------- the moments


@hot
def turn_of(s: Any, seat: int) -> int:
    """Which turn after the last slide is the seat's, from 0 (S6)."""
    after_red = wide(seat) - wide(s.red)
    return after_red if after_red >= 0 else after_red + wide(s.players)


@rule
def lay_belts(s: Any, net: Any, slides: int) -> None:
    """The belts after so many slides, 0 or 1; empty while their dice are still drawn from the bag (S4)."""
    for belt in range(s.players):
        ahead = belt + slides if belt + slides < s.players else 0
        for kind in range(DICE_KINDS):
            net.belts[ahead, kind] = s.dice[belt, kind] if s.phase != BAG else 0


@rule
def look_ahead(s: Any, e: Any, net: Any, seat: int) -> None:
    """The moment after the take of a seat, as far as it is the same for all that it may take."""
    players = wide(s.players)
    add_up(s, e, net)
    lay_belts(s, net, 1)
    dice = 0
    for kind in range(DICE_KINDS):
        dice += int(s.dice[seat, kind])
    net.round, net.left, net.pending = s.rounds_played, dice - 1, players - 1 - turn_of(s, seat)
    net.place = (seat - wide(s.red) - 1 + 2 * players) % players
    describe_others(s, e, net, seat)
    describe_own(s, e, net, seat)
    set_base(s, net)


@rule
def see_slide(s: Any, e: Any, net: Any, seat: int) -> None:
    """The moment before dice are thrown for everybody, or drawn from the bag (S4), as the seat sees it."""
    players = wide(s.players)
    lay_belts(s, net, 0)
    dice = wide(e.dice_per_seat[players]) if s.phase == BAG else 0
    for kind in range(DICE_KINDS):
        dice += wide(net.belts[seat, kind])
    net.round, net.left, net.pending = s.rounds_played, dice, 0
    net.place = (seat - wide(s.red) + players) % players
    describe_others(s, e, net, seat)
    describe_own(s, e, net, seat)


@rule
def judge_slide(s: Any, e: Any, net: Any, shares: Any) -> None:
    """How likely each seat wins, at such a moment; together, one of them does."""
    add_up(s, e, net)
    all_of_them = 0.0
    for seat in range(s.players):
        see_slide(s, e, net, seat)
        set_base(s, net)
        shares[seat] = chance_to_win(s, net)
        all_of_them += shares[seat]
    for seat in range(s.players):
        shares[seat] /= all_of_them
