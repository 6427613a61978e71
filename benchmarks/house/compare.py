"""The house beside boardgame.io's server, in one table: moves a second, latency at a steady pace, memory when idle.

It says what is measured and what is asked of it; how is in `load.py`. Every server is measured in every round, started
anew for each figure, by the same client; every other round goes backwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from rich.console import Console
from rich.table import Table
from rich.text import Text

from benchmarks.house.boardgame import Boardgame, Ceiling, can_install, installed_version
from benchmarks.house.load import SEATS, Play, WrongAnswer, percentile, play_at_pace, play_quickly, sit_idle
from benchmarks.house.server import NotReady, Server
from benchmarks.house.sushiya import Sushiya
from benchmarks.house.system import allow_connections
from benchmarks.table import HIGHER, LOWER, NO_FLOOR, NOT_MET, Row, format_bounds, format_figure

RESULTS = Path(__file__).parents[1] / "results"

ROUNDS, SECONDS, WARM = 3, 10.0, 3.0
MATCHES, RATE, GUESTS = 50, 500.0, 2000

OURS = Sushiya.name
PEER = Boardgame.name

T = TypeVar("T")


@dataclass(frozen=True)
class Figure:
    """One line of the table. The floor is for our server, or for its ratio to the peer."""

    key: str
    group: str
    what: str
    unit: str
    better: str = LOWER
    floor: float | None = None
    is_for_ratio: bool = False


THROUGHPUT, PACED, THINKING, IDLE = "throughput", "paced", "thinking", "idle"
FIGURES = (
    Figure("moves", THROUGHPUT, "acknowledged moves", "/s", HIGHER, 1.0, is_for_ratio=True),
    Figure("quick_p50", THROUGHPUT, "latency, p50", "ms"),
    Figure("quick_p99", THROUGHPUT, "latency, p99", "ms"),
    Figure("quick_cost", THROUGHPUT, "processor time of the server for a move", "µs"),
    Figure("quick_server", THROUGHPUT, "share of a core that the server had", "%"),
    Figure("quick_client", THROUGHPUT, "share of a core that the client had", "%"),
    Figure("paced_moves", PACED, "acknowledged moves", "/s", HIGHER),
    Figure("paced_p50", PACED, "latency from the intended time, p50", "ms"),
    Figure("paced_p99", PACED, "latency from the intended time, p99", "ms", LOWER, 20.0),
    Figure("paced_late", PACED, "of this the client's own lateness, p99", "ms"),
    Figure("paced_client", PACED, "share of a core that the client had", "%"),
    Figure("thinking_p50", THINKING, "latency while bots think at other tables, p50", "ms"),
    Figure("thinking_p99", THINKING, "latency while bots think at other tables, p99", "ms", LOWER, 50.0),
    Figure("thinking_late", THINKING, "of this the client's own lateness, p99", "ms"),
    Figure("alone", IDLE, "memory before any guest", "MB"),
    Figure("idle", IDLE, "memory with all guests", "MB", LOWER, 400.0),
)

Figures = dict[str, float]  # by key
Samples = dict[str, list[float]]  # by key, one figure a round


@dataclass(frozen=True)
class Sizes:
    """How much is done."""

    rounds: int = ROUNDS
    seconds: float = SECONDS
    warm: float = WARM
    matches: int = MATCHES
    rate: float = RATE
    guests: int = GUESTS


TINY = Sizes(rounds=1, seconds=1.0, warm=0.5, matches=5, rate=50.0, guests=20)


def find_servers(is_with_ceiling: bool) -> list[Server]:
    """Whom to measure. A server is one subclass of `Server` and one entry here; `OURS` gets verdicts."""
    servers: list[Server] = [Sushiya(), Boardgame()]
    return [*servers, Ceiling()] if is_with_ceiling else servers


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run the client; on the quicker loop where there is one."""
    factory = import_module("uvloop").new_event_loop if find_spec("uvloop") else None
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(coroutine)


def measure_quickly(server: Server, sizes: Sizes, _number: int) -> Figures:
    """Moves as quickly as they are acknowledged."""
    play = run(play_quickly(server.make_talk, server.pid, sizes.matches, sizes.warm, sizes.seconds))
    return {
        "moves": play.moves_per_second,
        "quick_p50": _milliseconds(play, 50),
        "quick_p99": _milliseconds(play, 99),
        "quick_cost": play.server_microseconds,
        "quick_server": play.server_share,
        "quick_client": play.client_share,
    }


def measure_at_pace(server: Server, sizes: Sizes, number: int) -> Figures:
    """Moves that arrive whether the server is ready or not."""
    play = run(
        play_at_pace(server.make_talk, server.pid, sizes.matches, sizes.rate, sizes.warm, sizes.seconds, seed=number)
    )
    return {
        "paced_moves": play.moves_per_second,
        "paced_p50": _milliseconds(play, 50),
        "paced_p99": _milliseconds(play, 99),
        "paced_late": 1e3 * percentile(play.lateness, 99),
        "paced_client": play.client_share,
    }


def measure_beside_bots(server: Server, sizes: Sizes, number: int) -> Figures:
    """Moves of people at a gentle pace, while bots think for two seconds a move, one for each core."""
    if not isinstance(server, Sushiya):
        return {}
    server.seat_thinkers(os.cpu_count() or 1)
    rate = sizes.rate / 5
    play = run(play_at_pace(server.make_talk, server.pid, sizes.matches, rate, sizes.warm, sizes.seconds, seed=number))
    return {
        "thinking_p50": _milliseconds(play, 50),
        "thinking_p99": _milliseconds(play, 99),
        "thinking_late": 1e3 * percentile(play.lateness, 99),
    }


def measure_idle(server: Server, sizes: Sizes, _number: int) -> Figures:
    """Memory."""
    rest = run(sit_idle(server.make_talk, server.pid, sizes.guests, sizes.seconds))
    if not rest.is_complete:
        raise WrongAnswer(f"{server.name} lost some of its idle guests.")
    return {"alone": rest.alone, "idle": rest.with_guests}


MODES = {THROUGHPUT: measure_quickly, PACED: measure_at_pace, THINKING: measure_beside_bots, IDLE: measure_idle}


def _milliseconds(play: Play, percent: float) -> float:
    return 1e3 * percentile(play.latencies, percent)


def measure_all(servers: Sequence[Server], sizes: Sizes, modes: Sequence[str]) -> dict[str, Samples]:
    """All figures, by the name of the server."""
    samples: dict[str, Samples] = {server.name: {} for server in servers}
    for number in range(sizes.rounds):
        for mode in modes:
            for server in servers if number % 2 == 0 else reversed(servers):
                print(f"round {number + 1}: {server.name}, {mode}", file=sys.stderr, flush=True)
                with server.running():
                    figures = MODES[mode](server, sizes, number)
                for key, figure in figures.items():
                    samples[server.name].setdefault(key, []).append(figure)
    return samples


def build_table(samples: Mapping[str, Samples], title: str) -> Table:
    """A column for every server: the median and, in brackets, every round. A verdict where ours is among them."""
    table = Table(title=title, title_justify="left")
    table.add_column("what")
    for name in samples:
        table.add_column(name, justify="right")
    if OURS in samples:
        for heading in ("ratio", "floor", "verdict"):
            table.add_column(heading, justify="right")
    shown = [figure for figure in FIGURES if any(figure.key in each for each in samples.values())]
    for i, figure in enumerate(shown):
        cells: list[str | Text] = [_format_samples(each.get(figure.key, []), figure.unit) for each in samples.values()]
        if OURS in samples:
            cells += _judge(figure, samples)
        is_last = i + 1 == len(shown) or shown[i + 1].group != figure.group
        table.add_row(f"{figure.group}: {figure.what}", *cells, end_section=is_last)
    return table


def _format_samples(samples: Sequence[float], unit: str) -> str:
    if not samples:
        return ""
    return f"{format_figure(median(samples))} {unit} ({' '.join(map(format_figure, samples))})"


def _judge(figure: Figure, samples: Mapping[str, Samples]) -> list[str | Text]:
    """Ratio, floor and verdict of our figure."""
    peers = samples.get(PEER, {}).get(figure.key, [])
    bounds: dict[str, Any] = {"floor": figure.floor, "is_for_ratio": figure.is_for_ratio}
    row = Row(figure.group, figure.what, figure.unit, figure.better, samples[OURS][figure.key], PEER, peers, **bounds)
    verdict = row.verdict
    style = "bold red" if verdict == NOT_MET else "green" if verdict != NO_FLOOR else ""
    ratio = "" if row.ratio is None else f"{format_figure(row.ratio)}×"
    return [ratio, format_bounds(row), Text(verdict, style=style)]


def describe_machine(load_before: float) -> dict[str, Any]:
    """What the figures depend on."""
    versions = {"python": platform.python_version(), "uvloop": version("uvloop") if find_spec("uvloop") else None}
    if can_install():
        node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
        versions |= {PEER: installed_version(), "node": node.stdout.strip()}
    return {"cores": os.cpu_count(), "load_before": load_before, "load_after": os.getloadavg()[0], "versions": versions}


def parse_options(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.house.compare", description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a tiny run that shows that everything works")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each measurement (default: %(default)g)")
    parser.add_argument(
        "--modes", nargs="+", choices=list(MODES), default=list(MODES), metavar="MODE", help="some only"
    )
    parser.add_argument("--ceiling", action="store_true", help="also show how many moves the client itself can make")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder for the file")
    return parser.parse_args(arguments)


def main() -> None:
    """Measure, print the table, write the file."""
    options = parse_options()
    sizes = TINY if options.quick else Sizes(rounds=options.rounds, seconds=options.seconds)
    load_before = os.getloadavg()[0]
    allow_connections(sizes.guests + SEATS * sizes.matches)
    servers = find_servers(options.ceiling)
    for server in list(servers):
        try:
            server.prepare()
        except NotReady as missing:
            print(f"No figures of {server.name}: {missing}", file=sys.stderr)
            servers.remove(server)
    samples = measure_all(servers, sizes, options.modes)
    machine = describe_machine(load_before)
    console = Console(width=None if sys.stdout.isatty() else 160)
    title = f"{sizes.matches} matches of {SEATS}; pace {sizes.rate:g}/s; {sizes.guests:,} idle guests"
    console.print(build_table(samples, f"{title}; {machine['cores']} cores, load {load_before:.1f} before"))
    options.results.mkdir(parents=True, exist_ok=True)
    path = options.results / "house.json"
    content = {"machine": machine, "sizes": asdict(sizes), "samples": samples}
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    console.print(f"wrote {path}")


if __name__ == "__main__":
    main()
