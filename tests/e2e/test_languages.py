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
from tests.e2e.texts import Seen, look

pytestmark = pytest.mark.slow

PSEUDO = "pseudo"
SMALL = (360, 740)
LANGUAGES = [*list_languages(), PSEUDO]
GAMES = ("wasabi", "sushi_roll")
KNOWN = [*BOT_NAMES, "Zoë"]

# Plays some moves of this guest, and stops when it is this guest's turn again.
PLAY_SOME = """
([table, count]) =>
  new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/play?version=0`);
    let moves = 0;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type !== "update" || !message.legal.length) return;
      if (moves++ === count) return socket.close(), done();
      const plain = message.legal.filter((line) => !/^(pass|menu|chopsticks)/.test(line));
      const action = (plain.length ? plain : message.legal)[0];
      const { seat, version } = message;
      socket.send(JSON.stringify({ type: "act", id: `some-${moves}`, seat, version, action }));
    };
  })
"""


def icon(name: str) -> str:
    """A button with this icon."""
    return f'button:visible:has(use[href="#art-icons-{name}"])'


def come(visit: Visit, language: str, size: tuple[int, int]) -> Visitor:
    """A guest called Zoë with this language."""
    guest = visit(size, reduced_motion="reduce")
    page = guest.go(f"/?lang={language}")
    page.locator(f"header {icon('person')}").click()
    page.locator("dialog input").fill("Zoë")
    page.locator("dialog .button.go").click()
    expect(page.locator("dialog")).to_have_count(0)
    return guest


def open_and_close(page: Page, button: str, name: str) -> Iterator[str]:
    """Open a dialog, and close it when it was looked at."""
    page.locator(button).first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield name
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


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
    expect(page.locator("h2#seats, #seats")).to_have_count(1)
    yield "waiting table"
    yield from open_and_close(page, icon("bot"), "choose a bot")
    guest.go("/t/no-such-table")
    expect(page.locator("h1")).to_be_visible()
    yield "no table"


def walk_match(guest: Visitor, game: str) -> Iterator[str]:
    """A match from the first question to the end."""
    page = guest.page
    guest.go("/")
    page.locator(f"section:has(#game-{game}) .now").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("main .loading")).to_have_count(0)
    expect(page.locator(".turn.mine")).to_be_visible()
    yield "begin"
    yield from open_and_close(page, icon("log"), "log")
    yield from open_and_close(page, icon("menu"), "menu")
    page.locator(icon("menu")).click()
    page.locator(f"dialog {icon('flag')}").click()
    yield "leave"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    yield "keys"
    page.keyboard.press("Escape")
    page.evaluate(PLAY_SOME, [guest.table, 8])
    expect(page.locator(".turn.mine")).to_be_visible()
    yield "middle"
    guest.play_to_the_end(guest.table)
    expect(page.locator(".ranking")).to_be_visible()
    yield "end"


def faults_of(guest: Visitor, language: str, screens: Iterator[str]) -> list[str]:
    """What is wrong with the text of these screens."""
    found: list[str] = []
    for screen in screens:
        seen: Seen = look(guest.page, KNOWN)
        assert seen.texts, screen
        found += [f"{screen}: {fault}" for fault in seen.faults]
        found += [f"{screen}: no glyph for {letter}" for letter in seen.missing]
        if language == PSEUDO:
            found += [f"{screen}: no message: {text}" for text in seen.strangers(KNOWN)]
        elif language != ENGLISH:
            found += [f"{screen}: in English: {text}" for text in seen.untranslated(language)]
        assert not guest.overflows(), screen
    return found


# On a small phone, where there is least room; lessons, and the language with the longest words, on a desktop as well.
PLACES = [*((language, SMALL) for language in LANGUAGES), (PSEUDO, DESKTOP)]


@pytest.mark.parametrize(("language", "size"), PLACES)
def test_the_house_can_be_read(visit: Visit, language: str, size: tuple[int, int]) -> None:
    guest = come(visit, language, size)
    faults = faults_of(guest, language, walk_house(guest))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "size"), PLACES)
def test_a_match_can_be_read(visit: Visit, language: str, game: str, size: tuple[int, int]) -> None:
    guest = come(visit, language, size)
    faults = faults_of(guest, language, walk_match(guest, game))
    assert not faults, "\n".join(faults)


OTHER = next((language for language in list_languages() if language != "en"), PSEUDO)
PIECES = {"wasabi": "[data-pantry]:not(:disabled):not([aria-disabled='true'])", "sushi_roll": ".mine [data-die]"}


def read_log(page: Page) -> list[str]:
    """The lines of the log."""
    page.locator(icon("log")).click()
    lines = page.locator("dialog li").all_inner_texts()
    page.keyboard.press("Escape")
    return lines


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", list_languages())
def test_a_first_match_can_be_learned(visit: Visit, language: str, game: str, size: tuple[int, int]) -> None:
    guest = visit(size, reduced_motion="reduce")
    guest.go(f"/learn/{game}?lang={language}")
    expect(guest.page.locator(".guide .text")).to_be_visible()
    learner = Learner(guest.page, by_keys=False, language=language)
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
