"""A guest of a running house: HTTP by httpx, play by WebSocket or line by line. Every byte that comes is kept."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0  # seconds for something that should happen at once
Json = dict[str, Any]
Choose = Callable[[list[str]], str]
_addresses = itertools.count(1)


class Heard(NamedTuple):
    """Bytes that came, and when."""

    at: float
    data: bytes


class Guest:
    """Somebody at the house: a person with a cookie or a program with a token; nobody known without a name."""

    def __init__(self, url: str, name: str = "", *, is_program: bool = False) -> None:
        self.url = url
        self.name = name
        self.heard: list[Heard] = []
        number = next(_addresses)
        address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        self.http = httpx.Client(
            base_url=url,
            timeout=PATIENCE,
            headers={"X-Forwarded-For": address},
            verify=False,  # plain HTTP needs no authorities, and they take longer to read than a request
        )
        if name and is_program:
            self.http.headers["Authorization"] = "Bearer " + self.post("/api/token", {"name": name})["token"]
        elif name:
            self.post("/api/guest", {"name": name})

    @property
    def secret(self) -> str:
        """What makes one this guest; empty for nobody."""
        shown: str = self.http.headers.get("Authorization", "").removeprefix("Bearer ")
        return shown or self.http.cookies.get("sushiya_guest") or ""

    # ------------------------------------------------------------------------------------------------------------ HTTP

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Any request; `body` is sent as JSON."""
        if body is not None:
            more["json"] = body
        response = self.http.request(method, path, **more)
        self.hear(repr(response.headers.raw).encode() + response.content)
        return response

    def get(self, path: str, **more: Any) -> Any:
        """What an address tells."""
        return self._told(self.ask("GET", path, **more))

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        """What the house answers to a wish."""
        return self._told(self.ask("POST", path, body, **more))

    def _told(self, response: httpx.Response) -> Any:
        assert response.is_success, f"{response.status_code} {response.text}"
        return response.json()

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> str:
        """The status and code of a request that is refused in the right form."""
        return problem_of(self.ask(method, path, body, **more))

    def hear(self, data: bytes) -> None:
        """Keep bytes that came."""
        self.heard.append(Heard(time.monotonic(), data))

    # ---------------------------------------------------------------------------------------------------------- tables

    def open_table(
        self, game: str, players: int, seats: Sequence[str | None] = ("me",), *, start: bool = False, **options: Any
    ) -> str:
        """Open a table; its id."""
        wish = {"game": game, "players": players, "seats": list(seats), "start": start, "options": options}
        table: str = self.post("/api/tables", wish)["id"]
        return table

    def sit(self, table: str, seat: int | None = None) -> Json:
        """Take a seat."""
        told: Json = self.post(f"/api/tables/{table}/sit", {"seat": seat})
        return told

    def start(self, table: str) -> Json:
        """Begin the match."""
        told: Json = self.post(f"/api/tables/{table}/start")
        return told

    def record(self, table: str, **query: Any) -> bytes:
        """The record of a match, as bytes."""
        response = self.ask("GET", f"/api/tables/{table}/record", params=query)
        assert response.is_success, response.text
        return response.content

    def join(self, table: str, headers: dict[str, str] | None = None, **query: Any) -> Socket:
        """Play at a table, or watch it, over a WebSocket."""
        return Socket(self, table, self.socket(f"/api/tables/{table}/play", headers, **query))

    def socket(self, path: str, headers: dict[str, str] | None = None, **query: Any) -> ClientConnection:
        """A bare WebSocket."""
        shown = {"X-Forwarded-For": self.http.headers["X-Forwarded-For"], **(headers or {})}
        if "Authorization" in self.http.headers:
            shown["Authorization"] = self.http.headers["Authorization"]
        elif self.secret:
            shown["Cookie"] = f"sushiya_guest={self.secret}"
        address = httpx.URL(self.url + path, params=query).copy_with(scheme="ws")
        opening = connect(
            str(address), additional_headers=shown, open_timeout=PATIENCE, max_size=None, compression=None, proxy=None
        )
        return opening.__enter__()  # who asked for it closes it

    def follow(self, table: str, **query: Any) -> Stream:
        """Follow a table line by line, as programs do."""
        return Stream(self, table, f"/api/tables/{table}/stream", query)

    def follow_news(self) -> Stream:
        """News of one's own tables, line by line."""
        return Stream(self, "", "/api/stream", {})


class Connection:
    """What somebody hears at a table."""

    def __init__(self, guest: Guest, id: str) -> None:
        self.guest = guest
        self.id = id
        self.messages: list[Json] = []
        self.table: Json = {}  # the last message of this type
        self.updates: dict[int | None, Json] = {}  # the last one of each seat
        self.moved: dict[int, float] = {}  # when a move was sent, by the version that it led to
        self._ids = itertools.count(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        raise NotImplementedError

    def next_bytes(self, timeout: float) -> bytes:
        """The next message as it came."""
        raise NotImplementedError

    def ask(self, message: Json) -> Json:
        """Say something; the answer that is for this connection alone."""
        raise NotImplementedError

    def act(self, action: str, **more: Any) -> Json:
        """Do an action, as the seat that may; what the house answers to it."""
        now = time.monotonic()
        answer = self.ask(self.make_move(action, **more))
        if answer["type"] == "accepted":
            self.moved[answer["version"]] = now
        return answer

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        data = self.next_bytes(timeout)
        self.guest.hear(data)
        message: Json = msgspec.json.decode(data)
        self.messages.append(message)
        if message["type"] == "table":
            self.table = message
        if message["type"] == "update":
            self.updates[message["seat"]] = message
        return message

    def until(self, kind: str, **fields: Any) -> Json:
        """The next message of this type with these fields."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.receive(end - time.monotonic())
            if message["type"] == kind and fields.items() <= message.items():
                return message

    def catch_up(self, version: int) -> None:
        """Hear everything up to this version, for each of one's seats."""
        while self.version < version:
            self.receive()

    @property
    def version(self) -> int:
        """The version that all of one's seats know."""
        places = enumerate(self.table.get("seats", []))
        seats: list[int | None] = [seat for seat, place in places if place["is_yours"]]
        return min(int(self.updates.get(seat, {"version": 0})["version"]) for seat in seats or [None])

    @property
    def is_over(self) -> bool:
        """Whether the match is, as far as was heard."""
        return bool(self.table) and self.table["state"] == "finished" and self.version == self.table["version"]

    def turn(self) -> Json | None:
        """The update of the seat that may act, if it is one's own."""
        return next((update for update in self.updates.values() if update["legal"]), None)

    def make_move(self, action: str, **more: Any) -> Json:
        """An action as a message."""
        update = self.turn() or next(iter(self.updates.values()))
        move = {"type": "act", "id": f"m{next(self._ids)}", "seat": update["seat"], "version": update["version"]}
        return {**move, "action": action, **more}


class Socket(Connection):
    """A WebSocket at a table."""

    def __init__(self, guest: Guest, id: str, socket: ClientConnection) -> None:
        super().__init__(guest, id)
        self.socket = socket

    def close(self) -> None:
        """Leave."""
        self.socket.close()

    def next_bytes(self, timeout: float) -> bytes:
        """The next message as it came."""
        data = self.socket.recv(timeout, decode=False)
        assert isinstance(data, bytes)
        return data

    def send(self, message: Json | str | bytes) -> None:
        """Say something; bytes go as a binary message."""
        self.socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    def ask(self, message: Json | str | bytes) -> Json:
        """Say something; the answer that is for this connection alone."""
        self.send(message)
        return self.next_answer()

    def next_answer(self) -> Json:
        """The next answer to something said; the update that tells it as well counts as `accepted`."""
        while True:
            answer = self.receive()
            if answer["type"] == "update" and answer["accepted"] is not None:
                return {"type": "accepted", "id": answer["accepted"], "version": answer["version"]}
            if answer["type"] in ("accepted", "refused", "pong"):
                return answer

    def refused(self, message: Json | str | bytes) -> str:
        """The code with which a message is refused."""
        answer = self.ask(message)
        assert answer["type"] == "refused", answer
        assert answer["message"].endswith(".")
        code: str = answer["code"]
        return code

    def closed(self, timeout: float = PATIENCE) -> tuple[int, str]:
        """How the house ends the connection: code and reason, 0 if it breaks off; all that comes before is heard."""
        try:
            while True:
                self.receive(timeout)
        except ConnectionClosed as error:
            return (0, "") if error.rcvd is None else (error.rcvd.code, error.rcvd.reason)


class Stream(Connection):
    """Lines over HTTP."""

    def __init__(self, guest: Guest, id: str, path: str, query: Json) -> None:
        super().__init__(guest, id)
        self._sending = guest.http.stream("GET", path, params=query, timeout=PATIENCE)
        self.response = self._sending.__enter__()
        self._lines = self._split()

    def close(self) -> None:
        """Leave."""
        self._lines.close()
        self._sending.__exit__(None, None, None)

    def _split(self) -> Generator[bytes, None, None]:
        rest = b""
        for data in self.response.iter_raw():
            *lines, rest = (rest + data).split(b"\n")
            yield from filter(None, lines)

    def next_bytes(self, timeout: float) -> bytes:
        """The next message as it came; lines without one are passed over."""
        return next(self._lines)

    def ask(self, message: Json) -> Json:
        """Send a move; the answer."""
        answer: Json = self.guest.post(f"/api/tables/{self.id}/act", message)
        return answer


@contextmanager
def at_table(table: str, *guests: Guest, **query: Any) -> Iterator[list[Socket]]:
    """All of them at the table, each knowing how it stands."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(guest.join(table, **query)) for guest in guests]
        for socket in sockets:
            socket.until("presence")
        yield sockets


def problem_of(response: httpx.Response) -> str:
    """The status and code of an answer that has the form of all errors."""
    assert response.status_code >= 400, response.text
    assert response.headers["content-type"] == "application/json", response.headers
    problem = response.json()
    assert list(problem) == ["code", "message", "rule"], problem
    assert problem["message"].endswith("."), problem
    return f"{response.status_code} {problem['code']}"


def at_random(seed: object) -> Choose:
    """Any line, the same again for the same seed."""
    return random.Random(repr(seed)).choice


def play_on(connections: Sequence[Connection], choose: Choose, moves: int | None = None) -> None:
    """Whoever may acts, all hear of it, and so on: to the end, or for so many moves of guests."""
    while not all(connection.is_over for connection in connections) and moves != 0:
        mover = next((connection for connection in connections if connection.turn()), None)
        if mover is None:  # a bot's turn
            version = connections[0].until("update")["version"]
        else:
            turn = mover.turn()
            assert turn is not None
            answer = mover.act(choose(turn["legal"]))
            assert answer["type"] == "accepted", answer
            version = answer["version"]
            moves = None if moves is None else moves - 1
        for connection in connections:
            connection.catch_up(version)
