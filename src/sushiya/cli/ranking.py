"""`sushiya ranking`: the page with the strength of all bots, made again in one command."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sushiya.cli.arena import AddressOption, EngineOption, UntilOption, WorkersOption, run_arena

if TYPE_CHECKING:
    from sushiya.arena.order import Order
    from sushiya.arena.summary import Summary


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
    page: Annotated[Path, typer.Option(metavar="FILE.md", help="The page to write.")] = Path("docs/bots.md"),
) -> None:
    """Let all bots of the house play both games and write the page that ranks them.

    Interrupted, the same command goes on where it was.
    """
    from sushiya.arena import ranking as pages
    from sushiya.arena.matches import Task
    from sushiya.arena.order import make_order
    from sushiya.arena.runners import choose_runner
    from sushiya.cli.ready import ready_game
    from sushiya.files import whole_file
    from sushiya.games import GAMES

    bots = bots or pages.BOTS
    rules = {name: ready_game(name, bots=True) for name in GAMES}
    tables = [
        make_order(rules[name], players, bots, games=games, seed=seed, until=until)
        for name in GAMES
        for players in pages.PLAYERS
    ]  # all are checked before the first match
    runner = choose_runner(engine, workers, address, tables[0].bots)

    def play(order: Order) -> Summary:
        return run_arena(Task(order), out / order.folder, runner)

    def prove(proof: pages.Proof) -> Summary:
        order = make_order(rules[proof.game], proof.players, proof.bots, games=proof.games, seed=proof.seed)
        return play(order)

    ranked = [play(order) for order in tables]
    cited = [prove(proof) for proof in pages.PROOFS if proofs]
    steps = [prove(proof) for proof in pages.STEPS if proofs]
    page.parent.mkdir(parents=True, exist_ok=True)
    if steps:
        with whole_file(page.with_name("strength.svg")) as stream:
            stream.write(pages.draw_steps(steps))
    command = f"sushiya ranking --bots {bots} --games {games} --seed {seed}"
    command += "" if until is None else f" --until {until:g}"
    command += "" if proofs else " --no-proofs"
    with whole_file(page) as stream:
        stream.write(pages.make_page(command, ranked, cited, steps).encode())
    typer.echo(f"{page}: written.")
