"""One device goes round: behind the curtain there is nothing, and in front of it only what one's own seat may know."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visit, Visitor
from tests.e2e.hands import click, do
from tests.e2e.positions import lay_out, may
from tests.e2e.recipes import named_in

pytestmark = pytest.mark.slow


def recipes_in(page: Page, recipes: list[str]) -> list[str]:
    """Which of these recipes the page names anywhere, seen or not."""
    return named_in(page.content(), recipes)


def held(guest: Visitor, seat: int) -> list[str]:
    """The recipes of a seat."""
    recipes: list[str] = guest.updates[seat]["view"]["seats"][seat]["recipes"]
    return recipes


def expect_curtain(guest: Visitor, name: str) -> None:
    """Nothing is to be seen of anybody's recipes."""
    expect(guest.page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
    expect(guest.page.get_by_role("button", name="So far")).to_be_disabled()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    assert recipes_in(guest.page, [*held(guest, 0), *held(guest, 1)]) == []


def raise_curtain(guest: Visitor, name: str, seat: int) -> None:
    """The next one is there, and sees only the own recipes."""
    guest.page.get_by_role("button", name=f"I am {name}").click()
    expect(guest.page.locator("[data-recipe]").first).to_be_visible()
    guest.draw()
    assert recipes_in(guest.page, held(guest, seat)) == held(guest, seat)
    assert recipes_in(guest.page, held(guest, 1 - seat)) == []


def play_turn(guest: Visitor, seat: int) -> None:
    """Everything of a turn, one line after the other, until the other one is to act."""
    while guest.updates[seat]["legal"]:
        update = guest.updates[seat]
        legal: list[str] = update["legal"]
        line = next((line for line in legal if line in ("done", "draw 3")), None) or next(
            line for line in legal if not line.startswith(("pass", "card"))
        )
        guest.draw()
        click(guest.page, line, update)
        guest.wait_for_news(update)


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_the_curtain_hides_everything(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size)
    table = lay_out("wasabi", [guest, guest], seed="curtain", until=may(0, "lay"))
    page = guest.go(f"/t/{table}")
    expect_curtain(guest, "Anna")
    raise_curtain(guest, "Anna", 0)
    pass_one = next(line for line in guest.updates[0]["legal"] if re.fullmatch(r"pass \S+", line))
    update = guest.updates[0]
    click(page, pass_one, update)  # so that a recipe is drawn, which the page tells
    guest.wait_for_news(update)
    play_turn(guest, 0)
    expect_curtain(guest, "Bruno")
    page.reload()
    expect_curtain(guest, "Bruno")
    raise_curtain(guest, "Bruno", 1)
    play_turn(guest, 1)
    expect_curtain(guest, "Anna")
    raise_curtain(guest, "Anna", 0)


def test_the_curtain_falls_over_what_is_open(visit: Visit) -> None:
    guest = visit()
    table = lay_out("wasabi", [guest, guest], seed="curtain", until=may(0, "lay"))
    page = guest.go(f"/t/{table}")
    expect_curtain(guest, "Anna")
    raise_curtain(guest, "Anna", 0)
    play_turn(guest, 0)
    page.get_by_role("button", name="So far").click()  # in the moment before it falls
    expect_curtain(guest, "Bruno")


def test_sushi_roll_has_nothing_to_hide(visit: Visit) -> None:
    guest = visit(PHONE)
    table = lay_out("sushi_roll", [guest, guest, guest], seed="round", until=may(0, "take"))
    page = guest.go(f"/t/{table}")
    for _ in range(6):
        guest.wait(lambda: any(update["legal"] for update in guest.updates.values()), "nobody is to act")
        update = next(update for update in guest.updates.values() if update["legal"])
        name = ("Anna", "Bruno", "Chiara")[update["seat"]]
        expect(page.get_by_text(f"{name}’s turn")).to_be_visible()
        expect(page.get_by_role("heading", name=re.compile("Hand the device"))).to_have_count(0)
        guest.draw()
        do(page, next(line for line in update["legal"] if line.startswith("take")), update)
        guest.wait_for_news(update)
