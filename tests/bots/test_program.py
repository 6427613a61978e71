"""Bots of other people, in processes of their own: real programs, well-behaved and misbehaving in every way we know.

Whatever they do, the match goes on to its end, the turn says why, and no process is left. Budgets are generous where a
program is to answer and small where it is to be given up; nothing here depends on how long something took.
"""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

import sushiya
from sushiya.bots.bot import Budget, Seen
from sushiya.bots.catalog import make_bot
from sushiya.bots.play import BotFailure, ask, bot_stream
from sushiya.bots.program import FAILURES, LONGEST_LINE, STDERR_KEPT, ProgramBot, ProgramOptions
from sushiya.games.chance import SeededDice
from sushiya.games.contract import Game
from sushiya.games.match import Match
from tests.bots.kennel import DICE, Kennel, is_running, play_against_random, reasons, refusal

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


# Programs that cannot be started.


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
