"""`sushiya simulate`: many matches of random play, summed up or written as records."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sushiya.cli.edition import EditionOption, GameArgument


def simulate(
    game: GameArgument,
    players: Annotated[int, typer.Option(metavar="N", help="How many seats.")] = 3,
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many matches.")] = 1000,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same matches.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.ndjson", help="Write the matches as records, one a line.")
    ] = None,
    legal: Annotated[bool, typer.Option("--legal", help="Write all legal lines beside every action.")] = False,
    as_seat: Annotated[int | None, typer.Option(metavar="K", help="Write the records as seat K saw them.")] = None,
    edition: EditionOption = None,
    workers: Annotated[
        int | None, typer.Option(metavar="W", min=1, help="How many cores to use; all, if not given.")
    ] = None,
) -> None:
    """Play many matches at random.

    The seed alone decides what happens, not the number of workers.
    """
    import os
    import time

    from rich.console import Console

    from sushiya.cli.progress import show_progress
    from sushiya.cli.ready import ready_game
    from sushiya.cli.simulation import Order, Summary, play_batches, save_records
    from sushiya.errors import SushiyaError

    if out is None and (legal or as_seat is not None):
        raise SushiyaError("--legal and --as-seat are about the records; name a file for them with --out.")
    rules = ready_game(game, edition)
    rules.check_players(players)
    if as_seat is not None:
        rules.check_seat(as_seat, players)
    order = Order(rules.name, edition, players, games, seed, legal, as_seat)
    workers = workers or os.cpu_count() or 1
    summary = Summary(players)
    begin = time.perf_counter()
    with show_progress(f"Playing {rules.title}", games) as progress:
        batches = play_batches(rules, order, workers) if out is None else save_records(rules, order, workers, out)
        for batch in batches:
            summary.add(batch)
            progress(summary.matches)
    seconds = time.perf_counter() - begin
    Console(highlight=False).print(*summary.tables(rules.title, seed), sep="\n")
    rate = summary.decisions.sum / seconds
    Console(stderr=True, highlight=False).print(
        f"{summary.matches:,} matches in {seconds:.1f} s: {rate:,.0f} decisions/s"
    )
