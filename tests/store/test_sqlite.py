"""What only SQLite has: one process, one file, one disk that can be full."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from sushiya.store import open_store, queries, sqlite
from sushiya.store.sqlite import SqliteStore
from sushiya.store.store import Store, StoreError
from tests.store.house import make_row, opened, visitor


def allow_pages(store: Store, pages: int) -> None:
    """Let the file have so many pages at most, as if the disk were that small."""
    assert isinstance(store, SqliteStore)
    worker = store._writer
    assert worker._connection is not None
    worker._thread.submit(worker._connection.execute, f"PRAGMA max_page_count = {pages}").result()


async def test_a_full_disk_is_told_and_overcome(sqlite_file: Path) -> None:
    big = b"x" * 200_000
    async with opened(sqlite_file) as store:
        await store.append(make_row("tuna", 1), [b"1"], [])
        allow_pages(store, 1)  # SQLite takes it as: not one more than there are
        found = await asyncio.gather(
            store.append(make_row("tuna", 2), [big], []),
            store.append(make_row("eel", 1), [big], []),
            return_exceptions=True,
        )
        for error in found:
            assert type(error) is StoreError
            assert str(error) == "The SQLite database cannot be used now: database or disk is full."
        assert await store.read("tuna") == [b"1"]
        assert await store.versions(["tuna", "eel"]) == {"tuna": 1}
        allow_pages(store, 100_000)
        await store.append(make_row("tuna", 2), [big], [])
        await store.append(make_row("eel", 1), [big], [])
        assert await store.read("tuna") == [b"1", big]


async def test_a_disk_that_fails_in_the_middle_fails_the_whole_group(sqlite_file: Path) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async with opened(sqlite_file) as store:
        assert isinstance(store, SqliteStore)
        found = await asyncio.gather(
            store.append(make_row("tuna", 1), [b"1"], []), store._grouping.write(fail), return_exceptions=True
        )
        assert [str(error) for error in found] == ["The SQLite database cannot be used now: disk I/O error."] * 2
        assert await store.read("tuna") == []
        await store.append(make_row("tuna", 1), [b"1"], [])
        assert await store.read("tuna") == [b"1"]


async def test_somebody_with_other_tools_is_waited_for_and_then_told(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.2)
    async with opened(sqlite_file) as store:
        await store.append(make_row("tuna", 1), [b"1"], [])
        other = sqlite3.connect(sqlite_file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="database is locked"):
            await store.append(make_row("tuna", 2), [b"2"], [])
        assert await store.read("tuna") == [b"1"]  # reading goes on
        other.execute("ROLLBACK")
        other.close()
        await store.append(make_row("tuna", 2), [b"2"], [])


async def test_a_second_process_is_refused_until_the_first_dies(sqlite_file: Path) -> None:
    with visitor(sqlite_file, "look") as first:
        assert first.line() == "open"
        with visitor(sqlite_file, "look") as second:
            words = second.line()
        assert words.startswith("database_busy")
        assert "another process uses this database" in words
        assert "PostgreSQL" in words
        first.kill()
    async with opened(sqlite_file) as store:
        await store.append(make_row(), [b"1"], [])


async def test_one_file_under_two_names_is_one_file(sqlite_file: Path, tmp_path: Path) -> None:
    (tmp_path / "alias.db").symlink_to(sqlite_file)
    async with opened(sqlite_file):
        with pytest.raises(StoreError, match="another process"):
            await open_store(str(tmp_path / "alias.db")).open()


async def test_after_closing_the_file_is_whole_and_free(sqlite_file: Path) -> None:
    async with opened(sqlite_file) as store:
        await store.append(make_row(), [b"1"], [])
    assert sorted(path.name for path in sqlite_file.parent.iterdir()) == ["house.db", "house.db.lock"]
    async with opened(sqlite_file):
        pass


async def test_every_commit_waits_for_the_disk(sqlite_file: Path) -> None:
    async with opened(sqlite_file) as store:
        assert isinstance(store, SqliteStore)

        def ask(pragma: str, connection: sqlite3.Connection) -> object:
            return connection.execute(f"PRAGMA {pragma}").fetchone()

        for pragma, value in [("synchronous", 2), ("journal_mode", "wal")]:
            assert await store._writer.run(partial(ask, pragma)) == (value,)


async def test_files_of_others_are_left_alone(sqlite_file: Path) -> None:
    other = sqlite3.connect(sqlite_file)
    other.execute("CREATE TABLE theirs (id INTEGER)")
    other.close()
    before = sqlite_file.read_bytes()
    with pytest.raises(StoreError, match="belongs to another program") as refused:
        await open_store(str(sqlite_file)).open()
    assert refused.value.code == "foreign_database"
    assert sqlite_file.read_bytes() == before


async def test_what_is_no_database_is_refused(sqlite_file: Path) -> None:
    sqlite_file.write_text("This is a menu, and not a database at all. " * 100)
    with pytest.raises(StoreError, match="file is not a database"):
        await open_store(str(sqlite_file)).open()


async def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"cellar/house\.db: cannot be opened: No such file or directory"):
        await open_store(str(tmp_path / "cellar" / "house.db")).open()


async def test_the_only_process_leads_and_talks_to_nobody(sqlite_file: Path) -> None:
    heard: list[bytes] = []
    async with opened(sqlite_file) as store:
        store.listen(heard.append)
        assert await store.lead("tuna")
        assert await store.lead("tuna")
        await store.release("tuna")
        store.tell(b"{}")
        await asyncio.sleep(0.05)
    assert heard == []


@pytest.mark.parametrize("query", ["LIST_PUBLIC", "LIST_OF_GUEST", "LIST_DUE", "READ", "FORGET_LINKS"])
async def test_no_question_reads_a_whole_table(sqlite_file: Path, query: str) -> None:
    async with opened(sqlite_file):
        pass
    connection = sqlite3.connect(sqlite_file)
    plan = connection.execute(f"EXPLAIN QUERY PLAN {getattr(queries, query)}", {"1": 1, "2": 1}).fetchall()
    connection.close()
    steps = [step for *_, step in plan]
    assert [step for step in steps if step.startswith("SCAN") and "INDEX" not in step] == []
