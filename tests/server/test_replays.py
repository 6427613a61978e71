"""Replays over HTTP: of tables that are over, and of records that guests bring along."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest

from sushiya.games import record as records
from sushiya.server.replays import LARGEST_RECORD
from sushiya.table.replay import replay_record
from tests.server.client import Guest, at_random, at_table, play_on
from tests.server.conftest import Come, Gather

JSON = {"Content-Type": "application/json"}


def send(guest: Guest, text: bytes, **more: Any) -> str:
    """Bring a record along that is refused."""
    return guest.refused("POST", "/api/replay", content=text, headers=JSON, **more)


@pytest.fixture
def finished(gather: Gather) -> tuple[str, list[Guest]]:
    """A match that was played to its end, with something taken back."""
    id, guests = gather("wasabi", 2)
    with at_table(id, *guests) as connections:
        [seat] = [number for number, connection in enumerate(connections) if connection.turn()]
        play_on(connections, at_random(8), moves=1)
        version = connections[seat].version
        undo = {"type": "undo", "id": "back", "seat": seat, "version": version}
        version = guests[seat].post(f"/api/tables/{id}/undo", undo)["version"]
        for connection in connections:
            connection.catch_up(version)
        play_on(connections, at_random(9))
    return id, guests


def test_only_what_is_over_is_replayed(gather: Gather, come: Come) -> None:
    id, guests = gather("wasabi", 2)
    path = f"/api/tables/{id}/replay"
    for guest in (*guests, come(), come("Eva")):
        for query in ("", "?seat=0", "?seat=1"):
            assert guest.refused("GET", path + query) == "409 not_finished"
    waiting = guests[0].open_table("wasabi", 2)
    assert guests[0].refused("GET", f"/api/tables/{waiting}/replay") == "409 not_finished"
    assert guests[0].refused("GET", "/api/tables/nothing/replay") == "404 unknown_table"


def test_a_finished_match_is_replayed_for_any_eyes(finished: tuple[str, list[Guest]], come: Come) -> None:
    id, guests = finished
    record = records.loads(guests[0].record(id))
    for seat in (None, 0, 1):
        told = come().get(f"/api/tables/{id}/replay", params={} if seat is None else {"seat": seat})
        assert told["moments"] == msgspec.to_builtins(replay_record(record, seat), str_keys=True)["moments"]
        assert told["seat"] == seat
    mine = guests[1].get(f"/api/tables/{id}/replay")
    assert [seat["is_yours"] for seat in mine["seats"]] == [False, True]
    assert come().refused("GET", f"/api/tables/{id}/replay?seat=2") == "400 bad_players"
    assert come().refused("GET", f"/api/tables/{id}/replay?seat=-1") == "400 bad_request"


def test_a_table_that_is_not_watched_is_replayed_among_itself(come: Come) -> None:
    anna = come("Anna")
    id = anna.open_table("sushi_roll", 2, ["me", "random"], start=True, may_watch=False)
    with at_table(id, anna) as connections:
        play_on(connections, at_random(1))
    assert come("Eva").refused("GET", f"/api/tables/{id}/replay") == "403 no_watching"
    assert anna.get(f"/api/tables/{id}/replay")["game"] == "sushi_roll"


def test_a_record_is_replayed_as_the_table_was(finished: tuple[str, list[Guest]], come: Come) -> None:
    id, guests = finished
    text, stranger = guests[0].record(id), come()
    for query in ("", "?seat=1"):
        told = stranger.post(f"/api/replay{query}", content=text, headers=JSON)
        assert told["moments"] == stranger.get(f"/api/tables/{id}/replay{query}")["moments"]


def test_it_comes_packed_to_who_takes_it_so(finished: tuple[str, list[Guest]], come: Come) -> None:
    guest, path = come(), f"/api/tables/{finished[0]}/replay"
    with guest.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as response:
        assert response.headers["content-encoding"] == "gzip"
        packed = b"".join(response.iter_raw())
    plain = guest.ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content) / 5


def test_records_that_cannot_be_followed_are_refused(finished: tuple[str, list[Guest]], come: Come) -> None:
    guest = come()
    whole = finished[1][0].record(finished[0])
    record = msgspec.json.decode(whole)

    def changed(**parts: Any) -> bytes:
        return msgspec.json.encode({**record, **parts})

    assert send(guest, b"") == "400 truncated"
    assert send(guest, b"hello") == "400 not_json"
    assert send(guest, b"\xff\xfe") == "400 not_json"
    assert send(guest, whole[:-9]) == "400 truncated"
    assert send(guest, b"[" * 5000) in ("400 not_json", "400 bad_record", "400 truncated")
    assert send(guest, b"{}") == "400 unknown_format"
    assert send(guest, changed(version=2)) == "400 unknown_version"
    assert send(guest, changed(more=1)) == "400 bad_record"
    assert send(guest, changed(game="chess")) == "400 unknown_game"
    assert send(guest, changed(edition={"name": "mine", "sha256": "0" * 64})) == "400 other_edition"
    assert send(guest, changed(players=9)) == "400 bad_players"
    assert send(guest, changed(result=None)) == "400 other_result"
    events = record["events"]
    assert send(guest, changed(events=[*events, events[-1]])) == "400 match_over"
    assert send(guest, changed(events=[events[0], events[0], *events[2:]])) == "400 no_chance_due"
    nonsense = {"seat": events[1]["seat"], "action": "lay rice on the moon"}
    assert send(guest, changed(events=[events[0], nonsense, *events[2:]])) == "400 bad_notation"
    assert guest.refused("POST", "/api/replay?seat=7", content=whole, headers=JSON) == "400 bad_players"


def test_a_running_match_is_no_secret_of_who_has_its_record(come: Come) -> None:
    """A record of one's own seat hides what the seat does not know, and nothing brings it back."""
    anna = come("Anna")
    id = anna.open_table("wasabi", 2, ["me", "greedy"], start=True)
    with at_table(id, anna) as connections:
        play_on(connections, at_random(2), moves=6)
    text = anna.record(id)
    told = anna.post("/api/replay", content=text, headers=JSON)
    recipes = {
        recipe
        for moment in told["moments"]
        for recipe in moment["view"].get("seats", [{}, {"recipes": []}])[1]["recipes"]
    }
    completed = {strip.rstrip("*") for event in records.loads(text).events for strip in event.completes}  # told anyway
    assert recipes - completed
    assert all(recipe.startswith("?") for recipe in recipes - completed)


def test_what_is_too_long_or_not_json_is_not_read(come: Come) -> None:
    guest = come()
    assert send(guest, b" " * (LARGEST_RECORD + 1)) == "413 too_large"
    assert guest.refused("POST", "/api/replay", content=b"{}") == "415 wrong_media_type"
    forms = {"Content-Type": "text/plain"}
    assert guest.refused("POST", "/api/replay", content=b"{}", headers=forms) == "415 wrong_media_type"
