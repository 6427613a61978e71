"""A seat's turn: menus and chopsticks in any order and mix, then one die. What is legal, why not, and what it does.

It owns S6–S13 and the order of turns. Chance is never drawn here: a menu leaves its dice in the cup, and the reroll is
the next step (`chance.py`). Legality is written once in `check`; `list_legal` builds the same set directly.
"""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import CHANCE, bit, highest_bit, hot, index, lowest_bit, rule
from sushiya.games.sushi_roll import reasons
from sushiya.games.sushi_roll.belts import hide_face, lift_die, put_die, slide
from sushiya.games.sushi_roll.edition import SIZE_BITS, SIZES
from sushiya.games.sushi_roll.multisets import largest_item, size_of
from sushiya.games.sushi_roll.setup import begin_acting, begin_rolling, end_round
from sushiya.games.sushi_roll.state import CHOPSTICKS, MENUS, REROLL, TURN

# ---------------------------------------------------------------------------------------------- what a seat may do


@rule
def list_legal(s: Any, e: Any, codes: Any) -> int:
    """S7: one die of each face, and what the tokens in hand allow. QS12: a lone possibility is listed too."""
    if s.phase != TURN:
        return 0
    seat = s.seat
    count = list_takes(s, seat, codes)
    if s.tokens[seat, CHOPSTICKS] > 0:
        count = list_swaps(s, e, seat, codes, count)
    if s.tokens[seat, MENUS] > 0:
        count = list_menus(s, e, seat, codes, count)
    return count


@hot
def list_takes(s: Any, seat: int, codes: Any) -> int:
    """S10, QS7: one action for each different face on the belt. Returns how many codes there are now."""
    count = 0
    faces = int(s.shown[seat])
    while faces:
        codes[index(count)] = lowest_bit(faces)
        faces &= faces - 1
        count += 1
    return count


@hot
def list_swaps(s: Any, e: Any, seat: int, codes: Any, takes: int) -> int:
    """S9, QS9: each face of mine for each different face on another belt. Returns how many codes there are now.

    The codes listed so far are those of the takes, which are just the faces of mine.
    """
    count = takes
    faces = int(e.faces)
    for other in range(s.players):
        their_faces = int(s.shown[other]) if other != seat else 0
        while their_faces:
            theirs = lowest_bit(their_faces)
            their_faces &= their_faces - 1
            first = int(e.first_chopsticks) + (other * faces + theirs) * faces
            for i in range(takes):
                mine = codes[i]
                codes[index(count)] = first + mine
                count += int(mine != theirs)  # a swap of equal faces is written over by the next one
    return count


@hot
def list_menus(s: Any, e: Any, seat: int, codes: Any, count: int) -> int:
    """S8: every choice of dice by their faces, but not none at all (QS1). Returns how many codes there are now.

    The list grows in place, face by face: a choice among lower faces gives one with a die of this face more, that
    one gives one with two more, and so on, each by adding one number from a table. While growing, a choice is its
    number above SIZE_BITS and its size below.
    """
    end = count + 1
    codes[count] = 0  # no die: the seed of all others
    faces = int(s.shown[seat])
    while faces:
        face = lowest_bit(faces)
        faces &= faces - 1
        block = end - count
        for _ in range(s.belt[seat, face]):
            for i in range(block):
                fewer = codes[index(end - block + i)]
                codes[index(end + i)] = fewer + e.menu_step[face, fewer & (SIZES - 1)]
            end += block
    first = e.first_menu
    for i in range(end - count - 1):
        codes[index(count + i)] = first + (codes[index(count + i + 1)] >> SIZE_BITS)
    return end - 1


# ------------------------------------------------------------------------------------------------- and why it may not


@rule
def check(s: Any, e: Any, code: int) -> int:
    """LEGAL, or the number of the reason why the seat to act may not do this."""
    if s.phase != TURN:
        return reasons.NOT_A_TURN
    if code < 0 or code >= e.actions:
        return reasons.NO_SUCH_ACTION
    if code < e.first_chopsticks:
        return reasons.LEGAL if s.belt[s.seat, code] > 0 else reasons.TAKE_NOT_ON_BELT
    if code < e.first_menu:
        return check_swap(s, e, code - int(e.first_chopsticks))
    return check_menu(s, e, code - int(e.first_menu))


@rule
def check_swap(s: Any, e: Any, number: int) -> int:
    """S9, QS2, QS9."""
    faces = int(e.faces)
    mine = number % faces
    theirs = number // faces % faces
    other = number // faces // faces
    if other >= s.players:
        return reasons.NO_SUCH_SEAT
    if other == s.seat:
        return reasons.OWN_BELT
    if s.tokens[s.seat, CHOPSTICKS] == 0:
        return reasons.NO_CHOPSTICKS
    if s.belt[s.seat, mine] == 0:
        return reasons.SWAP_NOT_ON_BELT
    if s.shown[other] == 0:
        return reasons.EMPTY_BELT
    if s.belt[other, theirs] == 0:
        return reasons.SWAP_NOT_THERE
    if mine == theirs:
        return reasons.SAME_FACE
    return reasons.LEGAL


@rule
def check_menu(s: Any, e: Any, number: int) -> int:
    """S8."""
    if s.tokens[s.seat, MENUS] == 0:
        return reasons.NO_MENU
    size = size_of(e.faces_first, number)
    rest = number - int(e.faces_first[size])
    face = int(e.faces)
    left = 0  # dice of that face not picked yet
    for i in range(size - 1, -1, -1):
        before = face
        face = largest_item(e, rest, i, min(face, int(e.faces) - 1))
        rest -= int(e.rank[i, face])
        left = (left if face == before else int(s.belt[s.seat, face])) - 1
        if left < 0:
            return reasons.MENU_NOT_ON_BELT
    return reasons.LEGAL


# ----------------------------------------------------------------------------------------------------- doing it


@rule
def apply(s: Any, e: Any, code: int) -> None:
    """Do what a legal action says."""
    if code < e.first_chopsticks:
        take(s, e, code)
    elif code < e.first_menu:
        number, faces = code - int(e.first_chopsticks), int(e.faces)
        swap(s, e, number % faces, number // faces % faces, number // faces // faces)
    else:
        order_menu(s, e, code - int(e.first_menu))


@hot
def order_menu(s: Any, e: Any, number: int) -> None:
    """S8: a menu returns to the supply (QS6: at once), and these dice of the belt go into the cup."""
    seat = s.seat
    spend_token(s, seat, MENUS)
    size = size_of(e.faces_first, number)
    rest = number - int(e.faces_first[size])
    faces = int(s.shown[seat])
    face = highest_bit(faces)
    cup = 0
    for i in range(size - 1, -1, -1):
        while e.rank[i, face] > rest:  # as in `largest_item`, but only faces on the belt can be meant
            faces ^= bit(face)
            face = highest_bit(faces)
        rest -= int(e.rank[i, face])
        hide_face(s, seat, face)
        cup |= int(e.kind_of[face]) << (8 * i)
    s.cup = cup
    s.in_cup = size
    s.phase = REROLL
    s.to_act = CHANCE


@hot
def swap(s: Any, e: Any, mine: int, theirs: int, other: int) -> None:
    """S9: chopsticks return to the supply, and two dice change belts with their faces unchanged."""
    seat = s.seat
    spend_token(s, seat, CHOPSTICKS)
    lift_die(s, e, seat, mine)
    lift_die(s, e, other, theirs)
    put_die(s, e, seat, theirs)
    put_die(s, e, other, mine)


@hot
def take(s: Any, e: Any, face: int) -> None:
    """S10: one die from the belt to the tray, as it lies. It ends the turn."""
    seat = s.seat
    lift_die(s, e, seat, face)
    s.tray[seat, face] += 1
    s.maki[seat] += e.maki[face]
    gain_tokens(s, seat, e.token[face], int(e.token_amount[face]))
    serve_nigiri(s, seat, face, int(e.is_nigiri[face]))
    s.open_wasabi[seat] += e.is_wasabi[face]
    end_turn(s, e)


@hot
def gain_tokens(s: Any, seat: int, token: int, amount: int) -> None:
    """S11: so many at once, or what is left in the supply; most faces give none."""
    gained = min(amount, int(s.supply[token]))
    s.tokens[seat, token] += gained
    s.supply[token] -= gained


@hot
def spend_token(s: Any, seat: int, token: int) -> None:
    """S8, S9, QS6: a token returns to the supply, at once."""
    s.tokens[seat, token] -= 1
    s.supply[token] += 1


@hot
def serve_nigiri(s: Any, seat: int, face: int, servings: int) -> None:
    """S12: it must go on an open wasabi; a wasabi that comes later picks up nothing. 0 servings for other faces."""
    served = min(servings, int(s.open_wasabi[seat]))
    s.open_wasabi[seat] -= served
    s.on_wasabi[seat, face] += served


@hot
def end_turn(s: Any, e: Any) -> None:
    """S6, S13, S14: the next seat's turn; after the last one the belts slide or, if they are empty, the round ends."""
    s.turns += 1
    if s.turns < s.players:
        begin_acting(s, 0 if s.seat + 1 == s.players else s.seat + 1)
    elif s.shown[s.seat] != 0:  # every belt has lost as many dice as every other
        slide(s)
        begin_rolling(s)
    else:
        end_round(s, e)
