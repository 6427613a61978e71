"""Whole matches over real sockets, and everything that can be said at a table."""

from __future__ import annotations

import hashlib
import time
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from sushiya.games import record as records
from sushiya.games.record import MatchRecord
from sushiya.table.messages import PHRASES
from tests.server.client import Connection, Json, at_random, at_table, play_on
from tests.server.conftest import Come, Gather

TABLES = [
    ("wasabi", 2),
    pytest.param("wasabi", 3, marks=pytest.mark.slow),
    pytest.param("sushi_roll", 2, marks=pytest.mark.slow),
    ("sushi_roll", 3),
]


def happened(connection: Connection, seat: int | None) -> list[Json]:
    """All that a connection was told to have happened, in the order in which it was told, for one of its seats."""
    updates = [m for m in connection.messages if m["type"] == "update" and m["seat"] == seat]
    return [entry for update in updates for entry in update["happened"]]


def events(connection: Connection, seat: int | None) -> list[Json]:
    """The events of the match among them."""
    return [event for entry in happened(connection, seat) for event in entry.get("events", [])]


def check_fair(record: MatchRecord, table: Json) -> None:
    """The record replays, and its dice are those that were promised."""
    record.replay()
    assert isinstance(record.seed, str)
    assert table["seed"] == record.seed
    assert table["commitment"] == record.commitment == hashlib.sha256(bytes.fromhex(record.seed)).hexdigest()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_match_of_guests_with_a_spectator(gather: Gather, come: Come, game: str, players: int) -> None:
    id, guests = gather(game, players)
    with at_table(id, *guests, come()) as connections:
        play_on(connections, at_random(game))
        record = records.loads(guests[0].record(id))
        for viewer, connection in zip([*range(players), None], connections, strict=True):
            check_fair(record, connection.table)
            told = happened(connection, viewer)
            assert [entry["version"] for entry in told] == list(range(1, connection.version + 1))
            assert events(connection, viewer) == msgspec.to_builtins(record.seen_from(viewer).events)
            view = connection.updates[viewer]["view"]
            assert view["seat"] == viewer
            assert view["result"] == msgspec.to_builtins(record.result)
            assert view == msgspec.json.decode(msgspec.json.encode(record.replay().view(viewer)))
    assert record.names == [guest.name for guest in guests]


@pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
def test_a_match_against_bots(come: Come, game: str) -> None:
    guest = come("Anna")
    id = guest.open_table(game, 3, ["greedy:noise=2", "me", "random"], start=True)
    with at_table(id, guest) as [connection]:
        play_on([connection], at_random(game))
        record = records.loads(guest.record(id))
        check_fair(record, connection.table)
        acted = {(e["seat"], e.get("by", "guest")) for e in happened(connection, 1) if e["what"] == "acted"}
        assert acted == {(0, "bot"), (1, "guest"), (2, "bot")}
    assert [seat["bot"] for seat in connection.table["seats"]] == ["greedy:noise=2", None, "random"]
    assert record.names[1] == "Anna"


def test_bots_that_think_play_on_by_themselves(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["greedy", "search:ms=2"], start=True)
    with at_table(id, come()) as [spectator]:
        spectator.until("table", state="finished")
    check_fair(records.loads(guest.record(id)), guest.get(f"/api/tables/{id}"))


# ----------------------------------------------------------------------------------------- versions, ids and reconnects


def test_who_comes_back_hears_exactly_what_was_missed(come: Come) -> None:
    guest, other = come("Anna"), come()
    id = guest.open_table("wasabi", 2, ["me", "me"], start=True)
    with at_table(id, guest, other) as [player, watcher]:
        play_on([player, watcher], at_random(1), moves=5)
        known = watcher.version
        watcher.close()
        play_on([player], at_random(2), moves=6)
        assert player.version == known + 6
        for who, seats in ((other, [None]), (guest, [0, 1])):
            with who.join(id, version=known) as back:
                back.until("presence")
                assert back.table["version"] == player.version
                assert set(back.updates) == set(seats)
                for seat in seats:
                    update = back.updates[seat]
                    assert [entry["version"] for entry in update["happened"]] == list(
                        range(known + 1, player.version + 1)
                    )
                    if seat is not None:
                        missed = happened(player, seat)[known:]
                        assert update == {**player.updates[seat], "happened": missed, "accepted": None}


@pytest.mark.parametrize("version", [0, 3, 10**6, "-1", "x", "٣", "9" * 5000])
def test_any_version_leads_to_the_whole_view(come: Come, version: Any) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    with guest.join(id, version=version) as connection:
        connection.until("presence")
        update = connection.updates[0]
        assert update["view"]["seat"] == 0
        assert [entry["version"] for entry in update["happened"]] == {3: [4], 10**6: [], "٣": [4]}.get(
            version, [1, 2, 3, 4]
        )


def test_sync_tells_again_what_came_after_a_version(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    with at_table(id, guest) as [connection]:
        play_on([connection], at_random(1), moves=4)
        before = dict(connection.updates)
        connection.send({"type": "sync", "version": connection.version - 2})
        connection.until("table")
        for seat in (0, 1):
            again = connection.until("update", seat=seat)
            missed = happened(connection, seat)[: connection.version][-2:]
            assert again == {**before[seat], "happened": missed, "accepted": None}
        connection.send({"type": "sync"})
        assert len(connection.until("update", seat=0)["happened"]) == connection.version


def test_a_move_sent_again_is_done_once(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    with at_table(id, guest) as [connection]:
        turn = connection.turn()
        assert turn is not None
        move = {"type": "act", "id": "first", "seat": turn["seat"], "version": turn["version"]}
        move["action"] = turn["legal"][0]
        accepted = connection.ask(move)
        assert accepted == {"type": "accepted", "id": "first", "version": turn["version"] + 1}
        play_on([connection], at_random(1), moves=3)
        version = connection.version
        assert connection.ask(move) == accepted
        assert connection.ask({**move, "action": "something else"}) == accepted
        assert guest.post(f"/api/tables/{id}/act", move) == accepted
        assert connection.ask({**move, "id": "another"})["code"] == "old_version"
        assert guest.get(f"/api/tables/{id}")["version"] == version
        play_on([connection], at_random(1))
        assert connection.ask(move) == accepted


def test_of_two_moves_at_the_same_moment_one_is_done(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    with at_table(id, guest, guest) as [one, other]:
        for _ in range(5):
            moves = [one.make_move(one.turn()["legal"][0], id=name) for name in "ab"]  # type: ignore[index]
            for connection, move in zip((one, other), moves, strict=True):
                connection.send({**move, "id": f"{move['id']}{move['version']}"})
            answers = [connection.next_answer() for connection in (one, other)]
            assert sorted(answer.get("code", "accepted") for answer in answers) == ["accepted", "old_version"]
            version = max(answer["version"] for answer in answers)
            one.catch_up(version)
            other.catch_up(version)
    assert guest.get(f"/api/tables/{id}")["version"] == version


def test_moves_that_are_refused(gather: Gather, come: Come) -> None:
    id, [anna, bruno] = gather("wasabi", 2)
    with at_table(id, anna, bruno, come()) as connections:
        mover, waiter = connections[:2] if connections[0].turn() else connections[1::-1]
        turn = mover.turn()
        assert turn is not None
        line, version, seat = turn["legal"][0], turn["version"], turn["seat"]

        def refusal(connection: Any, **changed: Any) -> str:
            move = {"type": "act", "id": "x", "seat": seat, "version": version, "action": line}
            code: str = connection.refused({**move, **changed})
            return code

        assert refusal(waiter) == "not_your_seat"
        assert refusal(connections[2]) == "not_your_seat"
        assert refusal(waiter, seat=1 - seat) == "not_your_turn"
        assert refusal(mover, seat=1 - seat) == "not_your_seat"
        assert refusal(mover, seat=7) == "not_your_seat"
        assert refusal(mover, version=version - 1) == "old_version"
        assert refusal(mover, version=version + 1) == "unknown_version"
        assert refusal(mover, action="serve tea") == "bad_notation"
        illegal = mover.act("done")
        assert (illegal["code"], illegal["rule"]) == ("not_now", "W9")
        assert (illegal["id"], illegal["version"]) == ("m1", version)
        assert mover.version == waiter.version == version
        play_on(connections, at_random(1), moves=4)


def test_before_and_after_the_match_nobody_moves(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"])
    move = {"type": "act", "id": "x", "seat": 0, "version": 3, "action": "take egg"}
    undo = {"type": "undo", "id": "y", "seat": 0, "version": 3}
    with at_table(id, guest) as [connection]:
        assert connection.updates[0]["view"] is None
        assert connection.refused(move) == connection.refused(undo) == "not_started"
        guest.start(id)
        connection.catch_up(4)
        play_on([connection], at_random(1))
        assert connection.refused(move) == connection.refused(undo) == "match_over"
        assert connection.updates[0]["legal"] == connection.updates[1]["legal"] == []


# --------------------------------------------------------------------------------------------------------- other things


def test_pass_and_play_gives_one_update_for_each_seat(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("wasabi", 3, ["me", "me", "me"], start=True)
    with at_table(id, guest) as [connection]:
        assert [seat["name"] for seat in connection.table["seats"]] == ["Anna 1", "Anna 2", "Anna 3"]
        for _ in range(12):
            connection.messages.clear()
            play_on([connection], at_random(2), moves=1)
            updates = [message for message in connection.messages if message["type"] == "update"]
            assert [update["seat"] for update in updates] == [0, 1, 2]
            assert [bool(update["legal"]) for update in updates].count(True) == 1
            for update in updates:
                assert update["view"]["seat"] == update["seat"]
        play_on([connection], at_random(2), moves=20)
        for own, update in connection.updates.items():
            hands = [seat["recipes"] for seat in update["view"]["seats"]]
            assert [{strip.startswith("?") for strip in hand} for hand in hands] == [{s != own} for s in range(3)]
        play_on([connection], at_random(3))


def test_undo_takes_back_what_nobody_has_learned_from(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("wasabi", 2, ["me", "me"], start=True)
    with at_table(id, guest) as [connection]:
        undone = 0
        while undone < 3:
            before = {seat: (update["view"], update["legal"]) for seat, update in connection.updates.items()}
            play_on([connection], at_random(undone), moves=1)
            mine = [seat for seat, update in connection.updates.items() if update["may_undo"]]
            if not mine:
                continue
            version = connection.version
            wish = {"type": "undo", "id": f"u{undone}", "seat": mine[0], "version": version}
            accepted = connection.ask(wish)
            assert accepted["version"] == version + 1
            connection.catch_up(accepted["version"])
            assert connection.ask(wish) == accepted
            assert {s: (u["view"], u["legal"]) for s, u in connection.updates.items()} == before
            assert [entry["what"] for entry in connection.updates[0]["happened"]] == ["undone"]
            undone += 1
        play_on([connection], at_random(9))
        records.loads(guest.record(id)).replay()


def test_undo_is_free_against_bots_if_the_table_says_so(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "random"], start=True, undo="free")
    with at_table(id, guest) as [connection]:
        while not connection.turn():
            connection.receive()
        before = connection.updates[0]["view"]
        play_on([connection], at_random(1), moves=1)
        while not connection.turn():
            connection.receive()
        assert connection.updates[0]["may_undo"]
        wish = {"type": "undo", "id": "u", "seat": 0, "version": connection.version}
        told = guest.post(f"/api/tables/{id}/undo", wish)
        connection.catch_up(told["version"])
        assert connection.updates[0]["view"] == before


def test_undo_that_is_refused(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("wasabi", 2, ["me", "me"], start=True, undo="never")
    with at_table(id, guest) as [connection]:
        for _ in range(10):
            play_on([connection], at_random(1), moves=1)
            assert not any(update["may_undo"] for update in connection.updates.values())
        for seat in (0, 1):
            wish = {"type": "undo", "id": "u", "seat": seat, "version": connection.version}
            assert connection.refused(wish) == "no_undo"
        play_on([connection], at_random(1))


def test_phrases_are_heard_by_all(gather: Gather, come: Come) -> None:
    id, guests = gather("sushi_roll", 2)
    with at_table(id, *guests, come()) as connections:
        for phrase in PHRASES:
            connections[1].send({"type": "say", "seat": 1, "phrase": phrase})
            for connection in connections:
                assert connection.until("said") == {"type": "said", "seat": 1, "phrase": phrase}
        assert connections[0].refused({"type": "say", "seat": 1, "phrase": "hello"}) == "not_your_seat"
        assert connections[2].refused({"type": "say", "seat": 0, "phrase": "hello"}) == "not_your_seat"
        assert connections[0].refused({"type": "say", "seat": 0, "phrase": "buy gold"}) == "bad_message"


def test_presence_tells_who_is_here(gather: Gather, come: Come) -> None:
    id, [anna, bruno] = gather("sushi_roll", 2)
    with anna.join(id) as here:
        assert here.until("presence") == {"type": "presence", "here": [True, False], "watchers": 0}
        with bruno.join(id), bruno.join(id):
            here.until("presence", here=[True, True])
            with come().join(id), come().join(id):
                here.until("presence", here=[True, True], watchers=2)
            here.until("presence", here=[True, True], watchers=0)
        here.until("presence", here=[True, False], watchers=0)
        told = [m for m in here.messages if m["type"] == "presence"]
        assert all(one != other for one, other in pairwise(told[1:]))


def test_a_clock_shows_whose_time_goes_by(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True, clock={"bank": 100, "increment": 7})
    with at_table(id, guest) as [connection]:
        begin = time.monotonic()
        for _ in range(6):
            turn = connection.turn()
            assert turn is not None
            clock = turn["clock"]
            assert clock["running"] == turn["seat"]
            play_on([connection], at_random(1), moves=1)
            after = connection.updates[0]["clock"]
            passed = 1000 * (time.monotonic() - begin)
            has_ended = after["running"] != turn["seat"]
            earned = 7000 if has_ended else 0
            left = after["left"][turn["seat"]] - clock["left"][turn["seat"]]
            assert earned - passed - 1000 <= left <= earned
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    with at_table(id, guest) as [connection]:
        assert connection.updates[0]["clock"] is None


def test_ping_is_answered_with_the_time(come: Come) -> None:
    guest = come()
    id = come("Anna").open_table("sushi_roll", 2)
    with at_table(id, guest) as [connection]:
        assert abs(connection.ask({"type": "ping"})["now"] - 1000 * time.time()) < 5000


# ------------------------------------------------------------------------------------------------- programs and streams


@pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
def test_a_stream_tells_what_the_socket_tells(come: Come, game: str) -> None:
    """The same guest listens both ways; moves go over HTTP."""
    program, person = come("Robot", is_program=True), come("Anna")
    id = person.open_table(game, 2)
    program.sit(id)
    with program.follow(id) as stream, at_table(id, person, program) as [connection, twin]:
        assert stream.response.headers["content-type"].startswith("application/x-ndjson")
        stream.until("presence")
        person.start(id)
        for one in (stream, connection, twin):
            one.catch_up(4)
        play_on([stream, connection, twin], at_random(game))
        stream.until("update") if not stream.is_over else None
        kinds = ("table", "update")
        both = [[m for m in one.messages if m["type"] in kinds and m["version"] > 3] for one in (stream, twin)]
        assert both[0] == both[1]
        check_fair(records.loads(program.record(id)), stream.table)


def test_a_stream_goes_on_after_a_version(come: Come) -> None:
    program = come("Robot", is_program=True)
    id = program.open_table("sushi_roll", 2, ["me", "me"], start=True)
    with program.follow(id, version=2) as stream:
        stream.until("presence")
        assert [entry["version"] for entry in stream.updates[1]["happened"]] == [3, 4]
    assert program.refused("GET", "/api/tables/nope/stream") == "404 unknown_table"


def test_who_leaves_a_stream_is_gone(come: Come) -> None:
    program, person = come("Robot", is_program=True), come("Anna")
    id = person.open_table("sushi_roll", 2)
    program.sit(id)
    with at_table(id, person) as [connection]:
        with program.follow(id):
            connection.until("presence", here=[True, True])
        connection.until("presence", here=[True, False])


def test_news_of_ones_own_tables(come: Come) -> None:
    program, person = come("Robot", is_program=True), come("Anna")
    assert come().refused("GET", "/api/stream") == "401 unknown_guest"
    id = person.open_table("sushi_roll", 2)
    with program.follow_news() as news:
        program.sit(id)
        assert news.receive() == {"type": "table_news", "id": id, "state": "waiting"}
        person.start(id)
        assert news.receive() == {"type": "table_news", "id": id, "state": "running"}
        with at_table(id, program, person) as connections:
            play_on(connections, at_random(1))
        assert news.receive() == {"type": "table_news", "id": id, "state": "finished"}


# -------------------------------------------------------------------------------------------------- those who are gone


@pytest.mark.slow
def test_a_bot_stands_in_for_who_is_gone_until_they_come_back(gather: Gather) -> None:
    id, [anna, bruno] = gather("sushi_roll", 2, grace=5)
    with at_table(id, anna) as [connection]:
        with bruno.join(id) as other:
            other.until("presence")
        gone = time.monotonic()
        stood_in = connection.until("table")
        assert time.monotonic() - gone > 4
        assert [seat["stand_in"] for seat in stood_in["seats"]] == [None, "apprentice"]
        theirs: set[str] = set()
        while not theirs:
            play_on([connection], at_random(1), moves=1)
            acted = [entry for entry in happened(connection, 0) if entry["what"] == "acted"]
            theirs = {entry["by"] for entry in acted if entry["seat"] == 1}
        assert theirs == {"stand_in"}
        with bruno.join(id) as back:
            back.until("table", seats=[{**seat, "stand_in": None} for seat in back.until("table")["seats"]])
            connection.until("table")
            assert connection.table["seats"][1]["stand_in"] is None


@pytest.mark.slow
def test_the_house_moves_for_who_runs_out_of_time(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True, clock={"bank": 10, "increment": 0})
    with at_table(id, guest) as [connection]:
        turn = connection.turn()
        assert turn is not None
        acted = connection.until("update", seat=turn["seat"])["happened"]
        assert [(entry["what"], entry["seat"], entry["by"]) for entry in acted] == [("acted", turn["seat"], "clock")]
        assert connection.updates[0]["clock"]["left"][turn["seat"]] == 0
