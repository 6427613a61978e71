"""Editions: the printed pieces of a game as one TOML file. This module reads and checks what both games share.

A game's own `edition.py` says which entries its file has. Whatever is wrong is collected, never the first mistake
only: each with the place in the file and the reason. Digests are over the canonical JSON of the parsed file, so
comments and layout do not matter to the records that name them.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from sushiya.errors import EditionError

SOURCES = ("rulebook", "published", "house")
NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")


def read_toml(path: Path) -> dict[str, Any]:
    """The file as it stands, or `EditionError` with a sentence on why it cannot be read."""
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise EditionError(f"{path}: cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise EditionError(f"{path}: is not UTF-8 text.") from None
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{path}: is not TOML: {error}.") from None


def canonical_digest(data: Mapping[str, Any]) -> str:
    """SHA-256 over the canonical JSON: keys sorted, no spaces, UTF-8."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


class Checker:
    """Collects every mistake of one file. Reads give a harmless value where the file has none, so checking goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.mistakes: list[str] = []

    def mistake(self, place: str, reason: str) -> None:
        """Note what is wrong, and where."""
        self.mistakes.append(f"{self.path}: {place}: {reason}")

    def finish(self) -> None:
        """Raise everything that was found, if anything was."""
        if self.mistakes:
            count = len(self.mistakes)
            noun = "mistake" if count == 1 else "mistakes"
            raise EditionError(f"{self.path}: {count} {noun} in this edition.", tuple(self.mistakes))

    def keys(self, table: Mapping[str, Any], place: str, allowed: Iterable[str]) -> None:
        """Report entries that nobody reads: most often a slip of the pen."""
        known = sorted(allowed)
        for key in table:
            if key not in known:
                self.mistake(_join(place, key), f"unknown entry; known here: {', '.join(known)}")

    def table(self, parent: Mapping[str, Any], key: str, place: str = "") -> Mapping[str, Any]:
        """A table, `{}` if it is missing."""
        value: Mapping[str, Any] = self._typed(parent, key, place, Mapping, "a table", {})
        return value

    def tables(self, parent: Mapping[str, Any], key: str, place: str = "") -> list[Mapping[str, Any]]:
        """A list of tables, those entries left out that are none."""
        rows = self._typed(parent, key, place, list, "a list of tables", [])
        for index, row in enumerate(rows):
            if not isinstance(row, Mapping):
                self.mistake(f"{_join(place, key)}[{index}]", "must be a table")
        return [row for row in rows if isinstance(row, Mapping)]

    def text(self, parent: Mapping[str, Any], key: str, place: str = "") -> str:
        """A text that is not empty, `""` if it is missing."""
        value: str = self._typed(parent, key, place, str, "a text", "")
        if key in parent and isinstance(parent[key], str) and not value.strip():
            self.mistake(_join(place, key), "must not be empty")
        return value

    def word(self, parent: Mapping[str, Any], key: str, place: str = "") -> str:
        """A word as notation uses them: a-z, 0-9 and single `_` between."""
        value = self.text(parent, key, place)
        if value.strip() and not NAME.fullmatch(value):
            self.mistake(_join(place, key), f"{value!r} is no word of a-z, 0-9 and '_' that starts with a letter")
        return value

    def number(
        self, parent: Mapping[str, Any], key: str, place: str, least: int, most: int, default: int | None = None
    ) -> int:
        """A whole number within bounds; `least` stands in if there is none."""
        if key not in parent and default is not None:
            return default
        value = self._typed(parent, key, place, int, "a whole number", least)
        return self.bounded(value, _join(place, key), least, most)

    def numbers(self, parent: Mapping[str, Any], key: str, place: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        values = self._typed(parent, key, place, list, "a list of whole numbers", [])
        return [self.bounded(value, f"{_join(place, key)}[{i}]", least, most) for i, value in enumerate(values)]

    def bounded(self, value: Any, place: str, least: int, most: int) -> int:
        """The value if it is a whole number within bounds, else `least` and a mistake."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.mistake(place, f"must be a whole number, not {value!r}")
            return least
        if not least <= value <= most:
            self.mistake(place, f"must be from {least} to {most}, not {value}")
            return least
        return value

    def flag(self, parent: Mapping[str, Any], key: str, place: str = "") -> bool:
        """True or false."""
        value: bool = self._typed(parent, key, place, bool, "true or false", False)
        return value

    def source(self, parent: Mapping[str, Any], place: str) -> str:
        """Where the data of an entry comes from."""
        value = self.text(parent, "source", place)
        if value.strip() and value not in SOURCES:
            self.mistake(_join(place, "source"), f"must be one of {', '.join(SOURCES)}, not {value!r}")
        return value

    def header(self, data: Mapping[str, Any], game: str) -> str:
        """The name of the edition; a file of another game is no edition of this one."""
        if "game" in data and data["game"] != game:
            self.mistake("game", f"is {data['game']!r}, must be {game!r}")
        self.text(data, "game")
        return self.text(data, "name")

    def unique(self, names: Iterable[tuple[str, str]]) -> None:
        """Report a name that stands twice; `names` are pairs of place and name."""
        first: dict[str, str] = {}
        for place, name in names:
            if name and name in first:
                self.mistake(place, f"{name!r} is already used at {first[name]}")
            first.setdefault(name, place)

    def _typed(self, parent: Mapping[str, Any], key: str, place: str, kind: type, words: str, default: Any) -> Any:
        if key not in parent:
            self.mistake(_join(place, key), f"is missing; must be {words}")
            return default
        value = parent[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.mistake(_join(place, key), f"must be {words}, not {value!r}")
            return default
        return value


def _join(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key
