"""Replays: the same positions and log as the match had, for every pair of eyes, told by what changed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import sushiya
from sushiya.games.match import Match
from sushiya.games.record import is_hidden
from sushiya.table.previews import list_previews
from sushiya.table.replay import Replay, group_steps, make_replay, name_seats, replay_record


def play_out(game: str, players: int, seed: int) -> Match:
    chooser = random.Random(seed)
    match = sushiya.start(game, players=players, seed=f"replay {seed}")
    while not match.is_over:
        lines = match.legal()
        passes = [line for line in lines if line.startswith("pass")]
        match.play(chooser.choice(passes if passes and chooser.random() < 0.2 else lines))
    return match


@pytest.fixture(scope="module", params=[("wasabi", 3), ("wasabi", 2), ("sushi_roll", 4)])
def match(request: pytest.FixtureRequest) -> Match:
    game, players = request.param
    return play_out(game, players, seed=5)


def unfold(replay: Replay) -> list[dict[str, Any]]:
    """Every view whole, as a page puts it together."""
    views: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    for moment in msgspec.to_builtins(replay, str_keys=True)["moments"]:
        view = view | moment["view"]
        views.append(view)
    return views


def plain(view: Any) -> Any:
    return msgspec.to_builtins(view, str_keys=True)


def test_a_seat_sees_again_what_it_saw(match: Match) -> None:
    groups = list(group_steps(match.steps))
    for seat in range(match.players):
        replay = make_replay(match.game, match.steps, name_seats(match.names), seat)
        assert unfold(replay) == [plain(group[-1].after.view(seat)) for group in groups]
        told = [event for moment in replay.moments for event in moment.events]
        assert told == match.seen_from(seat)


def test_moments_are_actions_with_what_chance_did_then(match: Match) -> None:
    replay = make_replay(match.game, match.steps, name_seats(match.names), None)
    first, *others = replay.moments
    assert all(event.seat is None for event in first.events)
    for moment in others:
        assert [event.seat is not None for event in moment.events] == [True] + [False] * (len(moment.events) - 1)
    assert replay.moments[-1].points == match.position.scores()
    assert [event for moment in replay.moments for event in moment.events] == match.events


def test_w32_with_everything_open_every_strip_is_read(match: Match) -> None:
    replay = make_replay(match.game, match.steps, name_seats(match.names), None)
    text = msgspec.json.encode(replay).decode()
    assert "?" not in text
    for view, group in zip(unfold(replay), group_steps(match.steps), strict=True):
        for seat in range(match.players):
            assert view["seats"][seat] == plain(group[-1].after.view(seat))["seats"][seat]


def test_a_record_replays_the_same(match: Match) -> None:
    record = match.record()
    assert replay_record(record, None).moments == make_replay(match.game, match.steps, [], None).moments
    for seat in range(match.players):
        assert (
            replay_record(record, seat).moments
            == make_replay(match.game, match.steps, name_seats(record.names), seat).moments
        )


def test_what_was_hidden_from_the_record_stays_hidden() -> None:
    match = play_out("wasabi", 2, seed=1)
    seen = match.record().seen_from(0)
    assert any(is_hidden(event.line) for event in seen.events)
    mine = make_replay(match.game, match.steps, name_seats(match.names), 0)
    assert unfold(replay_record(seen, 0)) == unfold(mine)
    last_but = [view["seats"][1]["recipes"] for view in unfold(replay_record(seen, None))]
    assert any(recipe.startswith("?") for recipes in last_but for recipe in recipes)


def test_choices_are_told_where_the_seat_was_asked(match: Match) -> None:
    replay = make_replay(match.game, match.steps, name_seats(match.names), 1, with_choices=True)
    groups = list(group_steps(match.steps))
    for moment, group in zip(replay.moments, groups, strict=True):
        after = group[-1].after
        assert moment.legal == (after.legal_lines() if after.status == 1 else [])
        assert moment.previews == (list_previews(after) if after.status == 1 else [])
    assert any(moment.legal for moment in replay.moments)


def test_names_of_records_tell_who_was_a_bot() -> None:
    anna, bot = name_seats(["Anna", "bot:greedy"])
    assert (anna.name, anna.kind, anna.bot) == ("Anna", "person", None)
    assert (bot.name, bot.kind, bot.bot) == ("greedy", "bot", "greedy")
