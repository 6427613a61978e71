"""The table as a picture: random play by number of players, and what a call from Python costs beside the peer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.table import Row, format_figure

OURS, PEER, BOUND = "#d9534f", "#9aa0a8", "#333333"


def draw(rows: Sequence[Row], path: Path) -> None:
    """Write a PNG."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(13, 5), layout="constrained")
    left, right = figure.subplots(1, 2)
    _draw_play(left, [row for row in rows if row.unit == "M/s"])
    _draw_times(right, [row for row in rows if row.unit == "ns" and row.peer_figure is not None])
    figure.savefig(path, dpi=120)


def _draw_play(axes: Any, rows: Sequence[Row]) -> None:
    axes.set_title("Random play: million decisions a second, one core (line: floor, dots: aim)", fontsize=10)
    bars = axes.bar(range(len(rows)), [row.figure for row in rows], color=OURS)
    axes.bar_label(bars, [format_figure(row.figure) for row in rows], padding=2)
    for i, row in enumerate(rows):
        for bound, line in ((row.floor, "-"), (row.aim, ":")):
            if bound is not None:
                axes.hlines(bound, i - 0.5, i + 0.5, color=BOUND, linestyle=line)
    axes.set_xticks(range(len(rows)), [row.what.replace(", ", "\n") for row in rows], fontsize=8)


def _draw_times(axes: Any, rows: Sequence[Row]) -> None:
    axes.set_title("From Python: nanoseconds a call (grey: OpenSpiel in the same run)", fontsize=10)
    places = range(len(rows))
    ours = axes.barh([place - 0.2 for place in places], [row.figure for row in rows], 0.4, color=OURS)
    peers = axes.barh([place + 0.2 for place in places], [row.peer_figure for row in rows], 0.4, color=PEER)
    axes.bar_label(ours, [format_figure(row.figure) for row in rows], padding=3, fontsize=8)
    axes.bar_label(peers, [row.peer for row in rows], padding=3, fontsize=8)
    axes.set_yticks(places, [f"{row.group}: {row.what}" for row in rows], fontsize=8)
    axes.invert_yaxis()
    axes.margins(x=0.2)
