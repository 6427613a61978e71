"""Matches to look at again: by mouse on a desktop, by touch and keys on a phone, of tables and of files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Visit, Visitor

pytestmark = pytest.mark.slow

OPEN_TABLE = """async ([game, players]) => {
    const headers = { "Content-Type": "application/json" };
    const post = (path, body) =>
        fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) }).then((answer) => answer.json());
    await post("/guest", { name: "Kasia" });
    const seats = ["me", ...Array(players - 1).fill("random")];
    return (await post("/tables", { game, players, seats, start: true })).id;
}"""


def play_match(guest: Visitor, game: str, players: int = 3) -> str:
    """A match that is over; its table."""
    guest.go()
    table: str = guest.page.evaluate(OPEN_TABLE, [game, players])
    guest.play_to_the_end(table)
    return table


def where(page: Page) -> tuple[int, int]:
    """The moment that is shown, and the last one."""
    text = page.locator(".where").inner_text()
    found = re.search(r"(\d+) of (\d+)", text)
    assert found, text
    return int(found[1]), int(found[2])


@pytest.mark.parametrize(
    ("game", "size", "theme"), [("wasabi", DESKTOP, "dark"), ("wasabi", PHONE, "light"), ("sushi_roll", PHONE, "dark")]
)
def test_from_the_end_through_the_match(visit: Visit, game: str, size: tuple[int, int], theme: str) -> None:
    guest = visit(size, color_scheme=theme)
    table, page = play_match(guest, game), guest.page
    guest.go(f"/t/{table}")
    expect(page.get_by_role("heading", name="Points over time")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".match")).to_be_visible()
    assert where(page)[0] == 0
    last = where(page)[1]
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="On to the next turn").click()
    at = where(page)[0]
    assert 1 < at < last
    page.get_by_role("button", name="One step back").click()
    assert where(page)[0] == at - 1
    page.get_by_role("slider").fill(str(last // 2))
    assert where(page)[0] == last // 2
    guest.settle()
    assert not guest.overflows()
    assert guest.findings() == []
    page.get_by_role("button", name="To the end").click()
    assert where(page)[0] == last
    page.get_by_role("button", name="So far").click()
    expect(page.get_by_role("dialog").locator("li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Points over time").click()
    expect(page.get_by_role("dialog").locator("svg .now")).to_have_count(1)
    assert guest.findings() == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Back to the result").click()
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()


def test_keys_go_through_it_and_it_plays_by_itself(visit: Visit) -> None:
    guest = visit(PHONE, reduced_motion="reduce")
    table, page = play_match(guest, "sushi_roll", 2), guest.page
    guest.go(f"/t/{table}/replay")
    expect(page.locator(".match")).to_be_visible()
    last = where(page)[1]
    seen = []
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "PageDown", "End", "PageUp", "Home"):
        page.keyboard.press(key)
        seen.append(where(page)[0])
    assert seen[:3] == [1, 2, 1]
    assert seen[3] > 1
    assert (seen[4], seen[6]) == (last, 0)
    assert seen[5] < last
    page.get_by_role("button", name="Speed: normal").click()
    expect(page.get_by_role("button", name="Speed: quick")).to_be_visible()
    page.locator("#content").focus()
    page.keyboard.press("Space")
    expect(page.locator(".where")).to_contain_text("Move 3 ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_w32_eyes(visit: Visit) -> None:
    """With everything open all strips are read; as a seat saw it, only its own."""
    guest = visit()
    table, page = play_match(guest, "wasabi"), guest.page
    guest.go(f"/t/{table}/replay")
    eyes = page.get_by_label("Whose eyes")
    expect(page.locator(".match")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("PageUp")
    expect(page.locator(".seat .held .strip").first).to_be_visible()
    expect(page.locator(".seat .held .back")).to_have_count(0)
    eyes.select_option(label="As Kasia saw it")
    expect(page.locator(".seat .held .back").first).to_be_visible()
    mine = page.locator("[data-recipe]").all_inner_texts()
    eyes.select_option(label="As Ben saw it")
    expect(page.locator("[data-seat='1']")).to_contain_text("(you)")
    assert page.locator("[data-recipe]").all_inner_texts() != mine


def test_a_record_is_chosen_and_dropped(visit: Visit, tmp_path: Path) -> None:
    guest = visit()
    table, page = play_match(guest, "sushi_roll", 2), guest.page
    record = guest.context.request.get(f"{guest.house.url}/api/tables/{table}/record").body()
    one, two, broken = tmp_path / "one.json", tmp_path / "two.ndjson", tmp_path / "broken.json"
    one.write_bytes(record)
    two.write_bytes(record + b"\n" + record + b"\n")
    broken.write_bytes(record[:-20])
    guest.expected = ("400",)
    guest.go("/replay")
    chooser = page.get_by_label("Choose a record")
    assert guest.findings() == []
    chooser.set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("cut off in the middle")
    broken.write_bytes(record.replace(b"take ", b"take two ", 1))
    chooser.set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("take two")
    chooser.set_input_files(two)
    page.get_by_role("button", name="2", exact=True).click()
    expect(page.locator(".match")).to_be_visible()
    guest.go("/replay")
    drop = page.evaluate_handle(
        "(text) => { const data = new DataTransfer(); data.items.add(new File([text], 'match.json')); return data; }",
        record.decode(),
    )
    page.locator(".drop").dispatch_event("drop", {"dataTransfer": drop})
    expect(page.locator(".match")).to_be_visible()
    assert where(page)[1] > 20


def test_what_is_not_over_is_refused_with_a_sentence(visit: Visit) -> None:
    guest = visit()
    guest.expected = ("409",)
    guest.go()
    table = guest.page.evaluate(OPEN_TABLE, ["wasabi", 2])
    guest.go(f"/t/{table}/replay")
    expect(guest.page.get_by_role("alert")).to_contain_text("not over yet")
