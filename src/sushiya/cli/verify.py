"""`sushiya verify`: see that the dice of recorded matches were those of the seed that was committed to."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sushiya.cli.edition import EditionOption


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="One record, or one a line.")],
    edition: EditionOption = None,
) -> None:
    """Throw the dice of finished matches again.

    The seed of a record must be the one that was committed to before the match, and every chance must follow from it.
    """
    from sushiya.cli.progress import show_progress
    from sushiya.cli.records import GameShelf, at_line, read_file
    from sushiya.table.verify import verify_dice

    shelf = GameShelf(edition)
    matches = outcomes = 0
    commitment = ""
    size = file.stat().st_size if file.is_file() else None
    with show_progress("Verifying", size) as progress:
        for line, record in read_file(file, progress if size else None):
            with at_line(file, line):
                outcomes += verify_dice(record, shelf.game_for(record))
            matches += 1
            commitment = str(record.commitment)
    word, seed = ("match", "the seed says") if matches == 1 else ("matches", "the seeds say")
    typer.echo(f"{file}: {matches} {word}, {outcomes} outcomes of chance, all as {seed}.")
    if matches == 1:
        typer.echo(f"The commitment is {commitment}; it must be the one that was shown before the match.")
