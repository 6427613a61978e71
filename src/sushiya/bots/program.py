"""Bots that are programs in any language: one process for a seat of a match, one JSON message a line.

`docs/writing-bots.md` is the protocol for their authors. All that is sent is made from `Seen`, so a program cannot get
to know more than its seat may. Whatever a program does wrong, `choose` raises `BotFailure` in time and with a reason
that helps its author; the process is then killed, with all that it started, and a new one answers the next move.
Needs a system with process groups: Linux, macOS.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from threading import Thread
from time import monotonic
from typing import IO, Annotated, Any
from weakref import finalize

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

import sushiya
from sushiya.bots.bot import Bot, Budget, Seen
from sushiya.bots.play import BotFailure, read_action, shorten
from sushiya.errors import BotError
from sushiya.games.contract import Game, Result
from sushiya.games.record import PlayedEdition

PROTOCOL = 1
LONGEST_LINE = 64 * 1024  # bytes of an answer
MOST_UNASKED = 1024 * 1024  # bytes that may come between two moves, to be thrown away
GRACE_PART, GRACE_MS = 0.2, 100.0  # on top of the budget, for the way there and back
FAILURES = 3  # in a row, then the program is not started again
STDERR_KEPT, STDERR_LINES = 4096, 5  # bytes and lines of the end of stderr that a reason repeats
PATIENCE = 0.5  # seconds for a program to end by itself, and again after it was asked to
ENDING = 2.0  # seconds for a program that has closed its pipes to end, so that its exit code can be told
TOO_LATE = "did not answer in time"
GLANCE = 0.05  # seconds between two looks whether a silent program is still there: its children may hold its output

Milliseconds = Annotated[float, Meta(ge=1, le=600_000, description="milliseconds for a move")]
StartMilliseconds = Annotated[
    float, Meta(ge=0, le=600_000, description="milliseconds more for the first move after a start")
]


class ProgramOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Which program to run."""

    command: Annotated[str, Meta(min_length=1, description="the program and its arguments, without commas")]
    ms: Milliseconds = 1000.0
    start_ms: StartMilliseconds = 10_000.0


class Hello(Struct, frozen=True, tag="hello"):
    """The first message to a process. `pieces` is what is printed in the box, by the names that lines use."""

    protocol: int
    server: str
    game: str
    players: int
    seat: int
    edition: PlayedEdition
    pieces: dict[str, Any]


class Move(Struct, frozen=True, tag="move"):
    """The seat is to act. `log` are the lines from number `log_from` on; the program has those before."""

    number: int
    budget: Budget
    legal: list[str]
    view: msgspec.Raw
    log_from: int
    log: Sequence[str]


class End(Struct, frozen=True, tag="end"):
    """The match has ended, or the guests have left it: then there is no result."""

    result: Result | None


class Answer(Struct, frozen=True):
    """What a program says; instead of this, a bare line of notation will do."""

    action: str | int | UnsetType = UNSET
    number: int | UnsetType = UNSET
    error: str | UnsetType = UNSET


def encode_line(message: Struct) -> bytes:
    """A message as it travels."""
    return msgspec.json.encode(message) + b"\n"


def list_pieces(game: Game) -> dict[str, Any]:
    """The edition by name, without what only compiled rules need."""
    edition: Any = game.edition  # type: ignore[attr-defined] # every game has one, of a type of its own
    named = [field.name for field in fields(edition) if field.name not in ("name", "sha256", "names", "records")]
    return {name: getattr(edition, name) for name in named}


def find_command(command: str) -> list[str]:
    """The words of a command whose program is there and can be run, or `BotError`."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BotError(f"The command {command!r} cannot be read: {error}.", code="no_program") from None
    if not words:
        raise BotError("The command is empty.", code="no_program")
    if shutil.which(words[0]) is None:
        is_there = os.path.isfile(words[0])
        problem = f"is not executable; try: chmod +x {words[0]}" if is_there else "is not found"
        raise BotError(f"The program {words[0]!r} {problem}.", code="no_program")
    return words


class StderrTail:
    """The end of what a program writes on stderr, read by a thread of its own so that the program never waits."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._kept = b""
        self._thread = Thread(target=self._drain, daemon=True, name="stderr of a bot")
        self._thread.start()

    def _drain(self) -> None:
        with self._stream:
            while chunk := self._stream.read(LONGEST_LINE):
                self._kept = (self._kept + chunk)[-STDERR_KEPT:]

    def lines(self) -> list[str]:
        """The last lines of a program that has ended, safe to show in a terminal."""
        self._thread.join(PATIENCE)  # somebody who escaped the process group may hold it open
        text = self._kept.decode("utf-8", "replace")
        shown = ("".join(c if c.isprintable() else " " for c in line).rstrip() for line in text.splitlines())
        return [line for line in shown if line][-STDERR_LINES:]


class Program:
    """A running process that is spoken to in lines and must answer in time."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True, env=environment
            )
        except OSError as error:
            raise BotFailure(f"cannot be started: {error.strerror or error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._input, self._output = self.process.stdin, self.process.stdout
        os.set_blocking(self._input.fileno(), False)
        os.set_blocking(self._output.fileno(), False)
        self._stderr = StderrTail(self.process.stderr)
        self._heard = b""  # what came after the last line that was taken
        self._finalizer = finalize(self, _bury, self.process)  # for those who forget to close a bot

    def say(self, message: bytes, deadline: float) -> None:
        """Send a message; what the program has said unasked until now is forgotten."""
        self._forget()
        unsent = memoryview(message)
        with DefaultSelector() as selector:
            selector.register(self._input, EVENT_WRITE)
            selector.register(self._output, EVENT_READ)
            while unsent:
                left = deadline - monotonic()
                if left <= 0:
                    raise BotFailure("did not read its message in time")
                for key, _ in selector.select(left):
                    if key.fileobj is self._output:
                        self._read()
                    else:
                        unsent = unsent[self._write(unsent) :]

    def hear(self, deadline: float) -> bytes:
        """The next line of the program."""
        with DefaultSelector() as selector:
            selector.register(self._output, EVENT_READ)
            while b"\n" not in self._heard:
                if len(self._heard) > LONGEST_LINE:
                    raise BotFailure(f"answered with more than {LONGEST_LINE // 1024} KiB and no end of the line")
                left = deadline - monotonic()
                if selector.select(max(0.0, min(left, GLANCE))):  # also what came in time while we were kept waiting
                    self._read()
                elif left <= 0:
                    raise BotFailure(TOO_LATE)
                elif self.process.poll() is not None and not self._read():
                    raise BotFailure(self._tell_end())
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _forget(self) -> None:
        """Throw away what is there; a program that goes on talking would keep us here for ever."""
        thrown = len(self._heard)
        self._heard = b""
        while self._read():
            thrown += len(self._heard)
            self._heard = b""
            if thrown > MOST_UNASKED:
                raise BotFailure("writes without being asked, and does not stop")

    def _read(self) -> bool:
        """Take what the program has written; False if that is nothing yet."""
        try:
            chunk = os.read(self._output.fileno(), LONGEST_LINE)
        except BlockingIOError:
            return False
        if not chunk:
            raise BotFailure(self._tell_end())
        if len(self._heard) <= MOST_UNASKED:
            self._heard += chunk
        return True

    def _write(self, unsent: memoryview) -> int:
        try:
            return os.write(self._input.fileno(), unsent[:LONGEST_LINE])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise BotFailure(self._tell_end()) from None

    def _tell_end(self) -> str:
        """Why there is nobody at the other end."""
        try:
            code = self.process.wait(ENDING)
        except subprocess.TimeoutExpired:
            return "closed its input or output"
        return f"was ended by signal {-code}, {signal.strsignal(-code)}" if code < 0 else f"exited with code {code}"

    def kill(self) -> list[str]:
        """End the process and all of its group at once. Returns the last lines it wrote on stderr."""
        self._finalizer.detach()
        _bury(self.process)
        return self._stderr.lines()

    def close(self, patience: float = PATIENCE) -> list[str]:
        """Let the process end by itself at the end of its input, ask it to if it does not, then kill it."""
        self._input.close()
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            _signal_group(self.process, signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
        return self.kill()


def _signal_group(process: subprocess.Popen[bytes], number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):  # nobody is left; macOS says so of zombies in the other way
        os.killpg(process.pid, number)


def _bury(process: subprocess.Popen[bytes]) -> None:
    """Kill the process and all of its group, and let go of its pipes; stderr is its reader's."""
    _signal_group(process, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


class Declined(BotFailure):
    """The program itself says that it has no answer; nothing else is wrong with it."""


class ProgramBot(Bot):
    """Asks a program. The process is started with the first move."""

    wants_log = True

    def __init__(self, options: ProgramOptions) -> None:
        self.command = find_command(options.command)
        self._begin(options.ms, options.start_ms)

    def _begin(self, ms: float, start_ms: float) -> None:
        self.ms, self.start_ms = ms, start_ms
        self.budget = Budget(ms=ms)
        self.environment: dict[str, str] | None = None
        self._program: Program | None = None
        self._number = 0  # of the last move
        self._told: list[str] = []  # the log as the process has it
        self._failures = 0

    def check(self) -> None:
        """Start the program and let it end; `BotError` if it cannot be started at all."""
        try:
            Program(self.command, self.environment).close()
        except BotFailure as failure:
            raise BotError(f"The program {self.command[0]!r} {failure}.", code="no_program") from None

    def choose(self, seen: Seen) -> int:
        """What the program answers, if it does so in time and by the rules."""
        if self._failures >= FAILURES:
            raise BotFailure(f"has failed {FAILURES} times in a row and is not started again in this match")
        try:
            code = read_action(self._converse(seen), seen.position)
        except Declined:
            raise
        except BotFailure as failure:
            self._failures += 1
            raise BotFailure(self._tell_failure(str(failure))) from None
        self._failures = 0
        return code

    def end(self, result: Result) -> None:
        """Tell the program how the match ended."""
        self._finish(End(result))

    def close(self) -> None:
        """End the process."""
        self._finish(End(None))

    def hello(self, seen: Seen) -> Struct:
        """The message for a new process."""
        game = seen.game
        edition = PlayedEdition(game.edition_name, game.edition_sha256)
        server = f"sushiya {sushiya.__version__}"
        return Hello(PROTOCOL, server, game.name, seen.players, seen.seat, edition, list_pieces(game))

    def move(self, seen: Seen, number: int, log_from: int) -> Struct:
        """The message that asks for a move."""
        view = msgspec.Raw(msgspec.json.encode(seen.view))
        return Move(number, seen.budget, seen.lines, view, log_from, seen.log[log_from:])

    def _converse(self, seen: Seen) -> str | int:
        """One move: what the program says to it."""
        ms = self.ms if seen.budget.ms is None else seen.budget.ms
        limit = ms * (1 + GRACE_PART) + GRACE_MS
        message = b""
        if self._program is None:
            message, limit = encode_line(self.hello(seen)), limit + self.start_ms
            self._told = []
            self._program = Program(self.command, self.environment)
        self._number += 1
        message += encode_line(self.move(seen, self._number, _shared_length(self._told, seen.log)))
        self._told = list(seen.log)
        deadline = monotonic() + limit / 1000
        self._program.say(message, deadline)
        while True:
            answer = read_answer(self._program.hear(deadline))
            if answer.number in (UNSET, self._number):
                break
            if monotonic() > deadline:
                raise BotFailure(TOO_LATE)
        if answer.error is not UNSET:
            raise Declined(answer.error)
        if answer.action is UNSET:
            raise BotFailure("answered without an action")
        return answer.action

    def _tell_failure(self, reason: str) -> str:
        """The reason for the author, after the process was killed."""
        lines = [] if self._program is None else self._program.kill()
        self._program = None
        if self._failures == FAILURES:
            reason += f"; that was failure {FAILURES} in a row, it is not started again in this match"
        return "\n".join([f"{reason}; on stderr it wrote:", *lines] if lines else [reason])

    def _finish(self, message: Struct) -> None:
        if self._program is None:
            return
        with suppress(BotFailure):  # it need not listen any more
            self._program.say(encode_line(message), monotonic() + PATIENCE)
        self._program.close()
        self._program = None


def read_answer(line: bytes) -> Answer:
    """A line of a program: JSON, or bare notation."""
    try:
        text = line.decode("utf-8").strip()
    except UnicodeDecodeError:
        raise BotFailure(f"answered what is not UTF-8: {shorten(line)}") from None
    if not text.startswith("{"):
        return Answer(action=text)
    try:
        return msgspec.json.decode(text, type=Answer)
    except msgspec.DecodeError as error:
        raise BotFailure(f"answered {shorten(text)}: {error}") from None


def _shared_length(told: Sequence[str], log: Sequence[str]) -> int:
    """How many lines from the beginning on are the same: all that were told, unless something was taken back."""
    for number, (one, other) in enumerate(zip(told, log, strict=False)):
        if one != other:
            return number
    return min(len(told), len(log))
