"""`sushiya edition show` and `sushiya edition check`: the printed pieces of a game, or a file of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

edition = typer.Typer(name="edition", help="The printed pieces of a game.", no_args_is_help=True)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="wasabi or sushi-roll")]
EditionOption = Annotated[
    Path | None, typer.Option(metavar="FILE", help="An edition of your own instead of the house edition.")
]


@edition.command()
def show(game: GameArgument, edition: EditionOption = None) -> None:
    """Show the pieces of an edition as tables."""
    from rich.console import Console

    from sushiya.cli.show_edition import edition_tables
    from sushiya.games import house_edition, load
    from sushiya.games.edition import read_toml

    rules = load(game, edition)
    console = Console()
    for table in edition_tables(rules, read_toml(edition or house_edition(game))):
        console.print(table)


@edition.command()
def check(file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition in TOML.")]) -> None:
    """Tell everything that is wrong with an edition, and where."""
    from sushiya.errors import EditionError
    from sushiya.games import GAMES, load
    from sushiya.games.edition import read_toml

    game = read_toml(file).get("game")
    if not isinstance(game, str) or game not in GAMES:
        problem = "is missing" if game is None else f"is {game!r}"
        raise EditionError(f"{file}: game: {problem}; must be one of {', '.join(sorted(GAMES))}.")
    rules = load(game, file)
    typer.echo(f"{file}: a valid edition of {rules.title}, {rules.edition_name!r}, sha256 {rules.edition_sha256}.")
