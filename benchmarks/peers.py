"""OpenSpiel, from Python: the loop that its users write, and its copy of a state."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from random import Random
from typing import Any

from benchmarks.measure import processor_seconds

HEX, BACKGAMMON, OH_HELL, HEARTS = "hex(num_cols=7,num_rows=6)", "backgammon", "oh_hell", "hearts"
NAMES = {HEX: "hex 6×7", BACKGAMMON: "backgammon", OH_HELL: "oh_hell", HEARTS: "hearts"}


def has_open_spiel() -> bool:
    """Whether there is a peer to measure against."""
    return find_spec("pyspiel") is not None


def time_step(name: str, steps: int, seed: int) -> float:
    """Nanoseconds for one step: the legal actions, one of them at random, apply.

    A chance node counts as a step and its outcomes as actions, equally likely: that is the quickest loop there is,
    since only the list, empty at the end, is asked for.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(seed).random
    taken = 0

    def play() -> None:
        nonlocal taken
        while taken < steps:
            state = game.new_initial_state()
            actions = state.legal_actions()
            while actions:
                state.apply_action(actions[int(random() * len(actions))])
                actions = state.legal_actions()
                taken += 1

    seconds = processor_seconds(play)
    return seconds / taken * 1e9


def time_clone(name: str, copies: int, seed: int) -> float:
    """Nanoseconds for one copy of a state in the middle of a match: half of its steps, the deal included, are done."""
    states = _match_states(name, Random(seed))
    return _time_clones([states[len(states) // 2]], copies)


def time_clone_over_match(name: str, copies: int, seed: int) -> float:
    """The same over all decisions of a match. A state has its history with it, so later copies cost more."""
    return _time_clones([state for state in _match_states(name, Random(seed)) if not state.is_chance_node()], copies)


def _time_clones(states: Sequence[Any], copies: int) -> float:
    each = -(-copies // len(states))

    def copy() -> None:
        for state in states:
            clone = state.clone
            for _ in range(each):
                clone()

    return processor_seconds(copy) / (each * len(states)) * 1e9


def _match_states(name: str, random: Random) -> list[Any]:
    """The states of a random match, without its end."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
    return states


def simulations_per_second(name: str, simulations: int, seed: int) -> float:
    """Of its information-set search from the first decision, in thousands, with random playouts to the end."""
    import pyspiel

    state, random = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    bot = pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(1, seed),
        1.4,  # curiosity
        simulations,
        -1,  # a new world for every simulation
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    return simulations / processor_seconds(lambda: bot.step(state)) / 1000
