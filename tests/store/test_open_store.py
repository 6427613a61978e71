"""Which store a setting names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sushiya.store import open_store
from sushiya.store.postgres import PostgresStore
from sushiya.store.sqlite import SqliteStore
from sushiya.store.store import StoreError
from tests.store.house import ROOT, make_row, opened


@pytest.mark.parametrize("address", ["house.db", "{}/house.db", "sqlite:///house.db", "sqlite:///{}/house.db"])
async def test_a_path_is_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened(address.format(tmp_path)) as store:
        assert isinstance(store, SqliteStore)
        await store.append(make_row(), [b"1"], [])
    assert (tmp_path / "house.db").exists()


async def test_memory_is_sqlite_and_forgets() -> None:
    for _ in range(2):
        async with opened(":memory:") as store:
            assert isinstance(store, SqliteStore)
            await store.append(make_row(), [b"1"], ["ada"])
            assert await store.read("tuna") == [b"1"]


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
async def test_an_address_is_postgresql(postgres_database: str, scheme: str) -> None:
    async with opened(postgres_database.replace("postgresql:", f"{scheme}:")) as store:
        assert isinstance(store, PostgresStore)
        assert await store.read("tuna") == []


@pytest.mark.parametrize("address", ["mysql://ada:secret@host/house", "", "sqlite:///", "://x"])
def test_anything_else_is_refused_and_no_password_repeated(address: str) -> None:
    with pytest.raises(StoreError, match=r"path of a SQLite file, sqlite:///path or postgresql://") as refused:
        open_store(address)
    assert "secret" not in str(refused.value)


def test_sqlite_alone_loads_no_asyncpg() -> None:
    code = "import sys; from sushiya.store import open_store; open_store('house.db'); print('asyncpg' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


async def test_closing_twice_does_no_harm_and_then_nothing_can_be_written(database: str) -> None:
    store = open_store(database)
    await store.open()
    await store.append(make_row(), [b"1"], ["ada"])
    await store.close()
    await store.close()
    with pytest.raises(StoreError):
        await store.append(make_row(version=2), [b"2"], None)
    async with opened(database) as again:
        assert await again.read("tuna") == [b"1"]
