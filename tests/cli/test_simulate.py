"""`sushiya simulate`."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from sushiya.games.contract import Game
from sushiya.games.record import read_records
from tests.conftest import RunSushiya


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out" / "matches.ndjson"


@pytest.fixture(autouse=True)
def folder(out: Path) -> None:
    out.parent.mkdir()


def test_the_summary_has_every_seat(run_sushiya: RunSushiya, game: Game) -> None:
    said = run_sushiya("simulate", game.name, "--players", 2, "--games", 50, "--seed", 3)
    assert said.code == 0
    for words in ("50 random matches of 2 players, seed 3", "points of seat 1", "decisions a match", "wins"):
        assert words in said.out
    assert "decisions/s" in said.err  # times are no result


def test_records_are_the_matches_of_the_summary(run_sushiya: RunSushiya, game: Game, out: Path) -> None:
    plain = run_sushiya("simulate", game.name, "--games", 45, "--seed", 5)
    written = run_sushiya("simulate", game.name, "--games", 45, "--seed", 5, "--out", out)
    assert written.out == plain.out
    with out.open("rb") as stream:
        records = [record for _, record in read_records(stream)]
    batch = game.random_matches(45, 3, seed=5)
    assert [r.result.scores for r in records if r.result] == batch.scores.tolist()
    assert [r.result.ranks for r in records if r.result] == batch.ranks.tolist()
    assert [sum(e.seat is not None for e in r.events) for r in records] == batch.decisions.tolist()
    assert records[0].names == ["bot:random"] * 3
    for record in records:
        record.replay(game)


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing(run_sushiya: RunSushiya, game: Game, out: Path) -> None:
    files, tables = set(), set()
    for workers in (1, 2, 3):
        command = ["simulate", game.name, "--games", 90, "--seed", 8, "--workers", workers, "--legal", "--out", out]
        said = run_sushiya(*command)
        assert said.code == 0, said.err
        files.add(out.read_bytes())
        tables.add(said.out)
        tables.add(run_sushiya("simulate", game.name, "--games", 90, "--seed", 8, "--workers", workers).out)
    assert len(files) == 1
    assert len(tables) == 1


def test_another_seed_gives_other_matches(run_sushiya: RunSushiya, game: Game, out: Path) -> None:
    contents = set()
    for seed in (1, 2):
        run_sushiya("simulate", game.name, "--games", 2, "--seed", seed, "--out", out)
        contents.add(out.read_bytes())
    assert len(contents) == 2


def test_legal_and_as_seat(run_sushiya: RunSushiya, game: Game, out: Path) -> None:
    said = run_sushiya("simulate", game.name, "--games", 2, "--out", out, "--legal", "--as-seat", 1)
    assert said.code == 0
    for line in out.read_text().splitlines():
        for event in json.loads(line)["events"]:
            assert ("legal" in event) == (event.get("seat") == 1)
            assert "legal" not in event or event["action"] in event["legal"]
            assert "legal" not in event or event["legal"] == sorted(event["legal"])
    assert run_sushiya("check", out).code == 0


def test_legal_for_all_seats(run_sushiya: RunSushiya, game: Game, out: Path) -> None:
    run_sushiya("simulate", game.name, "--games", 2, "--out", out, "--legal")
    for line in out.read_text().splitlines():
        for event in json.loads(line)["events"]:
            assert ("legal" in event) == ("seat" in event)
    assert run_sushiya("check", out).code == 0


@pytest.mark.parametrize("option", [["--legal"], ["--as-seat", "0"]])
def test_options_of_records_need_a_file(run_sushiya: RunSushiya, option: list[str]) -> None:
    said = run_sushiya("simulate", "wasabi", *option)
    assert said.code == 2
    assert "--out" in said.err


def test_an_earlier_file_stays_until_the_new_one_is_whole(
    run_sushiya: RunSushiya, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sushiya.cli import simulation

    out.write_text("earlier")
    real = simulation.record_batch

    def fail_later(*arguments: object) -> object:
        if arguments[2]:
            raise KeyboardInterrupt
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(simulation, "record_batch", fail_later)
    said = run_sushiya("simulate", "sushi-roll", "--games", 50, "--out", out, "--workers", 1)
    assert said.code == 130
    assert said.err == ""
    assert out.read_text() == "earlier"
    assert list(out.parent.iterdir()) == [out]


def test_a_full_disk_is_a_sentence(run_sushiya: RunSushiya) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    said = run_sushiya("simulate", "sushi-roll", "--games", 50, "--out", "/dev/full", "--workers", 1)
    assert said.code == 2
    assert said.err == "/dev/full: cannot be written: No space left on device.\n"


def test_a_folder_that_is_not_there(run_sushiya: RunSushiya, tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "x.ndjson"
    said = run_sushiya("simulate", "sushi-roll", "--games", 1, "--out", out)
    assert said.code == 2
    assert said.err == f"{out}: cannot be written: No such file or directory.\n"


def test_a_folder_is_no_file(run_sushiya: RunSushiya, tmp_path: Path) -> None:
    said = run_sushiya("simulate", "sushi-roll", "--games", 1, "--out", tmp_path)
    assert said.code == 2
    assert said.err == f"{tmp_path}: cannot be written: Is a directory.\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_no_permission_to_write(run_sushiya: RunSushiya, out: Path) -> None:
    out.parent.chmod(0o500)
    said = run_sushiya("simulate", "sushi-roll", "--games", 1, "--out", out)
    assert said.code == 2
    assert said.err == f"{out}: cannot be written: Permission denied.\n"


def test_records_go_through_a_link_and_to_a_device(run_sushiya: RunSushiya, out: Path) -> None:
    link = out.with_name("link")
    link.symlink_to(out)
    assert run_sushiya("simulate", "sushi-roll", "--games", 1, "--out", link).code == 0
    assert link.is_symlink()
    assert out.stat().st_size > 0
    assert run_sushiya("simulate", "sushi-roll", "--games", 1, "--out", os.devnull).code == 0
    assert not Path(os.devnull).is_file()
