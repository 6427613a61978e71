"""What is told of an edition is what its file says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sushiya.games import load
from sushiya.table.printed import AnyEdition, printed
from tests.games.sushi_roll import editions as sushi_roll
from tests.games.toml import to_toml
from tests.games.wasabi import editions as wasabi


def print_file(data: dict[str, Any], folder: Path) -> dict[str, Any]:
    """What a guest is told of an edition."""
    path = folder / "edition.toml"
    path.write_text(to_toml(data))
    told = msgspec.json.encode(printed(load(data["game"], path)))
    msgspec.json.decode(told, type=AnyEdition)
    answer: dict[str, Any] = msgspec.json.decode(told)
    return answer


@pytest.mark.parametrize("data", [wasabi.HOUSE_DATA, wasabi.BUSY], ids=["house", "busy"])
def test_a_wasabi_box(data: dict[str, Any], tmp_path: Path) -> None:
    told = print_file(data, tmp_path)
    assert (told["game"], told["name"], len(told["sha256"])) == ("wasabi", data["name"], 64)
    assert (told["rows"], told["columns"]) == (data["board"]["rows"], data["board"]["columns"])
    assert told["kitchen"] == {players: data["kitchen"][players] for players in data["board"]["columns"]}
    assert told["tokens"] == [
        {name: token[name] for name in ("length", "count", "points", "cubes")} for token in data["token"]
    ]
    assert told["ingredients"] == [
        {"name": one["name"], "category": category["name"], "tiles": one["tiles"], "source": one["source"]}
        for category in data["category"]
        for one in category["ingredient"]
    ]
    assert [{**recipe, "slug": None} for recipe in told["recipes"]] == [{**one, "slug": None} for one in data["recipe"]]


@pytest.mark.parametrize("data", [sushi_roll.HOUSE_DATA, sushi_roll.TINY], ids=["house", "tiny"])
def test_a_sushi_roll_box(data: dict[str, Any], tmp_path: Path) -> None:
    told = print_file(data, tmp_path)
    scoring = data["scoring"]
    assert (told["game"], told["name"], told["rounds"]) == ("sushi_roll", data["name"], data["rounds"])
    assert told["dice_per_seat"] == data["dice_per_seat"]
    assert told["extra_slide_players"] == data["extra_slide_players"]
    assert told["dice"] == [
        {
            "name": die["name"],
            "count": die["count"],
            "sides": [face.replace("*", "") for face in die["faces"]],
            "source": die["source"],
        }
        for die in data["die"]
    ]
    assert (told["supply"], told["start"]) == (data["supply"], {**data["start"], "puddings": 0})
    faces = {face.partition("*")[0] for die in data["die"] for face in die["faces"]}
    assert told["nigiri"] == {symbol: points for symbol, points in scoring["nigiri"].items() if symbol in faces}
    assert told["sets"] == {symbol: scoring[symbol] for symbol in ("dumpling", "tempura", "sashimi") if symbol in faces}
    for name in ("maki", "wasabi_factor", "pudding_most", "pudding_fewest", "pudding_fewest_from_players"):
        assert told[name] == scoring[name]
    assert told["unused_tokens_per_point"] == scoring["unused_tokens_per_point"]
