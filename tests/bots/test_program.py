"""Bots of other people, in processes of their own: real programs, well-behaved and misbehaving in every way we know.

Whatever they do, the match goes on to its end, the turn says why, and no process is left. Budgets are generous where a
program is to answer and small where it is to be given up; nothing here depends on how long something took.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec
import pytest

import sushiya
from sushiya.bots.bot import Bot, Budget, Seen
from sushiya.bots.catalog import make_bot, parse_spec
from sushiya.bots.host import PythonBot, PythonOptions, load_class
from sushiya.bots.play import BotFailure, Played, ask, bot_stream, play_match
from sushiya.bots.program import FAILURES, LONGEST_LINE, STDERR_KEPT, ProgramBot, ProgramOptions
from sushiya.bots.random import RandomBot
from sushiya.errors import BotError, IllegalAction
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from tests.games.sushi_roll import editions as sushi_roll_editions
from tests.games.wasabi import editions as wasabi_editions
from tests.games.wasabi.matches import Logged, play
from tests.games.wasabi.test_indistinguishable import choose_swap, renamed

ROOT = Path(__file__).parents[2]
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


@pytest.fixture
def kennel(tmp_path: Path) -> Kennel:
    return Kennel(tmp_path)


@pytest.fixture(scope="session")
def sushi_roll() -> Game:
    """With one round only: long enough for all mischief."""
    return sushi_roll_editions.load(sushi_roll_editions.house(rounds=1))


def play_against_random(game: Game, bot: Bot) -> Played:
    played = play_match(game, [bot, RandomBot()], dice=DICE, seed=3)
    assert played.match.is_over
    return played


def reasons(played: Played) -> list[str | None]:
    """Why each move of the program was forfeited, None for those that it made."""
    assert all(turn.forfeit is None for turn in played.turns if turn.seat != 0)
    return [turn.forfeit for turn in played.turns if turn.seat == 0]


# Misbehaviour: the program, and what the author is told in the end.
NEVER_ANSWERS: dict[str, tuple[str, str]] = {
    "crashes at its start": (
        'print("no table\\x1b[31m", file=sys.stderr); sys.exit(7)',
        "on stderr it wrote:\nno table [31m",
    ),
    "raises": (
        'next(moves()); raise ValueError("no appetite")',
        "ValueError: no appetite",
    ),
    "is killed": ("next(moves()); os.kill(os.getpid(), signal.SIGSEGV)", "was ended by signal 11"),
    "closes its output": (
        "next(moves()); os.close(1); time.sleep(1000)",
        "closed its input or output",
    ),
    "talks nonsense": (
        'for _ in moves(): say("serve tea\\n")',
        "answered what is no line of notation, 'serve tea': ",
    ),
    "answers with JSON of another shape": (
        'for _ in moves(): say(\'{"action":["take egg"]}\\n\')',
        'answered \'{"action":["take egg"]}\': Expected',
    ),
    "answers without an action": ('for _ in moves(): say("{}\\n")', "answered without an action"),
    "answers with broken JSON": ('for _ in moves(): say("{take egg\\n")', "answered '{take egg': JSON is malformed"),
    "answers with an empty line": ('for _ in moves(): say("\\n")', "answered what is no line of notation, ''"),
    "answers an illegal line": (
        'for _ in moves(): say("menu tempura tempura tempura tempura tempura\\n")',
        "answered 'menu tempura tempura tempura tempura tempura': ",
    ),
    "answers what is not UTF-8": (
        'for _ in moves(): os.write(1, b"take \\xff\\n")',
        "answered what is not UTF-8: b'take \\xff'",
    ),
    "never ends its line": (
        'for _ in moves():\n    while True: say("x" * 65536)',
        f"answered with more than {LONGEST_LINE // 1024} KiB and no end of the line",
    ),
    "shows only a beginning of its stderr": (
        'sys.stderr.write("x" * 1000000 + "\\nlast words\\n"); sys.exit(1)',
        "last words",
    ),
}


@pytest.mark.parametrize("what", NEVER_ANSWERS)
def test_a_program_that_never_answers(kennel: Kennel, sushi_roll: Game, what: str) -> None:
    body, told = NEVER_ANSWERS[what]
    played = play_against_random(sushi_roll, kennel.make(body))
    why = reasons(played)
    assert all(reason is not None and told in reason for reason in why[:FAILURES])
    assert all(reason is not None and len(reason) < STDERR_KEPT + 300 for reason in why)
    assert "that was failure 3 in a row, it is not started again in this match" in str(why[FAILURES - 1])
    assert set(why[FAILURES:]) == {"has failed 3 times in a row and is not started again in this match"}
    assert len(kennel.started()) == FAILURES
    kennel.check_all_are_gone()


HANGS = {
    "before it reads": "time.sleep(1000)",
    "at a move": "next(moves()); time.sleep(1000)",
    "without caring for signals": (
        "for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP): signal.signal(number, signal.SIG_IGN)\n"
        "while True: time.sleep(1000)"
    ),
    "in the middle of a line": 'next(moves()); say("take"); time.sleep(1000)',
    "in old answers": ('for move in moves():\n    while True: say(\'{"number":0,"action":"take egg"}\\n\' * 1000)'),
    "while its child holds the output": (
        'tell(subprocess.Popen(["sleep", "1000"]).pid); next(moves()); time.sleep(1000)'
    ),
}


@pytest.mark.parametrize("where", HANGS)
def test_a_program_that_hangs(kennel: Kennel, sushi_roll: Game, where: str) -> None:
    played = play_against_random(sushi_roll, kennel.make(HANGS[where], ms=50, start_ms=400))
    why = reasons(played)
    assert all("did not answer in time" in str(reason) for reason in why[:FAILURES])
    kennel.check_all_are_gone()


def test_a_program_that_never_reads_a_long_message(kennel: Kennel) -> None:
    """More than fits into a pipe: the starting hands of Wasabi!, and the log."""
    game = sushiya.game("wasabi")
    match = Match(game, 2, dice=SeededDice(DICE))
    bot = kennel.make("time.sleep(1000)", ms=50, start_ms=100)
    seen = Seen(match.position, bot_stream(match, 1), Budget(ms=50), ["x" * 100] * 10_000)
    with pytest.raises(BotFailure, match="did not read its message in time"):
        bot.choose(seen)
    bot.close()
    kennel.check_all_are_gone()


def test_a_hang_in_the_middle_costs_that_move(kennel: Kennel, sushi_roll: Game) -> None:
    """Every process answers twice and then sleeps, so no three failures are in a row."""
    body = """
        for number, move in enumerate(moves()):
            if number == 2:
                time.sleep(1000)
            say(move["legal"][0] + "\\n")
    """
    why = reasons(play_against_random(sushi_roll, kennel.make(body, ms=400, start_ms=20_000)))
    assert any("did not answer in time" in str(reason) for reason in why)
    assert None in why
    assert not any("not started again" in str(reason) for reason in why)
    kennel.check_all_are_gone()


def test_a_crash_in_the_middle_costs_that_move(kennel: Kennel, sushi_roll: Game) -> None:
    body = """
        for number, move in enumerate(moves()):
            if number == 2:
                sys.exit("too hot")
            say(move["legal"][0] + "\\n")
    """
    why = reasons(play_against_random(sushi_roll, kennel.make(body)))
    crash = "exited with code 1; on stderr it wrote:\ntoo hot"
    assert why == ([None, None, crash] * len(why))[: len(why)]
    assert len(kennel.started()) == -(-len(why) // 3)
    kennel.check_all_are_gone()


def test_a_program_that_exits_after_an_answer(kennel: Kennel, sushi_roll: Game) -> None:
    """The answer counts; that nobody is there is found at the next move."""
    why = reasons(play_against_random(sushi_roll, kennel.make('say(next(moves())["legal"][0] + "\\n")')))
    assert set(why[::2]) == {None}
    assert set(why[1::2]) == {"exited with code 0"}
    kennel.check_all_are_gone()


def test_a_program_that_floods_its_output(kennel: Kennel, sushi_roll: Game) -> None:
    """It goes on talking after its answer. Whether the flood or a line of it is complained of, is up to its speed."""
    body = """
        say(next(moves())["legal"][0] + "\\n")
        while True:
            say("more tea\\n" * 10_000)
    """
    why = reasons(play_against_random(sushi_roll, kennel.make(body)))
    assert set(why[::2]) == {None}
    complaints = ("writes without being asked, and does not stop", "no line of notation")
    assert all(reason is not None and any(words in reason for words in complaints) for reason in why[1::2])
    kennel.check_all_are_gone()


def test_a_flood_is_not_listened_to_for_ever(sushi_roll: Game) -> None:
    """As quick as a program can talk."""
    why = reasons(play_against_random(sushi_roll, make_bot("program:command=yes")))
    assert None not in why


def test_a_flood_of_stderr_blocks_nobody(kennel: Kennel, sushi_roll: Game) -> None:
    body = """
        for move in moves():
            sys.stderr.write("thinking hard\\n" * 20_000)
            sys.stderr.flush()
            say(move["legal"][0] + "\\n")
    """
    assert set(reasons(play_against_random(sushi_roll, kennel.make(body)))) == {None}
    kennel.check_all_are_gone()


def test_extra_lines_are_not_taken_for_the_next_answer(kennel: Kennel, sushi_roll: Game) -> None:
    body = """
        for move in moves():
            say(move["legal"][0] + "\\nmore tea\\n" + "and sake\\n" * 100)
    """
    played = play_against_random(sushi_roll, kennel.make(body))
    assert set(reasons(played)) == {None}
    kennel.check_all_are_gone()


def test_answers_to_earlier_moves_are_passed_over(kennel: Kennel, sushi_roll: Game) -> None:
    body = """
        for move in moves():
            say('{"number":%d,"action":"serve tea"}\\n' % (move["number"] - 1))
            say(json.dumps({"number": move["number"], "action": move["legal"][-1], "comment": "mine"}) + "\\n")
    """
    played = play_against_random(sushi_roll, kennel.make(body))
    assert set(reasons(played)) == {None}
    kennel.check_all_are_gone()


def test_a_program_can_say_that_it_has_no_answer(kennel: Kennel, sushi_roll: Game) -> None:
    body = """
        for move in moves():
            say(json.dumps({"number": move["number"], "error": "full"}) + "\\n")
    """
    why = reasons(play_against_random(sushi_roll, kennel.make(body)))
    assert set(why) == {"full"}
    assert len(kennel.started()) == 1
    kennel.check_all_are_gone()


@pytest.mark.parametrize("ending", ["sys.exit(0)", "time.sleep(1000)", "os.abort()"])
def test_children_of_a_program_are_not_left_behind(kennel: Kennel, sushi_roll: Game, ending: str) -> None:
    """They hold its pipes open, and go with it: after an exit, a hang, a crash, and at the end of the match."""
    body = f"""
        for number, move in enumerate(moves()):
            tell(subprocess.Popen(["sleep", "1000"]).pid)
            if number == 1:
                {ending}
            say(move["legal"][0] + "\\n")
    """
    why = reasons(play_against_random(sushi_roll, kennel.make(body, ms=300)))
    assert why[1] is not None
    assert len(kennel.started()) > 4
    kennel.check_all_are_gone()


def test_the_end_of_a_program_is_noticed_although_its_child_holds_the_output(kennel: Kennel, sushi_roll: Game) -> None:
    body = 'tell(subprocess.Popen(["sleep", "1000"]).pid); next(moves()); sys.exit(3)'
    why = reasons(play_against_random(sushi_roll, kennel.make(body)))
    assert all(str(reason).startswith("exited with code 3") for reason in why[:FAILURES])
    kennel.check_all_are_gone()


@pytest.mark.parametrize("manner", ["", "while True: time.sleep(1000)"])
def test_a_program_that_does_not_end_by_itself_is_ended(kennel: Kennel, sushi_roll: Game, manner: str) -> None:
    body = f"""
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        for move in moves():
            say(move["legal"][0] + "\\n")
        {manner}
    """
    assert set(reasons(play_against_random(sushi_roll, kennel.make(body)))) == {None}
    kennel.check_all_are_gone()


def test_a_bot_that_nobody_closes_ends_with_its_last_reference(kennel: Kennel, sushi_roll: Game) -> None:
    bot = kennel.make('for move in moves(): say(move["legal"][0] + "\\n")')
    ask(bot, Match(sushi_roll, 2, dice=SeededDice(DICE)), 1)
    [pid] = kennel.started()
    assert is_running(pid)
    del bot
    gc.collect()
    kennel.check_all_are_gone()


def test_closing_twice_or_before_the_first_move_is_harmless(kennel: Kennel, sushi_roll: Game) -> None:
    bot = kennel.make('for move in moves(): say(move["legal"][0] + "\\n")')
    bot.close()
    assert kennel.started() == []
    for _ in range(2):
        assert ask(bot, Match(sushi_roll, 2, dice=SeededDice(DICE)), 1).forfeit is None
        bot.close()
        bot.close()
    assert len(kennel.started()) == 2
    kennel.check_all_are_gone()


# What is said.


def recorder(heard: Path) -> str:
    """A program that writes down every byte it gets and has no answer to anything."""
    return f"""
        with open({str(heard)!r}, "ab", buffering=0) as file:
            for line in sys.stdin.buffer:
                file.write(line)
                if json.loads(line)["type"] == "move":
                    say('{{"error":"only listening"}}\\n')
    """


def messages(heard: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in heard.read_bytes().splitlines()]


def test_the_messages_of_a_match(kennel: Kennel, game: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    played = play_against_random(game, kennel.make(recorder(heard), ms=12_345))
    hello, *asked, end = messages(heard)
    assert list(hello) == ["type", "protocol", "server", "game", "players", "seat", "edition", "pieces"]
    assert (hello["type"], hello["protocol"], hello["game"], hello["players"], hello["seat"]) == (
        "hello",
        1,
        game.name,
        2,
        0,
    )
    assert hello["edition"] == {"name": game.edition_name, "sha256": game.edition_sha256}
    names = {
        piece.get("slug") or piece.get("text") for piece in hello["pieces"].get("recipes", hello["pieces"].get("faces"))
    }
    assert ("crunchy-tuna" if game.name == "wasabi" else "salmon") in names
    assert heard.read_bytes().startswith(b'{"type":"hello","protocol":1,')
    assert end == {"type": "end", "result": msgspec.to_builtins(played.match.result())}
    log: list[str] = []
    steps = [step for step in played.match.steps if step.seat == 0]
    for number, (message, step) in enumerate(zip(asked, steps, strict=True), 1):
        assert list(message) == ["type", "number", "budget", "legal", "view", "log_from", "log"]
        assert (message["type"], message["number"], message["budget"]) == ("move", number, {"ms": 12_345})
        assert message["legal"] == step.before.legal_lines()
        assert message["view"] == msgspec.json.decode(msgspec.json.encode(step.before.view(0)))
        assert message["log_from"] == len(log)
        log[message["log_from"] :] = message["log"]
    assert log == played.match.log(0)[: len(log)]
    assert len(log) > 20


def test_a_match_that_is_left_has_no_result(kennel: Kennel, sushi_roll: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = kennel.make(recorder(heard))
    ask(bot, Match(sushi_roll, 2, dice=SeededDice(DICE)), 1, Budget(simulations=9))
    bot.close()
    assert messages(heard)[1]["budget"] == {"ms": 20_000, "simulations": 9}
    assert messages(heard)[-1] == {"type": "end", "result": None}


def test_after_an_undo_the_log_goes_back(kennel: Kennel, sushi_roll: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = kennel.make(recorder(heard))
    match = Match(sushi_roll, 2, dice=SeededDice(DICE))
    log: list[str] = []
    for lines in ([0, 0, 0, 0], [-1, -1]):
        for place in lines:
            ask(bot, match, 1)
            message = messages(heard)[-1]
            log[message["log_from"] :] = message["log"]
            assert log == match.log(match.to_act)
            match.play(match.legal()[place])
        match.undo()
        match.undo()
    bot.close()
    assert len(messages(heard)) == 1 + 6 + 1
    numbers = [message["number"] for message in messages(heard)[1:-1]]
    assert numbers == sorted(set(numbers))


def test_a_new_process_is_told_everything_again(kennel: Kennel, sushi_roll: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"""
        with open({str(heard)!r}, "ab", buffering=0) as file:
            for line in sys.stdin.buffer:
                file.write(line)
                if json.loads(line)["type"] == "move":
                    sys.exit(1)
    """
    match = play_against_random(sushi_roll, kennel.make(body)).match
    told = messages(heard)
    assert [message["type"] for message in told] == ["hello", "move"] * FAILURES
    for hello, move in zip(told[::2], told[1::2], strict=True):
        assert hello == told[0]
        assert move["log_from"] == 0
        assert move["log"] == match.log(0)[: len(move["log"])]
    assert len(told[3]["log"]) > len(told[1]["log"])


# Programs that cannot be started.


def refusal(spec: str, *, at: str) -> str:
    parsed = parse_spec(spec)
    if at == "check":
        parsed.make()
    with pytest.raises(BotError) as caught:
        parsed.make() if at == "make" else parsed.check()
    assert caught.value.code == "no_program"
    return str(caught.value)


def test_a_program_that_is_not_there_is_refused_before_the_match(tmp_path: Path) -> None:
    assert (
        refusal("program:command=/no/such/program --fast", at="make") == "The program '/no/such/program' is not found."
    )
    assert refusal("program:command=no-such-program", at="make") == "The program 'no-such-program' is not found."
    assert "No closing quotation" in refusal("program:command='x", at="make")
    assert refusal("program:command=''", at="make") == "The program '' is not found."
    script = tmp_path / "bot"
    script.write_text("#!/no/such/interpreter\n")
    assert refusal(f"program:command={script}", at="make") == (
        f"The program {str(script)!r} is not executable; try: chmod +x {script}."
    )


def test_a_program_that_cannot_be_run_is_found_by_starting_it(tmp_path: Path, sushi_roll: Game) -> None:
    script = tmp_path / "bot"
    script.write_text("#!/no/such/interpreter\n")
    script.chmod(0o755)
    assert "cannot be started: No such file" in refusal(f"program:command={script}", at="check")
    why = reasons(play_against_random(sushi_roll, make_bot(f"program:command={script}")))
    assert "cannot be started: No such file" in str(why[0])


def test_a_program_that_can_be_run_passes_the_check(kennel: Kennel) -> None:
    kennel.script.write_text(f"echo $$ >> {kennel.pids}; exit 1")  # a shell: the check does not wait long for anybody
    ProgramBot(ProgramOptions(f"sh {kennel.script}", 20_000, 20_000)).check()
    assert len(kennel.started()) == 1
    kennel.check_all_are_gone()


# Python classes.

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


# Nothing that is said depends on what the seat cannot know.


def twin_lines(log: list[Logged], swap: dict[str, str], order: dict[str, int]) -> list[str]:
    """The lines of a match in which hidden strips have changed places, as long as that match is possible too."""
    game: Any = log[0].before.game
    twin, lines = game.start(log[0].before.players), []
    for number, step in enumerate(log):
        line = renamed(step.line, swap, order)
        after = twin.copy()
        try:
            after.resolve(line) if step.seat is None else after.apply(line)
        except IllegalAction:
            break
        is_last = number + 1 == len(log)
        if game.completes(twin, after) != step.completes or (
            not is_last and after.status != log[number + 1].before.status
        ):
            break
        twin = after
        lines.append(line)
    return lines


def ask_all_the_way(bot: Bot, game: Game, players: int, seat: int, log: list[Logged], lines: list[str]) -> list[bytes]:
    """Follow the lines and ask the bot whenever its seat is to act. Returns the true positions at those moments."""
    match = Match(game, players)
    asked = []
    for step, line in zip(log, lines, strict=False):
        if match.to_act == seat:
            asked.append(match.position.snapshot)
            ask(bot, match, 11)
        if step.seat is None:
            match.resolve(line)
        else:
            match.play(line)
    bot.close()
    return asked


def make_listener(kennel: Kennel, heard: Path, channel: str) -> ProgramBot:
    """A program, or what hosts a Python class, with somebody at the other end who writes down every byte."""
    program = kennel.make(recorder(heard))
    if channel == "program":
        return program
    bot = PythonBot(PythonOptions(__file__, ms=20_000, start_ms=20_000))
    bot.command = program.command
    return bot


@pytest.mark.parametrize("channel", ["program", "python"])
@pytest.mark.parametrize(("name", "players"), [("crowded", 3), ("shuffling", 2), ("house", 3)])
def test_w32_the_same_bytes_in_matches_that_look_the_same(
    kennel: Kennel, tmp_path: Path, channel: str, name: str, players: int
) -> None:
    """Strips that the seat never saw change places in a whole match; while both are possible, it hears the same."""
    listed = wasabi_editions.SMALL | {"shuffling": wasabi_editions.SHUFFLING, "house": wasabi_editions.HOUSE_DATA}
    game = wasabi_editions.load(listed[name])
    order = {recipe.slug: number for number, recipe in enumerate(game.edition.recipes)}
    differing = 0
    for seed in range(2 if name == "house" else 5):
        log, _ = play(game, players, 300 + seed, 0.5)
        chooser = random.Random(seed)
        seat = chooser.randrange(players)
        swap = choose_swap(log, seat, game, chooser)
        if not swap:
            continue
        lines = twin_lines(log, swap, order)
        one, other = tmp_path / f"{seed} one", tmp_path / f"{seed} other"
        straight = [step.line for step in log[: len(lines)]]
        positions = [
            ask_all_the_way(make_listener(kennel, heard, channel), game, players, seat, log, told)
            for heard, told in ((one, straight), (other, lines))
        ]
        assert one.read_bytes() == other.read_bytes()
        assert one.read_bytes().count(b'"type":"move"') == len(positions[0])
        differing += sum(true != twin for true, twin in zip(*positions, strict=True))
    assert differing > 20
