"""What only PostgreSQL has: other processes, and a server that can be away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator

import asyncpg  # type: ignore[import-untyped]
import pytest

from sushiya.store import connecting, open_store, postgres, standing
from sushiya.store.postgres import PostgresStore
from sushiya.store.standing import Standing, pack
from sushiya.store.store import Guest, Store, StoreError
from tests.store.house import becomes_true, make_row, opened, visitor
from tests.store.postgres import PostgresServer


@pytest.fixture
def server(postgres: PostgresServer) -> Iterator[PostgresServer]:
    """The server, running again after the test whatever happened to it."""
    yield postgres
    if not postgres.is_running():
        postgres.start()


def standing_of(store: Store) -> Standing:
    assert isinstance(store, PostgresStore)
    return store._standing


# leads


async def test_one_process_leads_a_table_until_it_lets_go(postgres_database: str) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        assert await one.lead("tuna")
        async with standing_of(one)._in_use:  # no need to ask again
            assert await asyncio.wait_for(one.lead("tuna"), 5)
        assert not await other.lead("tuna")
        assert await other.lead("eel")
        await other.release("tuna")  # it has nothing to let go
        assert not await other.lead("tuna")
        await one.release("tuna")
        assert await other.lead("tuna")
        assert not await one.lead("tuna")


async def test_asking_many_times_at_once_takes_one_lock(postgres_database: str) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        assert await asyncio.gather(*(one.lead("tuna") for _ in range(10))) == [True] * 10
        await one.release("tuna")
        assert await other.lead("tuna")


async def test_one_who_stops_asking_leaves_no_lock_that_nobody_knows_of(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        ask = standing_of(one)._ask
        answered = asyncio.Event()

        async def ask_and_dawdle(query: str, value: object) -> object:
            answer = await ask(query, value)
            answered.set()
            await asyncio.sleep(0.05)
            return answer

        monkeypatch.setattr(standing_of(one), "_ask", ask_and_dawdle)
        asking = asyncio.create_task(one.lead("tuna"))
        await answered.wait()
        asking.cancel()
        assert await one.lead("tuna")
        await one.release("tuna")
        assert await other.lead("tuna")


async def test_closing_lets_go(postgres_database: str) -> None:
    async with opened(postgres_database) as other:
        async with opened(postgres_database) as one:
            assert await one.lead("tuna")
        assert await becomes_true(lambda: other.lead("tuna"))


async def test_a_killed_process_leads_no_more(postgres_database: str) -> None:
    async with opened(postgres_database) as store:
        with visitor(postgres_database, "lead", "tuna") as leader:
            assert leader.line() == "open"
            leader.begin()
            assert leader.line() == "True"
            assert not await store.lead("tuna")
            leader.kill()
            assert await becomes_true(lambda: store.lead("tuna"))


async def test_leads_are_forgotten_with_the_connection(postgres_database: str) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        assert await one.lead("tuna")
        await cut_connections(postgres_database, but=other)
        assert await becomes_true(lambda: other.lead("tuna"))
        assert await becomes_true(lambda: settles(one.lead("tuna"), False))


class SilentConnection:
    """Never answers."""

    is_terminated = False

    async def fetchval(self, query: str, value: object) -> None:
        raise TimeoutError

    def terminate(self) -> None:
        self.is_terminated = True

    def is_closed(self) -> bool:
        return self.is_terminated


async def test_a_question_without_answer_ends_the_connection_and_so_the_lock_that_may_have_been_given() -> None:
    standing = Standing("postgresql://nowhere")
    standing._connection = connection = SilentConnection()
    with pytest.raises(StoreError, match="does not answer"):
        await standing.lead("tuna")
    assert connection.is_terminated
    assert standing._connection is None  # so that another one is made


async def cut_connections(database: str, *, but: Store) -> None:
    """End all connections to the database on the side of the server."""
    kept = standing_of(but)._connection.get_server_pid()
    connection = await asyncpg.connect(database)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid NOT IN ($1, pg_backend_pid())",
        kept,
    )
    await connection.close()


async def settles(asking: Awaitable[object], answer: object) -> bool:
    """Whether the answer is this, and no error."""
    try:
        return await asking == answer
    except StoreError:
        return False


# messages


async def test_others_hear_what_one_tells_in_order(postgres_database: str) -> None:
    messages = [f'{{"table": "寿司 {number}"}}'.encode() for number in range(500)]
    heard: dict[str, list[bytes]] = {"one": [], "other": [], "third": []}
    async with (
        opened(postgres_database) as one,
        opened(postgres_database) as other,
        opened(postgres_database) as third,
    ):
        for name, store in (("one", one), ("other", other), ("third", third)):
            store.listen(heard[name].append)
        for message in messages:
            one.tell(message)
        other.tell(b'{"from": "other"}')
        assert await becomes_true(counted(heard["other"], 500))
        assert await becomes_true(counted(heard["third"], 501))
        assert await becomes_true(counted(heard["one"], 1))
    assert heard["other"] == messages
    assert heard["one"] == [b'{"from": "other"}']
    assert [message for message in heard["third"] if message != b'{"from": "other"}'] == messages


def counted(heard: list[bytes], count: int) -> Callable[[], Awaitable[bool]]:
    async def question() -> bool:
        return len(heard) >= count

    return question


async def test_the_largest_message_arrives_and_a_larger_one_is_refused(postgres_database: str) -> None:
    largest = [f'"{"é" * 3498}"'.encode(), b'"' + b"x" * 6997 + b'"']
    assert [len(message) for message in largest] == [6998, 6999]
    heard: list[bytes] = []
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        other.listen(heard.append)
        for message in largest:
            one.tell(message)
        for impossible in (b"x" * 7000, b"\0", b"1\x1e2", b"\xff"):
            with pytest.raises(ValueError, match=r"less than 7000 bytes|can't decode"):
                one.tell(impossible)
        assert await becomes_true(counted(heard, 2))
    assert heard == largest


async def test_what_is_told_without_a_connection_waits_for_it(postgres_database: str) -> None:
    heard: list[bytes] = []
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        other.listen(heard.append)
        await cut_connections(postgres_database, but=other)
        one.tell(b'"meanwhile"')
        assert await becomes_true(counted(heard, 1))
    assert heard == [b'"meanwhile"']


async def test_a_message_that_did_not_get_through_is_sent_again(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[bytes] = []
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        other.listen(heard.append)
        ask = standing_of(one)._ask
        tries = 0

        async def fail_twice(query: str, value: object) -> object:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise StoreError("no")
            return await ask(query, value)

        monkeypatch.setattr(standing_of(one), "_ask", fail_twice)
        one.tell(b"1")
        one.tell(b"2")
        assert await becomes_true(counted(heard, 2))
    assert heard == [b"1", b"2"]


async def test_what_was_told_is_sent_before_closing(postgres_database: str) -> None:
    heard: list[bytes] = []
    async with opened(postgres_database) as other:
        other.listen(heard.append)
        async with opened(postgres_database) as one:
            one.tell(b'"goodbye"')
        assert await becomes_true(counted(heard, 1))
    assert heard == [b'"goodbye"']


async def test_databases_do_not_hear_each_other(server: PostgresServer) -> None:
    heard: list[bytes] = []
    async with opened(server.new_database()) as one, opened(server.new_database()) as other:
        other.listen(heard.append)
        one.tell(b'"psst"')
        await asyncio.sleep(0.2)
        assert await one.lead("tuna")
        assert await other.lead("tuna")
    assert heard == []


def test_small_messages_travel_together() -> None:
    assert pack([]) == []
    assert pack([b"a", b"b"]) == [b"a\x1eb"]
    assert [len(payload) for payload in pack([b"x" * 99] * 200)] == [7999, 7999, 3999]
    assert b"\x1e".join(pack([b"%d" % number for number in range(9999)])).split(b"\x1e") == [
        b"%d" % number for number in range(9999)
    ]


# a server that is away


async def test_a_restart_is_told_and_overcome(server: PostgresServer, postgres_database: str) -> None:
    heard: list[bytes] = []
    async with opened(postgres_database) as store, opened(postgres_database) as other:
        other.listen(heard.append)
        await store.append(make_row("tuna", 1), [b"1"], [])
        assert await store.lead("tuna")
        await asyncio.to_thread(server.stop)  # meanwhile the store notices
        begun = time.monotonic()
        for failing in (
            store.append(make_row("tuna", 2), [b"2"], []),
            store.read("tuna"),
            store.add_guest(Guest("ada", "Ada"), b"key", 1),
            store.lead("tuna"),
            store.lead("eel"),
        ):
            with pytest.raises(StoreError, match=r"^PostgreSQL cannot be used now: .+\.$"):
                await failing
        assert time.monotonic() - begun < 5
        server.start()
        await store.append(make_row("tuna", 2), [b"2"], [])
        assert await store.read("tuna") == [b"1", b"2"]
        assert await becomes_true(lambda: settles(store.lead("tuna"), True))
        assert await becomes_true(counted(heard, 1))
        assert heard[0] == b""  # something may have been missed
        store.tell(b'"again"')
        assert await becomes_true(counted(heard, 2))
        assert heard[-1] == b'"again"'


async def test_a_restart_in_the_middle_of_many_appends(server: PostgresServer, postgres_database: str) -> None:
    acknowledged: dict[str, int] = {}

    async def fill(store: Store, table: str) -> None:
        version = 0
        while version < 200:
            try:
                await store.append(make_row(table, version + 1), [b"%d" % (version + 1)], [])
                acknowledged[table] = version = version + 1
            except StoreError:
                await asyncio.sleep(0.05)
                if await settles(store.read("nothing"), []):
                    version = len(await store.read(table))

    async with opened(postgres_database) as store:
        filling = [asyncio.create_task(fill(store, f"table{number}")) for number in range(10)]
        while len(acknowledged) < 10:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.stop)
        before = dict(acknowledged)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*filling)
        for table, version in before.items():
            assert version <= 200
            assert await store.read(table) == [b"%d" % number for number in range(1, 201)]


async def test_a_server_that_is_silent_is_not_waited_for_long(
    server: PostgresServer, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (connecting, postgres, standing):
        monkeypatch.setattr(module, "PATIENCE", 0.3)
    async with opened(postgres_database) as store, opened(postgres_database) as other:
        await store.append(make_row("tuna", 1), [b"1"], [])
        server.freeze()
        try:
            begun = time.monotonic()
            found = await asyncio.gather(
                store.append(make_row("tuna", 2), [b"2"], []),
                *(store.read("tuna") for _ in range(200)),
                store.lead("eel"),
                return_exceptions=True,
            )
            assert [str(error) for error in found] == ["PostgreSQL does not answer."] * 202
            assert time.monotonic() - begun < 4
        finally:
            server.freeze(thaw=True)
        assert await becomes_true(lambda: settles(store.lead("eel"), True))
        await store.release("eel")
        assert await becomes_true(lambda: settles(other.lead("eel"), True))  # the unanswered question took no lock
        assert await becomes_true(lambda: settles(store.read("nothing"), []))
        assert (await store.read("tuna"))[0] == b"1"


async def test_a_server_that_is_away_from_the_beginning(server: PostgresServer, postgres_database: str) -> None:
    server.stop()
    with pytest.raises(StoreError, match="PostgreSQL cannot be used now"):
        await open_store(postgres_database).open()
    server.start()
    with pytest.raises(StoreError, match="does not exist"):
        await open_store(postgres_database.replace("///test", "///nowhere")).open()


async def test_every_commit_waits_for_the_disk(postgres_database: str) -> None:
    async with opened(postgres_database) as store:
        assert isinstance(store, PostgresStore)
        async with store._connection() as connection:
            assert await connection.fetchval("SHOW synchronous_commit") == "on"
        async with store._standing._in_use:
            assert await store._standing._connection.fetchval("SHOW synchronous_commit") == "off"
