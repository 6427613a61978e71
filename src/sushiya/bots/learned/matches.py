"""Matches that a network plays against itself, in compiled code, told as what it saw and how they ended."""

from __future__ import annotations

from typing import Any

from sushiya.bots.learned.sight import add_up, chance_to_win, look_ahead, numbers_seen, see_slide, set_base
from sushiya.bots.learned.sushi_roll import choose, worth_of_take
from sushiya.bots.think.steps import do, throw
from sushiya.games.compiled import CHANCE, OVER, below, entry, lowest_bit, rule, split_stream, wide
from sushiya.games.dispatch import begin, score, standing
from sushiya.games.sushi_roll.state import REROLL, TURN

PER_MILLE = 1000


@rule
def remember(s: Any, net: Any, seen: Any, chances: Any, step: int, seat: int) -> None:
    """What the seat sees at this step, and how likely it thinks it wins."""
    for i in range(numbers_seen(wide(s.players))):
        seen[step, seat, i] = net.seen[i]
    chances[step, seat] = chance_to_win(s, net)


@rule
def any_die(s: Any, scratch: Any) -> int:
    """One of the faces before the seat to act."""
    faces = int(s.shown[s.seat])
    while faces & (faces - 1) and below(scratch.stream, 2) == 0:
        faces &= faces - 1
    return lowest_bit(faces)


@rule
def tell_end(s: Any, e: Any, won: Any, leads: Any) -> None:
    """What part of the win each seat has, and by how many points it is ahead of the best other one."""
    winners, best = 0, standing(s, e, 0)
    for seat in range(s.players):
        best = max(best, standing(s, e, seat))
    for seat in range(s.players):
        winners += int(standing(s, e, seat) == best)
    for seat in range(s.players):
        won[seat] = 1.0 / winners if standing(s, e, seat) == best else 0.0
        ahead = 1000
        for other in range(s.players):
            if other != seat:
                ahead = min(ahead, score(s, e, seat) - score(s, e, other))
        leads[seat] = ahead


@entry
def play_and_tell(
    states: Any,
    editions: Any,
    nets: Any,
    scratches: Any,
    players: int,
    seed: Any,
    careless: int,
    seen: Any,
    chances: Any,
    won: Any,
    leads: Any,
) -> None:
    """Play a match for each row of `won`; in `careless` of a thousand turns any die is taken.

    Step 2t of a match is what each seat saw after its take number t, step 2t + 1 what it saw before the throw after it.
    """
    s, e, net, scratch = states[0], editions[0], nets[0], scratches[0]
    for match in range(won.shape[0]):
        split_stream(seed, match, scratch.stream)
        begin(s, e, players, -1)
        throw(s, e, scratch)
        take = 0
        while s.to_act != OVER:
            seat = wide(s.to_act)
            code = wide(choose(s, e, net))
            if s.phase == TURN and below(scratch.stream, PER_MILLE) < careless:
                code = wide(any_die(s, scratch))
            if code < e.first_chopsticks:
                look_ahead(s, e, net, seat)
                worth_of_take(s, e, net, seat, code)
                remember(s, net, seen[match], chances[match], 2 * take, seat)
            do(s, e, code)
            if s.to_act == CHANCE and s.phase != REROLL:
                add_up(s, e, net)
                for other in range(players):
                    see_slide(s, e, net, other)
                    set_base(s, net)
                    remember(s, net, seen[match], chances[match], 2 * take + 1, other)
                take += 1
            throw(s, e, scratch)
        tell_end(s, e, won[match], leads[match])
