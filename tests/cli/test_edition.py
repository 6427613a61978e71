"""`sushiya edition`."""

from __future__ import annotations

from pathlib import Path

import pytest

from sushiya.games import house_edition
from sushiya.games.contract import Game
from tests.conftest import RunSushiya


def test_show_tells_everything_in_the_file(run_sushiya: RunSushiya, game: Game) -> None:
    said = run_sushiya("edition", "show", game.name)
    assert said.code == 0
    assert game.edition_sha256 in said.out
    words = {
        "wasabi": ["Dragon's Tail", "eel, rice, cucumber", "urchin", "garnish", "chop 1, spicy 2", "house"],
        "sushi_roll": ["maki*3", "appetizer", "published", "0, 6, 13", "egg: 1, salmon: 2, squid: 3", "menus: 18"],
    }
    for word in words[game.name]:
        assert word in said.out


def test_the_house_edition_is_valid(run_sushiya: RunSushiya, game: Game) -> None:
    said = run_sushiya("edition", "check", house_edition(game.name))
    assert said.code == 0
    assert game.edition_sha256 in said.out


def test_an_edition_of_ones_own_is_shown_and_played(run_sushiya: RunSushiya, game: Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(house_edition(game.name).read_text().replace('name = "house"', 'name = "mine"', 1))
    assert "'mine'" in run_sushiya("edition", "show", game.name, "--edition", file).out
    said = run_sushiya("simulate", game.name, "--games", 3, "--edition", file, "--out", tmp_path / "mine.ndjson")
    assert said.code == 0
    assert run_sushiya("check", tmp_path / "mine.ndjson", "--edition", file).code == 0
    said = run_sushiya("check", tmp_path / "mine.ndjson")
    assert said.code == 2
    assert "played with the edition 'mine'" in said.err


def test_all_mistakes_are_told_in_one_run(run_sushiya: RunSushiya, game: Game, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    text = house_edition(game.name).read_text()
    text = text.replace("tiles = 4", "tiles = -4", 1).replace("count = 6", "count = -6", 1)
    text = text.replace('\nsource = "published"', '\nsource = "hearsay"', 1)
    file.write_text(text)
    said = run_sushiya("edition", "check", file)
    assert said.code == 2
    lines = said.err.splitlines()
    assert len(lines) >= 3
    assert all(line.startswith(str(file)) for line in lines)
    assert any("hearsay" in line for line in lines)
    assert any("-4" in line or "-6" in line for line in lines)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"name = ", "is not TOML"),
        (b"\xff\xfe", "is not UTF-8"),
        (b"name = 'mine'", "game: is missing"),
        (b"game = 'go'", "game: is 'go'"),
        (b"game = ['wasabi']", "game: is ['wasabi']"),
        (b"", "game: is missing"),
    ],
)
def test_what_is_no_edition(run_sushiya: RunSushiya, tmp_path: Path, content: bytes, told: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    said = run_sushiya("edition", "check", file)
    assert said.code == 2
    assert said.err.startswith(f"{file}: ")
    assert told in said.err
    assert said.err.count("\n") == 1


def test_a_file_that_cannot_be_read(run_sushiya: RunSushiya, tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere.toml", tmp_path):
        for command in (["edition", "check", file], ["edition", "show", "wasabi", "--edition", file]):
            said = run_sushiya(*command)
            assert said.code == 2
            assert said.err.startswith(f"{file}: cannot be read")
            assert said.err.count("\n") == 1
