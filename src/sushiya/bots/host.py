"""Bots that are a class in a Python file: `python -m sushiya.bots.host FILE [CLASS]` plays one in its own process.

A hang, a crash or `os._exit` then costs one move and not the match. This module is both ends: `PythonBot` in the
process of the match, `main` in the other. They speak as programs do (`program.py`), but instead of view and legal lines
they hand over the drawn position, which is no secret of anybody's, and the random stream, so that the bot gets a `Seen`
that is equal to the one it would get in process.
"""

from __future__ import annotations

import importlib.util
import inspect
import os
import pickle
import sys
import traceback
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import IO, Annotated

import msgspec
import numpy as np
from msgspec import Meta, Struct

import sushiya
from sushiya.bots.bot import Bot, Budget, Seen
from sushiya.bots.play import BotFailure, as_action
from sushiya.bots.program import Answer, End, Milliseconds, Program, ProgramBot, StartMilliseconds, encode_line
from sushiya.errors import BotError
from sushiya.games import load
from sushiya.games.contract import Game
from sushiya.games.warm import is_warm, warm_up

HOST = "sushiya.bots.host"  # this module, as the other process runs it
LOADING = 60.0  # seconds for the other process to import what the file needs


class PythonOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Which class to play."""

    path: Annotated[str, Meta(min_length=1, description="a Python file with a class of bot, without commas")]
    name: Annotated[str, Meta(description="the class, if the file has several")] = ""
    ms: Milliseconds = 1000.0
    start_ms: StartMilliseconds = 10_000.0


class HostHello(Struct, frozen=True, tag="hello"):
    """The first message: the game. `rules` is the game itself where the edition is not that of the house."""

    game: str
    rules: str | None


class HostMove(Struct, frozen=True, tag="move"):
    """The seat is to act: what `Seen` is made of."""

    number: int
    budget: Budget
    position: str
    stream: int
    log_from: int
    log: Sequence[str]


class PythonBot(ProgramBot):
    """Asks the class in a Python file, in a process of its own."""

    def __init__(self, options: PythonOptions) -> None:
        self.path = path = Path(options.path).expanduser()
        if not path.is_file():
            raise BotError(f"There is no file {options.path!r} with a bot.", code="no_program")
        arguments = [str(path), options.name] if options.name else [str(path)]
        self.command = [sys.executable, "-P", "-m", HOST, *arguments]
        self._begin(options.ms, options.start_ms)
        source = str(Path(sushiya.__file__).parents[1])
        paths = filter(None, (source, os.environ.get("PYTHONPATH")))
        self.environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}

    def check(self) -> None:
        """Let the other process make a bot; `BotError` with what it says if it cannot."""
        program = Program(self.command, self.environment)
        lines = program.close(LOADING)
        if program.process.returncode != 0:
            raise BotError(lines[-1] if lines else f"{self.path} cannot be loaded.", code="no_program")

    def hello(self, seen: Seen) -> Struct:
        """The message for a new process, which will find all rules compiled."""
        if not is_warm(seen.game):
            warm_up(seen.game)
        return HostHello(seen.game.name, pack_game(seen.game))

    def move(self, seen: Seen, number: int, log_from: int) -> Struct:
        """The message that asks for a move."""
        position = b64encode(seen.position.snapshot).decode()
        return HostMove(number, seen.budget, position, int(seen.stream[0]), log_from, seen.log[log_from:])


def pack_game(game: Game) -> str | None:
    """A game for a process of our own, which is of the same version: None for a house edition."""
    if game.edition_sha256 == load(game.name).edition_sha256:
        return None
    return b64encode(pickle.dumps(game)).decode()


def unpack_game(name: str, packed: str | None) -> Game:
    """The game that was packed."""
    if packed is None:
        return load(name)
    game: Game = pickle.loads(b64decode(packed))  # from our own parent, never from a network
    return game


def load_class(path: Path, name: str | None = None) -> type[Bot]:
    """The class of bot in a file: the only one, or the one of that name."""
    classes = {
        found.__name__: found
        for found in vars(_import_file(path)).values()
        if isinstance(found, type) and issubclass(found, Bot) and found.__module__ == _module_name(path)
    }
    usable = [key for key, found in classes.items() if not inspect.isabstract(found)]
    if name in usable:
        return classes[name]
    if name is None and len(usable) == 1:
        return classes[usable[0]]
    if not usable:
        raise BotError(f"{path}: there is no class of Bot with a method choose.", code="no_program")
    problem = f"no bot {name!r} here" if name else "more than one bot here; choose with name=…"
    raise BotError(f"{path}: {problem}: there is {', '.join(usable)}.", code="no_program")


def _module_name(path: Path) -> str:
    return f"bot_{path.stem}"


def _import_file(path: Path) -> ModuleType:
    """Run the file as a module; it may import its neighbours."""
    spec = importlib.util.spec_from_file_location(_module_name(path), path)
    if spec is None or spec.loader is None:
        raise BotError(f"{path}: is no Python file; its name should end in .py.", code="no_program")
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    sys.path.insert(0, str(path.resolve().parent))
    spec.loader.exec_module(module)
    return module


class Host:
    """One bot in this process, and what it has been told."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.game: Game | None = None
        self.log: list[str] = []

    def answer(self, message: HostHello | HostMove | End) -> Answer | None:
        """What to say to a message."""
        if isinstance(message, HostHello):
            self.game = unpack_game(message.game, message.rules)
        elif isinstance(message, HostMove):
            return self._choose(message)
        elif message.result is not None:
            self.bot.end(message.result)
        return None

    def _choose(self, message: HostMove) -> Answer:
        seen = self._see(message)
        try:
            return Answer(as_action(self.bot.choose(seen)), message.number)
        except BotFailure as failure:
            return Answer(number=message.number, error=str(failure))
        except (Exception, SystemExit) as error:  # as in process
            traceback.print_exc()
            return Answer(number=message.number, error=f"raised {_tell_error(error)}")

    def _see(self, message: HostMove) -> Seen:
        assert self.game is not None
        self.log[message.log_from :] = message.log
        position = self.game.restore(b64decode(message.position))
        stream = np.array([message.stream], np.uint64)
        budget = self.bot.budget.within(message.budget)
        return Seen(position, stream, budget, list(self.log) if self.bot.wants_log else (), is_drawn=True)


def _tell_error(error: BaseException) -> str:
    """The error and the line of the program that it came from."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})"


def serve(bot: Bot, messages: IO[bytes], answers: IO[bytes]) -> None:
    """Answer messages until there are no more."""
    host = Host(bot)
    decoder = msgspec.json.Decoder(HostHello | HostMove | End)
    try:
        for line in messages:
            answer = host.answer(decoder.decode(line))
            if answer is not None:
                answers.write(encode_line(answer))
                answers.flush()
    finally:
        bot.close()


def _take_stdout() -> IO[bytes]:
    """Our own way out; what the bot prints goes to stderr, where it does no harm."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def main() -> None:
    """Play the class that the arguments name with whoever is at the other end of stdin and stdout."""
    answers = _take_stdout()
    path, name = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None
    try:
        bot = load_class(path, name)()
    except BotError as error:
        sys.exit(str(error))
    except (Exception, SystemExit) as error:
        traceback.print_exc()
        sys.exit(f"{path} cannot be loaded: {_tell_error(error)}.")
    serve(bot, sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
