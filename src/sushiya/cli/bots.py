"""`sushiya bots`: every bot with its parameters, or what one spec means in full; as text or as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sushiya.bots.catalog import BotSpec, Kind, Parameter

NOTES = (
    "A bot is written NAME or NAME:parameter=value,parameter=value; several bots are",
    "separated by commas. docs/writing-bots.md tells how to write a bot of your own.",
)


def bots(
    spec: Annotated[
        str | None, typer.Argument(metavar="[SPEC]", help="A bot such as search:ms=50; all of them, if not given.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """List the bots, or check the spec of one and tell what it means.

    A bot of your own is really started once, to see that it can be.
    """
    import msgspec
    from rich.console import Console

    from sushiya.bots.catalog import all_kinds, parse_spec

    described: list[dict[str, Any]] | dict[str, Any]
    if spec is None:
        described = [describe_kind(kind) for kind in all_kinds().values()]
        shown = show_kinds(all_kinds().values())
    else:
        found = parse_spec(spec)
        found.check()
        described, shown = describe_spec(found), show_spec(found)
    if json:
        typer.echo(msgspec.json.encode(described))
    else:
        Console(highlight=False).print(*shown, sep="\n")


def describe_kind(kind: Kind) -> dict[str, Any]:
    """A bot for programs."""
    return {
        "name": kind.name,
        "summary": kind.summary,
        "is_level": kind.is_level,
        "is_local": kind.is_local,
        "example": kind.example or kind.name,
        "parameters": list(kind.parameters.values()),
    }


def describe_spec(spec: BotSpec) -> dict[str, Any]:
    """A spec for programs: every parameter with its value."""
    values = {name: spec.value(name) for name in spec.kind.parameters}
    return {"spec": str(spec), "name": spec.kind.name, "summary": spec.kind.summary, "parameters": values}


def show_kinds(kinds: Iterable[Kind]) -> list[RenderableType]:
    """All bots, each with its parameters and an example."""
    from rich.text import Text

    shown: list[RenderableType] = []
    for kind in kinds:
        shown.append(_heading(kind))
        if kind.parameters:
            shown.append(_table(kind, "default", {}))
        if kind.example:
            shown.append(Text.assemble("  for example ", (kind.example, "cyan")))
        shown.append("")
    return [*shown, *NOTES]


def show_spec(spec: BotSpec) -> list[RenderableType]:
    """One spec, with the value of every parameter."""
    values = {name: spec.value(name) for name in spec.kind.parameters}
    table: list[RenderableType] = [_table(spec.kind, "value", values)] if values else []
    return [_heading(spec.kind), *table, f"  in short: {spec}"]


def _heading(kind: Kind) -> RenderableType:
    from rich.text import Text

    return Text.assemble((kind.name, "bold"), f"  {kind.summary}")


def _table(kind: Kind, heading: str, values: dict[str, Any]) -> RenderableType:
    """The parameters with their defaults or with the values given."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("parameter", no_wrap=True)
    table.add_column(heading, overflow="fold")
    table.add_column("may be", min_width=12)
    table.add_column("meaning")
    for parameter in kind.parameters.values():
        name = Text(parameter.name, "cyan")
        value = Text(_tell(values.get(parameter.name, parameter.default)))
        table.add_row(name, value, _range(parameter), parameter.meaning)
    return Padding(table, (0, 0, 0, 2))


def _tell(value: Any) -> str:
    from sushiya.bots.catalog import format_value

    return "must be given" if value is None else format_value(value) or "–"


def _range(parameter: Parameter) -> str:
    """What a parameter may be, in few words: a table is narrow."""
    if parameter.type == "str":
        return "text"
    words = parameter.values.replace("a whole number", "whole,").replace("a number", "")
    return words.removeprefix("a ").replace("from ", "").strip()
