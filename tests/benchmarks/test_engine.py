"""The benchmark of the engine runs; how fast anything is, is not asked here."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from benchmarks import engine, peers, plot
from benchmarks.table import LOWER, Row
from sushiya.games.contract import Game


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    from sushiya.games import GAMES, load

    return engine.run_all(engine.TINY, [load(name) for name in GAMES], lambda _what, _total: None)


def test_everything_that_is_asked_for_is_measured(rows: list[Row], game: Game) -> None:
    groups = {row.group for row in rows if game.title in row.what}
    measured = {"random play", "two threads", "step from Python", "chance from Python", "copy", "memory"}
    assert groups == measured | {"simulations of a search", "over its time"}
    assert all(row.figure >= 0 for row in rows if row.group != "over its time")


def test_the_floors_of_play_are_for_three_players(rows: list[Row], game: Game) -> None:
    play = [row for row in rows if row.group == "random play" and game.title in row.what]
    assert [row.what for row in play] == [f"{game.title}, {n} players" for n in game.player_counts]
    assert [row.floor is not None for row in play] == [n == 3 for n in game.player_counts]


def test_the_peer_is_measured_where_it_is_installed(rows: list[Row]) -> None:
    named = {row.peer for row in rows if row.group == "step from Python"}
    assert named == {peers.NAMES[name] for name in (peers.HEX, peers.BACKGAMMON, peers.OH_HELL)}
    assert all((row.ratio is not None) == peers.has_open_spiel() for row in rows if row.peer in named)


def test_the_files(rows: list[Row], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if find_spec("matplotlib") is None:
        monkeypatch.setattr(plot, "draw", lambda _rows, path: path.touch())
    paths = engine.write_results(rows, {}, tmp_path / "new")
    assert [path.name for path in paths] == ["engine.json", "engine.png"]
    assert len(json.loads(paths[0].read_text())["rows"]) == len(rows)
    assert paths[1].exists()


def test_without_matplotlib_there_is_no_plot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def draw(_rows: list[Row], _path: Path) -> None:
        raise ModuleNotFoundError(name="matplotlib")

    monkeypatch.setattr(plot, "draw", draw)
    rows = [Row("copy", "Wasabi!", "ns", LOWER, [1.0])]
    assert len(engine.write_results(rows, {}, tmp_path)) == 1
    assert capsys.readouterr().err == "No plot: matplotlib is not installed.\n"
