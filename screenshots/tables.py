"""Tables at the moments that the pictures show, made once by the guest who is then photographed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

PLAY_ON = Path(__file__).with_name("play_on.js").read_text(encoding="utf-8").rstrip().rstrip(";")
ATTEMPTS = 8  # matches until a rare moment has come
POST = """([path, body]) => fetch(path, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
}).then(async (answer) => { if (!answer.ok) throw new Error(await answer.text()); return answer.json(); })"""

OPPONENTS = ("apprentice", "cook", "itamae", "apprentice")
NEVER = "false"


class Guest:
    """Anna, on a page of the house. She opens tables and plays on at them without looking."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(address)
        self.post("/api/guest", {"name": "Anna"})
        page.evaluate("localStorage.setItem('sushiya.guest', 'Anna')")

    def post(self, path: str, body: object) -> Any:
        """Ask the house."""
        return self.page.evaluate(POST, [path, body])

    def open_table(
        self, game: str, players: int, seats: Sequence[str | None] | None = None, *, start: bool = True, **more: Any
    ) -> str:
        """A new table, against bots if no seats are named; its id."""
        chosen = ["me", *OPPONENTS[: players - 1]] if seats is None else list(seats)
        wish = {"game": game, "players": players, "seats": chosen, "start": start, **more}
        table: str = self.post("/api/tables", wish)["id"]
        return table

    def play_on(self, table: str, until: str) -> bool:
        """Play on until such an update comes; whether it came before the end."""
        came: bool = self.page.evaluate(f"(table) => ({PLAY_ON})(table, (update) => {until})", table)
        return came

    def table_at(self, game: str, players: int, until: str, **more: Any) -> str:
        """A table at a moment that comes in some match."""
        for _ in range(ATTEMPTS):
            table = self.open_table(game, players, **more)
            if self.play_on(table, until):
                return table
        raise RuntimeError(f"No match of {game} came to: {until}")
