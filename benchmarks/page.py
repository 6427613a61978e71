"""What guests wait for at the page: an answer to a click, drawn; and the first match, from `sushiya serve` on.

A real house, a real Chromium and real clicks, all on this machine. How a wait is timed is in `page_clock.js`.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.progress import track
from rich.table import Table

from screenshots.tables import Guest
from screenshots.visiting import open_browser, open_house

CLOCK = Path(__file__).with_name("page_clock.js").read_text(encoding="utf-8")
ACTIONS = 40  # of each game
LONGEST = 60.0  # seconds for them
WARM = 5  # of them that do not count
STARTS = 3
SIZE = (1280, 800)
PATIENCE = 20_000  # milliseconds
ANSWERED = """new Promise((done) => {
    const look = () => __waits.length === __lines.length ? done() : setTimeout(look, 5);
    look();
})"""


def press_sushi_roll(page: Page) -> None:
    """Take the first die: a click to pick it, a click to take it."""
    die = page.locator(".mine .belt button[aria-disabled=false]").first
    die.click()
    die.click()


LIT = (".pile.lit", ".strip.lit", "[data-hand].can", "[data-choice]:enabled")


def press_wasabi(page: Page) -> None:
    """Whatever is lit: piles, three tiles for the neighbour, or a tile and a square."""
    page.locator(", ".join(LIT)).first.wait_for()
    if page.locator("[data-choice=give]").count():
        while page.locator("[data-choice=give]:enabled").count() == 0:
            page.locator("[data-pantry].lit:not(.chosen)").first.click()
        page.locator("[data-choice=give]").click()
    elif page.locator(".pile.lit").count():
        page.locator(".pile.lit").first.click()
    elif page.locator(".strip.lit").count():
        page.locator(".strip.lit").first.click()
    elif page.locator("[data-hand].can").count():
        page.locator("[data-hand].can").first.click()
        page.locator(".square.can").first.click()
    else:
        page.locator("[data-choice]:enabled").first.click()


PRESS: dict[str, Callable[[Page], None]] = {"sushi_roll": press_sushi_roll, "wasabi": press_wasabi}


def time_clicks(browser: Browser, address: str, game: str) -> list[float]:
    """Milliseconds from clicks to their answers."""
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
    context.add_init_script(CLOCK)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_locator_handler(page.locator("dialog[open]"), lambda: page.keyboard.press("Escape"))  # scores of a round
    guest = Guest(page, address)
    waits: list[float] = []
    end = time.monotonic() + LONGEST
    while len(waits) < ACTIONS + WARM and time.monotonic() < end:
        page.goto(f"{address}/t/{guest.open_table(game, 2, ['me', 'random'])}")
        waits += _play(page, PRESS[game], end)
    context.close()
    return waits[WARM:]


def _play(page: Page, press: Callable[[Page], None], end: float) -> list[float]:
    """Click through a match, until it is over or time is."""
    while time.monotonic() < end and len(page.evaluate("__waits")) < ACTIONS:
        page.locator(".turn.mine, #end-title").first.wait_for()
        if page.locator("#end-title").count():
            break
        press(page)
        page.evaluate(ANSWERED)
    waits: list[float] = page.evaluate("__waits")
    return waits


def time_start(browser: Browser, folder: Path) -> dict[str, float]:
    """Seconds from `sushiya serve` to a match, in parts."""
    begin = time.perf_counter()
    with open_house(folder) as address:
        opened = time.perf_counter()
        context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
        page = context.new_page()
        page.goto(address)
        now = page.locator("button.now").last
        now.wait_for()
        there = time.perf_counter()
        now.click()
        page.locator(".mine .belt button").first.wait_for()
        playing = time.perf_counter()
        context.close()
    return {
        "sushiya serve until it answers": opened - begin,
        "the door, in a fresh browser": there - opened,
        "Play now, until the match is there": playing - there,
        "all of it": playing - begin,
    }


def main() -> None:
    """Measure, and show a table."""
    clicks: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory(prefix="sushiya-bench-") as data, open_browser() as browser:
        folder = Path(data)
        time_start(browser, folder)  # so that everything is in the caches: the second time counts
        starts = [time_start(browser, folder) for _ in track(range(STARTS), "Opening the house")]
        with open_house(folder, "--message-rate", "1000") as address:
            for game in track(PRESS, "Clicking"):
                clicks[game] = time_clicks(browser, address, game)
    table = Table(title="The page, on this machine", title_justify="left")
    for heading in ("what", "median", "95 of 100", "times"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for game, waits in clicks.items():
        high = quantiles(waits, n=20)[-1]
        table.add_row(
            f"a click in {game} until its answer is drawn", f"{median(waits):.1f} ms", f"{high:.1f} ms", str(len(waits))
        )
    for part in starts[0]:
        seconds = [start[part] for start in starts]
        table.add_row(part, f"{median(seconds):.2f} s", f"{max(seconds):.2f} s", str(len(seconds)))
    Console().print(table)


if __name__ == "__main__":
    main()
