"""Every language on every screen, on a small phone and on a desktop: no text that is cut, covered, without a glyph or,
in the language for tests, no message. And guests who change the language, or have different ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from sushiya.locales import ENGLISH, list_languages
from sushiya.table.table import BOT_NAMES
from tests.e2e.conftest import DESKTOP, PHONE, Visit, Visitor
from tests.e2e.learner import Learner
from tests.e2e.positions import NAMES, is_over, lay_out, may, taking
from tests.e2e.texts import look

pytestmark = pytest.mark.slow

PSEUDO = "pseudo"
SMALL = (360, 800)
LANGUAGES = [*list_languages(), PSEUDO]
GAMES = ("wasabi", "sushi_roll")
KNOWN = [*BOT_NAMES, *NAMES, *(f"Bot {number}" for number in range(1, 5)), "Zoë"]


def icon(name: str) -> str:
    """A button with this icon."""
    return f'button:visible:has(use[href="#art-icons-{name}"])'


def come(visit: Visit, language: str, size: tuple[int, int] = SMALL) -> Visitor:
    """A guest with this language."""
    guest = visit(size, reduced_motion="reduce")
    guest.introduce("Zoë")
    expect(guest.go(f"/?lang={language}").locator(".now")).to_have_count(2)
    return guest


def open_and_close(page: Page, button: str, name: str) -> Iterator[str]:
    """Open a dialog, and close it when it was looked at."""
    page.locator(button).first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield name
    close(page)


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open], section.sheet")).to_have_count(0)


def walk_house(guest: Visitor) -> Iterator[str]:
    """Everything but the matches."""
    page = guest.page
    yield "door"
    yield from open_and_close(page, f"header {icon('person')}", "name")
    game = "section:has(#game-wasabi)"
    yield from open_and_close(page, f"{game} {icon('pass')}", "pass and play")
    page.locator(f"{game} {icon('people')}").click()
    yield "new table"
    page.locator("dialog .button.go").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("#seats")).to_have_count(1)
    yield "waiting table"
    yield from open_and_close(page, icon("bot"), "choose a bot")
    guest.go("/t/no-such-table")
    expect(page.locator("h1")).to_be_visible()
    yield "no table"
    for game in GAMES:
        guest.go(f"/rules/{game}")
        expect(page.locator("figure [role=img]").first).to_be_visible()
        yield f"rules of {game}"


def sit_down(guest: Visitor, table: str) -> Page:
    """At a table where it is this guest's turn."""
    page = guest.go(f"/t/{table}")
    expect(page.locator(".turn.mine")).to_be_visible()
    expect(page.locator(".match")).to_be_visible()
    return page


def walk_around(page: Page) -> Iterator[str]:
    """What stands around a match of either game."""
    yield from open_and_close(page, icon("log"), "log")
    yield from open_and_close(page, icon("menu"), "menu")
    page.locator(icon("menu")).click()
    page.locator(f"dialog {icon('flag')}").click()
    yield "leave"
    close(page)
    page.keyboard.press("?")
    yield "keys"
    close(page)


def walk_wasabi(guest: Visitor) -> Iterator[str]:
    """What Wasabi! asks, and everything that can be opened."""
    for phase in ("give", "draw", "take", "pick"):
        players = 4 if phase == "give" else 3
        seats: list[Visitor | str] = [guest, *["apprentice"] * (players - 1)]
        sit_down(guest, lay_out("wasabi", seats, seed=phase, choose=taking("switch"), until=may(0, phase)))
        yield phase
    sit_down(
        guest, lay_out("wasabi", [guest, "apprentice"], seed="full", choose=taking("switch"), until=may(0, "forgo"))
    )
    yield "take with a full hand"
    for card in CARDS:
        table = lay_out(
            "wasabi", [guest, "apprentice"], seed=card, choose=taking(card), until=may(0, f"card {card}", "lay")
        )
        page = sit_down(guest, table)
        page.locator(f"[data-card={card}]").click()
        yield card
    page.keyboard.press("Escape")
    yield "lay"
    page.locator("[data-hand]").first.click()
    yield "a tile in hand"
    page.keyboard.press("Escape")
    page.locator("[data-choice=begin-pass]").click()
    page.locator("[data-recipe]").first.click()
    yield "pass"
    page.keyboard.press("Escape")
    for pile in range(2):
        page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        page.locator(".button.pile").nth(pile).click()
        yield "a pile"
        close(page)
    page.locator("[data-seat='1']").click()
    yield "another seat"
    close(page)
    yield from walk_around(page)


def walk_sushi_roll(guest: Visitor) -> Iterator[str]:
    """What Sushi Roll asks, and everything that can be opened."""
    for players in (2, 5, 3):
        wanted = may(0, "menu", "chopsticks")
        seats: list[Visitor | str] = [guest, *["apprentice"] * (players - 1)]
        page = sit_down(guest, lay_out("sushi_roll", seats, seed="menus and chopsticks", until=wanted))
        yield f"{players} players"
    page.locator("[data-belt='0'][aria-disabled=false]").first.click()
    yield "a die picked"
    page.keyboard.press("m")
    yield "menu"
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    yield "chopsticks"
    page.keyboard.press("Escape")
    for key, sheet in (("f", "dice"), ("s", "scores")):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        yield sheet
        close(page)
    yield from walk_around(page)


def walk_end(guest: Visitor, game: str) -> Iterator[str]:
    """From the last move to the end, and the match once more."""
    table = lay_out(game, [guest, "apprentice", "apprentice"], seed="end", until=is_over)
    page = guest.go(f"/t/{table}")
    expect(page.locator(".ranking")).to_be_visible()
    expect(page.locator("#over-time, .checked")).to_have_count(2)
    yield "end"
    guest.go(f"/t/{table}/replay")
    expect(page.locator(".match")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("PageUp")
    yield "replay"


WALKS = {"wasabi": walk_wasabi, "sushi_roll": walk_sushi_roll}
CARDS = ("chop", "spicy", "switch", "stack", "wasabi")


def faults_of(guest: Visitor, language: str, screens: Iterator[str]) -> list[str]:
    """What is wrong with the text of these screens, small and large. The walk goes on at the size that was last."""
    found: list[str] = []
    sizes = [SMALL, DESKTOP]
    at_the_door = [name for table in guest.ask("/tables") for name in table["names"] if name]
    known = [*KNOWN, *at_the_door]
    for screen in screens:
        for width, height in sizes:
            guest.page.set_viewport_size({"width": width, "height": height})
            seen = look(guest.page, known)
            assert seen.texts, screen
            wrong = [*seen.faults, *(f"no glyph for {letter}" for letter in seen.missing)]
            if language == PSEUDO:
                wrong += [f"no message: {text}" for text in seen.strangers(known)]
            elif language != ENGLISH:
                wrong += [f"in English: {text}" for text in seen.untranslated(language)]
            found += [f"{screen}, {width} px: {fault}" for fault in wrong]
        sizes.reverse()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_can_be_read(visit: Visit, language: str) -> None:
    guest = come(visit, language)
    guest.expected = ("404",)
    faults = faults_of(guest, language, walk_house(guest))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_can_be_read(visit: Visit, language: str, game: str) -> None:
    guest = come(visit, language)
    faults = faults_of(guest, language, WALKS[game](guest))
    faults += faults_of(guest, language, walk_end(guest, game))
    assert not faults, "\n".join(faults)
    assert guest.findings() == []


OTHER = next((language for language in list_languages() if language != "en"), PSEUDO)
PIECES = {"wasabi": "[data-pantry]:not(:disabled):not([aria-disabled='true'])", "sushi_roll": ".mine [data-die]"}


def read_log(page: Page) -> list[str]:
    """The lines of the log."""
    page.locator(icon("log")).click()
    lines = page.locator("dialog li").all_inner_texts()
    page.keyboard.press("Escape")
    return lines


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", list_languages())
def test_a_first_match_can_be_learned(visit: Visit, language: str, game: str) -> None:
    guest = visit(SMALL, reduced_motion="reduce")
    guest.go(f"/learn/{game}?lang={language}")
    expect(guest.page.locator(".guide .text")).to_be_visible()
    learner = Learner(guest.page, by_keys=False, language=language, is_patient=False)
    faults = faults_of(guest, language, learner.steps())
    assert not faults, "\n".join(faults)
    assert learner.is_at_end()
    assert guest.findings() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_change_of_language_keeps_everything_else(visit: Visit, game: str) -> None:
    guest = come(visit, OTHER, DESKTOP)
    page = guest.page
    page.locator(f"section:has(#game-{game}) .now").click()
    expect(page.locator(".turn.mine")).to_be_visible()
    page.locator(PIECES[game]).nth(1).click()
    pressed = page.locator("main [aria-pressed='true']")
    expect(pressed).to_have_count(1)
    piece, address, title = pressed.element_handle(), page.url, page.title()
    log = read_log(page)
    question = page.locator(".ask").first.inner_text()

    page.locator(icon("menu")).click()
    page.locator("dialog button[lang=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.keyboard.press("Escape")

    expect(page.locator(".turn.mine")).to_have_text("Your turn")
    expect(pressed).to_have_count(1)
    assert page.evaluate("([one, other]) => one === other", [piece, pressed.element_handle()])
    assert page.url == address
    assert page.title() != title
    assert page.locator(".ask").first.inner_text() != question
    english = read_log(page)
    assert len(english) == len(log)
    assert english[-1] == "The match begins."
    assert not set(english) & set(log)

    page.reload()
    expect(page.locator(".turn.mine")).to_have_text("Your turn")


def test_guests_of_one_table_have_languages_of_their_own(visit: Visit) -> None:
    host, friend = come(visit, OTHER, DESKTOP), visit(PHONE, locale="en-GB")
    page = host.page
    page.locator(f"section:has(#game-sushi_roll) {icon('people')}").click()
    page.locator("dialog .button.go").click()
    page.wait_for_url(re.compile("/t/"))
    other = friend.page
    other.goto(page.url)
    other.get_by_role("button", name="Sit down").first.click()
    other.get_by_label("What others call you").fill("Ann")
    other.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Ann", exact=True)).to_be_visible()
    page.locator(icon("bot")).last.click()  # for all seats that are left
    page.locator(icon("play")).click()
    expect(other.get_by_role("button", name="At the table")).to_be_visible()
    expect(page.locator(".turn")).not_to_have_text("")

    page.locator(icon("phrase")).first.click()
    page.locator("dialog .phrases button").nth(1).click()
    expect(other.get_by_text("Good luck!")).to_be_visible()
    expect(page.get_by_text("Good luck!")).to_have_count(0)
    assert read_log(other)[-1] == "The match begins."
    assert read_log(page)[-1] != "The match begins."


@pytest.mark.parametrize(
    ("tag", "spoken"), [("en-AU", "en"), ("eo", "en"), *((f"{one}-XX", one) for one in list_languages())]
)
def test_the_language_is_that_of_the_browser(visit: Visit, tag: str, spoken: str) -> None:
    guest = visit(locale=tag)
    loaded: list[str] = []
    guest.page.on("request", lambda request: loaded.append(request.url))
    page = guest.go()
    expect(page.locator("html")).to_have_attribute("lang", spoken)
    expect(page.locator(".now")).to_have_count(2)
    messages = [url for url in loaded if re.search(r"/assets/page-[\w-]+\.js", url)]
    assert len(messages) == 1, "one language is loaded"
