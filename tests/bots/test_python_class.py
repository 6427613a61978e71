"""Bots of other people that are Python classes, in processes of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import sushiya
from sushiya.bots.catalog import parse_spec
from sushiya.bots.host import PythonBot, PythonOptions, load_class
from sushiya.bots.play import ask
from sushiya.games.chance import SeededDice
from sushiya.games.contract import Game
from sushiya.games.match import Match
from tests.bots.kennel import DICE, play_against_random, reasons, refusal
from tests.games.sushi_roll import editions as sushi_roll_editions
from tests.games.wasabi import editions as wasabi_editions

DIARY = """
from pathlib import Path

import msgspec

from sushiya.bots.bot import Bot, Budget


class Diary(Bot):
    wants_log = True
    budget = Budget(ms=20_000)

    def __init__(self):
        self.pages = []

    def choose(self, seen):
        print("dear diary")  # harmless: stdout is not where the answers go
        self.pages += [
            seen.game.name, seen.game.edition_sha256, seen.players, seen.seat, seen.position.snapshot,
            list(seen.legal), seen.lines, seen.view, list(seen.log), int(seen.stream[0]), seen.budget,
        ]
        return seen.legal[len(self.pages) * 31 % len(seen.legal)]

    def end(self, result):
        self.pages.append(result)

    def close(self):
        self.pages.append("closed")
        Path(__file__).with_suffix(".diary").write_bytes(msgspec.json.encode(self.pages))
"""

SOME_EDITIONS: dict[str, Callable[[], Game]] = {
    "wasabi": lambda: sushiya.game("wasabi"),
    "sushi_roll": lambda: sushiya.game("sushi_roll"),
    "busy": lambda: wasabi_editions.load(wasabi_editions.BUSY),  # from files that are no longer there
    "tiny": lambda: sushi_roll_editions.load(sushi_roll_editions.TINY),
}


@pytest.mark.parametrize("edition", SOME_EDITIONS)
def test_a_python_class_sees_in_its_process_what_it_sees_in_ours(tmp_path: Path, edition: str) -> None:
    game = SOME_EDITIONS[edition]()
    path = tmp_path / "writer.py"
    path.write_text(DIARY)
    diary = path.with_suffix(".diary")
    ours = play_against_random(game, load_class(path)())
    pages = diary.read_bytes()
    diary.unlink()
    theirs = play_against_random(game, PythonBot(PythonOptions(str(path), ms=20_000, start_ms=60_000)))
    assert set(reasons(ours)) == set(reasons(theirs)) == {None}
    assert theirs.match.events == ours.match.events
    assert diary.read_bytes() == pages
    assert pages.endswith(b'"closed"]')


PYTHON_MISTAKES = {
    "raises": ('raise ValueError("no appetite")', "raised ValueError: no appetite (guest.py, line 5)"),
    "answers nothing": ("return None", "answered None, which is neither a line nor a code"),
    "answers yes": ("return True", "answered True, which is neither a line nor a code"),
    "answers nonsense": ('return "serve tea"', "answered what is no line of notation, 'serve tea': "),
    "exits": ("sys.exit(4)", "raised SystemExit: 4 (guest.py, line 5)"),
    "exits at once": ("os._exit(5)", "exited with code 5"),
}


@pytest.mark.parametrize("what", PYTHON_MISTAKES)
def test_what_a_python_class_does_wrong_costs_a_move(tmp_path: Path, sushi_roll: Game, what: str) -> None:
    body, told = PYTHON_MISTAKES[what]
    path = tmp_path / "guest.py"
    path.write_text(
        "import os, sys\nfrom sushiya.bots.bot import Bot\nclass Guest(Bot):\n"
        f"    def choose(self, seen):\n        {body}\n"
    )
    bot = PythonBot(PythonOptions(str(path), ms=20_000, start_ms=60_000))
    match = Match(sushi_roll, 2, dice=SeededDice(DICE))
    for _ in range(2):
        turn = ask(bot, match, 1)
        assert told in str(turn.forfeit)
        match.play(turn.code)
    bot.close()


def test_a_python_class_that_hangs_costs_a_move(tmp_path: Path, sushi_roll: Game) -> None:
    path = tmp_path / "guest.py"
    path.write_text(
        "import time\nfrom sushiya.bots.bot import Bot\nclass Guest(Bot):\n"
        "    def choose(self, seen):\n        time.sleep(1000)\n"
    )
    bot = PythonBot(PythonOptions(str(path), ms=50, start_ms=1000))
    assert "did not answer in time" in str(ask(bot, Match(sushi_roll, 2, dice=SeededDice(DICE)), 1).forfeit)
    bot.close()


CLASS = "class {}(Bot):\n    def choose(self, seen):\n        return seen.legal[0]\n"
IMPORT = "from sushiya.bots.bot import Bot\nfrom sushiya.bots.random import RandomBot\n"


@pytest.mark.parametrize(
    ("source", "name", "told"),
    [
        (IMPORT, "", "guest.py: there is no class of Bot with a method choose."),
        (IMPORT + "class Half(Bot): pass\n", "", "guest.py: there is no class of Bot with a method choose."),
        (
            IMPORT + CLASS.format("A") + CLASS.format("B"),
            "",
            "more than one bot here; choose with name=…: there is A, B.",
        ),
        (IMPORT + CLASS.format("A"), "Z", "guest.py: no bot 'Z' here: there is A."),
        (
            "import no_such_thing\n",
            "",
            "guest.py cannot be loaded: ModuleNotFoundError: No module named 'no_such_thing'",
        ),
        ("x = = 1\n", "", "guest.py cannot be loaded: SyntaxError: invalid syntax (guest.py, line 1)"),
        ("raise SystemExit(0)\n", "", "guest.py cannot be loaded: SystemExit: 0"),
        (IMPORT + CLASS.format("A") + "    def __init__(self, taste): pass\n", "", "cannot be loaded: TypeError"),
    ],
)
def test_a_file_without_a_bot_to_play_is_found_by_the_check(tmp_path: Path, source: str, name: str, told: str) -> None:
    path = tmp_path / "guest.py"
    path.write_text(source)
    spec = f"python:path={path}" + (f",name={name}" if name else "")
    assert told in refusal(spec, at="check")


def test_one_of_several_classes_can_be_named(tmp_path: Path) -> None:
    """A class may build on another of the file, and the file import its neighbours."""
    (tmp_path / "taste.py").write_text("sweet = True\n")
    path = tmp_path / "guest.py"
    path.write_text(IMPORT + "import taste\n" + CLASS.format("A") + "class B(A): pass\n")
    parse_spec(f"python:path={path},name=B").check()
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tmp_path))
        assert load_class(path, "B").__name__ == "B"


def test_a_python_file_that_is_not_there_is_refused_before_the_match(tmp_path: Path) -> None:
    assert refusal("python:path=/no/such/bot.py", at="make") == "There is no file '/no/such/bot.py' with a bot."
