"""What is wrong with an edition is told all at once, each with the file and the place (W1–W8, W15)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from sushiya.errors import EditionError
from sushiya.games import wasabi
from sushiya.games.wasabi.edition import slug
from tests.games.toml import to_toml

from . import editions

pytestmark = pytest.mark.interpreted

Change = Callable[[dict[str, Any]], Any]


def mistakes(tmp_path: Path, *changes: Change) -> list[str]:
    """What the loader says of the house edition with these changes: place and reason, without the file."""
    data = copy.deepcopy(editions.HOUSE_DATA)
    for change in changes:
        change(data)
    path = tmp_path / "mine.toml"
    path.write_text(to_toml(data), encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        wasabi.load(path)
    assert str(path) in caught.value.message
    assert all(mistake.startswith(f"{path}: ") for mistake in caught.value.mistakes)
    return [mistake.removeprefix(f"{path}: ") for mistake in caught.value.mistakes]


def put(place: str, value: Any) -> Change:
    """Set an entry: `recipe.3.name`."""
    *way, last = [int(word) if word.isdigit() and not text_keys(place, word) else word for word in place.split(".")]

    def change(data: Any) -> None:
        for word in way:
            data = data[word]
        data[last] = value

    return change


def text_keys(place: str, word: str) -> bool:
    return place.startswith(("kitchen.", "board.columns."))


def drop(place: str) -> Change:
    """Take an entry out."""
    *way, last = [int(word) if word.isdigit() and not text_keys(place, word) else word for word in place.split(".")]

    def change(data: Any) -> None:
        for word in way:
            data = data[word]
        del data[last]

    return change


CASES: list[tuple[str, Change, list[str]]] = [
    ("another game", put("game", "sushi_roll"), ["game: is 'sushi_roll', must be 'wasabi'"]),
    ("no game", drop("game"), ["game: is missing"]),
    ("no name", drop("name"), ["name: is missing"]),
    ("empty name", put("name", " "), ["name: must not be empty"]),
    ("unknown table", put("bowls", 3), ["bowls: unknown entry"]),
    ("names are no table", put("names", 3), ["names: must be a table"]),
    ("no board", drop("board"), ["board: is missing"]),
    ("no rows", drop("board.rows"), ["board.rows: is missing; must be a whole number"]),
    ("rows as text", put("board.rows", "6"), ["board.rows: must be a whole number, not '6'"]),
    ("rows as truth", put("board.rows", True), ["board.rows: must be a whole number, not True"]),
    ("one row", put("board.rows", 1), ["board.rows: must be from 2 to 26, not 1"]),
    ("board too large", put("board.rows", 9), ["board: has 63 squares; at most 60 are possible"]),
    ("unknown entry of the board", put("board.depth", 1), ["board.depth: unknown entry"]),
    (
        "no columns",
        put("board.columns", {}),
        ["board.columns: must name the columns", "kitchen.2: the board has no columns"],
    ),
    ("columns as list", put("board.columns", [5]), ["board.columns: must be a table"]),
    ("five players", put("board.columns.5", 8), ["board.columns.5: unknown entry"]),
    ("one column", put("board.columns.2", 1), ["board.columns.2: must be from 2 to 26, not 1"]),
    ("kitchen without columns", drop("board.columns.3"), ["kitchen.3: the board has no columns for this number"]),
    ("columns without kitchen", drop("kitchen.3"), ["kitchen.3: is missing; must be a table"]),
    ("no kitchen", drop("kitchen"), ["kitchen: is missing", "kitchen.2: is missing"]),
    ("unknown card", put("kitchen.2.fork", 1), ["kitchen.2.fork: unknown entry"]),
    ("missing card", drop("kitchen.2.chop"), ["kitchen.2.chop: is missing"]),
    ("negative cards", put("kitchen.2.chop", -1), ["kitchen.2.chop: must be from 0 to 99, not -1"]),
    ("unknown source", put("kitchen.source", "hearsay"), ["kitchen.source: must be one of"]),
    ("no source", drop("board.source"), ["board.source: is missing"]),
    ("no tokens", put("token", []), ["token: there must be at least one", "recipe[0].ingredients: has length 2"]),
    ("tokens are no list", put("token", 3), ["token: must be a list of tables"]),
    ("token is no table", put("token.0", 3), ["token[0]: must be a table"]),
    ("negative points", put("token.1.points", -3), ["token[1].points: must be from 0 to 100, not -3"]),
    ("half a cube", put("token.1.cubes", 0.5), ["token[1].cubes: must be a whole number, not 0.5"]),
    ("no token of a length", put("token.1.count", 0), ["token[1].count: must be from 1 to 15, not 0"]),
    ("more tokens than a byte counts", put("token.1.count", 99), ["token[1].count: must be from 1 to 15, not 99"]),
    ("length twice", put("token.1.length", 2), ["token[1].length: '2' is already used at token[0].length"]),
    ("token without recipes", put("token.3.length", 6), ["token: there are tokens of length 6 and no recipe"]),
    ("recipes without token", drop("token.3"), ["recipe[42].ingredients: has length 5, for which there is no token"]),
    ("unknown entry of a token", put("token.0.colour", "red"), ["token[0].colour: unknown entry"]),
    ("no categories", drop("category"), ["category: is missing", "category: has 0 tiles in all, must have 72"]),
    ("71 tiles", put("category.0.ingredient.0.tiles", 11), ["category: has 71 tiles in all, must have 72"]),
    (
        "no tile",
        put("category.0.ingredient.0.tiles", 0),
        ["category[0].ingredient[0].tiles: must be from 1 to 99, not 0"],
    ),
    ("flag as text", put("category.2.starting_hand", "yes"), ["category[2].starting_hand: must be true or false"]),
    (
        "ingredient twice",
        put("category.2.ingredient.1.name", "rice"),
        ["category[2].ingredient[1].name: 'rice' is already used"],
    ),
    (
        "category twice",
        put("category.1.name", "rice"),
        ["category[1].name: 'rice' is already used at category[0].name"],
    ),
    ("a name that is no word", put("category.2.ingredient.1.name", "Sal mon"), ["'Sal mon' is no word"]),
    ("too few starting categories", put("category.2.starting_hand", False), ["2 categories with starting_hand = true"]),
    ("unknown entry of a category", put("category.0.taste", 1), ["category[0].taste: unknown entry"]),
    ("unknown entry of an ingredient", put("category.0.ingredient.0.taste", 1), ["ingredient[0].taste: unknown entry"]),
    ("51 recipes", drop("recipe.0"), ["recipe: has 51 recipes, must have 52"]),
    ("no recipes", drop("recipe"), ["recipe: is missing", "recipe: has 0 recipes"]),
    (
        "unknown ingredient",
        put("recipe.0.ingredients.1", "tea"),
        ["recipe[0].ingredients[1]: unknown ingredient 'tea'"],
    ),
    ("ingredient as number", put("recipe.0.ingredients.1", 7), ["recipe[0].ingredients[1]: unknown ingredient 7"]),
    (
        "ingredients as text",
        put("recipe.0.ingredients", "tuna"),
        ["recipe[0].ingredients: must be a list of ingredients"],
    ),
    ("empty recipe", put("recipe.0.ingredients", []), ["recipe[0].ingredients: must be a list of ingredients"]),
    ("too long a recipe", put("recipe.0.ingredients", ["rice"] * 9), ["recipe[0].ingredients: has length 9"]),
    (
        "recipe twice",
        put("recipe.1.name", "Tekkamaki"),
        ["recipe[1].name: 'tekkamaki' is already used at recipe[0].name"],
    ),
    ("same slug", put("recipe.1.name", "¡TEKKAMAKI!"), ["recipe[1].name: 'tekkamaki' is already used"]),
    ("a name without letters", put("recipe.1.name", "寿司"), ["recipe[1].name: '寿司' has no letter a-z and no digit"]),
    ("no name of a recipe", drop("recipe.1.name"), ["recipe[1].name: is missing"]),
    ("unknown entry of a recipe", put("recipe.1.taste", 1), ["recipe[1].taste: unknown entry"]),
    ("unknown total", put("totals", {"bowls": 4}), ["totals.bowls: unknown entry"]),
    ("wrong total", put("totals", {"tiles": 73}), ["category: has 72 tiles in all, must have 73"]),
    ("totals are no table", put("totals", 5), ["totals: must be a table"]),
    ("too large a total", put("totals", {"recipes": 61}), ["totals.recipes: must be from 1 to 60, not 61"]),
]


@pytest.mark.parametrize(("change", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_each_mistake_is_told_with_its_place(tmp_path: Path, change: Change, expected: list[str]) -> None:
    found = mistakes(tmp_path, change)
    for words in expected:
        assert any(words in mistake for mistake in found), found


def test_all_mistakes_in_one_run(tmp_path: Path) -> None:
    changes = [
        case[1] for case in CASES if case[0] in ("another game", "board too large", "71 tiles", "negative cards")
    ]
    changes += [case[1] for case in CASES if case[0] in ("unknown ingredient", "same slug", "half a cube")]
    found = mistakes(tmp_path, *changes)
    assert len(found) == 7


def test_one_mistake_is_not_told_twice(tmp_path: Path) -> None:
    assert len(mistakes(tmp_path, put("board.rows", 9))) == 1
    assert len(mistakes(tmp_path, put("category.0.ingredient.0.tiles", 11))) == 1
    assert len(mistakes(tmp_path, put("recipe.0.ingredients.1", "tea"))) == 1


def test_too_many_ingredients(tmp_path: Path) -> None:
    more = [{"name": f"leaf_{n}", "tiles": 1, "source": "house"} for n in range(20)]
    change = put("category.0.ingredient", more)
    found = mistakes(tmp_path, change, put("totals", {"tiles": 80}))
    assert any("has 37 ingredients; at most 32 are possible" in mistake for mistake in found)


def test_starting_hands_for_every_seat(tmp_path: Path) -> None:
    """W7: three categories with a tile for each of four seats."""
    few = put("category.3.ingredient", [{"name": "crab", "tiles": 3, "source": "house"}])
    found = mistakes(tmp_path, few, put("totals", {"tiles": 64}))
    assert any("2 categories with starting_hand = true have 4 tiles or more" in mistake for mistake in found)


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"name = ", "is not TOML"), (b"\xff\xfe", "is not UTF-8 text"), (None, "cannot be read")],
)
def test_files_that_cannot_be_read(tmp_path: Path, content: bytes | None, words: str) -> None:
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(EditionError, match=words) as caught:
        wasabi.load(path)
    assert str(path) in caught.value.message


def test_the_file_of_the_house_is_the_one_agreed_on() -> None:
    game = wasabi.load()
    assert game.edition_name == "house"
    assert len(game.edition_sha256) == 64
    assert len(game.edition.recipes) == 52
    assert sum(ingredient.tiles for ingredient in game.edition.ingredients) == 72
    assert game.player_counts == (2, 3, 4)


def test_layout_and_comments_do_not_change_the_digest(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("# mine\n" + to_toml(editions.HOUSE_DATA), encoding="utf-8")
    assert wasabi.load(path).edition_sha256 == wasabi.load().edition_sha256


def test_slugs() -> None:
    assert slug("Dragon's Tail") == "dragon-s-tail"
    assert slug("  Kraken's  Purse! ") == "kraken-s-purse"
    assert slug("Nº 7, 8") == "n-7-8"


def test_w15_the_largest_tokens_do_not_overflow() -> None:
    """As many points and cubes as an edition may give are still told exactly."""
    data = editions.make(
        "rich",
        rows=2,
        columns={"2": 3},
        cards=1,
        tokens=dict.fromkeys(range(1, 9), (15, 100, 100)),
        pantry={"fish": {"a": 40}, "crab": {"b": 40}, "herb": {"c": 40}},
        recipes=[" ".join("abc"[(i + k) % 3] for k in range(1 + i % 8)) for i in range(60)],
    )
    position = editions.load(data).start(2)
    s: Any = position.records[0]
    assert s.tokens_left[0] == 120
    s.tokens[0, :] = 0
    s.tokens_left[0] = 0
    s.cubes[0] = 15 * 8 * 100 + 60
    assert position.scores() == [24060, 0]


@settings(max_examples=30, deadline=None, derandomize=True)
@given(editions.valid_editions())
def test_any_valid_edition_is_accepted_and_laid_out(data: dict[str, Any]) -> None:
    game = editions.load(data)
    assert game.edition.name == data["name"]
    assert game.player_counts == tuple(sorted(map(int, data["board"]["columns"])))
    assert [recipe.ingredients for recipe in game.edition.recipes] == [tuple(r["ingredients"]) for r in data["recipe"]]
    for players in game.player_counts:
        view: Any = game.start(players).view(None)
        assert len(view.board) == data["board"]["rows"] * data["board"]["columns"][str(players)]
