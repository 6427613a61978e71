"""How far a seat may go back, computed from what happened: nobody can forget what they learned."""

from __future__ import annotations

from sushiya.games.match import Match
from sushiya.table.log import Undo


def actions_to_undo(match: Match, seat: int, undo: Undo) -> int:
    """How many actions must go for the seat's last one to be taken back; 0 if it may not be.

    "fair": the last action of all, if no chance followed it and nothing secret came to light. "free": the seat's last
    action with all that others did since.
    """
    if undo == "never":
        return 0
    actions = 0
    for step in reversed(match.steps):
        if step.seat is None:
            if undo == "fair":
                return 0
            continue
        actions += 1
        if step.seat == seat:
            has_revealed = step.completes or match.game.reveals(step.before, step.after)
            return 0 if undo == "fair" and has_revealed else actions
        if undo == "fair":
            return 0
    return 0
