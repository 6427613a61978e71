"""Somebody who goes through a lesson, in any language."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from sushiya.locales import ENGLISH
from tests.e2e.texts import plain_messages

LONGEST = 240  # looks at the page in one lesson; no lesson needs half of it


class Learner:
    """Somebody in a lesson, who does what glows."""

    def __init__(self, page: Page, *, by_keys: bool, language: str = ENGLISH) -> None:
        self.page, self.by_keys = page, by_keys
        self.words = plain_messages(language)
        self.heard: list[str] = []
        self.wrong = 0

    def text(self) -> str:
        """What the guide says now."""
        return self.page.locator(".guide .text").inner_text()

    def is_at_end(self) -> bool:
        return self.page.get_by_role("button", name=self.words["lesson-play"]).count() > 0

    def go_on(self) -> None:
        """One thing that the guide wants, or a moment of waiting."""
        page = self.page
        said = self.text()
        if not self.heard or self.heard[-1] != said:
            self.heard.append(said)
        sheet = page.get_by_role("dialog").get_by_role("button", name=self.words["sushi-roll-go-on"])
        following = page.locator(".guide").get_by_role("button", name=self.words["lesson-next"])
        glowing = page.locator("[data-glow]")
        if sheet.count():
            page.keyboard.press("Escape") if self.by_keys else sheet.click()
        elif following.count():
            if self.by_keys:
                expect(following).to_be_focused()
                page.keyboard.press("Enter")
            else:
                following.click()
        elif glowing.count():
            if self.by_keys:
                expect(page.locator("[data-glow]:focus")).to_have_count(1)
                page.keyboard.press("Enter")
            else:
                glowing.first.click()
        elif self.words["lesson-wasabi-find"] in said:
            self.search()
        page.wait_for_timeout(150)  # what glows is looked for every now and then

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
            if self.text() != said:
                said = self.text()
                yield said
            if self.is_at_end():
                return
            self.go_on()
        raise AssertionError(f"the lesson does not end: {self.heard[-3:]}")
