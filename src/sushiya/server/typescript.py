"""The TypeScript types of all that travels between the house and its page, made of the Python types.

`python -m sushiya.server.typescript` writes them to `web/src/lib/messages.ts`, and the house editions, so that the page
need not ask for these, to `house.json` of each game; a test sees that the files are up to date.
Names stay as they are here. What the page sends may leave out what has a default; what it gets is complete, unless a
type leaves out its defaults itself.
"""

from __future__ import annotations

import inspect
import re
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec import inspect as types

from sushiya.games import GAMES, load
from sushiya.games.record import MatchRecord
from sushiya.games.sushi_roll import state as sushi_roll
from sushiya.games.sushi_roll.view import SushiRollView
from sushiya.games.wasabi import state as wasabi
from sushiya.games.wasabi.view import WasabiView
from sushiya.lessons import Lesson
from sushiya.server import lobby
from sushiya.server.errors import Problem
from sushiya.server.house import TableNews
from sushiya.table import messages, replay
from sushiya.table.printed import SushiRollEdition, WasabiEdition, printed

PAGE = Path(__file__).parents[3] / "web" / "src"
TARGET = PAGE / "lib" / "messages.ts"
LONGEST_LINE = 120
ROOTS: tuple[Any, ...] = (
    *(messages.Act, messages.TakeBack, messages.Say, messages.Sync, messages.Ping),
    *(messages.TableState, messages.Update, messages.Accepted, messages.Refused, messages.Presence),
    *(messages.Said, messages.Pong),
    *(WasabiView, SushiRollView),
    *(lobby.Introduction, lobby.LinkCode, lobby.NewTable, lobby.SeatWish, lobby.BotWish, lobby.SeatChoice),
    *(lobby.Me, lobby.Token, lobby.Health, lobby.GameState, lobby.BotState, lobby.ListedTable),
    *(WasabiEdition, SushiRollEdition),
    *(Problem, TableNews, MatchRecord, replay.Replay, Lesson),
)
SENT = (messages.FromGuest, lobby.Body)  # by the page


LISTS = {"PHRASE": messages.PHRASES, "GAME_NAME": tuple(GAMES)}


def _quote(text: str) -> str:
    return f'"{text}"'


def literals(values: Iterable[str]) -> str:
    """One of these texts."""
    return " | ".join(map(_quote, values))


# Where the page may know more than the Python type says.
CLOSER = {
    ("Say", "phrase"): "Phrase",
    ("Said", "phrase"): "Phrase",
    ("TableState", "game"): "GameName",
    ("ListedTable", "game"): "GameName",
    ("GameState", "name"): "GameName",
    ("NewTable", "game"): "GameName",
    ("Update", "view"): "AnyView | null",
    ("Replay", "game"): "GameName",
    ("Moment", "view"): "Partial<AnyView>",
    ("WasabiView", "game"): literals(["wasabi"]),
    ("WasabiView", "phase"): literals([*wasabi.PHASES, "choose"]),
    ("SushiRollView", "game"): literals(["sushi_roll"]),
    ("SushiRollView", "phase"): literals(sushi_roll.PHASES),
}
UNIONS = {
    "AnyFromGuest": (messages.Act, messages.TakeBack, messages.Say, messages.Sync, messages.Ping),
    "AnyToGuest": (
        *(messages.TableState, messages.Update, messages.Accepted, messages.Refused, messages.Presence),
        *(messages.Said, messages.Pong),
    ),
    "AnyView": (WasabiView, SushiRollView),
    "AnyEdition": (WasabiEdition, SushiRollEdition),
}
PLAIN = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def list_files() -> dict[Path, str]:
    """Everything that is made here, by its place."""
    editions = {PAGE / "games" / name / "house.json": printed(load(name)) for name in GAMES}
    texts = {path: msgspec.json.format(msgspec.json.encode(told)).decode() + "\n" for path, told in editions.items()}
    return {TARGET: generate(), **texts}


def generate() -> str:
    """The types."""
    found: list[type[msgspec.Struct]] = []
    for root in ROOTS:
        _collect(types.type_info(root), found)
    writer = Writer(found)
    head = "// Made by `python -m sushiya.server.typescript` of the types in Python. Do not edit.\n"
    lists = [
        f"export const {name}S = [{', '.join(map(_quote, values))}] as const;\n"
        f"export type {name.title().replace('_', '')} = (typeof {name}S)[number];\n"
        for name, values in LISTS.items()
    ]
    unions = [
        f"export type {name} = {' | '.join(writer.names[member] for member in members)};\n"
        for name, members in UNIONS.items()
    ]
    return "\n".join([head, *lists, *map(writer.interface, found), *unions])


def _collect(described: Any, found: list[type[msgspec.Struct]]) -> None:
    """Every struct that this type is made of, the parts before the whole."""
    if isinstance(described, types.StructType):
        if described.cls in found:
            return
        for field in described.fields:
            _collect(field.type, found)
        found.append(described.cls)
    elif isinstance(described, types.UnionType):
        for member in described.types:
            _collect(member, found)
    elif isinstance(described, types.ListType):
        _collect(described.item_type, found)
    elif isinstance(described, types.DictType):
        _collect(described.value_type, found)
    elif isinstance(described, types.Metadata):
        _collect(described.type, found)


class Writer:
    """Writes types, with a name of its own for every struct."""

    def __init__(self, structs: list[type[msgspec.Struct]]) -> None:
        plain = [struct.__name__ for struct in structs]
        self.names = {
            struct: struct.__name__ if plain.count(struct.__name__) == 1 else _game_of(struct) + struct.__name__
            for struct in structs
        }

    def interface(self, struct: type[msgspec.Struct]) -> str:
        """A struct as an interface."""
        described = types.type_info(struct)
        assert isinstance(described, types.StructType)
        is_sent = issubclass(struct, SENT)
        remarks = _remarks(struct)
        unset = [part.name for part in msgspec.structs.fields(struct) if part.default is UNSET]
        lines = textwrap.wrap(inspect.cleandoc(struct.__doc__ or "").split("\n\n")[0], LONGEST_LINE - 3)
        lines = [f"// {line}" for line in lines]
        lines.append(f"export interface {self.names[struct]} {{")
        if described.tag_field is not None:
            lines.append(f'  {described.tag_field}: "{described.tag}";')
        for field in described.fields:
            closer = CLOSER.get((self.names[struct], field.name))
            text = closer if closer is not None else self.type(field.type, is_sent=is_sent)
            omits = is_sent or struct.__struct_config__.omit_defaults or field.name in unset
            mark = "?" if omits and not field.required else ""
            remark = f" // {remarks[field.name]}" if field.name in remarks else ""
            lines.append(f"  {field.encode_name}{mark}: {text};{remark}")
        return "\n".join([*lines, "}", ""])

    def type(self, described: Any, *, is_sent: bool = False) -> str:
        """A type."""
        if isinstance(described, types.Metadata):
            return self.type(described.type, is_sent=is_sent)
        if type(described) in PLAIN:
            return PLAIN[type(described)]
        if isinstance(described, types.LiteralType):
            return literals(map(str, described.values))
        if isinstance(described, types.StructType):
            has_defaults = any(not field.required for field in described.fields)
            name = self.names[described.cls]
            return f"Partial<{name}>" if is_sent and has_defaults else name
        if isinstance(described, types.UnionType):
            members = [member for member in described.types if not isinstance(member, types.NoneType)]
            parts = [self.type(member, is_sent=is_sent) for member in members if not _is_unset(member)]
            return " | ".join(parts + ["null"] * described.includes_none)
        if isinstance(described, types.ListType):
            item = self.type(described.item_type, is_sent=is_sent)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(described, types.DictType):
            return f"Record<{self.type(described.key_type)}, {self.type(described.value_type, is_sent=is_sent)}>"
        raise TypeError(f"There is no TypeScript for {described}.")


def _is_unset(described: Any) -> bool:
    return isinstance(described, types.CustomType) and described.cls is msgspec.UnsetType


def _game_of(struct: type) -> str:
    """The game of a type as part of a name: Wasabi, SushiRoll."""
    found = re.match(r"sushiya\.games\.(\w+)\.", struct.__module__)
    return "".join(part.title() for part in found[1].split("_")) if found else ""


def _remarks(struct: type) -> dict[str, str]:
    """What the comments behind the fields say."""
    remarks: dict[str, str] = {}
    for owner in reversed(struct.__mro__):
        if owner.__module__.startswith("sushiya."):
            source = inspect.getsource(owner)
            remarks |= dict(re.findall(r"^    (\w+): [^#\n]*  # (.*)$", source, re.MULTILINE))
    return remarks


def main() -> None:
    """Write the files."""
    for path, text in list_files().items():
        is_new = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path}: {'written' if is_new else 'up to date'}\n")


if __name__ == "__main__":
    main()
