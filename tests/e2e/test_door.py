"""The way of a guest through the house: the door, a waiting table, a match, the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, SMALL, Visit

pytestmark = pytest.mark.slow

GAMES = ("Wasabi!", "Sushi Roll")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_door(visit: Visit, size: tuple[int, int], theme: str) -> None:
    guest = visit(size, color_scheme=theme)
    page = guest.go()
    expect(page.get_by_role("button", name="Play now")).to_have_count(2)
    for game in GAMES:
        expect(page.get_by_role("heading", name=game)).to_be_visible()
    assert not guest.overflows()
    assert guest.findings() == []


@pytest.mark.parametrize(("game", "size"), [("Wasabi!", DESKTOP), ("Sushi Roll", PHONE)])
def test_one_click_to_a_match_and_on_to_the_end(visit: Visit, game: str, size: tuple[int, int]) -> None:
    guest = visit(size)
    page = guest.go()
    page.get_by_role("button", name=f"Play now {game}").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.get_by_role("button", name="At the table")).to_be_visible()
    expect(page.get_by_text("Setting the table")).to_have_count(0)
    assert not guest.overflows()
    page.get_by_role("button", name="So far").click()
    expect(page.get_by_role("dialog").get_by_text("The match begins.")).to_be_visible()
    page.keyboard.press("Escape")

    assert guest.play_to_the_end(guest.table) > 10
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    expect(page.get_by_text("Checked here: the number has this fingerprint.")).to_be_visible()
    assert not guest.overflows()
    assert guest.findings() == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(f"{guest.table}.json")

    before = guest.table
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url.rpartition("/")[2] != before)
    expect(page.get_by_role("button", name="At the table")).to_be_visible()
    guest.go()
    expect(page.get_by_role("link", name="Resume")).to_have_count(1)
    page.get_by_role("link", name="Resume").click()
    expect(page.get_by_role("button", name="At the table")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_friends_meet_at_a_table(visit: Visit, size: tuple[int, int]) -> None:
    host, friend = visit(size), visit(PHONE)
    page = host.go()
    page.get_by_role("button", name="With friends Sushi Roll").click()
    page.get_by_role("radio", name="Everybody, at the door").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    assert not host.overflows()
    assert host.findings() == []
    link = page.get_by_role("textbox", name="Link to this table").input_value()

    other = friend.go()
    expect(other.get_by_role("link", name="Join")).to_have_count(1)
    other.goto(link)
    other.get_by_role("button", name="Sit down").first.click()
    other.get_by_label("What others call you").fill("Zoë")
    other.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Zoë")).to_be_visible()
    expect(other.get_by_text("Whoever opened the table starts the match.")).to_be_visible()
    assert friend.findings() == []

    page.get_by_role("button", name="A bot").click()
    page.get_by_role("button", name="Itamae").click()
    page.get_by_role("button", name="Start the match").click()
    for one in (page, other):
        expect(one.get_by_role("button", name="At the table")).to_be_visible()
    other.get_by_role("button", name="At the table").click()
    other.get_by_role("button", name="Say something").click()
    other.get_by_role("button", name="Good luck!").click()
    expect(page.get_by_text("Good luck!")).to_be_visible()


def test_one_device_for_all(visit: Visit) -> None:
    guest = visit(PHONE)
    page = guest.go()
    page.get_by_role("button", name="Pass and play Wasabi!").click()
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name=re.compile("Hand the device to (Anna|Ben)"))).to_be_visible()
    assert guest.findings() == []
    page.get_by_role("button", name=re.compile("I am (Anna|Ben)")).click()
    expect(page.get_by_role("heading", name=re.compile("Hand the device"))).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("Hand the device"))).to_be_visible()


def test_the_dark_theme_stays(visit: Visit) -> None:
    guest = visit(color_scheme="light")
    page = guest.go()
    page.get_by_role("button", name="Dark theme").click()
    page.reload()
    expect(page.get_by_role("button", name="Light theme")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_what_a_browser_complains_about_is_heard(visit: Visit) -> None:
    guest = visit()
    page = guest.go()
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')")
    page.evaluate("fetch('http://127.0.0.1:9/elsewhere').catch(() => null)")
    page.evaluate("console.warn('a warning')")
    page.evaluate("void Promise.reject(new Error('an error'))")
    guest.expected = ("Content Security Policy", "a warning", "an error", "asks another host")
    for part in ("style-src 'self'", "connect-src 'self'", "a warning", "an error"):
        guest.wait(lambda: any(part in text for text in guest.complaints), f"{part} is not heard")  # noqa: B023
    with pytest.raises(PlaywrightError):
        page.goto("http://127.0.0.1:9/elsewhere")
    assert any("asks another host" in text for text in guest.complaints)
