"""Reload, tunnel and restart in mid-turn: the page says what is the matter and comes back, and nothing is lost."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.e2e.hands import do
from tests.e2e.positions import lay_out, may, read_table
from tests.e2e.relay import Relay
from tests.server.running import RunningHouse

pytestmark = pytest.mark.slow

GAMES = pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
CUT = ("WebSocket connection to", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED")
BACK = 40_000  # milliseconds in which the page is back: it waits longer every time


@pytest.fixture
def relay(house: RunningHouse) -> Iterator[Relay]:
    with Relay(house.port).running() as running:
        yield running


def lost(guest: Visitor) -> Locator:
    return guest.page.get_by_role("status").filter(has_text="The line is lost. Reconnecting")


def begin(visit: Visit, game: str, relay: Relay | None = None, size: tuple[int, int] = DESKTOP) -> Visitor:
    """Anna's turn against Bruno, in the middle of a match; he is not there."""
    guest = visit(size, url=relay.url if relay else None)
    wanted = may(0, "lay" if game == "wasabi" else "take")
    table = lay_out(game, [guest, visit()], seed="tunnel", until=wanted)
    guest.go(f"/t/{table}")
    assert guest.wait_for_turn() is not None
    guest.page.locator(".match").wait_for()  # with all that it consists of: a tunnel would keep that away
    guest.draw()
    return guest


def move(guest: Visitor) -> str:
    """Begin to play the first tile or die that one has; what it is called in the notation."""
    update = guest.updates[0]
    line: str = next(line for line in update["legal"] if line.startswith(("lay", "take")))
    do(guest.page, line, update)
    return line


def happened(guest: Visitor) -> list[str]:
    """What Anna has done since the position was laid out, as the house has written it down."""
    table = read_table(guest.house, guest.table)
    return [
        step.line for one in table.happenings[guest.updates[0]["version"] :] for step in one.steps if step.seat == 0
    ]


def expect_pending(guest: Visitor, line: str) -> None:
    """The page shows the move on its way, and offers no other."""
    verb, *words = line.split()
    expect(guest.page.get_by_text("Sending …" if verb == "lay" else "Just a moment …")).to_be_visible()
    if verb == "lay":
        expect(guest.page.locator(f'[data-square="{words[1]}"] .pending')).to_have_count(1)
    expect(guest.page.get_by_role("button", name="Take back")).to_be_disabled()


def expect_done(guest: Visitor, line: str) -> None:
    """The page shows what the move has brought about."""
    verb, *words = line.split()
    expect(guest.page.get_by_text("Sending …" if verb == "lay" else "Just a moment …")).to_have_count(0)
    if verb == "lay":
        square = guest.page.locator(f'[data-square="{words[1]}"]')
        expect(square).to_have_accessible_name(f"{words[1]}, {words[0]}")
    expect(lost(guest)).to_have_count(0, timeout=BACK)


@GAMES
def test_a_reload_in_mid_turn(visit: Visit, game: str) -> None:
    guest = begin(visit, game, size=PHONE)
    before = guest.updates.pop(0)
    if game == "wasabi":
        guest.page.locator("[data-hand]").first.click()  # taken up, not played
    guest.page.reload()
    after = guest.wait_for_turn()
    assert after is not None
    for part in ("version", "view", "legal"):
        assert after[part] == before[part]
    guest.draw()
    line = move(guest)
    guest.wait_for_news(after)
    assert guest.sent == [line]


@GAMES
def test_a_move_in_a_tunnel_is_confirmed_afterwards(visit: Visit, relay: Relay, game: str) -> None:
    guest = begin(visit, game, relay)
    guest.expected = CUT
    before = guest.updates[0]
    relay.cut()
    expect(lost(guest)).to_be_visible()
    line = move(guest)
    expect_pending(guest, line)
    assert guest.sent == []  # there was nothing to send it over
    relay.mend()
    guest.wait_for_news(before, BACK)
    assert guest.sent == [line]
    expect_done(guest, line)
    guest.updates[0] = before
    assert happened(guest) == [line]


@GAMES
def test_a_move_whose_answer_was_lost_is_done_once(visit: Visit, relay: Relay, game: str) -> None:
    guest = begin(visit, game, relay)
    guest.expected = CUT
    before = guest.updates[0]
    relay.deafen()
    line = move(guest)
    guest.wait(lambda: happened(guest) == [line], "the house does not hear of it")
    expect_pending(guest, line)
    relay.cut()
    expect(lost(guest)).to_be_visible()
    relay.mend()
    guest.wait_for_news(before, BACK)
    expect_done(guest, line)
    assert guest.sent == [line, line]
    assert len(set(guest.sent_ids)) == 1  # the same move, not another one
    guest.updates[0] = before
    assert happened(guest) == [line]


@GAMES
def test_a_move_that_came_too_late_is_taken_back(visit: Visit, relay: Relay, game: str) -> None:
    guest = begin(visit, game, relay)
    guest.expected = CUT
    before = guest.updates[0]
    relay.cut()
    expect(lost(guest)).to_be_visible()
    line = move(guest)
    expect_pending(guest, line)
    other = next(one for one in reversed(before["legal"]) if one.startswith(line.split()[0]) and one != line)
    act = {"type": "act", "id": "other-device", "seat": 0, "version": before["version"], "action": other}
    guest.ask(f"/tables/{guest.table}/act", act)
    relay.mend()
    expect(guest.page.get_by_role("alert")).to_contain_text("Something happened meanwhile. Look again.", timeout=BACK)
    expect_done(guest, other)
    if game == "wasabi":
        square = line.split()[2]
        expect(guest.page.locator(f'[data-square="{square}"]')).to_have_accessible_name(f"{square}, empty")
    guest.updates[0] = before
    assert happened(guest) == [other]


@pytest.mark.parametrize(("game", "how"), [("wasabi", signal.SIGKILL), ("sushi_roll", signal.SIGTERM)])
def test_the_house_is_closed_in_mid_turn(visit: Visit, game: str, how: signal.Signals) -> None:
    guest = begin(visit, game)
    guest.expected = CUT
    before = guest.updates[0]
    guest.house.stop(how)
    expect(lost(guest)).to_be_visible()
    line = move(guest)
    expect_pending(guest, line)
    guest.house.start()
    guest.wait_for_news(before, BACK)
    expect_done(guest, line)
    guest.updates[0] = before
    assert happened(guest) == [line]
