"""The one connection to PostgreSQL that a process keeps all the time, for what belongs to a connection.

Advisory locks say which process leads a table: when the process dies, so does the connection, and the locks are free.
NOTIFY carries messages between processes. It is sent from here and not with the appends, because PostgreSQL lets
transactions with messages commit only one after another; and nothing here waits for the disk.

If the connection is lost, so are all leads, and messages may be. It is then made again, with growing pauses.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import blake2b
from typing import Any

from sushiya.store.connecting import KEEPALIVES, PATIENCE, connect, plain_errors
from sushiya.store.store import StoreError

CHANNEL = "sushiya"
MESSAGE = 7000  # bytes; a message is smaller
PAYLOAD = 8000  # bytes; what PostgreSQL takes at once is smaller
SEPARATOR = b"\x1e"  # between messages that travel together; JSON does not contain it
MEMORY = 10_000  # messages that wait for the database to come back; then the oldest are lost
PULSE = 5.0  # seconds of silence after which one looks whether the connection lives
PAUSES = (0.1, 3.0)  # seconds between attempts to connect: the first, the longest

LOST = "PostgreSQL cannot be used now: the connection is lost."

LEAD = "SELECT pg_try_advisory_lock($1)"
RELEASE = "SELECT pg_advisory_unlock($1)"
NOTIFY = f"SELECT count(pg_notify('{CHANNEL}', payload)) FROM unnest($1::text[]) AS payload"


class Standing:
    """The leads and messages of one process."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Any = None
        self._in_use = asyncio.Lock()  # a connection does one thing at a time
        self._leads: set[str] = set()
        self._waiting: deque[bytes] = deque(maxlen=MEMORY)
        self._heard: list[Callable[[bytes], None]] = []
        self._wake = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and stay connected from now on."""
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Say what waits to be said, if that is possible, and hang up."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait([self._keeper])
            self._keeper = None
        if self._connection is not None:
            with suppress(StoreError):
                await self._send()
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(StoreError), plain_errors():
                await connection.close(timeout=PATIENCE)

    # leads

    async def lead(self, table: str) -> bool:
        """Whether this process leads the table, now and until the connection is lost."""
        # Shielded: if the answer were not heard, a lock could be held that nobody knows of.
        return table in self._leads or await asyncio.shield(self._take(table))

    async def release(self, table: str) -> None:
        """Let another process lead."""
        if table in self._leads:
            await asyncio.shield(self._give(table))

    async def _take(self, table: str) -> bool:
        async with self._in_use:
            if table not in self._leads and await self._ask(LEAD, _lock_number(table)):
                self._leads.add(table)
            return table in self._leads

    async def _give(self, table: str) -> None:
        async with self._in_use:
            if table in self._leads:
                self._leads.remove(table)
                await self._ask(RELEASE, _lock_number(table))

    # messages

    def tell(self, message: bytes) -> None:
        """Have a message sent with those that wait."""
        message.decode()  # a message that cannot be sent would stop all that wait behind it
        if len(message) >= MESSAGE or b"\0" in message or SEPARATOR in message:
            raise ValueError(f"A message is JSON of less than {MESSAGE} bytes.")
        self._waiting.append(message)
        self._wake.set()

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Call this with every message of others."""
        self._heard.append(heard)

    async def _send(self) -> None:
        """Send what waits. If nothing does, the server is asked all the same, to see that it is there."""
        messages = list(self._waiting)
        self._waiting.clear()
        try:
            async with self._in_use:
                await self._ask(NOTIFY, [payload.decode() for payload in pack(messages)])
        except BaseException:
            self._waiting.extendleft(reversed(messages))
            raise

    def _receive(self, connection: Any, sender: int, channel: str, payload: str) -> None:
        if sender != connection.get_server_pid():
            for message in payload.encode().split(SEPARATOR):
                self._pass_on(message)

    def _pass_on(self, message: bytes) -> None:
        for heard in self._heard:  # each on its own: what goes wrong there is not our trouble
            asyncio.get_running_loop().call_soon(heard, message)

    # the connection

    async def _connect(self) -> None:
        connection = await connect(self._dsn, {"synchronous_commit": "off", **KEEPALIVES}, PATIENCE)
        try:
            with plain_errors():
                await connection.add_listener(CHANNEL, self._receive)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._lose)
        self._connection = connection

    def _lose(self, connection: Any) -> None:
        if connection is self._connection:
            self._connection = None
            self._leads.clear()
            self._wake.set()

    async def _keep(self) -> None:
        """Send messages as they come, and connect again whenever the connection is lost."""
        pause, longest = PAUSES
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                    self._pass_on(b"")
                await self._send()
            except StoreError:
                await asyncio.sleep(pause)
                pause = min(2 * pause, longest)
                continue
            pause = PAUSES[0]
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), PULSE)
            self._wake.clear()

    async def _ask(self, query: str, value: object) -> Any:
        connection = self._connection
        if connection is None:
            raise StoreError(LOST)
        with plain_errors():
            try:
                answer = await connection.fetchval(query, value)
            except TimeoutError:
                connection.terminate()  # what the server has made of it is unknown; so it shall forget it
                raise
            finally:
                if connection.is_closed():  # asyncpg does not call for every end that a connection can have
                    self._lose(connection)
        if connection is not self._connection:
            raise StoreError(LOST)
        return answer


def pack(messages: Iterable[bytes]) -> list[bytes]:
    """Join messages to as few payloads as they fit in, in order."""
    payloads: list[bytes] = []
    for message in messages:
        if payloads and len(payloads[-1]) + len(SEPARATOR) + len(message) < PAYLOAD:
            payloads[-1] += SEPARATOR + message
        else:
            payloads.append(message)
    return payloads


def _lock_number(table: str) -> int:
    return int.from_bytes(blake2b(table.encode(), digest_size=8, person=b"sushiya").digest(), signed=True)
