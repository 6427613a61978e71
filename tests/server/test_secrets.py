"""Nothing leaks: all bytes that anybody received in matches with hidden recipes, and the log of the house."""

from __future__ import annotations

import base64
import hashlib
import random
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest

import sushiya
from sushiya.games import record as records
from tests.server.client import Connection, Guest, Heard, at_random, at_table, play_on
from tests.server.conftest import Come, Gather
from tests.server.running import RunningHouse

GAME: Any = sushiya.game("wasabi")
STRIPS = sorted((recipe.slug for recipe in GAME.edition.recipes), key=len, reverse=True)
ANY_STRIP = re.compile(rb"(?<![a-z-])(?:" + "|".join(STRIPS).encode() + rb")(?![a-z-])")


@dataclass
class Watched:
    """A match that was played to its end, with all that everybody received."""

    id: str
    seats: list[Guest]
    others: list[Guest]
    begun: dict[int, float] = field(default_factory=dict)  # before when a version cannot have been
    versions: list[int] = field(default_factory=list)  # of every event of the record
    over: float = 0.0

    @property
    def everybody(self) -> list[tuple[int | None, Guest]]:
        return [*enumerate(self.seats), *((None, guest) for guest in self.others)]


@pytest.fixture(scope="module", params=[3, 4])
def watched(request: pytest.FixtureRequest, house: RunningHouse) -> Iterator[Watched]:
    """A bot, people on sockets, a program on a stream, somebody who watches, and a known guest who only asks."""
    players: int = request.param
    with ExitStack() as stack:

        def come(name: str = "", *, is_program: bool = False) -> Guest:
            guest = Guest(house.url, name, is_program=is_program)
            stack.callback(guest.http.close)
            return guest

        people = [come(name) for name in ("Anna", "Bruno")[: players - 2]]
        program = come("Robot", is_program=True)
        seats = ["me", *[None] * (players - 2), "greedy"]
        id = people[0].open_table("wasabi", players, seats, undo="never", is_listed=True)
        watched = Watched(id, [*people, program], [come(), come("Eva")])
        for guest in watched.seats[1:]:
            guest.sit(id)
        with at_table(id, *people, watched.others[0], previews="true") as sockets, program.follow(id) as stream:
            play_and_poll(watched, [*sockets[:-1], stream, sockets[-1]])
        yield watched


def play_and_poll(watched: Watched, connections: list[Connection]) -> None:
    """Play the whole match, and note when everything became known."""
    first, chooser = connections[0], random.Random(len(connections))

    def choose(lines: list[str]) -> str:
        if chooser.random() < 0.1:
            poll(watched)
        passes = [line for line in lines if line.startswith("pass")]
        if passes and chooser.random() < 0.15:
            return chooser.choice(passes)
        return chooser.choice([line for line in lines if line not in passes] or lines)

    sent = {first.version + 1: time.monotonic()}
    version = watched.seats[0].start(watched.id)["version"]
    for connection in connections:
        connection.catch_up(version)
    play_on(connections, choose)
    for connection in connections:
        sent |= connection.moved
    for version in range(min(sent), first.version + 1):  # what a bot did came after what a guest did before
        watched.begun[version] = sent.get(version, watched.begun.get(version - 1, 0.0))
    watched.over = watched.begun[first.version]
    poll(watched)
    updates = [message for message in first.messages if message["type"] == "update"]
    for entry in (entry for update in updates for entry in update["happened"]):
        watched.versions += [entry["version"]] * len(entry.get("events", []))


def poll(watched: Watched) -> None:
    """Ask for everything that can be asked for, also for what is refused."""
    path = f"/api/tables/{watched.id}"
    for seat, guest in watched.everybody:
        for asked in (path, f"{path}/record", f"{path}/record?seat=0", "/api/tables", "/api/matches", "/metrics"):
            guest.ask("GET", asked)
        for asked in (f"{path}/replay", f"{path}/replay?seat=0", f"{path}/replay?seat={seat or 0}"):
            guest.ask("GET", asked)
        move = {"type": "act", "id": "x", "seat": 0 if seat != 0 else 1, "version": 1, "action": "done"}
        guest.ask("POST", f"{path}/act", move)
        guest.ask("POST", f"{path}/undo", {"type": "undo", "id": "y", "seat": 0, "version": 1})


def strips_in(heard: Heard) -> set[str]:
    return {found.decode() for found in ANY_STRIP.findall(heard.data)}


def test_w32_nobody_reads_the_name_of_a_strip_before_they_may(watched: Watched) -> None:
    record = records.loads(watched.seats[0].record(watched.id))
    opened: dict[str, float] = {}
    drawn: list[dict[str, float]] = [{} for _ in record.names]
    for step, version in zip(record.steps(), watched.versions, strict=True):
        moment = watched.begun[version]
        if step.seat is None and step.recipient is not None:
            drawn[step.recipient].setdefault(step.line.split()[1], moment)
        for strip in step.completes:
            opened.setdefault(strip.rstrip("*"), moment)
    read: Counter[str] = Counter()
    for seat, guest in watched.everybody:
        known = {} if seat is None else drawn[seat]
        for heard in guest.heard:
            if heard.at >= watched.over:
                continue
            for strip in strips_in(heard):
                since = min(known.get(strip, watched.over), opened.get(strip, watched.over))
                assert since <= heard.at, (strip, guest.name, heard.data[:2000])
                read[guest.name] += 1
    secret = [strip for seat, known in enumerate(drawn) for strip in known if strip not in drawn[seat - 1]]
    assert len(secret) > 15
    assert len(opened) > 3
    assert all(read[guest.name] > 50 for guest in (*watched.seats, watched.others[0]))


def test_what_is_over_is_open_to_all(watched: Watched) -> None:
    """And so the test above could find a name."""
    for guest in (*watched.seats, *watched.others):
        after = [heard for heard in guest.heard if heard.at >= watched.over]
        assert len(set().union(*map(strips_in, after))) > 15


def forms_of(seed: str) -> list[bytes]:
    """A seed as it could be written."""
    raw = bytes.fromhex(seed)
    plain, safe = base64.b64encode(raw).rstrip(b"="), base64.urlsafe_b64encode(raw).rstrip(b"=")
    number = int(seed, 16)
    return [seed.encode(), seed.upper().encode(), raw, raw[::-1], plain, safe, repr(raw).encode(), str(number).encode()]


def test_nobody_knows_the_seed_before_the_end(watched: Watched, house: RunningHouse) -> None:
    seed = watched.seats[0].get(f"/api/tables/{watched.id}")["seed"]
    log = house.log().encode()
    for form in forms_of(seed):
        assert form not in log
        for guest in (*watched.seats, *watched.others):
            assert not any(form in heard.data for heard in guest.heard if heard.at < watched.over)
    for guest in (*watched.seats, *watched.others):
        assert any(seed.encode() in heard.data for heard in guest.heard if heard.at >= watched.over)


def ids_of(house: RunningHouse, secrets: list[str]) -> list[str]:
    """The ids under which the house knows the guests with these secrets."""
    connection = sqlite3.connect(f"file:{house.folder}/house.db?mode=ro", uri=True)
    try:
        known = dict(connection.execute("SELECT key, guest FROM keys").fetchall())
    finally:
        connection.close()
    return [known[hashlib.sha256(secret.encode()).digest()] for secret in secrets]


def test_nobody_learns_who_another_guest_is(watched: Watched, house: RunningHouse, come: Come) -> None:
    guests = [guest for guest in (*watched.seats, *watched.others) if guest.secret]
    code = guests[0].post("/api/guest/link")["code"]
    device = come()
    device.post("/api/guest/redeem", {"code": code})
    secrets = [guest.secret for guest in guests]
    log = house.log()
    for number, (secret, id) in enumerate(zip(secrets, ids_of(house, secrets), strict=True)):
        digest = hashlib.sha256(secret.encode())
        hidden = [secret, digest.hexdigest(), base64.b64encode(digest.digest()).decode(), id]
        assert not any(word in log for word in [*hidden, code, device.secret])
        for other, guest in enumerate((*guests, device, *watched.others)):
            told = b"".join(heard.data for heard in guest.heard)
            assert id.encode() not in told
            if guest is not guests[number]:
                assert not any(word.encode() in told for word in hidden), (number, other)
        answers = [heard for heard in guests[number].heard if secret.encode() in heard.data]
        assert len(answers) == 1
        assert b"/api/" not in answers[0].data


def test_w32_an_error_does_not_tell_where_a_strip_is(gather: Gather) -> None:
    """To pass on a strip is refused in the same words, whether another seat has it or nobody."""
    id, guests = gather("wasabi", 2, undo="never")
    with at_table(id, *guests) as connections:
        play_on(connections, at_random(3), moves=24)
        mover = next(connection for connection in connections if connection.turn())
        turn = mover.turn()
        assert turn is not None
        own = set(turn["view"]["seats"][turn["seat"]]["recipes"])
        other = next(connection for connection in connections if connection is not mover)
        [theirs] = [update["view"]["seats"][update["seat"]]["recipes"] for update in other.updates.values()]
        assert len(theirs) > 2
        assert not own & set(theirs)
        answers: dict[tuple[str, str], set[str]] = {}
        for verb in ("pass", "choose"):
            for strip in set(STRIPS) - own:
                told = mover.act(f"{verb} {strip}")
                assert told["type"] == "refused"
                answers.setdefault((verb, repr((told["code"], told["message"], told["rule"]))), set()).add(strip)
        assert len(answers) == 2, answers.keys()
