"""Which of the legal actions search compares: those that look best now, without those that are nearly the same.

In Sushi Roll a turn may offer hundreds of menus and swaps of which many do the same for the seat. They would crowd out
the actions that differ.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.bots.bot import Seen

Array = np.ndarray[Any, np.dtype[Any]]

MENUS_COMPARED = 3
SWAPS_COMPARED = 2  # for the same die of another seat: what to give for it


def choose_contenders(seen: Seen, worths: Array, most: int) -> Array:
    """The indices in `seen.legal` of at most so many actions, the one that looks best first."""
    order = np.argsort(-worths, kind="stable")
    if seen.game.name == "sushi_roll":
        order = _without_likes(seen, order)
    return order[:most]


def _without_likes(seen: Seen, order: Array) -> Array:
    """S10: a seat takes one die, so a menu that leaves more than one of them lying only gives luck away (S8)."""
    edition, state = seen.game.editions[0], seen.position.records[0]
    first_swap, first_menu, faces = int(edition.first_chopsticks), int(edition.first_menu), int(edition.faces)
    dice = int(state.dice[seen.seat].sum())
    least_menu = first_menu + int(edition.faces_first[max(dice - 1, 1)])  # of those with so many dice or more
    menus, swaps = 0, dict[int, int]()
    kept = []
    for i in order:
        code = seen.legal[i]
        if code >= first_menu:
            menus += int(code >= least_menu)
            is_kept = code >= least_menu and menus <= MENUS_COMPARED
        elif code >= first_swap:
            die = (code - first_swap) // faces
            swaps[die] = swaps.get(die, 0) + 1
            is_kept = swaps[die] <= SWAPS_COMPARED
        else:
            is_kept = True
        if is_kept:
            kept.append(i)
    return np.array(kept)
