"""One real house for most tests of the server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.client import Guest
from tests.server.running import RunningHouse

NAMES = ("Anna", "Bruno", "Chloé", "Дина", "Eva")
OUR_FAULT = re.compile("^(WARNING|ERROR|CRITICAL) |Exception in ASGI", re.MULTILINE)  # not what came from outside
MESSAGE_RATE = 200  # a second: matches are played as fast as the machine can


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """The house that most tests share. Whatever they do to it, it never fails itself."""
    options = ("--message-rate", str(MESSAGE_RATE), "--log-level", "debug")
    running = RunningHouse(tmp_path_factory.mktemp("house"), *options)
    running.start()
    yield running
    running.stop()
    assert not OUR_FAULT.search(running.log()), running.log()[-5000:]


Come = Callable[..., Guest]


@pytest.fixture
def come(house: RunningHouse) -> Iterator[Come]:
    """Somebody comes: by name with a cookie, or with a token (`is_program`); without a name nobody known."""
    guests: list[Guest] = []

    def make(name: str = "", *, is_program: bool = False) -> Guest:
        guests.append(Guest(house.url, name, is_program=is_program))
        return guests[-1]

    yield make
    for guest in guests:
        guest.http.close()


Gather = Callable[..., tuple[str, list[Guest]]]


@pytest.fixture
def gather(come: Come) -> Gather:
    """So many guests at a new table of this game, and the match begun."""

    def make(game: str, count: int, **options: Any) -> tuple[str, list[Guest]]:
        guests = [come(name) for name in NAMES[:count]]
        table = guests[0].open_table(game, count, **options)
        for guest in guests[1:]:
            guest.sit(table)
        guests[0].start(table)
        return table, guests

    return make
