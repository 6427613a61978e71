"""A match as its log: read, written, replayed and retold as one seat saw it.

One match is one JSON object, many are one object a line. The log holds actions and outcomes of chance as lines of
notation, so it replays without a seed, and replaying checks all it says: every line, what it completed, what else was
legal (if told) and the result. A record that was seen from one seat has `?` where something was hidden from it; it
replays all the same, with imagined pieces in those places. No rule is written here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NoReturn

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sushiya.errors import RecordError, SushiyaError, UnknownGame
from sushiya.games import find_name, load
from sushiya.games.contract import CHANCE, OVER, Game, Position, Result

FORMAT = "sushiya-record"
VERSION = 1


class PlayedEdition(Struct, frozen=True, forbid_unknown_fields=True):
    """The edition that a match was played with; the digest is over its content."""

    name: str
    sha256: str


class Event(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One step: `chance` alone, or the `action` of a `seat`. `legal`: all lines the seat could have played, sorted."""

    chance: str | None = None
    seat: int | None = None
    action: str | None = None
    completes: list[str] = []
    legal: list[str] | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse a mixture of the two forms."""
        is_chance = self.chance is not None
        is_whole = (self.seat is None) == (self.action is None) == is_chance
        if not is_whole or (is_chance and self.legal is not UNSET):
            raise ValueError('an event is {"chance": ...} or {"seat": ..., "action": ...}')

    @property
    def line(self) -> str:
        """The line of notation."""
        return self.chance or self.action or ""

    def __str__(self) -> str:
        who = "chance" if self.seat is None else f"seat {self.seat}"
        told = f" completes {' '.join(self.completes)}" if self.completes else ""
        return f"{who}: {self.line}{told}"


@dataclass(frozen=True, slots=True)
class Step:
    """One event with the positions before and after it. `recipient`: the seat that an outcome of chance came to."""

    before: Position
    after: Position
    seat: int | None  # None: chance
    recipient: int | None
    code: int
    line: str  # as its source has it: with `?` if that was seen from one seat
    completes: list[str]

    def event(self, *, legal: bool = False) -> Event:
        """This step as its source tells it."""
        if self.seat is None:
            return Event(chance=self.line, completes=self.completes)
        lines = sorted(self.before.legal_lines()) if legal else UNSET
        return Event(seat=self.seat, action=self.line, completes=self.completes, legal=lines)

    def event_for(self, viewer: int | None, *, legal: bool = False) -> Event:
        """This step as a seat may read it, or a spectator (None)."""
        game = self.before.game
        if self.seat is None:
            line = self.line if is_hidden(self.line) else game.show_outcome(self.code, self.recipient, viewer)
            return Event(chance=line, completes=self.completes)
        line = self.line if is_hidden(self.line) else game.show_action(self.code, self.seat, viewer)
        lines = sorted(self.before.legal_lines()) if legal and self.seat == viewer else UNSET
        return Event(seat=self.seat, action=line, completes=self.completes, legal=lines)


def take_step(before: Position, code: int, line: str | None = None) -> Step:
    """Do what is due at a position, which stays as it was."""
    game, status, after = before.game, before.status, before.copy()
    if status == CHANCE:
        after.resolve(code)
        line = game.format_outcome(code) if line is None else line
        return Step(before, after, None, game.chance_seat(before), code, line, game.completes(before, after))
    after.apply(code)
    line = game.line_of(code) if line is None else line
    return Step(before, after, status, None, code, line, game.completes(before, after))


def is_hidden(line: str) -> bool:
    """Whether the line hides something from its reader."""
    return "?" in line


class MatchRecord(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One match, finished or not. `seed` and `commitment` are evidence for the dice; no replay needs them."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    edition: PlayedEdition
    players: int
    names: list[str]
    events: list[Event]
    result: Result | None
    seed: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET

    @classmethod
    def of(cls, game: Game, names: list[str], events: list[Event], result: Result | None) -> MatchRecord:
        """The record of a match of this game and edition."""
        return cls(
            game=game.name,
            edition=PlayedEdition(game.edition_name, game.edition_sha256),
            players=len(names),
            names=names,
            events=events,
            result=result,
        )

    def dumps(self) -> bytes:
        """As one line of JSON, without the line's end."""
        return msgspec.json.encode(self)

    def dump(self, path: Path | str) -> None:
        """Write to a file as one line."""
        Path(path).write_bytes(self.dumps() + b"\n")

    def load_game(self) -> Game:
        """The game with the house edition, if that is what the match was played with."""
        return self.check_game(load(self.game))

    def check_game(self, game: Game) -> Game:
        """Refuse another game, or the same game with other pieces."""
        if game.name != self.game:
            raise RecordError(f"This is a record of {self.game}, not of {game.name}.", code="other_game")
        if game.edition_sha256 != self.edition.sha256:
            raise RecordError(
                f"This match was played with the edition {self.edition.name!r} {self.edition.sha256[:12]}…, "
                f"not with {game.edition_name!r} {game.edition_sha256[:12]}….",
                code="other_edition",
            )
        return game

    def steps(self, game: Game | None = None) -> Iterator[Step]:
        """Every event with the positions around it, checked one by one; `RecordError` at the first bad one."""
        game = self.load_game() if game is None else self.check_game(game)
        try:
            position = game.start(self.players)
        except SushiyaError as error:
            raise RecordError(error.message, code=error.code) from None
        if len(self.names) != self.players:
            raise RecordError(f"The record has {len(self.names)} names for {self.players} players.")
        for index in range(len(self.events)):
            step = self._follow(index, position)
            yield step
            position = step.after
        self._check_result(position)

    def replay(self, game: Game | None = None) -> Position:
        """The last position, after everything the record says was checked."""
        game = self.load_game() if game is None else self.check_game(game)
        position = None
        for step in self.steps(game):
            position = step.after
        return game.start(self.players) if position is None else position

    def seen_from(self, viewer: int | None, game: Game | None = None) -> MatchRecord:
        """The record as a seat may read it, or a spectator (None); a seed only if the match is over."""
        game = self.load_game() if game is None else game
        if viewer is not None:
            game.check_seat(viewer, self.players)
        told = [
            step.event_for(viewer, legal=event.legal is not UNSET)
            for step, event in zip(self.steps(game), self.events, strict=True)
        ]
        return msgspec.structs.replace(self, events=told, seed=self.seed if self.result else UNSET)

    def with_legal(self, game: Game | None = None) -> MatchRecord:
        """The record with all legal lines of every action, as far as the record shows what the seat held."""
        game = self.load_game() if game is None else game
        known = self.known_seats(game)
        told = [step.event(legal=step.seat in known) for step in self.steps(game)]
        return msgspec.structs.replace(self, events=told)

    def known_seats(self, game: Game | None = None) -> set[int]:
        """The seats of whose steps nothing is hidden: all of them, unless the record was seen from one seat."""
        game = self.load_game() if game is None else game
        known = set(range(self.players))
        if any(is_hidden(event.line) for event in self.events):
            for step in self.steps(game):
                if is_hidden(step.line):
                    known.discard(step.recipient if step.seat is None else step.seat)
        return known

    def _follow(self, index: int, position: Position) -> Step:
        event, game = self.events[index], position.game
        if position.status == OVER:
            self._refuse(index, "the match is over before it", code="match_over")
        if position.status == CHANCE and event.seat is not None:
            self._refuse(index, "chance is due before any seat can act", code="chance_due")
        if position.status != CHANCE and event.seat is None:
            self._refuse(index, f"no chance is due; seat {position.status} is to act", code="no_chance_due")
        if event.seat is not None and event.seat != position.status:
            self._refuse(index, f"seat {position.status} is to act", code="other_seat")
        try:
            if event.seat is None:
                code: int = game.follow_outcome(position, event.line)
            else:
                code = game.follow_action(position, event.line, event.completes, self._chosen_after(index))
            step = take_step(position, code, event.line)
        except SushiyaError as error:
            self._refuse(index, error.message, code=error.code, rule=error.rule)
        if step.completes != event.completes:
            done = " ".join(step.completes) or "nothing"
            told = " ".join(event.completes) or "nothing"
            self._refuse(index, f"it completes {done}, the record says {told}", code="other_completes")
        if event.legal is not UNSET and event.legal != sorted(position.legal_lines()):
            self._refuse(index, "its list of legal lines is not that of the rules", code="other_legal")
        return step

    def _chosen_after(self, index: int) -> list[str]:
        chosen = []
        for event in self.events[index + 1 :]:
            if event.seat != self.events[index].seat or not event.line.startswith("choose "):
                break
            chosen.append(event.line.removeprefix("choose "))
        return chosen

    def _check_result(self, position: Position) -> None:
        result = position.result()
        if result == self.result:
            return
        if result is None:
            raise RecordError("The record has a result, but its events stop before the end.", code="other_result")
        if self.result is None:
            raise RecordError("The match is over, but the record has no result.", code="other_result")
        raise RecordError(
            f"The match ends with {_in_words(result)}, the record says {_in_words(self.result)}.", code="other_result"
        )

    def _refuse(self, index: int, why: str, *, code: str, rule: str | None = None) -> NoReturn:
        why = why.rstrip(".")
        raise RecordError(f"Event {index}, {self.events[index]}: {why}.", event=index, code=code, rule=rule)


def _in_words(result: Result) -> str:
    return f"{result.reason}, scores {result.scores}, ranks {result.ranks}, winners {result.winners}"


class _Header(Struct):
    format: str | None = None
    version: int | None = None


_decoder = msgspec.json.Decoder(MatchRecord)
_header_decoder = msgspec.json.Decoder(_Header)


def loads(text: bytes | str) -> MatchRecord:
    """The record in one JSON object; `RecordError` with what is wrong with it."""
    try:
        record = _decoder.decode(text)
    except msgspec.ValidationError as error:
        with suppress(msgspec.ValidationError):
            _check_header(_header_decoder.decode(text))
        raise RecordError(f"This is no record of a match: {error}.") from None
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise RecordError("The record is cut off in the middle.", code="truncated") from None
        raise RecordError(f"This is not JSON: {error}.", code="not_json") from None
    _check_header(record)
    try:
        find_name(record.game)
    except UnknownGame as error:
        raise RecordError(error.message, code=error.code) from None
    return record


def _check_header(header: _Header | MatchRecord) -> None:
    if header.format != FORMAT:
        raise RecordError(f"This is no {FORMAT}: its format is {header.format!r}.", code="unknown_format")
    if header.version != VERSION:
        reads = f"This program reads records of version {VERSION}"
        raise RecordError(f"{reads}, not {header.version}.", code="unknown_version")


def load_file(path: Path | str) -> MatchRecord:
    """The first record of a file."""
    with open_records(path) as stream:
        for _, record in read_records(stream):
            return record
    raise RecordError(f"{path}: the file is empty.", code="empty")


def open_records(path: Path | str) -> BinaryIO:
    """The file, for `read_records`; `RecordError` with a sentence if it cannot be read."""
    try:
        return Path(path).open("rb")
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror or error}.", code="unreadable") from None


def read_records(stream: BinaryIO) -> Iterator[tuple[int, MatchRecord]]:
    """Every record of a stream with the number of its line, from 1; only one line is in memory at a time.

    One record that is spread over the lines of the whole file is read too. Errors begin with the line.
    """
    for number, line in enumerate(stream, 1):
        if not line.strip():
            continue
        text = line
        if number == 1 and not _is_one_object(line):
            text += stream.read()
        try:
            yield number, loads(text)
        except RecordError as error:
            if error.code == "truncated":
                number += text.rstrip().count(b"\n")
            message = f"line {number}: {error.message}"
            raise RecordError(message, event=error.event, code=error.code, rule=error.rule) from None


def _is_one_object(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=msgspec.Raw)
    except msgspec.DecodeError:
        return False
    return True


def write_records(stream: BinaryIO, records: Iterable[MatchRecord]) -> int:
    """Write one record a line. Returns how many."""
    count = 0
    for count, record in enumerate(records, 1):  # noqa: B007
        stream.write(record.dumps() + b"\n")
    return count
