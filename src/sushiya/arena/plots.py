"""The plots of a tournament: one function a plot, from the summary to a figure.

Figures are narrow, so that they stay readable on a phone, and use colours that colour-blind people can tell apart.
Text in SVG stays text. Nothing here is random and no date is written, so the same summary gives the same bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from math import isnan
from pathlib import Path
from typing import Any

from sushiya.arena.intervals import Estimate
from sushiya.arena.summary import QUANTILES, Summary
from sushiya.files import whole_file

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")  # of Okabe and Ito
DASHES: tuple[Any, ...] = ("-", "--", ":", "-.")  # for more entrants than colours
MARKERS = "os^Dv"
INK, GRID = "#1b1c1d", "#c9cacb"  # in a page, its own colours take their place
HEAT = ((230, 159, 0), (247, 246, 243), (116, 185, 228))  # from never to always: dark ink is readable on all of it
WIDTH = 5.0  # inches
LINES, LEGEND = 2.9, 0.21  # inches: the height of a plot of lines, and of an entry of its legend

Axes = Any  # matplotlib is not followed by the type checker
Figure = Any


@contextmanager
def _style(name: str) -> Iterator[None]:
    import matplotlib

    wanted = {
        "font.size": 11,
        "svg.fonttype": "none",
        "svg.hashsalt": name,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "grid.color": GRID,
        "axes.spines.top": False,
        "axes.spines.right": False,
    }
    with matplotlib.rc_context(wanted):
        yield


def _figure(height: float) -> tuple[Figure, Axes]:
    from matplotlib.figure import Figure as NewFigure

    figure = NewFigure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    axes.grid(axis="x", linewidth=0.6)
    axes.set_axisbelow(True)
    return figure, axes


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _dash(number: int) -> Any:
    return DASHES[number // len(COLOURS) % len(DASHES)]


def _rows(axes: Axes, names: Sequence[str]) -> None:
    """One row a name, written above it: names of bots can be long."""
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.set_ylim(len(names) - 0.4, -0.75)
    for row, name in enumerate(names):
        axes.annotate(name, (0, row - 0.3), xycoords=("axes fraction", "data"), va="center", fontsize=10)


def _dots(summary: Summary, estimates: Sequence[Estimate]) -> tuple[Figure, Axes]:
    """A row per entrant with its estimate and interval."""
    figure, axes = _figure(0.75 + 0.62 * len(estimates))
    for row, estimate in enumerate(estimates):
        axes.plot([estimate.low, estimate.high], [row, row], color=_colour(row), linewidth=3, solid_capstyle="butt")
        axes.plot(estimate.value, row, "o", color=_colour(row), markersize=9)
    _rows(axes, [entrant.bot for entrant in summary.entrants])
    return figure, axes


def plot_shares(summary: Summary) -> Figure:
    """Win share of every entrant, beside the fair one."""
    figure, axes = _dots(summary, [entrant.share.times(100) for entrant in summary.entrants])
    _mark_fair(axes, summary, vertical=True)
    axes.set_xlim(left=0)
    axes.set_xlabel("wins per seat, % (bar: 95 % interval)")
    return figure


def _mark_fair(axes: Axes, summary: Summary, *, vertical: bool) -> None:
    fair = 100 * summary.fair
    (axes.axvline if vertical else axes.axhline)(fair, color=INK, linewidth=1, linestyle="--", zorder=0.5)
    where: dict[str, Any] = {"fontsize": 9, "textcoords": "offset points"}
    if vertical:
        where |= {"xy": (fair, 1), "xytext": (0, 3), "xycoords": ("data", "axes fraction"), "ha": "center"}
    else:
        where |= {"xy": (1, fair), "xytext": (0, 3), "xycoords": ("axes fraction", "data"), "ha": "right"}
    axes.annotate(f"fair share {fair:.3g} %", **where)


def plot_ratings(summary: Summary) -> Figure:
    """Rating of every entrant."""
    figure, axes = _dots(summary, [entrant.rating for entrant in summary.entrants])
    axes.set_xlabel("rating on openskill's scale (bar: 95 % interval)")
    return figure


def plot_pairs(summary: Summary) -> Figure:
    """Who ends before whom, as a coloured table."""
    from matplotlib.colors import LinearSegmentedColormap

    names = [entrant.bot for entrant in summary.entrants]
    figure, axes = _figure(0.9 + 0.5 * len(names))
    axes.grid(visible=False)
    found = {(pair.first, pair.second): 100 * pair.ahead.value for pair in summary.pairs}
    found |= {(second, first): 100 - value for (first, second), value in found.items()}
    cells = [[found.get((row, column), float("nan")) for column in names] for row in names]
    colours = LinearSegmentedColormap.from_list("pairs", [[part / 255 for part in colour] for colour in HEAT])
    axes.imshow(cells, cmap=colours, vmin=0, vmax=100, aspect="auto")
    for y, row in enumerate(cells):
        for x, value in enumerate(row):
            axes.text(x, y, "–" if isnan(value) else f"{value:.0f}", ha="center", va="center")
    places = [str(place) for place in range(1, len(names) + 1)]
    axes.set_xticks(range(len(names)), places)
    axes.set_yticks(range(len(names)), [f"{place}  {_short(name)}" for place, name in zip(places, names, strict=True)])
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_xlabel("row ends before column, %")
    return figure


def _short(name: str, most: int = 18) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def plot_course(summary: Summary) -> Figure:
    """How the win shares settled while the matches were played."""
    figure, axes = _figure(LINES + LEGEND * len(summary.entrants))
    for row, entrant in enumerate(summary.entrants):
        values = [100 * estimate.value for estimate in entrant.course]
        low = [100 * estimate.low for estimate in entrant.course]
        high = [100 * estimate.high for estimate in entrant.course]
        axes.fill_between(summary.course, low, high, color=_colour(row), alpha=0.18, linewidth=0)
        axes.plot(summary.course, values, _dash(row), color=_colour(row), label=_short(entrant.bot, 40), linewidth=2)
    _mark_fair(axes, summary, vertical=False)
    axes.set_ylim(bottom=0)
    axes.grid(axis="y", linewidth=0.6)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(f"rounds played, of {summary.matches_a_round} matches each")
    axes.set_ylabel("wins per seat so far, %")
    _legend(figure)
    return figure


def _legend(figure: Figure) -> None:
    figure.legend(loc="outside lower left", frameon=False, fontsize=10, ncols=1)


def plot_points(summary: Summary) -> Figure:
    """How the points of a seat spread."""
    figure, axes = _figure(0.75 + 0.62 * len(summary.entrants))
    for row, entrant in enumerate(summary.entrants):
        least, lower, median, upper, most = entrant.quantiles
        axes.plot([least, most], [row, row], color=_colour(row), linewidth=1.5)
        axes.plot([lower, upper], [row, row], color=_colour(row), linewidth=9, solid_capstyle="butt", alpha=0.55)
        axes.plot([median, median], [row - 0.14, row + 0.14], color=INK, linewidth=2)
    _rows(axes, [entrant.bot for entrant in summary.entrants])
    least, lower, _, upper, most = (round(100 * share) for share in QUANTILES)
    axes.set_xlabel(f"points of a seat (tick: median; bar: {lower}–{upper} %; line: {least}–{most} %)")
    return figure


def plot_turn_order(summary: Summary) -> Figure:
    """What it is worth to begin."""
    figure, axes = _figure(2.6)
    for place, share in enumerate(summary.turn_order):
        axes.plot([place, place], [100 * share.low, 100 * share.high], color=COLOURS[0], linewidth=3)
        axes.plot(place, 100 * share.value, "o", color=COLOURS[0], markersize=9)
    _mark_fair(axes, summary, vertical=False)
    axes.set_xticks(range(len(summary.turn_order)), ["begins", "2nd", "3rd", "4th", "5th"][: len(summary.turn_order)])
    axes.set_xlim(-0.5, len(summary.turn_order) - 0.5)
    axes.set_ylim(bottom=0)
    axes.grid(visible=False, axis="x")
    axes.grid(axis="y", linewidth=0.6)
    axes.set_xlabel("place in the turn order, all bots together")
    axes.set_ylabel("wins per seat, %\n(bar: 95 % interval)")
    return figure


def plot_times(summary: Summary) -> Figure:
    """How long decisions took."""
    figure, axes = _figure(LINES + LEGEND * len(summary.entrants))
    for row, entrant in enumerate(summary.entrants):
        curve = [max(ms, 0.001) for ms in entrant.times.curve]
        label = _short(entrant.bot, 40)
        axes.plot(curve, range(101), _dash(row), color=_colour(row), label=label, linewidth=2)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda ms, _: f"{ms:g}")
    axes.set_ylim(0, 102)
    axes.grid(axis="y", linewidth=0.6)
    axes.set_xlabel("time for a decision, ms (logarithmic)")
    axes.set_ylabel("decisions so far, %")
    _legend(figure)
    return figure


PLOTS: dict[str, tuple[str, Callable[[Summary], Figure]]] = {
    "win_share": ("Win share", plot_shares),
    "rating": ("Rating", plot_ratings),
    "pairs": ("Who ends before whom", plot_pairs),
    "convergence": ("How the win shares settled", plot_course),
    "points": ("Points", plot_points),
    "turn_order": ("Turn order", plot_turn_order),
    "times": ("Time for a decision", plot_times),
}


def save_plots(summary: Summary, path: Path) -> dict[str, str]:
    """Write every plot as PNG and SVG. Returns the SVG of each, to stand in a page."""
    drawn = {}
    for name, (_, draw) in PLOTS.items():
        with _style(name):
            figure = draw(summary)
            picture, svg = save_figure(figure, "png"), save_figure(figure, "svg")
        for suffix, content in (("png", picture), ("svg", svg)):
            with whole_file(path / f"{name}.{suffix}") as stream:
                stream.write(content)
        drawn[name] = for_page(svg.decode(), name)
    return drawn


def save_figure(figure: Figure, suffix: str) -> bytes:
    """The figure as a file, without a date."""
    stream = BytesIO()
    metadata: dict[str, None] = {"Date": None} if suffix == "svg" else {}
    figure.savefig(stream, format=suffix, dpi=160, metadata=metadata, facecolor="white")
    return stream.getvalue()


def for_page(svg: str, name: str) -> str:
    """An SVG file as a part of a page: no prologue, names of its own, and the colours of the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' xmlns(:xlink)?="[^"]*"', "", svg)
    svg = re.sub(r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" role="img">', svg, count=1)
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\1{name}-", svg)
    svg = re.sub(r'<g id="[^"]*patch_1">.*?</g>', "", svg, count=1, flags=re.DOTALL)  # the white paper
    return svg.replace(INK, "currentColor").replace(GRID, "var(--line)")


def draw_strength(
    columns: Sequence[str], steps: Mapping[str, Mapping[str, Estimate]], marks: Mapping[tuple[str, str], str]
) -> bytes:
    """Win shares of one bot against another, as an SVG: one colour a name, by the columns, with marks beside some."""
    with _style("strength"):
        figure, axes = _figure(LINES + LEGEND * len(steps))
        axes.axhline(50, color=INK, linewidth=1, linestyle="--", zorder=0.5)
        for row, (name, shares) in enumerate(steps.items()):
            aside = 0.12 * (row - (len(steps) - 1) / 2)  # so that intervals do not hide each other
            axes.errorbar(
                [columns.index(column) + aside for column in shares],
                [100 * share.value for share in shares.values()],
                yerr=[
                    [100 * (share.value - share.low) for share in shares.values()],
                    [100 * (share.high - share.value) for share in shares.values()],
                ],
                fmt=MARKERS[row % len(MARKERS)],
                color=_colour(row),
                label=name,
                capsize=4,
                linewidth=2,
            )
            for column, share in shares.items():
                if (name, column) in marks:
                    place = columns.index(column) + aside, 100 * share.value
                    axes.annotate(marks[name, column], place, xytext=(5, 5), textcoords="offset points")
        axes.set_xticks(range(len(columns)), columns)
        axes.grid(axis="y", linewidth=0.6)
        axes.set_xlabel("milliseconds for a move")
        axes.set_ylabel("wins, %\n(bar: 95 % interval)")
        _legend(figure)
        return save_figure(figure, "svg")
