"""The language of a command, and the pieces of the games as messages are told of them.

An edition of one's own may have names in several languages; they come before those of the messages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import typer

from sushiya.locales import VARIABLE, Piece, Words, choose_language

LanguageOption = Annotated[
    str | None,
    typer.Option(metavar="LANG", envvar=VARIABLE, help="en, it, nl, pl or ru; the system's language, if not given."),
]


def choose_words(language: str | None, edition: Path | None = None) -> Words:
    """The words of a command whose guest has named a language, or not."""
    from sushiya.games.edition import read_toml
    from sushiya.table.printed import edition_names

    return Words(choose_language(language), edition_names(read_toml(edition)) if edition else None)


def ingredients(names: Iterable[str]) -> list[Piece]:
    """Tiles of Wasabi!, by their words in lines."""
    return [Piece(f"wasabi-ingredient-{name}", name) for name in names]


def recipes(slugs: Iterable[str], printed: Mapping[str, str]) -> list[Piece]:
    """Strips of Wasabi!; of a hidden one, `?3`, only the length is known. `printed`: names by slug."""
    pieces = []
    for text in slugs:
        slug = text.removesuffix("*")
        if slug.startswith("?"):
            pieces.append(Piece("wasabi-strip-hidden", slug, {"length": int(slug[1:])}))
        else:
            pieces.append(Piece(f"wasabi-recipe-{slug}", printed.get(slug, slug)))
    return pieces


def dice(faces: Iterable[str]) -> list[Piece]:
    """Dice of Sushi Roll by their faces, equal ones together."""
    return _counted("sushi-roll-face", faces)


def kinds(names: Iterable[str]) -> list[Piece]:
    """Dice of Sushi Roll by their kinds, equal ones together."""
    return _counted("sushi-roll-kind", names)


def _counted(message: str, names: Iterable[str]) -> list[Piece]:
    counts = Counter(names)
    return [
        Piece(f"{message}-{name}", f"{count} × {name}" if count > 1 else name, {"count": count})
        for name, count in counts.items()
    ]
