"""What is printed on the pieces of an edition, for those who draw them: names, faces, counts, points.

It is open to everybody and knows nothing of matches. The names here are those of the edition files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from sushiya.games.contract import Game
from sushiya.games.sushi_roll import SushiRoll
from sushiya.games.sushi_roll.edition import Edition as SushiRollPieces
from sushiya.games.wasabi import Wasabi
from sushiya.games.wasabi.edition import Edition as WasabiPieces
from sushiya.games.wasabi.edition import slug
from sushiya.locales import EditionNames


class PrintedIngredient(Struct, frozen=True, kw_only=True):
    """One sort of tile."""

    name: str
    category: str
    tiles: int
    source: str  # where that is known from: rulebook, published, house


class PrintedRecipe(Struct, frozen=True, kw_only=True):
    """One strip."""

    slug: str
    name: str
    ingredients: list[str]  # in strip order
    source: str


class PrintedToken(Struct, frozen=True, kw_only=True):
    """One sort of challenge token."""

    length: int
    count: int  # that a seat begins with
    points: int
    cubes: int  # more for strip order


class WasabiEdition(Struct, frozen=True, kw_only=True, tag="wasabi", tag_field="game"):
    """The pieces of a Wasabi! box."""

    name: str
    sha256: str
    rows: int
    columns: dict[int, int]  # by players
    kitchen: dict[int, dict[str, int]]  # action cards by players
    tokens: list[PrintedToken]
    ingredients: list[PrintedIngredient]
    recipes: list[PrintedRecipe]
    names: dict[str, dict[str, str]]  # of pieces, by message and language, if the file has them


class PrintedDie(Struct, frozen=True, kw_only=True):
    """A kind of die."""

    name: str
    count: int
    sides: list[str]  # a face each, as in the notation
    source: str


class SushiRollEdition(Struct, frozen=True, kw_only=True, tag="sushi_roll", tag_field="game"):
    """The pieces of a Sushi Roll box."""

    name: str
    sha256: str
    rounds: int
    dice_per_seat: dict[int, int]  # by players
    extra_slide_players: list[int]
    dice: list[PrintedDie]
    supply: dict[str, int]  # tokens
    start: dict[str, int]  # of them, for every seat
    maki: list[int]  # points for the most, the second most …
    nigiri: dict[str, int]  # points by symbol
    wasabi_factor: int
    sets: dict[str, list[int]]  # by symbol: points for 1, 2 … of it, up to a full set
    pudding_most: int
    pudding_fewest: int
    pudding_fewest_from_players: int
    unused_tokens_per_point: int
    names: dict[str, dict[str, str]]  # of pieces, by message and language, if the file has them


AnyEdition = WasabiEdition | SushiRollEdition


def edition_names(data: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """The names in several languages that an edition, as it stands in its file, has for its pieces, by messages.

    `names = { pl = "…" }` beside any `name`; those of faces in the table of their die: `names = { faces = { … } }`.
    """
    found: dict[str, dict[str, str]] = {}
    for category in data.get("category", []):
        found[f"wasabi-category-{category['name']}"] = category.get("names", {})
        for entry in category.get("ingredient", []):
            found[f"wasabi-ingredient-{entry['name']}"] = entry.get("names", {})
    for recipe in data.get("recipe", []):
        found[f"wasabi-recipe-{slug(recipe['name'])}"] = recipe.get("names", {})
    for die in data.get("die", []):
        names = die.get("names", {})
        found[f"sushi-roll-kind-{die['name']}"] = {tag: name for tag, name in names.items() if tag != "faces"}
        for face, own in names.get("faces", {}).items():
            found[f"sushi-roll-face-{face.replace('*', '')}"] = own
    return {message: names for message, names in found.items() if names}


def printed(game: Game, names: EditionNames | None = None) -> AnyEdition:
    """The pieces that a game is played with; `names` are those that their file has in several languages."""
    told = {message: dict(own) for message, own in (names or {}).items()}
    match game:
        case Wasabi():
            return _print_wasabi(game.edition, told)
        case SushiRoll():
            return _print_sushi_roll(game.edition, told)
    raise TypeError(f"Nobody draws {game.name}.")


def _print_wasabi(edition: WasabiPieces, names: dict[str, dict[str, str]]) -> WasabiEdition:
    return WasabiEdition(
        name=edition.name,
        sha256=edition.sha256,
        rows=edition.rows,
        columns=edition.columns,
        kitchen=edition.kitchen,
        tokens=[
            PrintedToken(length=token.length, count=token.count, points=token.points, cubes=token.cubes)
            for token in edition.tokens
        ],
        ingredients=[
            PrintedIngredient(name=one.name, category=one.category, tiles=one.tiles, source=one.source)
            for one in edition.ingredients
        ],
        recipes=[
            PrintedRecipe(
                slug=recipe.slug, name=recipe.name, ingredients=list(recipe.ingredients), source=recipe.source
            )
            for recipe in edition.recipes
        ],
        names=names,
    )


TOKENS = ("menus", "chopsticks", "puddings")  # in the order of the record


def _print_sushi_roll(edition: SushiRollPieces, names: dict[str, dict[str, str]]) -> SushiRollEdition:
    e = edition.records[0]
    faces = edition.faces
    return SushiRollEdition(
        name=edition.name,
        sha256=edition.sha256,
        rounds=edition.rounds,
        dice_per_seat=dict(edition.dice_per_seat),
        extra_slide_players=[count for count in edition.player_counts if e.extra_slide[count]],
        dice=[
            PrintedDie(
                name=die.name, count=die.count, sides=[faces[side].text for side in die.sides], source=die.source
            )
            for die in edition.dice
        ],
        supply=dict(zip(TOKENS, e.supply.tolist(), strict=True)),
        start=dict(zip(TOKENS, e.start.tolist(), strict=True)),
        maki=e.maki_points[: e.maki_places].tolist(),
        nigiri={face.symbol: int(e.nigiri_points[number]) for number, face in enumerate(faces) if e.is_nigiri[number]},
        wasabi_factor=int(e.wasabi_factor),
        sets=_list_sets(edition, e),
        pudding_most=int(e.pudding_most),
        pudding_fewest=int(e.pudding_fewest),
        pudding_fewest_from_players=int(e.pudding_fewest_from),
        unused_tokens_per_point=int(e.tokens_per_point),
        names=names,
    )


def _list_sets(edition: SushiRollPieces, e: Any) -> dict[str, list[int]]:
    """Sets of the symbols that some die shows."""
    return {
        face.symbol: _full_set(points)
        for amounts, points in zip(e.set_amount.tolist(), e.set_points.tolist(), strict=True)
        for face, amount in zip(edition.faces, amounts, strict=False)
        if amount
    }


def _full_set(points: list[int]) -> list[int]:
    """The points for 1, 2 … of a symbol up to where they repeat: the shortest set that gives all of them."""
    size = next(
        size
        for size in range(1, len(points))
        if all(points[count] == points[count - size] + points[size] for count in range(size, len(points)))
    )
    return points[1 : size + 1]
