"""`sushiya play`, with a guest whose lines are piped in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sushiya.cli.evening import choose_move
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.games.record import load_file
from sushiya.games.warm import warm_up
from tests.conftest import RunSushiya, Said

Play = Callable[..., Said]


def guest_lines(game: Game, players: int, seat: int, seed: str) -> list[str]:
    """Lines of a guest who always plays the first legal action, against the bots of that seed."""
    match = Match(game, players, dice=SeededDice(seed_from_text(seed)))
    lines = []
    while not match.is_over:
        if match.to_act == seat:
            lines.append(match.legal()[0])
            match.play(lines[-1])
        else:
            match.play(choose_move(match))
    return lines


@pytest.fixture
def play(run_sushiya: RunSushiya, game: Game) -> Play:
    def run(*lines: str, players: int = 3, seat: int = 0, seed: str = "evening") -> Said:
        typed = "".join(f"{line}\n" for line in lines)
        return run_sushiya("play", game.name, "--players", players, "--seat", seat, "--seed", seed, typed=typed)

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


def test_game_and_players_are_asked(run_sushiya: RunSushiya) -> None:
    said = run_sushiya("play", "--seed", "asked", typed="tea\n7\n2\n9\nmany\n4\nquit\n")
    assert said.code == 0
    assert "There is no game 'tea' here" in said.out
    assert "Sushi Roll is for 2 to 5 players, not for 9." in said.out
    assert "A number, please." in said.out
    assert "Chiyo" in said.out  # the third bot


def test_enter_takes_the_usual_number(run_sushiya: RunSushiya) -> None:
    said = run_sushiya("play", "--seed", "asked", typed="was\n\nquit\n")
    assert "Ben" in said.out
    assert "Chiyo" not in said.out


def test_numbers_lead_to_a_move(play: Play, game: Game) -> None:
    said = play(*["1"] * 6, "2", "log")
    log = said.out[said.out.rindex("> log") :]
    assert "You: " in log


def test_help_and_a_line_that_is_not_legal(play: Play, game: Game) -> None:
    match = Match(game, 3, dice=SeededDice(seed_from_text("evening")))
    while match.to_act != 0:
        match.play(choose_move(match))
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
    assert "Aoi: " in said.out
    assert "Ben: " in said.out
    match = Match(game, 3, dice=SeededDice(seed_from_text("told")))
    for line in lines[:9]:
        while match.to_act != 0:
            match.play(choose_move(match))
        match.play(line)
    for event in match.seen_from(0):
        assert event.line in said.out
    if game.name == "wasabi":
        for step in match.steps:
            if step.recipient in (1, 2):
                assert step.line not in said.out


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
    assert record.names == ["You", "Aoi", "Ben"]
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
            match.play(choose_move(match))
        legal = match.legal()
        if "take maki" not in legal and any(line.startswith("take maki") for line in legal):
            assert "You: take" not in play("take maki", players=2, seed=seed).out
            assert "You: take" in play("take mak", "1", players=2, seed=seed).out
            return
    pytest.fail("no such position in twenty matches")


def test_an_interrupt_ends_it_quietly(run_sushiya: RunSushiya, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    def interrupt(self: Console, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupt)
    warm_up(game)  # or the first thing said would be that the rules are compiled
    said = run_sushiya("play", game.name, "--players", 2)
    assert (said.code, said.err) == (130, "")
