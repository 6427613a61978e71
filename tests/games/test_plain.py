"""Records as plain values."""

from __future__ import annotations

from typing import Any

import pytest

from sushiya.games.contract import Game
from sushiya.games.plain import read_plain
from tests.conftest import PlayMatch

pytestmark = pytest.mark.interpreted


def are_whole_numbers(value: Any) -> bool:
    return all(map(are_whole_numbers, value)) if isinstance(value, list) else type(value) is int


def test_every_field_is_read_as_it_stands(game: Game, play_match: PlayMatch) -> None:
    records = play_match(game, 3, "read", actions=25).position.records
    plain = vars(read_plain(records))
    assert tuple(plain) == game.state.names
    for name, value in plain.items():
        assert value == records[name][0].tolist()
        assert are_whole_numbers(value)


def test_what_was_read_stays(game: Game) -> None:
    position = game.start(2)
    plain = read_plain(position.records)
    before = vars(plain).copy()
    position.resolve("start 1")
    assert vars(plain) == before != vars(read_plain(position.records))
