"""Tables before and after play: opening, seats, bots, who may watch, records, rematches, lists."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest

from sushiya.games import record as records
from sushiya.server.house import fresh_id
from tests.server.client import Guest, Json, at_random, at_table, play_on
from tests.server.conftest import Come, Gather


def seats_of(table: Json) -> list[str]:
    """Who sits where, in short: a name, a bot's spec, or nothing."""
    return [seat["bot"] or seat["name"] for seat in table["seats"]]


def test_a_table_from_opening_to_start(come: Come) -> None:
    anna, bruno = come("Anna"), come("Bruno")
    id = anna.open_table("wasabi", 3)
    path = f"/api/tables/{id}"
    table = bruno.get(path)
    assert table["type"] == "table"
    assert (table["game"], table["players"], table["state"], table["version"]) == ("wasabi", 3, "waiting", 2)
    assert table["options"] == {"is_listed": False, "may_watch": True, "undo": "fair", "clock": None, "grace": 60.0}
    assert (table["is_host"], table["seed"], table["rematch"], len(table["commitment"])) == (False, None, None, 64)
    assert seats_of(table) == ["Anna", "", ""]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]
    assert seats_of(bruno.sit(id, 2)) == ["Anna", "", "Bruno"]
    assert bruno.sit(id)["version"] == bruno.sit(id, 2)["version"] == 3  # already there
    assert anna.refused("POST", f"{path}/start") == "409 seats_open"
    table = anna.post(f"{path}/bot", {"seat": 1, "bot": " cook "})
    assert seats_of(table) == ["Anna", "cook", "Bruno"]
    assert table["seats"][1]["kind"] == "bot"
    assert seats_of(anna.post(f"{path}/bot", {"seat": 1, "bot": "search:ms=20"})) == ["Anna", "search:ms=20", "Bruno"]
    assert anna.post(f"{path}/leave", {"seat": 1})["seats"][1]["kind"] == "open"
    assert seats_of(bruno.post(f"{path}/leave", {"seat": 2})) == ["Anna", "", ""]
    bruno.sit(id, 1)
    anna.post(f"{path}/bot", {"seat": 2, "bot": "random"})
    table = anna.start(id)
    assert (table["state"], table["is_host"]) == ("running", True)
    assert [seat["is_yours"] for seat in table["seats"]] == [True, False, False]


def test_what_is_refused_at_a_table(come: Come) -> None:
    anna, bruno, nobody = come("Anna"), come("Bruno"), come()
    id = anna.open_table("sushi_roll", 3)
    path = f"/api/tables/{id}"
    bot = {"seat": 2, "bot": "random"}
    wishes: dict[str, Any] = {"sit": {}, "leave": {"seat": 0}, "bot": bot, "start": None, "rematch": None}
    for what, body in wishes.items():
        assert nobody.refused("POST", f"{path}/{what}", body) == "401 unknown_guest"
        assert anna.refused("POST", f"/api/tables/nope/{what}", body) == "404 unknown_table"
    assert bruno.refused("POST", f"{path}/bot", bot) == "403 not_owner"
    assert bruno.refused("POST", f"{path}/start") == "403 not_owner"
    assert bruno.refused("POST", f"{path}/leave", {"seat": 0}) == "403 not_your_seat"
    assert bruno.refused("POST", f"{path}/sit", {"seat": 0}) == "409 seat_taken"
    assert bruno.refused("POST", f"{path}/sit", {"seat": 3}) == "400 bad_players"
    assert bruno.refused("POST", f"{path}/sit", {"seat": -1}) == "400 bad_request"
    assert anna.refused("POST", f"{path}/bot", {"seat": 0, "bot": "random"}) == "409 seat_taken"
    assert anna.refused("POST", f"{path}/rematch") == "409 not_finished"
    assert anna.refused("GET", f"{path}/record") == "409 not_started"
    assert nobody.refused("GET", "/api/tables/nope") == "404 unknown_table"
    assert nobody.refused("GET", "/api/tables/nope/record") == "404 unknown_table"
    bruno.sit(id)
    anna.post(f"{path}/bot", bot)
    assert come("Chloé").refused("POST", f"{path}/sit", {}) == "409 table_full"
    anna.start(id)
    assert anna.refused("POST", f"{path}/start") == "409 already_started"
    assert anna.refused("POST", f"{path}/bot", bot) == "409 already_started"
    assert come("Chloé").refused("POST", f"{path}/sit", {}) == "409 already_started"
    move = {"type": "act", "id": "x", "seat": 0, "version": 6, "action": "take egg"}
    assert nobody.refused("POST", f"{path}/act", move) == "401 unknown_guest"
    assert bruno.refused("POST", f"{path}/act", move) == "403 not_your_seat"
    assert anna.refused("POST", f"{path}/act", {**move, "version": 1}) == "409 old_version"
    assert bruno.refused("POST", f"{path}/undo", {"type": "undo", "id": "x", "seat": 0, "version": 6}) == (
        "403 not_your_seat"
    )


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"game": "chess"}, "400 unknown_game"),
        ({"players": 9}, "400 bad_players"),
        ({"players": 0}, "400 bad_request"),
        ({"seats": ["me", "me", "me"]}, "400 bad_seats"),
        ({"seats": ["me", "nobody"]}, "400 unknown_bot"),
        ({"seats": ["me", "greedy:noise=x"]}, "400 bad_bot"),
        ({"seats": ["me", "search:ms=60000"]}, "400 slow_bot"),
        ({"seats": ["me", "search:simulations=1000000"]}, "400 slow_bot"),
        ({"seats": ["me", "search:ms=10,threads=16"]}, "400 slow_bot"),
        ({"seats": ["me", "python:path=/etc/passwd"]}, "400 local_bot"),
        ({"seats": ["me", "program:command=/bin/sh"]}, "400 local_bot"),
        ({"seats": ["me", None], "start": True}, "409 seats_open"),
        ({"options": {"undo": "always"}}, "400 bad_request"),
        ({"options": {"clock": {"bank": 1}}}, "400 bad_request"),
        ({"options": {"grace": 1}}, "400 bad_request"),
        ({"options": {"lights": "dim"}}, "400 bad_request"),
        ({"lights": "dim"}, "400 bad_request"),
    ],
)
def test_tables_that_cannot_be_opened(come: Come, wish: Json, refusal: str) -> None:
    guest = come("Anna")
    assert guest.refused("POST", "/api/tables", {"game": "sushi_roll", "players": 2, **wish}) == refusal
    assert guest.get("/api/matches") == []


def test_the_host_changes_the_options(come: Come) -> None:
    anna, bruno = come("Anna"), come("Bruno")
    id = anna.open_table("sushi_roll", 2)
    bruno.sit(id)
    path = f"/api/tables/{id}/options"
    with bruno.join(id) as connection:
        connection.until("presence")
        options = anna.post(path, {"is_listed": True, "clock": {"bank": 300, "increment": 5}})["options"]
        assert (options["is_listed"], options["clock"]) == (True, {"bank": 300.0, "increment": 5.0})
        assert connection.until("table")["options"] == options
        assert connection.until("update")["happened"][-1]["what"] == "options"
    assert id in ids(bruno.get("/api/tables")) | ids(bruno.get("/api/matches"))
    assert bruno.refused("POST", path, {}) == "403 not_owner"
    assert come().refused("POST", path, {}) == "401 unknown_guest"
    assert anna.refused("POST", path, {"clock": {"bank": 1}}) == "400 bad_request"
    assert anna.refused("POST", "/api/tables/nope/options", {}) == "404 unknown_table"
    anna.start(id)
    assert anna.refused("POST", path, {}) == "409 already_started"


def test_people_who_share_a_device_have_names(come: Come) -> None:
    guest = come("Anna")
    wish = {"game": "sushi_roll", "players": 3, "seats": ["me", "me", None], "names": ["  Ann ", None]}
    id = guest.post("/api/tables", wish)["id"]
    table = guest.post(f"/api/tables/{id}/sit", {"seat": 2, "name": "Cléo"})
    assert seats_of(table) == ["Ann", "Anna 2", "Cléo"]
    guest.start(id)
    with guest.join(id) as connection:
        play_on([connection], at_random(1))
    assert guest.get(f"/api/tables/{id}/record")["names"] == ["Ann", "Anna 2", "Cléo"]
    assert seats_of(guest.post(f"/api/tables/{id}/rematch")) == ["Ann", "Anna 2", "Cléo"]
    assert guest.get("/api/guest") == {"name": "Anna"}
    assert guest.refused("POST", "/api/tables", {**wish, "names": [""]}) == "400 bad_request"


def test_free_undo_is_not_for_two_people(come: Come) -> None:
    anna, bruno = come("Anna"), come("Bruno")
    id = anna.open_table("sushi_roll", 2, undo="free")
    bruno.sit(id)
    assert anna.refused("POST", f"/api/tables/{id}/start") == "409 undo_not_free"


def test_every_level_of_bot_can_be_seated_and_no_local_one(come: Come) -> None:
    guest = come("Anna")
    bots = guest.get("/api/bots")
    assert [bot["name"] for bot in bots if bot["is_level"]] == ["apprentice", "cook", "itamae"]
    assert {bot["name"] for bot in bots} == {"random", "greedy", "search", "apprentice", "cook", "itamae"}
    id = guest.open_table("sushi_roll", 2)
    for bot in bots:
        assert bot["summary"].endswith(".")
        table = guest.post(f"/api/tables/{id}/bot", {"seat": 1, "bot": bot["name"]})
        assert seats_of(table) == ["Anna", bot["name"]]


def test_a_bot_can_take_the_place_of_the_fifth(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 5, ["random"] * 5)
    guest.post(f"/api/tables/{id}/bot", {"seat": 4, "bot": "greedy"})


# ------------------------------------------------------------------------------------------------------- who sees it


def ids(tables: list[Json]) -> set[str]:
    return {table["id"] for table in tables}


def test_lists_show_what_one_can_join_or_watch(come: Come) -> None:
    anna, bruno, nobody = come("Anna"), come("Bruno"), come()
    private = anna.open_table("sushi_roll", 2)
    listed = anna.open_table("sushi_roll", 2, is_listed=True)
    unwatched = anna.open_table("sushi_roll", 2, is_listed=True, may_watch=False)
    mine = {private, listed, unwatched}
    assert ids(nobody.get("/api/tables")) & mine == {listed, unwatched}
    [shown] = [table for table in nobody.get("/api/tables") if table["id"] == listed]
    assert {"game": "sushi_roll", "state": "waiting", "players": 2, "names": ["Anna", ""], "bots": [False, False],
            "may_watch": True, "scores": [], "winners": []}.items() <= shown.items()  # fmt: skip
    assert shown["created"] <= shown["changed"]
    for id in mine:
        bruno.sit(id)
        anna.start(id)
    assert ids(nobody.get("/api/tables")) & mine == {listed}
    assert nobody.refused("GET", "/api/matches") == "401 unknown_guest"
    assert ids(anna.get("/api/matches")) == ids(bruno.get("/api/matches")) == mine
    assert come("Chloé").get("/api/matches") == []
    with at_table(listed, anna, bruno) as connections:
        play_on(connections, at_random(1))
    assert listed not in ids(nobody.get("/api/tables"))
    last = bruno.get("/api/matches")[0]
    result = records.loads(anna.record(listed)).result
    assert result is not None
    assert (last["id"], last["state"], last["scores"], last["winners"]) == (
        listed,
        "finished",
        result.scores,
        result.winners,
    )


def test_a_table_that_does_not_want_to_be_watched(gather: Gather, come: Come) -> None:
    id, guests = gather("sushi_roll", 2, may_watch=False)
    for stranger in (come("Chloé"), come()):
        with stranger.join(id) as refused:
            assert refused.receive()["code"] == "no_watching"
            assert refused.closed() == (4003, "no_watching")
        assert stranger.refused("GET", f"/api/tables/{id}/stream") == "403 no_watching"
        assert stranger.refused("GET", f"/api/tables/{id}/record") == "403 no_watching"
        assert stranger.get(f"/api/tables/{id}")["state"] == "running"
    with at_table(id, *guests) as connections:
        play_on(connections, at_random(1))


def test_who_waited_beside_such_a_table_does_not_watch_either(come: Come) -> None:
    anna, bruno, stranger = come("Anna"), come("Bruno"), come()
    id = anna.open_table("sushi_roll", 2, may_watch=False)
    with at_table(id, stranger) as [connection]:
        bruno.sit(id)
        anna.start(id)
        assert connection.closed(2) == (4003, "no_watching")
        assert {message["view"] for message in connection.messages if message["type"] == "update"} == {None}


# ------------------------------------------------------------------------------------------------- records, rematches


@pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
def test_a_record_tells_what_the_one_who_asks_may_know(gather: Gather, come: Come, game: str) -> None:
    id, guests = gather(game, 2)
    askers = [*guests, come("Chloé"), come()]
    running = []
    with at_table(id, *guests) as connections:
        play_on(connections, at_random(1), moves=30)
        running = [asker.record(id) for asker in askers]
        assert guests[1].record(id, seat=1) == running[1]
        assert guests[1].refused("GET", f"/api/tables/{id}/record?seat=0") == "403 not_your_seat"
        assert askers[3].refused("GET", f"/api/tables/{id}/record?seat=0") == "403 not_your_seat"
        assert guests[0].refused("GET", f"/api/tables/{id}/record?seat=x") == "400 bad_request"
        play_on(connections, at_random(1))
    whole = {asker.record(id) for asker in askers}
    assert len(whole) == 1
    finished = records.loads(whole.pop())
    finished.replay()
    for viewer, told in zip((0, 1, None, None), map(records.loads, running), strict=True):
        assert (told.seed, told.result, told.commitment) == (msgspec.UNSET, None, finished.commitment)
        count = len(told.events)
        assert told.events == finished.seen_from(viewer).events[:count]
        told.replay()
    if game == "wasabi":
        assert len(set(running)) == 3
    response = guests[0].ask("GET", f"/api/tables/{id}/record")
    assert response.headers["content-type"] == "application/json"
    assert response.headers["content-disposition"] == f"attachment; filename=sushiya-{game}-{id}.json"


def finish(gather: Gather) -> tuple[str, list[Guest]]:
    """A match that is over, and its guests."""
    id, guests = gather("sushi_roll", 2)
    with at_table(id, *guests) as connections:
        play_on(connections, at_random(1))
    return id, guests


def test_a_rematch_of_two_is_at_one_table(gather: Gather, come: Come) -> None:
    id, [anna, bruno] = finish(gather)
    path = f"/api/tables/{id}/rematch"
    assert come("Chloé").refused("POST", path) == "403 not_your_seat"
    with at_table(id, bruno) as [connection]:
        table = anna.post(path)
        assert connection.until("table")["rematch"] == table["id"]
    assert (table["state"], seats_of(table), table["is_host"]) == ("waiting", ["Anna", "Bruno"], True)
    assert bruno.post(path)["id"] == anna.post(path)["id"] == table["id"]
    assert anna.get(f"/api/tables/{id}")["rematch"] == table["id"]
    anna.start(table["id"])
    assert ids(anna.get("/api/matches")) == {id, table["id"]}


def test_two_who_ask_at_once_come_to_one_table(gather: Gather) -> None:
    id, guests = finish(gather)
    barrier = threading.Barrier(2)
    found: list[str] = []

    def ask(guest: Guest) -> None:
        barrier.wait()
        found.append(guest.post(f"/api/tables/{id}/rematch")["id"])

    threads = [threading.Thread(target=ask, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(found)) == 1
    assert ids(guests[0].get("/api/matches")) == {id, found[0]}


def test_a_rematch_against_bots_begins_at_once(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["random", "me"], start=True)
    with at_table(id, guest) as [connection]:
        play_on([connection], at_random(1))
    table = guest.post(f"/api/tables/{id}/rematch")
    assert (table["state"], seats_of(table)) == ("running", ["random", "Anna"])


def test_who_leaves_a_match_is_played_for(gather: Gather) -> None:
    id, [anna, bruno] = gather("sushi_roll", 2)
    with at_table(id, anna) as [connection]:
        table = bruno.post(f"/api/tables/{id}/leave", {"seat": 1})
        assert table["seats"][1]["stand_in"] == "apprentice"
        play_on([connection], at_random(1))
        assert connection.table["seats"][1]["stand_in"] == "apprentice"


def test_an_id_can_stand_on_a_command_line() -> None:
    ids = {fresh_id() for _ in range(500)}
    assert len(ids) == 500
    assert all(id[0].isalpha() for id in ids)
