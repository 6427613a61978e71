"""What the house asks of a store: an append-only log for every table, and who its guests are.

A store knows bytes and versions, not games. Everything that happens at a table is an *entry*, numbered from 1; the
number of entries is the table's *version*. Beside the log stands one row with what lists show, written together with
the entries: a cache that a replay could make again. What a method has returned from is on disk.

Two processes may have the same table open. The one that appends first wins, the other gets `Conflict`, reads what it
missed and decides again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from sushiya.errors import SushiyaError

State = Literal["waiting", "running", "finished"]


class StoreError(SushiyaError):
    """The log cannot be read or written now, or does not take this.

    Whether a write that failed is in the log shows when it can be read again: the answer may be all that was lost. To
    append the same once more is safe, for then it is a `Conflict`.
    """

    code = "store_unavailable"


class Conflict(StoreError):
    """Another process has appended to this table since it was read."""

    code = "conflict"

    def __init__(self, table: str, version: int) -> None:
        super().__init__(f"Table {table} has changed: its version is not {version}.")


class NewerDatabase(StoreError):
    """The database was made by a later version of the program."""

    code = "newer_database"


class TableRow(Struct, frozen=True, kw_only=True):
    """What lists of tables need to know. Times are milliseconds since 1970."""

    id: str
    game: str
    state: State
    is_listed: bool  # shown to everybody while one can join or watch
    version: int
    created: int
    changed: int
    due: int | None = None  # when the house itself has to do something: a bot's move, the end of a clock
    summary: bytes = b"{}"  # JSON, for lists


class Guest(Struct, frozen=True):
    """Somebody who came by, a person or a program."""

    id: str
    name: str


class Store(Protocol):
    """One open store. All methods may be called from one event loop, many at a time."""

    is_shared: bool  # whether other processes may use the same database

    async def open(self) -> None:
        """Connect, and bring the database to the newest migration; `NewerDatabase` if it is beyond that."""

    async def close(self) -> None:
        """Finish what was begun and let go."""

    # tables

    async def append(self, row: TableRow, entries: Sequence[bytes], guests: Collection[str] | None) -> None:
        """Add entries; `row.version` is the number of the last of them. The first entry of a table makes it.

        `Conflict` if there is an entry of one of these numbers already, or one before them is missing; then nothing
        was written. `guests` replaces who has a seat at the table; None leaves that as it is. What one
        process appends to a table without waiting is written in the order in which it was asked for.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries with a number above `after`, in order; none if there is no such table."""

    async def find(self, table: str) -> TableRow | None:
        """The row of a table."""

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The version of each of these tables that exists."""

    async def list_public(self, limit: int) -> list[TableRow]:
        """Listed tables that wait or run, those changed last first."""

    async def list_of_guest(self, guest: str, limit: int) -> list[TableRow]:
        """Tables where the guest has a seat, those changed last first."""

    async def list_due(self, now: int, limit: int) -> list[TableRow]:
        """Tables with something due by now, the longest waiting first."""

    # guests; secrets are kept as digests only, and none of them twice

    async def add_guest(self, guest: Guest, key: bytes, now: int) -> None:
        """A new guest, who shows the secret with this digest."""

    async def add_key(self, guest: str, key: bytes, now: int) -> None:
        """One more secret for the same guest: another device."""

    async def guest_of(self, key: bytes) -> Guest | None:
        """Who shows a secret with this digest."""

    async def rename(self, guest: str, name: str) -> None:
        """A new name, for tables to come."""

    async def put_link(self, link: bytes, guest: str, until: int) -> None:
        """Keep the digest of a personal link that is good once, before a time."""

    async def take_link(self, link: bytes, now: int) -> str | None:
        """Use up a personal link: the guest it stands for, or None if it is unknown, used or too old."""

    # other processes on the same database

    async def lead(self, table: str) -> bool:
        """Whether this process is the one that moves the bots of a table. Another can take over only if it dies."""

    async def release(self, table: str) -> None:
        """Leave that to others."""

    def tell(self, message: bytes) -> None:
        """Send a small message to all other processes, soon; in a crash it may be lost, or come twice.

        It is JSON, in UTF-8 and less than 7,000 bytes.
        """

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Call this, in the event loop, with every message that another process tells.

        An empty message comes from nobody: the connection was lost for a while, and so may some messages be. Then
        `versions` says what has changed.
        """
