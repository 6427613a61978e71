"""Positions, lines and results as text, for `play` and `replay`.

Everything is drawn from a view, so a seat's screen cannot show more than the seat may know. Each game has a module of
its own with `draw_view` (what lies on the table) and `ask` (what the seat to act is asked for now).
"""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sushiya.cli import show_sushi_roll, show_wasabi
from sushiya.games.contract import Game, Result, View
from sushiya.games.record import Event

REASONS = {
    "instant_win": "every challenge token is used: an instant win",
    "board_full": "the board is full",
    "all_passed": "everybody passed for three rounds",
    "rounds_played": "all rounds are played",
}


class Artist(Protocol):
    """What a game's module of drawings offers."""

    def draw_view(self, game: Any, view: Any, names: list[str]) -> list[RenderableType]:
        """What lies on the table, from top to bottom."""

    def ask(self, view: Any) -> str:
        """What the seat to act is asked for now, in one short sentence."""


ARTISTS: dict[str, Artist] = {"wasabi": show_wasabi, "sushi_roll": show_sushi_roll}


def draw_view(game: Game, view: View, names: list[str]) -> list[RenderableType]:
    """What a seat may see, or a spectator, from top to bottom."""
    return ARTISTS[view.game].draw_view(game, view, names)


def ask(view: View) -> str:
    """What the seat to act is asked for now."""
    return ARTISTS[view.game].ask(view)


def show_event(event: Event, names: list[str]) -> Text:
    """One line of the log, with names for seats."""
    text = Text("  ")
    if event.seat is None:
        text.append(f"chance: {event.line}", style="dim")
    else:
        text.append(names[event.seat], style="bold")
        text.append(f": {event.line}")
    for slug in event.completes:
        style = " with style" if slug.endswith("*") else ""
        text.append(f"  completes {slug.removesuffix('*')}{style}!", style="bold green")
    return text


def show_result(result: Result, names: list[str]) -> Group:
    """The ranking."""
    table = Table()
    table.add_column("place", justify="right")
    table.add_column("player")
    table.add_column("points", justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        is_winner = seat in result.winners
        cells = (f"{result.ranks[seat]}.", names[seat], str(result.scores[seat]))
        table.add_row(*cells, style="bold green" if is_winner else "")
    return Group(f"The match is over: {REASONS.get(result.reason, result.reason)}.", table)
