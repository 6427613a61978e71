"""`sushiya replay` and `sushiya check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.games.record import is_hidden, write_records
from tests.conftest import PlayMatch, RunSushiya


@pytest.fixture(scope="module")
def matches(game: Game, play_match: PlayMatch) -> list[Match]:
    return [play_match(game, 3, "first"), play_match(game, 2, "second")]


@pytest.fixture
def file(matches: list[Match], tmp_path: Path) -> Path:
    path = tmp_path / "matches.ndjson"
    with path.open("wb") as stream:
        write_records(stream, [match.record() for match in matches])
    return path


def test_check_counts(run_sushiya: RunSushiya, file: Path, matches: list[Match]) -> None:
    said = run_sushiya("check", file)
    events = sum(len(match.steps) for match in matches)
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{file}: 2 matches, {events} events, all by the rules.\n"


def test_check_names_line_event_and_rule(run_sushiya: RunSushiya, file: Path, matches: list[Match], game: Game) -> None:
    first, second = file.read_text().splitlines()
    entries = json.loads(second)
    index, step = next((i, s) for i, s in enumerate(matches[1].steps) if s.seat is not None)
    code = next(code for code in range(game.action_count) if step.before.check(code))
    reason = step.before.check(code)
    entries["events"][index]["action"] = game.format_action(code)
    file.write_text(f"{first}\n{json.dumps(entries)}\n")
    said = run_sushiya("check", file)
    assert said.code == 2
    assert said.out == ""
    assert reason is not None
    line = f"{file}, line 2: Event {index}, seat {step.seat}: {game.format_action(code)}: {reason.text}"
    assert said.err == f"{line} ({reason.rule})\n"


def test_a_truncated_file_tells_the_line(run_sushiya: RunSushiya, file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-200])
    for command in (["check", file], ["replay", file, "--match", 2]):
        said = run_sushiya(*command)
        assert said.code == 2
        assert said.err == f"{file}, line 2: The record is cut off in the middle.\n"


@pytest.mark.parametrize("command", ["check", "replay"])
def test_what_cannot_be_read(run_sushiya: RunSushiya, tmp_path: Path, command: str) -> None:
    for file in (tmp_path / "nowhere", tmp_path):
        said = run_sushiya(command, file)
        assert said.code == 2
        assert said.err.startswith(f"{file}: cannot be read: ")
        assert said.err.count("\n") == 1


@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_record_of_another_edition(run_sushiya: RunSushiya, file: Path, game: Game, command: str) -> None:
    file.write_text(file.read_text().replace(game.edition_sha256, "0" * 64))
    said = run_sushiya(command, file)
    assert said.code == 2
    assert said.err.startswith(f"{file}, line 1: This match was played with the edition 'house' 000000000000…")
    assert said.err.count("\n") == 1


def test_replay_tells_seats_of_one_name_apart(run_sushiya: RunSushiya, game: Game, tmp_path: Path) -> None:
    out = tmp_path / "alike.ndjson"
    assert run_sushiya("simulate", game.name, "--games", 1, "--players", 3, "--out", out).code == 0
    said = run_sushiya("replay", out)
    assert all(f"{seat} bot:random" in said.out for seat in range(3))
    assert " 1 puddings" not in said.out


def test_replay_shows_the_end(run_sushiya: RunSushiya, file: Path, matches: list[Match]) -> None:
    said = run_sushiya("replay", file)
    total = len(matches[0].steps)
    assert said.code == 0
    assert f"Event {total} of {total}" in said.out
    assert matches[0].steps[-1].line in said.out


def test_replay_at_an_event_of_a_match(run_sushiya: RunSushiya, file: Path, matches: list[Match]) -> None:
    said = run_sushiya("replay", file, "--match", 2, "--at", 7)
    assert f"Event 7 of {len(matches[1].steps)}" in said.out
    start = run_sushiya("replay", file, "--at", 0)
    assert start.code == 0
    assert "Event" not in start.out


def test_replay_as_a_seat_shows_what_it_held(run_sushiya: RunSushiya, file: Path, matches: list[Match]) -> None:
    match = matches[0]
    for seat in range(3):
        said = run_sushiya("replay", file, "--as-seat", seat)
        assert said.code == 0
        assert match.view(seat).seat == seat
        if match.game.name == "wasabi":
            assert "Your recipes" in said.out
    assert "Your" not in run_sushiya("replay", file).out


def test_replay_refuses_what_is_not_there(run_sushiya: RunSushiya, file: Path, matches: list[Match]) -> None:
    total = len(matches[0].steps)
    said = run_sushiya("replay", file, "--at", total + 1)
    assert said.err == f"{file}, line 1: the match has {total} events, so there is no event {total + 1}.\n"
    assert said.code == 2
    said = run_sushiya("replay", file, "--match", 3)
    assert (said.code, said.err) == (2, f"{file}: there is no match 3, only 2.\n")
    said = run_sushiya("replay", file, "--as-seat", 3)
    assert (said.code, said.err) == (2, "With 3 players the seats are 0 to 2; there is no seat 3.\n")


def test_a_record_seen_from_a_seat_shows_that_seat_only(
    run_sushiya: RunSushiya, tmp_path: Path, matches: list[Match]
) -> None:
    file = tmp_path / "seen.json"
    seen = matches[0].record().seen_from(1)
    seen.dump(file)
    assert run_sushiya("check", file).code == 0
    assert run_sushiya("replay", file, "--as-seat", 1).code == 0
    if any(is_hidden(event.line) for event in seen.events):
        said = run_sushiya("replay", file, "--as-seat", 2)
        assert said.code == 2
        assert "what seat 2 held is not in this record" in said.err


def test_the_good_part_of_a_bad_record_can_be_looked_at(
    run_sushiya: RunSushiya, file: Path, matches: list[Match]
) -> None:
    entries = json.loads(file.read_text().splitlines()[0])
    entries["events"][-1]["action"] = "serve tea"
    file.write_text(json.dumps(entries))
    assert run_sushiya("replay", file).code == 2
    assert run_sushiya("replay", file, "--at", len(entries["events"]) - 1).code == 0
