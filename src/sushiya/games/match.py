"""A match: a position with its log, the names of the players and, if wanted, the dice.

A match with dice throws them as soon as chance is due, so a seat is always to act until the match is over; a match
without waits for `resolve`. What happened is the log and nothing else; the positions kept beside it are a cache. The
rules are behind `Position`, which stays the pure thing; this module adds memory to it, and no network, disk or clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from msgspec import UNSET

from sushiya.errors import BadPlayers, IllegalAction
from sushiya.games.chance import SeededDice
from sushiya.games.contract import CHANCE, OVER, Game, Result, View
from sushiya.games.record import Event, MatchRecord, Step, take_step


@dataclass(frozen=True, slots=True)
class Ahead:
    """Steps that a match can take next: an action and the chance that follows it."""

    steps: list[Step]
    counters: list[int]  # of the dice, before each step
    counter: int  # and after the last one


class Match:
    """One play of a game, from its first step on. Copy `position` before you try something on it."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        names: list[str] | None = None,
        dice: SeededDice | None = None,
        start_seat: int | None = None,
    ) -> None:
        self.game = game
        self.position = game.start(players, start_seat=start_seat)
        self.names = [f"seat {seat}" for seat in range(players)] if names is None else list(names)
        if len(self.names) != players:
            raise BadPlayers(f"There are {len(self.names)} names for {players} players.")
        self.dice = dice
        self.steps: list[Step] = []
        self._counters: list[int] = []  # of the dice, before each step
        self._status_of, self._status = self.position, self.position.status  # a position of the log never changes
        if dice is not None:
            self.answer_chance()

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.position.players

    @property
    def status(self) -> int:
        """The seat to act, or `CHANCE`, or `OVER`."""
        if self._status_of is not self.position:
            self._status_of, self._status = self.position, self.position.status
        return self._status

    @property
    def to_act(self) -> int | None:
        """The seat to act; None if chance is due or the match is over."""
        return self.status if self.status >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.status == OVER

    @property
    def events(self) -> list[Event]:
        """The whole log, secrets included."""
        return [step.event() for step in self.steps]

    def legal(self) -> list[str]:
        """Every line that the seat to act may play."""
        return self.position.legal_lines()

    def play(self, action: str | int) -> list[str]:
        """Do the action of the seat to act, by its line or code. Returns what it completed.

        `IllegalAction` or `NotationError` if it cannot be done; then nothing has changed.
        """
        ahead = self.foresee(action)
        self.adopt(ahead)
        return ahead.steps[0].completes

    def foresee(self, action: str | int) -> Ahead:
        """What `play` would do, chance included; nothing changes before `adopt`."""
        code = self.game.code_of(action) if isinstance(action, str) else action
        if self.position.status == CHANCE:
            raise IllegalAction("Chance is due before any seat can act.", code="chance_due")
        return self._with_chance([take_step(self.position, code)])

    def adopt(self, ahead: Ahead) -> None:
        """Let happen what was foreseen from this very position."""
        if ahead.steps[0].before is not self.position:
            raise ValueError("the match has gone on since this was foreseen")
        self.steps += ahead.steps
        self._counters += ahead.counters
        self.position = ahead.steps[-1].after
        if self.dice is not None:
            self.dice.counter = ahead.counter

    def resolve(self, outcome: str | int) -> None:
        """Give the due chance this outcome, by its line or code."""
        code = self.game.parse_outcome(outcome) if isinstance(outcome, str) else outcome
        if self.position.status != CHANCE:
            raise IllegalAction("No chance is due now.", code="no_chance_due")
        counter = 0 if self.dice is None else self.dice.counter
        self.adopt(Ahead([take_step(self.position, code)], [counter], counter))

    def answer_chance(self) -> None:
        """Throw the dice until a seat is to act or the match is over."""
        if self.dice is None:
            raise ValueError("this match has no dice")
        ahead = self._with_chance([])
        if ahead.steps:
            self.adopt(ahead)

    def undo(self) -> Event:
        """Take back the last action and the chance that followed it. Returns the action.

        The dice go back too: the same action meets the same chance again.
        """
        last = next((i for i in reversed(range(len(self.steps))) if self.steps[i].seat is not None), None)
        if last is None:
            raise IllegalAction("There is nothing to take back.", code="nothing_to_undo")
        step = self.steps[last]
        if self.dice is not None:
            self.dice.counter = self._counters[last]
        self.position = step.before
        del self.steps[last:], self._counters[last:]
        return step.event()

    def copy(self) -> Match:
        """An independent match with the same past and, with dice, the same future for the same actions."""
        twin = object.__new__(Match)
        twin.game, twin.names = self.game, list(self.names)
        twin.position = self.position.copy()
        twin.dice = None if self.dice is None else self.dice.copy()
        twin.steps, twin._counters = list(self.steps), list(self._counters)
        twin._status_of, twin._status = twin.position, self.status
        return twin

    def view(self, seat: int | None) -> View:
        """What the seat may know now; None for a spectator."""
        return self.position.view(seat)

    def views(self, seats: Sequence[int | None]) -> Sequence[View]:
        """What each of these seats may know now, in their order; for many seats, quicker than one by one."""
        return self.position.views(seats)

    def seen_from(self, seat: int | None) -> list[Event]:
        """The log as a seat may read it; None for a spectator."""
        if seat is not None:
            self.game.check_seat(seat, self.players)
        return [step.event_for(seat) for step in self.steps]

    def log(self, seat: int | None) -> list[str]:
        """The same as lines of text, each with who did it and what it completed."""
        return [str(event) for event in self.seen_from(seat)]

    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        return self.position.result()

    def record(self) -> MatchRecord:
        """The match as its record; with dice, the commitment and, when it is over, the seed."""
        record = MatchRecord.of(self.game, self.names, self.events, self.result())
        if self.dice is None:
            return record
        seed = self.dice.seed.hex() if self.is_over else UNSET
        return msgspec.structs.replace(record, seed=seed, commitment=self.dice.commitment)

    def _with_chance(self, steps: list[Step]) -> Ahead:
        """These steps and, with dice, the chance that follows them."""
        if self.dice is None:
            return Ahead(steps, [0] * len(steps), 0)
        dice = self.dice.copy()
        counters = [dice.counter] * len(steps)
        position = steps[-1].after if steps else self.position
        while position.status == CHANCE:
            counters.append(dice.counter)
            steps.append(take_step(position, position.outcome_of(dice.throw_all(position.sides()))))
            position = steps[-1].after
        return Ahead(steps, counters, dice.counter)
