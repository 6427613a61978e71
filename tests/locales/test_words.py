"""Messages in Python: languages, plurals, cases of pieces, names that an edition brings."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import sushiya
from sushiya import locales
from sushiya.cli.words import choose_words, dice, ingredients, kinds, recipes
from sushiya.errors import IllegalAction, SushiyaError
from sushiya.games import house_edition
from sushiya.games.edition import read_toml
from sushiya.locales import Words, choose_language, list_languages
from sushiya.table.printed import edition_names
from tests.conftest import RunSushiya

POLISH = """
lays = { $name } kładzie { PIECE($tiles, case: "accusative") }.
has = { $count ->
    [one] kość
    [few] kości
    [many] kości!
   *[other] kości?
  }
wasabi-ingredient-tuna = tuńczyk
    .accusative = tuńczyka
wasabi-ingredient-eel = węgorz
problem-square_occupied = Tu już coś leży.
"""


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    shutil.copytree(locales.FOLDER / "en", tmp_path / "en")
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "page.ftl").write_text(POLISH)
    monkeypatch.setattr(locales, "FOLDER", tmp_path)
    return Words("pl")


def test_plurals(polish: Words) -> None:
    assert [polish.say("has", count=count) for count in (1, 3, 5, 22)] == ["kość", "kości", "kości!", "kości"]


def test_pieces_have_the_case_that_the_sentence_asks_for(polish: Words) -> None:
    assert polish.say("lays", name="Ola", tiles=ingredients(["tuna"])) == "Ola kładzie tuńczyka."
    told = polish.say("lays", name="Ola", tiles=ingredients(["tuna", "eel", "kelp"]))
    assert told == "Ola kładzie tuńczyka, węgorz i kelp."
    assert polish.name(ingredients(["tuna"])) == "tuńczyk"


def test_english_stands_in(polish: Words) -> None:
    assert polish.say("play-now") == "Play now"
    with pytest.raises(LookupError, match="no-such-message"):
        polish.say("no-such-message")


def test_errors_are_explained_in_the_language(polish: Words) -> None:
    error = IllegalAction("A tile goes on an empty square.", code="square_occupied", rule="W11")
    assert polish.explain(error) == "Tu już coś leży. (W11)"
    assert Words().explain(error) == "A tile goes on an empty square. (W11)"
    assert polish.explain(SushiyaError("Nothing of the sort.", code="odd")) == "Nothing of the sort."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "pl"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE@euro"}, "en"),
        ({"SUSHIYA_LANGUAGE": "pl", "LC_ALL": "en_US.UTF-8"}, "pl"),
        ({"SUSHIYA_LANGUAGE": "", "LC_ALL": "pl_PL"}, "pl"),
    ],
)
@pytest.mark.usefixtures("polish")
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language
    assert choose_language("pl-PL", environment) == "pl"


def test_a_language_that_is_not_there_is_one_sentence(run_sushiya: RunSushiya) -> None:
    said = run_sushiya("play", "--language", "tlh")
    assert said.code == 2
    assert said.err == f"There is no language 'tlh' here; there is: {', '.join(list_languages())}.\n"


def test_pieces_in_english() -> None:
    words = Words()
    assert words.name(dice(["maki2", "egg", "maki2"]), "object") == "2 double maki and an egg nigiri"
    assert words.name(kinds(["maki", "maki", "special"]), "counted") == "2 maki and 1 special"
    assert words.name(recipes(["crunchy-tuna*", "?4"], {})) == "Crunchy Tuna and a recipe of 4"
    assert words.name(dice(["kelp", "kelp"])) == "2 × kelp"


def test_an_edition_may_bring_names_in_several_languages(tmp_path: Path, polish: Words) -> None:
    text = house_edition("wasabi").read_text()
    text = text.replace('name = "tuna"', 'name = "tuna"\n  names = { pl = "tuńczyk błękitnopłetwy", it = "tonno" }')
    text = text.replace('name = "Crunchy Tuna"', 'name = "Crunchy Tuna"\nnames = { pl = "Chrupiący tuńczyk" }')
    file = tmp_path / "own.toml"
    file.write_text(text)
    sushiya.games.load("wasabi", file)  # a valid edition
    words = choose_words("pl", file)
    assert words.name(ingredients(["tuna", "eel"])) == "tuńczyk błękitnopłetwy i węgorz"
    assert (
        words.name(recipes(["crunchy-tuna", "two-rivers"], {"two-rivers": "Two Rivers"}))
        == "Chrupiący tuńczyk i Two Rivers"
    )
    assert choose_words("en", file).name(ingredients(["tuna"])) == "tuna"


def test_so_may_dice(tmp_path: Path) -> None:
    text = house_edition("sushi_roll").read_text()
    old = 'name = "appetizer"'
    assert old in text
    names = 'names = { en = "Starters", faces = { dumpling = { en = "Gyoza" }, "maki*2" = { en = "Pair" } } }'
    file = tmp_path / "own.toml"
    file.write_text(text.replace(old, f"{old}\n{names}"))
    sushiya.games.load("sushi_roll", file)
    words = Words("en", edition_names(read_toml(file)))
    assert words.name(kinds(["appetizer"])) == "Starters"
    assert words.name(dice(["dumpling", "maki2"])) == "Gyoza and Pair"
    assert words.name(dice(["dumpling", "maki2", "dumpling"])) == "2 × Gyoza and Pair"
