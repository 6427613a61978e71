"""Previews say what really comes of a line, and leave out only lines that bring nothing."""

from __future__ import annotations

import random

import pytest

import sushiya
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.match import Match
from sushiya.table.previews import NEVER_SCORES, list_previews


@pytest.mark.parametrize(("name", "players"), [("wasabi", 2), ("wasabi", 4), ("sushi_roll", 2), ("sushi_roll", 5)])
def test_previews_agree_with_what_happens(name: str, players: int) -> None:
    game = sushiya.game(name)
    chooser = random.Random(name)
    match = Match(game, players, dice=SeededDice(seed_from_text(f"previews {players}")))
    scoring = 0
    while not match.is_over:
        seat, before = match.status, game.worths(match.position)
        previews = {preview.action: preview for preview in list_previews(match.position)}
        assert previews.keys() <= set(match.legal())
        wanted = list(previews) if previews and chooser.random() < 0.7 else match.legal()
        line = chooser.choice(wanted)
        position = match.position.copy()
        position.apply(line)
        gained = game.worths(position)[seat] - before[seat]
        completes = game.completes(match.position, position)
        if line in previews:
            assert (previews[line].points, previews[line].completes) == (gained, completes)
            scoring += 1
        elif not line.startswith(NEVER_SCORES):
            assert (gained, completes) == (0, [])
        match.play(line)
    assert scoring > 1
