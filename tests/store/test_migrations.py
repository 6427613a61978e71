"""A database is brought to the newest version when it is opened, once, and never back."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from importlib.resources import files
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from sushiya.store.migrations import migrations_after
from sushiya.store.store import NewerDatabase
from tests.store.house import make_row, opened, visitor

NEWEST = migrations_after(0, "sqlite")[-1].number


async def ask(database: str, query: str) -> list[tuple[object, ...]]:
    """Ask the database itself."""
    if database.startswith("postgresql:"):
        connection = await asyncpg.connect(database)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()
    direct = sqlite3.connect(database, isolation_level=None)
    try:
        return direct.execute(query).fetchall()
    finally:
        direct.close()


def by_sort(database: str, *, sqlite: str, postgres: str) -> str:
    return postgres if database.startswith("postgresql:") else sqlite


async def version(database: str) -> object:
    ((found,),) = await ask(
        database,
        by_sort(database, sqlite="PRAGMA user_version", postgres="SELECT max(version) FROM sushiya.migrations"),
    )
    return found


async def test_a_fresh_database_gets_the_newest_version(database: str) -> None:
    async with opened(database):
        pass
    assert await version(database) == NEWEST


async def test_opening_again_changes_nothing(database: str) -> None:
    async with opened(database) as store:
        await store.append(make_row(), [b"1"], [])
    async with opened(database) as store:
        assert await store.read("tuna") == [b"1"]
    assert await version(database) == NEWEST


async def test_a_newer_database_is_refused(database: str) -> None:
    async with opened(database) as store:
        await store.append(make_row(), [b"1"], [])
    await ask(
        database,
        by_sort(
            database,
            sqlite=f"PRAGMA user_version = {NEWEST + 7}",
            postgres=f"INSERT INTO sushiya.migrations (version) VALUES ({NEWEST + 7})",
        ),
    )
    with pytest.raises(NewerDatabase, match=rf"has version {NEWEST + 7}, .* knows only up to version {NEWEST}: "):
        async with opened(database):
            pass
    assert await version(database) == NEWEST + 7


async def test_two_processes_that_start_at_once_migrate_once(postgres_database: str) -> None:
    with visitor(postgres_database, "look") as one, visitor(postgres_database, "look") as other:
        assert [one.line(), other.line()] == ["open", "open"]


async def test_many_stores_that_start_at_once_migrate_once(postgres_database: str) -> None:
    async def look() -> int:
        async with opened(postgres_database) as store:
            return len(await store.list_public(9))

    assert await asyncio.gather(*(look() for _ in range(8))) == [0] * 8
    assert await ask(postgres_database, "SELECT count(*) FROM sushiya.migrations") == [(NEWEST,)]


async def test_the_database_can_be_shared(postgres_database: str) -> None:
    await ask(postgres_database, "CREATE TABLE guests (theirs INTEGER)")
    async with opened(postgres_database) as store:
        assert await store.guest_of(b"key") is None
    assert await ask(postgres_database, "SELECT theirs FROM public.guests") == []


async def test_a_step_that_fails_leaves_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from sushiya.store import migrations, postgres, sqlite
    from sushiya.store.store import StoreError

    def with_a_mistake(after: int, dialect: migrations.Dialect) -> list[migrations.Migration]:
        return [*migrations_after(after, dialect), migrations.Migration(NEWEST + 1, "CREATE TABLE tables (id TEXT);")]

    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "migrations_after", with_a_mistake)
        patched.setattr(postgres, "migrations_after", with_a_mistake)
        with pytest.raises(StoreError, match="already exists"):
            async with opened(database):
                pass
    async with opened(database) as store:
        assert await store.list_public(9) == []
    assert await version(database) == NEWEST


def test_both_sorts_have_the_same_steps() -> None:
    names = [
        sorted(file.name for file in (files("sushiya.store.migrations") / sort).iterdir())
        for sort in ("sqlite", "postgres")
    ]
    assert names[0] == names[1]
    assert all(re.fullmatch(r"\d{4}_[a-z_]+\.sql", name) for name in names[0])
    assert [int(name[:4]) for name in names[0]] == list(range(1, NEWEST + 1))


def test_the_steps_of_an_older_database_are_those_it_lacks(tmp_path: Path) -> None:
    assert migrations_after(NEWEST, "sqlite") == []
    assert [step.number for step in migrations_after(NEWEST - 1, "postgres")] == [NEWEST]
