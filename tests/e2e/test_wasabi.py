"""Whole matches of Wasabi! through the page, by mouse, finger and keys. Every line sent is the one that was meant."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.e2e.conftest import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.slow

OPEN = """async (players) => {
  const post = (path, body) => fetch("/api" + path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await post("/guest", { name: "Anna" });
  const seats = ["me", ...Array(players - 1).fill("apprentice")];
  return (await post("/tables", { game: "wasabi", players, seats, start: true })).id;
}"""
LAST = 400  # actions of one seat that no match needs
KEYS = {"chop": "c", "spicy": "p", "switch": "s", "stack": "t", "wasabi": "w"}


class Listener:
    """What goes over the line of the page."""

    def __init__(self, page: Page) -> None:
        self.update: dict[str, Any] = {"version": -1, "legal": [], "view": None}
        self.sent: list[str] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))
        socket.on("framesent", lambda text: self._see(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.update = message

    def _see(self, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self.sent.append(message["action"])


def choose(update: dict[str, Any], stream: random.Random) -> str:
    """Something that completes a recipe, or a card, or anything but a pass."""
    legal: list[str] = update["legal"]
    gains = [preview for preview in update["previews"] if preview.get("completes")]
    if gains:
        best: str = max(gains, key=lambda preview: preview["points"])["action"]
        return best
    short = [line for line in legal if line == "draw 2"]
    cards = [line for line in legal if line.startswith(("card", "take"))]
    others = [line for line in legal if not line.startswith("pass")]
    passes = [line for line in legal if line.startswith("pass")]
    if passes and stream.random() < 0.05:
        return stream.choice(passes)
    return stream.choice(short or cards or others or legal)


def click(page: Page, line: str, update: dict[str, Any], *, by_touch: bool = False) -> None:
    """Do what the line says with mouse or finger."""

    def press(selector: str, at: float = 0.5) -> None:
        piece = page.locator(selector).last if by_touch else page.locator(selector).first
        box = piece.bounding_box()
        assert box is not None
        position: Any = {"x": box["width"] * at, "y": box["height"] * at}
        piece.tap(position=position) if by_touch else piece.click(position=position)

    def press_square(square: str, *, is_last: bool, at: float = 0.5) -> None:
        press(f'[data-square="{square}"]', at)
        if is_last and by_touch:
            press('[data-choice="armed"]')

    verb, *words = line.split()
    match [verb, *words]:
        case ["give", *tiles]:
            for tile in tiles:
                press(f'[data-pantry="{tile}"]')
            press('[data-choice="give"]')
        case ["draw", length]:
            press(f'[data-stack="{length}"]')
        case ["pick", tile]:
            press(f'[data-pantry="{tile}"]')
        case ["pass", *recipes]:
            press('[data-choice="begin-pass"]')
            for recipe in recipes:
                press(f'[data-recipe="{recipe}"]')
            if recipes:
                press('[data-choice="pass"]')
        case ["lay", tile, square]:
            if update["view"]["chopped"] is None:
                press(f'[data-hand="{tile}"]')
            press_square(square, is_last=True)
        case ["card", "stack" | "spicy" as card]:
            press(f'[data-card="{card}"]')
            press('[data-choice="play"]')
        case ["card", "chop", square, way]:
            ways = [other for other in update["legal"] if other.startswith(f"card chop {square} ")]
            press('[data-card="chop"]')
            press_square(square, is_last=len(ways) == 1)
            if len(ways) > 1:
                press(f'[data-choice="{way}"]')
        case ["card", "switch", first, second]:
            press('[data-card="switch"]')
            press_square(first, is_last=False)
            press_square(second, is_last=True)
        case ["card", "wasabi", square]:
            press('[data-card="wasabi"]')
            press_square(square, is_last=True, at=0.93)
        case ["choose", recipe]:
            press(f'[data-recipe="{recipe}"]')
        case ["take", "wasabi", square, *_] if square != "returning":
            if by_touch:
                press(".sheet .close")
                page.locator(".sheet").wait_for(state="detached")
            press_square(square, is_last="returning" not in line)
        case ["take", card, *_]:
            press(f'[data-kitchen="{card}"]')
        case [other]:
            press(f'[data-choice="{other}"]')
    if verb == "take" and "returning" in words and page.locator('[data-choice="cancel"]').count():
        press(f'[data-choice="{words[-1]}"]')


def type_keys(page: Page, line: str, update: dict[str, Any]) -> None:
    """Do what the line says by keys alone."""
    keys = page.keyboard

    def focused() -> dict[str, str]:
        there: dict[str, str] = page.evaluate("({ ...document.activeElement?.dataset })")
        return there

    def walk(group: str, piece: str) -> None:
        for _ in range(80):
            if group in focused():
                break
            keys.press("Tab")
        for step in ["ArrowLeft"] * 20 + ["ArrowRight"] * 20:
            if focused().get(group) == piece:
                return
            keys.press(step)

    def walk_board(square: str) -> None:
        keys.press("b")
        at = focused()["square"]
        right, down = ord(square[0]) - ord(at[0]), int(square[1:]) - int(at[1:])
        for key, count in (("ArrowRight", right), ("ArrowLeft", -right), ("ArrowDown", down), ("ArrowUp", -down)):
            for _ in range(count):
                keys.press(key)
        keys.press("Enter")

    match line.split():
        case ["give", *tiles]:
            for tile in tiles:
                walk("pantry", tile)
                keys.press("Enter")
            keys.press("d")
        case ["draw", length]:
            walk("stack", length)
            keys.press("Enter")
        case ["pick", tile]:
            walk("pantry", tile)
            keys.press("Enter")
        case ["pass", *recipes]:
            keys.press("x")
            for recipe in recipes:
                walk("recipe", recipe)
                keys.press("Enter")
            if recipes:
                keys.press("d")
        case ["lay", tile, square]:
            if update["view"]["chopped"] is None:
                keys.press(str(update["view"]["seats"][update["seat"]]["tiles"].index(tile) + 1))
            walk_board(square)
        case ["card", card, *squares]:
            keys.press(KEYS[card])
            for square in squares:
                if square in ("pantry", "lay"):
                    if page.locator(f'[data-choice="{square}"]').count():
                        page.locator(f'[data-choice="{square}"]').focus()
                        keys.press("Enter")
                else:
                    walk_board(square)
            if not squares:
                keys.press("d")
        case ["choose", recipe]:
            walk("recipe", recipe)
            keys.press("Enter")
        case ["take", "wasabi", square, *_] if square != "returning":
            walk_board(square)
        case ["take", card, *_]:
            walk("kitchen", card)
            keys.press("Enter")
        case ["done"]:
            keys.press("d")
        case [other]:
            walk("choice", other)
            keys.press("Enter")
    if "returning" in line and page.locator('[data-choice="cancel"]').count():
        walk("choice", line.split()[-1])
        keys.press("Enter")


def play_match(page: Page, listener: Listener, do: Callable[[str, dict[str, Any]], None], seed: int) -> int:
    """Play until the match is over; returns how many actions were done."""
    stream = random.Random(seed)
    for count in range(LAST):
        while not listener.update["legal"]:
            view = listener.update["view"]
            if view is not None and view["result"] is not None:
                return count
            page.wait_for_timeout(20)
        page.wait_for_timeout(260)  # a sheet may still be coming or going
        update = listener.update
        line = choose(update, stream)
        listener.sent.clear()
        do(line, update)
        for _ in range(200):
            if listener.update["version"] != update["version"]:
                break
            page.wait_for_timeout(20)
        assert listener.sent == [line]
    pytest.fail("the match does not end")


@pytest.mark.parametrize("players", [2, 4])
def test_a_match_by_mouse(visit: Visit, players: int) -> None:
    guest = visit(DESKTOP)
    page, listener = guest.go(), Listener(guest.page)
    guest.go(f"/t/{page.evaluate(OPEN, players)}")
    page.locator(".match").wait_for()
    assert guest.findings() == []
    assert play_match(page, listener, lambda line, update: click(page, line, update), players) > 10


def test_a_match_on_a_phone(visit: Visit) -> None:
    guest = visit(PHONE, has_touch=True, is_mobile=True)
    page, listener = guest.go(), Listener(guest.page)
    guest.go(f"/t/{page.evaluate(OPEN, 3)}")
    page.locator(".match").wait_for()
    assert guest.findings() == []
    assert not guest.overflows()
    assert play_match(page, listener, lambda line, update: click(page, line, update, by_touch=True), 3) > 10


def test_a_match_by_keys(visit: Visit) -> None:
    guest = visit(DESKTOP)
    page, listener = guest.go(), Listener(guest.page)
    guest.go(f"/t/{page.evaluate(OPEN, 2)}")
    page.locator(".match").wait_for()
    assert play_match(page, listener, lambda line, update: type_keys(page, line, update), 5) > 10
