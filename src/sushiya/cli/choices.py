"""Choosing among many lines by steps: word by word, by number, or by typing as much of a line as is unambiguous.

It knows lines of notation as words and nothing of the games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

SHORT_LIST = 12  # so many lines are offered whole
THAT_IS_ALL = "that is all"


@dataclass(frozen=True)
class Option:
    """One thing to choose: `key` is what to type, `text` what it says, `lines` what remains possible after it."""

    key: str
    text: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Menu:
    """Options, after the words that all lines share."""

    shared: str
    options: tuple[Option, ...]


def build_menu(lines: list[str]) -> Menu:
    """The lines themselves if they are few, else their different next words."""
    split = [tuple(line.split(" ")) for line in lines]
    shared = _shared_words(split)
    if len(lines) <= SHORT_LIST:
        parts = {" ".join(words[shared:]) or THAT_IS_ALL: (line,) for words, line in zip(split, lines, strict=True)}
    else:
        parts = {}
        for words, line in zip(split, lines, strict=True):
            word = words[shared] if len(words) > shared else THAT_IS_ALL
            parts[word] = (*parts.get(word, ()), line)
    is_numbered = not all(part.isdigit() for part in parts)  # `draw 3`: a 3 means the 3, not the third
    options = tuple(
        Option(str(i) if is_numbered else part, _tell(part, group), group)
        for i, (part, group) in enumerate(parts.items(), 1)
    )
    return Menu(" ".join(split[0][:shared]), options)


def narrow(lines: list[str], typed: str) -> list[str]:
    """The lines that `typed` names: an option's key, a whole line, or its first words."""
    menu = build_menu(lines)
    for option in menu.options:
        if typed in (option.key, option.text):
            return list(option.lines)
    if typed in lines:
        return [typed]
    return _matching(lines, menu.shared, typed, str.__eq__)


def complete(lines: list[str], typed: str) -> list[str]:
    """The lines that `typed` abbreviates: by beginnings of their first words, of a number the whole."""
    return _matching(lines, build_menu(lines).shared, typed, _begins)


def _matching(lines: list[str], shared: str, typed: str, fits: Callable[[str, str], bool]) -> list[str]:
    """Lines whose first words fit the typed ones, or whose first words after the shared ones do."""

    def is_meant(line: str) -> bool:
        words, starts = line.split(" "), typed.split(" ")
        return len(starts) <= len(words) and all(fits(*pair) for pair in zip(words, starts, strict=False))

    whole = [line for line in lines if is_meant(line)]
    return whole or [line for line in lines if is_meant(line.removeprefix(shared).strip())]


def _begins(word: str, start: str) -> bool:
    return word == start if start.isdigit() else word.startswith(start)


def _tell(part: str, group: tuple[str, ...]) -> str:
    return part if len(group) == 1 else f"{part} … ({len(group)})"


def _shared_words(split: list[tuple[str, ...]]) -> int:
    """How many first words all lines have in common; a single line keeps its last word to be chosen."""
    most = min(map(len, split)) - (len(split) == 1)
    count = 0
    while count < most and len({words[count] for words in split}) == 1:
        count += 1
    return count
