"""The command line: one file per command.

Commands import what is heavy inside their functions, so that `sushiya --help` answers at once. Whatever a guest asks
for that cannot be done becomes one sentence on stderr and exit code 2.
"""

from __future__ import annotations

import sys
from typing import Annotated, NoReturn

import typer

from sushiya.cli.arena import arena
from sushiya.cli.bots import bots
from sushiya.cli.check import check
from sushiya.cli.edition import edition
from sushiya.cli.play import play
from sushiya.cli.ranking import ranking
from sushiya.cli.replay import replay
from sushiya.cli.serve import serve
from sushiya.cli.simulate import simulate
from sushiya.cli.verify import verify
from sushiya.cli.warm import warm
from sushiya.errors import EditionError, SushiyaError

app = typer.Typer(
    name="sushiya",
    help="A sushi house that serves two board games: Wasabi! and Sushi Roll.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # formatted help would take twice as long to appear
)
app.command()(play)
app.command()(serve)
app.command()(simulate)
app.command()(arena)
app.command()(ranking)
app.command()(replay)
app.command()(check)
app.command()(verify)
app.command()(bots)
app.add_typer(edition)
app.command()(warm)


def _tell_version(wanted: bool) -> None:
    if wanted:
        from sushiya import __version__

        typer.echo(f"sushiya {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A sushi house that serves two board games: Wasabi! and Sushi Roll."""


def main() -> None:
    """Run the command of this process's arguments."""
    try:
        app(prog_name="sushiya")
    except EditionError as error:
        _fail(str(error), *error.mistakes)
    except SushiyaError as error:
        _fail(str(error))
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        _fail(f"{place}{error.strerror or error}.")
    except KeyboardInterrupt:
        sys.exit(130)


def _fail(*lines: str) -> NoReturn:
    for line in lines:
        print(line, file=sys.stderr)
    sys.exit(2)
