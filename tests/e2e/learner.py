"""Somebody who goes through a lesson, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from sushiya.locales import ENGLISH
from tests.e2e.texts import plain_messages

LONGEST = 240  # things to do in one lesson; no lesson needs half of it
SHEET = "dialog[open] .body > button"  # of a round of Sushi Roll, to be read and put away
NEXT = ".guide .go.on"
SKIP = ".guide .row > button:last-child"
END = ".guide .go:not(.on)"
GLOWING = "[data-glow]"
# What there is to do, and all by which the learner sees that something has been done.
STATE = f"""() => {{
    const guide = document.querySelector(".guide");
    const all = (selector) => [...document.querySelectorAll(selector)];
    const [sheet, next, is_at_end] = ["{SHEET}", "{NEXT}", "{END}"].map((selector) => all(selector).length > 0);
    const glowing = all("{GLOWING}").map((one) => JSON.stringify([one.ariaPressed, one.dataset]));
    const pressed = all("[aria-pressed=true]").length;
    const [said, mood] = [guide.querySelector(".text").innerText, guide.dataset.mood];
    return {{ said, mood, sheet, next, is_at_end, glowing, pressed }};
}}"""
IS_OTHER = f"(before) => JSON.stringify(({STATE})()) !== JSON.stringify(before)"


class Learner:
    """Somebody in a lesson, who does what glows. Who is not patient skips what others do."""

    def __init__(self, page: Page, *, by_keys: bool, language: str = ENGLISH, is_patient: bool = True) -> None:
        self.page, self.by_keys, self.is_patient = page, by_keys, is_patient
        self.words = plain_messages(language)
        self.heard: list[str] = []
        self.wrong = 0

    def text(self) -> str:
        """What the guide says now."""
        return self.page.locator(".guide .text").inner_text()

    def is_at_end(self) -> bool:
        return self.page.get_by_role("button", name=self.words["lesson-play"]).count() > 0

    def look(self) -> dict[str, Any]:
        """What the guide says, and what there is to do."""
        state: dict[str, Any] = self.page.evaluate(STATE)
        if not self.heard or self.heard[-1] != state["said"]:
            self.heard.append(state["said"])
        return state

    def go_on(self) -> None:
        """One thing that the guide wants, or a moment of waiting; until it has had an effect."""
        page, state = self.page, self.look()
        if state["sheet"]:
            page.keyboard.press("Escape") if self.by_keys else page.locator(SHEET).click()
        elif state["next"]:
            self.press(NEXT)
        elif state["mood"] == "waits":
            if not self.is_patient:
                page.locator(SKIP).click()
        elif state["glowing"]:
            self.press(GLOWING)
        elif self.words["lesson-wasabi-find"] in state["said"]:
            self.search()
        try:
            page.wait_for_function(IS_OTHER, arg=state)
        except PlaywrightTimeoutError:
            raise AssertionError(f"the lesson does not go on: {state}") from None

    def press(self, what: str) -> None:
        """Click it, or, where the focus is on it, press Enter."""
        if self.by_keys:
            expect(self.page.locator(f"{what}:focus")).to_have_count(1)
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(what).first.click()

    def search(self) -> None:
        """Where nothing is marked: try, and miss."""
        self.wrong += 1
        if self.by_keys:
            for key in ("2", "Home", "Enter"):
                self.page.keyboard.press(key)
        else:
            self.page.locator("[data-hand=shrimp]").click()
            self.page.locator("[data-square=a5]").click()
        expect(self.page.locator(".guide")).to_have_attribute("data-mood", "corrects")

    def finish(self) -> None:
        """To the end of the lesson."""
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[str]:
        """To the end of the lesson; what the guide says, as often as that changes."""
        said = ""
        for _ in range(LONGEST):
            state = self.look()
            if state["said"] != said:
                said = state["said"]
                yield said
            if state["is_at_end"]:
                return
            self.go_on()
        raise AssertionError(f"the lesson does not end: {self.heard[-3:]}")
