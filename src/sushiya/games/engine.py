"""The entry points: what Python calls, once per step, with arrays of records.

A lone record costs 4 microseconds to hand over, an array of one record a fraction of that, so every function here
takes `states` and works on its first record, or on all of them. No rule is written here; see `dispatch.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.games.compiled import CHANCE, OVER, below, entry, hot, record, rule, split_stream, wide
from sushiya.games.dispatch import (
    apply,
    begin,
    check,
    check_outcome,
    list_legal,
    list_sides,
    outcome_of,
    resample,
    resolve,
    score,
    settle,
    standing,
)

MAX_LEGAL = 8192  # no edition can offer more actions at once: the loaders refuse those that could
MAX_DRAWS = 16  # no outcome of chance needs more dice
JUST_LIST = -1  # no action: see `advance`

# Scratch space of a loop. A record, because compiled code counts the references to arrays and not those to records.
SCRATCH = record(
    ("codes", np.int32, MAX_LEGAL),
    ("sides", np.int32, MAX_DRAWS),
    ("draws", np.int32, MAX_DRAWS),
    ("stream", np.uint64, 1),
)


@entry
def start(states: Any, editions: Any, players: int, start_seat: int) -> None:
    """Begin a match in every record."""
    for i in range(states.size):
        begin(states[i], editions[0], players, start_seat)


@entry
def check_action(states: Any, editions: Any, code: int) -> int:
    """Why the action is not legal in the first record; 0 if it is."""
    return check(states[0], editions[0], code)


@entry
def advance(states: Any, editions: Any, code: int, scratches: Any) -> int:
    """Apply a legal action to the first record, unless it is JUST_LIST, and list what is legal then in the scratch.

    Returns how many actions there are: 0 if chance is due or the match over.
    """
    if code != JUST_LIST:
        apply(states[0], editions[0], code)
    return list_legal(states[0], editions[0], scratches[0].codes)


@entry
def meet_chance(states: Any, editions: Any, scratches: Any) -> int:
    """Throw dice for the first record until a seat is to act or the match is over, and list what is legal then."""
    s, e, scratch = states[0], editions[0], scratches[0]
    while s.to_act == CHANCE:
        throw_dice(s, e, scratch)
        settle(s, e, scratch.draws)
    return list_legal(s, e, scratch.codes)


@entry
def check_chance(states: Any, editions: Any, outcome: int) -> int:
    """Why the outcome is not possible in the first record; 0 if it is."""
    return check_outcome(states[0], editions[0], outcome)


@entry
def list_dice(states: Any, editions: Any, sides: Any) -> int:
    """The sides of the dice that chance is to throw for the first record."""
    return list_sides(states[0], editions[0], sides)


@entry
def outcome_of_draws(states: Any, editions: Any, draws: Any) -> int:
    """The outcome that these results mean for the first record."""
    return outcome_of(states[0], editions[0], draws)


@entry
def settle_draws(states: Any, editions: Any, draws: Any) -> None:
    """Give the first record these results of the dice."""
    settle(states[0], editions[0], draws)


@entry
def resolve_outcome(states: Any, editions: Any, outcome: int) -> None:
    """Give the first record this outcome of chance."""
    resolve(states[0], editions[0], outcome)


@entry
def resample_states(states: Any, editions: Any, seat: int, stream: Any) -> None:
    """Redraw what the seat cannot know, in every record."""
    for i in range(states.size):
        resample(states[i], editions[0], seat, stream)


@entry
def list_scores(states: Any, editions: Any, scores: Any) -> None:
    """The points of every seat of every record."""
    for i in range(states.size):
        for seat in range(states[i].players):
            scores[i, seat] = score(states[i], editions[0], seat)


@rule
def rank_seats(s: Any, e: Any, ranks: Any) -> None:
    """1 for the best; seats that are level share a rank (1, 1, 3)."""
    for seat in range(s.players):
        mine = standing(s, e, seat)
        ranks[seat] = 1
        for other in range(s.players):
            if standing(s, e, other) > mine:
                ranks[seat] += 1


@entry
def list_ranks(states: Any, editions: Any, ranks: Any) -> None:
    """The rank of every seat of every record."""
    for i in range(states.size):
        rank_seats(states[i], editions[0], ranks[i])


@hot
def throw_dice(s: Any, e: Any, scratch: Any) -> None:
    """Throw the dice that are due, from the stream in the scratch, and leave the results in `scratch.draws`."""
    for die in range(list_sides(s, e, scratch.sides)):
        scratch.draws[die] = below(scratch.stream, scratch.sides[die])


@entry
def play_many(
    states: Any,
    editions: Any,
    scratches: Any,
    players: int,
    seed: Any,
    first: int,
    scores: Any,
    ranks: Any,
    decisions: Any,
    log: Any,
) -> int:
    """Play matches `first`, `first` + 1, … of a seed in the first record, one row of the results each.

    Every action is drawn uniformly from the whole legal list, every chance fairly. The codes of all steps of the last
    match are written to the log as far as it reaches. Returns how many steps that match had.
    """
    s, e, scratch = states[0], editions[0], scratches[0]
    steps = 0
    for i in range(decisions.size):
        split_stream(seed, first + i, scratch.stream)
        begin(s, e, players, -1)
        steps, acted = 0, 0
        while s.to_act != OVER:
            if s.to_act == CHANCE:
                throw_dice(s, e, scratch)
                if steps < log.size:
                    log[steps] = outcome_of(s, e, scratch.draws)
                settle(s, e, scratch.draws)
            else:
                count = list_legal(s, e, scratch.codes)
                code = wide(scratch.codes[below(scratch.stream, count)])
                if steps < log.size:
                    log[steps] = code
                apply(s, e, code)
                acted += 1
            steps += 1
        decisions[i] = acted
        rank_seats(s, e, ranks[i])
        for seat in range(players):
            scores[i, seat] = score(s, e, seat)
    return steps
