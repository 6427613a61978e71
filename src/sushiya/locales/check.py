"""Checks of translations: `python -m sushiya.locales.check [LANGUAGE …]` lists what is wrong, by file and message.

A language must say what English says: the same files, messages, attributes and variables, every plural that the
language has, and clean typography. English itself must have what the program asks for and nothing else; ids that the
program puts together are declared in `PUT_TOGETHER`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from sushiya.locales import ENGLISH, FOLDER, list_languages

SOURCES = (FOLDER.parent, FOLDER.parents[2] / "web" / "src")  # the program and its page

# Ids that the program puts together, with what it puts there.
PUT_TOGETHER = (
    r"bot-(about-)?(apprentice|cook|itamae)",
    r"end-reason-(instant_win|board_full|all_passed|rounds_played)",
    r"game-(about-|picture-)?(wasabi|sushi_roll)",
    r"gone-(no-table|no-watching|forbidden)-(title|text)",
    r"lesson-(wasabi|sushi_roll)-[a-z-]+",
    r"phrase-[a-z_]+",
    r"problem-[a-z_]+",
    r"replay-speed-(slow|normal|quick)",
    r"rules-(column|source)-[a-z]+",
    r"source-(maki|nigiri|sets|puddings|tokens)",
    r"state-(waiting|running|finished)",
    r"undo-(never|fair|free)",
    r"sushi-roll-(face|kind)-[a-z0-9]+",
    r"sushi-roll-has-(maki|menus|chopsticks|puddings)",
    r"sushi-roll-key-[a-z]+",
    r"sushi-roll-log-[a-z]+",
    r"sushi-roll-race-(maki|puddings)",
    r"sushi-roll-source-(maki|nigiri|sets|puddings|tokens)",
    r"terminal-help-(back|log|undo|save|table|quit)",
    r"wasabi-(pantry|kitchen|stacks)",
    r"wasabi-(tiles|held-recipes|action-cards)",
    r"wasabi-ask-(chop|spicy|switch|stack|wasabi)",
    r"wasabi-card-(chop|spicy|switch|stack|wasabi)(-text)?",
    r"wasabi-category-[a-z]+",
    r"wasabi-do-(pantry|lay)",
    r"wasabi-ingredient-[a-z]+",
    r"wasabi-log-[a-z-]+",
    r"wasabi-recipe-[a-z0-9-]+",
    r"wasabi-track-(step_one|rewards|tiles|recipes)",
)

# The messages with the names of pieces that a variable stands for. Where a sentence asks for a case, all must have it.
PIECES = {
    "tile": "wasabi-ingredient-",
    "tiles": "wasabi-ingredient-",
    "recipe": "wasabi-recipe-",
    "recipes": "wasabi-recipe-",
    "die": "sushi-roll-face-",
    "dice": "sushi-roll-face-",
    "mine": "sushi-roll-face-",
    "theirs": "sushi-roll-face-",
    "kinds": "sushi-roll-kind-",
}
NO_PIECES = ("sushi-roll-face-hidden",)

CYRILLIC = ("ru",)
QUOTES = {"en": "“ ”", "it": "« » “ ”", "nl": "‘ ’ “ ”", "pl": "„ ”", "ru": "« » „ “"}
SAME_EVERYWHERE = ("Sushi Roll",)
PLURALS = ("zero", "one", "two", "few", "many", "other")
# Italian “many” is for millions: nobody here counts so far.
PLURALS_TO_DO_WITHOUT = {"it": {"many"}}


@dataclass(frozen=True, order=True)
class Mistake:
    """Something to be put right."""

    place: str  # it/page.ftl
    message: str
    reason: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}: {self.reason}" if self.message else f"{self.place}: {self.reason}"


@dataclass(frozen=True)
class Entry:
    """A message or a term of a file, with its attributes."""

    id: str  # a term's begins with "-"
    patterns: dict[str, ast.Pattern]  # the value as "", attributes by name
    comment: str


def check(languages: list[str] | None = None) -> list[Mistake]:
    """Everything that is wrong with these languages, or with all."""
    mistakes: list[Mistake] = []
    for language in languages or list_languages():
        mistakes += check_language(language)
    return sorted(set(mistakes))


def check_language(language: str) -> Iterator[Mistake]:
    """What is wrong with one language."""
    for name in list_files(ENGLISH):
        place = f"{language}/{name}"
        if not (FOLDER / place).is_file():
            yield Mistake(place, "", "is missing")
            continue
        entries = read_file(FOLDER / place)
        yield from check_syntax(FOLDER / place)
        for entry in entries.values():
            yield from check_entry(language, place, entry)
        yield from check_cases(language, place, entries)
        if language == ENGLISH:
            yield from check_use(place, entries)
        else:
            yield from compare(place, entries, read_file(FOLDER / ENGLISH / name))
    for name in sorted(set(list_files(language)) - set(list_files(ENGLISH))):
        yield Mistake(f"{language}/{name}", "", "there is no such file in English")


def list_files(language: str) -> list[str]:
    """The names of a language's files."""
    return sorted(path.name for path in (FOLDER / language).glob("*.ftl"))


@cache
def read_file(path: Path) -> dict[str, Entry]:
    """Messages and terms by their ids."""
    entries = {}
    for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(item, ast.Message | ast.Term):
            name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
            patterns = {attribute.id.name: attribute.value for attribute in item.attributes}
            if item.value is not None:
                patterns[""] = item.value
            comment = item.comment.content if item.comment else ""
            entries[name] = Entry(name, patterns, comment or "")
    return entries


def check_syntax(path: Path) -> Iterator[Mistake]:
    """Entries that Fluent cannot read, and ids that stand twice."""
    place = f"{path.parent.name}/{path.name}"
    seen = set()
    text = path.read_text(encoding="utf-8")
    for item in FluentParser().parse(text).body:
        if isinstance(item, ast.Junk):
            where = (item.content or "").strip().splitlines()[0]
            line = text[: item.span.start if item.span else 0].count("\n") + 1
            told = "; ".join(annotation.message or "" for annotation in item.annotations)
            yield Mistake(place, f"line {line}", f"cannot be read: {where!r}: {told}")
        elif isinstance(item, ast.Message | ast.Term):
            if item.id.name in seen:
                yield Mistake(place, item.id.name, "stands twice")
            seen.add(item.id.name)


class Facts(visitor.Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.cases: set[tuple[str, str]] = set()  # variable and case
        self.functions: set[str] = set()
        self.selectors: list[tuple[str, list[str]]] = []  # variable and keys of its variants
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """`$count`."""
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """`-wasabi`."""
        self.terms.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """`PIECE($tile, case: "object")`."""
        self.functions.add(node.id.name)
        named = {one.name.name: one.value for one in node.arguments.named}
        variables = [one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)]
        case = named.get("case")
        for name in variables if node.id.name == "PIECE" and isinstance(case, ast.StringLiteral) else []:
            self.cases.add((name, str(case.value) if case else ""))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """`$count -> …`."""
        keys = [str(one.key.name if isinstance(one.key, ast.Identifier) else one.key.value) for one in node.variants]
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Text."""
        self.texts.append(node.value)


def check_entry(language: str, place: str, entry: Entry) -> Iterator[Mistake]:
    """Plurals and typography of one message."""
    for attribute, pattern in entry.patterns.items():
        name = f"{entry.id}.{attribute}" if attribute else entry.id
        facts = Facts(pattern)
        for variable, keys in facts.selectors:
            missing = missing_plurals(language, keys)
            if missing:
                yield Mistake(place, name, f"${variable} has no variant for {', '.join(missing)}")
        for function in sorted(facts.functions - {"PIECE", "NUMBER", "DATETIME"}):
            yield Mistake(place, name, f"there is no function {function}()")
        for reason in list_typos(language, facts.texts):
            yield Mistake(place, name, reason)


def missing_plurals(language: str, keys: list[str]) -> list[str]:
    """The plurals of the language that a selector lacks, if it selects by plurals at all."""
    if not set(keys) & set(PLURALS[:-1]) or not set(keys) <= {*PLURALS, *map(str, range(100))}:
        return []
    needed = {*Locale.parse(language).plural_form.tags, "other"} - PLURALS_TO_DO_WITHOUT.get(language, set())
    return [plural for plural in PLURALS if plural in needed - set(keys)]


def list_typos(language: str, texts: list[str]) -> Iterator[str]:
    """What is not clean in the texts of a message."""
    for text in texts:
        text = re.sub(r"\[bold\][^\[]*\[/\]", "X", text)  # what is typed in the terminal
        if "..." in text:
            yield "three dots; write …"
        if re.search(r"[^\s\n]  +\S", text):
            yield "two spaces"
        if re.search(r" [,.;!?](?=\s|$)", text) and not re.search(r" …", text):
            yield "a space before punctuation"
        if '"' in text or re.search(r"(?<![\w])'|'(?![\w])", text):
            yield f"straight quotes; write {QUOTES.get(language, QUOTES[ENGLISH])}"
        elif "'" in text:
            yield "a straight apostrophe; write ’"
        if re.search(r"\s-\s", text):
            yield "a hyphen as a dash; write –"
        for word in re.findall(r"\w+", text):
            if re.search("[A-Za-z]", word) and re.search("[А-Яа-яЁё]", word):
                yield f"Latin and Cyrillic letters in one word: {word}"
        if language not in CYRILLIC and re.search("[А-Яа-яЁё]", text):
            yield "Cyrillic letters"


def check_cases(language: str, place: str, entries: dict[str, Entry]) -> Iterator[Mistake]:
    """Every case that a sentence asks for is there for all pieces it may speak of; none is there for nothing."""
    pieces: dict[str, Entry] = {}
    asked = set()
    for name in list_files(language):
        every = read_file(FOLDER / language / name)
        pieces |= {key: entry for key, entry in every.items() if key not in NO_PIECES}
        for entry in every.values():
            for pattern in entry.patterns.values():
                asked |= Facts(pattern).cases
    for variable, case in sorted(asked):
        prefix = PIECES.get(variable)
        if prefix is None:
            users = [
                key
                for key, entry in entries.items()
                for one in entry.patterns.values()
                if (variable, case) in Facts(one).cases
            ]
            for key in users:
                yield Mistake(
                    place, key, f"${variable} is no piece; there is {', '.join(f'${name}' for name in PIECES)}"
                )
            continue
        for key, entry in entries.items():
            if key.startswith(prefix) and key in pieces and case not in entry.patterns:
                yield Mistake(place, key, f"has no attribute .{case}, and a sentence asks for it with ${variable}")
    wanted = {(PIECES[variable], case) for variable, case in asked if variable in PIECES}
    for key, entry in entries.items():
        for attribute in set(entry.patterns) - {""}:
            if not any(key.startswith(prefix) and attribute == case for prefix, case in wanted):
                yield Mistake(place, key, f"no sentence asks for the attribute .{attribute}")


def compare(place: str, entries: dict[str, Entry], english: dict[str, Entry]) -> Iterator[Mistake]:
    """What differs from English and should not."""
    for key in english.keys() - entries.keys():
        if not key.startswith("-"):
            yield Mistake(place, key, "is missing")
    used = {term for entry in entries.values() for pattern in entry.patterns.values() for term in Facts(pattern).terms}
    for key, entry in entries.items():
        if key.startswith("-"):
            if key not in used:
                yield Mistake(place, key, "no message uses this term")
            continue
        if key not in english:
            yield Mistake(place, key, "there is no such message in English")
            continue
        yield from compare_entry(place, entry, english[key])
    for term in sorted(used - entries.keys()):
        yield Mistake(place, term, "there is no such term")


def compare_entry(place: str, entry: Entry, english: Entry) -> Iterator[Mistake]:
    """Attributes and variables of one message. A language may have more cases, and use what a comment names."""
    offered = set().union(*(Facts(pattern).variables for pattern in english.patterns.values()))
    offered |= set(re.findall(r"\$([a-z_]+)", english.comment))
    is_piece = any(entry.id.startswith(prefix) for prefix in PIECES.values())
    for attribute, original in english.patterns.items():
        name = f"{entry.id}.{attribute}" if attribute else entry.id
        if attribute not in entry.patterns:
            if not is_piece or not attribute:  # which cases a piece needs, the sentences of the language say
                yield Mistake(place, name, "is missing")
            continue
        told = Facts(entry.patterns[attribute])
        if told.texts == Facts(original).texts and is_sentence(told.texts):
            yield Mistake(place, name, "is still in English")
        for variable in sorted(Facts(original).variables - told.variables):
            yield Mistake(place, name, f"does not use ${variable}")
        for variable, missing in sorted(missing_choices(told, Facts(original))):
            yield Mistake(place, name, f"${variable} has no variant for {missing}")
    allowed = offered | ({"count"} if is_piece else set())
    for attribute, pattern in entry.patterns.items():
        name = f"{entry.id}.{attribute}" if attribute else entry.id
        for variable in sorted(Facts(pattern).variables - allowed):
            yield Mistake(place, name, f"there is no ${variable} here")
        if not is_piece and attribute not in english.patterns:
            yield Mistake(place, name, "there is no such attribute in English")


def is_sentence(texts: list[str]) -> bool:
    """Whether there are words that no two languages have in common: several in a row, and no name."""
    return any(len(re.findall(r"[^\W\d_]{2,}", text)) > 1 and text not in SAME_EVERYWHERE for text in texts)


def missing_choices(told: Facts, original: Facts) -> set[tuple[str, str]]:
    """Words that the program tells a message, such as "you" and "other", and that a selector lacks."""
    wanted = {
        (variable, key) for variable, keys in original.selectors for key in keys if not set(keys) & set(PLURALS[:-1])
    }
    return {
        (variable, key)
        for variable, keys in told.selectors
        for wanted_variable, key in wanted
        if wanted_variable == variable and key not in keys
    }


def check_use(place: str, entries: dict[str, Entry]) -> Iterator[Mistake]:
    """Messages that nobody says. Without the sources of the page, as when installed, that cannot be known."""
    asked = list_asked()
    for key in entries if asked else ():
        if key not in asked and not any(re.fullmatch(pattern, key) for pattern in PUT_TOGETHER):
            yield Mistake(place, key, "nobody says this message")


@cache
def list_asked() -> frozenset[str]:
    """Every text between quotes in the sources that could be an id."""
    found: set[str] = set()
    if not SOURCES[1].is_dir():
        return frozenset()
    for folder in SOURCES:
        for path in folder.rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte") and ".test." not in path.name and path != Path(__file__):
                found |= set(re.findall(r"[\"'`]([a-z][\w-]+)[\"'`]", path.read_text(encoding="utf-8")))
    return frozenset(found)


def main(arguments: list[str]) -> int:
    """List all mistakes; 1 if there are any."""
    mistakes = check(arguments or None)
    for mistake in mistakes:
        print(mistake)
    print(f"{len(mistakes)} to put right." if mistakes else "All is well.")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
