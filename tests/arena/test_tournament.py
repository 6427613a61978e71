"""Whatever happens on the way, the same order gives the same bytes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sushiya.arena import folder as folders
from sushiya.arena.folder import Folder, read_order
from sushiya.arena.matches import play_number
from sushiya.arena.runners import play_locally
from sushiya.arena.schedule import Schedule
from sushiya.arena.summary import summarise
from sushiya.arena.tournament import play
from sushiya.errors import ArenaError, BotError
from tests.arena.conftest import SURE, Files, make_task, play_here, read

THREE = "greedy,random,greedy:noise=2"  # at two seats: three line-ups
Straight = Callable[[int], Files]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "arena"


def test_two_workers_give_the_same_bytes(path: Path, straight: Straight) -> None:
    assert play_here(path, 8, workers=2) == straight(8)


def test_results_tell_what_was_played(straight: Straight) -> None:
    results = [json.loads(line) for line in straight(8)["results.ndjson"].splitlines()]
    records = [json.loads(line) for line in straight(8)["records.ndjson"].splitlines()]
    assert [result["match"] for result in results] == list(range(8))
    assert [result["bots"] for result in results] == [["greedy", "random"], ["random", "greedy"]] * 4
    for result, record in zip(results, records, strict=True):
        assert record["names"] == [f"bot:{bot}" for bot in result["bots"]]
        assert (record["result"]["scores"], record["result"]["ranks"]) == (result["scores"], result["ranks"])
        assert record["events"][0]["chance"] == f"start {result['start']}"
    for first, second in zip(records[::2], records[1::2], strict=True):
        assert first["seed"] == second["seed"]
        assert first["events"][:3] == second["events"][:3]


def test_each_line_up_has_dice_of_its_own(path: Path, tmp_path: Path) -> None:
    files = play_here(path, 12, bots=THREE)
    seeds: dict[tuple[int, str], set[str]] = {}
    for result, record in zip(*(map(json.loads, files[name].splitlines()) for name in SURE), strict=True):
        seeds.setdefault((result["round"], " ".join(sorted(result["bots"]))), set()).add(record["seed"])
    assert len(seeds) == 6
    assert all(len(found) == 1 for found in seeds.values())
    assert len(set.union(*seeds.values())) == 6
    play_here(tmp_path / "stopped", 1, bots=THREE)
    results = tmp_path / "stopped" / "results.ndjson"
    results.write_bytes(b"".join(results.read_bytes().splitlines(keepends=True)[:4]))
    assert play_here(tmp_path / "stopped", 12, bots=THREE, workers=2) == files


def test_more_games_extend_a_tournament(path: Path, straight: Straight) -> None:
    play_here(path, 2)
    assert play_here(path, 8) == straight(8)
    assert play_here(path, 4) == straight(8)  # what is there is never thrown away


@pytest.mark.parametrize("name", ["results.ndjson", "records.ndjson", "times.ndjson"])
@pytest.mark.parametrize("left", [0.0, 0.37, 0.99])
def test_a_file_cut_off_anywhere_is_repaired(path: Path, straight: Straight, name: str, left: float) -> None:
    play_here(path, 4)
    file = path / name
    content = file.read_bytes()
    file.write_bytes(content[: int(left * len(content))])
    assert play_here(path, 8) == straight(8)
    assert (path / "times.ndjson").read_bytes().count(b"\n") == 8


def test_a_stop_in_the_middle_of_a_round(path: Path, straight: Straight) -> None:
    task = make_task(8)

    def stop_after_three(task, numbers):  # type: ignore[no-untyped-def]
        for number in list(numbers)[:3]:
            yield play_number(task, number)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(task, path, stop_after_three)
    assert read(path)["results.ndjson"].count(b"\n") == 3
    assert summarise(path).matches == 2  # whole rounds only
    assert play_here(path, 8) == straight(8)


def test_less_than_a_round_says_nothing(path: Path) -> None:
    play_here(path, 2)
    lines = (path / "results.ndjson").read_bytes().splitlines(keepends=True)
    (path / "results.ndjson").write_bytes(lines[0])
    with pytest.raises(ArenaError, match="not one whole round"):
        summarise(path)


def test_a_worker_with_another_program_is_refused(path: Path) -> None:
    task = replace(make_task(2), code="another")
    with pytest.raises(ArenaError, match="another version"):
        play_number(task, 0)


def test_a_broken_line_in_the_middle_is_refused_and_nothing_changed(path: Path) -> None:
    play_here(path, 4)
    lines = (path / "results.ndjson").read_bytes().splitlines(keepends=True)
    for broken in (b"{nonsense\n", lines[2], lines[1].replace(b'"round":0', b'"round":1')):
        (path / "results.ndjson").write_bytes(lines[0] + broken + b"".join(lines[2:]))
        before = {file.name: file.read_bytes() for file in path.iterdir()}
        with pytest.raises(ArenaError, match="line 2") as caught:
            play_here(path, 8)
        assert caught.value.code == "broken_results"
        assert {file.name: file.read_bytes() for file in path.iterdir()} == before


def test_a_missing_file_is_refused(path: Path) -> None:
    play_here(path, 2)
    (path / "records.ndjson").unlink()
    with pytest.raises(ArenaError, match=r"records\.ndjson: is missing"):
        play_here(path, 4)


def test_another_order_is_refused_with_what_differs(path: Path) -> None:
    play_here(path, 2)
    task = make_task(2, bots="greedy,greedy:noise=2")
    with pytest.raises(ArenaError, match="bots greedy,random, not greedy,greedy:noise=2"):
        play(task, path, lambda task, numbers: play_locally(task, numbers, 1))


def test_one_line_up_of_the_first_version_goes_on(path: Path, straight: Straight) -> None:
    play_here(path, 4)
    as_if_of_version(path, 1)
    assert summarise(path).matches == 4
    assert play_here(path, 8) == straight(8)


def test_line_ups_that_shared_their_dice_are_not_mixed_with_those_that_do_not(path: Path) -> None:
    play_here(path, 6, bots=THREE)
    as_if_of_version(path, 1)
    before = {file.name: file.read_bytes() for file in path.iterdir()}
    for use in (lambda: play_here(path, 12, bots=THREE), lambda: summarise(path)):
        with pytest.raises(ArenaError, match="dice of its own") as caught:
            use()
        assert caught.value.code == "other_dice"
    assert {file.name: file.read_bytes() for file in path.iterdir()} == before


def test_a_folder_of_a_later_version_is_left_alone(path: Path) -> None:
    play_here(path, 2)
    as_if_of_version(path, 3)
    with pytest.raises(ArenaError, match="sushiya-arena 3"):
        play_here(path, 4)


def as_if_of_version(path: Path, version: int) -> None:
    order = json.loads((path / "order.json").read_bytes())
    (path / "order.json").write_text(json.dumps(order | {"version": version}))


def test_a_folder_of_something_else_is_left_alone(path: Path) -> None:
    path.mkdir()
    (path / "thesis.txt").write_text("mine")
    with pytest.raises(ArenaError, match=r"order\.json"):
        play_here(path, 2)
    assert [file.name for file in path.iterdir()] == ["thesis.txt"]
    (path / "order.json").write_text('{"shopping": ["eel"]}')
    with pytest.raises(ArenaError, match="not the order of an arena"):
        play_here(path, 2)


def test_nobody_else_plays_in_the_same_folder(path: Path) -> None:
    order = make_task(2).order
    schedule = Schedule(order.bots, order.players, order.seed)
    with Folder(path, order, schedule), pytest.raises(ArenaError, match="another arena"):
        play_here(path, 2)
    play_here(path, 2)


def test_until_stops_as_soon_as_the_order_is_clear(path: Path, tmp_path: Path) -> None:
    files = play_here(path, 400, until=0.05)
    summary = summarise(path)
    assert summary.decided is not None
    assert 20 <= summary.decided == summary.rounds < 200
    assert play_here(path, 400, until=0.05) == files
    assert play_here(tmp_path / "stopped", 30, until=0.05) != files
    assert play_here(tmp_path / "stopped", 400, workers=2, until=0.05) == files


def test_a_change_of_the_program_is_remembered(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_here(path, 2)
    play_here(path, 4)
    assert len(read_order(path).played_by) == 1
    monkeypatch.setattr(folders, "code_digest", lambda: "another")
    play_here(path, 6)
    assert [(program.first, program.code == "another") for program in read_order(path).played_by] == [
        (0, False),
        (4, True),
    ]


def test_a_bot_that_fails_forfeits_and_is_named(path: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text(
        "from sushiya.bots.bot import Bot\n\n\nclass Broken(Bot):\n    def choose(self, seen):\n"
        "        return 'order the <fugu>'\n"
    )
    task = make_task(2, bots=f"random,python:path={broken}")
    play(task, path, lambda task, numbers: play_locally(task, numbers, 1))
    entrants = {entrant.bot: entrant for entrant in summarise(path).entrants}
    failed = entrants[f"python:path={broken}"]
    assert failed.forfeits == failed.decisions > 0
    assert "order the <fugu>" in failed.reasons[0]
    assert entrants["random"].forfeits == 0


def test_a_bot_that_cannot_start_is_told_before_the_first_match(tmp_path: Path) -> None:
    order = make_task(2, bots=f"random,python:path={tmp_path / 'nowhere.py'}").order
    with pytest.raises(BotError, match="nowhere"):
        order.check_bots()
