"""A match of Sushi Roll at the page: every kind of action by click, drag and keyboard, on a desktop and on a phone."""

from __future__ import annotations

import itertools
import re
import time
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from sushiya.games.match import Match
from sushiya.table.log import Options
from tests.e2e.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.e2e.hands import do, sheets_put_away
from tests.e2e.positions import lay_out, may

pytestmark = pytest.mark.slow

LONGEST_MATCH = 240  # seconds


class Player:
    """A guest at a match against bots who does things by hand: with the mouse or a finger."""

    def __init__(self, visitor: Visitor, players: int, *, by_touch: bool = False) -> None:
        self.visitor, self.page, self.by_touch = visitor, visitor.page, by_touch
        self.sent = visitor.sent
        visitor.introduce("Kasia")
        seats = ["me", *["random"] * (players - 1)]
        wish = {"game": "sushi_roll", "players": players, "seats": seats, "start": True}
        visitor.go(f"/t/{visitor.ask('/tables', wish)['id']}")
        expect(self.page.locator(".match")).to_be_visible()

    def press(self, piece: Locator) -> None:
        """Press something."""
        with sheets_put_away(self.page):
            piece.tap() if self.by_touch else piece.click()

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

    def wait_for_turn(self, *, by_keys: bool = False) -> bool:
        """Until it is my turn; False when the match is over. Who plays by keys puts score sheets away by keys."""
        end = time.monotonic() + LONGEST_MATCH
        while time.monotonic() < end:
            if self.page.get_by_role("heading", name="Where the points came from").count():
                return False
            is_mine = self.page.get_by_text("Your turn.").count() and self.mine.count()
            sheet = self.page.get_by_role("dialog")  # comes with the turn
            if by_keys and sheet.count():
                self.page.keyboard.press("Escape")
                expect(sheet).to_have_count(0)
            elif is_mine:
                return True
            self.page.wait_for_timeout(40)
        raise AssertionError("nobody moves")

    def until_sent(self, verb: str, count: int | None = None) -> None:
        """Until an action of this kind has gone out as the last one, and if wanted so many in all."""

        def is_so() -> bool:
            sent = [line for line in self.sent if line.startswith(verb)]
            return self.sent[-1:] == sent[-1:] != [] and count in (None, len(sent))

        self.visitor.wait(is_so, f"no {verb} is sent")

    def take(self) -> None:
        """Tap a die, and tap it again."""
        self.press(self.mine.first)
        self.press(self.mine.first)
        self.until_sent("take")

    def reroll(self) -> None:
        """Use a menu on two dice, or on one if there is no other."""
        self.press(self.button("Menu"))
        for die in self.mine.all()[:2]:
            self.press(die)
        self.press(self.button("Reroll"))
        self.until_sent("menu")

    def swap(self) -> None:
        """Use chopsticks: my die, their die, confirmed."""
        self.press(self.button("Chopsticks"))
        self.press(self.mine.first)
        self.press(self.theirs.first)
        self.press(self.button("Swap"))
        self.until_sent("chopsticks")

    def go_to_my_belt(self) -> None:
        """The focus is there, or after a sheet an arrow key brings it there."""

        def is_there() -> bool:
            if self.page.evaluate("document.activeElement === document.body"):
                self.page.keyboard.press("ArrowRight")
            return self.page.locator("[data-belt='0']:focus").count() == 1

        self.visitor.wait(is_there, "the focus is elsewhere")

    def can(self, name: str) -> bool:
        """Whether a button can be used."""
        return self.button(name).get_attribute("aria-disabled") == "false"


@pytest.mark.parametrize(
    ("size", "players", "by_touch", "motion"), [(DESKTOP, 3, False, "no-preference"), (PHONE, 5, True, "reduce")]
)
def test_a_whole_match_by_hand(visit: Visit, size: tuple[int, int], players: int, by_touch: bool, motion: str) -> None:
    guest = visit(size, has_touch=by_touch, is_mobile=by_touch, reduced_motion=motion)
    player = Player(guest, players, by_touch=by_touch)
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


def test_a_die_is_dragged_to_the_tray(visit: Visit) -> None:
    player = Player(visit(), 2)
    assert player.wait_for_turn()
    face = player.mine.nth(1).get_attribute("data-face")
    player.mine.nth(1).drag_to(player.page.locator("[data-drop=tray]"))
    player.until_sent("take")
    assert player.sent == [f"take {face}"]


def test_a_whole_match_by_keys(visit: Visit) -> None:
    player = Player(visit(reduced_motion="reduce"), 2)
    press = player.page.keyboard.press
    assert player.wait_for_turn()
    player.visitor.settle()
    player.go_to_my_belt()
    for key in ("Space", "ArrowRight", "Space", "m"):
        press(key)
    player.until_sent("menu")
    assert len(player.sent[-1].split()) == 3
    assert player.wait_for_turn()
    player.visitor.settle()
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
    takes = 0
    while player.wait_for_turn(by_keys=True):
        player.go_to_my_belt()
        press("Enter")
        press("Enter")
        takes += 1
        player.until_sent("take", takes)
    verbs = Counter(line.split()[0] for line in player.sent)
    assert verbs == {"menu": 1, "chopsticks": 1, "take": 24}


def _focus_my_belt(page: Page) -> None:
    """The focus comes back to my belt by itself after what was done from there."""
    expect(page.locator("[data-belt='0']:focus")).to_have_count(1)


def test_a_die_is_taken_back_with_all_that_bots_did_since(visit: Visit) -> None:
    guest = visit()
    table = lay_out("sushi_roll", [guest, "random"], until=may(0, "take"), options=Options(undo="free"))
    page = guest.go(f"/t/{table}")
    undo = page.get_by_role("button", name="Take back")
    before = guest.wait_for_turn()
    assert before is not None
    guest.draw()
    belt = page.locator("[data-belt='0']")
    faces = [die.get_attribute("data-face") for die in belt.all()]
    line = next(line for line in before["legal"] if line.startswith("take"))
    do(page, line, before)
    guest.wait_for_news(before)
    after = guest.wait_for_turn()
    assert after is not None
    expect(undo).to_be_enabled()
    undo.click()
    guest.wait_for_news(after)
    assert guest.updates[0]["view"] == before["view"]
    guest.settle()
    assert [die.get_attribute("data-face") for die in belt.all()] == faces
    assert guest.sent == [line, "undo"]


def test_where_nothing_is_taken_back_there_is_no_button(visit: Visit) -> None:
    guest = visit()
    table = lay_out("sushi_roll", [guest, "random"], until=may(0, "take"), options=Options(undo="never"))
    page = guest.go(f"/t/{table}")
    expect(page.get_by_role("button", name="So far")).to_be_enabled()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_the_score_sheet_comes_and_is_not_hit_by_a_tap_that_was_meant_for_a_die(visit: Visit) -> None:
    guest = visit(PHONE, has_touch=True, is_mobile=True)
    wanted = may(0, "take")

    def is_last_die(match: Match) -> bool:
        return wanted(match) and len(match.view(0).seats[0].belt) == 1  # type: ignore[attr-defined]

    guest.page.clock.install()
    page = guest.go(f"/t/{lay_out('sushi_roll', [guest, 'random'], until=is_last_die)}")
    update = guest.wait_for_turn()
    assert update is not None
    page.locator(".match").wait_for()
    guest.draw()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    do(page, update["legal"][0], update)
    sheet = page.get_by_role("dialog", name="Round 1 is scored")
    rows = sheet.locator("tbody").get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.first.get_by_role("cell")).to_have_count(2)
    place = sheet.get_by_role("button", name="Go on").bounding_box()
    assert place is not None
    for _ in range(2):  # on the button, and beside the sheet
        page.touchscreen.tap(place["x"] + 10, place["y"] + 10)
        page.touchscreen.tap(10, 10)
    expect(sheet).to_be_visible()
    page.clock.run_for(1000)
    page.touchscreen.tap(place["x"] + 10, place["y"] + 10)
    expect(sheet).to_have_count(0)
