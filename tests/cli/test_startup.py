"""The command line answers at once and says what it does when it cannot."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import sushiya
from sushiya.games import GAMES, find_name
from sushiya.games.contract import Game
from tests.conftest import RunSushiya

COMMAND = [sys.executable, "-c", "from sushiya.cli import main; main()"]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(sushiya.__file__).parents[1])}


@contextmanager
def started(*arguments: object) -> Iterator[subprocess.Popen[bytes]]:
    """A command in a process of its own; that and all it has started ends here at the latest."""
    command = [*COMMAND, *map(str, arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, env=ENVIRONMENT, start_new_session=True) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True, env=ENVIRONMENT).stdout


def test_help_loads_nothing_heavy() -> None:
    code = "import sys, sushiya.cli; print([m for m in ('numba', 'numpy', 'litestar', 'asyncpg') if m in sys.modules])"
    assert run(sys.executable, "-c", code) == "[]\n"


def test_help_names_every_command(run_sushiya: RunSushiya) -> None:
    said = run_sushiya("--help")
    assert said.code == 0
    for command in (
        "play",
        "serve",
        "bots",
        "arena",
        "ranking",
        "simulate",
        "replay",
        "check",
        "verify",
        "edition",
        "warm",
    ):
        assert f" {command} " in said.out


def test_version(run_sushiya: RunSushiya) -> None:
    assert run_sushiya("--version").out == f"sushiya {sushiya.__version__}\n"


@pytest.mark.parametrize("game", ["chess", "", "wasabi/../wasabi"])
@pytest.mark.parametrize("command", [["simulate"], ["play"], ["edition", "show"]])
def test_an_unknown_game_is_one_sentence(run_sushiya: RunSushiya, command: list[str], game: str) -> None:
    said = run_sushiya(*command, game)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert all(name in said.err for name in GAMES)


@pytest.mark.parametrize("name", ["sushi-roll", "sushi_roll", "Sushi Roll", "SUSHI-ROLL", "wasabi", "Wasabi!"])
def test_names_are_understood_as_people_write_them(name: str) -> None:
    assert find_name(name) in GAMES


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_wrong_number_of_players(run_sushiya: RunSushiya, game: Game, command: str, players: int) -> None:
    said = run_sushiya(command, game.name, "--players", players)
    assert said.code == 2
    most = game.player_counts[-1]
    assert said.err == f"{game.title} is for 2 to {most} players, not for {players}.\n"


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there(run_sushiya: RunSushiya, game: Game, seat: int, tmp_path: Path) -> None:
    sentence = f"With 3 players the seats are 0 to 2; there is no seat {seat}.\n"
    said = run_sushiya("simulate", game.name, "--as-seat", seat, "--out", tmp_path / "x")
    assert (said.code, said.err) == (2, sentence)
    said = run_sushiya("play", game.name, "--players", 3, "--seat", seat)
    assert (said.code, said.err) == (2, sentence)


def test_a_wrong_option_is_explained_without_a_traceback(run_sushiya: RunSushiya) -> None:
    said = run_sushiya("simulate", "wasabi", "--games", "many")
    assert said.code == 2
    assert "--games" in said.err
    assert "Traceback" not in said.err


def test_interrupting_leaves_no_traceback_and_no_half_file(tmp_path: Path) -> None:
    out = tmp_path / "many.ndjson"
    command = ["simulate", "sushi-roll", "--games", 10_000_000, "--out", out, "--workers", 2]
    with started(*command) as process:
        deadline = time.monotonic() + 60
        while not any(tmp_path.iterdir()):
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert list(tmp_path.iterdir()) == []
