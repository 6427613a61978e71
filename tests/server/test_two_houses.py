"""Two processes of one house, as far as they can tell: two houses on the same PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from sushiya.errors import TableError
from sushiya.server.house import House
from sushiya.server.live import LiveTable
from sushiya.server.play import QueueListener
from sushiya.server.thinkers import Thinkers
from sushiya.store import open_store
from sushiya.store.store import Guest
from sushiya.table.log import Options
from tests.store.postgres import PostgresServer

ANNA, BRUNO = Guest("anna", "Anna"), Guest("bruno", "Bruno")
PATIENCE = 30.0


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    with TemporaryDirectory(prefix="sushiya-") as folder:
        server = PostgresServer(Path(folder))
        server.start()
        yield server
        server.stop()


@asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[tuple[House, House]]:
    houses = [House(open_store(database), Thinkers(1, 1000)) for _ in range(2)]
    for house in houses:
        await house.open()
        for guest in (ANNA, BRUNO):
            if await house.store.guest_of(guest.id.encode()) is None:
                await house.store.add_guest(guest, guest.id.encode(), 0)
    try:
        yield houses[0], houses[1]
    finally:
        for house in houses:
            await house.close()


async def hear(listener: QueueListener, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next message of that kind."""

    async def search() -> dict[str, Any]:
        while (message := await listener.next()) is not None:
            heard: dict[str, Any] = json.loads(message)
            if wanted(heard):
                return heard
        raise AssertionError("nothing more will come")

    return await asyncio.wait_for(search(), PATIENCE)


async def sit_down(first: House, second: House, seats: list[str | None]) -> tuple[LiveTable, LiveTable]:
    """A match that has begun, open in both houses."""
    here = await first.open_table(ANNA, "sushi_roll", 2, Options(), seats, others=[BRUNO][: seats.count(None)])
    await here.do(lambda table, now: table.start(ANNA.id, now))
    return here, await second.find(here.id)


def play_first(table: Any, now: int, version: int) -> Any:
    """The first legal action of the seat to act, by somebody who has seen a version."""
    return table.submit(table.to_act, version, None, table.match.legal()[0], now)


def test_what_happens_in_one_is_heard_in_the_other(server: PostgresServer) -> None:
    async def scene() -> None:
        async with two_houses(server.new_database()) as (first, second):
            here, there = await sit_down(first, second, ["me", None])
            listener = QueueListener(BRUNO.id, 0)
            await there.join(listener)
            version = here.table.version
            await here.do(lambda table, now: play_first(table, now, version))
            heard = await hear(listener, lambda message: message.get("version") == version + 1)
            assert heard["happened"][0]["what"] == "acted"
            assert there.table.match is not None
            assert here.table.match is not None
            assert there.table.match.position == here.table.match.position
            first.say(here, 0, "hello")
            assert (await hear(listener, lambda message: message["type"] == "said"))["phrase"] == "hello"
            await here.join(QueueListener(ANNA.id, 0))
            await hear(listener, lambda message: message["type"] == "presence" and message["here"] == [True, True])

    asyncio.run(scene())


def test_who_comes_from_a_house_that_died_finds_what_it_was_told_there(server: PostgresServer) -> None:
    async def scene() -> None:
        async with two_houses(server.new_database()) as (first, second):
            here, there = await sit_down(first, second, ["me", None])
            second.store.listen(lambda message: None)  # what the first one tells is lost with it
            version = await here.do(lambda table, now: play_first(table, now, table.version))
            assert there.table.version < version
            listener = QueueListener(ANNA.id, version)
            await (await second.find(here.id)).join(listener)
            heard = await hear(listener, lambda message: message["type"] == "table")
            assert heard["version"] == version

    asyncio.run(scene())


def test_a_table_can_be_seen_while_the_database_is_away(server: PostgresServer) -> None:
    async def scene() -> None:
        async with two_houses(server.new_database()) as (first, second):
            here, there = await sit_down(first, second, ["me", None])
            server.stop()
            try:
                assert await second.find(here.id) is there
            finally:
                server.start()

    asyncio.run(scene())


def test_two_that_act_at_once_cannot_both_do_it(server: PostgresServer) -> None:
    async def scene() -> None:
        async with two_houses(server.new_database()) as (first, second):
            here, there = await sit_down(first, second, ["me", None])
            for _ in range(10):
                await asyncio.gather(here.catch_up(), there.catch_up())
                version = here.table.version
                tries = [
                    live.do(lambda table, now, version=version: play_first(table, now, version))  # type: ignore[misc]
                    for live in (here, there)
                ]
                done = await asyncio.gather(*tries, return_exceptions=True)
                refused = [one for one in done if isinstance(one, TableError)]
                assert [one.code for one in refused] == ["old_version"]
                assert [one for one in done if isinstance(one, int)] == [version + 1]
            await asyncio.gather(here.catch_up(), there.catch_up())
            assert len(await first.store.read(here.id)) == here.table.version == there.table.version

    asyncio.run(scene())


def test_a_house_takes_over_the_bots_of_one_that_is_gone(server: PostgresServer) -> None:
    async def scene() -> None:
        database = server.new_database()
        async with two_houses(database) as (first, second):
            opened = await first.open_table(ANNA, "wasabi", 2, Options(), ["search:ms=300"] * 2, start=True)
            assert await first.store.lead(opened.id) is True
            assert await second.store.lead(opened.id) is False
            first.thinkers.close()  # it will never have an answer
            await first.store.release(opened.id)  # as the database does when a process dies
            listener = QueueListener(None, 0)
            await (await second.find(opened.id)).join(listener)
            version = opened.table.version
            await hear(listener, lambda message: message["type"] == "update" and message["version"] > version + 1)
            assert await second.store.lead(opened.id) is True

    asyncio.run(scene())
