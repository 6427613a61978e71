"""Sushi Roll as a small network sees it, and how to play by it: what was learned from matches against oneself.

The network tells how likely a seat wins, looking at the moment *after a take*, when the dice to come are not thrown
yet (S10, S13): trays, tokens, the kinds of dice on each belt, points and time. So no throw is guessed at; who is to
choose compares the faces before it by what it would leave behind. Menus are compared by the best face to be expected of
the dice in the cup (S8), chopsticks by the face they bring (S9).

The numbers were learned for one edition and are of no use for others; `network.py` keeps them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.bots.think.steps import do, throw
from sushiya.games.compiled import CHANCE, OVER, hot, lowest_bit, record, rule, wide
from sushiya.games.dispatch import register, score
from sushiya.games.sushi_roll.state import (
    BAG,
    CHOPSTICKS,
    FACES,
    KINDS,
    MAX_BELT,
    MENUS,
    PUDDINGS,
    REROLL,
    SEATS,
    STATE,
)

# What is added up for each seat: second index of `tally`.
POINTS, WASABI, MAKI, TOKENS, SETS = 0, 1, 2, 3, 6  # TOKENS: three of them; SETS: one for each symbol
SET_ROWS = 3  # symbols that come in sets, each of SET_SIZE; an edition with others is not learned
SET_SIZE = 3
TALLIES = SETS + SET_ROWS
ROUNDS = 3
DICE_KINDS = 5

# What the network sees: first the seat's own tray and tokens, then the same of the others on average, then the rest.
OWN, OTHERS = 0, 22
OF_WASABI, OF_MAKI, OF_TOKENS = 9, 12, 14
LEADS = 44
BELTS = 53
TIME = BELTS + 2 * DICE_KINDS
LEFT = TIME + ROUNDS  # dice on a belt: how many, and whether just 0 … FEW of them
FEW = 4
ALWAYS = LEFT + FEW + 2
INPUTS = ALWAYS + 3
HIDDEN = 64
HALVINGS = 6  # of HIDDEN, until one is left: sums side by side are quicker
UNKNOWN = -1.0  # no chance to win

NETWORK = record(
    ("players", np.int32),  # that it was learned for; 0: nothing was learned
    ("inward", np.float32, (INPUTS, HIDDEN)),
    ("outward", np.float32, HIDDEN),
    ("bias", np.float32),
    # What it is working on.
    ("tally", np.int32, (SEATS, TALLIES)),
    ("belts", np.int32, (SEATS, KINDS)),  # dice of each kind that will lie before a seat after the next slide
    ("all_dice", np.int32, KINDS),  # dice of each kind on all of them
    ("round", np.int32),
    ("left", np.int32),  # dice on every belt then
    ("pending", np.int32),  # seats that have their turn still to come before that
    ("place", np.int32),  # of the seat in the order of turns after it
    ("others_best", np.int32),  # the most points of another seat
    ("others_mean", np.float32),  # the points of the others on average
    ("others_maki", np.int32),  # the most maki symbols of another seat
    ("others_puddings", np.int32),  # the most puddings of another seat
    ("others_fewest", np.int32),  # and the fewest
    ("seen", np.float32, INPUTS),
    ("base", np.float32, INPUTS),  # what was seen when `base_hidden` was worked out
    ("base_hidden", np.float32, HIDDEN),
    ("hidden", np.float32, HIDDEN),
    ("worth", np.float64, FACES),  # chance to win after taking a die with this face
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
def soft(value: float) -> float:
    """From -1 to 1."""
    return value / np.sqrt(1.0 + value * value)


@rule
def describe_seat(e: Any, tally: Any, seen: Any, first: int, weight: float) -> None:
    """Add the tray and the tokens of a seat to what is seen."""
    for row in range(SET_ROWS):
        seen[first + SET_SIZE * row + tally[SETS + row] % SET_SIZE] += weight
    seen[first + OF_WASABI + min(tally[WASABI], 2)] += weight
    seen[first + OF_MAKI] += weight * tally[MAKI] / 6.0
    seen[first + OF_MAKI + 1] += weight * int(tally[MAKI] == 0)
    at = first + OF_TOKENS
    menus, chopsticks = tally[TOKENS + MENUS], tally[TOKENS + CHOPSTICKS]
    seen[at] += weight * menus / 4.0
    seen[at + 1] += weight * min(menus, 1)
    seen[at + 2] += weight * min(menus, 2) * 0.5
    seen[at + 3] += weight * chopsticks / 4.0
    seen[at + 4] += weight * min(chopsticks, 1)
    seen[at + 5] += weight * min(chopsticks, 2) * 0.5
    seen[at + 6] += weight * ((menus + chopsticks) % int(e.tokens_per_point)) / int(e.tokens_per_point)
    seen[at + 7] += weight * tally[TOKENS + PUDDINGS] / 6.0


@rule
def describe_others(s: Any, e: Any, net: Any, seat: int) -> None:
    """All that does not depend on what the seat itself takes."""
    players = int(s.players)
    seen, each = net.seen, 1.0 / (players - 1)
    for i in range(INPUTS):
        seen[i] = 0.0
    best, mean, maki, most, fewest = -1000, 0.0, 0, 0, 1000
    for other in range(players):
        if other != seat:
            tally = net.tally[other]
            describe_seat(e, tally, seen, OTHERS, each)
            points = total(e, tally)
            best, mean = max(best, points), mean + each * points
            maki = max(maki, int(tally[MAKI]))
            most, fewest = max(most, int(tally[TOKENS + PUDDINGS])), min(fewest, int(tally[TOKENS + PUDDINGS]))
    net.others_best, net.others_mean, net.others_maki = best, mean, maki
    net.others_puddings, net.others_fewest = most, fewest
    seen[TIME + net.round] = 1.0
    seen[LEFT] = net.left / float(MAX_BELT)
    if net.left <= FEW:
        seen[LEFT + 1 + net.left] = 1.0
    seen[ALWAYS] = 1.0
    seen[ALWAYS + 1] = net.pending * each
    seen[ALWAYS + 2] = net.place * each


@rule
def describe_own(s: Any, e: Any, net: Any, seat: int) -> None:
    """The rest: what the seat has, its leads, and the belts."""
    players = int(s.players)
    seen, tally, each = net.seen, net.tally[seat], 1.0 / (players - 1)
    for i in range(OTHERS):
        seen[i] = 0.0
    describe_seat(e, tally, seen, OWN, 1.0)
    points = total(e, tally)
    lead, maki = float(points - net.others_best), float(tally[MAKI] - net.others_maki)
    puddings = float(tally[TOKENS + PUDDINGS])
    seen[LEADS], seen[LEADS + 1], seen[LEADS + 2] = lead / 20.0, soft(lead / 6.0), soft(lead / 15.0)
    seen[LEADS + 3], seen[LEADS + 4] = maki / 6.0, soft(maki / 1.5)
    seen[LEADS + 5] = (puddings - net.others_puddings) / 6.0
    seen[LEADS + 6] = soft((puddings - net.others_puddings) / 1.2)
    seen[LEADS + 7] = soft((puddings - net.others_fewest) / 1.2)
    seen[LEADS + 8] = (points - net.others_mean) / 20.0
    for kind in range(DICE_KINDS):
        mine = int(net.belts[seat, kind])
        seen[BELTS + kind] = mine / 3.0
        seen[BELTS + DICE_KINDS + kind] = (int(net.all_dice[kind]) - mine) * each / 3.0


# -------------------------------------------------------------------------------------------------------- the network


@rule
def set_base(net: Any) -> None:
    """Work out what is seen now; what is seen next differs little from it."""
    seen, base, hidden, inward = net.seen, net.base, net.base_hidden, net.inward
    for j in range(HIDDEN):
        hidden[j] = 0.0
    for i in range(INPUTS):
        value = seen[i]
        base[i] = value
        if value != 0.0:
            for j in range(HIDDEN):
                hidden[j] += value * inward[i, j]


@hot
def add_changes(net: Any, first: int, end: int) -> None:
    """Take into account how these inputs differ from the base."""
    seen, base, hidden, inward = net.seen, net.base, net.hidden, net.inward
    for i in range(first, end):
        change = seen[i] - base[i]
        if change != 0.0:
            for j in range(HIDDEN):
                hidden[j] += change * inward[i, j]


@rule
def chance_to_win(net: Any) -> float:
    """How likely the seat wins that sees this; others and time are those of the base."""
    hidden, base_hidden, outward = net.hidden, net.base_hidden, net.outward
    for j in range(HIDDEN):
        hidden[j] = base_hidden[j]
    add_changes(net, OWN, OTHERS)
    add_changes(net, LEADS, TIME)
    for j in range(HIDDEN):
        hidden[j] = max(hidden[j], np.float32(0.0)) * outward[j]
    for i in range(HALVINGS):
        half = HIDDEN >> (i + 1)
        for j in range(half):
            hidden[j] += hidden[j + half]
    return 1.0 / (1.0 + np.exp(-float(net.bias + hidden[0])))


# --------------------------------------------------------------------------------------------------------- the moments


@rule
def lay_belts(s: Any, net: Any, slides: int) -> None:
    """The belts after so many slides, 0 or 1; empty while their dice are still drawn from the bag (S4)."""
    for kind in range(DICE_KINDS):
        net.all_dice[kind] = 0
        for belt in range(s.players):
            ahead = belt + slides if belt + slides < s.players else 0
            dice = int(s.dice[belt, kind]) if s.phase != BAG else 0
            net.belts[ahead, kind] = dice
            net.all_dice[kind] += dice


@rule
def look_ahead(s: Any, e: Any, net: Any) -> None:
    """The moment after the take of the seat to act, as far as it is the same for all that it may take."""
    players, seat = wide(s.players), wide(s.seat)
    add_up(s, e, net)
    lay_belts(s, net, 1)
    dice = 0
    for kind in range(DICE_KINDS):
        dice += int(s.dice[seat, kind])
    net.round, net.left, net.pending = s.rounds_played, dice - 1, players - 1 - wide(s.turns)
    net.place = (seat - wide(s.red) - 1 + 2 * players) % players
    describe_others(s, e, net, seat)
    describe_own(s, e, net, seat)
    set_base(net)


@rule
def see_slide(s: Any, e: Any, net: Any, seat: int) -> None:
    """The moment before dice are thrown for everybody, or drawn from the bag, as the seat sees it."""
    players = wide(s.players)
    lay_belts(s, net, 0)
    dice = 0
    for kind in range(DICE_KINDS):
        dice += int(net.belts[seat, kind])
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
        set_base(net)
        shares[seat] = chance_to_win(net)
        all_of_them += shares[seat]
    for seat in range(s.players):
        shares[seat] /= all_of_them


# ------------------------------------------------------------------------------------------------------- how to play


@rule
def worth_of(s: Any, e: Any, net: Any, seat: int, face: int, gone: int, menus: int, chopsticks: int) -> float:
    """How likely the seat wins with a die of this face, its belt without one of the kind `gone`, these tokens spent."""
    ahead = seat + 1 if seat + 1 < wide(s.players) else 0
    tally = net.tally[seat]
    points, wasabi, maki = tally[POINTS], tally[WASABI], tally[MAKI]
    first, second, third = tally[SETS], tally[SETS + 1], tally[SETS + 2]
    all_menus, all_chopsticks = tally[TOKENS + MENUS], tally[TOKENS + CHOPSTICKS]
    puddings = tally[TOKENS + PUDDINGS]
    tally[TOKENS + MENUS] -= menus
    tally[TOKENS + CHOPSTICKS] -= chopsticks
    take_face(s, e, tally, face)
    net.belts[ahead, gone] -= 1
    net.all_dice[gone] -= 1
    describe_own(s, e, net, seat)
    worth = chance_to_win(net)
    net.belts[ahead, gone] += 1
    net.all_dice[gone] += 1
    tally[POINTS], tally[WASABI], tally[MAKI] = points, wasabi, maki
    tally[SETS], tally[SETS + 1], tally[SETS + 2] = first, second, third
    tally[TOKENS + MENUS], tally[TOKENS + CHOPSTICKS] = all_menus, all_chopsticks
    tally[TOKENS + PUDDINGS] = puddings
    return worth


@rule
def worth_of_take(s: Any, e: Any, net: Any, seat: int, face: int) -> float:
    """How likely the seat wins after it has taken a die of this face from its belt."""
    return worth_of(s, e, net, seat, face, wide(e.kind_of[face]), 0, 0)


@rule
def expected_best(s: Any, e: Any, net: Any, seat: int, kept: int) -> float:
    """S8: the best that can be expected of all dice of the belt, or of all but one that shows `kept` (else -1)."""
    worth, faces, within, count = net.worth, net.sorted_faces, net.within, 0
    for face in range(e.faces):
        if s.dice[seat, e.kind_of[face]] > 0:
            i = count
            while i > 0 and worth[faces[i - 1]] > worth[face]:
                faces[i] = faces[i - 1]
                i -= 1
            faces[i] = face
            count += 1
    for kind in range(DICE_KINDS):
        within[kind] = 0.0
    reached = worth[kept] if kept >= 0 else worth[faces[0]]
    expected = reached
    for i in range(count):
        face = faces[i]
        if worth[face] > reached:
            chance = 1.0  # that no die shows more
            for kind in range(DICE_KINDS):
                dice = int(s.dice[seat, kind]) - int(kept >= 0 and kind == e.kind_of[kept])
                for _ in range(dice):
                    chance *= within[kind]
            expected += (1.0 - chance) * (worth[face] - reached)
            reached = worth[face]
        kind = e.kind_of[face]
        sides = 0
        for side in range(e.sides[kind]):
            sides += int(e.face_at[kind, side] == face)
        within[kind] += sides / int(e.sides[kind])
    return expected


@rule
def menu_code(s: Any, e: Any, seat: int, kept: int) -> int:
    """The menu for all dice of the belt, or for all but one that shows `kept`."""
    number, size = 0, 0
    faces = int(s.shown[seat])
    while faces:
        face = lowest_bit(faces)
        faces &= faces - 1
        for _ in range(int(s.belt[seat, face]) - int(face == kept)):
            number += int(e.rank[size, face])
            size += 1
    return int(e.first_menu) + int(e.faces_first[size]) + number


@rule
def best_swap(s: Any, e: Any, net: Any, seat: int, given: int, limit: float) -> int:
    """S9: chopsticks for the die of others that is worth more than the limit, for the one given; -1 if none is."""
    faces, code = wide(e.faces), -1
    for other in range(wide(s.players)):
        theirs = int(s.shown[other]) & ~int(s.shown[seat]) if other != seat else 0
        while theirs:
            face = wide(lowest_bit(theirs))
            theirs &= theirs - 1
            if net.worth[face] == UNKNOWN:
                kind = wide(e.kind_of[face])
                gone = kind if s.dice[seat, kind] > 0 else wide(e.kind_of[given])
                net.worth[face] = worth_of(s, e, net, seat, face, gone, 0, 0)
            if net.worth[face] > limit:
                limit, code = net.worth[face], wide(e.first_chopsticks) + (other * faces + face) * faces + given
    return code


@rule
def choose(s: Any, e: Any, net: Any) -> int:
    """The action that is likeliest to win, looking at the die that it brings."""
    seat = wide(s.seat)
    look_ahead(s, e, net)
    worth, has_menu = net.worth, s.tokens[seat, MENUS] > 0
    best, least = -1, -1
    for face in range(wide(e.faces)):
        is_shown = s.belt[seat, face] > 0
        worth[face] = UNKNOWN
        if is_shown or (has_menu and s.dice[seat, e.kind_of[face]] > 0):
            worth[face] = worth_of_take(s, e, net, seat, face)
        if is_shown:
            if best < 0 or worth[face] > worth[best]:
                best = face
            if least < 0 or worth[face] < worth[least]:
                least = face
    kind = wide(e.kind_of[best])
    limit, code = worth[best], best
    if has_menu:
        price = worth[best] - worth_of(s, e, net, seat, best, kind, 1, 0)
        all_of_them = expected_best(s, e, net, seat, -1) - price
        if all_of_them > limit:
            limit, code = all_of_them, menu_code(s, e, seat, -1)
        if net.left > 0:
            all_but_one = expected_best(s, e, net, seat, best) - price
            if all_but_one > limit:
                limit, code = all_but_one, menu_code(s, e, seat, best)
    if s.tokens[seat, CHOPSTICKS] > 0:
        price = worth[best] - worth_of(s, e, net, seat, best, kind, 0, 1)
        swap = best_swap(s, e, net, seat, least, limit + price)
        if swap >= 0:
            code = swap
    return code


@rule
def foresee(s: Any, e: Any, net: Any, scratch: Any, code: int, slides: int, shares: Any) -> bool:
    """Play this action, then by `choose` until the belts have slid so often, and judge. False if the match is over."""
    while True:
        do(s, e, code)
        if s.to_act == CHANCE and s.phase != REROLL:
            slides -= 1
            if slides == 0:
                judge_slide(s, e, net, shares)
                return True
        throw(s, e, scratch)
        if s.to_act == OVER:
            return False
        code = choose(s, e, net)


register(STATE, foresee=foresee)
