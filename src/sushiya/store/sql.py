"""What a store in a database does, whichever database it is: the methods about tables and guests (`store.Store`).

A database of its own kind brings a way to read (`_fetch`), to write (`_execute`) and to write entries in groups.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any

from sushiya.store import queries
from sushiya.store.grouping import Grouping
from sushiya.store.queries import Append
from sushiya.store.store import Guest, TableRow


class SqlStore(ABC):
    """A store that speaks the words of `queries`."""

    _grouping: Grouping[Any]

    @abstractmethod
    async def _fetch(self, query: str, *values: object) -> list[Any]:
        """What a query finds."""

    @abstractmethod
    async def _execute(self, *statements: tuple[Any, ...]) -> list[Any]:
        """Write statements, each with its values, all or none of them; what the last of them returns."""

    async def _rows(self, query: str, *values: object) -> list[TableRow]:
        return [queries.make_row(found) for found in await self._fetch(query, *values)]

    # tables

    async def append(self, row: TableRow, entries: Sequence[bytes], guests: Collection[str] | None) -> None:
        """Add entries, unless there is `Conflict`."""
        await self._grouping.write(Append(row, tuple(entries), None if guests is None else tuple(guests)))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries with a number above `after`."""
        return [entry for (entry,) in await self._fetch(queries.READ, table, after)]

    async def find(self, table: str) -> TableRow | None:
        """The row of a table."""
        rows = await self._rows(queries.FIND, table)
        return rows[0] if rows else None

    async def list_public(self, limit: int) -> list[TableRow]:
        """Listed tables that wait or run."""
        return await self._rows(queries.LIST_PUBLIC, limit)

    async def list_of_guest(self, guest: str, limit: int) -> list[TableRow]:
        """Tables where the guest has a seat."""
        return await self._rows(queries.LIST_OF_GUEST, guest, limit)

    async def list_due(self, now: int, limit: int) -> list[TableRow]:
        """Tables with something due by now."""
        return await self._rows(queries.LIST_DUE, now, limit)

    # guests

    async def add_guest(self, guest: Guest, key: bytes, now: int) -> None:
        """A new guest, with a key."""
        await self._execute((queries.ADD_GUEST, guest.id, guest.name, now), (queries.ADD_KEY, key, guest.id, now))

    async def add_key(self, guest: str, key: bytes, now: int) -> None:
        """One more key for the same guest."""
        await self._execute((queries.ADD_KEY, key, guest, now))

    async def guest_of(self, key: bytes) -> Guest | None:
        """Who has this key."""
        found = await self._fetch(queries.GUEST_OF, key)
        return Guest(*found[0]) if found else None

    async def rename(self, guest: str, name: str) -> None:
        """A new name."""
        await self._execute((queries.RENAME, guest, name))

    async def put_link(self, link: bytes, guest: str, until: int) -> None:
        """Keep a personal link."""
        await self._execute((queries.PUT_LINK, link, guest, until))

    async def take_link(self, link: bytes, now: int) -> str | None:
        """Use up a personal link."""
        found = await self._execute((queries.FORGET_LINKS, now), (queries.TAKE_LINK, link))
        return found[0][0] if found else None
