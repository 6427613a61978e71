"""Editions for tests: small ones in which much happens, and any valid one that Hypothesis can think of."""

from __future__ import annotations

import copy
import json
import tempfile
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from sushiya.games import wasabi
from tests.games.toml import to_toml

HOUSE_FILE = Path(wasabi.__file__).with_name("edition.toml")
HOUSE_DATA: dict[str, Any] = tomllib.loads(HOUSE_FILE.read_text())
CARDS = ("chop", "spicy", "switch", "stack", "wasabi")


def make(
    name: str,
    *,
    rows: int,
    columns: dict[str, int],
    cards: int | dict[str, int],
    tokens: dict[int, tuple[int, int, int]],
    pantry: dict[str, dict[str, int]],
    recipes: list[str],
) -> dict[str, Any]:
    """An edition as parsed TOML. Tokens: count, points, cubes by length. Pantry: tiles by category and ingredient.

    Categories whose name ends in `!` are barred from starting hands. A recipe is its ingredients, which also name it.
    """
    kitchen = dict.fromkeys(CARDS, cards) if isinstance(cards, int) else cards
    seen: dict[str, int] = {}
    strips = []
    for text in recipes:
        seen[text] = seen.get(text, 0) + 1
        label = f"{text.title()}{f' {seen[text]}' if seen[text] > 1 else ''}"
        strips.append({"name": label, "ingredients": text.split(), "source": "house"})
    return {
        "name": name,
        "game": "wasabi",
        "totals": {"tiles": sum(sum(row.values()) for row in pantry.values()), "recipes": len(recipes)},
        "board": {"rows": rows, "columns": columns, "source": "house"},
        "kitchen": {"source": "house"} | {players: dict(kitchen) for players in columns},
        "token": [
            {"length": length, "count": count, "points": points, "cubes": cubes, "source": "house"}
            for length, (count, points, cubes) in tokens.items()
        ],
        "category": [
            {
                "name": category.rstrip("!"),
                "starting_hand": not category.endswith("!"),
                "ingredient": [{"name": word, "tiles": tiles, "source": "house"} for word, tiles in row.items()],
            }
            for category, row in pantry.items()
        ],
        "recipe": strips,
    }


# Short strips, many cards, few tokens: cards are earned in most turns and strips often outnumber tokens.
BUSY = make(
    "busy",
    rows=3,
    columns={"2": 3, "3": 4, "4": 4},
    cards=2,
    tokens={1: (2, 1, 0), 2: (2, 3, 1), 3: (1, 7, 2)},
    pantry={"fish": {"a": 6}, "crab": {"b": 6}, "herb": {"c": 6}, "rice!": {"d": 4}},
    recipes=[
        *"abcd",
        *"abc",
        "a b",
        "b c",
        "c a",
        "b a",
        "a a",
        "c c",
        "d a",
        "a b",
        "a b c",
        "b a c",
        "c a b",
        "a a b",
    ],
)

# Strips of length 2 that match together, one token for them: `choose` in most turns.
CROWDED = make(
    "crowded",
    rows=2,
    columns={"2": 4, "3": 5},
    cards={"chop": 3, "spicy": 3, "switch": 2, "stack": 3, "wasabi": 1},
    tokens={2: (1, 2, 1), 3: (4, 3, 2)},
    pantry={"fish": {"a": 9}, "crab": {"b": 9}, "herb": {"c": 9}},
    recipes=[
        "a b",
        "b a",
        "a b",
        "a b",
        "b c",
        "c b",
        "b c",
        "a c",
        "c a",
        "a b c",
        "c a b",
        "b c a",
        "a a b",
        "b b c",
    ],
)

# So little of everything that the whole tree can be walked some steps deep, cards and all.
MICRO = make(
    "micro",
    rows=2,
    columns={"2": 2},
    cards=1,
    tokens={1: (2, 1, 1)},
    pantry={"fish": {"a": 2}, "crab": {"b": 2}, "herb": {"c": 2}},
    recipes=["a", "b", "c", "a"],
)

# The pantry and the stacks run out (QW8, QW9), hands get empty (QW10, QW11), everybody passes (QW12).
SCARCE = make(
    "scarce",
    rows=4,
    columns={"2": 3, "4": 4},
    cards=1,
    tokens={1: (2, 1, 0), 2: (1, 2, 1)},
    pantry={"fish": {"a": 4}, "crab": {"b": 4}, "herb": {"c": 4}},
    recipes=["a", "b", "a b", "c b", "c"],
)

# Long strips that are seldom completed, in short stacks: strips go under and come up again for others.
SHUFFLING = make(
    "shuffling",
    rows=3,
    columns={"2": 4, "3": 4, "4": 5},
    cards=1,
    tokens={2: (2, 2, 1), 3: (2, 3, 2)},
    pantry={"fish": {"a": 6, "d": 5}, "crab": {"b": 6}, "herb": {"c": 6}},
    recipes=[
        "a b",
        "b c",
        "c d",
        "d a",
        "a c",
        *(f"{x} {y} {z}" for x, y, z in ("abc", "bcd", "cda", "dab", "aab", "bbc", "ccd", "dda", "acb", "bdc")),
    ],
)

SMALL = {"busy": BUSY, "crowded": CROWDED, "micro": MICRO, "scarce": SCARCE}


def house(**changes: Any) -> dict[str, Any]:
    """The house edition as parsed, with other entries at the top level."""
    return copy.deepcopy(HOUSE_DATA) | changes


def load(data: dict[str, Any]) -> wasabi.Wasabi:
    """The game with an edition that is given as parsed TOML."""
    return _load(json.dumps(data))


@cache
def _load(text: str) -> wasabi.Wasabi:
    with tempfile.TemporaryDirectory(prefix="sushiya-editions-") as folder:
        path = Path(folder) / "edition.toml"
        path.write_text(to_toml(json.loads(text)), encoding="utf-8")
        return wasabi.load(path)


WORDS = ("tuna", "eel", "rice", "roe", "nori", "kelp", "crab", "plum", "leek", "bean", "soy_bean", "ika2")


@st.composite
def valid_editions(draw: st.DrawFn) -> dict[str, Any]:
    """Any edition, rather small: other boards, kitchens, tokens, categories and strips."""
    counts = draw(st.lists(st.sampled_from("234"), min_size=1, max_size=3, unique=True))
    rows = draw(st.integers(2, 4))
    columns = {players: draw(st.integers(2, 5)) for players in counts}
    words = draw(st.permutations(WORDS))
    sizes = draw(st.lists(st.integers(1, 3), min_size=3, max_size=4))
    pantry: dict[str, dict[str, int]] = {}
    for number, size in enumerate(sizes):
        own = [words.pop() for _ in range(size)]
        barred = number >= 3 and draw(st.booleans())
        tiles = {word: draw(st.integers(1, 6)) for word in own}
        tiles[own[0]] = max(tiles[own[0]], int(max(counts)))
        pantry[f"kind_{number}{'!' * barred}"] = tiles
    known = [word for row in pantry.values() for word in row]
    parts = st.lists(st.sampled_from(known), min_size=1, max_size=draw(st.integers(1, 5)))
    recipes = [" ".join(row) for row in draw(st.lists(parts, min_size=2, max_size=20))]
    lengths = draw(st.permutations(sorted({len(recipe.split()) for recipe in recipes})))
    return make(
        draw(st.sampled_from(["generated", "Ünïcode ✓"])),
        rows=rows,
        columns=columns,
        cards={card: draw(st.integers(0, 3)) for card in CARDS},
        tokens={n: (draw(st.integers(1, 4)), draw(st.integers(0, 9)), draw(st.integers(0, 3))) for n in lengths},
        pantry=pantry,
        recipes=recipes,
    )
