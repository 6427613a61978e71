"""Our own server to measure: `sushiya serve` on SQLite, two guests a match of Wasabi!, every move durable."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import sushiya
from benchmarks.house.line import Line
from benchmarks.house.load import SEATS, Talk, WrongAnswer
from benchmarks.house.server import NotReady, Server

SOURCE = Path(sushiya.__file__).parents[1]
NO_LIMIT = "1000000"
GAME = "wasabi"
TABLES_AHEAD = 8
THINKER = "search:ms=2000,doubt=100"  # and never sure before its time is up


class Looks(msgspec.Struct):
    """What the client reads of a view."""

    to_act: int | None


class Heard(msgspec.Struct):
    """What the client reads of a message, whatever it is."""

    type: str
    version: int | None = None
    view: Looks | None = None
    legal: list[str] = []
    id: str | None = None
    accepted: str | None = None
    message: str | None = None


read = msgspec.json.Decoder(Heard).decode


def ask(port: int, path: str, body: object = None, token: str = "", method: str = "POST") -> Any:
    """One request."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    content = None if method == "GET" else json.dumps(body or {}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api{path}", content, headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


class Guest(Line):
    """One seat of one match."""

    def __init__(self) -> None:
        super().__init__()
        self.update = Heard("")
        self.accepted: str | None = None

    def hear(self, message: bytes) -> None:
        """Keep the newest view and the newest answer."""
        heard = read(message)
        if heard.type == "update":
            self.update = heard
            self.accepted = heard.accepted or self.accepted
        elif heard.type == "accepted":
            self.accepted = heard.id
        elif heard.type == "refused":
            raise WrongAnswer(f"A move was refused: {heard.message}")


class Match:
    """A table with two guests, begun."""

    def __init__(self, port: int, tokens: Sequence[str]) -> None:
        self.port = port
        self.tokens = tokens
        self.table = ""
        self.guests: list[Guest] = []
        self.moves = 0

    async def begin(self) -> None:
        """Open the table, sit down, start."""
        await asyncio.to_thread(self._open)
        for token in self.tokens:
            guest = Guest()
            await guest.open(self.port, f"/api/tables/{self.table}/play", {"Authorization": f"Bearer {token}"})
            self.guests.append(guest)
        for guest in self.guests:
            while guest.update.view is None:
                await guest.news()

    def _open(self) -> None:
        wanted = {"game": GAME, "players": SEATS, "seats": ["me"]}
        self.table = ask(self.port, "/tables", wanted, self.tokens[0])["id"]
        ask(self.port, f"/tables/{self.table}/sit", {}, self.tokens[1])
        ask(self.port, f"/tables/{self.table}/start", {}, self.tokens[0])

    @property
    def to_act(self) -> int | None:
        """The seat to act, as far as anybody here has heard; None at the end."""
        newest = max((guest.update for guest in self.guests), key=lambda update: update.version or 0)
        return None if newest.view is None else newest.view.to_act

    async def move(self, number: int, chooser: Random) -> None:
        """One legal action, acknowledged."""
        seat = self.to_act
        if seat is None:
            raise WrongAnswer("A match has ended unheard.")
        guest, known = self.guests[seat], max(each.update.version or 0 for each in self.guests)
        while (guest.update.version or 0) < known:
            await guest.news()
        id, update = str(number), guest.update
        action = chooser.choice(update.legal)
        move = {"type": "act", "id": id, "seat": seat, "version": update.version, "action": action}
        guest.send(msgspec.json.encode(move))
        while guest.accepted != id:
            await guest.news()
        self.moves += 1

    def check(self) -> None:
        """The record, asked for anew, has every acknowledged move."""
        path = f"/tables/{self.table}/record"
        events = ask(self.port, path, token=self.tokens[0], method="GET")["events"]
        found = sum("seat" in event for event in events)
        if found != self.moves:
            raise WrongAnswer(f"{self.moves} acknowledged moves, but the record has {found}.")


class SushiyaTalk(Talk):
    """Matches of the same two guests, one after the other.

    Tables are opened before anything is measured, enough for a while, because moves are to be counted: the peer's match
    never ends. Later ones are opened when they are needed.
    """

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.tokens: list[str] = []
        self.matches: list[Match] = []
        self.begun = 0  # of these
        self.moves = 0
        self.chooser = Random(0)

    async def connect(self, match: int, seat: int) -> None:
        """All lines are opened when the last guest is there."""
        answer = await asyncio.to_thread(ask, self.port, "/token", {"name": f"Guest {match}-{seat}"})
        self.tokens.append(answer["token"])
        self.chooser.seed(match)
        if len(self.tokens) == SEATS:
            await self._open()
            self.begun = 1

    async def prepare(self) -> None:
        """Open the tables of the next matches."""
        for _ in range(TABLES_AHEAD):
            await self._open()

    async def _open(self) -> None:
        match = Match(self.port, self.tokens)
        await match.begin()
        self.matches.append(match)
        self.lines += match.guests

    async def move(self) -> None:
        """The seat to act does something legal; after the last move the next match is there already."""
        self.moves += 1
        match = self.matches[self.begun - 1]
        await match.move(self.moves, self.chooser)
        if match.to_act is None:
            if self.begun == len(self.matches):
                await self._open()
            self.begun += 1

    async def check(self) -> None:
        """Count in the records."""
        for match in self.matches[: self.begun]:
            await asyncio.to_thread(match.check)


class Sushiya(Server):
    """The house as `sushiya serve` opens it, one process, without limits for guests."""

    name = "Sushiya"

    def __init__(self) -> None:
        super().__init__()
        self._free = 0

    def prepare(self) -> None:
        """Compile what is not compiled yet."""
        from sushiya.cli.ready import compile_games
        from sushiya.games import GAMES, load

        try:
            compile_games([load(name) for name in GAMES], bots=True)
        except OSError as error:
            raise NotReady(f"The games could not be compiled: {error}") from None

    def command(self, folder: Path) -> Sequence[str | Path]:
        """On a port that is free now."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._free = probe.getsockname()[1]
        start = "from sushiya.cli import main; main()"
        return [sys.executable, "-c", start, "serve", "--port", str(self._free), "--data-dir", str(folder)]

    def environment(self) -> Mapping[str, str]:
        """No limits: all guests come from one address, as fast as they can."""
        rates = ("MESSAGE_RATE", "REQUEST_RATE", "OPENING_RATE")
        path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
        return {"PYTHONPATH": path, **{f"SUSHIYA_{name}": NO_LIMIT for name in rates}}

    def is_ready(self) -> bool:
        """Whether it answers."""
        try:
            ask(self._free, "/health", method="GET")
        except OSError:
            return False
        return True

    def find_port(self, line: str) -> int | None:
        """It says where it is before it answers there."""
        return self._free if self.is_ready() else None

    def seat_thinkers(self, tables: int) -> None:
        """Begin matches between bots that think for two seconds a move, as long as a guest may let them."""
        token = ask(self.port, "/token", {"name": "Host"})["token"]
        for _ in range(tables):
            wanted = {"game": GAME, "players": SEATS, "seats": [THINKER] * SEATS, "start": True}
            ask(self.port, "/tables", wanted, token)

    def make_talk(self) -> Talk:
        """One match after the other."""
        return SushiyaTalk(self.port)
