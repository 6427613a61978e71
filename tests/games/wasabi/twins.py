"""Matches that differ in what a seat cannot know: strips that it never saw have changed places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from sushiya.errors import IllegalAction
from sushiya.games.contract import OVER, Game, Position

from . import editions
from .matches import Logged, play

EDITIONS = editions.SMALL | {"shuffling": editions.SHUFFLING, "house": editions.HOUSE_DATA}

Swap = dict[str, str]


class Twin(NamedTuple):
    """A step of a match, and the position and the line of its twin there."""

    step: Logged
    position: Position
    line: str | None  # None: here the twin ends, for what happens next would be impossible or look different


def walk_twins(log: list[Logged], swap: Swap) -> Iterator[Twin]:
    """The match and its twin, as long as the twin is possible too."""
    game: Any = log[0].before.game
    order = {recipe.slug: number for number, recipe in enumerate(game.edition.recipes)}
    twin = game.start(log[0].before.players)
    for number, step in enumerate(log):
        line = renamed(step.line, swap, order)
        after = twin.copy()
        try:
            after.resolve(line) if step.seat is None else after.apply(line)
        except IllegalAction:
            yield Twin(step, twin, None)
            return
        if game.completes(twin, after) != step.completes or after.status != status_after(log, number):
            yield Twin(step, twin, None)
            return
        yield Twin(step, twin, line)
        twin = after


def status_after(log: list[Logged], number: int) -> int:
    return log[number + 1].before.status if number + 1 < len(log) else OVER


def matches_with_swaps(game: Game, players: int, seeds: range) -> Iterator[tuple[list[Logged], int, Swap]]:
    """Matches, each with a seat and two strips that it never saw; those where there are none are left out."""
    for seed in seeds:
        log, _ = play(game, players, seed, 0.5)
        chooser = random.Random(seed)
        seat = chooser.randrange(players)
        if swap := choose_swap(log, seat, game, chooser):
            yield log, seat, swap


def choose_swap(log: list[Logged], seat: int, game: Any, chooser: random.Random) -> Swap:
    """Two strips of one length that the seat never saw, at least one of which was drawn; empty if there are none."""
    length = {recipe.slug: recipe.length for recipe in game.edition.recipes}
    hidden = hidden_strips(log, seat, game)
    moved = {word for step in log if step.recipient is not None for word in step.line.split(" ")[1:]}
    pairs = [(a, b) for a in hidden for b in hidden if a != b and length[a] == length[b] and a in moved]
    if not pairs:
        return {}
    a, b = chooser.choice(pairs)
    return {a: b, b: a}


def hidden_strips(log: list[Logged], seat: int, game: Any) -> list[str]:
    """Strips that were never in the seat's hand and never completed."""
    shown = {word.rstrip("*") for step in log for word in step.completes}
    shown |= {step.line.split(" ")[1] for step in log if step.recipient == seat}
    return [recipe.slug for recipe in game.edition.recipes if recipe.slug not in shown]


def renamed(line: str, swap: Swap, order: dict[str, int]) -> str:
    """The line with other strips."""
    verb, *words = line.split(" ")
    if verb == "recipe":
        words = [swap.get(word, word) for word in words]
    elif verb == "pass":
        words = sorted((swap.get(word, word) for word in words), key=order.__getitem__)
    return " ".join([verb, *words])
