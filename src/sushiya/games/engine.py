"""The entry points: what Python calls, once per step, with arrays of records.

A lone record costs 4 microseconds to hand over, an array of one record a fraction of that, so every function here
takes `states` and works on its first record, or on all of them. No rule is written here; see `dispatch.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.games.compiled import CHANCE, OVER, below, entry, hot, record, rule, split_stream
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
def list_actions(states: Any, editions: Any, codes: Any) -> int:
    """The legal actions of the first record."""
    return list_legal(states[0], editions[0], codes)


@entry
def check_action(states: Any, editions: Any, code: int) -> int:
    """Why the action is not legal in the first record; 0 if it is."""
    return check(states[0], editions[0], code)


@entry
def advance(states: Any, editions: Any, code: int, codes: Any) -> int:
    """Apply a legal action to the first record and list what is legal then, 0 if chance is due or the match over."""
    apply(states[0], editions[0], code)
    return list_legal(states[0], editions[0], codes)


@entry
def apply_action(states: Any, editions: Any, code: int) -> None:
    """Apply a legal action to the first record."""
    apply(states[0], editions[0], code)


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
def throw_dice(s: Any, e: Any, stream: Any, scratch: Any) -> None:
    """Throw the dice that are due and leave the results in `scratch.draws`."""
    for die in range(list_sides(s, e, scratch.sides)):
        scratch.draws[die] = below(stream, scratch.sides[die])


@hot
def play_randomly(s: Any, e: Any, scratch: Any) -> int:
    """To the end: every action uniformly from the whole legal list, every chance fairly. Returns the decisions."""
    decisions = 0
    while s.to_act != OVER:
        if s.to_act == CHANCE:
            throw_dice(s, e, scratch.stream, scratch)
            settle(s, e, scratch.draws)
        else:
            count = list_legal(s, e, scratch.codes)
            apply(s, e, scratch.codes[below(scratch.stream, count)])
            decisions += 1
    return decisions


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
) -> None:
    """Play matches `first`, `first` + 1, … of a seed at random in the first record, one row of the results each."""
    s, e, scratch = states[0], editions[0], scratches[0]
    for i in range(decisions.size):
        split_stream(seed, first + i, scratch.stream)
        begin(s, e, players, -1)
        decisions[i] = play_randomly(s, e, scratch)
        rank_seats(s, e, ranks[i])
        for seat in range(players):
            scores[i, seat] = score(s, e, seat)


@entry
def play_logged(states: Any, editions: Any, scratches: Any, stream: Any, log: Any, is_chance: Any) -> int:
    """Play the first record on at random until it is over or the log is full. Returns the steps."""
    s, e, scratch = states[0], editions[0], scratches[0]
    steps = 0
    while s.to_act != OVER and steps < log.size:
        is_chance[steps] = s.to_act == CHANCE
        if s.to_act == CHANCE:
            throw_dice(s, e, stream, scratch)
            log[steps] = outcome_of(s, e, scratch.draws)
            settle(s, e, scratch.draws)
        else:
            log[steps] = scratch.codes[below(stream, list_legal(s, e, scratch.codes))]
            apply(s, e, log[steps])
        steps += 1
    return steps


@entry
def copy_into(target: Any, states: Any) -> None:
    """Copy records; inside compiled code a copy is one assignment."""
    for i in range(states.size):
        target[i] = states[i]
