"""Points: what a tray is worth, the maki race, sets, and the awards at the end of the match.

It owns S15–S18 and S20–S22 and the points already scored. It must not know how a tray came to be filled.
"""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import count_bits, entry, rule
from sushiya.games.sushi_roll.state import (
    CHOPSTICKS,
    FACES,
    MAKI_RACE,
    MENUS,
    NIGIRI,
    PUDDING_AWARD,
    PUDDINGS,
    SETS,
    SOURCES,
    UNUSED_TOKENS,
)

PUDDING_STEP = 1000  # more than all puddings of any edition: one point outweighs every pudding (S22)


@rule
def maki_points(s: Any, e: Any, seat: int) -> int:
    """S15: the place is the number of different totals that are larger, so ties share it and cancel nothing."""
    mine = s.maki[seat]
    if mine == 0:
        return 0
    larger = 0
    for other in range(s.players):
        if s.maki[other] > mine:
            larger |= 1 << int(s.maki[other])
    place = count_bits(larger)
    return int(e.maki_points[place]) if place < e.maki_places else 0


@rule
def nigiri_points(s: Any, e: Any, seat: int) -> int:
    """S16: each its points, and on a wasabi `wasabi_factor` times that."""
    points = 0
    for face in range(FACES):
        servings = int(s.tray[seat, face]) + (int(e.wasabi_factor) - 1) * int(s.on_wasabi[seat, face])
        points += int(e.nigiri_points[face]) * servings
    return points


@rule
def set_points(s: Any, e: Any, seat: int) -> int:
    """S17: all symbols that come in sets, each by how often the tray shows it (X2: 4 tempura and 2 sashimi)."""
    points = 0
    for row in range(e.sets):
        count = 0
        for face in range(FACES):
            count += int(s.tray[seat, face]) * int(e.set_amount[row, face])
        points += int(e.set_points[row, count])
    return points


@rule
def score_round(s: Any, e: Any) -> None:
    """S14, S18: what the trays are worth; puddings and tokens wait for the end of the match."""
    for seat in range(s.players):
        s.points[seat, MAKI_RACE] += maki_points(s, e, seat)
        s.points[seat, NIGIRI] += nigiri_points(s, e, seat)
        s.points[seat, SETS] += set_points(s, e, seat)


@rule
def pudding_points(s: Any, e: Any, seat: int) -> int:
    """S20, QS3: an award for the most and a loss for the fewest, ties in full; a seat can have both."""
    mine = s.tokens[seat, PUDDINGS]
    most = mine
    fewest = mine
    for other in range(s.players):
        most = max(most, s.tokens[other, PUDDINGS])
        fewest = min(fewest, s.tokens[other, PUDDINGS])
    points = 0
    if mine == most:
        points += int(e.pudding_most)
    if mine == fewest and s.players >= e.pudding_fewest_from:
        points += int(e.pudding_fewest)
    return points


@rule
def token_points(s: Any, e: Any, seat: int) -> int:
    """S21: unused menus and chopsticks, in any mix."""
    return (int(s.tokens[seat, MENUS]) + int(s.tokens[seat, CHOPSTICKS])) // int(e.tokens_per_point)


@rule
def score_end(s: Any, e: Any) -> None:
    """S20, S21: after the last round."""
    for seat in range(s.players):
        s.points[seat, PUDDING_AWARD] += pudding_points(s, e, seat)
        s.points[seat, UNUSED_TOKENS] += token_points(s, e, seat)


@rule
def score(s: Any, e: Any, seat: int) -> int:
    """The points of rounds already scored; after the last round with the awards of the end. Can be negative (QS4)."""
    points = 0
    for source in range(len(SOURCES)):
        points += int(s.points[seat, source])
    return points


@rule
def standing(s: Any, e: Any, seat: int) -> int:
    """S22: points, then puddings."""
    return score(s, e, seat) * PUDDING_STEP + int(s.tokens[seat, PUDDINGS])


@entry
def list_worth(states: Any, editions: Any, worth: Any) -> None:
    """What the trays of the first record are worth as they stand now: points by seat and by MAKI_RACE, NIGIRI, SETS."""
    s, e = states[0], editions[0]
    for seat in range(s.players):
        worth[seat, MAKI_RACE] = maki_points(s, e, seat)
        worth[seat, NIGIRI] = nigiri_points(s, e, seat)
        worth[seat, SETS] = set_points(s, e, seat)
