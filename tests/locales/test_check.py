"""All languages are complete and clean, and the check finds what would not be."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sushiya import locales
from sushiya.locales import check, list_languages


@pytest.mark.parametrize("language", list_languages())
def test_nothing_is_wrong(language: str) -> None:
    assert [str(mistake) for mistake in check.check([language])] == []


def test_every_pattern_of_ids_has_messages() -> None:
    ids = {key for name in check.list_files("en") for key in check.read_file(locales.FOLDER / "en" / name)}
    assert [pattern for pattern in check.PUT_TOGETHER if not any(re.fullmatch(pattern, key) for key in ids)] == []


def test_it_is_a_command() -> None:
    done = subprocess.run([sys.executable, "-m", "sushiya.locales.check", "en"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "All is well.\n")


ENGLISH = """\
# $more is what else there is.
plain = One text
count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
who = { $who ->
    [you] You lay { $tile }.
   *[other] { $name } lays { $tile }.
  }
wasabi-ingredient-tuna = tuna
wasabi-ingredient-eel = eel
"""
POLISH = """\
-gra = Wasabi!
plain = Jeden tekst z { -gra }
count = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
  }
who = { $who ->
    [you] Kładziesz { PIECE($tile, case: "accusative") }.
   *[other] { $name } kładzie { PIECE($tile, case: "accusative") }.
  }
wasabi-ingredient-tuna = tuńczyk
    .accusative = tuńczyka
wasabi-ingredient-eel = węgorz
    .accusative = węgorza
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for language, text in (("en", ENGLISH), ("pl", POLISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "page.ftl").write_text(text)
    monkeypatch.setattr(locales, "FOLDER", tmp_path)
    monkeypatch.setattr(check, "FOLDER", tmp_path)
    monkeypatch.setattr(check, "list_asked", lambda: frozenset({"plain", "count", "who"}))
    return tmp_path


def wrong(folder: Path, old: str, new: str, language: str = "pl") -> list[str]:
    """What is said of Polish after a change."""
    path = folder / language / "page.ftl"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    check.read_file.cache_clear()
    return [str(mistake).removeprefix(f"{language}/page.ftl: ") for mistake in check.check([language])]


def test_a_good_translation_is_good(folder: Path) -> None:
    assert check.check() == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("plain = Jeden tekst z { -gra }\n", "", ["-gra: no message uses this term", "plain: is missing"]),
        ("plain =", "more = Więcej\nplain =", ["more: there is no such message in English"]),
        ("-gra = Wasabi!\n", "", ["-gra: there is no such term"]),
        ("Jeden tekst z { -gra }", "One text", ["-gra: no message uses this term", "plain: is still in English"]),
        ("    [many] { $count } płytek\n", "", ["count: $count has no variant for many"]),
        ("    [few] { $count } płytki\n", "", ["count: $count has no variant for few"]),
        ("{ $name } kładzie", "Ktoś kładzie", ["who: does not use $name"]),
        ("Jeden tekst", "Jeden { $more } tekst", []),
        ("Jeden tekst", "Jeden { $less } tekst", ["plain: there is no $less here"]),
        ("    [you] Kł", "    [ty] Kł", ["who: $who has no variant for you"]),
        (
            "    .accusative = węgorza\n",
            "",
            ["wasabi-ingredient-eel: has no attribute .accusative, and a sentence asks for it with $tile"],
        ),
        ("tuńczyka\n", "tuńczyka\n    .genitive = tuńczyka\n", ["wasabi-ingredient-tuna: no sentence asks for"]),
        ("PIECE($tile", "PIECE($name", ["who: $name is no piece; there is $tile, $tiles, "]),
        ("Jeden", "Jeden...", ["plain: three dots; write …"]),
        ("Jeden tekst", "Jeden  tekst", ["plain: two spaces"]),
        ("Jeden tekst", 'Jeden "tekst"', ["plain: straight quotes; write „ ”"]),
        ("Jeden tekst", "Jeden - tekst", ["plain: a hyphen as a dash; write –"]),
        ("Jeden tekst", "Jeden te\u043ast", ["plain: Cyrillic letters", "plain: Latin and Cyrillic letters in"]),
        ("Jeden tekst", "It's", ["plain: a straight apostrophe; write ’"]),
        ("z { -gra }", "z { -gra } !", ["plain: a space before punctuation"]),
        ("z { -gra }", "z { SHOUT(-gra) }", ["plain: there is no function SHOUT()"]),
        ("plain = J", "plain = { J", ["line 2: cannot be read: "]),
        ("who =", "plain = Dwa\nwho =", ["plain: stands twice"]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_found(folder: Path, old: str, new: str, told: list[str]) -> None:
    said = wrong(folder, old, new)
    for reason in told:
        assert any(line.startswith(reason) for line in said), said
    if not told:
        assert said == []


def test_a_message_that_nobody_says_is_found(folder: Path) -> None:
    assert wrong(folder, "plain =", "more = More\nplain =", "en") == ["more: nobody says this message"]


def test_a_file_that_is_missing_or_too_many_is_found(folder: Path) -> None:
    shutil.copy(folder / "pl" / "page.ftl", folder / "pl" / "extra.ftl")
    (folder / "en" / "terminal.ftl").write_text("")
    said = [str(mistake) for mistake in check.check(["pl"])]
    assert "pl/extra.ftl: there is no such file in English" in said
    assert "pl/terminal.ftl: is missing" in said


def test_nobody_here_counts_millions() -> None:
    assert check.missing_plurals("it", ["one", "other"]) == []
    assert check.missing_plurals("nl", ["one", "other"]) == []
    assert check.missing_plurals("ru", ["one", "other"]) == ["few", "many"]
    assert check.missing_plurals("ru", ["you", "other"]) == []
