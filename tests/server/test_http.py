"""What every answer has: the headers, the one form of errors, the description; and what is refused before a handler."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from sushiya.games import GAMES, load
from sushiya.server.app import LARGEST_BODY, SECURITY_HEADERS
from tests.server.client import Guest, Json, problem_of
from tests.server.conftest import Come
from tests.server.running import RunningHouse

JSON = {"Content-Type": "application/json"}


def test_the_house_is_open_and_tells_its_games(come: Come) -> None:
    guest = come()
    assert guest.get("/api/health") == {"status": "ok"}
    told = {game["name"]: game for game in guest.get("/api/games")}
    assert set(told) == set(GAMES)
    for name, game in told.items():
        rules = load(name)
        assert (game["title"], game["players"]) == (rules.title, list(rules.player_counts))
        assert (game["edition"], game["edition_sha256"]) == (rules.edition_name, rules.edition_sha256)


def test_metrics_are_counted(come: Come) -> None:
    guest = come("Anna")

    def read() -> dict[str, float]:
        response = guest.ask("GET", "/metrics")
        assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = [line for line in response.text.splitlines() if not line.startswith("#")]
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}

    before = read()
    id = guest.open_table("sushi_roll", 2, ["me", "me"], start=True)
    with guest.join(id) as connection:
        connection.until("presence")
        connection.ask("nonsense")
        after = read()
    gained = {name: after[name] - before[name] for name in after}
    assert gained["sushiya_entries_total"] == 4
    assert gained["sushiya_saving_seconds_count"] == gained['sushiya_saving_seconds_bucket{le="+Inf"}'] == 1
    assert (gained["sushiya_messages_total"], gained["sushiya_refusals_total"]) == (1, 1)
    assert (gained["sushiya_tables"], gained["sushiya_connections"]) == (1, 1)
    assert all(value >= 0 for value in after.values())


# --------------------------------------------------------------------------------------------------------- the headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/docs", 200),
        ("GET", "/api/docs/openapi.json", 200),
        ("GET", "/api/docs/nothing", 404),
        ("GET", "/", 200),
        ("GET", "/nothing", 404),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/guest", 401),
        ("POST", "/api/token", 400),
        ("DELETE", "/api/token", 405),
        ("OPTIONS", "/api/token", 204),
        ("GET", "/api/tables/x/stream?version=x", 400),
    ],
)
def test_security_headers_are_everywhere(come: Come, method: str, path: str, status: int) -> None:
    response = come().ask(method, path)
    assert response.status_code == status
    for name, value in SECURITY_HEADERS.items():
        assert response.headers.get_list(name) == [value]
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"https?:|\*", policy)
    if status >= 400:
        problem_of(response)


def test_the_docs_ask_nothing_of_other_hosts(come: Come) -> None:
    guest = come()
    page = guest.ask("GET", "/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search(r"https?:|//|<script|<style|<link|<img|\bstyle=|\bon\w+=", page.text)
    description = guest.get("/api/docs/openapi.json")
    for path, operations in description["paths"].items():
        for method in operations:
            assert f"<code>{method.upper()} {path}</code>" in page.text


def test_the_description_is_complete(come: Come) -> None:
    """Every operation says what it does, how it can fail, and what it answers, all down to named fields."""
    description = come().get("/api/docs/openapi.json")
    handlers = {f"{method} {path}" for path, found in description["paths"].items() for method in found}
    assert {"post /api/tables", "get /api/tables/{table_id}/record", "post /api/tables/{table_id}/act"} <= handlers
    assert len(handlers) == 27
    for operations in description["paths"].values():
        for method, operation in operations.items():
            assert operation["description"].endswith(".")
            assert {"429", "503"} <= set(operation["responses"]), operation["operationId"]
            if method == "post":
                assert "403" in operation["responses"]  # from a page of another site
            if "requestBody" in operation:
                assert {"413", "415"} <= set(operation["responses"])
            for status, response in operation["responses"].items():
                assert response["description"]
                if status >= "400":
                    assert response["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
                else:
                    [(media, content)] = response["content"].items()
                    assert content["schema"] not in ({}, {"type": "object"}), (operation["operationId"], media)


# --------------------------------------------------------------------------------------------------- other sites' pages


def test_pages_of_other_sites_may_not_act(come: Come, house: RunningHouse) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2)
    own = house.url
    for origin in ("https://evil.example", "null", f"{own}.evil.example", "http://127.0.0.1", "http://localhost:1"):
        header = {"Origin": origin}
        assert guest.refused("POST", "/api/guest", {"name": "Eva"}, headers=header) == "403 forbidden_origin"
        assert guest.refused("POST", f"/api/tables/{id}/start", headers=header) == "403 forbidden_origin"
        with guest.join(id, header) as refused:
            assert refused.receive()["code"] == "forbidden_origin"
            assert refused.closed() == (4003, "forbidden_origin")
    assert guest.post("/api/guest", {"name": "Anna"}, headers={"Origin": own}) == {"name": "Anna"}
    with guest.join(id, {"Origin": own}) as connection:
        assert connection.receive()["type"] == "table"


def test_a_socket_to_nowhere_is_refused(come: Come) -> None:
    for path in ("/api/nothing", "/api/health", "/"):
        with pytest.raises(InvalidStatus) as caught:
            come().socket(path)
        assert caught.value.response.status_code == 403
        assert not caught.value.response.body


# ------------------------------------------------------------------------------------------------------ absurd requests

BODIES = {
    "nothing": (b"", "400 bad_request"),
    "half of it": (b'{"name":"x"', "400 not_json"),
    "words": (b"name=x", "400 not_json"),
    "a list": (b"[]", "400 bad_request"),
    "null": (b"null", "400 bad_request"),
    "NaN": (b'{"name":NaN}', "400 not_json"),
    "a number": (b'{"name":1}', "400 bad_request"),
    "no field": (b"{}", "400 bad_request"),
    "a field too many": (b'{"name":"x","admin":true}', "400 bad_request"),
    "bytes that are no text": (b'{"name":"\xff\xfe"}', "400 not_json"),
    "bytes that are no text, as a key": (b'{"\xff":"x"}', "400 not_json"),
    "half a character": (b'{"name":"\\ud800"}', "400 not_json"),
    "UTF-16": ('{"name":"x"}'.encode("utf-16"), "400 not_json"),
    "too deep": (b'{"x":' + b"[" * 7000 + b"]" * 7000 + b',"name":"x"}', "400 not_json"),
    "too deep and open": (b"[" * 16_000, "400 not_json"),
    "too long": (b'{"name":"' + b"x" * LARGEST_BODY + b'"}', "413 too_large"),
    "30 MB": (b"x" * (30 << 20), "413 too_large"),
}


@pytest.mark.parametrize("what", BODIES)
def test_bodies_that_cannot_be_read(come: Come, what: str) -> None:
    body, refusal = BODIES[what]
    guest = come()
    assert guest.refused("POST", "/api/token", content=body, headers=JSON) == refusal
    assert guest.refused("POST", "/api/token", content=pieces(body), headers=JSON) == refusal
    assert guest.get("/api/health") == {"status": "ok"}


def pieces(body: bytes) -> Iterator[bytes]:
    """A body whose length is not told beforehand."""
    for place in range(0, len(body), 60_000):
        yield body[place : place + 60_000]


@pytest.mark.parametrize("kind", [None, "text/plain", "multipart/form-data", "application/x-www-form-urlencoded", "x"])
def test_a_body_must_say_that_it_is_json(come: Come, kind: str | None) -> None:
    headers = {} if kind is None else {"Content-Type": kind}
    body = b'{"name":"x"}'
    assert come().refused("POST", "/api/token", content=body, headers=headers) == "415 wrong_media_type"
    assert come().post("/api/token", content=body, headers={"Content-Type": "application/json; charset=utf-8"})["token"]


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "HEAD", "TRACE", "BREW"])
def test_methods_that_are_not_for_this(come: Come, method: str) -> None:
    response = come().ask(method, "/api/token")
    assert response.status_code == 405
    assert set(response.headers["allow"].split(", ")) == {"OPTIONS", "POST"}
    if method != "HEAD":
        assert problem_of(response) == "405 wrong_method"


@pytest.mark.parametrize(
    ("path", "refusal"),
    [
        ("/api/../../etc/passwd", "404 not_found"),
        ("/api/%2e%2e/%2e%2e/etc/passwd", "404 not_found"),
        ("/api/tables/%ff%fe", "404 unknown_table"),
        ("/api/tables/%00", "404 unknown_table"),
        ("/api/tables/a%2fb", "404 not_found"),
        ("/api/tables/'; DROP TABLE tables; --", "404 unknown_table"),
        ("/api/tables/" + "x" * 9000, "404 unknown_table"),
        ("/api/tables/x/stream?version=%ff", "400 bad_request"),
        ("/api/tables/x/stream?version=" + "9" * 5000, "400 bad_request"),
        ("/api/tables/x/stream?version=1e999", "400 bad_request"),
        ("/api/tables/x/record?seat=16", "400 bad_request"),
        ("/%ff", "404 not_found"),
        ("/\u202e", "404 not_found"),
    ],
)
def test_absurd_addresses(come: Come, path: str, refusal: str) -> None:
    assert come().refused("GET", path) == refusal


@pytest.mark.parametrize(
    "headers",
    [
        {"Authorization": b"Bearer \xff\xe4"},
        {"Authorization": "Bearer " + "x" * 10_000},
        {"Cookie": b'sushiya_guest=\xff\xfe; =; ;;a="'},
        {"Cookie": b'sushiya_guest="\\377\\000%00%ff"'},
        {"Cookie": "sushiya_guest=" + "x" * 10_000},
        {"X-Nothing": "x" * 30_000},
        {"Accept": "nothing/at-all"},
        {"X-Forwarded-For": "x" * 10_000},
    ],
)
def test_absurd_headers(come: Come, headers: Any) -> None:
    assert come().refused("GET", "/api/guest", headers=headers) == "401 unknown_guest"


def test_a_host_that_is_none(come: Come) -> None:
    assert come().refused("GET", "/api/health", headers={"Host": "a b"}) == "400 bad_request"


NO_HTTP = {
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(200)),
    "another protocol": b"SSH-2.0-OpenSSH_9.2\r\n\r\n",
    "a negative length": b"POST /api/token HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "two lengths": b"POST /api/token HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    "a bad piece": b"POST /api/token HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a header with a zero": b"GET /api/health HTTP/1.1\r\nHost: x\r\nX: \x00\r\n\r\n",
}


def send_raw(house: RunningHouse, request: bytes) -> bytes:
    """All that comes back to bytes; nothing, if the connection is just cut."""
    answer = b""
    with socket.create_connection(("127.0.0.1", house.port), 10) as bare, suppress(OSError):
        bare.sendall(request)
        while data := bare.recv(65_536):
            answer += data
    return answer


@pytest.mark.parametrize("what", NO_HTTP)
def test_what_is_no_http_ends_the_connection_only(house: RunningHouse, come: Come, what: str) -> None:
    """The network code below us answers here, in a word and not in our form, or hangs up."""
    answer = send_raw(house, NO_HTTP[what])
    assert answer == b"" or re.match(rb"HTTP/1\.[01] 4\d\d ", answer), answer[:200]
    assert come().get("/api/health") == {"status": "ok"}


def test_who_hangs_up_in_the_middle_of_a_body_is_no_failure_of_ours(house: RunningHouse, come: Come) -> None:
    with socket.create_connection(("127.0.0.1", house.port), 10) as bare:
        bare.sendall(b"POST /api/token HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        time.sleep(0.1)  # so that the house is waiting for the rest
    assert come().get("/api/health") == {"status": "ok"}
    assert "A request failed" not in house.log()


@pytest.mark.parametrize("headers", [b"X: " + b"x" * 1_000_000, b"\r\n".join(b"X%d: y" % n for n in range(50_000))])
def test_headers_without_end_are_refused(house: RunningHouse, headers: bytes) -> None:
    request = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + headers + b"\r\n\r\n"
    assert b"200 OK" not in send_raw(house, request)


# ----------------------------------------------------------------------------------------------------------- the limits


def test_too_many_requests_are_refused_for_a_while(come: Come) -> None:
    guest, other = come(), come()
    answers: list[httpx.Response] = []
    with ThreadPoolExecutor(16) as at_once:  # quicker than one more every 20 ms, also on a busy machine
        while len(answers) < 10_000 and all(answer.status_code == 200 for answer in answers):
            answers += at_once.map(lambda _: guest.ask("GET", "/api/health"), range(200))
    refused = [answer for answer in answers if answer.status_code != 200]
    assert {problem_of(answer) for answer in refused} == {"429 too_quick"}
    assert len(answers) - len(refused) >= 200
    assert other.get("/api/health") == {"status": "ok"}


def test_too_many_connections_are_refused_for_a_while(come: Come) -> None:
    id, guest, enough = come("Anna").open_table("sushi_roll", 2), come(), Event()

    def ask_on() -> None:
        while not enough.is_set():
            guest.ask("GET", "/api/health")

    with ThreadPoolExecutor(8) as at_once:  # quicker than one more every 20 ms, also on a busy machine
        asking = [at_once.submit(ask_on) for _ in range(8)]
        try:
            refusal, closed = find_refusal(guest, id)
        finally:
            enough.set()
    assert [each.result() for each in asking] == [None] * 8
    assert (refusal["code"], closed) == ("too_quick", (1013, "too_quick"))


def find_refusal(guest: Guest, id: str, attempts: int = 200) -> tuple[Json, tuple[int, str]]:
    """Joins a table until that is refused: what the house says, and how it ends the connection."""
    for _ in range(attempts):
        with guest.join(id) as connection:
            said = connection.receive()
            if said["type"] == "refused":
                return said, connection.closed()
    raise AssertionError(f"{attempts} connections in a row were let in")


def test_too_many_new_guests_and_tables_are_refused(come: Come) -> None:
    guest = come("Anna")
    wish = {"game": "sushi_roll", "players": 2}
    answers = [guest.ask("POST", "/api/tables", wish).status_code for _ in range(8)]
    assert answers[:4] == [201] * 4
    assert guest.refused("POST", "/api/tables", wish) == "429 too_quick"
    assert guest.refused("POST", "/api/token", {"name": "Robot"}) == "429 too_quick"
    assert guest.get("/api/guest") == {"name": "Anna"}


def test_a_guest_that_is_nobody_is_refused_before_it_is_counted(come: Come) -> None:
    nobody = come()
    for _ in range(10):
        assert nobody.refused("POST", "/api/tables", {"game": "sushi_roll", "players": 2}) == "401 unknown_guest"
    assert nobody.post("/api/guest", {"name": "Anna"}) == {"name": "Anna"}
