"""Sushi Roll as text: belts, trays, tokens and points, from a view alone."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from sushiya.games.sushi_roll import SushiRoll
from sushiya.games.sushi_roll.view import SeatView, SushiRollView, Tokens
from sushiya.locales import Words

COLOURS = ("bright_magenta", "bright_red", "bright_yellow", "bright_green", "bright_cyan", "blue", "white")


def ask(words: Words, view: SushiRollView) -> str:
    """What the seat to act is asked for now."""
    assert view.to_act is not None
    mine = view.seats[view.to_act]
    means = {(True, True): "both", (True, False): "menu", (False, True): "chopsticks"}
    return words.say("sushi-roll-ask-take", means=means.get((mine.menus > 0, mine.chopsticks > 0), "none"))


def draw_view(words: Words, game: SushiRoll, view: SushiRollView, names: list[str]) -> list[RenderableType]:
    """What lies on the table, from top to bottom."""
    colours = {die.name: COLOURS[i % len(COLOURS)] for i, die in enumerate(game.edition.dice)}
    supply = [*_tokens(words, view.supply), words.say("terminal-sushi-roll-bag", count=sum(view.bag.values()))]
    title = Text(words.say("sushi-roll-round", round=view.round, rounds=view.rounds), style="bold")
    told = f"   {words.say('terminal-sushi-roll-supply')}: {', '.join(supply)}"
    return [title.append(told, style="not bold dim"), _seats(words, view, names, colours)]


def _seats(words: Words, view: SushiRollView, names: list[str], colours: dict[str, str]) -> Text:
    """Three lines a seat: points and tokens, belt, tray."""
    width = max(map(len, names))
    titles = [words.say("terminal-sushi-roll-belt"), words.say("terminal-sushi-roll-tray")]
    text = Text()
    for number, seat in enumerate(view.seats):
        text.append("\n▶ " if number == view.to_act else "\n  ")
        text.append(names[number].ljust(width), style="bold")
        text.append(" ● " if number == view.red_belt else "   ", style="red")
        text.append(_points(words, view, number), style="bold")
        told = [*_tokens(words, seat), words.say("sushi-roll-tray-maki", count=seat.maki)]
        text.append(f", {', '.join(told)}\n")
        indent = " " * (width + 5)
        for title, dice in zip(titles, (_belt(seat, colours), _tray(seat, colours)), strict=True):
            padded = title.ljust(max(map(len, titles)))
            text.append(f"{indent}{padded}  ", style="dim").append_text(Text(" ").join(dice)).append("\n")
    return text


def _tokens(words: Words, owner: SeatView | Tokens) -> list[str]:
    """The tokens of a seat, or those that are left."""
    return [
        words.say("sushi-roll-has-menus", count=owner.menus),
        words.say("sushi-roll-has-chopsticks", count=owner.chopsticks),
        words.say("sushi-roll-has-puddings", count=owner.puddings),
    ]


def _belt(seat: SeatView, colours: dict[str, str]) -> list[Text]:
    return [Text(die.face or f"({die.kind})", style=colours[die.kind] if die.face else "dim") for die in seat.belt]


def _tray(seat: SeatView, colours: dict[str, str]) -> list[Text]:
    """A nigiri that lies on a wasabi has a mark."""
    return [Text(die.face + ("^" if die.on_wasabi else ""), style=colours[die.kind]) for die in seat.tray]


def _points(words: Words, view: SushiRollView, number: int) -> str:
    """The points so far and what the tray would add as it stands."""
    worth = view.seats[number].this_round
    more = worth.maki + worth.nigiri + worth.sets
    points = view.scores[number]
    return (
        words.say("terminal-sushi-roll-points", points=points, more=more)
        if more
        else words.say("points-count", count=points)
    )
