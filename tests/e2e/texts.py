"""Text on the screen: what there is, what cannot be read whole, what has no glyph. For any language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

LOOK = Path(__file__).with_name("texts.js").read_text(encoding="utf-8")
FREE = (".latest",)  # the last line of the log stands whole in the log
PSEUDO = re.compile(r"\[[^\]]*\]")  # how the language for tests marks what it says


@dataclass(frozen=True)
class Seen:
    """What was seen on a screen."""

    texts: list[str]  # all of it, also what only screen readers say
    faults: list[str]  # text that is cut, covered or upon other text
    missing: list[str]  # letters without a glyph

    def strangers(self, known: list[str]) -> list[str]:
        """Texts with words that are no message, in the language for tests; names and other data are `known`."""
        found = []
        for text in self.texts:
            rest = PSEUDO.sub("", text)
            for name in sorted(known, key=len, reverse=True):
                rest = rest.replace(name, "")
            rest = re.sub(
                r"\b[a-g][1-6]\b|\b[0-9a-f]{64}\b|https?://\S+|\band\b", "", rest
            )  # data, and how English lists it
            if re.search(r"[^\W\d_]{2}", rest):
                found.append(text)
        return found


def look(page: Page, names: list[str]) -> Seen:
    """Look at the screen as it is now. `names` are those of the players."""
    return Seen(**page.evaluate(LOOK, {"free": list(FREE), "names": names}))
