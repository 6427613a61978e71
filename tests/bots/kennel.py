"""Programs that play, made by tests, and who looks after their processes."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from textwrap import dedent

import pytest

from sushiya.bots.bot import Bot
from sushiya.bots.catalog import parse_spec
from sushiya.bots.play import Played, play_match
from sushiya.bots.program import ProgramBot, ProgramOptions
from sushiya.bots.random import RandomBot
from sushiya.errors import BotError
from sushiya.games.chance import seed_from_text
from sushiya.games.contract import Game

DICE = seed_from_text("guests' bots")

# What every program here begins with: it tells its process, and has the two halves of the conversation.
BEGINNING = """
import json, os, signal, subprocess, sys, time
def tell(pid):
    with open({pids!r}, "a") as file:
        file.write(f"{{pid}}\\n")
tell(os.getpid())
def moves():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "move":
            yield message
def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()
"""


class Kennel:
    """Makes programs and knows the processes they were."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pids = folder / "pids"
        self.pids.touch()
        self.script = folder / "program.py"

    def make(self, body: str, *, ms: float = 20_000, start_ms: float = 20_000) -> ProgramBot:
        """A bot that is this program."""
        self.script.write_text(BEGINNING.format(pids=str(self.pids)) + dedent(body))
        return ProgramBot(ProgramOptions(f"{sys.executable} -I {self.script}", ms, start_ms))

    def started(self) -> list[int]:
        """The processes that told us of themselves."""
        return [int(line) for line in self.pids.read_text().split()]

    def check_all_are_gone(self) -> None:
        """Fail if one of them still runs; those that were killed a moment ago are given time to end."""
        deadline = time.monotonic() + 20
        for pid in self.started():
            while is_running(pid):
                assert time.monotonic() < deadline, f"process {pid} is left"
                time.sleep(0.01)


def is_running(pid: int) -> bool:
    """Whether there is such a process that is no zombie: orphans are somebody else's to bury."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def play_against_random(game: Game, bot: Bot) -> Played:
    played = play_match(game, [bot, RandomBot()], dice=DICE, seed=3)
    assert played.match.is_over
    return played


def reasons(played: Played) -> list[str | None]:
    """Why each move of the program was forfeited, None for those that it made."""
    assert all(turn.forfeit is None for turn in played.turns if turn.seat != 0)
    return [turn.forfeit for turn in played.turns if turn.seat == 0]


def recorder(heard: Path) -> str:
    """A program that writes down every byte it gets and has no answer to anything."""
    return f"""
        with open({str(heard)!r}, "ab", buffering=0) as file:
            for line in sys.stdin.buffer:
                file.write(line)
                if json.loads(line)["type"] == "move":
                    say('{{"error":"only listening"}}\\n')
    """


def refusal(spec: str, *, at: str) -> str:
    parsed = parse_spec(spec)
    if at == "check":
        parsed.make()
    with pytest.raises(BotError) as caught:
        parsed.make() if at == "make" else parsed.check()
    assert caught.value.code == "no_program"
    return str(caught.value)
