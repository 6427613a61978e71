"""The words of the house, in every language: Fluent files in a folder per language, used here and by the page.

`Words` says messages of one language; English stands in for what that language does not have. Pieces of a game are told
to messages as `Pieces`, so that a message chooses the grammatical case of their names. It knows nothing of the games;
names that an edition brings for its own pieces are given to it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sushiya.errors import SushiyaError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
ENGLISH = "en"
VARIABLE = "SUSHIYA_LANGUAGE"
VARIABLES = (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
FILES = ("page", "wasabi", "sushi_roll", "terminal")

EditionNames = Mapping[str, Mapping[str, str]]  # names by language, by the id of the piece's message


class UnknownLanguage(SushiyaError):
    """The house does not speak it."""

    code = "unknown_language"


def list_languages() -> list[str]:
    """The languages that have messages."""
    return sorted(path.parent.name for path in FOLDER.glob("*/page.ftl"))


def choose_language(named: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that is named, else that of the environment (`pl_PL.UTF-8`), else English."""
    if named:
        found = _find_language(named)
        if found is None:
            raise UnknownLanguage(f"There is no language {named!r} here; there is: {', '.join(list_languages())}.")
        return found
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), ENGLISH)
    return _find_language(asked) or ENGLISH


def _find_language(tag: str) -> str | None:
    tag = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    names = {name.lower(): name for name in list_languages()}
    return names.get(tag) or names.get(tag.partition("-")[0])


@dataclass(frozen=True)
class Piece:
    """A piece of a game: its name is the message `id`, or `plain` where there is none."""

    id: str
    plain: str
    args: Mapping[str, Any] = field(default_factory=dict)


Argument = str | int | Piece | Iterable[Piece]


class Words:
    """The messages of one language. `names` are those that an edition has for its own pieces."""

    def __init__(self, language: str = ENGLISH, names: EditionNames | None = None) -> None:
        self.language = language
        self.names = names or {}

    def say(self, message: str, **args: Argument) -> str:
        """The text of a message."""
        text = self.find(message, **args)
        if text is None and self.language != ENGLISH:
            text = _english().find(message, **args)
        if text is None:
            raise LookupError(f"There is no message {message!r}.")
        return text

    def find(self, message: str, **args: Argument) -> str | None:
        """The text of a message or of an attribute of one (`id.case`), None if this language does not have it."""
        key, _, attribute = message.partition(".")
        if not self._bundle.has_message(key):
            return None
        found = self._bundle.get_message(key)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        told = {name: self._tell(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, told)
        if errors:
            raise errors[0]
        return str(text)

    def name(self, pieces: Piece | Iterable[Piece], case: str = "") -> str:
        """The names of pieces, joined, as a message has them in this case."""
        listed = [pieces] if isinstance(pieces, Piece) else list(pieces)
        return self.join([self._name(piece, case) for piece in listed])

    def join(self, texts: list[str]) -> str:
        """Several words as the language lists them: "a, b and c"."""
        from babel.lists import format_list

        return format_list(texts, locale=self.language)

    def explain(self, error: SushiyaError) -> str:
        """An error in this language. English has its own sentence, which knows more than the message of its code."""
        told = None if self.language == ENGLISH else self.find(f"problem-{error.code}")
        if told is None:
            return str(error)
        return f"{told} ({error.rule})" if error.rule else told

    def _name(self, piece: Piece, case: str) -> str:
        own = self.names.get(piece.id, {}).get(self.language)
        if own:
            count = piece.args.get("count", 1)
            return f"{count} × {own}" if count > 1 else own
        formed = self.find(f"{piece.id}.{case}", **piece.args) if case else None
        return formed or self.find(piece.id, **piece.args) or piece.plain

    def _tell(self, value: Argument) -> Any:
        return value if isinstance(value, str | int) else _pieces_type()(self, value)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        def in_case(pieces: Any, case: str = "") -> Any:
            return self.name(pieces.pieces, case) if isinstance(pieces, _pieces_type()) else pieces

        bundle = FluentBundle([self.language], functions={"PIECE": in_case}, use_isolating=False)
        for name in FILES:
            path = FOLDER / self.language / f"{name}.ftl"
            if path.is_file():
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle


@cache
def _english() -> Words:
    return Words()


@cache
def _pieces_type() -> type[Any]:
    """What messages are told pieces as; made when it is needed, because the library takes a while to load."""
    from fluent.runtime.types import FluentType

    class Pieces(FluentType):
        def __init__(self, words: Words, pieces: Piece | Iterable[Piece]) -> None:
            self.words = words
            self.pieces = [pieces] if isinstance(pieces, Piece) else list(pieces)

        def format(self, locale: Any) -> str:
            return self.words.name(self.pieces)

    return Pieces
