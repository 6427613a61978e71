"""A match: a position with its log, the names of the players and, if wanted, the dice.

A match with dice throws them as soon as chance is due, so a seat is always to act until the match is over; a match
without waits for `resolve`. What happened is the log and nothing else; the positions kept beside it are a cache. The
rules are behind `Position`, which stays the pure thing; this module adds memory to it, and no network, disk or clock.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from sushiya.errors import BadPlayers, IllegalAction
from sushiya.games.chance import SeededDice
from sushiya.games.contract import CHANCE, OVER, Game, Result, View
from sushiya.games.record import Event, MatchRecord, Step, take_step


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
        if dice is not None:
            self.answer_chance()

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.position.players

    @property
    def to_act(self) -> int | None:
        """The seat to act; None if chance is due or the match is over."""
        status = self.position.status
        return status if status >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.position.status == OVER

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
        code = self.game.parse_action(action) if isinstance(action, str) else action
        if self.position.status == CHANCE:
            raise IllegalAction("Chance is due before any seat can act.", code="chance_due")
        step = self._take(code)
        if self.dice is not None:
            self.answer_chance()
        return step.completes

    def resolve(self, outcome: str | int) -> None:
        """Give the due chance this outcome, by its line or code."""
        code = self.game.parse_outcome(outcome) if isinstance(outcome, str) else outcome
        if self.position.status != CHANCE:
            raise IllegalAction("No chance is due now.", code="no_chance_due")
        self._take(code)

    def answer_chance(self) -> None:
        """Throw the dice until a seat is to act or the match is over."""
        if self.dice is None:
            raise ValueError("this match has no dice")
        while self.position.status == CHANCE:
            before = self.dice.counter
            code = self.position.outcome_of(self.dice.throw_all(self.position.sides()))
            self._take(code, before)

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
        return twin

    def view(self, seat: int | None) -> View:
        """What the seat may know now; None for a spectator."""
        return self.position.view(seat)

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

    def _take(self, code: int, counter: int | None = None) -> Step:
        step = take_step(self.position, code)
        if counter is None:
            counter = 0 if self.dice is None else self.dice.counter
        self.steps.append(step)
        self._counters.append(counter)
        self.position = step.after
        return step
