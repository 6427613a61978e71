"""`sushiya ranking`: the page with the strength of all bots, made again in one command."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sushiya.cli.arena import AddressOption, EngineOption, UntilOption, WorkersOption, run_arena

if TYPE_CHECKING:
    from sushiya.arena.order import Order


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
    evidence: Annotated[
        list[Path] | None, typer.Option(metavar="FOLDER", help="A finished arena to cite; may be given several times.")
    ] = None,
    curve: Annotated[
        list[Path] | None, typer.Option(metavar="FOLDER", help="A finished arena of search bots to draw; so too.")
    ] = None,
    page: Annotated[Path, typer.Option(metavar="FILE.md", help="The page to write.")] = Path("docs/bots.md"),
) -> None:
    """Let all bots of the house play both games and write the page that ranks them.

    Interrupted, the same command goes on where it was.
    """
    from sushiya.arena import ranking as pages
    from sushiya.arena.matches import Task
    from sushiya.arena.runners import choose_runner
    from sushiya.arena.summary import summarise
    from sushiya.files import whole_file

    bots = bots or pages.BOTS
    cited = [summarise(folder) for folder in evidence or []]  # what cannot be read is told before hours of play
    drawn = pages.strength_curve(curve) if curve else None
    orders = _orders(bots, games, seed, until)
    runner = choose_runner(engine, workers, address, orders[0].bots)
    tables = [run_arena(Task(order), out / f"{order.game}-{order.players}p", runner) for order in orders]
    page.parent.mkdir(parents=True, exist_ok=True)
    if drawn is not None:
        with whole_file(page.with_name("strength.svg")) as stream:
            stream.write(drawn)
    command = f"sushiya ranking --bots {bots} --games {games} --seed {seed}"
    command += "" if until is None else f" --until {until:g}"
    command += "".join(f" --evidence {folder}" for folder in evidence or [])
    command += "".join(f" --curve {folder}" for folder in curve or [])
    with whole_file(page) as stream:
        stream.write(pages.make_page(tables, cited, command, has_curve=drawn is not None).encode())
    typer.echo(f"{page}: written.")


def _orders(bots: str, games: int, seed: int, until: float | None) -> list[Order]:
    """Every table of the page; all are checked before the first match."""
    from sushiya.arena.order import make_order
    from sushiya.arena.ranking import PLAYERS
    from sushiya.cli.ready import ready_game
    from sushiya.games import GAMES

    return [
        make_order(ready_game(name, bots=True), players, bots, games=games, seed=seed, until=until)
        for name in GAMES
        for players in PLAYERS
    ]
