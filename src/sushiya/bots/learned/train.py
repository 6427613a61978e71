"""Learn Sushi Roll from matches against oneself: `python -m sushiya.bots.learned.train --players 2`.

Every seat of every match is a lesson: what the network saw is compared with what it thought one step later, and that
with the end of the match (TD(lambda)). It goes on from what was learned before, if there is something.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import typer
from rich.progress import track

from sushiya.bots.learned.matches import play_and_tell
from sushiya.bots.learned.network import GAME, load_network, nothing_learned, save_network
from sushiya.bots.learned.sushi_roll import HIDDEN, INPUTS
from sushiya.games import load
from sushiya.games.compiled import random_stream
from sushiya.games.contract import Game
from sushiya.games.engine import SCRATCH

Array = np.ndarray[Any, np.dtype[Any]]

MATCHES = 500  # between two lessons
REMEMBERED = 4  # lessons that are repeated
BATCH = 1024
LAMBDA = 0.7  # how much the end of the match counts against what was thought on the way
FIRST_RATE, LAST_RATE = 2e-3, 3e-5
CARELESS = 30  # of a thousand takes, at first
LEAD = 10.0  # points in which leads are told
LEAD_WEIGHT = 0.5
FAR_APART = 1_000_003  # between the matches of two seeds


class Pupil:
    """A network while it learns: it also tells by how much a seat will be ahead, which teaches it more from a match."""

    def __init__(self, network: Array, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.network = network
        if network["players"][0]:
            inward, outward = network["inward"][0].copy(), network["outward"][0].copy()
        else:
            inward = self.dice.normal(0, 0.25, (INPUTS, HIDDEN)).astype(np.float32)
            outward = self.dice.normal(0, 0.1, HIDDEN).astype(np.float32)
        leads = self.dice.normal(0, 0.1, HIDDEN).astype(np.float32)
        self.parts = [inward, np.stack([outward, leads], 1), np.array([network["bias"][0], 0], np.float32)]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0
        self.show()

    def show(self) -> None:
        """Give the network what was learned."""
        self.network["inward"], self.network["outward"] = self.parts[0], self.parts[1][:, 0]
        self.network["bias"] = self.parts[2][0]

    def learn(self, seen: Array, wanted: Array, rate: float) -> None:
        """Come a little nearer to what is wanted, by Adam's rule."""
        inward, outward, bias = self.parts
        before = seen @ inward
        hidden = np.maximum(before, 0)
        said = hidden @ outward + bias
        wrong = np.stack([1 / (1 + np.exp(-said[:, 0])) - wanted[:, 0], LEAD_WEIGHT * (said[:, 1] - wanted[:, 1])], 1)
        wrong = (wrong / len(seen)).astype(np.float32)
        blamed = (wrong @ outward.T) * (before > 0)
        self.steps += 1
        for i, slope in enumerate((seen.T @ blamed, hidden.T @ wrong, wrong.sum(0))):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.parts[i] -= rate * mean / (np.sqrt(square) + 1e-8)


class School:
    """Matches of a network against itself, as lessons."""

    def __init__(self, game: Game, players: int) -> None:
        edition = game.editions[0]
        self.game, self.players = game, players
        self.takes = int(edition["rounds"]) * int(edition["dice_per_seat"][players])
        self.states, self.scratch = np.zeros(1, game.state), np.zeros(1, SCRATCH)

    def play(self, network: Array, seed: int, careless: int) -> tuple[Array, Array, Array]:
        """What was seen, what would have been right, and how far off the last thoughts were."""
        seen = np.zeros((MATCHES, 2 * self.takes, self.players, INPUTS), np.float32)
        chances = np.zeros((MATCHES, 2 * self.takes, self.players), np.float32)
        won, leads = np.zeros((MATCHES, self.players), np.float32), np.zeros((MATCHES, self.players), np.float32)
        play_and_tell(
            self.states, self.game.editions, network, self.scratch, self.players, random_stream(seed), careless,
            seen, chances, won, leads,
        )  # fmt: skip
        wanted = np.zeros((*chances.shape, 2), np.float32)
        wanted[..., 1] = leads[:, None, :] / LEAD
        right = won
        for step in reversed(range(2 * self.takes - 1)):  # after the last take nothing is thrown
            wanted[:, step, :, 0] = right
            right = LAMBDA * right + (1 - LAMBDA) * chances[:, step]
        errors = np.mean((chances - won[:, None, :]) ** 2, axis=(0, 2))
        last = 2 * self.takes - 1
        return seen[:, :last].reshape(-1, INPUTS), wanted[:, :last].reshape(-1, 2), errors


def train(
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    matches: Annotated[int, typer.Option(help="How many to learn from.")] = 750_000,
    seed: Annotated[int, typer.Option(help="Other seeds, other matches.")] = 1,
    anew: Annotated[bool, typer.Option(help="Forget what was learned before.")] = False,
) -> None:
    """Learn, and keep what was learned beside this file."""
    game = load(GAME)
    network = nothing_learned() if anew else load_network(game, players)
    pupil, school = Pupil(network, seed), School(game, players)
    network["players"] = players
    lessons: list[tuple[Array, Array]] = []
    numbers = range(-(-matches // MATCHES))
    for number in track(numbers, description=f"Learning, {players} players"):
        left = 1 - number / len(numbers)
        seen, wanted, errors = school.play(network, seed * FAR_APART + number, round(CARELESS * left))
        lessons = [*lessons, (seen, wanted)][-REMEMBERED:]
        all_seen, all_wanted = (np.concatenate(parts) for parts in zip(*lessons, strict=True))
        order = pupil.dice.permutation(len(all_seen))[: 2 * len(seen)]
        for first in range(0, len(order) - BATCH, BATCH):
            batch = order[first : first + BATCH]
            pupil.learn(all_seen[batch], all_wanted[batch], FIRST_RATE * left + LAST_RATE)
        pupil.show()
    save_network(game, network)
    third = len(errors) // 3
    for name, error in zip(("the match", "round 2", "round 3"), errors[::third], strict=False):
        typer.echo(f"Squared error of the chance to win, at the beginning of {name}: {error:.4f}")


if __name__ == "__main__":
    typer.run(train)
