"""Looking one action ahead, judged by hand-made knowledge (`evaluate/`).

Where the judgement cannot be trusted yet (dice are to be rerolled, a card asks for its tile), it looks one
step further: the best action that follows, averaged over some throws of the dice.
"""

from __future__ import annotations

from typing import Any

from sushiya.bots.evaluate import is_quiet
from sushiya.bots.think.steps import do, expect, throw
from sushiya.games.compiled import CHANCE, OVER, entry, rule, wide
from sushiya.games.dispatch import list_legal, standing

THROWS = 12  # of the dice, to judge an action that hands over to chance
VICTORY = 20.0  # points that winning is worth, and losing costs
OTHERS_WEIGHT = 0.6  # what a point of the best other seat counts against one of one's own


@rule
def margin(s: Any, e: Any, seat: int) -> float:
    """What the position is worth to a seat that wants to be ahead."""
    best, wins = -1e9, s.to_act == OVER
    for other in range(s.players):
        if other != seat:
            best = max(best, expect(s, e, other))
            wins = wins and standing(s, e, seat) >= standing(s, e, other)
    worth = expect(s, e, seat) - OTHERS_WEIGHT * best
    if s.to_act == OVER:
        worth += VICTORY if wins else -VICTORY
    return worth


@rule
def best_margin(s: Any, e: Any, seat: int, trial: Any, scratch: Any) -> float:
    """The best that the seat can make of the position with one action; the position as it is if it is not its turn."""
    if s.to_act != seat:
        return margin(s, e, seat)
    best = -1e9
    for i in range(list_legal(s, e, scratch.codes)):
        trial[0] = s
        do(trial[0], e, wide(scratch.codes[i]))
        best = max(best, margin(trial[0], e, seat))
    return best


@rule
def worth(s: Any, e: Any, seat: int, trials: Any, scratch: Any) -> float:
    """What a position just reached is worth to the seat; uses `trials[0]` and `trials[1]`."""
    if is_quiet(s, e):
        return margin(s, e, seat)
    if s.to_act != CHANCE:
        return best_margin(s, e, seat, trials[1:2], scratch)
    total = 0.0
    for _ in range(THROWS):
        trials[0] = s
        thrown = trials[0]
        throw(thrown, e, scratch)
        total += best_margin(thrown, e, seat, trials[1:2], scratch)
    return total / THROWS


@entry
def judge(states: Any, editions: Any, codes: Any, trials: Any, scratches: Any, worths: Any) -> None:
    """What each of these actions of the seat to act is worth to it. `trials` is scratch space for three records."""
    s, e, scratch = states[0], editions[0], scratches[0]
    for i in range(codes.size):
        trials[2] = s
        do(trials[2], e, wide(codes[i]))
        worths[i] = worth(trials[2], e, wide(s.to_act), trials, scratch)
