"""boardgame.io's server, and how a guest talks to it: Socket.IO 3 in text frames of Engine.IO 4.

A guest sends `update` with the number of the state that it saw; the server broadcasts the new state to all guests of
the match, each its own view, and only then stores it, in memory. A refused move is answered by nothing at all or by
the same state once more.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from benchmarks.house.line import Gone, Line
from benchmarks.house.load import SEATS, Talk, WrongAnswer
from benchmarks.house.server import NotReady, Server

FOLDER = Path(__file__).with_name("peer")
INSTALL = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]
INSTALL_SECONDS = 600

PATH = "/socket.io/?EIO=4&transport=websocket"
NAMESPACE = b"/tiles,"
OPENED, PING, PONG = b"0", b"2", b"3"
CONNECTED, EVENT = b"40" + NAMESPACE, b"42" + NAMESPACE
SYNCED, UPDATED, MATCH_CHANGED = EVENT + b'["sync"', EVENT + b'["update"', EVENT + b'["matchData"'


class Square(msgspec.Struct):
    """A square of the board."""

    tiles: list[str]


class Seat(msgspec.Struct):
    """A seat: its hand, or how many tiles are in it."""

    tiles: list[str] | int


class Board(msgspec.Struct):
    """The game's part of a state (`G`)."""

    board: list[Square]
    seats: list[Seat]


class Context(msgspec.Struct):
    """The framework's part of a state (`ctx`)."""

    to_act: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What a guest needs of a state."""

    number: int = msgspec.field(name="_stateID")
    game: Board = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")


class Synced(msgspec.Struct):
    """The whole of a match."""

    state: State
    log: list[msgspec.Raw]


decode_synced = msgspec.json.Decoder(tuple[str, str, Synced]).decode
decode_updated = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode


class Guest(Line):
    """A seat at a match, or a spectator (None)."""

    def __init__(self, match: str, seat: int | None) -> None:
        super().__init__()
        self.match = match
        self.player = None if seat is None else str(seat)
        self.state: State | None = None
        self.log_size = 0

    async def join(self, port: int) -> State:
        """Connect, and wait for the match."""
        await self.open(port, PATH)
        while self.state is None:
            await self.news()
        return self.state

    def hear(self, message: bytes) -> None:
        """A packet."""
        if message.startswith(UPDATED):
            self.state = decode_updated(message[len(EVENT) :])[2]
        elif message == PING:
            self.send(PONG)
        elif message.startswith(OPENED):
            self.send(CONNECTED)
        elif message.startswith(CONNECTED):
            self._emit("sync", self.match, self.player, None, SEATS)
        elif message.startswith(SYNCED):
            synced = decode_synced(message[len(EVENT) :])[2]
            self.state, self.log_size = synced.state, len(synced.log)
        elif not message.startswith(MATCH_CHANGED):
            raise Gone(f"An unknown packet: {message[:80].decode(errors='replace')}")

    def lay(self, state: State, slot: int, square: int) -> None:
        """Send a move."""
        payload = {"type": "lay", "args": [slot, square], "playerID": self.player}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.match, self.player)

    def _emit(self, *event: object) -> None:
        self.send(EVENT + msgspec.json.encode(event))


class BoardgameTalk(Talk):
    """A match of the game in `peer/server.js`. It never ends."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.guests: list[Guest] = []
        self.moves = 0

    async def connect(self, match: int, seat: int) -> None:
        """The match is made when its first guest comes."""
        guest = Guest(f"match-{match}", seat)
        self.lines.append(guest)
        self.guests.append(guest)
        await guest.join(self.port)

    async def move(self) -> None:
        """The first free square gets a tile."""
        guest = self.guests[self.moves % SEATS]
        while (state := guest.state) is None or state.number < self.moves:
            await guest.news()
        if state.number != self.moves or state.context.to_act != guest.player:
            raise WrongAnswer(f"{guest.match}: move {self.moves} met state {state.number}.")
        square = next(i for i, square in enumerate(state.game.board) if not square.tiles)
        guest.lay(state, self.moves % 4, square)
        while guest.state is state:
            await guest.news()
        if guest.state is None or guest.state.number != self.moves + 1:
            raise WrongAnswer(f"{guest.match}: move {self.moves} was refused.")
        self.moves += 1

    async def check(self) -> None:
        """A spectator counts."""
        if self.moves == 0:
            return
        spectator = Guest(self.guests[0].match, None)
        self.lines.append(spectator)
        state = await spectator.join(self.port)
        if state.number != self.moves or spectator.log_size < self.moves:
            raise WrongAnswer(
                f"{spectator.match}: {self.moves} acknowledged moves, but the server has {state.number} "
                f"and {spectator.log_size} in its log."
            )


class Boardgame(Server):
    """The server as `npm install` brings it, in its mode for production."""

    name = "boardgame.io"

    def prepare(self) -> None:
        """Install it beside its program, unless it is there."""
        if not can_install():
            raise NotReady("node or npm is not installed.")
        if installed_version() != json.loads((FOLDER / "package.json").read_text())["dependencies"][Boardgame.name]:
            done = subprocess.run(INSTALL, cwd=FOLDER, capture_output=True, text=True, timeout=INSTALL_SECONDS)
            if done.returncode != 0:
                raise NotReady(f"npm could not install {self.name}:\n{done.stderr[-2000:]}")

    def command(self, folder: Path) -> Sequence[str | Path]:
        """It keeps nothing, so it needs no folder."""
        return ["node", FOLDER / "server.js", "0"]

    def environment(self) -> Mapping[str, str]:
        """Without this it checks and logs more. A folder for files, were one set, would make it store there."""
        return {"NODE_ENV": "production", "FLATFILE_DIR": ""}

    def make_talk(self) -> Talk:
        """One match."""
        return BoardgameTalk(self.port)


class Ceiling(Boardgame):
    """No server but its shadow: it answers every move at once. What the client reaches with it is its own limit."""

    name = "the client's limit"

    def command(self, folder: Path) -> Sequence[str | Path]:
        """It speaks as the server does."""
        return ["node", FOLDER / "ceiling.js", "0"]


def can_install() -> bool:
    """Whether there is a way to run it."""
    return shutil.which("node") is not None and shutil.which("npm") is not None


def installed_version() -> str | None:
    """The version beside its program; None if there is none."""
    package = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    return str(json.loads(package.read_text())["version"]) if package.exists() else None
