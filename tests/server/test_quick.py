"""The short way of whole texts: whoever speaks WebSocket, well or badly, cannot tell it from the library's way."""

from __future__ import annotations

import asyncio
import socket
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sushiya.server.quick import EXTENSION, QuickWebSocket, head_of

LARGEST = 70_000  # bytes of a message
PATIENCE = 20.0
REQUEST = b"\r\n".join(
    [
        b"GET / HTTP/1.1",
        b"Host: 127.0.0.1",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==",
        b"Sec-WebSocket-Version: 13",
        b"",
        b"",
    ]
)
TEXT, BINARY, MORE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Answer every message with what it was; the word "push" by a push."""
    await receive()
    await send({"type": "websocket.accept"})
    push = scope["extensions"].get(EXTENSION)
    while (event := await receive())["type"] == "websocket.receive":
        heard = event.get("text")
        content = event["bytes"] if heard is None else heard.encode()
        told = f"{'bytes' if heard is None else 'text'} {len(content)} {zlib.crc32(content)}"
        if push is None or not push(told.encode()):
            await send({"type": "websocket.send", "text": told})


@contextmanager
def serving(protocol: type[WebSocketsSansIOProtocol]) -> Iterator[int]:
    """A server with this protocol; its port."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        answer, ws=protocol, ws_max_size=LARGEST, ws_per_message_deflate=False, lifespan="off", log_level="critical"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
    thread.start()
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def ports() -> Iterator[list[int]]:
    """The library's way and the short one."""
    with serving(WebSocketsSansIOProtocol) as library, serving(QuickWebSocket) as quick:
        yield [library, quick]


def frame(kind: int, content: bytes, *, is_last: bool = True, is_masked: bool = True, mask: bytes = b"wxyz") -> bytes:
    """A frame as a client sends it."""
    size = len(content)
    length, more = (size, b"") if size < 126 else (126, size.to_bytes(2)) if size < 65536 else (127, size.to_bytes(8))
    begin = bytes((kind | is_last << 7, length | is_masked << 7)) + more
    if not is_masked:
        return begin + content
    pattern = int.from_bytes((mask * (size // 4 + 1))[:size])
    return begin + mask + (int.from_bytes(content) ^ pattern).to_bytes(size)


def talk(port: int, pieces: list[bytes], answers: int, end: bytes) -> bytes:
    """What the server answers to these pieces, each sent alone, and then, when it has answered all, to the end."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(REQUEST)
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += line.recv(4096)
        for piece in pieces:
            line.sendall(piece)
        while heard.count(b"text ") + heard.count(b"bytes ") < answers:
            heard += line.recv(65536)
        line.sendall(end)
        while more := line.recv(65536):
            heard += more
    return heard.partition(b"\r\n\r\n")[2]


def cut(content: bytes, random: Random) -> list[bytes]:
    """The same in pieces."""
    places = sorted(random.randrange(len(content)) for _ in range(random.choice((0, 0, 1, 3, 9))))
    return [content[i:j] for i, j in zip([0, *places], [*places, len(content)], strict=True) if i < j]


def say(random: Random) -> tuple[bytes, int]:
    """One message, or a word of the protocol, and how many answers it should have."""
    size = random.choice((0, 1, 5, 90, 125, 126, 127, 1000, 65_535, 65_536, LARGEST))
    text = random.choice(("x" * size, "Ż世🍣" * (size // 9))).encode()
    mask = random.randbytes(4)
    match random.randrange(6):
        case 0:
            parts = [text[i : i + 9000] for i in range(0, len(text) + 1, 9000)]
            frames = [frame(TEXT, parts[0], is_last=len(parts) == 1, mask=mask)]
            for number, part in enumerate(parts[1:], 2):
                frames.append(frame(PING, b"in between"))
                frames.append(frame(MORE, part, is_last=number == len(parts), mask=mask))
            return b"".join(frames), 1
        case 1:
            return frame(BINARY, text, mask=mask), 1
        case 2:
            return frame(PING, text[:100], mask=mask), 0
        case 3:
            return frame(PONG, b"", mask=mask), 0
        case _:
            return frame(TEXT, text, mask=mask), 1


BAD = {
    "close": frame(CLOSE, b"\x03\xe8bye"),
    "not UTF-8": frame(TEXT, b"\xff\xfe"),
    "not masked": frame(TEXT, b"hello", is_masked=False),
    "unknown kind": frame(3, b"hello"),
    "reserved bit": b"\xc1" + frame(TEXT, b"hello")[1:],
    "too large": b"\x81\xff" + (LARGEST + 1).to_bytes(8),
    "much too large": b"\x81\xff" + (1 << 40).to_bytes(8),
    "another protocol": b"GET / HTTP/1.1\r\n\r\n",
    "more of nothing": frame(MORE, b"hello"),
    "text within a message": frame(TEXT, b"one", is_last=False) + frame(TEXT, b"two"),
    "long ping": frame(PING, b"x" * 126),
}


def sorted_frames(heard: bytes) -> list[bytes]:
    """The answers, none of them long; pongs may overtake what an application says."""
    frames = []
    while heard:
        frames.append(heard[: 2 + heard[1]])
        heard = heard[2 + heard[1] :]
    return sorted(frames)


@pytest.mark.parametrize("end", BAD)
def test_nobody_can_tell_the_difference(ports: list[int], end: str) -> None:
    random = Random(end)
    for _ in range(8):
        said = [say(random) for _ in range(random.randrange(1, 7))]
        pieces = cut(b"".join(frames for frames, _ in said), random)
        answers = sum(count for _, count in said)
        library, quick = (talk(port, pieces, answers, BAD[end]) for port in ports)
        assert sorted_frames(quick) == sorted_frames(library)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_push_is_a_whole_text(size: int) -> None:
    unmasked = frame(TEXT, b"x" * size, is_masked=False)
    assert head_of(size) + b"x" * size == unmasked
