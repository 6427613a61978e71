"""The pieces of a Wasabi! box: reads an edition file, finds every mistake in it, and lays it out for compiled rules.

Knows what an edition must have so that a match can be played (W1–W8, W15); knows no rule of play. Everything that
compiled rules look up about pieces, squares and lines is computed here once, in plain loops.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import numpy as np

from sushiya.games.compiled import lowest_bit, record
from sushiya.games.edition import Checker, canonical_digest, read_toml
from sushiya.games.wasabi.actions import KINDS, kind_sizes
from sushiya.games.wasabi.state import CARDS, COLUMN_LETTERS, INGREDIENTS, LENGTH, RECIPES, SEATS, SQUARES, TILES

PLAYERS = range(2, SEATS + 1)
RULEBOOK_TILES, RULEBOOK_RECIPES = 72, 52  # W2, W3: an edition with others says so in its [totals]
STARTING_TILES = 3  # W7
MAX_COUNT = 99
HANDS = comb(INGREDIENTS, STARTING_TILES)

EDITION = record(
    ("ingredients", np.int32),
    ("recipes", np.int32),
    ("rows", np.int32),
    ("stride", np.int32),  # columns of the widest board
    ("squares", np.int32),  # rows * stride
    ("tiles", np.int8, INGREDIENTS),  # W2: in the pantry at the start
    ("category", np.int8, INGREDIENTS),
    ("may_start", np.int8, INGREDIENTS),  # W7: 1 or 0
    ("hands", np.int32),  # W7: how many starting hands there are
    ("hand_number", np.int32, HANDS),  # the number of each as a set of three, see actions.py
    ("hand_sorts", np.int64, HANDS),  # and its set of ingredients
    ("kitchen", np.int8, (SEATS + 1, len(CARDS))),  # W4: by players
    ("token_count", np.int8, LENGTH + 1),  # W5, by length, 0 for lengths without tokens
    ("token_points", np.int16, LENGTH + 1),
    ("token_cubes", np.int16, LENGTH + 1),  # W15
    ("tokens", np.int8),  # W17: all tokens of a seat
    ("lengths", np.int8, LENGTH),  # of strips, shortest first
    ("length_count", np.int8),
    ("length", np.int8, RECIPES),  # of a strip
    ("parts", np.int8, (RECIPES, LENGTH)),  # ingredients in strip order
    ("using", np.int64, INGREDIENTS),  # set of strips with this ingredient
    ("weight", np.int64, INGREDIENTS),  # of an ingredient; sums of them tell most wrong lines at once
    ("key", np.int64, RECIPES),  # sum of the weights of the strip
    ("of_length", np.int64, LENGTH + 1),  # set of strips
    ("laid_sort", np.int8, INGREDIENTS * SQUARES),  # the ingredient of a code for laying a tile
    ("laid_square", np.int8, INGREDIENTS * SQUARES),  # and the square: looked up, because a division takes longer
    ("area", np.int64, SEATS + 1),  # W1: squares of the playing area, by players
    ("block", np.int64),  # QW15: squares a Wasabi! card covers, with its top left at square 0
    ("right", np.int64, SEATS + 1),  # squares of the area with a right neighbour in it
    ("down", np.int64, SEATS + 1),  # and with one below
    ("row", np.int16, SQUARES),
    ("column", np.int16, SQUARES),
    ("pairs_to", np.int32, RECIPES + 1),  # C(n, 2) and C(n, 3): how sets are numbered, see actions.py
    ("triples_to", np.int32, RECIPES + 1),
    ("first_code", np.int32, len(KINDS) + 1),  # the first code of every kind of action, and behind the last
)


@dataclass(frozen=True)
class Ingredient:
    """One sort of tile."""

    name: str
    category: str
    tiles: int
    may_start: bool
    source: str


@dataclass(frozen=True)
class Recipe:
    """One strip, its ingredients in order."""

    name: str
    slug: str
    ingredients: tuple[str, ...]
    source: str

    @property
    def length(self) -> int:
        """How many ingredients it has."""
        return len(self.ingredients)


@dataclass(frozen=True)
class Token:
    """One sort of challenge token."""

    length: int
    count: int
    points: int
    cubes: int
    source: str


@dataclass(frozen=True)
class Edition:
    """A checked edition, for people (names, sources) and for compiled rules (`records`)."""

    name: str
    sha256: str
    rows: int
    columns: dict[int, int]  # by players
    kitchen: dict[int, dict[str, int]]
    tokens: tuple[Token, ...]
    ingredients: tuple[Ingredient, ...]
    recipes: tuple[Recipe, ...]
    names: Mapping[str, Any]  # translations the file carries, as they stand in it
    records: np.ndarray[Any, np.dtype[Any]]

    @cached_property
    def stride(self) -> int:
        """Columns of the widest board."""
        return max(self.columns.values())

    @cached_property
    def lengths(self) -> list[int]:
        """All lengths of strips, shortest first."""
        return sorted({recipe.length for recipe in self.recipes})

    def square_name(self, square: int) -> str:
        """`c2` for square 9."""
        return f"{COLUMN_LETTERS[square % self.stride]}{square // self.stride + 1}"

    def slugs(self, strips: int) -> list[str]:
        """The words for a set of recipes, in the edition's order."""
        return [self.recipes[r].slug for r in members(strips)]

    def completed_strips(self, strips: int, styled: int) -> list[str]:
        """A set of completed recipes as records write it: `*` for with style."""
        return [f"{self.recipes[r].slug}{'*' * (styled >> r & 1)}" for r in members(strips)]


def members(strips: int) -> list[int]:
    """The recipes of a set, in the edition's order."""
    recipes = []
    while strips:
        recipes.append(lowest_bit(strips))
        strips &= strips - 1
    return recipes


def slug(name: str) -> str:
    """`Dragon's Tail` → `dragon-s-tail`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def load_edition(path: Path | None = None) -> Edition:
    """Read and check a file; the house edition if none is named. Raises `EditionError` with every mistake."""
    path = path or Path(__file__).with_name("edition.toml")
    data = read_toml(path)
    check = Checker(path)
    check.keys(data, "", ("name", "game", "totals", "board", "kitchen", "token", "category", "recipe", "names"))
    name = check.header(data, "wasabi")
    totals = check.table(data, "totals") if "totals" in data else {}
    check.keys(totals, "totals", ("tiles", "recipes"))
    names = check.table(data, "names") if "names" in data else {}
    rows, columns = read_board(check, data)
    kitchen = read_kitchen(check, data, columns)
    tokens = read_tokens(check, data)
    ingredients = read_ingredients(check, data)
    check_pantry(check, totals, ingredients, max(columns, default=2))
    recipes = read_recipes(check, data, {ingredient.name for ingredient in ingredients})
    check_recipes(check, totals, recipes, tokens)
    check.finish()
    edition = Edition(
        name=name,
        sha256=canonical_digest(data),
        rows=rows,
        columns=columns,
        kitchen=kitchen,
        tokens=tokens,
        ingredients=ingredients,
        recipes=recipes,
        names=names,
        records=np.zeros(1, EDITION),
    )
    lay_out(edition)
    return edition


def read_board(check: Checker, data: Mapping[str, Any]) -> tuple[int, dict[int, int]]:
    """W1: the rows, and the columns for each number of players."""
    board = check.table(data, "board")
    check.keys(board, "board", ("rows", "columns", "source"))
    rows = check.number(board, "rows", "board", 2, 26)
    table = check.table(board, "columns", "board")
    columns = {
        players: check.number(table, str(players), "board.columns", 2, 26) for players in player_keys(check, table)
    }
    if not columns:
        check.mistake("board.columns", "must name the columns for at least one number of players")
    if columns and rows * max(columns.values()) > SQUARES:
        check.mistake("board", f"has {rows * max(columns.values())} squares; at most {SQUARES} are possible")
    check.source(board, "board")
    return rows, columns


def player_keys(check: Checker, table: Mapping[str, Any]) -> list[int]:
    """The numbers of players that a table has entries for."""
    check.keys(table, "board.columns", [str(players) for players in PLAYERS])
    return [players for players in PLAYERS if str(players) in table]


def read_kitchen(check: Checker, data: Mapping[str, Any], columns: dict[int, int]) -> dict[int, dict[str, int]]:
    """W4: the action cards for each number of players."""
    table = check.table(data, "kitchen")
    check.keys(table, "kitchen", ["source", *(str(players) for players in PLAYERS)])
    check.source(table, "kitchen")
    kitchen = {}
    for players in columns:
        row = check.table(table, str(players), "kitchen")
        place = f"kitchen.{players}"
        check.keys(row, place, CARDS)
        kitchen[players] = {card: check.number(row, card, place, 0, MAX_COUNT) for card in CARDS}
    for players in PLAYERS:
        if str(players) in table and players not in columns:
            check.mistake(f"kitchen.{players}", "the board has no columns for this number of players")
    return kitchen


def read_tokens(check: Checker, data: Mapping[str, Any]) -> tuple[Token, ...]:
    """W5, W15: the challenge tokens of a seat."""
    tokens = []
    for index, row in enumerate(check.tables(data, "token")):
        place = f"token[{index}]"
        check.keys(row, place, ("length", "count", "points", "cubes", "source"))
        tokens.append(
            Token(
                length=check.number(row, "length", place, 1, LENGTH),
                count=check.number(row, "count", place, 1, 15),
                points=check.number(row, "points", place, 0, 100),
                cubes=check.number(row, "cubes", place, 0, 100),
                source=check.source(row, place),
            )
        )
    check.unique((f"token[{i}].length", str(token.length)) for i, token in enumerate(tokens))
    if "token" in data and not tokens:
        check.mistake("token", "there must be at least one")
    return tuple(sorted(tokens, key=lambda token: token.length))


def read_ingredients(check: Checker, data: Mapping[str, Any]) -> tuple[Ingredient, ...]:
    """W2, W7: the sorts of tiles in the order of the file."""
    ingredients, places, categories = [], [], []
    for index, row in enumerate(check.tables(data, "category")):
        place = f"category[{index}]"
        check.keys(row, place, ("name", "starting_hand", "ingredient", "names"))
        category = check.word(row, "name", place)
        categories.append((f"{place}.name", category))
        may_start = check.flag(row, "starting_hand", place)
        for number, entry in enumerate(check.tables(row, "ingredient", place)):
            where = f"{place}.ingredient[{number}]"
            check.keys(entry, where, ("name", "tiles", "source", "names"))
            places.append(where)
            ingredients.append(
                Ingredient(
                    name=check.word(entry, "name", where),
                    category=category,
                    tiles=check.number(entry, "tiles", where, 1, MAX_COUNT),
                    may_start=may_start,
                    source=check.source(entry, where),
                )
            )
    check.unique(categories)
    check.unique((f"{place}.name", ingredient.name) for place, ingredient in zip(places, ingredients, strict=True))
    if len(ingredients) > INGREDIENTS:
        check.mistake("category", f"has {len(ingredients)} ingredients; at most {INGREDIENTS} are possible")
    return tuple(ingredients)


def check_pantry(
    check: Checker, totals: Mapping[str, Any], ingredients: tuple[Ingredient, ...], most_players: int
) -> None:
    """W2: as many tiles as the box says; W7: enough of three categories for every seat's starting hand."""
    expected = check.number(totals, "tiles", "totals", 1, TILES, default=RULEBOOK_TILES)
    total = sum(ingredient.tiles for ingredient in ingredients)
    if total != expected:
        check.mistake("category", f"has {total} tiles in all, must have {expected} (or another number in [totals])")
    starting: dict[str, int] = {}
    for ingredient in ingredients:
        if ingredient.may_start:
            starting[ingredient.category] = starting.get(ingredient.category, 0) + ingredient.tiles
    enough = sum(tiles >= most_players for tiles in starting.values())
    if enough < STARTING_TILES:
        check.mistake(
            "category",
            f"{enough} categories with starting_hand = true have {most_players} tiles or more; starting hands need 3",
        )


def read_recipes(check: Checker, data: Mapping[str, Any], ingredients: set[str]) -> tuple[Recipe, ...]:
    """W3: the strips in the order of the file."""
    recipes, places = [], []
    for index, row in enumerate(check.tables(data, "recipe")):
        place = f"recipe[{index}]"
        check.keys(row, place, ("name", "ingredients", "source", "names"))
        name = check.text(row, "name", place)
        if name.strip() and not slug(name):
            check.mistake(f"{place}.name", f"{name!r} has no letter a-z and no digit to write it by")
        parts = row.get("ingredients")
        if not isinstance(parts, list) or not parts:
            check.mistake(f"{place}.ingredients", "must be a list of ingredients")
            parts = []
        for number, part in enumerate(parts):
            if not isinstance(part, str) or part not in ingredients:
                check.mistake(f"{place}.ingredients[{number}]", f"unknown ingredient {part!r}")
        places.append(f"{place}.name")
        recipes.append(Recipe(name, slug(name), tuple(str(part) for part in parts), check.source(row, place)))
    check.unique((place, recipe.slug) for place, recipe in zip(places, recipes, strict=True))
    return tuple(recipes)


def check_recipes(
    check: Checker, totals: Mapping[str, Any], recipes: tuple[Recipe, ...], tokens: tuple[Token, ...]
) -> None:
    """W3: as many strips as the box says; W14: for every length of token there are strips."""
    expected = check.number(totals, "recipes", "totals", 1, RECIPES, default=RULEBOOK_RECIPES)
    if len(recipes) != expected:
        check.mistake("recipe", f"has {len(recipes)} recipes, must have {expected} (or another number in [totals])")
    lengths = {token.length for token in tokens}
    for index, recipe in enumerate(recipes):
        if recipe.length and recipe.length not in lengths:
            check.mistake(f"recipe[{index}].ingredients", f"has length {recipe.length}, for which there is no token")
    for length in sorted(lengths - {recipe.length for recipe in recipes}):
        check.mistake("token", f"there are tokens of length {length} and no recipe of that length")


def lay_out(edition: Edition) -> None:
    """Fill the record that compiled rules read."""
    e = edition.records[0]
    number = {ingredient.name: i for i, ingredient in enumerate(edition.ingredients)}
    categories = list(dict.fromkeys(ingredient.category for ingredient in edition.ingredients))
    e.ingredients, e.recipes = len(edition.ingredients), len(edition.recipes)
    e.rows, e.stride, e.squares = edition.rows, edition.stride, edition.rows * edition.stride
    for i, ingredient in enumerate(edition.ingredients):
        e.tiles[i] = ingredient.tiles
        e.category[i] = categories.index(ingredient.category)
        e.may_start[i] = ingredient.may_start
        digest = hashlib.sha256(str(i).encode()).digest()
        e.weight[i] = int.from_bytes(digest[:7], "little")  # eight of them stay below 2**63
    for players, cards in edition.kitchen.items():
        e.kitchen[players] = [cards[card] for card in CARDS]
    for token in edition.tokens:
        e.token_count[token.length] = token.count
        e.token_points[token.length] = token.points
        e.token_cubes[token.length] = token.cubes
    e.tokens = sum(token.count for token in edition.tokens)
    for r, recipe in enumerate(edition.recipes):
        parts = [number[name] for name in recipe.ingredients]
        e.length[r] = len(parts)
        e.parts[r, : len(parts)] = parts
        for part in parts:
            e.using[part] |= 1 << r
        e.key[r] = sum(int(e.weight[part]) for part in parts)
        e.of_length[len(parts)] |= 1 << r
    e.length_count = len(edition.lengths)
    e.lengths[: len(edition.lengths)] = edition.lengths
    hands = starting_hands(edition)
    e.hands = len(hands)
    for h, (i, j, k) in enumerate(hands):
        e.hand_number[h] = comb(k, 3) + comb(j, 2) + i
        e.hand_sorts[h] = 1 << i | 1 << j | 1 << k
    squares = edition.rows * edition.stride
    for code in range(len(edition.ingredients) * squares):
        e.laid_sort[code], e.laid_square[code] = divmod(code, squares)
    lay_out_board(edition)
    for n in range(RECIPES + 1):
        e.pairs_to[n], e.triples_to[n] = comb(n, 2), comb(n, 3)
    e.first_code[1:] = np.cumsum(kind_sizes(edition))


def lay_out_board(edition: Edition) -> None:
    """W1, QW15, QW17: areas and neighbours as sets of squares."""
    e = edition.records[0]
    stride = edition.stride
    squares = [(row, column) for row in range(edition.rows) for column in range(stride)]
    for row, column in squares:
        e.row[row * stride + column], e.column[row * stride + column] = row, column
    for players, columns in edition.columns.items():
        area = {(row, column) for row, column in squares if column < columns}
        e.area[players] = sum(1 << (row * stride + column) for row, column in area)
        e.right[players] = sum(1 << (row * stride + column) for row, column in area if (row, column + 1) in area)
        e.down[players] = sum(1 << (row * stride + column) for row, column in area if (row + 1, column) in area)
    e.block = 1 | 2 | 1 << stride | 2 << stride


def starting_hands(edition: Edition) -> list[tuple[int, int, int]]:
    """W7: every three ingredients, by number, that a starting hand may be made of if the pantry has them."""
    return [
        (a, b, c)
        for a, b, c in combinations(range(len(edition.ingredients)), STARTING_TILES)
        if all(edition.ingredients[i].may_start for i in (a, b, c))
        and len({edition.ingredients[i].category for i in (a, b, c)}) == STARTING_TILES
    ]
