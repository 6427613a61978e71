"""The rulebooks of all languages have the same bones: headings, rules, pictures, links and numbers, block by block.

How the text of a block reads is up to the language. `docs/rulebook.md` tells the form of the files.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "sushiya" / "locales"
PICTURES = ROOT / "web" / "src" / "rulebook" / "pictures"
RULES = (ROOT / "tests" / "rules.txt").read_text(encoding="utf-8").split()
RULES_OF = {"wasabi": re.compile(r"Q?W\d+|E\d+"), "sushi-roll": re.compile(r"Q?S\d+|X\d+")}
BOOKS = sorted(LOCALES.glob("*/rulebook/*.md"))

HEADING = re.compile(r"(#{1,3}) .+?(?: \{#([a-z0-9-]+)\})?")
ITEM = re.compile(r"(?:-|\d+\.) ")
ANCHOR = re.compile(r"(?:- )?\{#([A-Z]+\d+)\} ")
PICTURE = re.compile(r'!\[[^\]]+\]\(([a-z0-9-]+) "[^"]+"\)')
DATA = re.compile(r"\{\{([a-z]+)\}\}")
LINK = re.compile(r"\]\(#([A-Za-z0-9-]+)\)|\[([A-Z]+\d+)\](?!\()")
NUMBER = re.compile(r"(?<![A-Za-z])\d+(?![A-Za-z])")


@dataclass(frozen=True)
class Bone:
    """What a line of a rulebook has in every language."""

    kind: str
    id: str
    links: tuple[str, ...]  # where they lead, sorted: the order of words is the language's
    numbers: tuple[str, ...]  # in digits, sorted


def bone_of(line: str) -> Bone:
    """What this line has."""
    links = tuple(sorted(heading or rule for heading, rule in LINK.findall(line)))
    bare = LINK.sub("", re.sub(r"\{#[^}]*\}|^\d+\.", "", line))
    return Bone(*kind_of(line), links, tuple(sorted(NUMBER.findall(bare))))


def kind_of(line: str) -> tuple[str, str]:
    """What sort of line it is, and the id it has, if any."""
    if heading := HEADING.fullmatch(line):
        return f"heading {len(heading[1])}", heading[2] or ""
    if picture := PICTURE.fullmatch(line):
        return "picture", picture[1]
    if data := DATA.fullmatch(line):
        return "data", data[1]
    anchor = ANCHOR.match(line)
    kind = "row" if line.startswith("|") else "item" if ITEM.match(line) else "paragraph"
    return kind, anchor[1] if anchor else ""


def bones_of(book: Path) -> list[Bone]:
    """All lines of a rulebook that are not empty."""
    return [bone_of(line) for line in book.read_text(encoding="utf-8").splitlines() if line]


def name_of(book: Path) -> str:
    """Such as `en/wasabi`, for a test."""
    return f"{book.parts[-3]}/{book.stem}"


def test_english_has_both_books() -> None:
    assert [name_of(book) for book in BOOKS if book.parts[-3] == "en"] == ["en/sushi-roll", "en/wasabi"]


@pytest.mark.parametrize("book", BOOKS, ids=name_of)
def test_every_rule_stands_once(book: Path) -> None:
    rules = [rule for rule in RULES if RULES_OF[book.stem].fullmatch(rule)]
    written = [bone.id for bone in bones_of(book) if re.fullmatch(r"[A-Z]+\d+", bone.id)]
    assert sorted(written) == sorted(rules)


@pytest.mark.parametrize("book", BOOKS, ids=name_of)
def test_links_lead_somewhere(book: Path) -> None:
    bones = bones_of(book)
    there = {bone.id for bone in bones if bone.kind not in ("picture", "data")}
    assert {link for bone in bones for link in bone.links} - there == set()


@pytest.mark.parametrize("book", BOOKS, ids=name_of)
def test_pictures_are_shown_once(book: Path) -> None:
    drawn = re.findall(r"^picture (.+)$", (PICTURES / f"{book.stem}.txt").read_text(encoding="utf-8"), re.MULTILINE)
    shown = [bone.id for bone in bones_of(book) if bone.kind == "picture"]
    assert sorted(shown) == sorted(drawn)


@pytest.mark.parametrize("book", [book for book in BOOKS if book.parts[-3] != "en"], ids=name_of)
def test_languages_agree_line_by_line(book: Path) -> None:
    lines = [line for line in book.read_text(encoding="utf-8").splitlines() if line]
    english = bones_of(LOCALES / "en" / "rulebook" / book.name)
    for line, bone in zip(lines, english, strict=False):
        assert bone_of(line) == bone, line
    assert len(lines) == len(english)
