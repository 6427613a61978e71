"""What the table of the benchmarks says of figures."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from benchmarks.measure import Task, measure
from benchmarks.table import (
    AIM_MET,
    HIGHER,
    LOWER,
    MET,
    NO_FLOOR,
    NOT_MET,
    Row,
    build_table,
    describe,
    format_bounds,
    format_figure,
    judge,
    ratio_of,
)


def row(samples: Sequence[float], better: str = LOWER, **others: object) -> Row:
    return Row("step", "Wasabi!", "ns", better, samples, **others)  # type: ignore[arg-type]


def test_figures_are_medians() -> None:
    measured = row([900.0, 5.0, 7.0, 6.0, 1.0], peer="hex", peer_samples=[12.0, 11.0, 13.0])
    assert measured.figure == 6
    assert measured.peer_figure == 12


def test_a_ratio_above_one_is_better_whatever_the_unit() -> None:
    assert ratio_of(5, 10, LOWER) == 2
    assert ratio_of(10, 5, HIGHER) == 2
    assert row([5.0], peer="hex", peer_samples=[10.0]).ratio == 2


def test_the_ratio_is_that_of_most_rounds() -> None:
    ours, theirs = [1621.0, 1423.0, 1424.0, 1341.0, 2354.0], [1551.0, 1180.0, 1143.0, 1809.0, 1900.0]
    noisy = row(ours, peer="hex", peer_samples=theirs, floor=1.0, is_for_ratio=True)
    assert noisy.figure < 1551 == noisy.peer_figure
    assert noisy.ratio == pytest.approx(1180 / 1423)
    assert (noisy.verdict, noisy.rounds_met) == (NOT_MET, 1)


def test_without_a_peer_there_is_no_ratio_and_no_verdict_on_it() -> None:
    alone = row([5.0], peer="hex", floor=1.0, is_for_ratio=True)
    assert (alone.peer_figure, alone.ratio, alone.verdict) == (None, None, NO_FLOOR)


@pytest.mark.parametrize(
    ("figure", "better", "floor", "aim", "verdict"),
    [
        (10.0, HIGHER, 10.0, 16.0, MET),
        (9.9, HIGHER, 10.0, None, NOT_MET),
        (17.0, HIGHER, 10.0, 16.0, AIM_MET),
        (0.3, LOWER, 0.3, None, MET),
        (0.31, LOWER, 0.3, None, NOT_MET),
        (1.0, LOWER, None, None, NO_FLOOR),
    ],
)
def test_verdicts(figure: float, better: str, floor: float | None, aim: float | None, verdict: str) -> None:
    assert judge(figure, better, floor, aim) == verdict


@pytest.mark.parametrize(
    ("samples", "peer_samples", "verdict"), [([5.0], [5.0], MET), ([5.0], [4.0], NOT_MET), ([5.0], [6.0], MET)]
)
def test_a_floor_for_the_ratio(samples: list[float], peer_samples: list[float], verdict: str) -> None:
    assert row(samples, peer="hex", peer_samples=peer_samples, floor=1.0, is_for_ratio=True).verdict == verdict


def test_rounds_that_met_the_floor() -> None:
    assert row([1.0, 2.0, 3.0], HIGHER, floor=2.0).rounds_met == 2
    assert row([1.0, 2.0, 3.0], LOWER, floor=1.0).rounds_met == 1
    paired = row([5.0, 5.0, 5.0], peer="hex", peer_samples=[4.0, 6.0, 5.0], floor=1.0, is_for_ratio=True)
    assert paired.rounds_met == 2
    assert row([1.0]).rounds_met == 0


@pytest.mark.parametrize(
    ("figure", "text"),
    [(0.1234, "0.123"), (0.9996, "1.00"), (1.234, "1.23"), (9.996, "10.0"), (99.96, "100"), (1234.5, "1,234")],
)
def test_three_digits_that_count(figure: float, text: str) -> None:
    assert format_figure(figure) == text


def test_bounds_in_words() -> None:
    assert format_bounds(row([1.0], HIGHER, floor=10.0, aim=16.1)) == "≥ 10.0, aim 16.1"
    assert format_bounds(row([1.0], LOWER, floor=50.0)) == "≤ 50.0"
    assert format_bounds(row([1.0], LOWER, floor=1.0, is_for_ratio=True)) == "≥ 1.00×"
    assert format_bounds(row([1.0])) == ""


def test_the_table_shows_every_row() -> None:
    rows = [row([5.0], peer="hex 6×7", peer_samples=[4.0], floor=1.0, is_for_ratio=True), row([7.0])]
    out = io.StringIO()
    Console(file=out, width=120).print(build_table(rows, "title"))
    text = out.getvalue()
    for part in ("title", "step: Wasabi!", "5.00 ns", "4.00  hex 6×7", "0.800×", "≥ 1.00×", NOT_MET, "7.00 ns"):
        assert part in text


def test_a_row_for_the_file() -> None:
    described = describe(row([5.0], peer="hex", peer_samples=[10.0]))
    assert (described["figure"], described["ratio"], described["peer"]) == (5.0, 2.0, "hex")


def test_tasks_take_turns_and_every_other_round_goes_backwards() -> None:
    order: list[str] = []
    tasks = [Task(name, lambda number: float(number)) for name in "ab"]
    samples = measure(tasks, 3, order.append)
    assert "".join(order) == "abbaab"
    assert samples == {"a": [0.0, 1.0, 2.0], "b": [0.0, 1.0, 2.0]}


def test_what_takes_long_is_measured_in_the_first_round_only() -> None:
    tasks = [Task("a", float), Task("compile", float, is_once=True)]
    assert measure(tasks, 2, lambda _: None) == {"a": [0.0, 1.0], "compile": [0.0]}
