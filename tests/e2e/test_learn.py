"""Both lessons to their end: by mouse on a desktop, by keys alone on a phone; a wrong choice is met kindly."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit
from tests.e2e.learner import LONGEST, Learner

pytestmark = pytest.mark.slow

GAMES = {"wasabi": "Wasabi!", "sushi_roll": "Sushi Roll"}
SMALL = (360, 640)


def go_wrong(page: Page, game: str) -> None:
    """A legal choice that is not the one asked for."""
    if game == "wasabi":
        page.locator("[data-hand=tuna]").click()
        page.locator("[data-square=a1]").click()
    else:
        dumpling = page.locator("[data-belt='0'][data-face=dumpling]").first
        dumpling.click()
        dumpling.click()


@pytest.mark.parametrize(("game", "theme"), [("wasabi", "light"), ("sushi_roll", "dark")])
def test_by_mouse_on_a_desktop_to_a_match_of_ones_own(visit: Visit, game: str, theme: str) -> None:
    guest = visit(DESKTOP, color_scheme=theme)
    page = guest.go()
    page.get_by_role("link", name=f"Learn {GAMES[game]}").click()
    learner = Learner(page, by_keys=False)
    expect(page.locator(".guide")).to_contain_text("Welcome")
    while not page.locator("[data-glow][data-hand], [data-glow][data-belt][aria-disabled=false]").count():
        learner.go_on()
    assert guest.findings() == []
    before = page.locator(".match").inner_text()
    go_wrong(page, game)
    expect(page.locator(".guide")).to_have_attribute("data-mood", "corrects")
    assert guest.findings() == []
    assert page.locator(".match").inner_text() == before
    learner.finish()
    assert len(learner.heard) >= 19
    assert guest.findings() == []
    page.get_by_role("button", name="Play against the apprentice").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".match")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_on_a_phone(visit: Visit, game: str) -> None:
    guest = visit(PHONE, reduced_motion="reduce")
    page = guest.go(f"/learn/{game}")
    expect(page.locator(".guide")).to_contain_text("Welcome")
    following = page.locator(".guide").get_by_role("button", name="Go on")
    for _ in range(5):
        if following.evaluate("(button) => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    learner = Learner(page, by_keys=True)
    learner.finish()
    assert learner.wrong == (game == "wasabi")
    assert any("apprentice" in said for said in [learner.text()])
    assert not guest.overflows()
    assert guest.findings() == []


@pytest.mark.parametrize("game", GAMES)
def test_back_skip_and_what_is_heard(visit: Visit, game: str) -> None:
    """On a small phone, by touch; what the guide says is told to those who listen."""
    guest = visit(SMALL, has_touch=True, color_scheme="dark")
    page = guest.go(f"/learn/{game}")
    live = page.locator("[aria-live=polite].visually-hidden")
    expect(live.last).to_contain_text("Welcome")
    guide = page.locator(".guide")
    dots = guide.get_by_role("img", name=re.compile("^Step 1 of"))
    expect(dots).to_be_visible()
    guide.get_by_role("button", name="Go on").tap()
    expect(live.last).not_to_contain_text("Welcome")
    guide.get_by_role("button", name="One step back").tap()
    expect(guide).to_contain_text("Welcome")
    for _ in range(LONGEST):
        if page.get_by_role("button", name="Play against the apprentice").count():
            break
        sheet = page.get_by_role("dialog").get_by_role("button", name="Go on")
        onward = guide.get_by_role("button", name=re.compile("^(Go on|Skip this step)$"))
        (sheet if sheet.count() else onward).first.tap()
    guest.settle()
    assert not guest.overflows()
    assert guest.findings() == []
    page.get_by_role("button", name="Once more from the start").tap()
    expect(guide).to_contain_text("Welcome")
    page.get_by_role("link", name="Leave the lesson").tap()
    expect(page.get_by_role("link", name=f"Learn {GAMES[game]}")).to_be_visible()
