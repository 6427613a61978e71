"""One WebSocket, the client's end of it: as little of RFC 6455 as two servers on the same machine need.

It knows frames and nothing of what they say. A library would do more for every message than the servers do that are
measured here, and there are two cores for both ends.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
from collections.abc import Mapping
from typing import cast

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A  # each a whole message
CLOSE_SECONDS = 5.0
MASK = bytes.fromhex("5a3cc396")  # one for all: no proxy listens that it would have to surprise


class Gone(ConnectionError):
    """The line is lost, or the other end does not speak as it should."""


class Line(asyncio.Protocol):
    """Override `hear`; it gets every message, and whoever awaits `news` wakes after it."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._answer = b""  # what the server must prove that it knows; empty after the handshake
        self._news: asyncio.Future[None] | None = None
        self._lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._cause: Exception = Gone("The connection was closed.")

    @property
    def is_open(self) -> bool:
        """Whether messages can be sent."""
        return self._transport is not None and not self._answer and not self._lost.done()

    async def open(self, port: int, path: str, headers: Mapping[str, str] | None = None) -> None:
        """Connect to a server on this machine, and agree with it on WebSocket."""
        key = base64.b64encode(os.urandom(16))
        self._answer = base64.b64encode(hashlib.sha1(key + GUID, usedforsecurity=False).digest())
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key.decode()}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        self._write("\r\n".join([*lines, "", ""]).encode())
        while self._answer:
            await self.news()

    def hear(self, message: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send one message."""
        size = len(message)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        mask = int.from_bytes((MASK * (size // 4 + 1))[:size], "big")
        self._write(head + MASK + (int.from_bytes(message, "big") ^ mask).to_bytes(size, "big"))

    async def news(self) -> None:
        """Wait until something more was heard. `Gone` if nothing will be."""
        if self._lost.done():
            raise self._cause
        if self._news is None:
            self._news = asyncio.get_running_loop().create_future()
        await self._news

    async def close(self) -> None:
        """Hang up."""
        if self._transport is not None and not self._lost.done():
            if not self._answer:
                self.send(b"", CLOSE)
            self._transport.close()
            try:
                await asyncio.wait_for(asyncio.shield(self._lost), CLOSE_SECONDS)
            except TimeoutError:  # the other end takes nothing any more
                self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by asyncio."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        """Called by asyncio."""
        if error is not None:
            self._cause = error
        self._lost.set_result(None)
        self._tell(self._cause)

    def data_received(self, received: bytes) -> None:
        """Called by asyncio: take all whole frames, keep the rest."""
        buffer = self._rest + received if self._rest else received
        place = self._shake_hands(buffer) if self._answer else 0
        while not self._answer and len(buffer) >= place + 2:
            size, begin = buffer[place + 1], place + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, begin = int.from_bytes(buffer[begin : begin + width], "big"), begin + width
            if len(buffer) < begin + size:
                break
            self._take(buffer[place], buffer[begin : begin + size])
            place = begin + size
        self._rest = buffer[place:]

    def _shake_hands(self, buffer: bytes) -> int:
        """How much of the buffer is behind us."""
        end = buffer.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        head = buffer[:end]
        if not head.startswith(b"HTTP/1.1 101 ") or self._answer not in head:
            raise Gone(f"No WebSocket: {head.splitlines()[0].decode(errors='replace')}")
        self._answer = b""
        self._tell()
        return end

    def _take(self, kind: int, message: bytes) -> None:
        if kind in (TEXT, BINARY):
            self.hear(message)
            self._tell()
        elif kind == PING:
            self.send(message, PONG)
        elif kind == CLOSE:
            self._cause = Gone(f"The server hung up: {message[:2].hex()} {message[2:].decode(errors='replace')}")
            if self._transport is not None:
                self._transport.close()
        elif kind != PONG:
            raise Gone(f"A frame of an unknown kind: {kind:#x}.")

    def _tell(self, error: Exception | None = None) -> None:
        news, self._news = self._news, None
        if news is not None and not news.done():
            if error is None:
                news.set_result(None)
            else:
                news.set_exception(error)

    def _write(self, content: bytes) -> None:
        if self._transport is None:
            raise Gone("There is no connection yet.")
        self._transport.write(content)
