"""The words that lines of notation are made of: seats, and lists of faces or kinds in the edition's order.

It owns what is wrong with a word, in sentences. It must not know which lines there are (`actions.py`, `chance.py`) nor
whether they make sense now.
"""

from __future__ import annotations

from collections.abc import Sequence

from sushiya.errors import NotationError
from sushiya.games.sushi_roll.edition import Edition


def split_line(line: str) -> list[str]:
    """The words of a line, which are separated by one space each."""
    words = line.split(" ")
    if "" in words or line != line.strip():
        raise NotationError(f"{line!r}: words are separated by one space, with none before or behind.")
    return words


def parse_seat(line: str, word: str, seats: int) -> int:
    """A seat by its number."""
    for seat in range(seats):
        if word == str(seat):
            return seat
    raise NotationError(f"{line!r}: {word!r} is no seat; seats are 0 to {seats - 1}.")


def parse_face(line: str, word: str, edition: Edition) -> int:
    """A face by its name."""
    return _index(line, word, [face.text for face in edition.faces], "face")


def parse_faces(line: str, words: list[str], edition: Edition) -> list[int]:
    """Faces of one to all dice of a belt, in the edition's order."""
    return _parse_list(line, words, [face.text for face in edition.faces], "face", edition.most_dice)


def parse_kinds(line: str, words: list[str], edition: Edition) -> list[int]:
    """Kinds of one to all dice of a belt, in the edition's order."""
    return _parse_list(line, words, [die.name for die in edition.dice], "kind of die", edition.most_dice)


def format_faces(faces: Sequence[int], edition: Edition) -> str:
    """Faces as words."""
    return " ".join(edition.faces[face].text for face in faces)


def format_kinds(kinds: Sequence[int], edition: Edition) -> str:
    """Kinds of dice as words."""
    return " ".join(edition.dice[kind].name for kind in kinds)


def _index(line: str, word: str, names: list[str], noun: str) -> int:
    if word not in names:
        raise NotationError(f"{line!r}: {word!r} is no {noun} of this edition; there are: {', '.join(names)}.")
    return names.index(word)


def _parse_list(line: str, words: list[str], names: list[str], noun: str, most: int) -> list[int]:
    items = [_index(line, word, names, noun) for word in words]
    if len(items) > most:
        raise NotationError(f"{line!r}: a belt holds at most {most} dice, here are {len(items)}.")
    if items != sorted(items):
        head = line.split(" ")[: -len(words)]
        right = " ".join([*head, *(names[item] for item in sorted(items))])
        raise NotationError(f"{line!r}: dice stand in the edition's order: {right!r}.")
    return items
