"""`sushiya arena`: a tournament between bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sushiya.cli.edition import EditionOption, GameArgument

if TYPE_CHECKING:
    from sushiya.arena.matches import Task
    from sushiya.arena.runners import Runner
    from sushiya.arena.summary import Summary
    from sushiya.arena.tournament import Standing

WIDE = 140  # columns, where nobody's terminal says how many there are

WorkersOption = Annotated[
    int | None, typer.Option(metavar="W", min=1, help="How many matches at a time; as many as cores, if not given.")
]
EngineOption = Annotated[str, typer.Option(metavar="local|ray", help="Who plays: processes of this machine, or Ray.")]
AddressOption = Annotated[str | None, typer.Option(metavar="HOST:PORT", help="A Ray cluster to join.")]
UntilOption = Annotated[
    float | None,
    typer.Option(metavar="E", help="Stop when the order is clear, with at most this chance of a wrong one: 0.01."),
]


def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays: greedy,random,search:ms=100")],
    players: Annotated[int, typer.Option(metavar="N", help="How many seats.")] = 3,
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many matches, at most.")] = 1000,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same dice.")] = 0,
    until: UntilOption = None,
    workers: WorkersOption = None,
    engine: EngineOption = "local",
    address: AddressOption = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where results are kept; the same command goes on there.")
    ] = None,
    edition: EditionOption = None,
) -> None:
    """Let bots play against each other and tell who is stronger.

    Every seating is played equally often, with the same dice for the same bots. A bot listed twice takes two seats.
    Interrupted, the same command goes on where it was; with more games, it plays the rest.
    """
    from sushiya.arena.matches import Task
    from sushiya.arena.order import make_order
    from sushiya.arena.runners import choose_runner
    from sushiya.cli.ready import ready_game

    rules = ready_game(game, edition, bots=True)
    order = make_order(rules, players, bots, games=games, seed=seed, until=until)
    runner = choose_runner(engine, workers, address, order.bots)
    folder = out or Path("arena") / order.folder
    run_arena(Task(order, None if edition is None else edition.read_bytes()), folder, runner)


def run_arena(task: Task, folder: Path, runner: Runner) -> Summary:
    """Play a tournament while somebody may watch, and tell what came out."""
    from rich.console import Console

    from sushiya.arena.report import write_report
    from sushiya.arena.schedule import Schedule
    from sushiya.arena.tournament import play
    from sushiya.cli.show_arena import arena_tables

    order = task.order
    schedule = Schedule(order.bots, order.players, order.seed)
    matches = schedule.matches_for(order.games)
    rounded = f", rounded up to whole rounds of all {len(schedule.round)} ways to sit" if matches != order.games else ""
    order.check_bots()
    begin = f"{matches:,} matches{rounded}, in {folder}"
    with _tell_how_to_go_on(folder), _show_standing(begin, matches) as watch:
        play(task, folder, runner, watch)
    summary = write_report(folder)
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDE)
    for part in arena_tables(summary, folder):
        console.print(part)
    return summary


@contextmanager
def _tell_how_to_go_on(folder: Path) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(f"Stopped. What is finished is kept in {folder}: the same command goes on from there.", err=True)
        raise typer.Exit(130) from None


@contextmanager
def _show_standing(begin: str, matches: int) -> Iterator[Callable[[Standing], None]]:
    """Give a function that tells how the tournament begins and, where somebody watches, how far it is and who leads."""
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

    console = Console(stderr=True, highlight=False)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    # Matches of slow bots take minutes: the speed is that of the last half hour.
    bar = Progress(
        *columns, console=console, transient=True, speed_estimate_period=1800, disable=not console.is_terminal
    )
    shown: list[TaskID] = []

    def show(standing: Standing) -> None:
        leaders = sorted(standing.shares.items(), key=lambda item: -item[1])
        text = escape(" · ".join(f"{bot} {share:.1%}" for bot, share in leaders[:4]))
        if not shown:  # what was finished before is no measure of speed
            console.print(begin, soft_wrap=True)
            shown.append(bar.add_task(text, total=matches, completed=standing.matches))
        bar.update(shown[0], completed=standing.matches, description=text)

    with bar:
        yield show
