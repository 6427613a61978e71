"""Nothing is lost: a house full of matches is killed again and again, and every move that it acknowledged is there.

The guests are real clients over WebSocket; the house is killed with -9 at random moments, all of it or one of two
workers. At the end every acknowledged move is in the log once, at the version that was told, and every match went on to
its end with a record that replays and whose dice can be repeated from the seed.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from sushiya.games import load
from sushiya.games.record import loads
from sushiya.store import open_store
from sushiya.table import log
from sushiya.table.log import Acted
from sushiya.table.verify import verify_dice
from tests.chaos.guest import Guest
from tests.server.running import RunningHouse
from tests.store.postgres import PostgresServer

SEATS: list[list[str | None]] = [["me", "me"], ["me", "apprentice"], ["me", "greedy", "random"], ["me", "me", "greedy"]]
NO_LIMITS = ("--message-rate", "100000", "--request-rate", "100000", "--opening-rate", "100000")


def make_guests(count: int, house: RunningHouse) -> list[Guest]:
    """Guests for both games, some alone with bots, some with several people at the table."""
    games = ("wasabi", "sushi_roll")
    return [Guest(f"127.0.0.1:{house.port}", games[i % 2], i, SEATS[i // 2 % len(SEATS)]) for i in range(count)]


async def play_all(guests: list[Guest], disturb: Callable[[], None], kills: int, seed: str) -> int:
    """Let everybody play, and disturb them after random numbers of moves. Returns how often."""
    playing = asyncio.gather(*(guest.play() for guest in guests))
    chooser = random.Random(seed)
    disturbed = 0
    while disturbed < kills and not playing.done():
        until = count_moves(guests) + chooser.randrange(20, 1_000)
        while count_moves(guests) < until and not playing.done():
            await asyncio.sleep(0.002)
        await asyncio.to_thread(disturb)
        disturbed += 1
    await asyncio.wait_for(playing, 600)
    return disturbed


def count_moves(guests: list[Guest]) -> int:
    """How many moves the house has acknowledged."""
    return sum(len(guest.acknowledged) for guest in guests)


async def check_logs(database: str, guests: list[Guest]) -> None:
    """Every acknowledged move is in the log once, where the guest was told, and there is none that nobody knows of."""
    store = open_store(database)
    await store.open()
    try:
        for guest in guests:
            entries = [log.decode(text) for text in await store.read(guest.table)]
            moves = [
                (entry.id, (number, entry.seat, entry.action))
                for number, entry in enumerate(entries, 1)
                if isinstance(entry, Acted) and entry.by == "guest"
            ]
            assert sorted(guest.acknowledged.items()) == sorted(moves)
    finally:
        await store.close()


def check_records(house: RunningHouse, guests: list[Guest]) -> None:
    """Every match has ended by the rules, with dice that follow from the seed."""
    for guest in guests:
        answer = httpx.get(f"{house.url}/api/tables/{guest.table}/record", timeout=30, verify=False)
        record = loads(answer.content)
        assert record.result is not None
        record.replay()
        assert verify_dice(record, load(record.game)) > 0


@pytest.fixture
def database() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="chaos") as folder:
        server = PostgresServer(Path(folder))
        server.start()
        yield server.new_database()
        server.stop()


def play_and_check(house: RunningHouse, disturb: Callable[[], None], kills: int, database: str) -> None:
    house.start()
    try:
        guests = make_guests(100, house)
        assert asyncio.run(play_all(guests, disturb, kills, database)) >= 3
        assert sum(guest.reconnects for guest in guests) >= 50
        assert [guest.refusals for guest in guests if guest.refusals] == []
        check_records(house, guests)
    finally:
        house.stop(signal.SIGKILL)
    asyncio.run(check_logs(database, guests))


@pytest.mark.long
@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_house_is_killed(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path, *NO_LIMITS)

    def kill_and_open() -> None:
        house.stop(signal.SIGKILL)
        house.start()

    play_and_check(house, kill_and_open, 8, str(tmp_path / "house.db"))


@pytest.mark.long
@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_one_of_two_workers_is_killed(tmp_path: Path, database: str) -> None:
    house = RunningHouse(tmp_path, "--database", database, "--workers", "2", *NO_LIMITS)
    chooser = random.Random("which worker")

    def kill_one() -> None:
        workers = house.processes()[1:]
        if workers:
            with suppress(ProcessLookupError):
                os.kill(chooser.choice(workers), signal.SIGKILL)

    play_and_check(house, kill_one, 6, database)
