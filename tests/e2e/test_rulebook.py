"""The rulebook at the page: read, searched, linked to, and as help in a match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.slow

SMALL = (360, 640)
ILLEGAL = "menu pudding3 pudding3 pudding3 pudding3"  # nobody has such a belt: S8


@pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark"), (SMALL, "light")])
def test_a_book_for_every_screen(visit: Visit, game: str, size: tuple[int, int], theme: str) -> None:
    guest = visit(size, color_scheme=theme)
    page = guest.go(f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("figure [role=img]").first).to_be_visible()
    assert not guest.overflows()
    assert guest.findings() == []


def test_from_the_door_to_a_rule_and_back(visit: Visit) -> None:
    guest = visit(PHONE)
    page = guest.go()
    page.get_by_role("link", name="Rules Wasabi!").click()
    page.get_by_text("Contents", exact=True).click()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Switch!").click()
    expect(page.get_by_role("heading", name="Switch!")).to_be_in_viewport()
    page.get_by_role("link", name="Sushi Roll").click()
    expect(page.get_by_role("heading", name="Sushi Roll", level=1)).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_role("heading", name="Wasabi!", level=1)).to_have_count(1)


def test_an_address_leads_to_its_rule(visit: Visit) -> None:
    guest = visit(color_scheme="dark")
    page = guest.go("/rules/wasabi#QW12")
    rule = page.locator("#QW12")
    expect(rule).to_be_in_viewport()
    rule.get_by_role("link", name="W31").click()
    expect(page.locator("#W31")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#W31$"))
    assert guest.findings() == []


def test_search_finds_words_rules_and_recipes(visit: Visit) -> None:
    guest = visit(PHONE)
    page = guest.go("/rules/wasabi")
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("reverse")
    expect(page.get_by_role("status").get_by_text("One place")).to_be_visible()
    expect(page.locator("article section")).to_have_count(1)
    search.fill("DRAGON'S")
    expect(page.locator("mark").first).to_have_text("Dragon’s")
    search.press("Enter")
    expect(page.locator("mark.at")).to_be_in_viewport()
    assert guest.findings() == []
    expect(page.locator(".strips li")).to_have_text([re.compile("Dragon’s Tail")])
    search.fill("w22")
    page.locator("article").get_by_role("link", name="Rule W22").click()
    expect(search).to_have_value("")
    expect(page.locator("#W22")).to_be_in_viewport()
    search.fill("no such words")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def test_help_belongs_to_what_is_on_the_screen(visit: Visit) -> None:
    guest = visit()
    page = guest.go()
    page.get_by_role("button", name="Play now Sushi Roll").click()
    page.get_by_role("button", name=re.compile("^Menu")).and_(page.locator("[aria-disabled=false]")).click()
    page.get_by_role("button", name="Help").click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("heading", name="Menu: roll again")).to_be_visible()
    assert guest.findings() == []
    window.get_by_role("button", name="The next round").click()
    window.get_by_role("link", name="S4", exact=True).click()
    expect(window.get_by_role("heading", name="Set-up")).to_be_visible()
    window.get_by_role("button", name="Back").click()
    expect(window.get_by_role("heading", name="The next round")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/t/"))


def test_a_refused_move_leads_to_its_rule(visit: Visit) -> None:
    guest = visit(PHONE)
    page = guest.page

    def let_cheat(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(lambda text: house.send(re.sub('"action":"[^"]+"', f'"action":"{ILLEGAL}"', str(text))))

    page.route_web_socket(re.compile("/api/"), let_cheat)
    guest.go()
    page.get_by_role("button", name="Play now Sushi Roll").click()
    page.locator(".mine .belt button[aria-disabled=false]").first.click()
    page.locator(".controls .go").click()
    page.get_by_role("button", name="Rule S8").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Menu: roll again")).to_be_visible()
