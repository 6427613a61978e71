"""Who wants less motion sees none: nothing flies, slides, turns or grows, and the match can be played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.e2e.hands import click, take_die
from tests.e2e.positions import lay_out, may

pytestmark = pytest.mark.slow

WATCH = """
    window.moved = [];
    const KINDS = /^(transform|translate|rotate|scale|offset|left|right|top|bottom|inset|width|height|margin)/;
    const look = () => {
        for (const one of document.getAnimations()) {
            if (one.playState !== "running" || one.effect.getComputedTiming().duration < 20) continue;
            const frames = one.effect.getKeyframes();
            for (const kind of new Set(frames.flatMap((frame) => Object.keys(frame)))) {
                const values = new Set(frames.map((frame) => frame[kind]));
                const text = `${kind} of ${one.effect.target?.className?.baseVal ?? one.effect.target?.className}`;
                if (KINDS.test(kind) && values.size > 1 && !window.moved.includes(text)) window.moved.push(text);
            }
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def moved(guest: Visitor) -> list[str]:
    """What has been in motion on the screen."""
    found: list[str] = guest.page.evaluate("window.moved")
    return found


def play_wasabi(guest: Visitor, by_touch: bool) -> None:
    """A turn from a tile that completes something to the next turn, against a bot."""
    is_so = may(0, "lay")

    def completes(match: object) -> bool:
        return is_so(match) and any(  # type: ignore[arg-type]
            match.foresee(line).steps[0].completes  # type: ignore[attr-defined]
            for line in match.legal()  # type: ignore[attr-defined]
            if line.startswith("lay")
        )

    guest.go(f"/t/{lay_out('wasabi', [guest, 'greedy'], seed='calm', until=completes)}")
    for number in range(6):
        update = guest.wait_for_turn()
        assert update is not None
        gains = [one["action"] for one in update["previews"] if one.get("completes")]
        line = next((line for line in gains if line.startswith("lay")), None) or next(
            line for line in update["legal"] if not line.startswith(("pass", "card"))
        )
        assert number or gains
        guest.draw()
        click(guest.page, line, update, by_touch=by_touch)
        guest.wait_for_news(update)
    guest.wait_for_turn()
    guest.settle()


def play_sushi_roll(guest: Visitor, by_touch: bool) -> None:
    """From the end of a round into the next one."""
    until = may(0, "take")
    table = lay_out(
        "sushi_roll",
        [guest, "greedy"],
        until=lambda match: until(match) and len(match.view(0).seats[0].belt) == 2,  # type: ignore[attr-defined]
    )
    page = guest.go(f"/t/{table}")
    for _ in range(4):
        update = guest.wait_for_turn()
        assert update is not None
        expect(page.locator(".slide .round")).to_have_text(
            f"Round {update['view']['round']} of {update['view']['rounds']}"
        )
        take_die(page, "[data-belt='0'][aria-disabled=false]", by_touch=by_touch)
        guest.wait_for_news(update)
    guest.wait_for_turn()
    guest.settle()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("by_touch", [False, True])
def test_motion_as_one_likes_it(visit: Visit, by_touch: bool, motion: str) -> None:
    size = PHONE if by_touch else DESKTOP
    guest = visit(size, has_touch=by_touch, is_mobile=by_touch, reduced_motion=motion)
    guest.page.add_init_script(WATCH)
    page = guest.go()
    page.get_by_role("button", name="With friends Wasabi!").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    guest.settle()
    at_the_door = moved(guest)
    play_wasabi(guest, by_touch)
    in_wasabi = moved(guest)
    play_sushi_roll(guest, by_touch)
    in_sushi_roll = moved(guest)
    if motion == "reduce":
        assert [at_the_door, in_wasabi, in_sushi_roll] == [[], [], []]
    else:
        assert all([at_the_door, in_wasabi, in_sushi_roll])


def test_nightfall_is_one_picture(visit: Visit) -> None:
    """All colours change; for who wants less motion none of them is on its way."""
    guest = visit(reduced_motion="reduce")
    page = guest.go(f"/t/{lay_out('wasabi', [guest, 'greedy'], until=may(0, 'lay'))}")
    expect(page.locator(".match")).to_be_visible()
    guest.settle()
    colour = "getComputedStyle(document.body).color"
    by_day = page.evaluate(colour)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate(colour) != by_day
