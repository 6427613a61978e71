"""What all tests share: both games, matches at random, and the command line without a process."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO

import pytest

import sushiya
from sushiya.games import GAMES
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.games.record import take_step


def pytest_configure() -> None:
    """A shell lets nothing that it runs in the background be interrupted; here interrupting is tried out."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: nobody waits for it when everything else is done."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session", params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return sushiya.game(request.param)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of the machine does not matter."""
    monkeypatch.setenv("SUSHIYA_LANGUAGE", "en")


PlayMatch = Callable[..., Match]


@pytest.fixture(scope="session")
def play_match() -> PlayMatch:
    """Play a match by dice of a seed: all of it, or so many actions. `eager` seats complete what they can."""

    def play(game: Game, players: int, seed: str, actions: int | None = None, *, eager: bool = False) -> Match:
        match = Match(game, players, dice=SeededDice(seed_from_text(seed)))
        choices = SeededDice(seed_from_text(f"{seed}, choices"))
        while not match.is_over and (actions is None or sum(s.seat is not None for s in match.steps) < actions):
            codes = match.position.legal().tolist()
            if eager:
                codes = [code for code in codes if take_step(match.position, code).completes] or codes
            match.play(codes[choices.throw(len(codes))])
        return match

    return play


@dataclass(frozen=True)
class Said:
    """What a command wrote, and its exit code."""

    code: int
    out: str
    err: str


RunSushiya = Callable[..., Said]


@pytest.fixture
def run_sushiya(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> RunSushiya:
    """Run a command in this process, as its own process would."""
    from sushiya.cli import main

    def run(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "argv", ["sushiya", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        monkeypatch.setenv("COLUMNS", "100")
        code: object = 0
        try:
            main()
        except SystemExit as stop:
            code = stop.code or 0
        captured = capsys.readouterr()
        assert isinstance(code, int)
        return Said(code, captured.out, captured.err)

    return run
