"""A line between a browser and the house that can be cut, as in a tunnel, and mended again."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator


class Relay:
    """Passes bytes on between a port of its own and another one."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self._is_cut = False
        self._is_deaf = False  # what the house answers is swallowed
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever)

    @property
    def url(self) -> str:
        """Where browsers come."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Break all connections, and let no new ones come about."""
        self._is_cut = True
        asyncio.run_coroutine_threadsafe(self._break(), self._loop).result()

    def deafen(self) -> None:
        """Pass on what guests say, but nothing of what the house answers."""
        self._is_deaf = True

    def mend(self) -> None:
        """Everything goes through again."""
        self._is_cut = self._is_deaf = False

    async def _break(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            if self._is_cut:
                return
            there_reader, there = await asyncio.open_connection("127.0.0.1", self.target)
            self._writers.add(there)
            try:
                await asyncio.gather(self._pass(reader, there), self._pass(there_reader, writer, is_answer=True))
            finally:
                self._writers.discard(there)
                there.transport.abort()
        except OSError:
            pass  # the house is closed, or somebody has hung up
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_answer: bool = False) -> None:
        while data := await reader.read(65_536):
            if not (is_answer and self._is_deaf):
                writer.write(data)
                await writer.drain()
        raise ConnectionError  # both directions end together

    async def _open(self) -> asyncio.Server:
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _close(self, server: asyncio.Server) -> None:
        server.close()
        await self._break()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        await asyncio.gather(*others, return_exceptions=True)

    @contextlib.contextmanager
    def running(self) -> Iterator[Relay]:
        """Open, until the block is left."""
        self._thread.start()
        server = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()
        try:
            yield self
        finally:
            asyncio.run_coroutine_threadsafe(self._close(server), self._loop).result()
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()
