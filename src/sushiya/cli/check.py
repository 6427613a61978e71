"""`sushiya check`: replay records and tell the first line that the rules do not allow."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sushiya.cli.edition import EditionOption


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="One record, or one a line.")],
    edition: EditionOption = None,
) -> None:
    """Replay records and tell the first illegal line.

    Everything that a record says is checked: lines, completed recipes, legal lists, results.
    """
    from sushiya.cli.progress import show_progress
    from sushiya.cli.records import GameShelf, at_line, read_file

    shelf = GameShelf(edition)
    matches = events = 0
    size = file.stat().st_size if file.is_file() else None
    with show_progress("Replaying", size) as progress:
        for line, record in read_file(file, progress if size else None):
            with at_line(file, line):
                record.replay(shelf.game_for(record))
            matches += 1
            events += len(record.events)
    word = "match" if matches == 1 else "matches"
    typer.echo(f"{file}: {matches} {word}, {events} events, all by the rules.")
