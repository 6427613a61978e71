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
from sushiya.bots.learned.network import GAME, PARTS, load_network, nothing_learned, save_network
from sushiya.bots.learned.sight import HIDDEN, MOMENT, MOMENTS, RANGES, numbers_seen
from sushiya.games import load
from sushiya.games.compiled import interpreted, random_stream
from sushiya.games.contract import Game
from sushiya.games.engine import SCRATCH

Array = np.ndarray[Any, np.dtype[Any]]

MATCHES = 500  # between two lessons
REMEMBERED = 4  # lessons that are repeated
BATCH = 2048
LAMBDA = 0.7  # how much the end of the match counts against what was thought on the way
FIRST_RATE, LAST_RATE = 3e-3, 2e-5
CARELESS = 30  # of a thousand takes, at first
LEAD = 10.0  # points in which leads are told
LEAD_WEIGHT = 0.5
FAR_APART = 1_000_003  # between the matches of two seeds


class Pupil:
    """A network while it learns: it also tells by how much a seat will be ahead, which teaches it more from a match."""

    def __init__(self, network: Array, players: int, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.network = network
        self.rows = sum(RANGES[: interpreted(numbers_seen)(players)])
        leads = self.dice.normal(0, 0.1, (MOMENTS, HIDDEN))
        if network["players"][0]:
            inward, outward, bias = (network[part][0] for part in PARTS)
        else:
            inward, outward, bias = self._guess()
        parts = (inward[: self.rows], np.stack([outward, leads], 2), np.stack([bias, 0 * bias], 1))
        self.parts = [np.array(part, np.float32) for part in parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0
        network["players"] = players
        self.show()

    def _guess(self) -> tuple[Array, Array, Array]:
        """To begin with: the values of a number lie on a line, so that like things are judged alike."""
        rows = []
        for values in RANGES:
            begin, step = self.dice.normal(0, 0.1, HIDDEN), self.dice.normal(0, 0.4, HIDDEN)
            rows.append(begin + np.linspace(-1, 1, values)[:, None] * step)
        return np.concatenate(rows), self.dice.normal(0, 0.1, (MOMENTS, HIDDEN)), np.zeros(MOMENTS)

    def show(self) -> None:
        """Give the network what was learned."""
        self.network["inward"][0, : self.rows] = self.parts[0]
        self.network["outward"], self.network["bias"] = self.parts[1][:, :, 0], self.parts[2][:, 0]

    def learn(self, seen: Array, wanted: Array, rate: float) -> None:
        """Come a little nearer to what is wanted, by Adam's rule."""
        inward, outward, bias = self.parts
        lessons = np.arange(len(seen))
        rows = np.zeros((len(seen), self.rows), np.float32)
        rows[lessons[:, None], seen] = 1
        moments = seen[:, MOMENT]
        before = rows @ inward
        hidden = np.maximum(before, 0)
        said = np.einsum("ij,ijk->ik", hidden, outward[moments]) + bias[moments]
        wrong = np.stack([1 / (1 + np.exp(-said[:, 0])) - wanted[:, 0], LEAD_WEIGHT * (said[:, 1] - wanted[:, 1])], 1)
        wrong = (wrong / len(seen)).astype(np.float32)
        blamed = np.einsum("ik,ijk->ij", wrong, outward[moments]) * (before > 0)
        by_moment = np.zeros((len(seen), MOMENTS), np.float32)
        by_moment[lessons, moments] = 1
        of_outward = np.stack([by_moment.T @ (hidden * part[:, None]) for part in wrong.T], 2)
        self.steps += 1
        for i, slope in enumerate((rows.T @ blamed, of_outward, by_moment.T @ wrong)):
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
        numbers = interpreted(numbers_seen)(self.players)
        seen = np.zeros((MATCHES, 2 * self.takes, self.players, numbers), np.int16)
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
        return seen[:, :last].reshape(-1, numbers), wanted[:, :last].reshape(-1, 2), errors


def train(
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    matches: Annotated[int, typer.Option(help="How many to learn from.")] = 750_000,
    seed: Annotated[int, typer.Option(help="Other seeds, other matches.")] = 1,
    anew: Annotated[bool, typer.Option(help="Forget what was learned before.")] = False,
) -> None:
    """Learn, and keep what was learned beside this file."""
    game = load(GAME)
    network = nothing_learned() if anew else load_network(game, players)
    pupil, school = Pupil(network, players, seed), School(game, players)
    lessons: list[tuple[Array, Array]] = []
    numbers = range(-(-matches // MATCHES))
    for number in track(numbers, description=f"Learning, {players} players"):
        left = 1 - number / len(numbers)
        seen, wanted, errors = school.play(network, seed * FAR_APART + number, round(CARELESS * left))
        lessons = [*lessons, (seen, wanted)][-REMEMBERED:]
        all_seen, all_wanted = (np.concatenate(parts) for parts in zip(*lessons, strict=True))
        order = pupil.dice.permutation(len(all_seen))[: len(seen)]
        for first in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[first : first + BATCH]
            pupil.learn(all_seen[batch], all_wanted[batch], FIRST_RATE * left + LAST_RATE)
        pupil.show()
    save_network(game, network)
    third = len(errors) // 3
    for name, error in zip(("the match", "round 2", "round 3"), errors[::third], strict=False):
        typer.echo(f"Squared error of the chance to win, at the beginning of {name}: {error:.4f}")


if __name__ == "__main__":
    typer.run(train)
