"""Takes the pictures: every screen, on a desktop and on a phone, light and dark, into `screenshots/taken`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from screenshots.scenes import Scene, all_scenes, own_edition_scenes
from screenshots.tables import Guest
from screenshots.visiting import open_browser, open_house

TAKEN = Path(__file__).with_name("taken")
EDITIONS = Path(__file__).with_name("editions")
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
STILL = 15_000  # milliseconds that a screen may take to be complete
FINISHED = """(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const is_ending = (one) => one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime);
    await frame();
    await frame();
    for (let ending; (ending = document.getAnimations().filter(is_ending)).length; ) { // and what they begin
        await Promise.allSettled(ending.map((one) => one.finished));
        await frame();
    }
    await frame();
})()"""
HOUSE = ("--request-rate", "10000", "--opening-rate", "10000", "--message-rate", "10000")


class Album:
    """The browsers of one guest, one for each size and theme, and where the pictures go."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.address = address
        self.folder = folder
        first = browser.new_context(locale="en")
        self.guest = Guest(first.new_page(), address)
        state = first.storage_state()
        self.looks: dict[str, BrowserContext] = {}
        for size, (width, height) in SIZES.items():
            for theme in THEMES:
                self.looks[f"{size}-{theme}"] = browser.new_context(
                    storage_state=state,
                    viewport={"width": width, "height": height},
                    color_scheme=theme,  # type: ignore[arg-type]
                    has_touch=size == "phone",
                    reduced_motion="reduce",
                    locale="en",
                )

    def take(self, scene: Scene) -> None:
        """All pictures of a screen."""
        path = scene.prepare(self.guest)
        for look, context in self.looks.items():
            page = context.new_page()
            page.set_default_timeout(STILL)
            page.goto(self.address + path)
            page.wait_for_load_state("networkidle")
            wait_until_complete(page)
            scene.pose(page)
            wait_until_complete(page)
            page.screenshot(path=self.folder / f"{scene.name}-{look}.png")
            page.close()


def wait_until_complete(page: Page) -> None:
    """Until letters and pictures are there and nothing moves any more."""
    page.locator("main").first.wait_for()
    page.locator("text=/^(Setting the table|Connecting)/").wait_for(state="detached")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(FINISHED)


@contextmanager
def open_album(folder: Path, *options: str) -> Iterator[Album]:
    """A house and the browsers in it."""
    with (
        tempfile.TemporaryDirectory(prefix="sushiya-screenshots-") as data,
        open_house(Path(data), *HOUSE, *options) as address,
        open_browser() as browser,
    ):
        yield Album(browser, address, folder)


def take_all(scenes: Sequence[Scene], own: Sequence[Scene], folder: Path) -> list[str]:
    """All pictures, with a bar that tells how far it is. Returns what went wrong."""
    problems = []
    columns = (TextColumn("{task.description:24}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    editions = " ".join(map(str, sorted(EDITIONS.glob("*.toml"))))
    with Progress(*columns) as bar:
        task = bar.add_task("Opening the house", total=len(scenes) + len(own))
        for group, options in ((scenes, ()), (own, ("--editions", editions))):
            if not group:
                continue
            with open_album(folder, *options) as album:
                for scene in group:
                    bar.update(task, description=scene.name)
                    try:
                        album.take(scene)
                    except PlaywrightError as error:
                        problems.append(f"{scene.name}: {error.message}")
                    bar.advance(task)
    return problems


def main() -> None:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(prog="python -m screenshots", description=__doc__)
    parser.add_argument("names", nargs="*", help="beginnings of the names of screens; all, if none is given")
    parser.add_argument("--to", type=Path, default=TAKEN, help="the folder for the pictures")
    wish = parser.parse_args()
    wish.to.mkdir(parents=True, exist_ok=True)
    chosen = tuple(wish.names) or ("",)
    scenes, own = all_scenes(), own_edition_scenes()
    problems = take_all(
        [scene for scene in scenes if scene.name.startswith(chosen)],
        [scene for scene in own if scene.name.startswith(chosen)],
        wish.to,
    )
    print(f"The pictures are in {wish.to}")
    if problems:
        sys.exit("\n".join(["Some are missing:", *problems]))


if __name__ == "__main__":
    main()
