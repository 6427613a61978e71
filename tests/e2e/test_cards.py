"""Every action card of Wasabi! played at the page, by mouse and by finger, seen on the board and taken back again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.e2e.hands import click
from tests.e2e.positions import lay_out, may, taking

pytestmark = pytest.mark.slow


class Table:
    """Anna at a table with Bruno, who does not move; she may play this card."""

    def __init__(self, visit: Visit, card: str, how: str) -> None:
        self.by_touch = how == "finger"
        size = PHONE if self.by_touch else DESKTOP
        self.guest: Visitor = visit(size, has_touch=self.by_touch, is_mobile=self.by_touch, reduced_motion="reduce")
        wanted = may(0, f"card {card}", "lay")
        table = lay_out("wasabi", [self.guest, visit()], seed=card, choose=taking(card), until=wanted)
        self.page = self.guest.go(f"/t/{table}")
        self.update = self._turn()
        self.card = card

    def _turn(self) -> dict[str, Any]:
        update = self.guest.wait_for_turn()
        assert update is not None
        self.guest.draw()
        return update

    @property
    def mine(self) -> dict[str, Any]:
        view: dict[str, Any] = self.update["view"]["seats"][0]
        return view

    def line(self, pattern: str) -> str:
        """A legal line of this form, if possible one that completes nothing, so that it can be taken back."""
        gains = {one["action"] for one in self.update["previews"]}
        legal: list[str] = self.update["legal"]
        found = [line for line in legal if re.fullmatch(pattern, line)]
        return min(found, key=lambda line: line in gains)

    def do(self, line: str, *, may_end: bool = False) -> None:
        """Do it by hand, and see that exactly this was sent and is known now. It may end the turn."""
        self.guest.sent.clear()
        before = self.update
        click(self.page, line, before, by_touch=self.by_touch)
        self.guest.wait_for_news(before)
        assert self.guest.sent == [line]
        if not may_end:
            self.update = self._turn()

    def square(self, name: str) -> Locator:
        return self.page.locator(f'[data-square="{name}"]')

    def tiles(self, name: str) -> list[str]:
        """What lies on a square, from the bottom."""
        tiles: list[str] = next(one["tiles"] for one in self.update["view"]["board"] if one["square"] == name)
        return tiles

    def expect_square(self, name: str, what: str) -> None:
        expect(self.square(name)).to_have_accessible_name(re.compile(rf"^{name}, {what}"))

    def expect_played(self) -> None:
        """The card is no longer in my hand."""
        expect(self.page.locator(f'[data-card="{self.card}"]')).to_have_count(self.mine["cards"].count(self.card))

    def take_back(self) -> None:
        """Press the button, and have the card again."""
        held = self.mine["cards"].count(self.card)
        self.guest.sent.clear()
        before = self.update
        undo = self.page.get_by_role("button", name="Take back")
        expect(undo).to_be_enabled()
        undo.tap() if self.by_touch else undo.click()
        self.guest.wait_for_news(before)
        assert self.guest.sent == ["undo"]
        self.update = self._turn()
        assert self.mine["cards"].count(self.card) == held + 1
        self.expect_played()


HANDS = pytest.mark.parametrize("how", ["mouse", "finger"])


@HANDS
def test_chop_to_the_pantry(visit: Visit, how: str) -> None:
    table = Table(visit, "chop", how)
    line = table.line("card chop .* pantry")
    square = line.split()[2]
    (tile,) = table.tiles(square)
    table.expect_square(square, tile)
    table.do(line)
    table.expect_square(square, "empty")
    table.expect_played()
    table.take_back()
    table.expect_square(square, tile)


@HANDS
def test_chop_to_lay_it_elsewhere(visit: Visit, how: str) -> None:
    table = Table(visit, "chop", how)
    line = table.line("card chop .* lay")
    square = line.split()[2]
    (tile,) = table.tiles(square)
    table.do(line)
    table.expect_square(square, "empty")
    expect(table.page.locator(f'[data-chopped="{tile}"]')).to_be_visible()
    to = next(other for other in table.update["legal"] if other.split()[2] != square)
    table.expect_played()
    table.do(to, may_end=True)
    table.expect_square(to.split()[2], tile)
    table.expect_square(square, "empty")


@HANDS
def test_spicy_lays_two_tiles(visit: Visit, how: str) -> None:
    table = Table(visit, "spicy", how)
    table.do("card spicy")
    table.expect_played()
    table.take_back()
    table.do("card spicy")
    for number in range(2):
        line = table.line("lay .*")
        _, tile, square = line.split()
        table.do(line, may_end=number == 1)
        table.expect_square(square, tile)


@HANDS
def test_switch_swaps_two_squares(visit: Visit, how: str) -> None:
    table = Table(visit, "switch", how)
    line = table.line("card switch .*")
    _, _, first, second = line.split()
    tops = [(table.tiles(square) or ["empty"])[-1] for square in (first, second)]
    table.do(line)
    table.expect_square(first, tops[1])
    table.expect_square(second, tops[0])
    table.expect_played()
    table.take_back()
    table.expect_square(first, tops[0])
    table.expect_square(second, tops[1])


@HANDS
def test_stack_lays_on_top(visit: Visit, how: str) -> None:
    table = Table(visit, "stack", how)
    table.do("card stack")
    table.expect_played()
    line = next(line for line in table.update["legal"] if line.startswith("lay") and table.tiles(line.split()[2]))
    _, tile, square = line.split()
    table.do(line, may_end=True)
    table.expect_square(square, f"{tile}, a stack of 2 tiles")


@HANDS
def test_wasabi_covers_four_squares(visit: Visit, how: str) -> None:
    table = Table(visit, "wasabi", how)
    line = table.line("card wasabi .*")
    corner = line.split()[2]
    inside = [chr(ord(corner[0]) + right) + str(int(corner[1:]) + down) for right in (0, 1) for down in (0, 1)]
    cubes = table.mine["cubes"]
    table.do(line)
    for square in inside:
        table.expect_square(square, ".*under a Wasabi! card")
    assert table.mine["cubes"] == cubes + 1
    table.expect_played()
    table.take_back()
    for square in inside:
        expect(table.square(square)).not_to_have_accessible_name(re.compile("under a Wasabi"))
