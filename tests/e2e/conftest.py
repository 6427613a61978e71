"""A real house with the built page, and browsers that come to it. What a browser complains about fails the test."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.running import RunningHouse
from tests.web.building import WEB, build_for_house

MESSAGE_RATE = 200  # a second: matches are played as fast as the machine can
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]
DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 15_000  # milliseconds: the machine may be busy


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    build_for_house()
    running = RunningHouse(tmp_path_factory.mktemp("house"), "--message-rate", str(MESSAGE_RATE))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path is not None, "browser tests need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield running
        running.close()


@dataclass
class Visitor:
    """A browser with a memory of its own, at the house."""

    house: RunningHouse
    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()  # parts of complaints that the test brings about itself

    def follow(self, page: Page) -> None:
        """Listen to what the page complains about and whom it asks."""
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", lambda request: self._see(request.url))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")

    def _see(self, url: str) -> None:
        if not url.startswith((self.house.url, self.house.url.replace("http", "ws", 1), "data:", "blob:")):
            self.complaints.append(f"asks another host: {url}")

    def go(self, path: str = "/") -> Page:
        """Go to an address of the house."""
        self.page.goto(self.house.url + path)
        return self.page

    def findings(self) -> list[str]:
        """What axe-core finds serious or worse on the screen."""
        self.page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{rule['id']}: {node['target']} {node['failureSummary']}"
            for rule in found["violations"]
            if rule["impact"] in ("serious", "critical")
            for node in rule["nodes"]
        ]

    def overflows(self) -> bool:
        """Whether the screen is wider than the window."""
        wide: bool = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return wide

    def play_to_the_end(self, table: str) -> int:
        """Let a second connection of the same guest play anything until the match is over. Returns how many moves."""
        moves: int = self.page.evaluate(Path(__file__).with_name("play.js").read_text(encoding="utf-8"), table)
        return moves

    @property
    def table(self) -> str:
        """The id of the table on the screen."""
        return self.page.url.rpartition("/")[2]

    def check(self) -> None:
        """Fail if the browser complained."""
        left = [text for text in self.complaints if not any(part in text for part in self.expected)]
        assert left == []


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(house: RunningHouse, browser: Browser) -> Iterator[Visit]:
    """Somebody comes with a browser: of this size, in this theme."""
    visitors: list[Visitor] = []

    def come(size: tuple[int, int] = DESKTOP, **options: Any) -> Visitor:
        address = f"10.0.{len(visitors)}.{len(visitors) + 1}"
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, extra_http_headers={"X-Forwarded-For": address}, **options
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(house, context, context.new_page())
        visitor.follow(visitor.page)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
