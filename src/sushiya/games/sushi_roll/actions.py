"""The actions of a seat as codes, as meaning and as lines of notation (S8, S9, S10).

Codes are dense and fixed for an edition: a face for a take, then chopsticks by (seat, theirs, mine), then menus by the
number of their multiset of faces. It must not know whether an action is legal now (`turn.py`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sushiya.errors import NotationError
from sushiya.games.sushi_roll.edition import Edition
from sushiya.games.sushi_roll.multisets import rank, unrank
from sushiya.games.sushi_roll.words import format_faces, parse_face, parse_faces, parse_seat, split_line

FORMS = "'take FACE', 'menu FACE ...' or 'chopsticks FACE for FACE of SEAT'"


class Take(NamedTuple):
    """S10: a die with this face."""

    face: int


class Chopsticks(NamedTuple):
    """S9: my face for that face of another seat."""

    mine: int
    theirs: int
    seat: int


class Menu(NamedTuple):
    """S8: dice with these faces, in order."""

    faces: tuple[int, ...]


Action = Take | Chopsticks | Menu


def encode(action: Action, edition: Edition) -> int:
    """The code of an action."""
    e: Any = edition.records[0]
    if isinstance(action, Take):
        return action.face
    if isinstance(action, Chopsticks):
        faces = len(edition.faces)
        return int(e.first_chopsticks) + (action.seat * faces + action.theirs) * faces + action.mine
    return int(e.first_menu) + rank(action.faces, len(edition.faces))


def decode(code: int, edition: Edition) -> Action:
    """The action of a code."""
    e: Any = edition.records[0]
    if not 0 <= code < int(e.actions):
        raise NotationError(f"There is no action {code}; codes are 0 to {int(e.actions) - 1}.")
    if code < int(e.first_chopsticks):
        return Take(code)
    if code < int(e.first_menu):
        rest, mine = divmod(code - int(e.first_chopsticks), len(edition.faces))
        seat, theirs = divmod(rest, len(edition.faces))
        return Chopsticks(mine, theirs, seat)
    return Menu(tuple(unrank(code - int(e.first_menu), len(edition.faces))))


def format_action(code: int, edition: Edition) -> str:
    """The line of an action code."""
    action = decode(code, edition)
    if isinstance(action, Take):
        return f"take {edition.faces[action.face].text}"
    if isinstance(action, Chopsticks):
        mine, theirs = edition.faces[action.mine].text, edition.faces[action.theirs].text
        return f"chopsticks {mine} for {theirs} of {action.seat}"
    return f"menu {format_faces(action.faces, edition)}"


def parse_action(line: str, edition: Edition) -> int:
    """The code of a line."""
    match split_line(line):
        case ["take", face]:
            return encode(Take(parse_face(line, face, edition)), edition)
        case ["take", *_]:
            raise NotationError(f"{line!r}: exactly one die is taken: 'take FACE'.", rule="S7")
        case ["menu"]:
            raise NotationError(f"{line!r}: a menu rerolls at least one die: 'menu FACE ...'.", rule="QS1")
        case ["menu", *faces]:
            return encode(Menu(tuple(parse_faces(line, faces, edition))), edition)
        case ["chopsticks", mine, "for", theirs, "of", seat]:
            swap = Chopsticks(
                parse_face(line, mine, edition),
                parse_face(line, theirs, edition),
                parse_seat(line, seat, edition.seats),
            )
            return encode(swap, edition)
        case ["chopsticks", *_]:
            raise NotationError(f"{line!r}: chopsticks are written 'chopsticks FACE for FACE of SEAT'.")
    raise NotationError(f"{line!r} is no action; an action is {FORMS}.")
