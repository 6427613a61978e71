"""The recipes of Wasabi!, and where they are named."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from sushiya.games import load
from sushiya.games.wasabi.edition import Edition


@cache
def recipe_names() -> dict[str, str]:
    """What every recipe is called, by its slug."""
    edition = load("wasabi").edition  # type: ignore[attr-defined]
    assert isinstance(edition, Edition)
    return {recipe.slug: recipe.name for recipe in edition.recipes}


def named_in(text: str, recipes: Iterable[str]) -> list[str]:
    """Which of these recipes a text names, by slug or by name."""
    lower, names = text.lower(), recipe_names()
    return [
        slug for slug in recipes if re.search(rf"(?<![\w-])({slug}|{re.escape(names[slug].lower())})(?![\w-])", lower)
    ]
