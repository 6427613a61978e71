"""A tournament on disk: `order.json` and three files that only grow, one line a match.

A match counts when all three files have its whole line; what a crash left behind is cut off when the folder is opened
again. Everything is checked before anything is changed, and a folder that belongs to something else is left alone.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, TypeVar

import msgspec

from sushiya import __version__
from sushiya.arena.matches import Lines, MatchResult, MatchTimes
from sushiya.arena.order import Order, code_digest
from sushiya.arena.schedule import Schedule
from sushiya.errors import ArenaError
from sushiya.files import whole_file

FORMAT = "sushiya-arena"
VERSION = 2
SHARED_DICE = 1  # a version whose line-ups shared the dice of their round; the same where there is one line-up
RECORDS, TIMES, RESULTS = "records.ndjson", "times.ndjson", "results.ndjson"

Line = TypeVar("Line", MatchResult, MatchTimes)


class PlayedBy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The program that played the matches from this number on."""

    first: int
    version: str
    code: str  # digest of bots and rules


class OrderFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `order.json` holds."""

    format: str = FORMAT
    version: int = VERSION
    order: Order
    played_by: tuple[PlayedBy, ...] = ()


class Folder:
    """The folder of one tournament, open for more matches; nobody else can open it at the same time."""

    def __init__(self, path: Path, order: Order, schedule: Schedule) -> None:
        self.path = path
        self.schedule = schedule
        self._stack = ExitStack()
        try:
            self._open(order)
        except OSError as error:
            self._stack.close()
            place = error.filename or path
            raise ArenaError(f"{place}: cannot be used: {error.strerror or error}.", code="unwritable") from None
        except BaseException:
            self._stack.close()
            raise

    def __enter__(self) -> Folder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def _open(self, order: Order) -> None:
        earlier = self._check_whose(order)
        self.path.mkdir(parents=True, exist_ok=True)
        lock = self._stack.enter_context((self.path / ".lock").open("wb"))
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(f"{self.path}: another arena is playing here right now.", code="folder_busy") from None
        self.finished = self._check_results()
        self.played_by = _with_this_program(earlier.played_by if earlier else (), self.finished)
        with whole_file(self.path / "order.json") as stream:
            stream.write(_pretty(OrderFile(order=order, played_by=self.played_by)))
        self._files = {name: self._open_end(name) for name in (RECORDS, TIMES, RESULTS)}

    def _check_whose(self, order: Order) -> OrderFile | None:
        """The order that the folder was begun with; refuses another one, and folders of other things."""
        if not (self.path / "order.json").exists():
            if self.path.exists() and any(path.name != ".lock" for path in self.path.iterdir()):
                raise ArenaError(
                    f"{self.path}: there are files here, but none of them is order.json; name a new folder.",
                    code="foreign_folder",
                )
            return None
        earlier = read_order(self.path)
        difference = earlier.order.difference(order)
        if difference is not None:
            raise ArenaError(
                f"{self.path}: here is another tournament, with {difference}. Name another folder with --out.",
                code="other_order",
            )
        return earlier

    def _check_results(self) -> int:
        """How many matches are whole in all files; refuses results that are not those of the order."""
        counts = {name: self._whole_lines(name) for name in (RECORDS, TIMES, RESULTS)}
        missing = [name for name in counts if counts[name] is None]
        if missing and any(counts.values()):
            raise ArenaError(
                f"{self.path / missing[0]}: is missing; put it back or name another folder.", code="file_missing"
            )
        finished = min(count or 0 for count in counts.values())
        for _ in read_results(self.path, self.schedule, finished):
            pass
        return finished

    def _whole_lines(self, name: str) -> int | None:
        """How many lines of the file are whole; None if it is not there."""
        try:
            with (self.path / name).open("rb") as stream:
                return sum(line.endswith(b"\n") for line in stream)
        except FileNotFoundError:
            return None

    def _open_end(self, name: str) -> BinaryIO:
        """The file, to go on behind the lines of all finished matches."""
        path = self.path / name
        path.touch()
        with path.open("rb+") as stream:
            for _ in range(self.finished):
                stream.readline()
            stream.truncate(stream.tell())
        return self._stack.enter_context(path.open("ab"))

    def append(self, lines: Lines) -> None:
        """Write down a match: it counts when its result stands."""
        try:
            for name, line in ((RECORDS, lines.record), (TIMES, lines.times), (RESULTS, lines.result)):
                self._files[name].write(line + b"\n")
                self._files[name].flush()
        except OSError as error:
            raise ArenaError(f"{self.path}: cannot be written: {error.strerror or error}.", code="unwritable") from None
        self.finished += 1

    def save(self) -> None:
        """Have the system put everything on the disk."""
        for stream in self._files.values():
            with suppress(OSError):  # a device that has nothing to wait for
                os.fsync(stream.fileno())

    def results(self) -> Iterator[MatchResult]:
        """The results of all finished matches."""
        return read_results(self.path, self.schedule, self.finished)


def _with_this_program(earlier: tuple[PlayedBy, ...], finished: int) -> tuple[PlayedBy, ...]:
    earlier = tuple(program for program in earlier if program.first < finished)
    if earlier and (earlier[-1].version, earlier[-1].code) == (__version__, code_digest()):
        return earlier
    return (*earlier, PlayedBy(finished, __version__, code_digest()))


def _pretty(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"


def read_order(path: Path) -> OrderFile:
    """What the folder of a tournament was begun with."""
    file = path / "order.json"
    try:
        found = msgspec.json.decode(file.read_bytes(), type=OrderFile)
    except OSError as error:
        raise ArenaError(f"{file}: cannot be read: {error.strerror or error}.", code="unreadable") from None
    except msgspec.DecodeError as error:
        raise ArenaError(f"{file}: is not the order of an arena: {error}.", code="foreign_folder") from None
    if found.format != FORMAT or found.version not in (VERSION, SHARED_DICE):
        raise ArenaError(f"{file}: is {found.format} {found.version}, not {FORMAT} {VERSION}.", code="foreign_folder")
    order = found.order
    if found.version == SHARED_DICE and len(Schedule(order.bots, order.players, order.seed).line_ups) > 1:
        raise ArenaError(
            f"{path}: was played by an earlier version, where all line-ups of a round had the same dice; "
            f"now each has dice of its own. Name another folder with --out.",
            code="other_dice",
        )
    return found


def read_results(path: Path, schedule: Schedule, count: int | None = None) -> Iterator[MatchResult]:
    """Results in order, checked against the schedule; all, or the first so many."""
    for result in _read_lines(path / RESULTS, MatchResult, count):
        fixture = schedule.fixture(result.match)
        if (result.round, result.bots) != (fixture.round, tuple(schedule.entrants[e] for e in fixture.seating)):
            raise ArenaError(
                f"{path / RESULTS}: line {result.match + 1}: this match is not in the schedule of the order.",
                code="broken_results",
            )
        yield result


def read_times(path: Path, count: int | None = None) -> Iterator[MatchTimes]:
    """Times in order; all, or of the first so many matches."""
    return _read_lines(path / TIMES, MatchTimes, count)


def _read_lines(file: Path, sort: type[Line], count: int | None) -> Iterator[Line]:
    decoder = msgspec.json.Decoder(sort)
    try:
        stream = file.open("rb")
    except FileNotFoundError:
        if count == 0:
            return
        raise ArenaError(f"{file}: is missing.", code="file_missing") from None
    with stream:
        for number, line in enumerate(stream):
            if number == count or not line.endswith(b"\n"):
                return
            try:
                found = decoder.decode(line)
            except msgspec.DecodeError as error:
                raise ArenaError(
                    f"{file}: line {number + 1}: cannot be read: {error}.", code="broken_results"
                ) from None
            if found.match != number:
                raise ArenaError(
                    f"{file}: line {number + 1}: is of match {found.match}, not {number}.", code="broken_results"
                )
            yield found
