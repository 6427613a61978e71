"""Belts: dice come onto them, are rolled on them, change places between them, leave them, and the belts slide.

It owns the three descriptions of a belt (`dice` by kind, `belt` by face, `shown` as a mask) and keeps them in step, and
the cup, which holds the dice that chance is about to roll. It must not know whose turn it is (S5, S9, S13).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.games.compiled import bit, hot
from sushiya.games.sushi_roll.state import FACES, KINDS, MAX_BELT

# Entry n: 1 in every place of the cup from n on.
ONE_FROM = np.array([sum(1 << 8 * i for i in range(n, MAX_BELT)) for n in range(MAX_BELT + 1)], np.int64)


@hot
def show_face(s: Any, seat: int, face: int) -> None:
    """A die that is already on the belt by its kind now shows this face."""
    s.belt[seat, face] += 1
    s.shown[seat] |= bit(face)


@hot
def hide_face(s: Any, seat: int, face: int) -> None:
    """A die that shows this face is picked up; its place on the belt is kept by its kind."""
    left = s.belt[seat, face] - 1
    s.belt[seat, face] = left
    s.shown[seat] &= ~(int(left == 0) << face)


@hot
def put_die(s: Any, e: Any, seat: int, face: int) -> None:
    """A die comes onto the belt and lies as it is."""
    s.dice[seat, e.kind_of[face]] += 1
    show_face(s, seat, face)


@hot
def lift_die(s: Any, e: Any, seat: int, face: int) -> None:
    """A die leaves the belt."""
    s.dice[seat, e.kind_of[face]] -= 1
    hide_face(s, seat, face)


@hot
def clear_belt(s: Any, seat: int) -> None:
    """No die on the belt shows a face any more."""
    s.shown[seat] = 0
    for face in range(FACES):
        s.belt[seat, face] = 0


@hot
def slide(s: Any) -> None:
    """S13: all belts move one seat to the left with their dice, the red border too. Faces wait for the roll."""
    last = s.players - 1
    for seat in range(last, 0, -1):
        for kind in range(KINDS):
            s.dice[seat, kind], s.dice[seat - 1, kind] = s.dice[seat - 1, kind], s.dice[seat, kind]
    s.red = 0 if s.red == last else s.red + 1
    for seat in range(s.players):
        clear_belt(s, seat)


@hot
def fill_cup(s: Any, seat: int) -> None:
    """S5, S13: all dice before the seat go into the cup, in kind order.

    The kind of a die is the number of kinds that lie wholly below it: one table entry a kind, and no branch.
    """
    cup = 0
    count = 0
    for kind in range(KINDS - 1):
        count += int(s.dice[seat, kind])
        cup += int(ONE_FROM[count])
    s.in_cup = count + int(s.dice[seat, KINDS - 1])
    s.cup = cup


@hot
def die_in_cup(cup: int, i: int) -> int:
    """The kind of the die at place i of the cup."""
    return (int(cup) >> (8 * i)) & 0xFF


@hot
def empty_cup(s: Any) -> None:
    """The dice in the cup have been rolled."""
    s.in_cup = 0
    s.cup = 0
