"""What holds in every match of every edition: pieces conserved, legal ⇔ check, text ⇔ code, chance, copies, an end."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushiya.errors import IllegalAction
from sushiya.games import engine
from sushiya.games.contract import CHANCE, OVER, Position
from sushiya.games.stepper import Stepper
from sushiya.games.wasabi import Wasabi

from . import editions
from .invariants import check_invariants
from .matches import play, walk


def every_step(game: Wasabi, players: int, chooser: random.Random) -> None:
    position = game.start(players)
    check_invariants_at_start(position)
    for number, step in enumerate(walk(position, chooser, chooser.choice([0.05, 0.3]))):
        if step.before.status == CHANCE:
            check_chance(step.before)
        else:
            check_legality(step.before, chooser)
        if position.records["start_seat"][0] >= 0:
            check_invariants(position)
        assert number < 3000
    assert position.result() is not None


def check_invariants_at_start(position: Position) -> None:
    assert position.status == CHANCE
    assert position.records["start_seat"][0] == -1


def check_legality(position: Position, chooser: random.Random) -> None:
    """An action is in `legal` exactly when `check` gives no reason; each once; never none."""
    game = position.game
    codes = position.legal().tolist()
    legal = set(codes)
    assert codes
    assert len(codes) == len(legal)
    assert codes == position.legal().tolist()
    for code in chooser.sample(codes, min(5, len(codes))):
        assert position.check(code) is None
        assert game.parse_action(game.format_action(code)) == code
    for code in [chooser.randrange(game.action_count) for _ in range(15)]:
        reason = position.check(code)
        assert (reason is None) == (code in legal), game.format_action(code)
        if reason is not None:
            assert reason.code
            assert reason.rule
            assert reason.text.endswith(".")


def check_chance(position: Position) -> None:
    """Probabilities sum to 1; every throw of the dice means one of the outcomes, and does the same as it."""
    game = position.game
    outcomes = dict(position.outcomes())
    assert sum(outcomes.values()) == 1
    assert set(outcomes.values()) == {Fraction(1, len(outcomes))}
    sides = position.sides()
    thrown = [position.outcome_of([n]) for n in range(sides[0])] if sides else [position.outcome_of([])]
    assert sorted(thrown) == sorted(outcomes)
    for number, code in enumerate(thrown):
        assert game.parse_outcome(game.format_outcome(code)) == code
        by_outcome, by_dice = position.copy(), position.copy()
        by_outcome.resolve(code)
        draws = np.zeros(engine.MAX_DRAWS, np.int32)
        draws[0] = number
        engine.settle_draws(by_dice.records, game.editions, draws)
        assert by_outcome == by_dice
    impossible = next(code for code in range(60) if code not in outcomes)
    before = position.copy()
    with pytest.raises(IllegalAction):
        position.resolve(impossible)
    assert position == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_step_of_the_house_edition(players: int) -> None:
    every_step(editions.load(editions.HOUSE_DATA), players, random.Random(players))


@pytest.mark.interpreted
@pytest.mark.parametrize("name", sorted(editions.SMALL))
def test_every_step_of_small_editions(name: str) -> None:
    game = editions.load(editions.SMALL[name])
    for players in game.player_counts:
        for seed in range(2):
            every_step(game, players, random.Random(seed))


@settings(max_examples=12, deadline=None, derandomize=True)
@given(editions.valid_editions(), st.randoms(use_true_random=False))
def test_every_step_of_any_edition(edition: dict[str, Any], chooser: random.Random) -> None:
    game = editions.load(edition)
    for players in game.player_counts:
        every_step(game, players, chooser)


@pytest.mark.parametrize("name", ["micro", "scarce"])
def test_legal_and_check_agree_on_every_code(name: str) -> None:
    game = editions.load(editions.SMALL[name])
    for seed in range(3):
        log, _ = play(game, 2, seed, 0.2)
        for step in log[:: 1 if name == "micro" else 5]:
            if step.seat is not None:
                legal = set(step.before.legal().tolist())
                assert legal == {code for code in range(game.action_count) if step.before.check(code) is None}


def test_copies_are_independent_and_snapshots_restore() -> None:
    game = editions.load(editions.BUSY)
    log, end = play(game, 3, 1)
    for step in log[::9]:
        position, snapshot = step.before, step.before.snapshot
        twin = position.copy()
        assert twin == position
        for _ in walk(twin, random.Random(0)):
            pass
        assert position.snapshot == snapshot
        assert game.restore(snapshot) == position
        assert twin != position
    with pytest.raises(ValueError, match="snapshot"):
        game.restore(b"")
    assert end.status == OVER


def test_an_illegal_action_changes_nothing() -> None:
    game = editions.load(editions.BUSY)
    log, _ = play(game, 3, 2)
    for step in log[::5]:
        if step.seat is not None:
            before = step.before.copy()
            illegal = next(code for code in range(game.action_count) if step.before.check(code))
            with pytest.raises(IllegalAction) as caught:
                step.before.apply(illegal)
            assert caught.value.rule
            assert step.before == before


def test_same_actions_and_outcomes_same_match() -> None:
    game = editions.load(editions.CROWDED)
    for seed in range(5):
        log, end = play(game, 3, seed)
        position = game.start(3)
        for step in log:
            assert position == step.before
            position.resolve(step.line) if step.seat is None else position.apply(step.code)
        assert position == end


@pytest.mark.interpreted
def test_a_stepper_is_apply_and_legal() -> None:
    game = editions.load(editions.BUSY)
    log, end = play(game, 2, 4)
    stepper = Stepper(game.start(2))
    for number, step in enumerate(log):
        if step.seat is not None:
            stepper.move_to(step.before.copy())
            assert stepper.codes[: stepper.list()].tolist() == step.before.legal().tolist()
            count = stepper.apply(step.code)
            after = log[number + 1].before if number + 1 < len(log) else end
            assert stepper.position == after
            assert stepper.codes[:count].tolist() == (after.legal().tolist() if after.status >= 0 else [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_depend_on_seed_and_number_alone(players: int) -> None:
    game = editions.load(editions.HOUSE_DATA)
    whole = game.random_matches(40, players, seed=5)
    part = game.random_matches(10, players, seed=5, first=20)
    assert whole.scores[20:30].tolist() == part.scores.tolist()
    assert whole.ranks[20:30].tolist() == part.ranks.tolist()
    assert whole.decisions[20:30].tolist() == part.decisions.tolist()
    assert whole.decisions.tolist() != game.random_matches(40, players, seed=6).decisions.tolist()


def test_thousands_of_matches_end() -> None:
    """W30, QW12: in compiled playouts, with the end of each match looked at."""
    for name, data in {"house": editions.HOUSE_DATA, **editions.SMALL, "shuffling": editions.SHUFFLING}.items():
        game = editions.load(data)
        for players in game.player_counts:
            batch = game.random_matches(300, players, seed=9)
            assert batch.decisions.min() > 0, name
            assert (batch.ranks.min(axis=1) == 1).all()


def test_a_record_is_laid_out_anew_whatever_it_held() -> None:
    """`begin` in a used record gives the same match as in a fresh one, apart from what is out of use."""
    game = editions.load(editions.BUSY)
    used = play(game, 3, 3)[1]
    engine.start(used.records, game.editions, 2, -1)
    fresh = game.start(2)
    for seed in range(3):
        one, two = used.copy(), fresh.copy()
        lines = [[(step.line, step.completes) for step in walk(p, random.Random(seed))] for p in (one, two)]
        assert lines[0] == lines[1]
        assert one.result() == two.result()


def test_random_codes_tell_what_was_played() -> None:
    game = editions.load(editions.BUSY)
    batch = game.random_matches(5, 3, seed=8)
    for number in range(5):
        position = game.start(3)
        decisions = 0
        for code in game.random_codes(number, 3, seed=8):
            decisions += position.status >= 0
            position.resolve(code) if position.status == CHANCE else position.apply(code)
        assert position.status == OVER
        assert position.scores() == batch.scores[number].tolist()
        assert decisions == batch.decisions[number]
