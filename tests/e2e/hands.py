"""How a guest does what a line of Wasabi! says: with the mouse, with a finger, by keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

KEYS = {"chop": "c", "spicy": "p", "switch": "s", "stack": "t", "wasabi": "w"}


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


def do(page: Page, line: str, update: dict[str, Any]) -> None:
    """Do what a line of either game says with the mouse: of Sushi Roll, a die that is taken."""
    verb, *words = line.split()
    if update["view"]["game"] == "wasabi":
        click(page, line, update)
    else:
        assert verb == "take"
        take_die(page, f'[data-belt="{update["seat"]}"][data-face="{words[0]}"]')


def take_die(page: Page, selector: str, *, by_touch: bool = False) -> None:
    """Pick the first die that the selector finds, and take it."""
    die = page.locator(selector).first
    with sheets_put_away(page):
        for _ in range(2):
            die.tap() if by_touch else die.click()


@contextmanager
def sheets_put_away(page: Page) -> Iterator[None]:
    """The score sheet of a round comes by itself, and whoever wants to press something below puts it away first."""
    sheet = page.get_by_role("dialog", name=re.compile("is scored$"))
    page.add_locator_handler(sheet, lambda: page.keyboard.press("Escape"))
    try:
        yield
    finally:
        page.remove_locator_handler(sheet)
