"""Edition files: what is read, and that every mistake is found in one run. S1, S2, S4, S15–S17, S19–S21 are data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sushiya.errors import EditionError
from sushiya.games import sushi_roll

from . import editions
from .editions import HOUSE_DATA, house
from .positions import HOUSE, at

pytestmark = pytest.mark.interpreted


def mistakes(data: dict[str, Any], folder: Path) -> list[str]:
    """Everything that is wrong, without the name of the file."""
    path = editions.write(data, folder / "edition.toml")
    with pytest.raises(EditionError) as error:
        sushi_roll.load(path)
    return [line.removeprefix(f"{path}: ") for line in error.value.mistakes]


def test_the_house_edition_is_sound() -> None:
    """S1: 30 dice with 17 different faces; 2 to 5 players."""
    assert (HOUSE.edition_name, HOUSE.player_counts) == ("house", (2, 3, 4, 5))
    assert sum(die.count for die in HOUSE.edition.dice) == 30
    assert len(HOUSE.edition.faces) == 17
    assert len(HOUSE.edition_sha256) == 64


def test_layout_and_comments_do_not_change_the_digest(tmp_path: Path) -> None:
    again = sushi_roll.load(editions.write(HOUSE_DATA, tmp_path / "again.toml"))
    assert again.edition_sha256 == HOUSE.edition_sha256


def test_names_of_translations_are_allowed(tmp_path: Path) -> None:
    data = house()
    data["die"][0]["names"] = {"pl": "przystawki"}
    assert sushi_roll.load(editions.write(data, tmp_path / "names.toml")).edition.faces == HOUSE.edition.faces
    data["die"][0]["names"] = "przystawki"
    assert mistakes(data, tmp_path) == ["die[0].names: must be a table, not 'przystawki'"]


def die(number: int, **changes: Any) -> dict[str, Any]:
    data = house()
    data["die"][number].update(changes)
    return data


def scoring(**changes: Any) -> dict[str, Any]:
    return house(scoring=HOUSE_DATA["scoring"] | changes)


def without(*keys: str) -> dict[str, Any]:
    data = house()
    table = data
    for key in keys[:-1]:
        table = table[key]
    del table[keys[-1]]
    return data


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (die(0, count=9), "die: the counts add up to 29 dice, the rulebook (S1; [totals] can say otherwise) has 30"),
        (house(totals={"dice": 31}), "die: the counts add up to 30 dice, [totals] says 31"),
        (house(totals={"dice": 30, "cards": 1}), "totals.cards: unknown entry"),
        (die(1, faces=["maki", "egg"]), "die[2].faces[0]: 'egg' is already a face of die[1]"),
        (die(1, name="nigiri"), "die[2].name: 'nigiri' is already used at die[1].name"),
        (die(1, faces=["maki", "tuna"]), "die[1].faces[1]: 'tuna' is neither scored nor has it a meaning in the rules"),
        (die(1, faces=["maki*1"]), "die[1].faces[0]: the number behind 'maki' must be from 2 to 6"),
        (die(1, faces=["maki*7"]), "die[1].faces[0]: the number behind 'maki' must be from 2 to 6"),
        (die(1, faces=["maki*x"]), "die[1].faces[0]: must be a symbol, or a symbol and how often"),
        (die(1, faces=[7]), "die[1].faces[0]: must be a symbol"),
        (die(1, faces=["maki2"]), "die[1].faces[0]: 'maki2' is no word"),
        (die(2, faces=["egg*2"]), "die[2].faces[0]: 'egg' can be shown only once on a side"),
        (die(3, faces=["wasabi*2"]), "die[3].faces[0]: 'wasabi' can be shown only once on a side"),
        (die(1, faces=[]), "die[1].faces: a die has 1 to 12 sides, not 0"),
        (die(1, faces=["maki"] * 13), "die[1].faces: a die has 1 to 12 sides, not 13"),
        (die(1, faces="maki"), "die[1].faces: must be a list of faces"),
        (without("die"), "die: is missing"),
        (house(die=[]), "die: there must be at least one kind of die"),
        (house(die=HOUSE_DATA["die"] * 2), "die: there are 10 kinds of dice, at most 8 can be used"),
        (die(1, count=-6), "die[1].count: must be from 1 to 120, not -6"),
        (die(1, source="rumour"), "die[1].source: must be one of rulebook, published, house, not 'rumour'"),
        (die(1, colour="red"), "die[1].colour: unknown entry"),
        (die(1, name="Maki rolls"), "die[1].name: 'Maki rolls' is no word"),
        (without("dice_per_seat"), "dice_per_seat: is missing"),
        (house(dice_per_seat={}), "dice_per_seat: is empty"),
        (house(dice_per_seat={"6": 4}), "dice_per_seat.6: unknown entry; known here: 2, 3, 4, 5"),
        (house(dice_per_seat={"2": 9}), "dice_per_seat.2: must be from 1 to 8, not 9"),
        (house(dice_per_seat={"5": 7}), "dice_per_seat.5: 5 belts need 35 dice, the bag has 30"),
        (house(dice_per_seat={"2": "8"}), "dice_per_seat.2: must be a whole number, not '8'"),
        (house(extra_slide_players=[6]), "extra_slide_players[0]: must be from 2 to 5, not 6"),
        (house(rounds=0), "rounds: must be from 1 to 10, not 0"),
        (house(rounds=True), "rounds: must be a whole number, not True"),
        (house(game="wasabi"), "game: is 'wasabi', must be 'sushi_roll'"),
        (house(publisher="us"), "publisher: unknown entry"),
        (without("supply"), "supply: is missing"),
        (without("supply", "menus"), "supply.menus: is missing"),
        (
            house(supply={"menus": 14, "chopsticks": 12, "puddings": 32}),
            "start.menus: 5 players need 15, the supply has 14",
        ),
        (house(start={"menus": 3, "chopsticks": 3}), "start.chopsticks: 5 players need 15, the supply has 12"),
        (house(start={"menus": -1, "chopsticks": 0}), "start.menus: must be from 0 to 500, not -1"),
        (house(start={"menus": 1, "chopsticks": 0, "puddings": 1}), "start.puddings: unknown entry"),
        (without("start"), "start: is missing"),
        (without("scoring"), "scoring: is missing"),
        (without("scoring", "maki"), "scoring.maki: is missing"),
        (without("scoring", "nigiri"), "scoring.nigiri: is missing"),
        (without("scoring", "tempura"), "die[0].faces[3]: 'tempura' is neither scored nor has it a meaning"),
        (scoring(maki=[]), "scoring.maki: must list the points of 1 to 5 places, not of 0"),
        (scoring(maki=[6, 5, 4, 3, 2, 1]), "scoring.maki: must list the points of 1 to 5 places, not of 6"),
        (scoring(maki=[6, -3]), "scoring.maki[1]: must be from 0 to 100, not -3"),
        (scoring(tempura=[]), "scoring.tempura: a set is of 1 to 12 dice, not of 0"),
        (scoring(tempura=[1, -5]), "scoring.tempura[1]: must be from 0 to 50, not -5"),
        (scoring(tempura=5), "scoring.tempura: unknown entry"),
        (scoring(wasabi=[1, 2]), "scoring.wasabi: 'wasabi' has another meaning in the rules"),
        (scoring(egg=[1, 2]), "scoring.egg: 'egg' is already used at scoring.nigiri.egg"),
        (scoring(nigiri={"egg": 1, "salmon": 2, "squid": -3}), "scoring.nigiri.squid: must be from 0 to 20, not -3"),
        (scoring(**{f"set_{c}": [1] for c in "abcdefgh"}), "scoring: 11 symbols come in sets, at most 8 can"),
        (scoring(pudding_fewest=6), "scoring.pudding_fewest: must be from -100 to 0, not 6"),
        (scoring(unused_tokens_per_point=0), "scoring.unused_tokens_per_point: must be from 1 to 500, not 0"),
    ],
)
def test_a_mistake_is_found(data: dict[str, Any], expected: str, tmp_path: Path) -> None:
    assert any(line.startswith(expected) for line in mistakes(data, tmp_path)), mistakes(data, tmp_path)


def test_too_many_faces(tmp_path: Path) -> None:
    data = house()
    data["scoring"].update({f"set_{c}": [1] for c in "abcde"})
    for number in range(2):
        data["die"][number]["faces"] = [f"set_{c}*{n}" for c in ("ab" if number else "cd") for n in range(2, 7)]
    data["die"][2]["faces"] = [f"set_e*{n}" for n in range(2, 7)]
    assert "die: there are 33 different faces, at most 24 can be used" in mistakes(data, tmp_path)


def test_all_mistakes_in_one_run(tmp_path: Path) -> None:
    data = die(1, count=-6, faces=["maki", "tuna"]) | {"rounds": 0, "publisher": "us"}
    del data["supply"]
    found = mistakes(data, tmp_path)
    assert len(found) >= 6
    places = [line.split(":")[0] for line in found]
    assert {"rounds", "publisher", "supply", "die[1].count", "die[1].faces[1]", "die"} <= set(places)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cannot be read"):
        sushi_roll.load(tmp_path / "nowhere.toml")
    (tmp_path / "broken.toml").write_text("name = ")
    with pytest.raises(EditionError, match="is not TOML"):
        sushi_roll.load(tmp_path / "broken.toml")


@pytest.mark.parametrize(("changes", "points"), [({"maki": [9]}, [9, 0, 0]), ({"maki": [5, 4, 3]}, [5, 4, 3])])
def test_s15_places_are_data(changes: dict[str, Any], points: list[int]) -> None:
    """No number of an edition is in the code: an edition with one or three scoring places for maki."""
    game = editions.load(scoring(**changes))
    position = at(
        """
        0 acts | belt egg | tray maki3
        1      | belt egg | tray maki2
        2      | belt egg | tray maki
        """,
        game=game,
    )
    shown: Any = position.view(None)
    assert [seat.this_round.maki for seat in shown.seats] == points


def test_s17_the_size_of_a_set_is_data() -> None:
    """A list of two points is a set of two."""
    game = editions.load(scoring(tempura=[1, 7]))
    position = at(
        """
        0 acts | belt egg | tray tempura tempura tempura tempura tempura
        1      | belt egg
        """,
        game=game,
    )
    shown: Any = position.view(None)
    assert shown.seats[0].this_round.sets == 7 + 7 + 1
