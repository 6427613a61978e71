"""Whatever comes over a WebSocket: it is answered with a code or ends that connection, and the table goes on."""

from __future__ import annotations

import socket as sockets
import struct
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from sushiya.server.play import FLOOD, LONGEST_MESSAGE, PATIENCE
from sushiya.server.run import LARGEST_FRAME
from tests.server.client import Guest, Socket, at_random, at_table, play_on
from tests.server.conftest import MESSAGE_RATE, Come
from tests.server.running import RunningHouse

NOT_JSON: dict[str, str | bytes] = {
    "words": "hello",
    "nothing": "",
    "half of it": '{"type":"ping"',
    "two": '{"type":"ping"}{"type":"ping"}',
    "NaN": '{"type":"sync","version":NaN}',
    "infinity": '{"type":"sync","version":Infinity}',
    "half a character": '{"type":"act","id":"\\ud800","seat":0,"version":1,"action":"x"}',
    "a tab in a text": '{"type":"act","id":"\t","seat":0,"version":1,"action":"x"}',
    "bytes that are no text": b'{"type":"\xff\xfe"}',
    "no bytes": b"",
    "too deep": '{"x":' + "[" * 2000 + "]" * 2000 + ',"type":"ping"}',
}
BAD_MESSAGE: dict[str, str | bytes] = {
    "a number": "1",
    "null": "null",
    "a list": "[]",
    "a deep list": "[" * 4000,
    "no type": "{}",
    "an unknown type": '{"type":"dance"}',
    "a type that is a number": '{"type":1}',
    "two types": '{"type":"ping","type":"sync"}',
    "what the house says": '{"type":"pong","now":1}',
    "an unknown field": '{"type":"ping","x":1}',
    "a missing field": '{"type":"act","id":"a","seat":0,"version":1}',
    "a negative version": '{"type":"sync","version":-1}',
    "half a version": '{"type":"sync","version":1.5}',
    "a huge version": '{"type":"sync","version":99999999999999999999999}',
    "a version without end": '{"type":"sync","version":1e400}',
    "a version in words": '{"type":"sync","version":"1"}',
    "true as version": '{"type":"sync","version":true}',
    "a negative seat": '{"type":"say","seat":-1,"phrase":"hello"}',
    "a far seat": '{"type":"say","seat":16,"phrase":"hello"}',
    "an empty id": '{"type":"act","id":"","seat":0,"version":1,"action":"x"}',
    "a long id": '{"type":"act","id":"' + "x" * 65 + '","seat":0,"version":1,"action":"x"}',
    "a long action": '{"type":"act","id":"a","seat":0,"version":1,"action":"' + "x" * 201 + '"}',
    "an action that is a list": '{"type":"act","id":"a","seat":0,"version":1,"action":["x"]}',
    "no action": '{"type":"act","id":"a","seat":0,"version":1,"action":null}',
}
SENTENCES = {
    "chess": "e2e4",
    "no text": "",
    "a zero": "\x00",
    "right to left": "\u202etake egg",
    "a line more": "take egg\ntake egg",
    "a question": "?",
    "emoji": "🍣" * 50,
}


@pytest.fixture
def table(come: Come) -> Iterator[tuple[Guest, str]]:
    """A match of one guest for both seats; whatever a test does, it can be played to its end."""
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    yield guest, id
    with at_table(id, guest) as [connection]:
        play_on([connection], at_random(1))
        assert connection.is_over


Table = tuple[Guest, str]


def test_what_cannot_be_understood_is_refused_and_nothing_changes(table: Table) -> None:
    guest, id = table
    with at_table(id, guest) as [connection]:
        version = connection.version
        for wanted, messages in (("not_json", NOT_JSON), ("bad_message", BAD_MESSAGE)):
            for what, message in messages.items():
                answer = connection.ask(message)
                assert (what, answer["type"], answer["code"]) == (what, "refused", wanted)
                assert (answer["id"], answer["version"]) == (None, version)
        for what, action in SENTENCES.items():
            turn = connection.turn()
            assert turn is not None
            answer = connection.ask(connection.make_move(action, id=what))
            assert (what, answer["code"], answer["id"]) == (what, "bad_notation", what)
        assert connection.ask(b'{"type":"ping"}')["type"] == "pong"
        assert connection.version == version


def test_a_long_message_ends_the_connection(table: Table) -> None:
    guest, id = table
    for message in ("x" * (LONGEST_MESSAGE + 1), "x" * 5000, b"x" * 5000, b"x" * LARGEST_FRAME):
        with at_table(id, guest, guest) as [connection, other]:
            assert connection.ask('{"type":"ping"}'.ljust(LONGEST_MESSAGE))["type"] == "pong"
            assert connection.ask(message)["code"] == "too_large"
            assert connection.closed() == (1009, "too_large")
            assert other.ask({"type": "ping"})["type"] == "pong"


FRAMES = {
    "text that is no UTF-8": (b"\x81\x82" + bytes(4) + b"\xff\xfe", 1007),
    "an unknown kind": (b"\x83\x80" + bytes(4), 1002),
    "reserved bits": (b"\xf1\x80" + bytes(4), 1002),
    "no mask": (b"\x81\x02{}", 1002),
    "a long ping": (b"\x89\xfe\x00\x80" + bytes(4) + bytes(128), 1002),
    "a ping in pieces": (b"\x09\x80" + bytes(4), 1002),
    "a piece of nothing": (b"\x80\x80" + bytes(4), 1002),
    "70 MB announced": (b"\x81\xff" + struct.pack(">Q", 70 << 20) + bytes(4) + bytes(1000), 1009),
    "exabytes announced": (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4), 1009),
    "HTTP": (b"GET / HTTP/1.1\r\n\r\n", 1002),
}


def test_a_frame_that_is_none_ends_the_connection(table: Table, come: Come) -> None:
    guest, id = table
    for what, (frame, code) in FRAMES.items():
        with at_table(id, guest, come()) as [connection, stranger]:
            stranger.socket.socket.sendall(frame)
            assert (what, stranger.closed()[0]) == (what, code)
            connection.until("presence", watchers=0)


def test_a_huge_message_is_not_even_read(table: Table, come: Come) -> None:
    """Who still sends when the house hangs up may not hear why."""
    guest, id = table
    for length in (LARGEST_FRAME + 1, 1 << 20, 70 << 20):
        with at_table(id, guest, come(), come()) as [connection, one, other]:
            with suppress(ConnectionClosed):
                one.send("x" * length)
            assert one.closed()[0] in (0, 1009)
            with suppress(ConnectionClosed):
                other.socket.send("x" * 60_000 for _ in range(length // 60_000 + 1))
            assert other.closed()[0] in (0, 1009)
            connection.until("presence", watchers=0)


def test_a_message_in_pieces_is_one_message(table: Table) -> None:
    guest, id = table
    with at_table(id, guest) as [connection]:
        connection.socket.send(iter(['{"type"', ":", '"ping"}']))
        connection.until("pong")


def test_a_flood_is_refused_and_then_cut_off(table: Table) -> None:
    guest, id = table
    with at_table(id, guest, guest) as [connection, other]:
        with suppress(ConnectionClosed):  # the house cuts off long before the last of them
            for _ in range(80 * MESSAGE_RATE):
                connection.send('{"type":"ping"}')
        assert connection.closed() == (1008, "flood")
        answers = [message["type"] for message in connection.messages if message["type"] in ("pong", "refused")]
        assert answers.count("refused") == FLOOD + 1
        assert answers.count("pong") >= 4 * MESSAGE_RATE
        refused = [message for message in connection.messages if message["type"] == "refused"]
        assert {message["code"] for message in refused} == {"too_quick"}
        assert other.ask({"type": "ping"})["type"] == "pong"


def test_old_moves_sent_again_change_nothing(table: Table) -> None:
    guest, id = table
    with at_table(id, guest) as [connection]:
        moves = []
        for _ in range(10):
            turn = connection.turn()
            assert turn is not None
            moves.append(connection.make_move(turn["legal"][0]))
            answer = connection.ask(moves[-1])
            moves[-1]["answer"] = answer
            connection.catch_up(answer["version"])
        version = connection.version
        for move in reversed(moves):
            answer = move.pop("answer")
            assert connection.ask(move) == answer
        assert connection.version == version
        assert guest.get(f"/api/tables/{id}")["version"] == version


# ------------------------------------------------------------------------------------------------------ broken sockets


def watchers(connection: Socket) -> int:
    """How many watch, as far as was told."""
    told: list[int] = [message["watchers"] for message in connection.messages if message["type"] == "presence"]
    return told[-1]


def break_off(connection: Socket) -> None:
    """Reset the TCP connection, without a close."""
    linger = struct.pack("ii", 1, 0)
    connection.socket.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, linger)
    connection.socket.socket.shutdown(sockets.SHUT_RD)
    connection.socket.socket.close()


def test_who_breaks_off_is_gone_at_once(come: Come) -> None:
    guest, other = come("Anna"), come()
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    with at_table(id, guest) as [connection], other.join(id) as watcher:
        connection.until("presence", watchers=1)
        break_off(watcher)
        connection.until("presence", watchers=0)


def test_who_breaks_off_in_the_middle_of_a_move_can_send_it_again(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    for _ in range(20):
        with at_table(id, guest) as [connection]:
            turn = connection.turn()
            assert turn is not None
            move = connection.make_move(turn["legal"][0], id=f"of version {turn['version']}")
            connection.send(move)
            break_off(connection)
        with at_table(id, guest) as [again]:
            answer = again.ask(move)
            assert answer == {"type": "accepted", "id": move["id"], "version": turn["version"] + 1}
    assert guest.get(f"/api/tables/{id}")["version"] == 24


@pytest.mark.long
@pytest.mark.slow
def test_who_says_nothing_for_long_is_let_go(come: Come) -> None:
    """Also somebody whose cable was cut: only a word from the guest counts."""
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    with at_table(id, guest, come()) as [connection, silent]:
        connection.until("presence", watchers=1)
        begin = time.monotonic()
        while watchers(connection) and time.monotonic() - begin < 90:
            assert connection.ask({"type": "ping"})["type"] == "pong"
            time.sleep(1)
        assert time.monotonic() - begin >= PATIENCE
        assert silent.closed() == (4008, "silent")
        assert connection.ask({"type": "ping"})["type"] == "pong"


# --------------------------------------------------------------------------------------------------------- slow readers


def read_metric(guest: Guest, name: str) -> int:
    lines = guest.ask("GET", "/metrics").text.splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"sushiya_{name} "))


def join_without_reading(guest: Guest, id: str) -> sockets.socket:
    """A WebSocket whose buffers are small and never emptied."""
    bare = sockets.socket()
    bare.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    address = guest.http.base_url
    bare.connect((address.host, address.port))
    headers = {"Host": f"{address.host}:{address.port}", "Upgrade": "websocket", "Connection": "Upgrade"}
    headers |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    request = f"GET /api/tables/{id}/play HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in headers.items())
    bare.sendall(request.encode() + b"\r\n")
    return bare


def is_cut_off(bare: sockets.socket) -> bool:
    """Whether there is an end to what comes."""
    bare.settimeout(10)
    try:
        while bare.recv(1 << 16):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def masked(text: bytes) -> bytes:
    """A short message as a frame."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


@pytest.mark.slow
def test_who_never_reads_is_sent_away_and_nobody_waits(house: RunningHouse, come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("wasabi", 2, ["me", "me"], start=True, undo="free")
    before, dropped = house.memory(), read_metric(guest, "dropped_total")
    with at_table(id, guest) as [connection]:
        idle = [join_without_reading(guest, id) for _ in range(3)]
        eager = join_without_reading(guest, id)
        connection.until("presence", watchers=4)
        play_on([connection], at_random(1), moves=10)
        longest = 0.0
        for number in range(4000):
            begin = time.monotonic()
            if number % 2 == 0:
                play_on([connection], at_random(1), moves=1)
            else:
                take_back(connection, f"u{number}")
                eager_say(eager)
            took = time.monotonic() - begin
            longest = max(longest, took)
            time.sleep(max(0.0, 1.1 / MESSAGE_RATE - took))  # not quicker than a guest may be
            if watchers(connection) == 0:
                break
        assert watchers(connection) == 0
        assert longest < 5
        assert house.memory() - before < 60 << 20
        play_on([connection], at_random(1))
    assert read_metric(guest, "dropped_total") == dropped + 4
    for bare in (*idle, eager):
        assert is_cut_off(bare)
        bare.close()


def take_back(connection: Socket, id: str) -> None:
    """Undo what was done last."""
    version = connection.version
    seat = next(seat for seat, update in connection.updates.items() if update["may_undo"])
    answer = connection.ask({"type": "undo", "id": id, "version": version, "seat": seat})
    assert answer["type"] == "accepted"
    connection.catch_up(version + 1)


def eager_say(bare: sockets.socket) -> None:
    """Ask for everything, unless one was sent away already."""
    with suppress(OSError):
        bare.sendall(masked(b'{"type":"sync"}'))


@pytest.mark.slow
def test_memory_stays_flat_under_a_hammering(house: RunningHouse, come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)

    def hammer() -> None:
        for length in [5000] * 20 + [1 << 20] * 10 + [60 << 20, 70 << 20]:
            with come().join(id) as connection, suppress(ConnectionClosed):
                connection.send("x" * length)
                connection.closed()
        for _ in range(100):
            with come().join(id, version=0) as connection:
                connection.until("presence")
                for message in NOT_JSON.values():
                    connection.ask(message)
        for _ in range(5):
            assert come().refused("POST", "/api/token", content=b"x" * (30 << 20)) == "413 too_large"

    hammer()  # what is allocated once is no leak
    before = house.memory()
    hammer()
    assert house.memory() - before < 50 << 20
    with at_table(id, guest) as [connection]:
        play_on([connection], at_random(1))
