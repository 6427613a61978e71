"""A real house with the built page, and browsers that come to it. What a browser complains about fails the test."""

from __future__ import annotations

import itertools
import json
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, WebSocket, expect, sync_playwright

from tests.server.running import RunningHouse
from tests.web.building import WEB, build_for_house

MESSAGE_RATE = 200  # a second: matches are played as fast as the machine can
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]
DESKTOP = (1280, 800)
PHONE = (390, 844)
SMALL = (360, 640)
PATIENCE = 15_000  # milliseconds: the machine may be busy
BOARD = ".match, .curtain, .ranking"  # what is on the screen once a table has begun: the match, or what is in its place
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SETTLED = """async () => {
    const moves = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity;
    for (let still = 0; still < 3; still = document.getAnimations().some(moves) ? 0 : still + 1)
        await new Promise(requestAnimationFrame);
}"""
RETRIES = 2  # where the house closes an idle connection just when it is wanted again; browsers do that by themselves
COLOUR_RULES = ["color-contrast", "link-in-text-block"]  # of axe-core: what depends on the theme
expect.set_options(timeout=PATIENCE)
_addresses = itertools.count(1)


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


@dataclass(eq=False)
class Visitor:
    """A browser with a memory of its own, at the house or at another address that leads there."""

    house: RunningHouse
    context: BrowserContext
    page: Page
    url: str
    complaints: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()  # parts of complaints that the test brings about itself
    messages: list[str] = field(default_factory=list)  # all that came over WebSockets, as it came
    answers: list[Response] = field(default_factory=list)  # of the API, since the page was loaded
    updates: dict[int | None, dict[str, Any]] = field(default_factory=dict)  # the last one of each seat
    sent: list[str] = field(default_factory=list)  # lines that were played, "undo" for an undo
    sent_ids: list[str] = field(default_factory=list)

    def follow(self, page: Page) -> None:
        """Listen to what the page complains about, whom it asks and what it is told."""
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", lambda request: self._see(request.url))
        page.on("response", self._keep)
        page.on("websocket", self._listen)

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")

    def _see(self, url: str) -> None:
        if not url.startswith((self.url, self.url.replace("http", "ws", 1), "data:", "blob:")):
            self.complaints.append(f"asks another host: {url}")

    def _keep(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)

    def _listen(self, socket: WebSocket) -> None:
        self._see(socket.url)
        socket.on("framereceived", lambda text: self._receive(str(text)))
        socket.on("framesent", lambda text: self._send(str(text)))

    def _receive(self, text: str) -> None:
        self.messages.append(text)
        message = json.loads(text)
        if message["type"] == "update":
            self.updates[message["seat"]] = message

    def _send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] in ("act", "undo"):
            self.sent.append(message.get("action", "undo"))
            self.sent_ids.append(message["id"])

    def go(self, path: str = "/") -> Page:
        """Go to an address of the house, and forget what was told elsewhere."""
        self.answers.clear()
        self.updates.clear()
        self.page.goto(self.url + path)
        return self.page

    # -------------------------------------------------------------------------------------- what the guest asks beside

    def ask(self, path: str, body: object = None) -> Any:
        """Ask the house as this guest, without the page: POST with a body, else GET."""
        if body is None:
            answer = self.context.request.get(f"{self.house.url}/api{path}", max_retries=RETRIES)
        else:
            answer = self.context.request.post(f"{self.house.url}/api{path}", data=body, max_retries=RETRIES)
        assert answer.ok, answer.text()
        return answer.json()

    def introduce(self, name: str) -> str:
        """Be known to the house under this name, and the page to know it. Returns the secret that the browser keeps."""
        self.ask("/guest", {"name": name})
        remember = f"localStorage['sushiya.guest'] ??= {json.dumps(name)}"
        self.context.add_init_script(f"if (origin !== 'null') {remember}")
        secret = next(one["value"] for one in self.context.cookies(self.house.url) if one["name"] == "sushiya_guest")
        if self.url != self.house.url:  # the same guest at the other address
            self.context.add_cookies([{"name": "sushiya_guest", "value": secret, "url": self.url}])
        return secret

    def play_to_the_end(self, table: str) -> int:
        """Let a second connection of the same guest play anything until the match is over. Returns how many moves."""
        moves: int = self.page.evaluate(Path(__file__).with_name("play.js").read_text(encoding="utf-8"), table)
        return moves

    # ------------------------------------------------------------------------------------------- how the screen looks

    def settle(self) -> None:
        """Wait until what was told is drawn and nothing moves any more: what is on the way is not judged."""
        self.page.evaluate(SETTLED)

    def draw(self) -> None:
        """Wait until what was told is on the screen; it may still be on the way to its place."""
        if self.updates:  # what a match needs is loaded beside its first update, and may come after it
            self.page.locator(BOARD).first.wait_for(timeout=PATIENCE)
        self.page.evaluate(DRAWN)

    def wait(self, is_so: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
        """Wait until something is so that the screen does not tell."""
        end = time.monotonic() + patience / 1000
        while not is_so():
            assert time.monotonic() < end, f"{what}; sent: {self.sent[-3:]}; complaints: {self.complaints}"
            self.page.wait_for_timeout(10)

    def wait_for_turn(self, seat: int = 0) -> dict[str, Any] | None:
        """The update that tells what the seat may do now; None if the match is over."""

        def is_so() -> bool:
            update = self.updates.get(seat)
            return update is not None and bool(update["legal"] or (update["view"] and update["view"]["result"]))

        self.wait(is_so, "nobody moves")
        return self.updates[seat] if self.updates[seat]["legal"] else None

    def wait_for_news(self, update: dict[str, Any], patience: float = PATIENCE) -> None:
        """Wait until something has happened since an update."""
        seat = update["seat"]
        self.wait(lambda: self.updates[seat]["version"] != update["version"], "nothing happens", patience)

    def findings(self, *, only_colours: bool = False) -> list[str]:
        """What axe-core finds serious or worse on the screen, if wanted only what a theme can change."""
        self.settle()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
        rules = {"runOnly": {"type": "rule", "values": COLOUR_RULES}} if only_colours else {}
        options = {"resultTypes": ["violations"], **rules}
        found: dict[str, Any] = self.page.evaluate("(options) => axe.run(options)", options)
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
    """Somebody comes with a browser: of this size, in this theme, if wanted over another address."""
    visitors: list[Visitor] = []

    def come(size: tuple[int, int] = DESKTOP, *, url: str | None = None, **options: Any) -> Visitor:
        number = next(_addresses)  # everybody has limits of their own
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            extra_http_headers={"X-Forwarded-For": f"10.0.{number >> 8}.{number & 255}"},
            **options,
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(house, context, context.new_page(), url or house.url)
        visitor.follow(visitor.page)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
