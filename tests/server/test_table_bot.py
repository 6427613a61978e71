"""The example for those who write programs that play as guests: it plays, and goes on when the house was closed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sushiya.games import record as records
from tests.server.client import Guest, at_random, at_table, play_on
from tests.server.conftest import Come
from tests.server.running import RunningHouse

ROOT = Path(__file__).parents[2]


@contextmanager
def table_bot(url: str, *options: str, errors: int = subprocess.PIPE) -> Iterator[subprocess.Popen[str]]:
    """The program, in a process that knows nothing of us."""
    command = [sys.executable, "-I", "-S", str(ROOT / "examples" / "table_bot.py"), url, "--name", "Hungry", *options]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_for_seat(guest: Guest, id: str, seat: int) -> None:
    """Wait until the program has sat down."""
    with at_table(id, guest) as [connection]:
        while connection.table["seats"][seat]["kind"] == "open":
            connection.until("table")
        assert connection.table["seats"][seat]["name"] == "Hungry"


@pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
def test_it_plays_a_whole_match(come: Come, house: RunningHouse, game: str) -> None:
    guest = come("Anna")
    id = guest.open_table(game, 2)
    with table_bot(house.url, "--table", id, "--matches", "1") as process:
        wait_for_seat(guest, id, 1)
        guest.start(id)
        with at_table(id, guest) as [connection]:
            play_on([connection], at_random(game))
        out, told = process.communicate(timeout=30)
    record = records.loads(guest.record(id))
    assert record.result is not None
    assert out == f"{id}: {record.result.scores}\n"
    assert process.returncode == 0
    [line] = told.splitlines()
    assert line.startswith("To be the same guest again: --token=")
    record.replay()


def test_it_plays_the_rematch_too_as_the_guest_that_it_was(come: Come, house: RunningHouse) -> None:
    guest, program = come("Anna"), come("Hungry", is_program=True)
    id = guest.open_table("sushi_roll", 2)
    with table_bot(house.url, f"--token={program.secret}", "--table", id, "--matches", "2") as process:
        wait_for_seat(guest, id, 1)
        guest.start(id)
        with at_table(id, guest) as [connection]:
            play_on([connection], at_random(1))
        again = guest.post(f"/api/tables/{id}/rematch")["id"]
        guest.start(again)
        with at_table(again, guest) as [connection]:
            play_on([connection], at_random(2))
        out, _ = process.communicate(timeout=30)
    assert [line.partition(":")[0] for line in out.splitlines()] == [id, again]


def test_it_says_why_it_cannot_sit_down(house: RunningHouse) -> None:
    with table_bot(house.url, "--table", "nowhere") as process:
        _, told = process.communicate(timeout=30)
    assert process.returncode != 0
    assert "404" in told


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_it_goes_on_after_the_house_was_closed(tmp_path: Path, how: signal.Signals) -> None:
    house = RunningHouse(tmp_path, "--message-rate", "1000")
    house.start()
    guest = Guest(house.url, "Anna")
    try:
        ids = [guest.open_table("wasabi", 2), guest.open_table("sushi_roll", 2)]
        token = Guest(house.url, "Hungry", is_program=True)
        for id in ids:
            token.sit(id)
            guest.start(id)
        token.http.close()
        with table_bot(house.url, f"--token={token.secret}", "--matches", "2", errors=subprocess.DEVNULL) as process:
            for number in range(3):
                for id in ids:
                    with at_table(id, guest) as [connection]:
                        play_on([connection], at_random(number), moves=6)
                guest.http.close()
                with at_table(ids[0], guest) as [connection]:
                    house.stop(how)
                    if how == signal.SIGTERM:
                        assert connection.closed()[0] == 1012
                house.start()
                secret, guest = guest.secret, Guest(house.url)
                guest.http.headers["Authorization"] = f"Bearer {secret}"
            for id in ids:
                with at_table(id, guest) as [connection]:
                    play_on([connection], at_random(9))
            out, _ = process.communicate(timeout=60)
        assert {line.partition(":")[0] for line in out.splitlines()} == set(ids)
        for id in ids:
            records.loads(guest.record(id)).replay()
    finally:
        guest.http.close()
        house.stop()
