"""Steps and copies from Python, one call each.

Only decisions are timed, as the peer's game (hex) has no chance. Matches are played beforehand, chance included, and
remembered as runs of decisions from one chance to the next; the timed loop makes the same choices from the same seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from benchmarks.measure import processor_seconds
from sushiya.games.contract import CHANCE, OVER, Game, Position
from sushiya.games.stepper import Stepper


@dataclass(frozen=True)
class Runs:
    """Decisions in a row, from matches at random."""

    game: Game
    seed: int
    starts: Sequence[bytes]  # snapshots right after a chance
    chances: Sequence[bytes]  # snapshots with a chance due
    decisions: int


def record_runs(game: Game, players: int, matches: int, seed: int) -> Runs:
    """Play matches and remember where each run of decisions and each chance begins."""
    choices, dice = Random(seed), Random(seed + 1)
    starts, chances, decisions = [], [], 0
    for _ in range(matches):
        position = game.start(players)
        while position.status != OVER:
            if position.status == CHANCE:
                chances.append(position.snapshot)
                throw(position, dice)
                continue
            starts.append(position.snapshot)
            stepper = Stepper(position)
            count = stepper.list()
            while count:
                count = stepper.apply(stepper.codes.item(int(choices.random() * count)))
                decisions += 1
    return Runs(game, seed, starts, chances, decisions)


def throw(position: Position, dice: Random) -> None:
    """Resolve the due chance as Python programs do."""
    position.resolve(position.outcome_of([dice.randrange(sides) for sides in position.sides()]))


def time_step(runs: Runs) -> float:
    """Nanoseconds for one step: the legal actions as an array, one of them at random, apply."""
    random = Random(runs.seed).random
    positions = [runs.game.restore(start) for start in runs.starts]
    stepper = Stepper(positions[0])
    apply, item = stepper.apply, stepper.codes.item

    def play() -> None:
        for position in positions:
            stepper.move_to(position)
            count = stepper.list()
            while count:
                count = apply(item(int(random() * count)))

    return processor_seconds(play) / runs.decisions * 1e9


def time_chance(runs: Runs) -> float:
    """Nanoseconds to throw the dice of one chance and resolve it."""
    dice = Random(runs.seed)
    positions = [runs.game.restore(chance) for chance in runs.chances]

    def play() -> None:
        for position in positions:
            throw(position, dice)

    return processor_seconds(play) / len(positions) * 1e9


def time_copy(runs: Runs, copies: int) -> float:
    """Nanoseconds for one copy of a position in the middle of a match."""
    copy = runs.game.restore(runs.starts[len(runs.starts) // 2]).copy

    def repeat() -> None:
        for _ in range(copies):
            copy()

    return processor_seconds(repeat) / copies * 1e9
