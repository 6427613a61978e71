"""The rows of the result, and what follows from them: medians, ratios, whether a floor is met.

It knows nothing of what is measured. Figures are in the unit of their row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from rich.table import Table
from rich.text import Text

HIGHER, LOWER = "higher", "lower"  # which figures are better

MET, AIM_MET, NOT_MET, NO_FLOOR = "met", "met, and the aim", "NOT met", "–"


@dataclass(frozen=True)
class Row:
    """One thing measured, ours and perhaps a peer's. Floor and aim are for our figure, or for the ratio to the peer."""

    group: str
    what: str
    unit: str
    better: str
    samples: Sequence[float]
    peer: str = ""
    peer_samples: Sequence[float] = ()
    floor: float | None = None
    aim: float | None = None
    is_for_ratio: bool = False
    is_highlighted: bool = False

    @property
    def figure(self) -> float:
        """The median."""
        return median(self.samples)

    @property
    def peer_figure(self) -> float | None:
        """The median of the peer; None where there is none, or it is not installed."""
        return median(self.peer_samples) if self.peer_samples else None

    @property
    def ratios(self) -> list[float]:
        """Ours to the peer's, round by round."""
        pairs = zip(self.samples, self.peer_samples, strict=False)
        return [ratio_of(ours, theirs, self.better) for ours, theirs in pairs]

    @property
    def ratio(self) -> float | None:
        """How many times as good as the peer we are: above 1 is better, whatever the unit.

        The median of the rounds' ratios: noise hits both sides of a round, but not the same rounds of both medians, so
        the quotient of the medians can lie on the other side of 1 than most rounds.
        """
        return median(self.ratios) if self.ratios else None

    @property
    def verdict(self) -> str:
        """Whether floor and aim are met."""
        return judge(self.ratio if self.is_for_ratio else self.figure, self._bound_better, self.floor, self.aim)

    @property
    def rounds_met(self) -> int:
        """In how many rounds the floor was met; a verdict that the rounds do not share is noise."""
        figures = self.ratios if self.is_for_ratio else self.samples
        floor = self.floor
        return 0 if floor is None else sum(is_reached(figure, floor, self._bound_better) for figure in figures)

    @property
    def _bound_better(self) -> str:
        return HIGHER if self.is_for_ratio else self.better


def ratio_of(figure: float, peer_figure: float, better: str) -> float:
    """Above 1 if the figure is better than the peer's."""
    return figure / peer_figure if better == HIGHER else peer_figure / figure


def judge(figure: float | None, better: str, floor: float | None, aim: float | None) -> str:
    """What a figure is worth beside its floor and its aim."""
    if figure is None or floor is None:
        return NO_FLOOR
    if not is_reached(figure, floor, better):
        return NOT_MET
    return AIM_MET if aim is not None and is_reached(figure, aim, better) else MET


def is_reached(figure: float, bound: float, better: str) -> bool:
    """Whether a figure is at least as good as a bound."""
    return figure >= bound if better == HIGHER else figure <= bound


def format_figure(figure: float) -> str:
    """Three digits that count: 0.123, 1.23, 12.3, 123, 1,234."""
    size = abs(figure)
    return f"{figure:,.{0 if size >= 99.95 else 1 if size >= 9.995 else 2 if size >= 0.9995 else 3}f}"


def format_bounds(row: Row) -> str:
    """`≥ 10, aim 16.1`, or nothing."""
    if row.floor is None:
        return ""
    sign = "≥" if row.is_for_ratio or row.better == HIGHER else "≤"
    times = "×" if row.is_for_ratio else ""
    aim = "" if row.aim is None else f", aim {format_figure(row.aim)}{times}"
    return f"{sign} {format_figure(row.floor)}{times}{aim}"


def build_table(rows: Sequence[Row], title: str) -> Table:
    """All rows as one table, a line between groups."""
    table = Table(title=title, title_justify="left")
    table.add_column("what")
    for heading in ("ours", "peer", "ratio", "floor"):
        table.add_column(heading, justify="right")
    table.add_column("verdict")
    table.add_column("rounds met", justify="right")
    for i, row in enumerate(rows):
        peer = "" if row.peer_figure is None else f"{format_figure(row.peer_figure)}  {row.peer}"
        verdict = row.verdict
        table.add_row(
            f"{row.group}: {row.what}",
            f"{format_figure(row.figure)} {row.unit}",
            peer,
            "" if row.ratio is None else f"{format_figure(row.ratio)}×",
            format_bounds(row),
            Text(verdict, style="bold red" if verdict == NOT_MET else "green" if verdict != NO_FLOOR else ""),
            "" if verdict == NO_FLOOR else f"{row.rounds_met}/{len(row.samples)}",
            style="bold" if row.is_highlighted else "",
            end_section=i + 1 == len(rows) or rows[i + 1].group != row.group,
        )
    return table


def describe(row: Row) -> dict[str, Any]:
    """A row for the JSON file."""
    return {
        "group": row.group,
        "what": row.what,
        "unit": row.unit,
        "better": row.better,
        "figure": row.figure,
        "samples": list(row.samples),
        "peer": row.peer or None,
        "peer_figure": row.peer_figure,
        "peer_samples": list(row.peer_samples),
        "ratio": row.ratio,
        "floor": row.floor,
        "aim": row.aim,
        "is_for_ratio": row.is_for_ratio,
        "verdict": row.verdict,
        "rounds_met": row.rounds_met,
    }
