"""What a game offers everybody above. Read this first.

Three nouns. A `Game` is the rules with one edition of the printed pieces. A `Position` is one moment of one match.
A step takes a position to the next: an *action* of a seat or an *outcome* of chance. Nothing here draws a random
number, reads a clock or touches a file; chance is an input like any other.

The contract
------------
Status.  At every moment exactly one of these holds, and `position.status` says which: `CHANCE`, an outcome is due;
    a seat number from 0, that seat is to act; `OVER`, the match is over. `legal`, `check` and `apply` belong to the
    second, `outcomes` and `resolve` to the first, `result` to the last. Calling one at another time is an error
    (`IllegalAction`), never undefined.
Actions and outcomes.  Each has an integer code, from a table that is fixed for a game and an edition, and a line of
    text (the notation). `parse_action(format_action(code)) == code`, and so for outcomes. Every method that takes
    one takes either form.
legal, check.  `legal()` lists the code of every action the seat to act may choose, each once, in a stable order. It
    is never empty. An action is in `legal()` exactly when `check(action)` is None; otherwise `check` gives the reason
    with the rule that forbids it. `apply` raises that reason as `IllegalAction` and leaves the position as it was.
outcomes, resolve.  `outcomes()` lists every possible outcome with its exact probability; they sum to 1. `resolve`
    accepts those and no others. The same chance as fair dice: `sides()` tells how many dice with how many sides are
    to be thrown and `outcome_of(draws)` which outcome the results mean; thrown fairly, outcomes have the
    probabilities of `outcomes()`.
view.  `view(seat)` is what that seat may know, `view(None)` what everybody may: built from public facts and the
    seat's own secrets. Two positions that differ only in what a seat cannot know give that seat the same bytes.
    `views(seats)` is the same for several seats at once, and takes little longer than one. `open_view()` is all that
    any seat knows, for those who look at a match when it is over.
resample.  `resample(seat, stream)` is a position drawn uniformly from all that give `seat` the same view. With the
    same stream it is the same for all of them.
result.  `result()` is None until the match is over.
Copies.  `copy()` is independent of the original. `snapshot` is the position as bytes, a cache and not a format.
Visibility of steps.  `show_action(code, actor, viewer)` and `show_outcome(code, seat, viewer)` are the lines that a
    viewer may read, with `?` for what is hidden.
Following.  `follow_action` and `follow_outcome` turn such lines back into codes, at a position where what the viewer
    cannot know is imagined; a record seen from one seat replays through them to its end.

To walk through matches quickly from Python: `stepper.py`. The same rules for code that runs in compiled loops:
`dispatch.py`. The entry points behind the methods
here: `engine.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any, NewType

import msgspec
import numpy as np

from sushiya.errors import BadPlayers, IllegalAction
from sushiya.games import engine
from sushiya.games.compiled import CHANCE, OVER, random_stream

__all__ = ["CHANCE", "OVER", "ActionCode", "Game", "OutcomeCode", "Position", "Reason", "Result", "Seat", "View"]

Seat = NewType("Seat", int)
ActionCode = NewType("ActionCode", int)
OutcomeCode = NewType("OutcomeCode", int)
Array = np.ndarray[Any, np.dtype[Any]]

RULES_VERSION = 1  # rises when the same record would replay differently


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not legal: a code for programs, the rule that forbids it, a sentence for people."""

    code: str
    rule: str
    text: str


class Result(msgspec.Struct, frozen=True):
    """How a match ended. `ranks`: 1 for the best, ties share a rank. `winners`: the seats with rank 1."""

    reason: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know; each game adds its own fields. `seat` is None for a spectator's view."""

    game: str
    players: int
    seat: int | None
    to_act: int | None  # None: chance is due or the match is over
    phase: str
    scores: list[int]  # as they stand now
    result: Result | None


@dataclass(frozen=True)
class BatchResult:
    """What many matches gave, one row a match."""

    scores: Array  # int16 [match, seat]
    ranks: Array  # int8 [match, seat]
    decisions: Array  # int32 [match]


class Game(ABC):
    """The rules of one game with one edition. Immutable; make one with `sushiya.game(name)`."""

    name: str  # as in records: "wasabi", "sushi_roll"
    title: str
    state: np.dtype[Any]  # the record of a position
    editions: Array  # the edition as an array of one record, as compiled code takes it
    edition_name: str
    edition_sha256: str
    player_counts: tuple[int, ...]
    action_count: int  # action codes are 0 … action_count - 1

    def start(self, players: int, *, start_seat: int | None = None) -> Position:
        """A new match before its first step. A named start seat is then the only outcome of the first chance."""
        self.check_players(players)
        if start_seat is not None:
            self.check_seat(start_seat, players)
        position = Position(self, bytearray(self.state.itemsize))
        engine.start(position.records, self.editions, players, -1 if start_seat is None else start_seat)
        return position

    def restore(self, snapshot: bytes) -> Position:
        """The position that `snapshot` was taken of, by the same version of the program."""
        if len(snapshot) != self.state.itemsize:
            raise ValueError("the snapshot is of another game or version")
        return Position(self, bytearray(snapshot))

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the edition does not provide for."""
        if players not in self.player_counts:
            least, most = self.player_counts[0], self.player_counts[-1]
            raise BadPlayers(f"{self.title} is for {least} to {most} players, not for {players}.")

    def check_seat(self, seat: int, players: int) -> None:
        """Refuse a seat that is not at the table."""
        if not 0 <= seat < players:
            raise BadPlayers(f"With {players} players the seats are 0 to {players - 1}; there is no seat {seat}.")

    def random_matches(self, count: int, players: int, *, seed: int = 0, first: int = 0) -> BatchResult:
        """Play matches `first` … `first + count - 1` of a seed at random in compiled code; releases the GIL.

        Match number i is the same however the numbers are divided over calls, threads or machines.
        """
        batch, _ = self._play_many(count, players, seed, first, np.empty(0, np.int64))
        return batch

    def random_codes(self, number: int, players: int, *, seed: int = 0) -> list[int]:
        """All steps of match `number` of a seed, as `random_matches` plays it: codes of outcomes and actions."""
        log = np.empty(1024, np.int64)
        while True:
            _, steps = self._play_many(1, players, seed, number, log)
            if steps <= log.size:
                return [int(code) for code in log[:steps]]
            log = np.empty(steps, np.int64)

    def _play_many(self, count: int, players: int, seed: int, first: int, log: Array) -> tuple[BatchResult, int]:
        self.check_players(players)
        scores = np.zeros((count, players), np.int16)
        ranks = np.zeros((count, players), np.int8)
        decisions = np.zeros(count, np.int32)
        states, scratch = np.zeros(1, self.state), np.empty(1, engine.SCRATCH)
        stream = random_stream(seed)
        steps = engine.play_many(states, self.editions, scratch, players, stream, first, scores, ranks, decisions, log)
        return BatchResult(scores, ranks, decisions), int(steps)

    @abstractmethod
    def parse_action(self, line: str) -> ActionCode:
        """The code of a line of notation; `NotationError` with what is wrong with it."""

    @abstractmethod
    def format_action(self, code: int) -> str:
        """The line of an action code."""

    @cached_property
    def line_of(self) -> Callable[[int], str]:
        """`format_action` with a memory, for lists of many actions: most lines come up again and again."""
        return lru_cache(maxsize=1 << 16)(self.format_action)

    @cached_property
    def code_of(self) -> Callable[[str], ActionCode]:
        """`parse_action` with a memory, for matches that are played by lines."""
        return lru_cache(maxsize=1 << 16)(self.parse_action)

    def __getstate__(self) -> dict[str, Any]:
        """A game goes to another process without its memories."""
        return {name: value for name, value in vars(self).items() if name not in ("line_of", "code_of")}

    @abstractmethod
    def parse_outcome(self, line: str) -> OutcomeCode:
        """The code of a line of chance; `NotationError` with what is wrong with it."""

    @abstractmethod
    def format_outcome(self, code: int) -> str:
        """The line of an outcome code."""

    def show_action(self, code: int, actor: int, viewer: int | None) -> str:
        """The line of an action as `viewer` may read it (None: a spectator)."""
        return self.line_of(code)

    def show_outcome(self, code: int, seat: int | None, viewer: int | None) -> str:
        """The line of an outcome as `viewer` may read it; `seat` is the seat it came to, if it came to one."""
        return self.format_outcome(code)

    def follow_action(self, position: Position, line: str, completes: list[str], chosen: list[str]) -> ActionCode:
        """The code of an action as a record tells it, whose line may have `?` where something is hidden.

        `position` is what the reader of the record imagines: true in all that the record's viewer may know, anything
        possible in the rest. A record goes on to tell what was hidden, so this may replace imagined pieces of the
        position to make the line possible and lead to what the record says of it: `completes` is what the action
        completed, `chosen` the strips that the same seat chose directly afterwards. What the viewer knows stays.
        """
        return self.parse_action(line)

    def follow_outcome(self, position: Position, line: str) -> OutcomeCode:
        """The code of an outcome as a record tells it; as `follow_action`, this may replace imagined pieces."""
        return self.parse_outcome(line)

    @abstractmethod
    def reason(self, number: int) -> Reason:
        """What a number from the compiled `check` means."""

    @abstractmethod
    def outcomes(self, position: Position) -> list[tuple[OutcomeCode, Fraction]]:
        """Every possible outcome with its probability."""

    @abstractmethod
    def chance_seat(self, position: Position) -> int | None:
        """The seat that the due outcome comes to, if it comes to one."""

    @abstractmethod
    def views(self, position: Position, seats: Iterable[int | None]) -> Sequence[View]:
        """What each of the seats may know, in their order; None for a spectator."""

    def open_view(self, position: Position) -> View:
        """All that any seat knows; what a spectator sees in games without secrets."""
        return self.views(position, [None])[0]

    @abstractmethod
    def end_reason(self, position: Position) -> str:
        """Why the match is over: `instant_win`, `board_full`, `all_passed`, `rounds_played`."""

    def worths(self, position: Position) -> list[int]:
        """The points of every seat with what lies before it as if it were scored now; the scores in most games."""
        return position.scores()

    def completes(self, before: Position, after: Position) -> list[str]:
        """What the step between two positions completed, in the form of records; empty for most."""
        return []

    def reveals(self, before: Position, after: Position) -> bool:
        """Whether the action between two positions told others what they could not know, beside what it completed."""
        return False


_new_position, _new_array = object.__new__, np.ndarray  # names that `copy` finds without a look into a module


class Position:
    """One moment of one match. Changed in place by `apply` and `resolve`; `copy` first to keep it."""

    __slots__ = ("game", "memory", "records")

    def __init__(self, game: Game, memory: bytearray) -> None:
        self.game = game
        self.memory = memory
        self.records = np.ndarray(1, game.state, memory)

    def copy(self) -> Position:
        """An independent position that is equal to this one."""
        twin = _new_position(Position)
        twin.game = self.game
        twin.memory = memory = self.memory[:]
        twin.records = _new_array(1, self.game.state, memory)
        return twin

    @property
    def snapshot(self) -> bytes:
        """This position as bytes, for `Game.restore`."""
        return bytes(self.memory)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and self.memory == other.memory

    __hash__ = None  # type: ignore[assignment]

    @property
    def status(self) -> int:
        """The seat to act, or `CHANCE`, or `OVER`."""
        status: int = self.records["to_act"].item()
        return status

    @property
    def players(self) -> int:
        """How many seats there are."""
        players: int = self.records["players"].item()
        return players

    def legal(self) -> Array:
        """The codes of all actions of the seat to act."""
        self._require_seat()
        scratch = np.empty(1, engine.SCRATCH)
        count = engine.advance(self.records, self.game.editions, engine.JUST_LIST, scratch)
        return scratch["codes"][0, :count].copy()

    def legal_lines(self) -> list[str]:
        """The same as lines of notation, in the same order."""
        return list(map(self.game.line_of, self.legal().tolist()))

    def check(self, action: int | str) -> Reason | None:
        """None if the seat to act may do this, else why not."""
        self._require_seat()
        code = self._action_code(action)
        number = engine.check_action(self.records, self.game.editions, code)
        return self.game.reason(number) if number else None

    def apply(self, action: int | str) -> None:
        """Do the action, or raise `IllegalAction` with the reason and change nothing."""
        code = self._action_code(action)
        reason = self.check(code)
        if reason is not None:
            raise IllegalAction(reason.text, code=reason.code, rule=reason.rule)
        engine.advance(self.records, self.game.editions, code, np.empty(1, engine.SCRATCH))

    def outcomes(self) -> list[tuple[OutcomeCode, Fraction]]:
        """Every possible outcome of the chance that is due, with its probability."""
        self._require_chance()
        return self.game.outcomes(self)

    def sides(self) -> list[int]:
        """The sides of the fair dice that the due chance throws; an empty list if nothing is left to chance."""
        self._require_chance()
        sides = np.empty(engine.MAX_DRAWS, np.int32)
        due: list[int] = sides[: engine.list_dice(self.records, self.game.editions, sides)].tolist()
        return due

    def outcome_of(self, draws: list[int]) -> OutcomeCode:
        """The outcome that these results of the dice mean."""
        padded = np.zeros(engine.MAX_DRAWS, np.int32)
        padded[: len(draws)] = draws
        return OutcomeCode(int(engine.outcome_of_draws(self.records, self.game.editions, padded)))

    def resolve(self, outcome: int | str) -> None:
        """Give the due chance this outcome, or raise `IllegalAction` if it is not possible and change nothing."""
        self._require_chance()
        code = self.game.parse_outcome(outcome) if isinstance(outcome, str) else outcome
        number = engine.check_chance(self.records, self.game.editions, code)
        if number:
            reason = self.game.reason(number)
            raise IllegalAction(reason.text, code=reason.code, rule=reason.rule)
        engine.resolve_outcome(self.records, self.game.editions, code)

    def view(self, seat: int | None) -> View:
        """What the seat may know; None for a spectator."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[int | None]) -> Sequence[View]:
        """What each of these seats may know, in their order. What is open to all of them is made once and shared."""
        players = self.players
        for seat in seats:
            if seat is not None:
                self.game.check_seat(seat, players)
        return self.game.views(self, seats)

    def open_view(self) -> View:
        """All that any seat knows."""
        return self.game.open_view(self)

    def resample(self, seat: int, stream: Array) -> Position:
        """A position drawn uniformly from all that look like this one to the seat."""
        self.game.check_seat(seat, self.players)
        drawn = self.copy()
        engine.resample_states(drawn.records, self.game.editions, seat, stream)
        return drawn

    def scores(self) -> list[int]:
        """The points of every seat as they stand now."""
        scores = np.zeros((1, self.players), np.int16)
        engine.list_scores(self.records, self.game.editions, scores)
        points: list[int] = scores[0].tolist()
        return points

    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        if self.status != OVER:
            return None
        ranks = np.zeros((1, self.players), np.int8)
        engine.list_ranks(self.records, self.game.editions, ranks)
        places: list[int] = ranks[0].tolist()
        winners = [seat for seat, rank in enumerate(places) if rank == 1]
        return Result(self.game.end_reason(self), self.scores(), places, winners)

    def _action_code(self, action: int | str) -> int:
        return self.game.code_of(action) if isinstance(action, str) else int(action)

    def _require_seat(self) -> None:
        status = self.status
        if status == CHANCE:
            raise IllegalAction("Chance is due before any seat can act.", code="chance_due")
        if status == OVER:
            raise IllegalAction("The match is over.", code="match_over")

    def _require_chance(self) -> None:
        if self.status != CHANCE:
            raise IllegalAction("No chance is due now.", code="no_chance_due")
