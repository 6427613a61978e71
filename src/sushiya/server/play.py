"""At the table: the WebSocket of people and the line-by-line stream of programs. Both carry the same messages.

A listener has a queue of its own, so nobody waits for a slow reader; one whose queue grows too long is sent away, comes
back and asks for what it missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from time import monotonic
from typing import Annotated, Any

import msgspec
from litestar import Router, WebSocket, get, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream

from sushiya.errors import SushiyaError, TableError
from sushiya.server.errors import refusals
from sushiya.server.house import House, TableNews
from sushiya.server.identity import Unknown, address_of, check_origin, identify
from sushiya.server.limits import Bucket, Buckets
from sushiya.server.live import Asked, LiveTable
from sushiya.server.quick import Push, find_push
from sushiya.server.settings import Settings
from sushiya.store.store import Guest
from sushiya.table import messages
from sushiya.table.messages import Act, Ping, Pong, Refused, Say, Sync, TakeBack

logger = logging.getLogger("sushiya.server")

LONGEST_MESSAGE = 4_096  # characters
LONGEST_QUEUE = 1 << 20  # bytes that wait for a slow reader
PATIENCE = 75.0  # seconds without a sign of life
KEEP_ALIVE = 15.0  # seconds between the empty lines of a stream
FLOOD = 50  # messages that are refused for coming too quickly before the connection is closed
LAST_WORDS = 2.0  # seconds for what is still to be sent

# What the reason of a closed connection says, and its number.
CLOSE_CODES = {
    "flood": 1008,
    "too_large": 1009,
    "internal_error": 1011,
    "restart": 1012,
    "too_quick": 1013,
    "store_unavailable": 1013,
    "forbidden_origin": 4003,
    "no_watching": 4003,
    "unknown_table": 4004,
    "silent": 4008,
    "too_slow": 4013,
}
CLOSE_OTHERWISE = 4000
DROPPED = ("flood", "too_slow")

LINES = "application/x-ndjson"
KnownVersion = Annotated[int, QueryParameter(gt=-1, le=1 << 40, description="What the reader knows already.")]


class QueueListener:
    """Somebody at a table, with the messages that are still to be sent."""

    def __init__(self, guest: str | None, heard: int, *, is_stream: bool = False, push: Push | None = None) -> None:
        self.guest = guest
        self.seats: tuple[int, ...] = ()
        self.heard = heard
        self.wants_previews = False
        self.ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()  # why
        self.last_sign = monotonic()
        self.is_stream = is_stream
        self._push = push
        self._queue: deque[bytes] = deque()
        self._waiting = 0  # bytes
        self._is_sending = False  # one that is in the queue no more
        self._news = asyncio.Event()

    @property
    def closed(self) -> str | None:
        """Why nothing more is sent; None as long as something is."""
        return self.ended.result() if self.ended.done() else None

    @property
    def is_silent(self) -> bool:
        """Whether nothing came from it for too long; who only reads a stream need not speak."""
        return not self.is_stream and monotonic() - self.last_sign > PATIENCE

    def send(self, message: bytes) -> None:
        """Send a message at once, or put it into the queue if others wait there or the reader is slow."""
        is_first = not self._queue and not self._is_sending
        if self.ended.done() or (is_first and self._push is not None and self._push(message)):
            return
        self._queue.append(message)
        self._waiting += len(message)
        if self._waiting > LONGEST_QUEUE:
            self.close("too_slow")
        self._news.set()

    def close(self, code: str) -> None:
        """Send nothing more and end."""
        if not self.ended.done():
            self.ended.set_result(code)
            if code == "too_slow":
                self._queue.clear()
            self._news.set()

    async def next(self) -> bytes | None:
        """The next message; None at the end. Whoever asks for one has sent the one before."""
        self._is_sending = False
        while not self._queue:
            if self.closed is not None:
                return None
            self._news.clear()
            await self._news.wait()
        message = self._queue.popleft()
        self._waiting -= len(message)
        self._is_sending = True
        return message

    async def next_or_blank(self) -> bytes | None:
        """The same as a line; an empty one when there is nothing to say for a while."""
        try:
            message = await asyncio.wait_for(self.next(), KEEP_ALIVE)
        except TimeoutError:
            return b"\n"
        return None if message is None else message + b"\n"


def refuse(error: SushiyaError, id: str | None = None, version: int | None = None) -> bytes:
    """An error as a message."""
    told = Refused(code=error.code, message=error.message, rule=error.rule, id=id, version=version)
    return messages.encode(told)


def check_watching(live: LiveTable, guest: Guest | None) -> None:
    """Refuse who has no seat at a table that does not want to be watched."""
    if not live.may_see(None if guest is None else guest.id):
        raise TableError("This table does not want to be watched.", code="no_watching")


def let_in(house: House, live: LiveTable, listener: QueueListener) -> None:
    """See to it that the listener is gone from the table when it is closed, whatever the connection does then."""

    def let_out(_: asyncio.Future[str]) -> None:
        live.part(listener)
        house.metrics.dropped += listener.closed in DROPPED

    listener.ended.add_done_callback(let_out)


@websocket("/tables/{table_id:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any], table_id: str, house: House, settings: Settings, requests: Buckets
) -> None:
    """Play or watch. `?version=` tells what the guest knows already; with `&previews=true` updates have previews."""
    await socket.accept()
    version = read_version(socket.query_params.get("version", ""))
    listener = QueueListener(None, version, push=find_push(socket.scope))
    conversation: Conversation | None = None
    listener.wants_previews = socket.query_params.get("previews") == "true"

    async def talk() -> None:
        nonlocal conversation
        try:
            check_origin(socket, settings)
            requests.take(address_of(socket, settings))
            guest = await identify(socket, house.store)
            listener.guest = guest.id if guest else None
            live = await house.find(table_id)
            check_watching(live, guest)
            let_in(house, live, listener)
            await live.join(listener)
            conversation = Conversation(house, live, listener, Bucket(settings.message_rate))
            await conversation.hold(socket)
        except SushiyaError as error:
            listener.send(refuse(error))
            listener.close(error.code)
        except Exception:
            logger.exception("A connection failed.")
            listener.close("internal_error")

    sending, talking = asyncio.create_task(_send_all(socket, listener)), asyncio.create_task(talk())
    ends: list[asyncio.Future[Any]] = [talking, listener.ended]
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        listener.close("left")
        if conversation is None or conversation.is_waiting:
            talking.cancel()
        await asyncio.wait([sending], timeout=LAST_WORDS)
        sending.cancel()
        await asyncio.wait([talking])  # what was begun is finished


def read_version(text: str) -> int:
    """A version in an address; 0 for what is none."""
    return int(text) if text.isdecimal() and len(text) < 16 else 0


async def _send_all(socket: WebSocket[Any, Any, Any], listener: QueueListener) -> None:
    """Send what is in the queue until it is closed; then close the socket."""
    try:
        while (message := await listener.next()) is not None:
            await socket.send_text(message)
        reason = listener.closed or ""
        await socket.close(CLOSE_CODES.get(reason, CLOSE_OTHERWISE), reason)
    except Exception:  # the guest is gone; the receiving side has noticed or will
        listener.close("left")


class Conversation:
    """What one guest says at one table, message by message."""

    def __init__(self, house: House, live: LiveTable, listener: QueueListener, bucket: Bucket) -> None:
        self.house = house
        self.live = live
        self.listener = listener
        self.bucket = bucket
        self.refused = 0  # for coming too quickly
        self.is_waiting = True  # for the guest to speak: nothing is under way

    async def hold(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Listen and answer until the guest leaves or is sent away."""
        while self.listener.closed is None:
            self.is_waiting = True
            event: Any = await socket.receive()
            self.is_waiting = False
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self.hear(text if text is not None else event.get("bytes") or b"")

    async def hear(self, text: str | bytes) -> None:
        """Answer one message."""
        self.listener.last_sign = monotonic()
        self.house.metrics.messages += 1
        if len(text) > LONGEST_MESSAGE:
            error = TableError(f"A message has {LONGEST_MESSAGE} characters at most.", code="too_large")
            self._refuse(error)
            self.listener.close("too_large")
            return
        if not self.bucket.take():
            self._too_quick()
            return
        id = None
        try:
            message = read(text)
            id = getattr(message, "id", None)
            await self._follow(message)
        except SushiyaError as error:
            self._refuse(error, id)

    async def _follow(self, message: messages.AnyFromGuest) -> None:
        live, listener = self.live, self.listener
        if isinstance(message, Act | TakeBack):
            asked = Asked(listener, message.id)
            version = await follow_move(live, listener.guest, message, asked)
            if not asked.is_told:
                listener.send(messages.encode(messages.Accepted(id=message.id, version=version)))
        elif isinstance(message, Say):
            live.require_seat(listener.guest, message.seat)
            self.house.say(live, message.seat, message.phrase)
        elif isinstance(message, Sync):
            await live.bring_up_to_date(listener, message.version)
        elif isinstance(message, Ping):
            listener.send(messages.encode(Pong(now=self.house.now())))

    def _refuse(self, error: SushiyaError, id: str | None = None) -> None:
        self.house.metrics.refusals += 1
        self.listener.send(refuse(error, id, self.live.table.version))

    def _too_quick(self) -> None:
        self.refused += 1
        self._refuse(TableError("Too many messages; slow down.", code="too_quick"))
        if self.refused > FLOOD:
            self.listener.close("flood")


def read(text: str | bytes) -> messages.AnyFromGuest:
    """A message of a guest; `TableError` with what is wrong with it."""
    try:
        message: messages.AnyFromGuest = messages.read_message(text)
        return message
    except msgspec.ValidationError as error:
        raise TableError(f"This message cannot be understood: {error}.", code="bad_message") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise TableError("This message is not JSON.", code="not_json") from None


async def follow_move(live: LiveTable, guest: str | None, message: Act | TakeBack, asked: Asked | None = None) -> int:
    """Do what a guest asks for a seat; the version at which it is done."""
    live.require_seat(guest, message.seat)
    seat, version, id = message.seat, message.version, message.id
    if isinstance(message, Act):
        action = message.action
        return await live.do(lambda table, now: table.submit(seat, version, id, action, now), asked)
    return await live.do(lambda table, now: table.take_back(seat, version, id, now), asked)


def tell_lines(message: Any) -> dict[int, ResponseSpec]:
    """What the docs say of a stream."""
    described = "One message a line, for as long as the connection lasts; empty lines keep it alive."
    return {200: ResponseSpec(message, description=described, media_type=LINES, generate_examples=False)}


@get("/tables/{table_id:str}/stream", media_type=LINES, responses=tell_lines(messages.AnyToGuest) | refusals(403, 404))
async def stream_table(table_id: str, house: House, visitor: Guest | None, version: KnownVersion = 0) -> Stream:
    """What happens at a table, one JSON message a line, as the WebSocket tells it; empty lines keep it alive."""
    live = await house.find(table_id)
    check_watching(live, visitor)
    listener = QueueListener(visitor.id if visitor else None, version, is_stream=True)

    async def lines() -> AsyncIterator[bytes]:
        let_in(house, live, listener)
        await live.join(listener)
        try:
            while (line := await listener.next_or_blank()) is not None:
                yield line
        finally:
            listener.close("left")

    return Stream(lines(), media_type=LINES)


@get("/stream", media_type=LINES, responses=tell_lines(TableNews) | refusals(401))
async def stream_tables(house: House, visitor: Guest | None) -> Stream:
    """News of one's own tables, one JSON message a line: where one has a seat, where a match begins or ends."""
    if visitor is None:
        raise Unknown("Say who you are first.")
    guest = visitor.id
    listener = QueueListener(guest, 0, is_stream=True)

    async def lines() -> AsyncIterator[bytes]:
        house.follow(guest, listener.send)
        try:
            yield b"\n"
            while (line := await listener.next_or_blank()) is not None:
                yield line
        finally:
            house.unfollow(guest, listener.send)

    return Stream(lines(), media_type=LINES)


router = Router("/api", route_handlers=[play, stream_table, stream_tables], tags=["play"])
