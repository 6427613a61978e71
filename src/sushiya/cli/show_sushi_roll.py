"""Sushi Roll as text: belts, trays, tokens and points, from a view alone."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from sushiya.games.sushi_roll import SushiRoll
from sushiya.games.sushi_roll.view import SeatView, SushiRollView

COLOURS = ("bright_magenta", "bright_red", "bright_yellow", "bright_green", "bright_cyan", "blue", "white")


def ask(view: SushiRollView) -> str:
    """What the seat to act is asked for now."""
    assert view.to_act is not None
    mine = view.seats[view.to_act]
    spare = [
        f"{words} {purpose}"
        for count, words, purpose in (
            (mine.menus, _count(mine.menus, "menu"), "to reroll dice"),
            (mine.chopsticks, f"{mine.chopsticks} chopsticks", "to swap one"),
        )
        if count
    ]
    if not spare:
        return "Take a die."
    return f"Take a die; before that you may use your {' and your '.join(spare)}."


def draw_view(game: SushiRoll, view: SushiRollView, names: list[str]) -> list[RenderableType]:
    """What lies on the table, from top to bottom."""
    colours = {die.name: COLOURS[i % len(COLOURS)] for i, die in enumerate(game.edition.dice)}
    bag = sum(view.bag.values())
    supply = view.supply
    return [
        Text(f"Round {view.round} of {view.rounds}", style="bold").append(
            f"   supply: {_count(supply.menus, 'menu')}, {supply.chopsticks} chopsticks, "
            f"{_count(supply.puddings, 'pudding')}; "
            f"{bag} dice in the bag",
            style="not bold dim",
        ),
        _seats(view, names, colours),
    ]


def _seats(view: SushiRollView, names: list[str], colours: dict[str, str]) -> Text:
    """Three lines a seat: points and tokens, belt, tray."""
    width = max(map(len, names))
    text = Text()
    for number, seat in enumerate(view.seats):
        text.append("\n▶ " if number == view.to_act else "\n  ")
        text.append(names[number].ljust(width), style="bold")
        text.append(" ● " if number == view.red_belt else "   ", style="red")
        text.append(_points(view, number), style="bold")
        tokens = [_count(seat.menus, "menu"), f"{seat.chopsticks} chopsticks", _count(seat.puddings, "pudding")]
        text.append(f", {', '.join(tokens)}, {seat.maki} maki\n")
        indent = " " * (width + 5)
        for title, dice in (("belt", _belt(seat, colours)), ("tray", _tray(seat, colours))):
            text.append(f"{indent}{title}  ", style="dim").append_text(Text(" ").join(dice)).append("\n")
    return text


def _count(number: int, noun: str) -> str:
    """`1 menu`, `2 menus`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _belt(seat: SeatView, colours: dict[str, str]) -> list[Text]:
    return [Text(die.face or f"({die.kind})", style=colours[die.kind] if die.face else "dim") for die in seat.belt]


def _tray(seat: SeatView, colours: dict[str, str]) -> list[Text]:
    """A nigiri that lies on a wasabi has a mark."""
    return [Text(die.face + ("^" if die.on_wasabi else ""), style=colours[die.kind]) for die in seat.tray]


def _points(view: SushiRollView, number: int) -> str:
    """The points so far and what the tray would add as it stands."""
    worth = view.seats[number].this_round
    more = worth.maki + worth.nigiri + worth.sets
    return f"{view.scores[number]} points" + (f" (+{more} on the tray)" if more else "")
