"""The log in words. `sentences.json` is read here and by the tests of the page: both say the same of the same line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sushiya
from sushiya.cli.sentences import Teller
from sushiya.games.contract import Game
from sushiya.games.record import Event
from sushiya.locales import Words, list_languages
from tests.conftest import PlayMatch

SENTENCES = json.loads(Path(__file__).with_name("sentences.json").read_text())


@pytest.mark.parametrize("case", SENTENCES, ids=lambda case: f"{case['game']} {case['event']}")
def test_a_line_is_told(case: Any) -> None:
    teller = Teller(Words(), sushiya.game(case["game"]), ["Anna", "Marco", "Jun"], 0)
    assert teller.tell(msgspec.convert(case["event"], Event)) == case["text"]


@pytest.mark.parametrize("language", list_languages())
def test_a_whole_match_is_told_in_every_language(game: Game, play_match: PlayMatch, language: str) -> None:
    match = play_match(game, 3, "told", eager=True)
    for seat in (None, 0, 1, 2):
        teller = Teller(Words(language), game, ["Anna", "Marco", "Jun"], seat)
        for event in match.seen_from(seat):
            told = teller.tell(event)
            assert told or "?" in event.line
            assert "{" not in told
