"""The store in PostgreSQL, for a house of many processes.

Appends that come at the same time go to the database in one transaction and one round trip (`postgres_appending`).
Reads, and the little that is written about guests, take a connection of the pool each. What belongs to a connection
that stays, leads and messages, is in `standing`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sushiya.store.connecting import ONE_STOPS_ALL, PATIENCE, SCHEMA, connect, make_pool, plain_errors
from sushiya.store.grouping import Grouping
from sushiya.store.migrations import migrations_after
from sushiya.store.postgres_appending import append_all
from sushiya.store.queries import Append
from sushiya.store.sql import SqlStore
from sushiya.store.standing import Standing
from sushiya.store.store import Conflict, StoreError

MIGRATING = 0x53755368_00000000  # an advisory lock

VERSIONS = "SELECT id, version FROM tables WHERE id = ANY ($1::text[])"


class PostgresStore(SqlStore):
    """The store in the database of this address, as asyncpg understands it: `postgresql://user:password@host/name`."""

    is_shared = True

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._pool: Any = None
        self._standing = Standing(dsn)
        self._grouping: Grouping[Append] = Grouping(self._commit)

    async def open(self) -> None:
        """Bring the database to the newest migration and connect."""
        await _migrate(self._dsn)
        self._pool = await make_pool(self._dsn)
        try:
            await self._standing.open()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish what was begun and let go."""
        await self._grouping.finish()
        await self._standing.close()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            with suppress(TimeoutError):  # then the pool hangs up without a word
                await asyncio.wait_for(pool.close(), PATIENCE)

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The version of each of these tables that exists."""
        return dict(await self._fetch(VERSIONS, list(tables)))

    # other processes

    async def lead(self, table: str) -> bool:
        """Whether this process leads the table."""
        return await self._standing.lead(table)

    async def release(self, table: str) -> None:
        """Leave that to others."""
        await self._standing.release(table)

    def tell(self, message: bytes) -> None:
        """Send a message to all other processes."""
        self._standing.tell(message)

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Call this with every message of others."""
        self._standing.listen(heard)

    # connections

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if self._pool is None:
            raise StoreError("The store is not open.")
        with plain_errors():
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            found: list[Any] = await connection.fetch(query, *values)
            return found

    async def _execute(self, *statements: tuple[Any, ...]) -> list[Any]:
        found: list[Any] = []
        async with self._connection() as connection, connection.transaction():
            for query, *values in statements:
                found = await connection.fetch(query, *values)
        return found

    async def _commit(self, appends: Sequence[Append]) -> Sequence[object]:
        try:
            async with self._connection() as connection:
                accepted = await append_all(connection, appends)
        except StoreError as error:
            if not isinstance(error.__cause__, ONE_STOPS_ALL):
                raise
            if len(appends) == 1:
                return [error]
            return [outcome for append in appends for outcome in await self._commit([append])]
        return [
            None if is_accepted else Conflict(append.row.id, append.before)
            for append, is_accepted in zip(appends, accepted, strict=True)
        ]


async def _migrate(dsn: str) -> None:
    connection = await connect(dsn, {}, patience=None)
    with plain_errors():
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                version = await _version(connection)
                for step in migrations_after(version, "postgres"):
                    await connection.execute(step.sql)
                    await connection.execute("INSERT INTO migrations (version) VALUES ($1)", step.number)
        finally:
            await connection.close(timeout=PATIENCE)


async def _version(connection: Any) -> int:
    """The version of the database; makes the place where it is kept if there is none yet."""
    # Asked first, because to make them takes rights, even if they are there, that one may well not have.
    if await connection.fetchval("SELECT to_regnamespace($1)", SCHEMA) is None:
        await connection.execute(f"CREATE SCHEMA {SCHEMA}")
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.migrations") is None:
        await connection.execute(
            "CREATE TABLE migrations (version INTEGER PRIMARY KEY, applied TIMESTAMPTZ NOT NULL DEFAULT now())"
        )
    version: int = await connection.fetchval("SELECT coalesce(max(version), 0) FROM migrations")
    return version
