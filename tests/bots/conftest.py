"""What tests of other people's bots need."""

from __future__ import annotations

from pathlib import Path

import pytest

from sushiya.games.contract import Game
from tests.bots.kennel import Kennel
from tests.games.sushi_roll import editions as sushi_roll_editions


@pytest.fixture
def kennel(tmp_path: Path) -> Kennel:
    return Kennel(tmp_path)


@pytest.fixture(scope="session")
def sushi_roll() -> Game:
    """With one round only: long enough for all mischief."""
    return sushi_roll_editions.load(sushi_roll_editions.house(rounds=1))
