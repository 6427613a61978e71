"""A house with editions of its own: pieces have the names that their files give them, in every guest's language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sushiya.games.wasabi.edition import slug
from sushiya.locales import ENGLISH, list_languages
from sushiya.table.table import BOT_NAMES
from tests.e2e.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.e2e.hands import click
from tests.e2e.positions import lay_out, may, taking
from tests.e2e.texts import look
from tests.games.toml import to_toml
from tests.games.wasabi import editions as wasabi_editions
from tests.server.running import RunningHouse
from tests.web.building import ROOT, build_for_house

pytestmark = pytest.mark.slow

EDITIONS = ROOT / "screenshots" / "editions"
NAMES = ["Zoë", *BOT_NAMES]


def serve(folder: Path, *editions: Path) -> Iterator[RunningHouse]:
    """A house that serves these editions."""
    build_for_house()
    running = RunningHouse(folder, "--message-rate", "200", "--editions", " ".join(map(str, editions)))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def corner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that serves both editions of the pictures."""
    yield from serve(tmp_path_factory.mktemp("corner"), *sorted(EDITIONS.glob("*.toml")))


def come(visit: Visit, corner: RunningHouse, language: str, game: str) -> Visitor:
    """Zoë at a table of this house, with her turn before her."""
    guest = visit(DESKTOP, url=corner.url, reduced_motion="reduce")
    guest.house = corner
    guest.introduce("Zoë")
    wish = {"game": game, "players": 2, "seats": ["me", "random"], "start": True}
    table = guest.ask("/tables", wish)["id"]
    guest.go(f"/?lang={language}")
    guest.go(f"/t/{table}")
    assert guest.wait_for_turn() is not None
    expect(guest.page.locator(".match .ask").first).to_be_visible()
    return guest


def speak(page: Page, language: str) -> None:
    """Change the language in mid-match."""
    page.locator('button:visible:has(use[href="#art-icons-menu"])').click()
    page.locator(f"dialog button[lang={language}]").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def read_whole(guest: Visitor) -> list[str]:
    """What cannot be read whole, on a phone and on a desktop."""
    found = []
    for width, height in (PHONE, DESKTOP):
        guest.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} px: {fault}" for fault in look(guest.page, NAMES).faults]
    return found


# By language: an ingredient that has a name in each of them, one that has it in two, and one of the house’s own.
TILES = {
    "pl": {"scallop": "przegrzebek (morze)", "green_onion": "szczypior (ogród)", "tuna": "tuńczyk (morze)"},
    "it": {"scallop": "capasanta (mare)", "green_onion": "cipollotto (orto)", "tuna": "tonno (mare)"},
    "nl": {"scallop": "sint-jakobsschelp (zee)", "green_onion": "green onion (tuin)", "tuna": "tonijn (zee)"},
    "en": {"scallop": "scallop (sea)", "green_onion": "green onion (garden)", "tuna": "tuna (sea)"},
}


def test_tiles_and_recipes_in_the_language_of_the_guest(visit: Visit, corner: RunningHouse) -> None:
    guest = come(visit, corner, "pl", "wasabi")
    page = guest.page
    while (update := guest.wait_for_turn()) and update["view"]["phase"] != "step_one":
        line = next((line for line in update["legal"] if line == "draw 2"), update["legal"][0])
        click(page, line, update)
        guest.wait_for_news(update)
    assert update is not None
    held = update["view"]["seats"][0]["recipes"]
    edition = tomllib.loads((EDITIONS / "wasabi.toml").read_text(encoding="utf-8"))
    printed = {slug(recipe["name"]): recipe for recipe in edition["recipe"]}
    assert len(held) == 3
    for language, tiles in TILES.items():
        if language != "pl":
            speak(page, language)
        for tile, name in tiles.items():
            expect(page.locator(f"[data-pantry={tile}]").first).to_have_accessible_name(re.compile(re.escape(name)))
        for recipe in held:
            name = printed[recipe].get("names", {}).get(language, printed[recipe]["name"])
            expect(page.locator(f"[data-recipe={recipe}] b").first).to_have_text(name)
        assert read_whole(guest) == []


FACES = {"ru": ("гребешок", "гребешок × 2", "sea bream"), "it": ("capasanta", "capasanta × 2", "orata")}


def test_dice_and_a_match_to_its_end(visit: Visit, corner: RunningHouse) -> None:
    guest = come(visit, corner, "ru", "sushi_roll")
    page = guest.page
    for language, names in FACES.items():
        if language != "ru":
            speak(page, language)
        page.keyboard.press("f")
        for name in names:
            expect(page.locator(f'dialog li[title="{name}"]').first).to_be_visible()
        assert read_whole(guest) == []
        page.keyboard.press("Escape")
    guest.play_to_the_end(guest.table)
    expect(page.locator(".ranking")).to_be_visible()
    assert read_whole(guest) == []


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house where strips outnumber tokens."""
    folder = tmp_path_factory.mktemp("crowded")
    (folder / "crowded.toml").write_text(to_toml(wasabi_editions.CROWDED), encoding="utf-8")
    yield from serve(folder, folder / "crowded.toml")


def test_qw23_which_of_two_strips_is_completed(visit: Visit, crowded: RunningHouse) -> None:
    guest = visit(DESKTOP, url=crowded.url, reduced_motion="reduce")
    guest.house = crowded
    wanted, edition = may(0, "choose"), crowded.folder / "crowded.toml"
    table = lay_out("wasabi", [guest, "random"], choose=taking("chop"), until=wanted, edition=edition)
    page = guest.page
    question = page.locator(".ask").first
    for language in [*list_languages(), ENGLISH]:
        guest.go(f"/?lang={language}")
        guest.go(f"/t/{table}")
        expect(question).to_be_visible()
        assert read_whole(guest) == [], language
    update = guest.wait_for_turn()
    assert update is not None
    lines = update["legal"]
    assert len(lines) >= 2
    assert all(line.startswith("choose ") for line in lines)
    expect(question).to_contain_text(f"Which recipe do you complete? There are not enough tokens for all {len(lines)}.")
    click(page, lines[-1], update)
    guest.wait_for_news(update)
    assert guest.sent == [lines[-1]]
    now = guest.updates[0]["view"]
    assert now["choices"] == []
    assert lines[-1].split()[1] in [strip.rstrip("*") for strip in now["seats"][0]["completed"]]
