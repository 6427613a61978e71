"""Whatever the program can name has a message: refusals, pieces of the house editions, phrases."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import sushiya
from sushiya.games.sushi_roll import SushiRoll
from sushiya.games.sushi_roll.reasons import REASONS as SUSHI_ROLL_REASONS
from sushiya.games.wasabi import Wasabi
from sushiya.games.wasabi.reasons import _REASONS as WASABI_REASONS
from sushiya.locales import FOLDER, Words, check
from sushiya.server.errors import HTTP_CODES
from sushiya.table.messages import Phrase

WORDS = Words()
PACKAGE = Path(sushiya.__file__).parent
HEARD = ("errors.py", "server", "table", "store", "bots", "games/record.py")  # whose refusals the page can hear

# Refusals that no guest of the page can meet, and who meets them.
NOT_HEARD = {
    **dict.fromkeys(("bad_arena", "bad_edition", "unknown_language", "empty"), "the command line"),
    **dict.fromkeys(("bad_setting", "one_process_only", "unknown_database", "foreign_database"), "the host, who opens"),
    **dict.fromkeys(("database_busy", "newer_database"), "the host, who opens"),
    **dict.fromkeys(("no_seed", "no_commitment", "bad_seed", "bad_commitment", "hidden_lines"), "sushiya verify"),
    **dict.fromkeys(("chosen_start", "other_dice"), "sushiya verify"),
}
# Outcomes of chance that are refused: dice are the house's own.
CHANCE = {
    *("legal", "start_seat_named", "seat_not_at_table", "recipe_not_drawable", "not_next_in_stack"),
    *("no_such_outcome", "no_chance_due", "other_chance_due", "other_seat_due", "start_is_named", "wrong_number"),
    *("not_in_bag", "not_these_dice"),
}


def list_codes() -> Iterator[str]:
    """Every code that stands in the sources of those whom the page hears."""
    for part in HEARD:
        place = PACKAGE / part
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Call):
                    values = [word.value for word in node.keywords if word.arg == "code"]
                elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "code":
                    values = [node.value]
                else:
                    continue
                for value in values:
                    if isinstance(value, ast.Constant) and isinstance(value.value, str):
                        yield value.value


def list_problems() -> list[str]:
    reasons = [*WASABI_REASONS, *SUSHI_ROLL_REASONS.values()]
    found = {*list_codes(), *HTTP_CODES.values(), *(reason.code for reason in reasons)} - CHANCE - NOT_HEARD.keys()
    return sorted(found)


@pytest.mark.parametrize("code", list_problems())
def test_every_refusal_has_a_message(code: str) -> None:
    assert WORDS.find(f"problem-{code}")


def test_every_message_of_a_refusal_has_its_code() -> None:
    ids = {key for name in check.list_files("en") for key in check.read_file(FOLDER / "en" / name)}
    told = {key.removeprefix("problem-") for key in ids if key.startswith("problem-")}
    assert told - set(list_problems()) == {"offline", "other"}  # those of the page itself


def test_every_phrase_has_a_message() -> None:
    for phrase in get_args(Phrase):
        assert WORDS.find(f"phrase-{phrase}")


def test_every_piece_of_the_house_editions_has_a_name() -> None:
    wasabi, sushi_roll = sushiya.game("wasabi"), sushiya.game("sushi_roll")
    assert isinstance(wasabi, Wasabi)
    assert isinstance(sushi_roll, SushiRoll)
    ids = [f"wasabi-ingredient-{one.name}" for one in wasabi.edition.ingredients]
    ids += [f"wasabi-category-{one.category}" for one in wasabi.edition.ingredients]
    ids += [f"sushi-roll-kind-{die.name}" for die in sushi_roll.edition.dice]
    ids += [f"sushi-roll-face-{face.text}" for face in sushi_roll.edition.faces]
    for message in ids:
        assert WORDS.find(message, count=1), message
    for recipe in wasabi.edition.recipes:
        assert WORDS.find(f"wasabi-recipe-{recipe.slug}") == recipe.name.replace("'", "’")
