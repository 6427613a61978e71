"""A house with pieces of its own: tables are played with them, and guests are told what is printed on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sushiya.games import load
from tests.games.sushi_roll.editions import TINY
from tests.games.toml import to_toml
from tests.games.wasabi.editions import BUSY
from tests.server.client import Guest, at_random, at_table, play_on
from tests.server.conftest import Come
from tests.server.running import RunningHouse


@pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
def test_the_house_tells_its_editions(come: Come, game: str) -> None:
    guest = come()
    digest = load(game).edition_sha256
    answer = guest.ask("GET", f"/api/editions/{digest}")
    assert (answer.json()["game"], answer.json()["sha256"]) == (game, digest)
    assert "immutable" in answer.headers["cache-control"]
    for other in ("0" * 64, "x"):
        assert guest.refused("GET", f"/api/editions/{other}") == "404 unknown_edition"


def test_other_editions_at_the_tables(tmp_path: Path) -> None:
    files = []
    recipe = {**BUSY["recipe"][0], "names": {"pl": "Zwijka"}}
    for data in ({**BUSY, "recipe": [recipe, *BUSY["recipe"][1:]]}, TINY):
        files.append(tmp_path / f"{data['game']}.toml")
        files[-1].write_text(to_toml(data))
    house = RunningHouse(tmp_path)
    house.start()
    guest = Guest(house.url, "Anna", is_program=True)
    before = guest.open_table("wasabi", 2, ["me", "me"], start=True)
    house.stop()
    house.options = ("--editions", " ".join(map(str, files)))
    house.start()
    try:
        assert [game["edition"] for game in guest.get("/api/games")] == ["busy", "tiny"]
        for game, edition in (("wasabi", "busy"), ("sushi_roll", "tiny")):
            id = guest.open_table(game, 2, ["me", "greedy"], start=True)
            table = guest.get(f"/api/tables/{id}")
            told = guest.get(f"/api/editions/{table['edition_sha256']}")
            assert table["edition"] == told["name"] == edition
            assert [*told["names"].values()] == ([{"pl": "Zwijka"}] if game == "wasabi" else [])
            with at_table(id, guest) as connections:
                play_on(connections, at_random(game))
            assert guest.get(f"/api/tables/{id}")["state"] == "finished"
            record = guest.get(f"/api/tables/{id}/record")
            assert guest.post("/api/replay", record)["edition_sha256"] == table["edition_sha256"]
        table = guest.get(f"/api/tables/{before}")  # goes on with the edition that it began with
        assert (table["edition"], table["state"]) == ("house", "running")
        assert guest.get(f"/api/editions/{table['edition_sha256']}")["name"] == "house"
    finally:
        house.stop()
        guest.http.close()
