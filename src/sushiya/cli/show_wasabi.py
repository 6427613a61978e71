"""Wasabi! as text: board, pantry, kitchen, seats and the viewer's recipes, from a view alone."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sushiya.games.wasabi import Wasabi
from sushiya.games.wasabi.view import SeatView, SquareView, WasabiView

COLOURS = ("white", "bright_yellow", "bright_red", "bright_magenta", "bright_green", "bright_cyan", "blue", "yellow")
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

QUESTIONS = {
    "give": "Choose three tiles of different categories for your left neighbour.",
    "deal": "Draw a starting recipe: of which length?",
    "choose": "Two recipes match and one token is left: which one do you complete?",
    "rewards": "You completed a recipe: take an action card.",
    "tiles": "Take a tile from the pantry.",
    "recipes": "Draw a recipe: of which length?",
}


def ask(view: WasabiView) -> str:
    """What the seat to act is asked for now."""
    if view.phase != "step_one":
        return QUESTIONS.get(view.phase, "Your move.")
    if view.chopped is not None:
        return f"Lay the {view.chopped} that you took up."
    if view.laid:
        return "Play a card, lay a second tile if you may, or say done."
    return "Lay a tile; you may play one card before or after it. Or pass."


def draw_view(game: Wasabi, view: WasabiView, names: list[str]) -> list[RenderableType]:
    """What lies on the table, from top to bottom."""
    colours = _colours(game)
    drawings: list[RenderableType] = [
        _board(view, colours),
        _counts("pantry", view.pantry, colours),
        _counts("kitchen", view.kitchen, {}),
        _stacks(view),
        _seats(view, names),
    ]
    if view.seat is not None:
        drawings.append(_own(game, view.seats[view.seat], colours))
    return drawings


def _colours(game: Wasabi) -> dict[str, str]:
    categories = list(dict.fromkeys(ingredient.category for ingredient in game.edition.ingredients))
    return {
        ingredient.name: COLOURS[categories.index(ingredient.category) % len(COLOURS)]
        for ingredient in game.edition.ingredients
    }


def _board(view: WasabiView, colours: dict[str, str]) -> Table:
    board = Table(box=box.SQUARE, show_lines=True, padding=0)
    board.add_column("", style="dim")
    width = max(map(len, colours)) + 1
    for column in range(view.columns):
        board.add_column(view.board[column].square.rstrip("0123456789"), width=width, justify="center")
    for row in range(view.rows):
        squares = view.board[row * view.columns : (row + 1) * view.columns]
        board.add_row(str(row + 1), *(_square(square, colours, width) for square in squares))
    return board


def _square(square: SquareView, colours: dict[str, str], width: int) -> Text:
    """The tile in play, a small number for the depth of a stack, hatched if a Wasabi! card lies on it."""
    top = square.tiles[-1] if square.tiles else ""
    depth = str(len(square.tiles)).translate(RAISED) if len(square.tiles) > 1 else ""
    if square.covered:
        return Text((top + depth).center(width, "▒"), style="green")
    return Text(top + depth, style=colours[top]) if top else Text("·", style="dim")


def _counts(title: str, counts: dict[str, int], colours: dict[str, str]) -> Text:
    text = Text(f"{title}: ", style="bold")
    for i, (name, count) in enumerate(counts.items()):
        text.append(", " if i else "", style="not bold")
        style = "dim not bold" if count == 0 else f"not bold {colours.get(name, '')}"
        text.append(f"{name} {count}", style=style)
    return text


def _stacks(view: WasabiView) -> Text:
    """How many strips of each length can be drawn, and what the viewer knows of those put back."""
    parts = []
    for length, stack in view.stacks.items():
        known = [slug for slug in stack.put_back if not slug.startswith("?")]
        under = f" ({', '.join(known)} underneath)" if known else ""
        parts.append(f"length {length}: {stack.shuffled + len(stack.put_back)}{under}")
    return Text("recipes to draw: ", style="bold").append(", ".join(parts), style="not bold")


def _seats(view: WasabiView, names: list[str]) -> Text:
    """Two lines a seat; what the viewer holds stands below in full."""
    width = max(map(len, names))
    blocks = [_seat(view, number, names[number].ljust(width)) for number in range(view.players)]
    return Text("\n").join([Text(""), *blocks])


def _seat(view: WasabiView, number: int, name: str) -> Text:
    seat = view.seats[number]
    text = Text("▶ " if number == view.turn_seat else "  ")
    text.append(name, style="bold")
    text.append(f"  {seat.points} points", style="bold")
    text.append(f", {_plural(seat.cubes, 'cube')}, tokens left ")
    text.append(" ".join(str(length) * left for length, left in seat.tokens.items() if left) or "none")
    indent = "\n" + " " * (len(name) + 4)
    if number != view.seat and (seat.recipes or seat.tiles or seat.cards):
        held = {"recipes": " ".join(seat.recipes), "tiles": ", ".join(seat.tiles), "cards": ", ".join(seat.cards)}
        text.append(indent + " · ".join(f"{what} {which}" for what, which in held.items() if which), style="dim")
    if seat.completed:
        text.append(f"{indent}completed {', '.join(seat.completed)}", style="green")
    return text


def _plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _own(game: Wasabi, seat: SeatView, colours: dict[str, str]) -> Text:
    recipes = {recipe.slug: recipe for recipe in game.edition.recipes}
    points = {token.length: token for token in game.edition.tokens}
    text = Text("\nYour recipes\n" if seat.recipes else "\n", style="bold")
    for slug in seat.recipes:
        recipe = recipes[slug]
        token = points.get(recipe.length)
        worth = f"{token.points} points" if token else "no token"
        worth += f" and {_plural(token.cubes, 'cube')} with style" if token and token.cubes else ""
        left = seat.tokens.get(recipe.length, 0)
        text.append(f"  {recipe.name}: ", style="not bold")
        _append_chain(text, recipe.ingredients, colours)
        text.append(f"  ({worth}{'' if left else '; no token left'})\n", style="not bold dim")
    text.append("Your tiles: ")
    _append_chain(text, seat.tiles, colours)
    text.append("   Your cards: ")
    text.append(", ".join(seat.cards) or "none", style="not bold")
    return text


def _append_chain(text: Text, names: Iterable[str], colours: dict[str, str]) -> None:
    for i, name in enumerate(names):
        text.append(" · " if i else "", style="not bold dim")
        text.append(name, style=f"not bold {colours[name]}")
