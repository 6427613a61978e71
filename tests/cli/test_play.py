"""`sushiya play`, with a guest whose lines are piped in, against bots that need no compiling."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

import sushiya
from sushiya.bots.catalog import parse_specs
from sushiya.bots.play import ask
from sushiya.bots.random import RandomBot
from sushiya.cli.evening import Evening, begin_match, fill_seats
from sushiya.cli.play import OPPONENTS
from sushiya.cli.sentences import Teller
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.games.record import Event, load_file
from sushiya.games.warm import warm_up
from sushiya.locales import Words
from sushiya.table.log import Acted, Undone
from sushiya.table.table import BOT_NAMES, Table
from tests.conftest import RunSushiya, Said

Play = Callable[..., Said]
ROOT = Path(__file__).parents[2]


@cache
def bots_seed(seed: bytes) -> int:
    """The seed of the bots at an evening with these dice; the same in both games."""
    return begin_match(sushiya.game("sushi_roll"), parse_specs("random"), 0, seed).bots_seed


def play_bot(match: Match) -> None:
    """What the random bot to act does at this evening."""
    assert match.dice is not None
    match.play(ask(RandomBot(), match, bots_seed(match.dice.seed)).code)


def guest_lines(game: Game, players: int, seat: int, seed: str) -> list[str]:
    """Lines of a guest who always plays the first legal action, against the bots of that seed."""
    match = Match(game, players, dice=SeededDice(seed_from_text(seed)))
    lines = []
    while not match.is_over:
        if match.to_act == seat:
            lines.append(match.legal()[0])
            match.play(lines[-1])
        else:
            play_bot(match)
    return lines


@pytest.fixture
def play(run_sushiya: RunSushiya, game: Game) -> Play:
    def run(*lines: str, players: int = 3, seat: int = 0, seed: str = "evening", bots: str = "random") -> Said:
        typed = "".join(f"{line}\n" for line in lines)
        options = ("--players", players, "--seat", seat, "--seed", seed, "--bots", bots)
        return run_sushiya("play", game.name, *options, typed=typed)

    return run


def test_a_whole_match(play: Play, game: Game) -> None:
    for players in game.player_counts:
        seat = players - 1
        said = play(*guest_lines(game, players, seat, "whole"), players=players, seat=seat, seed="whole")
        assert said.code == 0
        assert said.err == ""
        assert "The match is over" in said.out
        assert "The seed of the dice was" in said.out
        assert "Goodbye" not in said.out


def test_the_end_of_the_input_is_a_goodbye(play: Play) -> None:
    said = play()
    assert said.code == 0
    assert said.out.endswith("Goodbye.\n")
    assert play("quit").out.endswith("Goodbye.\n")


def test_game_and_players_are_asked(run_sushiya: RunSushiya, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["sushiya.cli.play"], "OPPONENTS", "random")
    said = run_sushiya("play", "--seed", "asked", typed="tea\n7\n2\n9\nmany\n4\nquit\n")
    assert said.code == 0
    assert "There is no game 'tea' here" in said.out
    assert "Sushi Roll is for 2 to 5 players, not for 9." in said.out
    assert "A number, please." in said.out
    assert "Chiyo" in said.out  # the third bot


def test_enter_takes_the_usual_number(run_sushiya: RunSushiya, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["sushiya.cli.play"], "OPPONENTS", "random")
    said = run_sushiya("play", "--seed", "asked", typed="was\n\nquit\n")
    assert "Ben" in said.out
    assert "Chiyo" not in said.out


def test_numbers_lead_to_a_move(play: Play, game: Game) -> None:
    said = play(*["1"] * 6, "2", "log")
    log = said.out[said.out.rindex("> log") :]
    assert "  You " in log


def test_help_and_a_line_that_is_not_legal(play: Play, game: Game) -> None:
    match = Match(game, 3, dice=SeededDice(seed_from_text("evening")))
    while match.to_act != 0:
        play_bot(match)
    code = next(code for code in range(game.action_count) if match.position.check(code))
    said = play("?", game.format_action(code), "serve tea")
    assert "undo" in said.out
    reason = match.position.check(code)
    assert reason is not None
    assert f"({reason.rule})" in said.out
    assert "tea" in said.out.split("> serve tea")[1]


def test_what_the_bots_did_is_told_as_the_guest_may_read_it(play: Play, game: Game) -> None:
    lines = guest_lines(game, 3, 0, "told")
    said = play(*lines[:9], seed="told")
    assert "  Aoi (random) " in said.out
    assert "  Ben (random) " in said.out
    out = " ".join(said.out.split())  # lines may be broken anywhere between words
    match = Match(game, 3, dice=SeededDice(seed_from_text("told")))
    for line in lines[:9]:
        while match.to_act != 0:
            play_bot(match)
        match.play(line)
    teller = Teller(Words(), game, ["You", "Aoi (random)", "Ben (random)"], 0)
    for event in match.seen_from(0):
        assert f"{teller.tell(event)} {event.line if event.seat is not None else ''}".strip() in out
    if game.name == "wasabi":
        for step in match.steps:
            if step.recipient in (1, 2):
                assert teller.tell(Event(chance=step.line)) not in out


def test_undo_goes_back_to_ones_own_last_action(play: Play, game: Game) -> None:
    lines = guest_lines(game, 3, 0, "back")
    said = play("undo", *lines[:4], "undo", *lines[3:], seed="back")
    assert "You have done nothing yet" in said.out
    assert f"Taken back: {lines[3]}" in said.out
    assert "The match is over" in said.out
    straight = play(*lines, seed="back")
    assert said.out[-300:] == straight.out[-300:]


def test_back_and_enter_show_the_choices_again(play: Play) -> None:
    said = play("", "1", "back", "table")
    assert said.code == 0


def test_save_writes_what_the_guest_has_seen(play: Play, game: Game, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    said = play(*guest_lines(game, 3, 0, "saved")[:7], f"save {file}", f"save {tmp_path}", seed="saved")
    assert "Written to" in said.out
    assert "cannot be written" in said.out
    record = load_file(file)
    assert record.names == ["You", "bot:random", "bot:random"]
    record.replay(game)
    if game.name == "wasabi":
        assert record.known_seats() == {0}


def test_the_same_seed_is_the_same_evening(play: Play, game: Game) -> None:
    assert play("1", "1", seed="same").out == play("1", "1", seed="same").out
    assert play("1", "1", seed="same").out != play("1", "1", seed="other").out


def test_a_line_that_is_notation_is_not_taken_for_an_abbreviation(play: Play, game: Game) -> None:
    if game.name != "sushi_roll":
        pytest.skip("only faces such as maki and maki2 begin alike")
    for seed in map(str, range(20)):
        match = Match(game, 2, dice=SeededDice(seed_from_text(seed)), start_seat=None)
        while match.to_act != 0:
            play_bot(match)
        legal = match.legal()
        if "take maki" not in legal and any(line.startswith("take maki") for line in legal):
            assert "You take" not in play("take maki", players=2, seed=seed).out
            assert "You take" in play("take mak", "1", players=2, seed=seed).out
            return
    pytest.fail("no such position in twenty matches")


def test_an_interrupt_ends_it_quietly(run_sushiya: RunSushiya, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Console, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupt)
    warm_up(game)  # or the first thing said would be that the rules are compiled
    said = run_sushiya("play", game.name, "--players", 2, "--bots", "random")
    assert (said.code, said.err) == (130, "")


def write_guest(folder: Path) -> Path:
    """A program that plays the first legal line and tells in a file that it has started and that it has ended."""
    script = folder / "guest.sh"
    script.write_text(
        f"echo started >> {folder}/story\n. {ROOT}/examples/first_line.sh\necho ended >> {folder}/story\n"
    )
    return script


def test_bots_are_listed_and_the_last_takes_the_seats_that_are_left(
    run_sushiya: RunSushiya, game: Game, tmp_path: Path
) -> None:
    bots = f"random,program:command=sh {write_guest(tmp_path)},ms=60000"
    said = run_sushiya(
        "play", game.name, "--bots", bots, "--players", 4, "--seat", 1, "--seed", "x", typed="log\nquit\n"
    )
    assert said.code == 0
    for name in ("Aoi (random)", "Ben (program)", "Chiyo (program)"):
        assert f"{name} " in said.out
    assert "Dario" not in said.out


def test_without_players_there_are_as_many_as_bots_and_you(run_sushiya: RunSushiya, game: Game) -> None:
    for count in (1, 2, 3):
        said = run_sushiya("play", game.name, "--bots", ",".join(["random"] * count), typed="table\nquit\n")
        assert said.code == 0
        assert [name for name in BOT_NAMES if f"{name} (random)" in said.out] == list(BOT_NAMES[:count])


def test_too_many_bots_are_one_sentence(run_sushiya: RunSushiya, game: Game) -> None:
    said = run_sushiya("play", game.name, "--players", 2, "--bots", "random,random")
    assert (said.code, said.err) == (2, "2 bots and you are too many for 2 players.\n")
    said = run_sushiya("play", game.name, "--bots", ",".join(["random"] * 5))
    assert (said.code, said.err) == (2, f"{game.title} is for 2 to {game.player_counts[-1]} players, not for 6.\n")


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ("gredy", "There is no bot 'gredy'"),
        ("random,", "a bot is missing"),
        ("program:command=/no/such/bot", "The program '/no/such/bot' is not found."),
        ("python:path=README.md", "README.md: is no Python file"),
    ],
)
def test_a_bot_that_cannot_play_is_told_before_anything_is_asked(
    run_sushiya: RunSushiya, monkeypatch: pytest.MonkeyPatch, bots: str, told: str
) -> None:
    monkeypatch.chdir(ROOT)
    said = run_sushiya("play", "--bots", bots)
    assert (said.code, said.out) == (2, "")
    assert told in said.err


def test_a_guest_who_names_nobody_plays_with_the_usual_opponents(
    run_sushiya: RunSushiya, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["sushiya.cli.play"], "OPPONENTS", "random")
    assert "Aoi (random)" in run_sushiya("play", game.name, "--players", 2, typed="table\nquit\n").out
    assert all(not spec.kind.is_local for spec in parse_specs(OPPONENTS))


def test_an_undo_leads_the_bots_to_the_same_again(game: Game) -> None:
    table = Evening(Console(quiet=True), game, fill_seats(parse_specs("random"), 3), 0, seed_from_text("again"))

    def go_on() -> list[str]:
        table.match.play(table.match.legal()[0])
        while table.match.to_act not in (0, None):
            table._let_bot_act()
        return table.match.log(None)

    while table.match.to_act != 0:
        table._let_bot_act()
    for _ in range(4):
        once = go_on()
        table._undo()
        assert go_on() == once


def test_an_evening_is_a_table_whose_log_tells_all_of_it(game: Game) -> None:
    specs = fill_seats(parse_specs("random"), 3)
    evening = Evening(Console(quiet=True), game, specs, 1, seed_from_text("log"))
    for number in range(40):
        if evening.table.to_act != 1:
            evening._let_bot_act()
        else:
            evening._do(1, evening.match.legal()[0])
        if number % 5 == 4:
            evening._undo()
    entries = [happening.entry for happening in evening.table.happenings]
    again = Table.load("again", entries, lambda edition, name: game)
    assert again.match is not None
    assert again.match.record() == evening.match.record()
    acted = [entry for entry in entries if isinstance(entry, Acted)]
    assert {entry.by for entry in acted if entry.seat == 1} == {"guest"}
    assert {entry.by for entry in acted if entry.seat != 1} == {"bot"}
    assert any(isinstance(entry, Undone) for entry in entries)


def test_a_forfeited_move_is_told_with_its_reason(play: Play, game: Game, tmp_path: Path) -> None:
    script = tmp_path / "rude.sh"
    script.write_text("while read -r message; do echo 'I am :sake: rude' >&2; echo 'serve [bold]tea'; done\n")
    said = play(*["1"] * 5, "log", players=2, bots=f"program:command=sh {script},ms=60000")
    lines = said.out.splitlines()
    told = "    drawn at random, because the bot answered what is no line of notation, 'serve [bold]tea'"
    number = next(i for i, line in enumerate(lines) if line.startswith(told))
    assert any(line.startswith("  Aoi (program) ") for line in lines[number - 2 : number])
    assert "    I am :sake: rude" in lines


def test_forfeits_that_are_taken_back_are_forgotten(game: Game, tmp_path: Path) -> None:
    specs = parse_specs("program:command=false")
    table = Evening(Console(quiet=True), game, specs, 0, seed_from_text("forget"))
    while not table.forfeits:
        if table.match.to_act == 0:
            table.match.play(table.match.legal()[0])
        else:
            table._let_bot_act()
    while any(step.seat == 0 for step in table.match.steps):
        table._undo()
    assert all(number < len(table.match.steps) for number in table.forfeits)
    for bot in table.bots.values():
        bot.close()


def test_bots_are_closed_when_the_guest_leaves(play: Play, tmp_path: Path) -> None:
    bots = f"program:command=sh {write_guest(tmp_path)},ms=60000"
    said = play(*["1"] * 5, "quit", players=2, bots=bots)
    assert said.out.endswith("Goodbye.\n")
    story = (tmp_path / "story").read_text().split()
    assert story.count("started") == story.count("ended") == 2  # one of them to see that it starts


def test_bots_are_closed_at_the_end_of_the_match(play: Play, game: Game, tmp_path: Path) -> None:
    if game.name == "wasabi":
        pytest.skip("a guest who types 1 would never end it")
    bots = f"program:command=sh {write_guest(tmp_path)},ms=60000"
    assert "The match is over" in play(*["1"] * 3000, players=2, bots=bots).out
    story = (tmp_path / "story").read_text().split()
    assert story.count("started") == story.count("ended") == 2


SLOW = """
import sys, time
for line in sys.stdin:
    if '"type":"move"' in line:
        time.sleep(1.5)
        print(line.split('"legal":["')[1].split('"')[0], flush=True)
"""


def test_in_a_terminal_a_guest_sees_who_thinks_and_an_interrupt_ends_it(tmp_path: Path) -> None:
    """A real terminal, a bot that takes its time, and Ctrl-C while it does."""
    script = tmp_path / "slow.py"
    script.write_text(SLOW)
    bots = f"program:command={sys.executable} {script},ms=60000"
    command = [sys.executable, "-c", "from sushiya.cli import main; main()", "play", "sushi-roll", "--bots", bots]
    ours, theirs = pty.openpty()
    environment = os.environ | {"PYTHONPATH": str(Path(sushiya.__file__).parents[1]), "TERM": "xterm", "COLUMNS": "100"}
    process = subprocess.Popen(
        [*command, "--seat", "1", "--seed", "0"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    seen = b""
    deadline = time.monotonic() + 120
    try:
        while b"thinks" not in seen:
            assert time.monotonic() < deadline, seen
            if b"> " in seen[-20:]:
                os.write(ours, b"1\n")
                time.sleep(0.1)
            seen += os.read(ours, 4096)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    finally:
        process.kill()
        os.close(ours)
    assert "Aoi (program) thinks …" in seen.decode()
    assert b"Traceback" not in seen


def test_without_a_terminal_nobody_is_told_who_thinks(play: Play, tmp_path: Path) -> None:
    script = tmp_path / "slow.py"
    script.write_text(SLOW)
    said = play("1", "1", "1", players=2, bots=f"program:command={sys.executable} {script},ms=60000")
    assert "thinks" not in said.out + said.err
