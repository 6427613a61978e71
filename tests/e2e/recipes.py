"""The recipes of Wasabi!, and where they are named."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from sushiya.games import load
from sushiya.games.wasabi.edition import Edition
from sushiya.locales import Words


@cache
def recipe_names() -> dict[str, str]:
    """What every recipe is called on the page, by its slug."""
    edition = load("wasabi").edition  # type: ignore[attr-defined]
    assert isinstance(edition, Edition)
    words = Words()
    return {recipe.slug: words.say(f"wasabi-recipe-{recipe.slug}") for recipe in edition.recipes}


def named_in(text: str, recipes: Iterable[str]) -> list[str]:
    """Which of these recipes a text names, by slug or by name."""
    lower, names = text.lower().replace("'", "’"), recipe_names()  # the edition has the plain apostrophe
    return [
        slug for slug in recipes if re.search(rf"(?<![\w-])({slug}|{re.escape(names[slug].lower())})(?![\w-])", lower)
    ]
