"""What the actions of a seat would bring at once, so that a page can show it without knowing any rule."""

from __future__ import annotations

from msgspec import Struct

from sushiya.games.contract import Position

NEVER_SCORES = ("menu ",)  # lines after which chance decides what comes; there are hundreds of them


class Preview(Struct, frozen=True, omit_defaults=True):
    """What one line would bring."""

    action: str
    points: int  # more for the seat that plays it, if all that lies there were scored then
    completes: list[str] = []  # as in records


def list_previews(position: Position) -> list[Preview]:
    """Every legal line of the seat to act that would complete something or change its points."""
    seat, game = position.status, position.game
    before = game.worths(position)[seat]
    previews = []
    for code in position.legal().tolist():
        line = game.line_of(code)
        if line.startswith(NEVER_SCORES):
            continue
        after = position.copy()
        after.apply(code)
        points = game.worths(after)[seat] - before
        completes = game.completes(position, after) if points else []
        if points or completes:
            previews.append(Preview(line, points, completes))
    return previews
