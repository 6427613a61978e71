"""`sushiya arena`."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.arena.conftest import play_here, read
from tests.cli.test_startup import started
from tests.conftest import RunSushiya

ORDER = ["arena", "sushi-roll", "--players", 2, "--bots", "greedy,random", "--seed", 3]


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


def test_a_tournament_from_the_command_line(run_sushiya: RunSushiya, out: Path) -> None:
    said = run_sushiya(*ORDER, "--games", 7, "--workers", 1, "--out", out)
    assert said.code == 0, said.err
    assert said.err.endswith(f"8 matches, rounded up to whole rounds of all 2 ways to sit, in {out}\n")
    for words in ("greedy", "random", "8 matches in 4 rounds", "50.0%", "turn order", str(out)):
        assert words in said.out
    assert read(out) == play_here(out.with_name("again"), 8)
    written = {path.name for path in out.iterdir()}
    assert {"order.json", "summary.json", "report.html", "win_share.png", "win_share.svg", "times.ndjson"} <= written
    assert run_sushiya("check", out / "records.ndjson").code == 0


def test_an_edition_of_your_own(run_sushiya: RunSushiya, tmp_path: Path) -> None:
    from sushiya.games import house_edition

    file = tmp_path / "mine.toml"
    file.write_text(house_edition("sushi-roll").read_text().replace('name = "house"', 'name = "mine"'))
    said = run_sushiya(*ORDER, "--games", 2, "--workers", 1, "--out", tmp_path / "out", "--edition", file)
    assert said.code == 0, said.err
    assert run_sushiya("check", tmp_path / "out" / "records.ndjson", "--edition", file).code == 0
    again = run_sushiya(*ORDER, "--games", 2, "--workers", 1, "--out", tmp_path / "out")
    assert again.code == 2
    assert "edition" in again.err


def test_the_folder_is_named_after_the_order(
    run_sushiya: RunSushiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_sushiya(*ORDER, "--games", 2, "--workers", 1).code == 0
    [folder] = (tmp_path / "arena").iterdir()
    assert folder.name.startswith("sushi_roll-2p-")
    assert (folder / "results.ndjson").read_bytes().count(b"\n") == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["sushi-roll", "--bots", "greedy"], "nobody to be compared with"),
        (["sushi-roll", "--bots", "greedy,greedy", "--players", 2], "nobody to be compared with"),
        (["sushi-roll", "--bots", "gredy,random"], "no bot 'gredy'"),
        (["sushi-roll", "--bots", "greedy,random", "--players", 9], "not for 9"),
        (["chess", "--bots", "greedy,random"], "no game 'chess'"),
        (["sushi-roll", "--bots", "greedy,random", "--until", 1], "between 0 and 1"),
        (["sushi-roll", "--bots", "greedy,random", "--until", 0], "between 0 and 1"),
        (["sushi-roll", "--bots", "greedy,random", "--engine", "steam"], "no engine 'steam'"),
        (["sushi-roll", "--bots", "greedy,random", "--address", "here:1"], "--engine ray"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(
    run_sushiya: RunSushiya, out: Path, arguments: list[object], words: str
) -> None:
    said = run_sushiya("arena", *arguments, "--out", out)
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert words in said.err
    assert not out.exists()


def test_no_games_are_no_tournament(run_sushiya: RunSushiya) -> None:
    said = run_sushiya(*ORDER, "--games", 0)
    assert said.code == 2
    assert "--games" in said.err


def test_a_folder_that_cannot_be_used(run_sushiya: RunSushiya, out: Path) -> None:
    out.write_text("a file")
    said = run_sushiya(*ORDER, "--games", 2, "--out", out)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert str(out) in said.err
    out.unlink()
    out.mkdir()
    (out / "thesis.txt").write_text("mine")
    said = run_sushiya(*ORDER, "--games", 2, "--out", out)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "name a new folder" in said.err


@pytest.mark.parametrize("workers", [pytest.param("1", marks=pytest.mark.slow), "2"])
def test_interrupted_by_the_keyboard_it_goes_on_later(tmp_path: Path, workers: str) -> None:
    out = tmp_path / "out"
    with started(*ORDER, "--workers", workers, "--out", out, "--games", 100_000) as process:
        wait_for_matches(process, out, 3)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody at once
        said, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert said == b""
    assert b"Traceback" not in err
    assert b"the same command goes on" in err
    finished = (out / "results.ndjson").read_bytes().count(b"\n")
    games = 2 * (finished // 2 + 2)
    assert play_here(out, games) == play_here(tmp_path / "straight", games)


def wait_for_matches(process: subprocess.Popen[bytes], out: Path, count: int) -> None:
    results = out / "results.ndjson"
    deadline = time.monotonic() + 120
    while not results.exists() or results.read_bytes().count(b"\n") < count:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.slow
def test_a_worker_that_dies_is_told_and_the_rest_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with started(*ORDER, "--workers", 2, "--games", 100_000, "--out", out) as process:
        wait_for_matches(process, out, 1)
        os.kill(workers_of(process.pid)[0], signal.SIGKILL)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 2, err
    assert b"has died" in err
    assert b"the same command goes on" in err
    assert b"Traceback" not in err
    finished = (out / "results.ndjson").read_bytes().count(b"\n")
    games = 2 * (finished // 2 + 1)
    assert play_here(out, games) == play_here(tmp_path / "straight", games)


@pytest.mark.slow
def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with started(*ORDER, "--workers", 2, "--games", 100_000, "--out", out) as process:
        wait_for_matches(process, out, 1)
        workers = workers_of(process.pid)
        assert len(workers) == 2
        process.kill()
        process.wait(timeout=20)
        deadline = time.monotonic() + 20
        while any(is_running(pid) for pid in workers):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def workers_of(pid: int) -> list[int]:
    """The processes that play, of all children of a process."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        pytest.skip("this system does not tell the children of a process")
    found = []
    for child in map(int, children.read_text().split()):
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
            found.append(child)
    return found


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
