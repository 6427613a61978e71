"""Where the house keeps its logs: SQLite for one process, PostgreSQL for many."""

from __future__ import annotations

from pathlib import Path

from sushiya.store.store import Store, StoreError

__all__ = ["open_store"]


def open_store(database: str) -> Store:
    """The store that a setting names, not yet open: a path, `sqlite:///path`, `postgresql://…` or `:memory:`."""
    kind, colon, rest = database.partition("://")
    if colon and kind in ("postgresql", "postgres"):
        from sushiya.store.postgres import PostgresStore

        return PostgresStore(database)
    from sushiya.store.sqlite import SqliteStore

    if database == ":memory:":
        return SqliteStore(None)
    if colon and kind == "sqlite":
        database = rest.removeprefix("/")
    if not database or (colon and kind != "sqlite"):
        # Only the first word is repeated: what follows may hold a password.
        said = f"{kind}:// names no database that is known here" if colon else "No database is named"
        raise StoreError(
            f"{said}: give the path of a SQLite file, sqlite:///path or postgresql://user@host/name.",
            code="unknown_database",
        )
    return SqliteStore(Path(database))
