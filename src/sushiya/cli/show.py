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
from sushiya.cli.sentences import Teller
from sushiya.games.contract import Game, Result, View
from sushiya.games.record import Event
from sushiya.locales import Words


class Artist(Protocol):
    """What a game's module of drawings offers."""

    def draw_view(self, words: Words, game: Any, view: Any, names: list[str]) -> list[RenderableType]:
        """What lies on the table, from top to bottom."""

    def ask(self, words: Words, view: Any) -> str:
        """What the seat to act is asked for now, in one short sentence."""


ARTISTS: dict[str, Artist] = {"wasabi": show_wasabi, "sushi_roll": show_sushi_roll}


def draw_view(words: Words, game: Game, view: View, names: list[str]) -> list[RenderableType]:
    """What a seat may see, or a spectator, from top to bottom."""
    return ARTISTS[view.game].draw_view(words, game, view, names)


def ask(words: Words, view: View) -> str:
    """What the seat to act is asked for now."""
    return ARTISTS[view.game].ask(words, view)


def show_event(teller: Teller, event: Event) -> Text:
    """One line of the log: a sentence, and behind an action what is typed for it. Empty if there is nothing to tell."""
    told = teller.tell(event)
    if event.seat is None:
        return Text(f"  {told}", style="dim") if told else Text()
    return Text("  ").append(told, style="bold green" if event.completes else "").append(f"  {event.line}", style="dim")


def show_result(words: Words, result: Result, names: list[str]) -> Group:
    """The ranking."""
    table = Table()
    table.add_column(words.say("terminal-place"), justify="right")
    table.add_column(words.say("terminal-player"))
    table.add_column(words.say("terminal-points"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        is_winner = seat in result.winners
        cells = (f"{result.ranks[seat]}.", names[seat], str(result.scores[seat]))
        table.add_row(*cells, style="bold green" if is_winner else "")
    return Group(words.say("terminal-over", reason=words.say(f"end-reason-{result.reason}")), table)
