"""A match of Sushi Roll at the page: every kind of action by click, drag and keyboard, on a desktop and on a phone."""

from __future__ import annotations

import itertools
import re
import time
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE, Visit, Visitor

pytestmark = pytest.mark.slow

LONGEST_MATCH = 240  # seconds
OPEN_TABLE = """async (players) => {
    const headers = { "Content-Type": "application/json" };
    const post = (path, body) =>
        fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) }).then((answer) => answer.json());
    await post("/guest", { name: "Kasia" });
    const seats = ["me", ...Array(players - 1).fill("random")];
    return (await post("/tables", { game: "sushi_roll", players, seats, start: true })).id;
}"""


class Player:
    """A guest at a match against bots who does things by hand."""

    def __init__(self, visitor: Visitor, players: int) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.sent: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framesent", self._note))
        visitor.go()
        table = self.page.evaluate(OPEN_TABLE, players)
        visitor.go(f"/t/{table}")
        expect(self.page.locator(".match")).to_be_visible()

    def _note(self, message: str | bytes) -> None:
        found = re.search(r'"action":"([^"]+)"', str(message))
        if found:
            self.sent.append(found.group(1))

    @property
    def mine(self) -> Locator:
        """The dice of my belt that can be picked."""
        return self.page.locator(".mine .belt button[aria-disabled=false]")

    @property
    def theirs(self) -> Locator:
        """The dice of other belts that can be had."""
        return self.page.locator(".others .belt button[aria-disabled=false]")

    def button(self, name: str) -> Locator:
        """One of the buttons beside the belt."""
        return self.page.locator(".controls").get_by_role("button", name=re.compile(name))

    def wait_for_turn(self) -> bool:
        """Until it is my turn; False when the match is over. Score sheets are put away."""
        end = time.monotonic() + LONGEST_MATCH
        while time.monotonic() < end:
            if self.page.get_by_role("heading", name="Where the points came from").count():
                return False
            is_mine = self.page.get_by_text("Your turn.").count() and self.mine.count()
            sheet = self.page.get_by_role("dialog").get_by_role("button", name="Go on")  # comes with the turn
            if sheet.count():
                sheet.click()
            elif is_mine:
                return True
            self.page.wait_for_timeout(40)
        raise AssertionError("nobody moves")

    def until_sent(self, verb: str) -> None:
        """Until an action of this kind has gone out."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            if self.sent and self.sent[-1].startswith(verb):
                return
            self.page.wait_for_timeout(30)
        asked = self.page.locator(".ask").inner_text()
        raise AssertionError(f"no {verb} was sent, only {self.sent}; the page says: {asked}")

    def take(self) -> None:
        """Tap a die, and tap it again."""
        self.mine.first.click()
        self.mine.first.click()
        self.until_sent("take")

    def reroll(self) -> None:
        """Use a menu on two dice, or on one if there is no other."""
        self.button("Menu").click()
        for die in self.mine.all()[:2]:
            die.click()
        self.button("Reroll").click()
        self.until_sent("menu")

    def swap(self) -> None:
        """Use chopsticks: my die, their die, confirmed."""
        self.button("Chopsticks").click()
        self.mine.first.click()
        self.theirs.first.click()
        self.button("Swap").click()
        self.until_sent("chopsticks")

    def can(self, name: str) -> bool:
        """Whether a button can be used."""
        return self.button(name).get_attribute("aria-disabled") == "false"


@pytest.mark.parametrize(("size", "players"), [(DESKTOP, 3), (PHONE, 5)])
def test_a_whole_match_by_clicking(visit: Visit, size: tuple[int, int], players: int) -> None:
    player = Player(visit(size), players)
    for number in itertools.count():
        if not player.wait_for_turn():
            break
        if number % 3 == 0 and player.can("Menu"):
            player.reroll()
            assert player.wait_for_turn()
        if number % 3 == 1 and player.can("Chopsticks"):
            player.swap()
            assert player.wait_for_turn()
        player.take()
    verbs = Counter(line.split()[0] for line in player.sent)
    assert verbs["take"] == {3: 21, 5: 15}[players]
    assert verbs["menu"] >= 3
    assert verbs["chopsticks"] >= 2


@pytest.mark.parametrize(("size", "players", "theme"), [(DESKTOP, 5, "dark"), (PHONE, 2, "light"), (PHONE, 4, "dark")])
def test_every_state_can_be_read_by_everybody(visit: Visit, size: tuple[int, int], players: int, theme: str) -> None:
    guest = visit(size, color_scheme=theme)
    player, page = Player(guest, players), guest.page
    assert player.wait_for_turn()

    def check() -> None:
        page.wait_for_timeout(500)  # colours on the way are not judged
        assert not guest.overflows()
        assert guest.findings() == []

    check()
    player.mine.first.click()
    check()
    player.button("Menu").click()
    check()
    page.keyboard.press("Escape")
    player.button("Chopsticks").click()
    player.mine.first.click()
    check()
    page.keyboard.press("Escape")
    for key, title in (("f", "The dice"), ("s", "Scores"), ("?", "Keys")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog").get_by_role("heading", name=title)).to_be_visible()
        check()
        page.keyboard.press("Escape")


def test_a_die_is_dragged_to_the_tray(visit: Visit) -> None:
    player = Player(visit(), 2)
    assert player.wait_for_turn()
    face = player.mine.nth(1).get_attribute("data-face")
    player.mine.nth(1).drag_to(player.page.locator("[data-drop=tray]"))
    player.until_sent("take")
    assert player.sent == [f"take {face}"]


def test_keys_alone(visit: Visit) -> None:
    player = Player(visit(reduced_motion="reduce"), 2)
    press = player.page.keyboard.press
    assert player.wait_for_turn()
    press("ArrowRight")  # to my belt
    for key in ("Space", "ArrowRight", "Space", "m"):
        press(key)
    player.until_sent("menu")
    assert len(player.sent[-1].split()) == 3
    assert player.wait_for_turn()
    _focus_my_belt(player.page)
    for key in ("c", "Enter", "ArrowUp"):
        press(key)
    for _ in range(8):  # equal faces cannot be swapped: go on to one that can
        if player.page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "false":
            break
        press("ArrowRight")
    press("Enter")
    press("Enter")
    player.until_sent("chopsticks")
    assert player.wait_for_turn()
    _focus_my_belt(player.page)
    press("Enter")
    press("Escape")
    press("Enter")
    press("Enter")
    player.until_sent("take")
    assert [line.split()[0] for line in player.sent] == ["menu", "chopsticks", "take"]


def _focus_my_belt(page: Page) -> None:
    """The focus comes back to my belt by itself after what was done from there."""
    expect(page.locator(".mine .belt button:focus")).to_have_count(1)


def test_a_watcher_sees_all_and_can_touch_nothing(visit: Visit) -> None:
    player = Player(visit(), 3)
    watcher = visit()
    watcher.go(f"/t/{player.visitor.table}")
    expect(watcher.page.locator(".belt")).to_have_count(3)
    expect(watcher.page.locator(".match .belt button, .controls")).to_have_count(0)
    assert watcher.findings() == []
