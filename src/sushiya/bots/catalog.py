"""The bots of the house by name, and the text that describes a bot everywhere: `NAME` or `NAME:key=value,key=value`.

`search:ms=200` means the same on the command line, at a table and in the arena. A spec that names something unknown is
refused with a list of what there is. `str(spec)` is the canonical text: it tells what differs from the defaults, in the
order of the catalogue, and reads back as the same spec. Values cannot contain a comma.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import msgspec
from msgspec import inspect

from sushiya.bots.bot import Bot
from sushiya.errors import BotError

Value = bool | int | float | str


@dataclass(frozen=True)
class Parameter:
    """One parameter of a kind of bot, for people and for programs."""

    name: str
    type: str  # bool, int, float or str
    meaning: str
    default: Value | None  # None: it must be given
    least: float | None = None
    above: float | None = None  # like `least`, but not it itself
    most: float | None = None

    @property
    def values(self) -> str:
        """What it can be, in words."""
        if self.type == "str":
            return "a text" if self.default is not None else "a text that is not empty"
        if self.type == "bool":
            return "true or false"
        words = "a whole number" if self.type == "int" else "a number"
        if self.least is not None:
            words += f" from {format_value(self.least)}"
        if self.above is not None:
            words += f" above {format_value(self.above)} and up"
        return words if self.most is None else f"{words} to {format_value(self.most)}"


@dataclass(frozen=True)
class Kind:
    """A bot that can be named. `summary` is for guests; `options` has the parameters with types, bounds, defaults."""

    name: str
    summary: str
    options: type[msgspec.Struct]
    make: Callable[[Any], Bot]
    example: str = ""
    is_level: bool = False  # one of the opponents that guests choose from
    is_local: bool = False  # runs a program of the host's: never for somebody else to name

    @property
    def parameters(self) -> dict[str, Parameter]:
        """All parameters by name, in the order in which specs tell them."""
        described = inspect.type_info(self.options)
        assert isinstance(described, inspect.StructType)
        return {part.name: _describe(part) for part in described.fields}


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For bots without parameters."""


@dataclass(frozen=True)
class BotSpec:
    """A kind and its parameters. As text, only what differs from the defaults is told."""

    kind: Kind
    options: msgspec.Struct

    def __str__(self) -> str:
        told = [
            f"{name}={format_value(self.value(name))}"
            for name, parameter in self.kind.parameters.items()
            if self.value(name) != parameter.default
        ]
        return self.kind.name + (":" + ",".join(told) if told else "")

    def value(self, name: str) -> Value:
        """The value of a parameter."""
        value: Value = getattr(self.options, name)
        return value

    def make(self) -> Bot:
        """A new bot for one seat of one match; `BotError` if what it runs is plainly not there."""
        return self.kind.make(self.options)

    def check(self) -> None:
        """Really start what the bot runs, and end it; `BotError` if that cannot be. Once before many matches."""
        from sushiya.bots.program import ProgramBot

        bot = self.make()
        if isinstance(bot, ProgramBot):
            bot.check()


def format_value(value: Value) -> str:
    """A value as a spec has it, without loss."""
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value).removesuffix(".0") if isinstance(value, float) else str(value)


def parse_spec(text: str, *, local: bool = True) -> BotSpec:
    """The bot that a text describes. Without `local`, bots that run programs of this machine are refused."""
    name, _, rest = text.strip().partition(":")
    kind = _find_kind(name.strip(), local)
    given: dict[str, str] = {}
    for part in rest.split(",") if rest.strip() else []:
        key, equals, value = part.partition("=")
        key = key.strip()
        if key not in kind.parameters or not equals or key in given:
            raise _bad(text, _what_is_wrong(kind, part.strip(), is_double=key in given))
        given[key] = value.strip()
    try:
        return BotSpec(kind, msgspec.convert(given, kind.options, strict=False))
    except msgspec.ValidationError as error:
        raise _bad(text, _explain(str(error), kind, given)) from None


def parse_specs(text: str, *, local: bool = True) -> list[BotSpec]:
    """Several bots, separated by commas: `greedy,search:ms=20,threads=2,random` are three.

    A part that begins with a word and `=` belongs to the bot before it; every other part is a new bot.
    """
    specs: list[str] = []
    for part in text.split(","):
        if specs and re.match(r"\s*\w+\s*=", part):
            specs[-1] += "," + part
        else:
            specs.append(part)
    if not all(spec.strip() for spec in specs):
        raise _bad(text, f"a bot is missing; there is {', '.join(_kinds(local))}.")
    return [parse_spec(spec, local=local) for spec in specs]


def make_bot(spec: str) -> Bot:
    """A new bot of this description, for one seat of one match."""
    return parse_spec(spec).make()


# The opponents that guests choose from: they answer within 0.1, 0.5 and 2 seconds. The cook counts instead of watching
# the clock, and plans ahead without what was learned: with it, a few milliseconds are nearly as strong as the itamae.
LEVELS = (
    ("apprentice", "Eager and a little careless: grabs what looks tasty now.", "greedy:noise=0.5"),
    ("cook", "Knows the trade: thinks for a moment and plans some bites ahead.", "search:simulations=200,slides=0"),
    ("itamae", "The master: takes the time, and sees your plans as well as its own.", "search:ms=1000,threads=2"),
)


@cache
def all_kinds() -> Mapping[str, Kind]:
    """Every bot there is: those of the house, weakest first, then those that guests bring."""
    from sushiya.bots.greedy import GreedyBot, GreedyOptions
    from sushiya.bots.host import PythonBot, PythonOptions
    from sushiya.bots.program import ProgramBot, ProgramOptions
    from sushiya.bots.search import SearchBot, SearchOptions

    kinds = [
        Kind("random", "Any legal action, all equally likely.", NoOptions, _make_random),
        Kind(
            "greedy",
            "Looks one action ahead and takes what seems best now.",
            GreedyOptions,
            GreedyBot,
            "greedy:noise=2",
        ),
        Kind(
            "search",
            "Plays the match on in its head, thousands of times a second.",
            SearchOptions,
            SearchBot,
            "search:ms=50,threads=2",
        ),
        *(Kind(name, summary, NoOptions, partial(_make_level, spec), is_level=True) for name, summary, spec in LEVELS),
        Kind(
            "python",
            "A class of your own in a Python file, in a process of its own.",
            PythonOptions,
            PythonBot,
            "python:path=examples/hungry.py,ms=500",
            is_local=True,
        ),
        Kind(
            "program",
            "A program of your own in any language: JSON on stdin, lines on stdout.",
            ProgramOptions,
            ProgramBot,
            "program:command=python3 examples/stdio_bot.py,ms=500",
            is_local=True,
        ),
    ]
    return {kind.name: kind for kind in kinds}


def _make_level(spec: str, _: NoOptions) -> Bot:
    return make_bot(spec)


def _make_random(_: NoOptions) -> Bot:
    from sushiya.bots.random import RandomBot

    return RandomBot()


def _kinds(local: bool) -> dict[str, Kind]:
    return {name: kind for name, kind in all_kinds().items() if local or not kind.is_local}


def _find_kind(name: str, local: bool) -> Kind:
    kinds = _kinds(local)
    if name in kinds:
        return kinds[name]
    choice = f"there is {', '.join(kinds)}."
    if name in all_kinds():
        raise BotError(f"A bot {name!r} runs on the host's machine, so only the host may; {choice}", code="local_bot")
    raise BotError(f"There is no bot {name!r}; {choice}", code="unknown_bot")


def _describe(part: inspect.Field) -> Parameter:
    """What msgspec knows of a field."""
    kind, meaning = part.type, ""
    if isinstance(kind, inspect.Metadata):
        meaning = (kind.extra_json_schema or {}).get("description", "")
        kind = kind.type
    names = {inspect.BoolType: "bool", inspect.IntType: "int", inspect.FloatType: "float", inspect.StrType: "str"}
    default = None if part.default is msgspec.NODEFAULT else part.default
    bounds = (getattr(kind, bound, None) for bound in ("ge", "gt", "le"))
    return Parameter(part.name, names[type(kind)], meaning, default, *bounds)


def _bad(text: str, reason: str) -> BotError:
    return BotError(f"{text.strip()!r}: {reason}", code="bad_bot")


def _what_is_wrong(kind: Kind, part: str, *, is_double: bool) -> str:
    key, equals, _ = (word.strip() for word in part.partition("="))
    if is_double:
        return f"{key} is given twice."
    if key in kind.parameters and not equals:
        return f"{key} needs a value: {key}=…"
    if not kind.parameters:
        return f"{kind.name} has no parameters."
    comma = "" if equals or not part else " A value cannot contain a comma."
    return f"{kind.name} has no parameter {key!r}; it has {', '.join(kind.parameters)}.{comma}"


def _explain(message: str, kind: Kind, given: Mapping[str, str]) -> str:
    """What msgspec says, as a sentence: "Expected `float` >= 1 - at `$.ms`", "missing required field `path`"."""
    found = re.search(r"`(?:\$\.)?(\w+)`$", message)
    if found is None or found[1] not in kind.parameters:
        return f"{message}."
    name = found[1]
    if name not in given:
        return f"{kind.name} needs {name}=…, {kind.parameters[name].meaning}."
    return f"{name} must be {kind.parameters[name].values}, not {given[name]!r}."
