"""A personal link takes a guest's seats along to another device, once; the first device keeps them too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visit, Visitor
from tests.e2e.hands import do
from tests.e2e.positions import lay_out, may

pytestmark = pytest.mark.slow


def make_link(guest: Visitor) -> str:
    """The link, from the window in which it is shown."""
    guest.page.get_by_role("button", name="Continue on another device").click()
    window = guest.page.get_by_role("dialog", name="Continue on another device")
    expect(window.get_by_role("img", name="QR code of your personal link")).to_be_visible()
    expect(window).to_contain_text("Whoever has this link plays as you. It works once")
    guest.settle()
    assert guest.findings() == []
    assert not guest.overflows()
    link = window.get_by_role("textbox", name="Your personal link").input_value()
    guest.page.keyboard.press("Escape")
    return link


def go_on_here(page: Page) -> None:
    """Say yes to what the link asks."""
    page.get_by_role("button", name="Go on here").click()


@pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
def test_a_match_goes_on_on_a_phone(visit: Visit, game: str) -> None:
    desk, phone, third = visit(), visit(PHONE), visit(PHONE)
    table = lay_out(game, [desk, visit()], until=may(0, "lay" if game == "wasabi" else "take"))
    phone.introduce("Zoë")
    desk.go(f"/t/{table}").get_by_role("button", name="At the table").click()
    link = make_link(desk)
    page = phone.page
    page.goto(link)
    expect(page.get_by_text("On this device you were Zoë until now.")).to_be_visible()
    assert phone.findings() == []
    assert not phone.overflows()
    go_on_here(page)
    update = phone.wait_for_turn()
    assert update is not None
    assert page.url == f"{phone.url}/t/{table}"  # and a reload does not ask for the link again
    page.locator(".match").wait_for()
    phone.draw()
    before = desk.updates[0]
    do(page, next(line for line in update["legal"] if line.startswith(("lay", "take"))), update)
    phone.wait_for_news(update)
    desk.wait_for_news(before)
    desk.wait(lambda: desk.updates[0]["view"] == phone.updates[0]["view"], "both devices see the same")
    assert (phone.ask("/guest"), desk.ask("/guest")) == ({"name": "Anna"}, {"name": "Anna"})

    third.expected = ("401",)
    third.page.goto(link)
    go_on_here(third.page)
    expect(third.page.get_by_role("heading", name="This link was used already, or is too old.")).to_be_visible()
    third.page.get_by_role("link", name="Back to the door").click()
    expect(third.page.get_by_role("button", name="Play now")).to_have_count(2)


def test_a_table_is_started_from_a_phone(visit: Visit) -> None:
    desk, phone = visit(), visit(PHONE)
    desk.introduce("Anna")
    table = desk.ask("/tables", {"game": "wasabi", "players": 2, "seats": ["me", "random"]})["id"]
    desk.go(f"/t/{table}")
    phone.page.goto(make_link(desk))
    go_on_here(phone.page)
    phone.page.get_by_role("button", name="Start the match").click()
    for one in (desk, phone):
        expect(one.page.get_by_role("button", name="At the table")).to_be_visible()


def test_who_only_watches_has_no_seat_to_take_along(visit: Visit) -> None:
    watcher = visit()
    page = watcher.go(f"/t/{lay_out('wasabi', [visit(), 'greedy'])}")
    page.get_by_role("button", name="At the table").click()
    expect(page.get_by_role("button", name="Way out")).to_be_visible()
    expect(page.get_by_role("button", name="Continue on another device")).to_have_count(0)


def test_a_link_without_its_code(visit: Visit) -> None:
    page = visit().go("/t/any-table/here")
    expect(page.get_by_role("heading", name="This link was used already, or is too old.")).to_be_visible()
