"""Both stores, each with an empty database for every test; and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.postgres import PostgresServer


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    # Not in pytest's folders, which nobody but the user who runs the tests may enter.
    with tempfile.TemporaryDirectory(prefix="sushiya-", dir="/tmp") as folder:
        server = PostgresServer(Path(folder))
        server.start()
        yield server
        server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each sort in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def postgres_database(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    return tmp_path / "house.db"
