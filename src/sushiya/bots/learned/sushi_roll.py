"""How to play Sushi Roll by what a network has learned from matches against itself (`sight.py`).

Who is to choose compares the faces before it by the chance to win that they leave. Menus are compared by the best face
to be expected of the dice in the cup (S8), chopsticks by the face they bring and by what they take from a seat whose
turn is still to come (S9).
"""

from __future__ import annotations

from typing import Any

from sushiya.bots.learned.sight import (
    DICE_KINDS,
    MAKI,
    POINTS,
    SETS,
    TOKENS,
    UNKNOWN,
    WASABI,
    chance_to_win,
    describe_own,
    judge_slide,
    look_ahead,
    take_face,
    turn_of,
)
from sushiya.bots.think.steps import do, throw
from sushiya.games.compiled import CHANCE, OVER, lowest_bit, rule, wide
from sushiya.games.dispatch import register
from sushiya.games.sushi_roll.state import CHOPSTICKS, MENUS, PUDDINGS, REROLL, STATE


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
    describe_own(s, e, net, seat)
    worth = chance_to_win(s, net)
    net.belts[ahead, gone] += 1
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
def look_at_pending(s: Any, e: Any, net: Any, seat: int) -> None:
    """What the faces before the seats that are still to come, and those before this seat, are worth to them."""
    for other in range(wide(s.players)):
        if other != seat and turn_of(s, other) > wide(s.turns):
            look_ahead(s, e, net, other)
            faces = int(s.shown[other]) | int(s.shown[seat])
            while faces:
                face = wide(lowest_bit(faces))
                faces &= faces - 1
                net.theirs[other, face] = worth_of_take(s, e, net, other, face)


@rule
def harm(s: Any, net: Any, other: int, face: int, given: int) -> float:
    """S9: what a seat that is still to come loses if it has one die for the other on its belt."""
    before, after = 0.0, float(net.theirs[other, given])
    faces = int(s.shown[other])
    while faces:
        each = wide(lowest_bit(faces))
        faces &= faces - 1
        worth = float(net.theirs[other, each])
        before = max(before, worth)
        if each != face or s.belt[other, each] > 1:
            after = max(after, worth)
    return before - after


@rule
def least_welcome(s: Any, net: Any, other: int, face: int) -> int:
    """What to give for a face to a seat that is still to come: what it likes least, but not one's own best; else -1."""
    given, seat, kept = -1, wide(s.seat), wide(net.best)
    faces = int(s.shown[seat])
    while faces:
        each = wide(lowest_bit(faces))
        faces &= faces - 1
        is_free = each != face and (each != kept or s.belt[seat, each] > 1 or net.left == 0)
        if is_free and (given < 0 or net.theirs[other, each] < net.theirs[other, given]):
            given = each
    return given


@rule
def note_worths(s: Any, e: Any, net: Any, around: bool) -> None:
    """What the faces are worth that the seat to act can hope for, which is best and least, and what tokens cost.

    With chopsticks it may look around, at what the faces are worth to others.
    """
    seat = wide(s.seat)
    has_menu, has_chopsticks = s.tokens[seat, MENUS] > 0, s.tokens[seat, CHOPSTICKS] > 0
    net.around = around and has_chopsticks
    if net.around:
        look_at_pending(s, e, net, seat)
    look_ahead(s, e, net, seat)
    worth, best, least = net.worth, -1, -1
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
    net.best, net.least = best, least
    kind = wide(e.kind_of[best])
    net.menu_price = worth[best] - worth_of(s, e, net, seat, best, kind, 1, 0) if has_menu else 0.0
    net.chopsticks_price = worth[best] - worth_of(s, e, net, seat, best, kind, 0, 1) if has_chopsticks else 0.0


@rule
def worth_of_menu(s: Any, e: Any, net: Any, kept: int) -> float:
    """S8: how likely the seat to act wins if it throws all dice again, or all but one that shows `kept` (else -1)."""
    return expected_best(s, e, net, wide(s.seat), kept) - net.menu_price


@rule
def worth_of_swap(s: Any, e: Any, net: Any, other: int, face: int, given: int) -> float:
    """S9: the same with chopsticks, by the die they bring and by what they take.

    A seat that is still to come loses its die for the one given; what it loses is divided among all others.
    """
    seat, best = wide(s.seat), wide(net.best)
    if net.worth[face] == UNKNOWN:
        kind = wide(e.kind_of[face])
        gone = kind if s.dice[seat, kind] > 0 else wide(e.kind_of[given])
        net.worth[face] = worth_of(s, e, net, seat, face, gone, 0, 0)
    worth = net.worth[face]
    if given != best or s.belt[seat, best] > 1:
        worth = max(worth, net.worth[best])
    if net.around and turn_of(s, other) > wide(s.turns):
        worth += harm(s, net, other, face, given) / (wide(s.players) - 1)
    return worth - net.chopsticks_price


@rule
def choose(s: Any, e: Any, net: Any) -> int:
    """The action that is likeliest to win, looking at the die that it brings.

    What others lose is divided, and to look at all of them takes long: so only with two players it looks around.
    """
    note_worths(s, e, net, s.players == 2)
    seat, best = wide(s.seat), wide(net.best)
    limit, code = net.worth[best], best
    if s.tokens[seat, MENUS] > 0:
        worth = worth_of_menu(s, e, net, -1)
        if worth > limit:
            limit, code = worth, menu_code(s, e, seat, -1)
        if net.left > 0:
            worth = worth_of_menu(s, e, net, best)
            if worth > limit:
                limit, code = worth, menu_code(s, e, seat, best)
    if s.tokens[seat, CHOPSTICKS] == 0:
        return code
    faces = wide(e.faces)
    for other in range(wide(s.players)):
        is_pending = net.around and turn_of(s, other) > wide(s.turns)
        theirs = int(s.shown[other]) if other != seat else 0
        while theirs:
            face = wide(lowest_bit(theirs))
            theirs &= theirs - 1
            given = least_welcome(s, net, other, face) if is_pending else wide(net.least)
            if given >= 0 and given != face:
                worth = worth_of_swap(s, e, net, other, face, given)
                if worth > limit:
                    limit, code = worth, wide(e.first_chopsticks) + (other * faces + face) * faces + given
    return code


@rule
def foretell(s: Any, e: Any, net: Any, codes: Any, shares: Any) -> None:
    """How likely the seat to act wins by each of these actions, at first sight.

    S10: it takes one die, so a menu that leaves more than one of them lying is never better than one that leaves less.
    """
    note_worths(s, e, net, True)
    seat, faces = wide(s.seat), wide(e.faces)
    for i in range(codes.size):
        code = wide(codes[i])
        if code < e.first_chopsticks:
            shares[i] = net.worth[code]
        elif code < e.first_menu:
            number = code - wide(e.first_chopsticks)
            shares[i] = worth_of_swap(s, e, net, number // faces // faces, number // faces % faces, number % faces)
        else:
            shares[i] = net.worth[net.best] - net.menu_price
    if s.tokens[seat, MENUS] > 0:
        for kept in range(-1, faces):
            if kept < 0 or (s.belt[seat, kept] > 0 and net.left > 0):
                code, worth = menu_code(s, e, seat, kept), worth_of_menu(s, e, net, kept)
                for i in range(codes.size):
                    if codes[i] == code:
                        shares[i] = worth


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


register(STATE, foresee=foresee, foretell=foretell)
