"""Every screen in both themes, on a desktop and on a phone: for every eye, no scrolling sideways, for any thumb."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, SMALL, Visit, Visitor
from tests.e2e.positions import is_over, lay_out, may, taking

pytestmark = pytest.mark.slow

THUMB = 44  # pixels
SMALL_TARGETS = """(least) => {
    const found = [];
    for (const one of document.querySelectorAll("button, a[href], input, select, [role=button]")) {
        if (one.disabled || one.ariaDisabled === "true" || !one.checkVisibility({ visibilityProperty: true })) continue;
        one.scrollIntoView({ block: "center", inline: "center" });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hits = (x, y) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && (one.contains(there) || (there.closest("label")?.contains(one) ?? false));
        };
        const reach = (right, down, enough) => {
            let far = 0;
            while (far < enough && hits(x + right * (far + 0.5), y + down * (far + 0.5))) far += 0.5;
            return far;
        };
        const span = (right, down) => { // as far as it matters: half of it on one side, what is left on the other
            const there = reach(right, down, least / 2);
            const back = reach(-right, -down, least - there);
            return there + back < least && there >= least / 2 ? reach(right, down, least - back) + back : there + back;
        };
        if (!hits(x, y)) continue; // something lies over it
        const [width, height] = [span(1, 0), span(0, 1)];
        const name = one.ariaLabel ?? one.textContent.trim();
        if (Math.min(width, height) < least - 1) found.push(`${name}: ${width} × ${height}`);
    }
    return found;
}"""


def look(guest: Visitor, *, is_match: bool = False) -> None:
    """Judge the screen as it is: large and small, by day and by night. It is large before and after."""
    page = guest.page
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme=theme)
            assert guest.findings(only_colours=theme == "light") == [], (theme, width)
        assert not guest.overflows()
        if is_match and width == PHONE[0]:
            assert page.evaluate(SMALL_TARGETS, THUMB) == []
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    guest.settle()
    assert not guest.overflows()
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    guest.settle()


def close(page: Page) -> None:
    """Put away what is open."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_door_and_what_it_asks(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    page = guest.go()
    expect(page.get_by_role("button", name="Play now")).to_have_count(2)
    look(guest)
    for way in ("With friends Wasabi!", "Pass and play Sushi Roll", "Your name"):
        page.get_by_role("button", name=re.compile(way)).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(guest)
        close(page)


def test_a_waiting_table(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    guest.introduce("Anna")
    table = guest.ask("/tables", {"game": "wasabi", "players": 4, "seats": ["me", "cook"]})["id"]
    page = guest.go(f"/t/{table}")
    expect(page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    look(guest)
    page.get_by_role("button", name="Level").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(guest)


def test_what_is_not_there(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    guest.expected = ("404",)
    for path, title in (("/t/no-such-table", "There is no such table"), ("/no/such/room", "There is no such room")):
        page = guest.go(path)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        look(guest)
        page.get_by_role("link", name="Back to the door").click()
        expect(page.get_by_role("button", name="Play now")).to_have_count(2)


def test_the_curtain(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    page = guest.go(f"/t/{lay_out('wasabi', [guest, guest])}")
    expect(page.get_by_role("heading", name=re.compile("Hand the device"))).to_be_visible()
    look(guest)


@pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
def test_the_end(visit: Visit, game: str) -> None:
    guest = visit(reduced_motion="reduce")
    page = guest.go(f"/t/{lay_out(game, [guest, 'random', 'random'], until=is_over)}")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    expect(page.get_by_text("Checked here: the number has this fingerprint.")).to_be_visible()
    look(guest)


def test_what_stands_around_a_match(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    page = guest.go(f"/t/{lay_out('sushi_roll', [guest, visit()], until=may(0, 'take'))}")
    for button in ("So far", "Say something", "Help", "At the table"):
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(guest)
        close(page)
    page.get_by_role("button", name="At the table").click()
    page.get_by_role("button", name="Way out").click()
    expect(page.get_by_role("dialog", name="Leave this match?")).to_be_visible()
    look(guest)


@pytest.mark.parametrize("phase", ["give", "draw", "lay", "pick", "take"])
def test_a_match_of_wasabi(visit: Visit, phase: str) -> None:
    guest = visit(reduced_motion="reduce")
    until = may(0, "card switch", "lay") if phase == "lay" else may(0, phase)
    table = lay_out("wasabi", [guest, "random", "random"], seed=phase, choose=taking("switch"), until=until)
    page = guest.go(f"/t/{table}")
    assert guest.wait_for_turn() is not None
    page.locator(".match").wait_for()
    look(guest, is_match=True)
    if phase == "lay":
        page.locator("[data-hand]").first.click()
        look(guest, is_match=True)
        page.keyboard.press("Escape")
        page.locator("[data-card=switch]").click()
        look(guest, is_match=True)
        page.keyboard.press("Escape")
        page.locator("[data-choice=begin-pass]").click()
        look(guest, is_match=True)
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.get_by_role("heading", name="Keys")).to_be_visible()
        look(guest)


@pytest.mark.parametrize("players", [2, 5])
def test_a_match_of_sushi_roll(visit: Visit, players: int) -> None:
    guest = visit(reduced_motion="reduce")
    wanted = may(0, "menu", "chopsticks")
    table = lay_out(
        "sushi_roll",
        [guest, *["random"] * (players - 1)],
        until=lambda match: wanted(match) and len(match.view(0).seats[0].tray) == 1,  # type: ignore[attr-defined]
    )
    page = guest.go(f"/t/{table}")
    assert guest.wait_for_turn() is not None
    page.locator(".match").wait_for()
    look(guest, is_match=True)
    page.locator("[data-belt='0'][aria-disabled=false]").first.click()
    look(guest, is_match=True)
    page.keyboard.press("m")
    look(guest, is_match=True)
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.locator("[data-belt='0'][aria-disabled=false]").first.click()
    look(guest, is_match=True)
    page.keyboard.press("Escape")
    for key, title in (("f", "The dice"), ("s", "Scores"), ("?", "Keys")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog").get_by_role("heading", name=re.compile(title))).to_be_visible()
        look(guest)
        close(page)
