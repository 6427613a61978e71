"""Records as plain values."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sushiya.games.contract import Game
from sushiya.games.plain import PlainReader
from tests.conftest import PlayMatch

pytestmark = pytest.mark.interpreted


def are_whole_numbers(value: Any) -> bool:
    return all(map(are_whole_numbers, value)) if isinstance(value, tuple) else type(value) is int


def test_every_field_is_read_as_it_stands(game: Game, play_match: PlayMatch) -> None:
    position = play_match(game, 3, "read", actions=25).position
    plain = PlainReader(game.state).read(position.memory)._asdict()
    assert tuple(plain) == game.state.names
    for name, value in plain.items():
        assert np.array_equal(value, position.records[name][0])
        assert are_whole_numbers(value)


def test_what_was_read_stays(game: Game) -> None:
    position = game.start(2)
    reader = PlainReader(game.state)
    plain = reader.read(position.memory)
    before = plain._asdict()
    position.resolve("start 1")
    assert plain._asdict() == before != reader.read(position.memory)._asdict()
