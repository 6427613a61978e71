"""The guide for translators: its examples are good Fluent, and its figures are true."""

from __future__ import annotations

import re
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast

from sushiya.locales import FOLDER, check

GUIDE = (Path(__file__).parents[2] / "docs" / "translating.md").read_text()


def test_examples_are_fluent() -> None:
    examples = re.findall(r"```fluent\n(.*?)```", GUIDE, re.DOTALL)
    assert len(examples) >= 5
    for text in examples:
        assert not any(isinstance(item, ast.Junk) for item in FluentParser().parse(text).body), text


def test_messages_of_the_examples_are_there() -> None:
    ids = {key for name in check.list_files("en") for key in check.read_file(FOLDER / "en" / name)}
    named = re.findall(
        r"^([a-z][\w-]+) =", "\n".join(re.findall(r"```fluent\n(.*?)```", GUIDE, re.DOTALL)), re.MULTILINE
    )
    assert set(named) <= ids


def test_every_file_is_listed() -> None:
    for name in ("page", "wasabi", "sushi_roll", "terminal"):
        assert f"`{name}.ftl`" in GUIDE


def test_the_plurals_are_those_of_the_languages() -> None:
    forms = dict(re.findall(r"^\| (Polish|Russian|English, Italian, Dutch) \| (`one`.*?) \|", GUIDE, re.MULTILINE))
    told = {name: set(re.findall("`(.*?)`", text)) for names, text in forms.items() for name in names.split(", ")}
    for name, tag in {"English": "en", "Italian": "it", "Dutch": "nl", "Polish": "pl", "Russian": "ru"}.items():
        needed = {*Locale.parse(tag).plural_form.tags, "other"} - check.PLURALS_TO_DO_WITHOUT.get(tag, set())
        assert told[name] == needed
