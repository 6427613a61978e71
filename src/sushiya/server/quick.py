"""The WebSocket of uvicorn with a short way in and out for what comes and goes most: whole texts in one frame.

What is anything else – parts of messages, pings, closing, whatever breaks the protocol – goes the library's way, frame
by frame, so there is one place that knows the protocol whole. Outwards, ASGI's `send` would wake a task for each update
of each guest and pass four layers; `push` writes the frame. It is offered in the scope of the connection, beside ASGI
and not instead of it: where one cannot push now, since the reader is slow, one sends as always.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "sushiya.push"
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole message
KNOWN = frozenset(b"\x00\x01\x02\x80\x81\x82\x88\x89\x8a")  # all first bytes that the protocol has
MASKED = 0x80  # in the second byte, as all that a client sends must be

Push = Callable[[bytes], bool]


class QuickWebSocket(WebSocketsSansIOProtocol):
    """A connection that can push."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._is_quick = False  # the library stands between two frames, and all that is not whole is in `_rest`
        self._rest = b""
        self._is_in_parts = False  # a message of which more frames are to come

    def handle_connect(self, event: Request) -> None:
        """Tell the application what this connection can do more than others."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self.push  # type: ignore[assignment]

    def push(self, text: bytes) -> bool:
        """Send a whole message now. False, and nothing is sent, if that is not possible now."""
        is_open = not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(head_of(len(text)) + text)
        return True

    def data_received(self, data: bytes) -> None:
        """Hear whole texts at once, and hand the library every other frame when it is complete."""
        if not self._is_quick:
            self._is_quick = self.conn.state is State.CONNECTING  # this is the request, which uvicorn hands over alone
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        place = 0
        while (size := frame_size(data, place)) is not None:
            if data[place] not in KNOWN or data[place + 1] < MASKED or size > self.config.ws_max_size:
                self._is_quick = False  # it need not be complete to be refused
                super().data_received(data[place:])
                return
            if len(data) < place + size:
                break
            frame = data[place : place + size] if size < len(data) else data
            place += size
            text = None if self._is_in_parts or self.conn.state is not State.OPEN else read_text(frame)
            if text is None:
                if frame[0] & 0x0F < 0x8:  # neither ping nor pong nor close
                    self._is_in_parts = frame[0] < 0x80
                super().data_received(frame)
            else:
                self.curr_msg_data_type = "text"
                self.frames = [text]
                self.send_receive_event_to_app()
        self._rest = data[place:]


def head_of(length: int) -> bytes:
    """What goes before a text of so many bytes (RFC 6455, 5.2); a server does not mask."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def frame_size(data: bytes, place: int) -> int | None:
    """How long the frame is that begins at this place; None if too little of it is there."""
    if len(data) < place + 2:
        return None
    length = data[place + 1] & 0x7F
    head = 2 + 4 * (data[place + 1] >> 7)
    if length < 126:
        return head + length
    wide = 2 if length == 126 else 8
    if len(data) < place + 2 + wide:
        return None
    return head + wide + int.from_bytes(data[place + 2 : place + 2 + wide], "big")


def read_text(frame: bytes) -> bytes | None:
    """The text of a masked frame that is a whole message; None for every other."""
    if frame[0] != WHOLE_TEXT:
        return None
    begin = {126: 8, 127: 14}.get(frame[1] & 0x7F, 6)
    text: bytes = apply_mask(frame[begin:], frame[begin - 4 : begin])
    return text


def find_push(scope: Mapping[str, Any]) -> Push | None:
    """How to push over this connection, if it can be done."""
    push: Push | None = (scope.get("extensions") or {}).get(EXTENSION)
    return push
