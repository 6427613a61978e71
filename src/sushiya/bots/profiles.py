"""How search thinks in each game: what it compares, how far it looks, how large a lead it takes for a clear one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from sushiya.bots.bot import Seen

Array = np.ndarray[Any, np.dtype[Any]]

MENUS_COMPARED = 3
SWAPS_COMPARED = 2  # for the same die of another seat: what to give for it


@dataclass(frozen=True)
class Profile:
    """What search needs to know about a game."""

    scale: float  # points of lead that make a clear difference
    candidates: int  # actions compared
    horizon: int  # actions of a playout, at most: it ends with the turn of the seat that thinks
    curiosity: float  # weight of what is little known
    alone: bool  # the others follow a quick policy, for what they hold is hidden; else they choose in the tree as well
    differing: Callable[[Seen, Array], Array]  # of the actions in this order, without those that are nearly the same


def choose_contenders(seen: Seen, worths: Array, most: int = 0) -> Array:
    """The indices in `seen.legal` of at most so many actions (0: as the game needs), the one that looks best first."""
    profile = PROFILES[seen.game.name]
    order = np.argsort(-worths, kind="stable")
    return profile.differing(seen, order)[: most or profile.candidates]


def _all(seen: Seen, order: Array) -> Array:
    return order


def _differing_in_sushi_roll(seen: Seen, order: Array) -> Array:
    """A turn may offer hundreds of menus and swaps of which many do the same; they would crowd out what differs.

    S10: a seat takes one die, so a menu that leaves more than one of them lying only gives luck away (S8).
    """
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


PROFILES = {
    "wasabi": Profile(scale=4.0, candidates=16, horizon=60, curiosity=0.25, alone=True, differing=_all),
    # A die more or less is a point or two: to try what looks worse costs much.
    "sushi_roll": Profile(
        scale=6.0, candidates=24, horizon=0, curiosity=0.03, alone=False, differing=_differing_in_sushi_roll
    ),
}
