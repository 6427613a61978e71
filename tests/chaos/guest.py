"""A guest who plays one match to its end, whatever happens to the house, and remembers what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GONE = (OSError, WebSocketException, httpx.HTTPError, asyncio.TimeoutError)


@dataclass
class Guest:
    """Plays all seats of one match of its own, over one connection at a time, each seat with a stranger's eyes."""

    address: str
    game: str
    number: int
    seats: list[str | None]
    token: str = ""
    table: str = ""
    acknowledged: dict[str, tuple[int, int, str]] = field(default_factory=dict)  # id: version, seat, action
    is_over: bool = False
    reconnects: int = -1
    refusals: list[dict[str, Any]] = field(default_factory=list)
    _pending: dict[str, Any] | None = None
    _is_finished: bool = False

    def __post_init__(self) -> None:
        self._random = random.Random(f"guest {self.number}")

    async def play(self) -> None:
        """To the end, over as many connections as it takes."""
        while not self.is_over:
            try:
                await self._sit_down()
                await self._talk()
            except GONE:
                await asyncio.sleep(0.1 + 0.2 * self._random.random())

    async def _sit_down(self) -> None:
        if self.table:
            return
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=10, verify=False) as http:
            if not self.token:
                self.token = (await http.post("/api/token", json={"name": f"Guest {self.number}"})).json()["token"]
            wanted = {"game": self.game, "players": len(self.seats), "seats": self.seats, "start": True}
            answer = await http.post("/api/tables", json=wanted, headers=self._headers)
            answer.raise_for_status()
            self.table = answer.json()["id"]

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def _talk(self) -> None:
        self.reconnects += 1
        offer: dict[str, Any] | None = None  # the last update that asks for an action
        address = f"ws://{self.address}/api/tables/{self.table}/play"
        async with connect(address, additional_headers=self._headers, compression=None, open_timeout=10) as socket:
            if self._pending is not None:  # sent, not acknowledged: done or not? The same id makes it harmless.
                await socket.send(json.dumps(self._pending))
            while not self.is_over:
                message = json.loads(await asyncio.wait_for(socket.recv(), 60))
                if message["type"] in ("accepted", "update"):
                    self._note(message["id" if message["type"] == "accepted" else "accepted"], message["version"])
                    offer = offer if offer is not None and offer["version"] >= message["version"] else None
                if message["type"] == "refused":
                    self._understand(message)
                elif message["type"] == "table":
                    self._is_finished = message["state"] == "finished"
                elif message["type"] == "update" and message["legal"]:
                    offer = message
                self.is_over = self._is_finished and self._pending is None
                if self._pending is None and offer is not None and not self.is_over:
                    await socket.send(json.dumps(self._choose(offer)))
                    offer = None

    def _choose(self, update: dict[str, Any]) -> dict[str, Any]:
        self._pending = {
            "type": "act",
            "id": f"{self.number}-{len(self.acknowledged)}-{self._random.getrandbits(40):x}",
            "seat": update["seat"],
            "version": update["version"],
            "action": self._random.choice(update["legal"]),
        }
        return self._pending

    def _note(self, accepted: str | None, version: int) -> None:
        if accepted is not None and self._pending is not None and accepted == self._pending["id"]:
            self.acknowledged[accepted] = version, self._pending["seat"], self._pending["action"]
            self._pending = None

    def _understand(self, message: dict[str, Any]) -> None:
        """A move that was lost before it was saved may be too late now; everything else is a mistake."""
        if message["code"] == "store_unavailable":
            raise OSError(message["message"])
        self.refusals.append(message)
        self._pending = None
