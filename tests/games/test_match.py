"""A match: a position with its log and dice."""

from __future__ import annotations

import pickle

import msgspec
import pytest
from msgspec import UNSET

import sushiya
from sushiya.errors import BadPlayers, IllegalAction, NotationError
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import CHANCE, Game
from sushiya.games.match import Match
from tests.conftest import PlayMatch

pytestmark = pytest.mark.interpreted

SEED = seed_from_text("a rainy evening")


def test_dice_are_thrown_as_soon_as_chance_is_due(game: Game, play_match: PlayMatch) -> None:
    match = play_match(game, 3, "thrown", actions=30)
    assert match.position.status != CHANCE
    assert match.steps[0].seat is None


def test_without_dice_chance_waits(game: Game) -> None:
    match = Match(game, 2)
    assert match.to_act is None
    assert not match.is_over
    with pytest.raises(IllegalAction) as caught:
        match.play(0)
    assert caught.value.code == "chance_due"
    with pytest.raises(ValueError, match="no dice"):
        match.answer_chance()
    match.resolve("start 1")
    assert match.log(None) == ["chance: start 1"]


def test_an_outcome_is_refused_while_a_seat_is_to_act(game: Game) -> None:
    match = Match(game, 2, dice=SeededDice(SEED))
    with pytest.raises(IllegalAction) as caught:
        match.resolve("start 1")
    assert caught.value.code == "no_chance_due"


def test_same_seed_and_actions_same_match(game: Game, play_match: PlayMatch) -> None:
    assert play_match(game, 2, "twice").record() == play_match(game, 2, "twice").record()


def test_play_takes_lines_and_codes(game: Game) -> None:
    by_line, by_code = Match(game, 2, dice=SeededDice(SEED)), Match(game, 2, dice=SeededDice(SEED))
    by_line.play(by_line.legal()[-1])
    by_code.play(int(by_code.position.legal()[-1]))
    assert by_line.position == by_code.position


def test_a_bad_line_changes_nothing(game: Game) -> None:
    match = Match(game, 2, dice=SeededDice(SEED))
    before, counter = match.record(), match.dice and match.dice.counter
    with pytest.raises(NotationError):
        match.play("serve tea")
    illegal = next(code for code in range(game.action_count) if match.position.check(code))
    with pytest.raises(IllegalAction) as caught:
        match.play(illegal)
    assert caught.value.rule
    assert match.record() == before
    assert match.dice is not None
    assert match.dice.counter == counter


@pytest.mark.parametrize("actions", [1, 12, 25])
def test_undo_is_exact(game: Game, play_match: PlayMatch, actions: int) -> None:
    match = play_match(game, 3, "undone", actions=actions)
    earlier = play_match(game, 3, "undone", actions=actions - 1)
    action = match.steps[-1] if match.steps[-1].seat is not None else None
    later = match.record()
    undone = match.undo()
    assert match.record() == earlier.record()
    assert match.position == earlier.position
    if action is not None:
        assert undone.line == action.line
    match.play(undone.line)
    assert match.record() == later  # the dice went back too


def test_undo_from_the_end_to_the_start_and_back(game: Game, play_match: PlayMatch) -> None:
    match = play_match(game, 2, "all the way")
    finished = match.record()
    undone = []
    while any(step.seat is not None for step in match.steps):
        undone.append(match.undo().line)
    with pytest.raises(IllegalAction) as caught:
        match.undo()
    assert caught.value.code == "nothing_to_undo"
    for line in reversed(undone):
        match.play(line)
    assert match.record() == finished


def test_copies_are_independent(game: Game, play_match: PlayMatch) -> None:
    match = play_match(game, 3, "copied", actions=15)
    before = match.record()
    twin = match.copy()
    line = match.legal()[0]
    twin.play(line)
    assert match.record() == before
    match.play(line)
    assert match.record() == twin.record()  # and the same dice are ahead of both


def test_log_has_a_line_for_every_step_as_the_seat_may_read_it(game: Game, play_match: PlayMatch) -> None:
    match = play_match(game, 3, "logged")
    for viewer in (None, 0, 1, 2):
        log = match.log(viewer)
        assert len(log) == len(match.steps)
        for text, step in zip(log, match.steps, strict=True):
            if step.seat is None:
                assert text.startswith(f"chance: {game.show_outcome(step.code, step.recipient, viewer)}")
            else:
                assert text.startswith(f"seat {step.seat}: {game.show_action(step.code, step.seat, viewer)}")


def test_view_and_log_refuse_a_seat_that_is_not_there(game: Game) -> None:
    match = Match(game, 2, dice=SeededDice(SEED))
    for look in (match.view, match.log, match.seen_from):
        with pytest.raises(BadPlayers):
            look(2)


@pytest.mark.parametrize("actions", [0, 20, None])
def test_views_are_the_view_of_each_seat(game: Game, play_match: PlayMatch, actions: int | None) -> None:
    match = play_match(game, 3, "looked at", actions=actions)
    viewers = (2, None, 0, 1, 0)
    assert list(match.views(viewers)) == [match.view(viewer) for viewer in viewers]
    assert [view.seat for view in match.views(viewers)] == list(viewers)
    assert not match.views([])
    with pytest.raises(BadPlayers):
        match.views([0, 3])


def test_a_view_stays_as_it_was_while_its_position_goes_on(game: Game, play_match: PlayMatch) -> None:
    position = play_match(game, 2, "kept", actions=8).position
    viewers = (0, 1, None)
    views = position.views(viewers)
    before = [msgspec.json.encode(view) for view in views]
    position.apply(int(position.legal()[0]))
    assert [msgspec.json.encode(view) for view in views] == before
    assert [msgspec.json.encode(view) for view in position.views(viewers)] != before


def test_a_game_that_remembers_lines_can_go_to_another_process(game: Game) -> None:
    match = Match(game, 2, dice=SeededDice(SEED))
    match.play(match.legal()[0])
    twin: Game = pickle.loads(pickle.dumps(game))
    assert twin.restore(match.position.snapshot).legal_lines() == match.legal()


def test_names_must_fit_the_seats(game: Game) -> None:
    with pytest.raises(BadPlayers):
        Match(game, 3, names=["Anna", "Bo"])


def test_a_named_start_seat_starts(game: Game) -> None:
    match = sushiya.start(game.name, 3, seed="named", start_seat=2)
    assert match.events[0].line == "start 2"


def test_the_door_takes_any_kind_of_seed(game: Game) -> None:
    text = sushiya.start(game.name, 2, seed="a rainy evening")
    assert sushiya.start(game.name, 2, seed=SEED).record() == text.record()
    secret = sushiya.start(game.name, 2)
    assert secret.dice is not None
    assert secret.dice.seed != SEED


def test_a_record_tells_the_seed_only_when_the_match_is_over(game: Game, play_match: PlayMatch) -> None:
    running = play_match(game, 2, "told", actions=5).record()
    assert running.seed is UNSET
    over = play_match(game, 2, "told").record()
    assert over.seed == seed_from_text("told").hex()
    assert over.commitment == running.commitment == SeededDice(seed_from_text("told")).commitment
