"""What holds in every position of every match: dice and tokens conserved, legal ⇔ check, ends, copies, views.

S1, S2, S11 and S19 (nothing appears or disappears), S14 (every match ends), QS10 (tokens come out of the supply).
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushiya.errors import IllegalAction
from sushiya.games import engine
from sushiya.games.compiled import random_stream
from sushiya.games.contract import CHANCE, OVER, Position
from sushiya.games.sushi_roll import SushiRoll, SushiRollView
from sushiya.games.sushi_roll.state import ROLL

from . import editions
from .positions import HOUSE, at, play
from .test_chance import walk


def conserved(position: Position) -> None:
    """S1, S2, S5: all dice and tokens are somewhere, and the three descriptions of a belt agree."""
    s: Any = position.records[0]
    e: Any = position.game.editions[0]
    on_trays = np.zeros(len(s.bag), int)
    np.add.at(on_trays, e.kind_of, s.tray.sum(axis=0))
    assert (s.bag + s.dice.sum(axis=0) + on_trays == e.count).all()
    assert (s.tokens.sum(axis=0) + s.supply == e.supply).all()
    assert min(s.bag.min(), s.dice.min(), s.belt.min(), s.tray.min(), s.tokens.min(), s.supply.min()) >= 0
    assert (s.on_wasabi <= s.tray).all()
    for seat in range(position.players):
        shown = sum(1 << face for face in range(int(e.faces)) if s.belt[seat, face] > 0)
        assert s.shown[seat] == shown
        rolled = np.zeros(len(s.bag), int)
        np.add.at(rolled, e.kind_of, s.belt[seat])
        waiting = s.dice[seat] - rolled
        if position.status >= 0:
            assert not waiting.any()
        elif s.seat == seat:
            assert waiting.sum() == s.in_cup or s.phase != ROLL
    for gone in range(position.players, len(s.tokens)):
        for field in (s.tokens, s.dice, s.belt, s.tray):
            assert not field[gone].any()


def legal_is_check(position: Position, chooser: random.Random, samples: int) -> None:
    """An action is in `legal()` exactly when `check` passes; each is there once."""
    legal = position.legal().tolist()
    assert len(set(legal)) == len(legal) > 0
    assert all(position.check(code) is None for code in legal)
    listed = set(legal)
    for _ in range(samples):
        near = chooser.choice(legal) + chooser.randint(-40, 40)
        for code in (near, chooser.randrange(position.game.action_count)):
            assert (position.check(code) is None) == (code in listed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_match(players: int) -> None:
    chooser = random.Random(players)
    for position in walk(HOUSE, players, chooser):
        conserved(position)
        if position.status >= 0:
            legal_is_check(position, chooser, 12)


def test_legal_is_check_for_every_code_of_a_small_edition() -> None:
    """Not sampled: all codes in all positions of some matches."""
    game = editions.load(editions.TINY)
    for seed in range(6):
        for position in walk(game, 2, random.Random(seed)):
            if position.status >= 0:
                listed = set(position.legal().tolist())
                assert {code for code in range(game.action_count) if position.check(code) is None} == listed


@settings(max_examples=20, deadline=None)
@given(editions.valid_editions(), st.randoms(use_true_random=False))
def test_every_position_of_a_match_in_any_edition(edition: dict[str, Any], chooser: random.Random) -> None:
    game = editions.load(edition)
    players = chooser.choice(game.player_counts)
    for position in walk(game, players, chooser):
        conserved(position)
        if position.status >= 0:
            legal_is_check(position, chooser, 4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s14_every_match_ends_and_scores_lie_within_reason(players: int) -> None:
    played = HOUSE.random_matches(300, players, seed=players)
    dice = {2: 8, 3: 7, 4: 6, 5: 5}[players]
    assert played.decisions.min() >= 3 * dice * players
    assert played.scores.min() > -10
    assert played.scores.max() < 150
    assert (played.ranks.min(axis=1) == 1).all()


def test_matches_of_a_seed_do_not_depend_on_how_they_are_divided() -> None:
    whole = HOUSE.random_matches(20, 4, seed=9)
    parts = [HOUSE.random_matches(5, 4, seed=9, first=first) for first in (0, 5, 10, 15)]
    assert (np.concatenate([part.scores for part in parts]) == whole.scores).all()


def test_copies_are_independent() -> None:
    chooser = random.Random(7)
    for position in walk(HOUSE, 3, chooser):
        before, copy = position.snapshot, position.copy()
        assert copy == position
        if copy.status == CHANCE:
            copy.resolve(copy.outcome_of([0] * len(copy.sides())))
        else:
            copy.apply(int(copy.legal()[0]))
        assert position.snapshot == before
        assert copy != position
        assert HOUSE.restore(before) == position


def test_two_ways_to_the_same_position_are_equal() -> None:
    """QS7: positions hold no trace of how they came about beyond what the rules know."""

    def played(*lines: str) -> Position:
        position = at("""
            0 acts | belt egg tempura maki | menus 2
            1      | belt squid
        """)
        return play(position, *lines)

    one = played("menu tempura egg", "reroll 0 sashimi squid", "menu maki", "reroll 0 maki3")
    other = played("menu maki", "reroll 0 maki3", "menu tempura egg", "reroll 0 sashimi squid")
    assert one == other


def test_nothing_is_hidden() -> None:
    """All seats see the same but for whose view it is; resampling changes nothing."""
    for position in walk(HOUSE, 3, random.Random(11)):
        views = [position.view(seat) for seat in (0, 1, 2, None)]
        assert len({msgspec.json.encode(msgspec.structs.replace(view, seat=None)) for view in views}) == 1
        assert [view.seat for view in views] == [0, 1, 2, None]
        assert position.resample(1, random_stream(1)) == position


def test_views_travel_as_json() -> None:
    for position in walk(HOUSE, 2, random.Random(12)):
        view = position.view(0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=SushiRollView) == view
        assert (view.to_act is None) == (position.status == CHANCE)


@pytest.mark.interpreted
def test_a_finished_match_refuses_everything() -> None:
    game: SushiRoll = editions.load(editions.MICRO)
    position: Position = list(walk(game, 2, random.Random(1)))[-1]
    assert position.status == OVER
    with pytest.raises(IllegalAction, match="over"):
        position.apply("take egg")
    with pytest.raises(IllegalAction, match="No chance"):
        position.resolve("start 0")
    codes = np.zeros(8192, np.int32)
    assert engine.advance(position.records, game.editions, engine.JUST_LIST, np.empty(1, engine.SCRATCH)) == 0
    assert game.reason(engine.check_action(position.records, game.editions, 0)).code == "not_a_turn"
    assert game.reason(engine.check_chance(position.records, game.editions, 0)).code == "no_chance_due"
    assert engine.list_dice(position.records, game.editions, codes) == 0
