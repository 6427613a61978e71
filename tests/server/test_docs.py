"""docs/house-api.md cannot drift: every message, code and address of the house is in it, and its examples are real."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sushiya.server import play
from sushiya.server.errors import CONFLICTS, HTTP_CODES, STATUS
from sushiya.server.house import TableNews
from sushiya.server.limits import BURST
from sushiya.server.settings import Settings
from sushiya.table.messages import PHRASES, AnyFromGuest, AnyToGuest, Happened
from tests.server.conftest import Come

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sushiya"
TEXT = (ROOT / "docs" / "house-api.md").read_text()
EXAMPLES = re.findall(r"^```json\n(.*?)\n```$", TEXT, re.MULTILINE | re.DOTALL)
Anything = msgspec.json.Decoder(AnyToGuest | AnyFromGuest | TableNews)

# Codes that nobody meets who talks to a house: of its start, of tournaments, of files, and to those who are gone.
ELSEWHERE = {
    *("bad_setting", "one_process_only", "unknown_database", "database_busy", "foreign_database", "newer_database"),
    *("bad_arena", "bad_edition", "bad_record", "legal", "left"),
}
WRITTEN_CODE = re.compile(r'code ?= ?"(\w+)"|Reason\("(\w+)"|close\("(\w+)"\)')
FILES = [
    *(SOURCE / "server").glob("*.py"),
    *(path for path in (SOURCE / "table").glob("*.py") if path.name != "verify.py"),
    *(SOURCE / "store").glob("*.py"),
    *(SOURCE / "games").glob("*/reasons.py"),
    SOURCE / "games" / "record.py",
    SOURCE / "bots" / "catalog.py",
    SOURCE / "errors.py",
]


def written_codes() -> set[str]:
    """All codes in the source of what guests meet."""
    found = [match for path in FILES for match in WRITTEN_CODE.findall(path.read_text())]
    return {code for match in found for code in match if code} - ELSEWHERE


def test_every_code_is_told() -> None:
    codes = written_codes() | set(STATUS) | set(CONFLICTS) | set(HTTP_CODES.values())
    assert len(codes) > 90
    assert [code for code in sorted(codes) if f"`{code}`" not in TEXT] == []


def test_no_code_is_told_that_is_none() -> None:
    table = TEXT.partition("## Errors")[2]
    told = set(re.findall(r"`([a-z]+(?:_[a-z0-9]+)*)`", table))
    known = written_codes() | set(HTTP_CODES.values()) | set(play.CLOSE_CODES)
    assert told - known == {"code", "message", "rule", "legal"} - known


@pytest.mark.parametrize("code", sorted({*STATUS, *CONFLICTS}))
def test_a_code_stands_beside_its_status(code: str) -> None:
    status = STATUS.get(code, 409)
    rows = re.findall(r"^\| (\d{3}) \| (.*) \|$", TEXT, re.MULTILINE)
    assert [int(number) for number, codes in rows if f"`{code}`" in codes] == [status]


@pytest.mark.parametrize("reason", play.CLOSE_CODES)
def test_a_reason_stands_beside_its_number(reason: str) -> None:
    rows = re.findall(r"^\| (\d{4}) \| (.*?) \|", TEXT, re.MULTILINE)
    assert [int(number) for number, reasons in rows if f"`{reason}`" in reasons] == [play.CLOSE_CODES[reason]]


def types_of(union: Any) -> set[str]:
    """The `type` of every message."""
    return {str(part.__struct_config__.tag) for part in getattr(union, "__args__", (union,))}


def test_every_message_has_an_example_that_is_one() -> None:
    shown = [Anything.decode(example) for example in EXAMPLES]
    types = types_of(AnyFromGuest) | types_of(AnyToGuest) | types_of(TableNews)
    assert {str(message.__struct_config__.tag) for message in shown} == types
    for example, message in zip(EXAMPLES, shown, strict=True):
        assert msgspec.json.encode(message).decode() == example  # no field is missing, none too many
        assert f"**{message.__struct_config__.tag}**" in TEXT or isinstance(message, TableNews)


def test_all_that_can_have_happened_is_told() -> None:
    [what] = [field.type for field in msgspec.structs.fields(Happened) if field.name == "what"]
    for word in (*what.__args__, *PHRASES):
        assert f"`{word}`" in TEXT


def test_every_address_is_told(come: Come) -> None:
    paths = come().get("/api/docs/openapi.json")["paths"]
    for path, operations in paths.items():
        for method in operations:
            assert f"`{method.upper()} {path}`" in TEXT
    told = set(re.findall(r"`(?:GET|POST) (/api[^`?]*)", TEXT))
    assert told == set(paths)


def test_numbers_are_those_of_the_code() -> None:
    settings = Settings()
    for number in (settings.request_rate, settings.opening_rate, settings.message_rate, play.PATIENCE):
        assert f" {number:g} " in TEXT
    assert BURST == 4
    assert f" {play.LONGEST_MESSAGE} characters" in TEXT
    assert f"every {play.KEEP_ALIVE:g} seconds" in TEXT


def test_files_that_are_named_exist() -> None:
    for name in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (ROOT / "docs" / name).exists()
