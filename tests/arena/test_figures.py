"""The file with the figures of the page: nothing is lost in it, and nothing else is taken for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sushiya.arena.figures import (
    Figures,
    best_figures,
    keep_figures,
    make_figures,
    played_figures,
    read_figures,
    write_figures,
)
from sushiya.arena.order import Order
from sushiya.arena.summary import summarise
from sushiya.errors import ArenaError
from tests.arena.conftest import make_task, play_here

THREE = "greedy,random,greedy:noise=2"
PLAYS = "0123456789ab"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bots.json"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of 4 matches."""
    path = tmp_path_factory.mktemp("figures") / "arena"
    play_here(path, 4)
    return path


@pytest.fixture
def figures(folder: Path) -> Figures:
    return make_figures(summarise(folder), PLAYS)


def ask(games: int, *, bots: str = "greedy,random", until: float | None = None) -> Order:
    return make_task(games, bots=bots, until=until).order


def test_the_file_gives_back_what_was_put_into_it(file: Path, figures: Figures, tmp_path: Path) -> None:
    play_here(tmp_path / "three", 6, bots=THREE)
    other = make_figures(summarise(tmp_path / "three"), PLAYS)
    assert read_figures(file) == {}
    keep_figures(file, figures)
    known = keep_figures(file, other)
    assert known == {figures.order.digest: figures, other.order.digest: other}
    assert read_figures(file) == known
    content = file.read_bytes()
    assert content.endswith(b"}\n")
    write_figures(file, dict(reversed(known.items())))
    assert file.read_bytes() == content


def test_a_tournament_takes_the_place_of_what_was_told_of_it(file: Path, figures: Figures, tmp_path: Path) -> None:
    keep_figures(file, figures)
    play_here(tmp_path / "more", 8)
    more = make_figures(summarise(tmp_path / "more"), "another")
    assert keep_figures(file, more) == {figures.order.digest: more}


def test_what_somebody_else_has_put_into_the_file_stays(file: Path, figures: Figures) -> None:
    known = read_figures(file)
    other = msgspec.structs.replace(figures, order=msgspec.structs.replace(figures.order, seed=4))
    write_figures(file, {other.order.digest: other})
    assert known == {}
    assert len(keep_figures(file, figures)) == 2


def test_numbers_are_short(figures: Figures, folder: Path) -> None:
    for row, entrant in zip(figures.rows, summarise(folder).entrants, strict=True):
        numbers = (row.share.low, row.share.high, row.rating.value, row.rating.low, row.ms)
        assert all(len(f"{number:.15g}".replace(".", "").lstrip("-0")) <= 6 for number in numbers)
        exact = (entrant.share, entrant.rating)
        for found, right in zip((row.share, row.rating), exact, strict=True):
            assert (found.value, found.low, found.high) == pytest.approx((right.value, right.low, right.high), 1e-5)
        assert row.ms == pytest.approx(entrant.times.mean, 1e-5)


@pytest.mark.parametrize(
    ("asked", "bots", "matches", "told"),
    [
        (4, "greedy,random", 4, 4),
        (3, "greedy,random", 4, 3),  # whole rounds are played
        (7, THREE, 12, 7),
        (100, "greedy,random", 4, 4),
        (2, "greedy,random", 4, 4),
    ],
)
def test_the_command_asks_for_the_matches_that_were_played(
    folder: Path, tmp_path: Path, asked: int, bots: str, matches: int, told: int
) -> None:
    path = tmp_path / "arena"
    play_here(path, matches, bots=bots)
    order = json.loads((path / "order.json").read_bytes())
    order["order"]["games"] = asked
    (path / "order.json").write_text(json.dumps(order))
    figures = make_figures(summarise(path), PLAYS)
    assert (figures.matches, figures.order.games) == (matches, told)


def test_what_is_enough(figures: Figures) -> None:
    assert [figures.is_enough(ask(games)) for games in (1, 4, 5)] == [True, True, False]
    assert not figures.is_enough(ask(4, until=0.05))
    order = msgspec.structs.replace(figures.order, until=0.05)
    undecided, decided = (msgspec.structs.replace(figures, order=order, decided=rounds) for rounds in (None, 2))
    assert [undecided.is_enough(ask(games, until=0.05)) for games in (4, 100)] == [True, False]
    assert decided.is_enough(ask(100, until=0.05))
    assert not decided.is_enough(ask(100, until=0.01))
    assert [decided.is_enough(ask(games)) for games in (4, 100)] == [True, False]


def test_whole_rounds_of_a_folder(tmp_path: Path) -> None:
    path, order = tmp_path / "arena", ask(100)
    assert played_figures(order, PLAYS, path) is None
    play_here(path, 4)
    lines = (path / "results.ndjson").read_bytes().splitlines(keepends=True)
    for count, matches in ((4, 4), (3, 2), (1, None), (0, None)):
        (path / "results.ndjson").write_bytes(b"".join(lines[:count]))
        found = played_figures(order, PLAYS, path)
        assert (found and found.matches) == matches
    (path / "results.ndjson").write_bytes(b"".join(lines))
    with pytest.raises(ArenaError, match="another tournament") as caught:
        played_figures(make_task(4, bots=THREE).order, PLAYS, path)
    assert caught.value.code == "other_order"
    (path / "results.ndjson").write_bytes(b"{nonsense\n")
    with pytest.raises(ArenaError, match="line 1"):
        played_figures(order, PLAYS, path)


def test_the_most_matches_of_the_bots_of_now(figures: Figures, folder: Path, tmp_path: Path) -> None:
    play_here(tmp_path / "less", 2)
    order, nowhere = ask(100), tmp_path / "nowhere"
    assert best_figures(order, PLAYS, tmp_path / "less", figures) is figures
    assert best_figures(order, PLAYS, folder, None) == figures
    old = msgspec.structs.replace(figures, fingerprint="another")
    found = best_figures(order, PLAYS, tmp_path / "less", old)
    assert found is not None
    assert (found.matches, found.fingerprint) == (2, PLAYS)
    assert best_figures(order, PLAYS, nowhere, old) is old
    assert best_figures(order, PLAYS, nowhere, None) is None


def break_off(content: dict[str, Any]) -> object:
    return json.dumps(content)[:-40]


def add_a_field(content: dict[str, Any]) -> object:
    content["tournaments"][0]["rows"][0]["share"]["middle"] = 0.5
    return content


def take_a_row(content: dict[str, Any]) -> object:
    content["tournaments"][0]["rows"].pop()
    return content


CHANGES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "broken": (break_off, "has not the figures of a ranking"),
    "foreign": (lambda _: {"shopping": ["eel"]}, "has not the figures of a ranking"),
    "a list": (lambda _: [], "has not the figures of a ranking"),
    "empty": (lambda _: "", "has not the figures of a ranking"),
    "of an arena": (lambda content: content | {"format": "sushiya-arena"}, "is sushiya-arena 1, not sushiya-ranking 1"),
    "of tomorrow": (lambda content: {"format": "sushiya-ranking", "version": 2, "plates": 3}, "is sushiya-ranking 2"),
    "with more in it": (lambda content: content | {"plates": 3}, "unknown field `plates`"),
    "with more deep in it": (add_a_field, "unknown field `middle`"),
    "without a bot": (take_a_row, "rows that are not those of"),
    "twice the same": (lambda content: content | {"tournaments": content["tournaments"] * 2}, "twice"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_broken_or_foreign_file_is_refused_and_left_alone(file: Path, figures: Figures, change: str) -> None:
    keep_figures(file, figures)
    make, words = CHANGES[change]
    made = make(json.loads(file.read_bytes()))
    file.write_text(made if isinstance(made, str) else json.dumps(made))
    before = file.read_bytes()
    for use in (read_figures, lambda file: keep_figures(file, figures)):
        with pytest.raises(ArenaError, match=words) as caught:
            use(file)
        assert caught.value.code == "foreign_file"
        assert str(file) in str(caught.value)
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_read(file: Path) -> None:
    file.mkdir()
    with pytest.raises(ArenaError, match="cannot be read") as caught:
        read_figures(file)
    assert caught.value.code == "unreadable"
