"""What bots think with is compiled ahead of time."""

from __future__ import annotations

import numba
import pytest

from sushiya.bots.think import lookahead, tree
from sushiya.bots.warm import ENTRY_POINTS, is_warm, warm_up
from sushiya.games.contract import Game


def test_every_entry_point_is_told_in_order(game: Game) -> None:
    told: list[str] = []
    warm_up(game, told.append)
    assert told == list(ENTRY_POINTS)
    assert is_warm(game)


@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled")
def test_no_entry_point_is_forgotten() -> None:
    def is_entry(value: object) -> bool:
        return getattr(getattr(value, "_cache", None), "cache_path", None) is not None

    entries = {name for module in (lookahead, tree) for name, value in vars(module).items() if is_entry(value)}
    assert entries == set(ENTRY_POINTS)
