"""Editions for tests: a tiny one, and any valid one that Hypothesis can think of."""

from __future__ import annotations

import copy
import json
import tempfile
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from sushiya.games import sushi_roll
from tests.games.toml import to_toml

HOUSE_FILE = Path(sushi_roll.__file__).with_name("edition.toml")
HOUSE_DATA: dict[str, Any] = tomllib.loads(HOUSE_FILE.read_text())

TINY: dict[str, Any] = HOUSE_DATA | {
    "name": "tiny",
    "rounds": 2,
    "totals": {"dice": 5},
    "dice_per_seat": {"2": 2},
    "extra_slide_players": [2],
    "supply": {"menus": 3, "chopsticks": 2, "puddings": 1},
    "start": {"menus": 1, "chopsticks": 1},
    "die": [
        {"name": "fish", "count": 3, "faces": ["sashimi", "maki*2", "sashimi"], "source": "house"},
        {"name": "extra", "count": 2, "faces": ["menu", "pudding*2"], "source": "house"},
    ],
}

MICRO: dict[str, Any] = TINY | {
    "name": "micro",
    "totals": {"dice": 2},
    "dice_per_seat": {"2": 1},
    "die": [
        {"name": "fish", "count": 1, "faces": ["egg", "wasabi"], "source": "house"},
        {"name": "extra", "count": 1, "faces": ["chopsticks", "pudding*2"], "source": "house"},
    ],
    "start": {"menus": 0, "chopsticks": 1},
}


def house(**changes: Any) -> dict[str, Any]:
    """The house edition as parsed, with other entries at the top level."""
    return copy.deepcopy(HOUSE_DATA) | changes


def write(data: dict[str, Any], path: Path) -> Path:
    """Write an edition as TOML."""
    path.write_text(to_toml(data))
    return path


def load(data: dict[str, Any]) -> sushi_roll.SushiRoll:
    """The game with an edition that is given as parsed TOML."""
    return _load(json.dumps(data))


@cache
def _load(text: str) -> sushi_roll.SushiRoll:
    with tempfile.TemporaryDirectory(prefix="sushiya-editions-") as folder:
        return sushi_roll.load(write(json.loads(text), Path(folder) / "edition.toml"))


SYMBOLS = {
    "maki": 3,
    "wasabi": 1,
    "menu": 3,
    "chopsticks": 3,
    "pudding": 3,
    "egg": 1,
    "squid": 1,
    "tempura": 2,
    "dumpling": 1,
    "roe": 1,
}


@st.composite
def valid_editions(draw: st.DrawFn) -> dict[str, Any]:
    """Any edition: other dice, faces, sets, supplies, players and rounds."""
    faces = [f"{name}*{n}" if n > 1 else name for name, most in SYMBOLS.items() for n in range(1, most + 1)]
    chosen = draw(st.lists(st.sampled_from(faces), min_size=1, max_size=16, unique=True))
    kinds = draw(st.integers(1, min(5, len(chosen))))
    dice_per_seat = draw(st.dictionaries(st.sampled_from("2345"), st.integers(1, 8), min_size=1))
    needed = max(int(players) * dice for players, dice in dice_per_seat.items())
    dice = []
    for kind in range(kinds):
        own = chosen[kind::kinds][:6]
        sides = own + draw(st.lists(st.sampled_from(own), max_size=12 - len(own)))
        count = draw(st.integers(1, 12)) if kind else draw(st.integers(needed, 60))
        dice.append({"name": f"kind_{'abcdefgh'[kind]}", "count": count, "faces": sides, "source": "house"})
    players = max(map(int, dice_per_seat))
    start = {"menus": draw(st.integers(0, 3)), "chopsticks": draw(st.integers(0, 3))}
    points = st.integers(0, 20)
    return {
        "name": "generated",
        "game": "sushi_roll",
        "rounds": draw(st.integers(1, 3)),
        "dice_per_seat": dice_per_seat,
        "extra_slide_players": draw(st.lists(st.integers(2, 5), unique=True)),
        "supply": {token: players * start[token] + draw(st.integers(0, 6)) for token in start}
        | {"puddings": draw(st.integers(0, 9))},
        "start": start,
        "totals": {"dice": sum(die["count"] for die in dice)},
        "die": dice,
        "scoring": {
            "maki": draw(st.lists(points, min_size=1, max_size=5)),
            "nigiri": {"egg": draw(points), "squid": draw(points)},
            "wasabi_factor": draw(st.integers(1, 4)),
            "tempura": draw(st.lists(points, min_size=1, max_size=5)),
            "dumpling": draw(st.lists(points, min_size=1, max_size=5)),
            "roe": draw(st.lists(points, min_size=1, max_size=5)),
            "pudding_most": draw(points),
            "pudding_fewest": -draw(points),
            "pudding_fewest_from_players": draw(st.integers(2, 5)),
            "unused_tokens_per_point": draw(st.integers(1, 4)),
        },
    }
