"""The store in one SQLite file, for a house that is one process.

Two threads, each with a connection of its own: one writes, in transactions that group what came at the same time; one
reads. So neither waits for the other, and the event loop waits for none. A lock on a file beside the database keeps
other processes away for as long as this one lives.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from sushiya.store.grouping import Grouping
from sushiya.store.migrations import migrations_after
from sushiya.store.queries import Append
from sushiya.store.sql import SqlStore
from sushiya.store.sqlite_appending import append_all
from sushiya.store.store import Conflict, StoreError

APPLICATION = 0x53755368  # "SuSh", how one tells a database of ours from one of another program
LAST_BREATH = 2.0  # seconds that a killed process may need to let go: it may be in the middle of writing
PATIENCE = 5.0  # seconds to wait for somebody who looks at the file with other tools
CHECKPOINT = 8000  # pages of the write-ahead log, 32 MB, before they are moved to their places

VERSIONS = "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each($1))"

WRONG_VALUES = (sqlite3.Error, OverflowError, UnicodeError)

Write = Append | Callable[[sqlite3.Connection], object]
Done = TypeVar("Done")


class SqliteStore(SqlStore):
    """The store in the file of this path; without a path in memory, for as long as it is open."""

    is_shared = False

    def __init__(self, path: Path | None) -> None:
        self._path = path and path.resolve()  # one file, one lock, whatever one calls it
        self._let_go = ExitStack()
        self._writer = _Worker("store-writer")
        self._reader = self._writer if path is None else _Worker("store-reader")
        self._grouping: Grouping[Write] = Grouping(self._commit)

    async def open(self) -> None:
        """Take the file for this process and bring it to the newest migration."""
        try:
            if self._path is not None:
                self._let_go.enter_context(await asyncio.to_thread(_lock, self._path))
            await self._writer.open(partial(_open_for_writing, self._path))
            if self._path is not None:
                await self._reader.open(partial(_open_for_reading, self._path))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish what was begun and let go."""
        await self._grouping.finish()
        await self._reader.close()
        await self._writer.close()  # last: it then tidies up the write-ahead log
        self._let_go.close()

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The version of each of these tables that exists."""
        return dict(await self._fetch(VERSIONS, json.dumps(list(tables))))

    # other processes: there are none

    async def lead(self, table: str) -> bool:
        """Yes."""
        return True

    async def release(self, table: str) -> None:
        """Nobody else could take it."""

    def tell(self, message: bytes) -> None:
        """Nobody else could hear it."""

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Nobody else could tell anything."""

    # threads

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        return await self._reader.run(lambda connection: _execute(connection, query, *values).fetchall())

    async def _execute(self, *statements: tuple[Any, ...]) -> list[Any]:
        def write(connection: sqlite3.Connection) -> list[Any]:
            found: list[Any] = []
            for query, *values in statements:
                found = _execute(connection, query, *values).fetchall()
            return found

        done: list[Any] = await self._grouping.write(write)
        return done

    async def _commit(self, writes: Sequence[Write]) -> Sequence[object]:
        return await self._writer.run(partial(_commit, writes=writes))


class _Worker:
    """One connection and the only thread that uses it."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._connection: sqlite3.Connection | None = None

    async def open(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = await self._in_thread(connect)

    async def run(self, work: Callable[[sqlite3.Connection], Done]) -> Done:
        """Do the work in the thread."""
        if self._connection is None:
            raise StoreError("The store is not open.")
        return await self._in_thread(work, self._connection)

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await self._in_thread(sqlite3.Connection.close, connection)
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[..., Done], *arguments: object) -> Done:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)
        except sqlite3.Error as error:
            raise StoreError(f"The SQLite database cannot be used now: {error}.") from error


def _lock(path: Path) -> BinaryIO:
    """Keep the database for this process; the kernel gives it free when the process ends, however it does."""
    until = time.monotonic() + LAST_BREATH
    with ExitStack() as unless_locked:
        try:
            lock = unless_locked.enter_context(path.with_name(f"{path.name}.lock").open("wb"))
            while not _take_lock(lock, is_last_try=time.monotonic() > until):
                time.sleep(LAST_BREATH / 100)
        except BlockingIOError:
            raise StoreError(
                f"{path}: another process uses this database. With SQLite one can; for more, there is PostgreSQL.",
                code="database_busy",
            ) from None
        except OSError as error:
            raise StoreError(f"{path}: cannot be opened: {error.strerror or error}.") from None
        unless_locked.pop_all()
    return lock


def _take_lock(lock: BinaryIO, *, is_last_try: bool) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        if is_last_try:
            raise
        return False
    return True


def _open_for_writing(path: Path | None) -> sqlite3.Connection:
    connection = sqlite3.connect(path or ":memory:", timeout=PATIENCE, isolation_level=None)
    try:
        _check_whose(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # every commit is on disk when it returns
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        connection.execute("PRAGMA foreign_keys = ON")
        _migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _open_for_reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE, isolation_level=None)


def _check_whose(connection: sqlite3.Connection, path: Path | None) -> None:
    """Leave the databases of other programs alone."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if things and application != APPLICATION:
        raise StoreError(f"{path}: this database belongs to another program; name another.", code="foreign_database")


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    steps = migrations_after(version, "sqlite")
    if not steps:
        return
    marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {steps[-1].number};"
    # One script with its own BEGIN, because Python would commit before a script what was begun outside of it.
    connection.executescript("\n".join(["BEGIN IMMEDIATE;", *(step.sql for step in steps), marks, "COMMIT;"]))


def _execute(connection: sqlite3.Connection, query: str, *values: object) -> sqlite3.Cursor:
    return connection.execute(query, {str(number): value for number, value in enumerate(values, 1)})


def _commit(connection: sqlite3.Connection, writes: Sequence[Write]) -> list[object]:
    """Write all in one transaction, in order; the outcome of each, or the exception that refused it alone."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes: list[object] = []
        for part in _parts(writes):
            outcomes += _write(connection, part)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return outcomes


def _parts(writes: Sequence[Write]) -> Iterator[list[Write]]:
    """The writes in order, appends to different tables together."""
    part: list[Write] = []
    tables: set[str] = set()
    for write in writes:
        table = write.row.id if isinstance(write, Append) else None
        if part and (table is None or table in tables or not tables):
            yield part
            part, tables = [], set()
        part.append(write)
        if table is not None:
            tables.add(table)
    if part:
        yield part


def _write(connection: sqlite3.Connection, part: list[Write]) -> list[object]:
    """Write what goes together; where one of it is refused, each alone. Trouble with the disk is everybody's."""
    connection.execute("SAVEPOINT part")
    outcomes: list[object]
    try:
        outcomes = _try(connection, part)
    except sqlite3.OperationalError:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO part")
        if len(part) > 1:
            outcomes = [outcome for write in part for outcome in _write(connection, [write])]
        elif isinstance(error, WRONG_VALUES):
            outcomes = [StoreError(f"The database does not take this: {error}.", code="refused")]
        else:
            outcomes = [error]
    connection.execute("RELEASE part")
    return outcomes


def _try(connection: sqlite3.Connection, part: list[Write]) -> list[object]:
    appends = [write for write in part if isinstance(write, Append)]
    if appends:
        accepted = append_all(connection, appends)
        return [
            None if is_accepted else Conflict(append.row.id, append.before)
            for append, is_accepted in zip(appends, accepted, strict=True)
        ]
    return [write(connection) for write in part if not isinstance(write, Append)]
