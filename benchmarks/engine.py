"""The speed of the engine beside its floors and beside OpenSpiel, in one table: `make bench`.

It says what is measured and what is asked of it (the floors of the project); how is in the modules beside this one.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks import peers, play, plot, processes, steps, thinking
from benchmarks.measure import ROUNDS, Samples, Task, measure
from benchmarks.table import HIGHER, LOWER, Row, build_table, describe
from sushiya.bots.warm import warm_up as warm_up_bots
from sushiya.games import GAMES, load
from sushiya.games.contract import Game
from sushiya.games.warm import warm_up

RESULTS = Path(__file__).with_name("results")

PLAYERS = 3  # where the floors are
PLAY_FLOORS = {"wasabi": 15.0, "sushi_roll": 10.0}  # million decisions a second
PLAY_AIMS = {"wasabi": 0.7 * 35, "sushi_roll": 0.7 * 23}  # of what a careful C program did
THREADS_FLOOR = 1.7  # times one thread
COMPILED_COPY_FLOOR = 50.0  # ns
MEMORY_FLOOR, MEMORY_MATCHES = 120.0, 100_000  # MB
HELP_FLOOR, COMPILE_FLOOR, LOADING_FLOOR = 0.3, 60.0, 2.0  # s

SIMULATION_FLOORS = {"wasabi": 5.0, "sushi_roll": 20.0}  # thousand a second, from the opening
THINKING_MS = (20.0, 100.0)
OVERRUN_SHARE, OVERRUN_MS = 0.2, 20.0  # how far over its time a search may go

QUIET = 0.5  # a machine with a higher load than this disturbs what is measured by the wall clock


@dataclass(frozen=True)
class Sizes:
    """How much work a figure is made of."""

    rounds: int
    matches: int  # in compiled code
    threaded_matches: int  # by each thread
    python_matches: int
    peer_steps: int
    copies: int
    compiled_copies: int
    memory_matches: int
    simulations: int
    thinking_moves: int
    has_processes: bool


FULL = Sizes(ROUNDS, 20_000, 60_000, 600, 80_000, 100_000, 5_000_000, MEMORY_MATCHES, 20_000, 100, True)
TINY = Sizes(1, 2, 2, 1, 50, 50, 50, 10, 10, 2, False)

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """Tasks to run, and the rows that their samples become."""

    tasks: list[Task]
    rows: list[Callable[[Samples], Row]]

    def add(self, name: str, run: Callable[[int], float], *, is_once: bool = False) -> str:
        """A task, unless it is there already; its name."""
        if all(task.name != name for task in self.tasks):
            self.tasks.append(Task(name, run, is_once))
        return name

    def show(self, group: str, what: str, unit: str, better: str, task: str, peer: str = "", **bounds: Any) -> None:
        """A row for a task, beside that of a peer."""
        self.rows.append(
            lambda samples: Row(group, what, unit, better, samples[task], peer, samples.get(peer, []), **bounds)
        )


def plan_play(plan: Plan, game: Game, sizes: Sizes) -> None:
    """Random play in compiled code, for every number of players."""
    for players in game.player_counts:

        def run(number: int, players: int = players) -> float:
            return play.decisions_per_second(game, players, sizes.matches, number)

        what = f"{game.title}, {players} players"
        bounds: dict[str, Any] = {}
        if players == PLAYERS:
            bounds = {"floor": PLAY_FLOORS[game.name], "aim": PLAY_AIMS[game.name], "is_highlighted": True}
        plan.show("random play", what, "M/s", HIGHER, plan.add(f"play {what}", run), **bounds)


def plan_threads(plan: Plan, game: Game, sizes: Sizes) -> None:
    """Two threads beside one, in thousand matches a second."""
    size = sizes.threaded_matches
    one = plan.add(f"{game.title} one thread", lambda n: play.matches_per_second([game], PLAYERS, size, n))
    two = plan.add(f"{game.title} two threads", lambda n: play.matches_per_second([game] * 2, PLAYERS, size, n))
    plan.show("two threads", game.title, "k/s", HIGHER, two, one, floor=THREADS_FLOOR, is_for_ratio=True)


def plan_steps(plan: Plan, game: Game, runs: steps.Runs, sizes: Sizes) -> None:
    """Steps from Python beside those of the peer's games; the floor is hex."""
    ours = plan.add(f"step {game.title}", lambda _: steps.time_step(runs))
    for name in (peers.HEX, peers.BACKGAMMON, peers.OH_HELL):
        peer = peers.NAMES[name]
        if peers.has_open_spiel():

            def run(number: int, name: str = name) -> float:
                return peers.time_step(name, sizes.peer_steps, number)

            plan.add(peer, run)
        floor = 1.0 if name == peers.HEX else None
        plan.show("step from Python", game.title, "ns", LOWER, ours, peer, floor=floor, is_for_ratio=True)


def plan_chance(plan: Plan, game: Game, runs: steps.Runs) -> None:
    """What a chance costs from Python; nothing is asked of it."""
    task = plan.add(f"chance {game.title}", lambda _: steps.time_chance(runs))
    plan.show("chance from Python", game.title, "ns", LOWER, task)


def plan_copies(plan: Plan, game: Game, runs: steps.Runs, sizes: Sizes) -> None:
    """Copies of a state, from Python beside the peer's and inside compiled code."""
    middle, whole = "hearts clone, half-way", "hearts clone, mean of a match"
    if peers.has_open_spiel():
        plan.add(middle, lambda n: peers.time_clone(peers.HEARTS, sizes.copies, n))
        plan.add(whole, lambda n: peers.time_clone_over_match(peers.HEARTS, sizes.copies, n))
    ours = plan.add(f"copy {game.title}", lambda _: steps.time_copy(runs, sizes.copies))
    what = f"{game.title}, from Python"
    plan.show("copy", what, "ns", LOWER, ours, middle, floor=1.0, is_for_ratio=True)
    plan.show("copy", what, "ns", LOWER, ours, whole)
    compiled = plan.add(f"compiled copy {game.title}", lambda _: play.time_compiled_copy(game, sizes.compiled_copies))
    plan.show("copy", f"{game.title}, compiled", "ns", LOWER, compiled, floor=COMPILED_COPY_FLOOR)


def plan_memory(plan: Plan, game: Game, sizes: Sizes) -> None:
    """Many matches at once."""
    task = plan.add(f"memory {game.title}", lambda _: play.grown_megabytes(game, sizes.memory_matches))
    plan.show("memory", f"{game.title}, {sizes.memory_matches:,} matches", "MB", LOWER, task, floor=MEMORY_FLOOR)


def plan_thinking(plan: Plan, game: Game, sizes: Sizes) -> None:
    """The search bot: how fast it simulates, beside the peer's search of hidden cards, and whether it is in time."""
    ours = plan.add(
        f"simulate {game.title}", lambda n: thinking.simulations_per_second(game, PLAYERS, sizes.simulations, n)
    )
    peer = "hearts, ISMCTS in C++"
    if peers.has_open_spiel():
        plan.add(peer, lambda n: peers.simulations_per_second(peers.HEARTS, sizes.simulations, n))
    floor = SIMULATION_FLOORS[game.name]
    plan.show("simulations of a search", f"{game.title}, opening", "k/s", HIGHER, ours, peer, floor=floor)
    for ms in THINKING_MS:

        def run(number: int, ms: float = ms) -> float:
            return thinking.overrun_percentile(game, PLAYERS, ms, sizes.thinking_moves, number)

        task = plan.add(f"{game.title} search:ms={ms:g}", run)
        what = f"{game.title}, search:ms={ms:g}, p99"
        plan.show("over its time", what, "ms", LOWER, task, floor=OVERRUN_SHARE * ms + OVERRUN_MS)


def plan_processes(plan: Plan, cache: Path) -> None:
    """Starts of the program. The first compile fills the cache that later starts load from, and is measured once."""
    compiling = plan.add("first compile", lambda _: processes.time_first_compile(cache), is_once=True)
    thinking = plan.add("first compile of bots", lambda _: processes.time_compiling_bots(cache), is_once=True)
    loading = plan.add("later start", lambda _: processes.time_loading(cache))
    helping = plan.add("sushiya --help", lambda _: processes.time_help())
    plan.show("start", "sushiya --help", "s", LOWER, helping, floor=HELP_FLOOR)
    plan.show("start", "first compile of both games (one run)", "s", LOWER, compiling, floor=COMPILE_FLOOR)
    plan.show("start", "first compile of the bots (one run)", "s", LOWER, thinking)
    plan.show("start", "both games and the bots from the cache", "s", LOWER, loading, floor=LOADING_FLOOR)


def run_all(sizes: Sizes, games: Sequence[Game], tell: Callable[[str, int], None]) -> list[Row]:
    """Measure everything. `tell` hears what was done and how many measurements there are."""
    tell("loading the games", 1)
    for game in games:
        warm_up(game)
        warm_up_bots(game)
    runs = {game.name: steps.record_runs(game, PLAYERS, sizes.python_matches, seed=1) for game in games}
    plan = Plan([], [])
    for game in games:
        plan_play(plan, game, sizes)
    for game in games:
        plan_threads(plan, game, sizes)
    for game in games:
        plan_steps(plan, game, runs[game.name], sizes)
    for game in games:
        plan_chance(plan, game, runs[game.name])
    for game in games:
        plan_copies(plan, game, runs[game.name], sizes)
    for game in games:
        plan_memory(plan, game, sizes)
    for game in games:
        plan_thinking(plan, game, sizes)
    with tempfile.TemporaryDirectory(prefix="sushiya-bench-") as folder:
        if sizes.has_processes:
            plan_processes(plan, Path(folder))
        total = len(plan.tasks) * sizes.rounds
        samples = measure(plan.tasks, sizes.rounds, lambda name: tell(name, total))
    return [row(samples) for row in plan.rows]


def describe_machine() -> dict[str, Any]:
    """What the figures depend on."""
    versions = {"python": platform.python_version()}
    for package in ("sushiya", "numba", "numpy", "open_spiel"):
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            versions[package] = "not installed"
    return {"processor": find_processor(), "cores": os.cpu_count(), "versions": versions}


def find_processor() -> str:
    """The name of the processor, as far as the system tells."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text().splitlines() if path.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


@contextmanager
def show_progress() -> Iterator[Callable[[str, int], None]]:
    """A bar on stderr, where somebody watches."""
    columns = (TextColumn("{task.description:32}"), BarColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda what, total: bar.update(task, description=what, total=total, advance=total > 1)


def write_results(rows: Sequence[Row], machine: dict[str, Any], folder: Path) -> list[Path]:
    """The JSON file and, where matplotlib is installed, the plot."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / "engine.json"]
    content = {"machine": machine, "rows": [describe(row) for row in rows]}
    paths[0].write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    try:
        plot.draw(rows, folder / "engine.png")
        paths.append(folder / "engine.png")
    except ModuleNotFoundError as missing:
        print(f"No plot: {missing.name} is not installed.", file=sys.stderr)
    return paths


def main() -> None:
    """Measure, print the table, write the files."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a tiny run that shows that everything works")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder for the files")
    options = parser.parse_args()
    load_before = os.getloadavg()[0]
    with show_progress() as tell:
        rows = run_all(TINY if options.quick else FULL, [load(name) for name in GAMES], tell)
    machine = describe_machine() | {"load_before": load_before}
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(build_table(rows, f"{machine['processor']}, medians of {len(rows[0].samples)}, one core"))
    if load_before > QUIET:
        console.print(f"The machine was busy (load {load_before:.1f}): threads and starts look slower than they are.")
    if not peers.has_open_spiel():
        console.print("OpenSpiel is not installed: no peer figures.")
    for path in write_results(rows, machine, options.results):
        console.print(f"wrote {path}")


if __name__ == "__main__":
    main()
