"""The printed pieces as tables, from an edition's file, for `sushiya edition show`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from sushiya.games.contract import Game

Entries = Mapping[str, Any]


def edition_tables(game: Game, entries: Entries) -> list[RenderableType]:
    """Everything in the file, after the game has accepted it."""
    players = f"{game.player_counts[0]} to {game.player_counts[-1]} players"
    heading = f"{game.title}, edition {game.edition_name!r}, {players}\nsha256 {game.edition_sha256}"
    tables = _wasabi(entries) if game.name == "wasabi" else _sushi_roll(entries)
    return [heading, *tables]


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading)
    return table


def _wasabi(entries: Entries) -> list[RenderableType]:
    board = entries["board"]
    setup = _table(f"Board of {board['rows']} rows, and the kitchen, by players", "players", "columns", "cards")
    for count, columns in board["columns"].items():
        cards = entries["kitchen"][count]
        setup.add_row(count, str(columns), ", ".join(f"{card} {number}" for card, number in cards.items()))
    tokens = _table("Challenge tokens of a seat", "length", "count", "points", "cubes", "source")
    for token in entries["token"]:
        tokens.add_row(*(str(token[key]) for key in ("length", "count", "points", "cubes", "source")))
    ingredients = _table("Ingredients", "category", "in starting hands", "name", "tiles", "source")
    for category in entries["category"]:
        may_start = "yes" if category["starting_hand"] else "no"
        for tile in category["ingredient"]:
            ingredients.add_row(category["name"], may_start, tile["name"], str(tile["tiles"]), tile["source"])
    recipes = _table("Recipes", "length", "name", "ingredients in strip order", "source")
    for recipe in entries["recipe"]:
        parts = recipe["ingredients"]
        recipes.add_row(str(len(parts)), recipe["name"], ", ".join(parts), recipe["source"])
    return [setup, tokens, ingredients, recipes]


def _sushi_roll(entries: Entries) -> list[RenderableType]:
    dice = _table("Dice", "kind", "count", "faces", "source")
    for die in entries["die"]:
        dice.add_row(die["name"], str(die["count"]), ", ".join(die["faces"]), die["source"])
    match = _table("The match", "what", "value")
    match.add_row("rounds", str(entries["rounds"]))
    match.add_row("dice on a belt, by players", _in_words(entries["dice_per_seat"]))
    match.add_row("one more slide after a round", f"{_in_words(entries['extra_slide_players'])} players")
    match.add_row("supply", _in_words(entries["supply"]))
    match.add_row("each seat starts with", _in_words(entries["start"]))
    scoring = _table("Scoring", "what", "value")
    for what, value in entries["scoring"].items():
        scoring.add_row(what.replace("_", " "), _in_words(value))
    return [dice, match, scoring]


def _in_words(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {entry}" for key, entry in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)
