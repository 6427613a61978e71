"""Wasabi! as text: board, pantry, kitchen, seats and the viewer's recipes, from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sushiya.cli.words import ingredients, recipes
from sushiya.games.wasabi import Wasabi
from sushiya.games.wasabi.edition import STARTING_TILES
from sushiya.games.wasabi.view import SeatView, SquareView, WasabiView
from sushiya.locales import Words

COLOURS = ("white", "bright_yellow", "bright_red", "bright_magenta", "bright_green", "bright_cyan", "blue", "yellow")
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

HAND = 2  # W27: cards that a full hand has


def ask(words: Words, view: WasabiView) -> str:
    """What the seat to act is asked for now."""
    assert view.to_act is not None
    match view.phase:
        case "give":
            return words.say("wasabi-ask-give", left=STARTING_TILES)
        case "deal":
            return words.say("wasabi-ask-draw", which="first")
        case "recipes":
            return words.say("wasabi-ask-draw", which="more")
        case "choose":
            return words.say("wasabi-ask-choose", count=len(view.choices))
        case "rewards":
            is_full = len(view.seats[view.to_act].cards) == HAND
            return words.say("wasabi-ask-take-full" if is_full else "wasabi-ask-take", rewards=view.rewards)
        case "tiles":
            return words.say("wasabi-ask-pick")
    if view.chopped is not None:
        return words.say("wasabi-ask-square", tile=ingredients([view.chopped]))
    return words.say("terminal-wasabi-ask-more" if view.laid else "terminal-wasabi-ask")


def draw_view(words: Words, game: Wasabi, view: WasabiView, names: list[str]) -> list[RenderableType]:
    """What lies on the table, from top to bottom."""
    colours = _colours(game)
    drawings: list[RenderableType] = [
        _board(words, view, colours),
        _counts(words.say("wasabi-pantry"), view.pantry, colours, lambda name: _gloss(words, name)),
        _counts(words.say("wasabi-kitchen"), view.kitchen, {}, lambda name: name),
        _stacks(words, view),
        _seats(words, view, names),
    ]
    if view.seat is not None:
        drawings.append(_own(words, game, view.seats[view.seat], colours))
    return drawings


def _name(words: Words, tile: str) -> str:
    return words.name(ingredients([tile]))


def _gloss(words: Words, tile: str) -> str:
    """The name of a tile, and the word for it in lines if that is another."""
    name = _name(words, tile)
    return name if name == tile else f"{name} ({tile})"


def _colours(game: Wasabi) -> dict[str, str]:
    categories = list(dict.fromkeys(ingredient.category for ingredient in game.edition.ingredients))
    return {
        ingredient.name: COLOURS[categories.index(ingredient.category) % len(COLOURS)]
        for ingredient in game.edition.ingredients
    }


def _board(words: Words, view: WasabiView, colours: dict[str, str]) -> Table:
    board = Table(box=box.SQUARE, show_lines=True, padding=0)
    board.add_column("", style="dim")
    width = max(len(_name(words, tile)) for tile in colours) + 1
    for column in range(view.columns):
        board.add_column(view.board[column].square.rstrip("0123456789"), width=width, justify="center")
    for row in range(view.rows):
        squares = view.board[row * view.columns : (row + 1) * view.columns]
        board.add_row(str(row + 1), *(_square(words, square, colours, width) for square in squares))
    return board


def _square(words: Words, square: SquareView, colours: dict[str, str], width: int) -> Text:
    """The tile in play, a small number for the depth of a stack, hatched if a Wasabi! card lies on it."""
    tile = square.tiles[-1] if square.tiles else ""
    top = _name(words, tile) if tile else ""
    depth = str(len(square.tiles)).translate(RAISED) if len(square.tiles) > 1 else ""
    if square.covered:
        return Text((top + depth).center(width, "▒"), style="green")
    return Text(top + depth, style=colours[tile]) if top else Text("·", style="dim")


def _counts(title: str, counts: dict[str, int], colours: dict[str, str], tell: Callable[[str], str]) -> Text:
    text = Text(f"{title}: ", style="bold")
    for i, (name, count) in enumerate(counts.items()):
        text.append(", " if i else "", style="not bold")
        style = "dim not bold" if count == 0 else f"not bold {colours.get(name, '')}"
        text.append(f"{tell(name)} {count}", style=style)
    return text


def _stacks(words: Words, view: WasabiView) -> Text:
    """How many strips of each length can be drawn, and what the viewer knows of those put back."""
    parts = []
    for length, stack in view.stacks.items():
        args = {"length": length, "count": stack.shuffled + len(stack.put_back)}
        known = [slug for slug in stack.put_back if not slug.startswith("?")]
        if known:
            parts.append(words.say("terminal-wasabi-stack-known", **args, known=", ".join(known)))
        else:
            parts.append(words.say("terminal-wasabi-stack", **args))
    return Text(f"{words.say('terminal-wasabi-stacks')}: ", style="bold").append(", ".join(parts), style="not bold")


def _seats(words: Words, view: WasabiView, names: list[str]) -> Text:
    """Two lines a seat; what the viewer holds stands below in full."""
    width = max(map(len, names))
    blocks = [_seat(words, view, number, names[number].ljust(width)) for number in range(view.players)]
    return Text("\n").join([Text(""), *blocks])


def _seat(words: Words, view: WasabiView, number: int, name: str) -> Text:
    seat = view.seats[number]
    text = Text("▶ " if number == view.turn_seat else "  ")
    text.append(name, style="bold")
    text.append(f"  {words.say('wasabi-points-now', points=seat.points)}", style="bold")
    left = " ".join(str(length) * left for length, left in seat.tokens.items() if left)
    tokens = words.say("terminal-wasabi-tokens", tokens=left) if left else words.say("terminal-wasabi-no-tokens")
    text.append(f", {words.say('wasabi-cubes', count=seat.cubes)}, {tokens}")
    indent = "\n" + " " * (len(name) + 4)
    if number != view.seat and (seat.recipes or seat.tiles or seat.cards):
        tiles = ", ".join(_name(words, tile) for tile in seat.tiles)
        held = {"held-recipes": " ".join(seat.recipes), "tiles": tiles, "action-cards": ", ".join(seat.cards)}
        told = (f"{words.say(f'wasabi-{what}')}: {which}" for what, which in held.items() if which)
        text.append(indent + " · ".join(told), style="dim")
    if seat.completed:
        text.append(f"{indent}{words.say('wasabi-completed')}: {', '.join(seat.completed)}", style="green")
    return text


def _own(words: Words, game: Wasabi, seat: SeatView, colours: dict[str, str]) -> Text:
    printed = {recipe.slug: recipe for recipe in game.edition.recipes}
    text = Text(f"\n{words.say('terminal-wasabi-recipes')}\n" if seat.recipes else "\n", style="bold")
    for slug in seat.recipes:
        recipe = printed[slug]
        text.append(f"  {words.name(recipes([slug], {slug: recipe.name}))}: ", style="not bold")
        _append_chain(words, text, recipe.ingredients, colours)
        text.append(f"  ({_worth(words, game, seat, recipe.length)})\n", style="not bold dim")
    text.append(f"{words.say('terminal-wasabi-tiles')}: ")
    _append_chain(words, text, seat.tiles, colours)
    text.append(f"   {words.say('terminal-wasabi-cards')}: ")
    text.append(", ".join(seat.cards) or words.say("terminal-none"), style="not bold")
    return text


def _worth(words: Words, game: Wasabi, seat: SeatView, length: int) -> str:
    """What a strip of this length brings."""
    token = next((token for token in game.edition.tokens if token.length == length), None)
    if token is None or not seat.tokens.get(length):
        return words.say("wasabi-strip-no-token")
    if token.cubes:
        return words.say("wasabi-strip-worth-style", points=token.points, cubes=token.cubes)
    return words.say("wasabi-strip-worth", points=token.points)


def _append_chain(words: Words, text: Text, names: Iterable[str], colours: dict[str, str]) -> None:
    for i, name in enumerate(names):
        text.append(" · " if i else "", style="not bold dim")
        text.append(_name(words, name), style=f"not bold {colours[name]}")
