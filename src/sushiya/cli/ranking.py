"""`sushiya ranking`: the page with the strength of all bots, made again in one command."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sushiya.cli.arena import AddressOption, EngineOption, UntilOption, WorkersOption, run_arena


def ranking(
    bots: Annotated[str | None, typer.Option(metavar="A,B,…", help="Who plays; the house's, if not given.")] = None,
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many matches a table, at most.")] = 400,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same dice.")] = 0,
    until: UntilOption = None,
    workers: WorkersOption = None,
    engine: EngineOption = "local",
    address: AddressOption = None,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the tournaments are kept.")] = Path(
        "arena/ranking"
    ),
    proofs: Annotated[
        bool, typer.Option(help="Play the tournaments too that the page cites and draws. They take many hours.")
    ] = True,
    play: Annotated[
        bool, typer.Option(help="Play what is missing, or write the page from what has been played so far.")
    ] = True,
    page: Annotated[
        Path, typer.Option(metavar="FILE.md", help="The page to write; FILE.json beside it keeps its figures.")
    ] = Path("docs/bots.md"),
) -> None:
    """Let all bots of the house play both games and write the page that ranks them.

    What the file beside the page tells is not played again, unless the bots play differently now or more matches are
    asked for. It is saved after every tournament. Interrupted, the same command goes on where it was.
    """
    from sushiya.arena import ranking as pages
    from sushiya.arena.figures import best_figures, keep_figures, make_figures, read_figures, write_figures
    from sushiya.arena.fingerprint import fingerprint
    from sushiya.arena.matches import Task
    from sushiya.arena.runners import choose_runner
    from sushiya.cli.ready import ready_game
    from sushiya.games import GAMES

    bots = bots or pages.BOTS
    file = pages.figures_beside(page)
    known = read_figures(file)  # what is to be refused is refused before the first match
    rules = {name: ready_game(name, bots=True) for name in GAMES}
    contents = pages.list_contents(rules, bots, games=games, seed=seed, until=until)
    runner = choose_runner(engine, workers, address, contents.tables[0].bots)
    now = {order.digest: fingerprint(order) for order in contents.all}
    page.parent.mkdir(parents=True, exist_ok=True)
    wanted = contents if proofs else pages.Contents(contents.tables)
    for order in wanted.all:
        plays, earlier = now[order.digest], known.get(order.digest)
        folder = out / f"{order.folder}-{plays}"  # bots that play differently have another
        if not play:
            figures = best_figures(order, plays, folder, earlier)
            if figures is not None:
                known[order.digest] = figures
        elif earlier is not None and earlier.fingerprint == plays and earlier.is_enough(order):
            typer.echo(f"{earlier.matches:,} matches are in {file} already: {order.command}")
        else:
            known = keep_figures(file, make_figures(run_arena(Task(order), folder, runner), plays))
    # What the page has no more is dropped; proofs are kept while they are not asked for.
    known = {digest: figures for digest, figures in known.items() if digest in now}
    write_figures(file, known)

    command = f"sushiya ranking --bots {bots} --games {games} --seed {seed}"
    command += "" if until is None else f" --until {until:g}"
    command += "" if proofs else " --no-proofs"
    shown = pages.write_page(page, command, wanted, now, known)
    missing, old = sum(each.figures is None for each in shown), sum(each.is_old for each in shown)
    told = f" Of {len(shown)} tournaments, {missing} are not there yet and {old} are to be played again."
    typer.echo(f"{page}: written.{told if missing or old else ''}")
