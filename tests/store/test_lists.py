"""Lists of tables: who sees which, in what order, and how many."""

from __future__ import annotations

from sushiya.store.store import Store, TableRow
from tests.store.house import make_row, opened


async def put(store: Store, *rows: TableRow, guests: tuple[str, ...] = ()) -> None:
    for row in rows:
        await store.append(row, [b"{}"] * row.version, guests)


def names(rows: list[TableRow]) -> list[str]:
    return [row.id for row in rows]


async def test_public_tables_wait_or_run_and_are_listed(database: str) -> None:
    async with opened(database) as store:
        await put(
            store,
            make_row("waits", state="waiting", changed=1),
            make_row("runs", state="running", changed=3),
            make_row("over", state="finished", changed=4),
            make_row("hidden", is_listed=False, changed=5),
            make_row("newer", game="sushi-roll", changed=2),
        )
        assert names(await store.list_public(9)) == ["runs", "newer", "waits"]
        assert names(await store.list_public(2)) == ["runs", "newer"]
        assert await store.list_public(0) == []


async def test_a_table_moves_up_when_it_changes_and_leaves_when_it_ends(database: str) -> None:
    async with opened(database) as store:
        await put(store, make_row("tuna", changed=1), make_row("eel", changed=2))
        assert names(await store.list_public(9)) == ["eel", "tuna"]
        await store.append(make_row("tuna", 2, changed=3), [b"2"], [])
        assert names(await store.list_public(9)) == ["tuna", "eel"]
        await store.append(make_row("tuna", 3, changed=4, state="finished"), [b"3"], [])
        assert names(await store.list_public(9)) == ["eel"]


async def test_a_list_gives_whole_rows(database: str) -> None:
    row = make_row("tuna", 2, game="sushi-roll", state="waiting", changed=7, due=8, summary='{"host":"Łucja"}'.encode())
    async with opened(database) as store:
        await put(store, row, guests=("ada",))
        assert await store.list_public(1) == [row]
        assert await store.list_of_guest("ada", 1) == [row]
        assert await store.list_due(8, 1) == [row]
        assert isinstance((await store.list_public(1))[0].is_listed, bool)


async def test_tables_of_a_guest(database: str) -> None:
    async with opened(database) as store:
        await put(store, make_row("tuna", changed=1), make_row("eel", changed=3), guests=("ada", "bob"))
        await put(store, make_row("crab", changed=2, is_listed=False, state="finished"), guests=("ada", "ada"))
        assert names(await store.list_of_guest("ada", 9)) == ["eel", "crab", "tuna"]
        assert names(await store.list_of_guest("ada", 2)) == ["eel", "crab"]
        assert names(await store.list_of_guest("bob", 9)) == ["eel", "tuna"]
        assert await store.list_of_guest("eve", 9) == []


async def test_guests_are_replaced(database: str) -> None:
    async with opened(database) as store:
        await put(store, make_row("tuna"), make_row("eel"), guests=("ada", "bob"))
        await store.append(make_row("tuna", 2), [b"2"], ["bob", "eve"])
        assert names(await store.list_of_guest("ada", 9)) == ["eel"]
        assert names(await store.list_of_guest("bob", 9)) == ["eel", "tuna"]
        assert names(await store.list_of_guest("eve", 9)) == ["tuna"]
        await store.append(make_row("tuna", 3), [b"3"], [])
        assert names(await store.list_of_guest("bob", 9)) == ["eel"]


async def test_due_tables_come_in_the_order_of_their_time(database: str) -> None:
    async with opened(database) as store:
        await put(
            store,
            make_row("later", due=300),
            make_row("first", due=100, is_listed=False),
            make_row("second", due=200, state="finished"),
            make_row("never"),
        )
        assert await store.list_due(99, 9) == []
        assert names(await store.list_due(200, 9)) == ["first", "second"]
        assert names(await store.list_due(999, 2)) == ["first", "second"]
        await store.append(make_row("first", 2, due=None), [b"2"], [])
        assert names(await store.list_due(999, 9)) == ["second", "later"]
