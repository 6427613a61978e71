"""Text on the screen: what there is, what cannot be read whole, what has no glyph. For any language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from playwright.sync_api import Page

from sushiya.locales import ENGLISH, FOLDER, check

LOOK = Path(__file__).with_name("texts.js").read_text(encoding="utf-8")
FREE = (".latest",)  # the last line of the log stands whole in the log
SCROLLING = ("dialog", ".sheet", ".log", "aside")  # lists and windows, where nobody is surprised by that
PSEUDO = re.compile(r"\[[^\]]*\]")  # how the language for tests marks what it says


@dataclass(frozen=True)
class Seen:
    """What was seen on a screen."""

    texts: list[str]  # all of it, also what only screen readers say
    faults: list[str]  # text that is cut, covered or upon other text
    missing: list[str]  # letters without a glyph

    def untranslated(self, language: str) -> list[str]:
        """Texts that are English where another language is spoken."""
        return [text for text in self.texts if text in english_only(language)]

    def strangers(self, known: list[str]) -> list[str]:
        """Texts with words that are no message, in the language for tests; names and other data are `known`."""
        found = []
        for text in self.texts:
            rest = PSEUDO.sub("", text)
            for name in sorted(known, key=len, reverse=True):
                rest = rest.replace(name, "")
            rest = re.sub(
                r"\b[a-g][1-6]\b|\b[0-9a-f]{64}\b|\b[AP]M\b|https?://\S+|\band\b", "", rest
            )  # data, and how English lists it
            if re.search(r"[^\W\d_]{2}", rest):
                found.append(text)
        return found


@cache
def plain_messages(language: str) -> dict[str, str]:
    """The messages of a language that are the same whatever they speak of."""
    found = {}
    for name in check.list_files(language):
        for id, entry in check.read_file(FOLDER / language / name).items():
            elements = entry.patterns[""].elements if "" in entry.patterns else []
            if elements and all(isinstance(element, ast.TextElement) for element in elements):
                found[id] = " ".join("".join(str(getattr(element, "value", "")) for element in elements).split())
    return found


@cache
def english_only(language: str) -> frozenset[str]:
    """English messages of several words that nobody who reads this language should meet."""
    translated, english = plain_messages(language), plain_messages(ENGLISH)
    own = set(translated.values())
    return frozenset(text for id, text in english.items() if id in translated and " " in text and text not in own)


def look(page: Page, names: list[str]) -> Seen:
    """Look at the screen as soon as nothing moves. `names` are those of the players."""
    return Seen(**page.evaluate(LOOK, {"free": FREE, "names": names, "scrolling": SCROLLING}))
