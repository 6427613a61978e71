"""Whole matches of Wasabi! through the page, by mouse, finger and keys. Every line sent is the one that was meant."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.e2e.hands import click, type_keys

pytestmark = pytest.mark.slow

LAST = 400  # actions of one seat that no match needs
Do = Callable[[str, dict[str, Any]], None]


def choose(update: dict[str, Any], stream: random.Random) -> str:
    """Something that completes a recipe, or a card, or anything but a pass."""
    legal: list[str] = update["legal"]
    gains = [preview for preview in update["previews"] if preview.get("completes")]
    if gains:
        best: str = max(gains, key=lambda preview: preview["points"])["action"]
        return best
    short = [line for line in legal if line == "draw 2"]
    cards = [line for line in legal if line.startswith(("card", "take"))]
    others = [line for line in legal if not line.startswith("pass")]
    passes = [line for line in legal if line.startswith("pass")]
    if passes and stream.random() < 0.05:
        return stream.choice(passes)
    return stream.choice(short or cards or others or legal)


def play_match(guest: Visitor, do: Do, players: int) -> None:
    """Sit down with bots and play until the match is over."""
    guest.introduce("Anna")
    seats = ["me", *["greedy"] * (players - 1)]
    table = guest.ask("/tables", {"game": "wasabi", "players": players, "seats": seats, "start": True})
    page = guest.go(f"/t/{table['id']}")
    page.locator(".match").wait_for()
    assert guest.findings() == []
    assert not guest.overflows()
    stream = random.Random(players)
    for count in range(LAST):
        update = guest.wait_for_turn()
        if update is None:
            assert count > 10
            expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
            return
        guest.draw()
        line = choose(update, stream)
        guest.sent.clear()
        do(line, update)
        guest.wait_for_news(update)
        assert guest.sent == [line]
    pytest.fail("the match does not end")


@pytest.mark.parametrize(("players", "motion"), [(2, "no-preference"), (4, "reduce")])
def test_a_match_by_mouse(visit: Visit, players: int, motion: str) -> None:
    guest = visit(DESKTOP, reduced_motion=motion)
    play_match(guest, lambda line, update: click(guest.page, line, update), players)


def test_a_match_on_a_phone(visit: Visit) -> None:
    guest = visit(PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    play_match(guest, lambda line, update: click(guest.page, line, update, by_touch=True), 3)


def test_a_match_by_keys(visit: Visit) -> None:
    guest = visit(DESKTOP, reduced_motion="reduce")
    play_match(guest, lambda line, update: type_keys(guest.page, line, update), 2)
