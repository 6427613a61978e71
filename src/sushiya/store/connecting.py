"""How one talks to PostgreSQL: connections, how long to wait for an answer, and errors in plain words.

One needs a real connection to the server: what sits in between and shares connections (PgBouncer, by transaction) would
lose locks and messages.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from sushiya.store.store import StoreError

PATIENCE = 5.0  # seconds for an answer, and for a connection
POOL = 6  # connections at most for each process; the server's default is 100 for all
SCHEMA = "sushiya"  # so that one can share the database with others

SETTINGS = {
    "application_name": "sushiya",
    "search_path": SCHEMA,
    "default_transaction_isolation": "read committed",
    "synchronous_commit": "on",
}
# A process whose machine has vanished is given up after half a minute, and with it what it held.
KEEPALIVES = {"tcp_keepalives_idle": "15", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}

WRONG_VALUES = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)  # the fault of what was asked
ONE_STOPS_ALL = (*WRONG_VALUES, asyncpg.DeadlockDetectedError)  # what is written together may go through one by one


@contextmanager
def plain_errors() -> Iterator[None]:
    """Say what went wrong between here and the database as StoreError."""
    try:
        yield
    except WRONG_VALUES as error:
        raise StoreError(f"The database does not take this: {error}.", code="refused") from error
    except TimeoutError as error:
        raise StoreError("PostgreSQL does not answer.") from error
    except (OSError, EOFError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        raise StoreError(f"PostgreSQL cannot be used now: {error}.") from error


async def connect(dsn: str, settings: Mapping[str, str], patience: float | None) -> Any:
    """One connection, with settings beside the usual ones; without patience, it waits for answers for ever."""
    with plain_errors():
        return await asyncpg.connect(
            dsn, timeout=PATIENCE, command_timeout=patience, server_settings={**SETTINGS, **settings}
        )


async def make_pool(dsn: str) -> Any:
    """Connections that everybody shares, made again when they are lost."""
    with plain_errors():
        return await asyncpg.create_pool(
            dsn,
            min_size=0,
            max_size=POOL,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings=SETTINGS,
            reset=_leave,
        )


async def _leave(connection: Any) -> None:
    """Give a connection back as it is: nothing here changes a session, so a question to reset it would be in vain."""
