"""The log of a table: what is appended is there, in order, and once."""

from __future__ import annotations

import asyncio

import pytest

from sushiya.store import open_store
from sushiya.store.store import Conflict, Store, StoreError
from tests.store.house import make_row, opened, visitor

ODD = "寿司 \N{SUSHI} 'quoted' \" \\ \x00 \x1e".encode()
ALL_BYTES = bytes(range(256))


async def test_what_is_appended_is_there_and_stays(database: str) -> None:
    row = make_row("tuna", 3, due=5000, summary=ODD)
    async with opened(database) as store:
        await store.append(row, [b"one", ODD, ALL_BYTES], ["ada"])
        assert await store.read("tuna") == [b"one", ODD, ALL_BYTES]
    async with opened(database) as store:
        assert await store.read("tuna") == [b"one", ODD, ALL_BYTES]
        assert await store.find("tuna") == row


async def test_one_reads_what_came_after(database: str) -> None:
    async with opened(database) as store:
        await store.append(make_row("tuna", 2), [b"1", b"2"], [])
        await store.append(make_row("tuna", 12), [b"%d" % n for n in range(3, 13)], [])
        assert await store.read("tuna", after=1) == [b"%d" % n for n in range(2, 13)]
        assert await store.read("tuna", after=12) == []


async def test_nothing_of_a_table_that_is_not_there(database: str) -> None:
    async with opened(database) as store:
        assert await store.read("tuna") == []
        assert await store.find("tuna") is None
        assert await store.versions([]) == {}
        assert await store.versions(["tuna"]) == {}


async def test_versions_of_the_tables_that_are_there(database: str) -> None:
    async with opened(database) as store:
        await store.append(make_row("tuna", 2), [b"1", b"2"], [])
        await store.append(make_row("o'toro \N{SUSHI}", 1), [b"1"], [])
        await store.append(make_row("eel", 1), [b"1"], [])
        found = await store.versions(["tuna", "o'toro \N{SUSHI}", "crab"])
    assert found == {"tuna": 2, "o'toro \N{SUSHI}": 1}


@pytest.mark.parametrize(
    ("version", "entries"),
    [
        pytest.param(2, [b"new"], id="same number"),
        pytest.param(1, [b"new"], id="earlier number"),
        pytest.param(3, [b"new", b"new"], id="one of two is there"),
        pytest.param(4, [b"new"], id="gap"),
        pytest.param(2, [b"new", b"new"], id="from the beginning"),
    ],
)
async def test_conflict_writes_nothing(database: str, version: int, entries: list[bytes]) -> None:
    async with opened(database) as store:
        before = make_row("tuna", 2)
        await store.append(before, [b"1", b"2"], ["ada"])
        with pytest.raises(Conflict, match="tuna"):
            await store.append(make_row("tuna", version, changed=9999), entries, ["bob"])
        assert await store.read("tuna") == [b"1", b"2"]
        assert await store.find("tuna") == before
        assert await store.list_of_guest("bob", 9) == []
        await store.append(make_row("tuna", 3), [b"3"], [])
        assert await store.read("tuna") == [b"1", b"2", b"3"]


async def test_a_table_begins_at_one(database: str) -> None:
    async with opened(database) as store:
        with pytest.raises(Conflict):
            await store.append(make_row("tuna", 2), [b"2"], [])
        assert await store.find("tuna") is None


async def test_no_entries_change_the_row_alone(database: str) -> None:
    async with opened(database) as store:
        await store.append(make_row("tuna", 1), [b"1"], ["ada"])
        await store.append(make_row("tuna", 1, due=7000), [], ["bob"])
        assert await store.find("tuna") == make_row("tuna", 1, due=7000)
        assert [row.id for row in await store.list_of_guest("bob", 9)] == ["tuna"]
        assert await store.read("tuna") == [b"1"]


async def test_who_sits_stays_if_nobody_tells_otherwise(database: str) -> None:
    async with opened(database) as store:
        await store.append(make_row("tuna", 1), [b"1"], ["ada", "bob"])
        await asyncio.gather(
            store.append(make_row("tuna", 2), [b"2"], None), store.append(make_row("eel", 1), [b"1"], ["bob"])
        )
        assert [row.id for row in await store.list_of_guest("ada", 9)] == ["tuna"]
        assert {row.id for row in await store.list_of_guest("bob", 9)} == {"tuna", "eel"}


async def outcomes(store: Store, *appends: tuple[str, int, bytes]) -> list[str]:
    done = await asyncio.gather(
        *(store.append(make_row(table, number), [entry], []) for table, number, entry in appends),
        return_exceptions=True,
    )
    return [type(outcome).__name__ for outcome in done]


async def test_in_a_group_each_stands_for_itself(database: str) -> None:
    tables = [f"table{number}" for number in range(50)]
    async with opened(database) as store:
        await store.append(make_row("table7", 1), [b"earlier"], [])
        found = await outcomes(store, *((table, 1, b"now") for table in tables))
        assert found == ["Conflict" if table == "table7" else "NoneType" for table in tables]
        assert await store.versions(tables) == dict.fromkeys(tables, 1)
        assert await store.read("table7") == [b"earlier"]


async def test_one_need_not_wait_to_append_more(database: str) -> None:
    async with opened(database) as store:
        await asyncio.gather(*(store.append(make_row("tuna", n), [b"%d" % n], [f"guest{n}"]) for n in range(1, 6)))
        assert await store.read("tuna") == [b"1", b"2", b"3", b"4", b"5"]
        assert await store.list_of_guest("guest5", 9) == [make_row("tuna", 5)]
        assert await store.list_of_guest("guest4", 9) == []


async def test_appends_to_one_table_keep_their_order_in_a_group(database: str) -> None:
    async with opened(database) as store:
        appends = [("tuna", 1, b"1"), ("eel", 1, b"1"), ("tuna", 1, b"no"), ("tuna", 2, b"2"), ("tuna", 4, b"no")]
        found = await outcomes(store, *appends, ("tuna", 3, b"3"), ("tuna", 4, b"4"))
        assert found == ["NoneType", "NoneType", "Conflict", "NoneType", "Conflict", "NoneType", "NoneType"]
        assert await store.read("tuna") == [b"1", b"2", b"3", b"4"]
        assert await store.find("tuna") == make_row("tuna", 4)
        assert await store.read("eel") == [b"1"]


async def test_a_value_that_no_database_takes_hurts_nobody_else(database: str) -> None:
    async with opened(database) as store:
        found = await asyncio.gather(
            store.append(make_row("tuna", 1), [b"1"], []),
            store.append(make_row("eel", 1, changed=2**70), [b"1"], []),
            store.append(make_row("crab", 1), [b"1"], []),
            return_exceptions=True,
        )
        assert found[0] is None
        assert isinstance(found[1], StoreError)
        assert found[1].code == "refused"
        assert found[2] is None
        assert await store.versions(["tuna", "eel", "crab"]) == {"tuna": 1, "crab": 1}


async def test_a_guest_who_leaves_in_the_middle_disturbs_nobody(database: str) -> None:
    async with opened(database) as store:
        leaving = asyncio.create_task(store.append(make_row("tuna", 1), [b"1"], []))
        staying = asyncio.create_task(store.append(make_row("eel", 1), [b"1"], []))
        await asyncio.sleep(0)
        leaving.cancel()
        await staying
        assert await store.read("eel") == [b"1"]
        await store.append(make_row("crab", 1), [b"1"], [])


async def test_what_was_begun_is_finished_before_closing(database: str) -> None:
    async with opened(database) as store:
        appends = [asyncio.create_task(store.append(make_row(f"table{n}", 1), [b"1"], [])) for n in range(20)]
        await asyncio.sleep(0)
    await asyncio.gather(*appends)
    with pytest.raises(StoreError):
        await store.append(make_row("late", 1), [b"1"], [])
    with pytest.raises(StoreError):
        await store.read("tuna")


async def test_a_store_that_is_not_open_says_so(database: str) -> None:
    store = open_store(database)
    with pytest.raises(StoreError, match="not open"):
        await store.read("tuna")
    with pytest.raises(StoreError, match="not open"):
        await store.append(make_row(), [b"1"], [])
    await store.close()


async def test_kill_loses_nothing_acknowledged(database: str) -> None:
    with visitor(database, "append", 5, 1_000_000) as appender:
        assert appender.line() == "open"
        appender.begin()
        said = [appender.line() for _ in range(300)]
        appender.kill()
        said += appender.last_words()
    acknowledged: dict[str, list[int]] = {}
    for line in said:
        table, number, process = line.split()
        acknowledged.setdefault(table, []).append(int(number))
    async with opened(database) as store:
        for table, numbers in acknowledged.items():
            assert numbers == list(range(1, len(numbers) + 1))
            entries = await store.read(table)
            assert entries == [f"{process} {number + 1}".encode() for number, _ in enumerate(entries)]
            assert len(numbers) <= len(entries) <= len(numbers) + 1  # the last one may lack its acknowledgement
            assert await store.versions([table]) == {table: len(entries)}
    assert len(acknowledged) == 5


async def test_two_processes_never_both_win(postgres_database: str) -> None:
    tables, until = 20, 50
    work = (postgres_database, "append", tables, until)
    with visitor(*work) as one, visitor(*work) as other:
        assert [one.line(), other.line()] == ["open", "open"]
        one.begin()
        other.begin()
        said = one.last_words() + other.last_words()
    assert "conflict" in said  # or else they did not meet
    words = [line.split() for line in said if line != "conflict"]
    wins = sorted((table, int(number), process) for table, number, process in words)
    async with opened(postgres_database) as store:
        for table in {table for table, *_ in wins}:
            mine = [(number, process) for of, number, process in wins if of == table]
            assert [number for number, _ in mine] == list(range(1, until + 1))
            assert await store.read(table) == [f"{process} {number}".encode() for number, process in mine]


async def test_two_stores_race_for_one_number(postgres_database: str) -> None:
    async with opened(postgres_database) as one, opened(postgres_database) as other:
        for number in range(1, 51):
            found = await asyncio.gather(
                one.append(make_row("tuna", number), [b"one"], []),
                other.append(make_row("tuna", number), [b"other"], []),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in found) == ["Conflict", "NoneType"]
        assert len(await one.read("tuna")) == 50
