"""Matches at random, with their log, for tests that look at all of a match."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from sushiya.games.contract import CHANCE, OVER, Game, Position


@dataclass(frozen=True)
class Logged:
    """One step: the position before it, who acts (None: chance), to whom chance comes, and the step itself."""

    before: Position
    seat: int | None
    recipient: int | None
    code: int
    line: str
    completes: list[str]

    def shown_to(self, viewer: int | None) -> str:
        """The line as a seat may read it."""
        game = self.before.game
        if self.seat is None:
            return game.show_outcome(self.code, self.recipient, viewer)
        return game.show_action(self.code, self.seat, viewer)


def walk(position: Position, chooser: random.Random, passing: float = 0.1) -> Iterator[Logged]:
    """Play on at random, `passing` of the time by a pass if possible; the position changes along."""
    game = position.game
    while position.status != OVER:
        before, seat = position.copy(), None
        if position.status == CHANCE:
            recipient = game.chance_seat(position)
            code: int = position.outcome_of([chooser.randrange(sides) for sides in position.sides()])
            position.resolve(code)
            line = game.format_outcome(code)
        else:
            seat, recipient = position.status, None
            code, line = choose_line(position, chooser, passing)
            position.apply(code)
        yield Logged(before, seat, recipient, code, line, game.completes(before, position))


def choose_line(position: Position, chooser: random.Random, passing: float) -> tuple[int, str]:
    codes = position.legal().tolist()
    if len(codes) < 200 or chooser.random() < passing:
        options = [(code, position.game.format_action(code)) for code in codes]
        passes = [option for option in options if option[1].startswith("pass")]
        if passes and chooser.random() < passing:
            return chooser.choice(passes)
        others = [option for option in options if not option[1].startswith("pass")]
        cards = [option for option in others if option[1].startswith("card")]
        return chooser.choice(cards if cards and chooser.random() < 0.5 else others or options)
    code = chooser.choice(codes)
    return code, position.game.format_action(code)


def play(game: Game, players: int, seed: int, passing: float = 0.1) -> tuple[list[Logged], Position]:
    """A whole match and its last position."""
    position = game.start(players)
    return list(walk(position, random.Random(seed), passing)), position
