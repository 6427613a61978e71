"""The order of the bots. Whole tournaments are for the arena; these few matches would notice a bot that has gone wrong.

All bots here count simulations, so the same matches are played everywhere.
"""

from __future__ import annotations

import pytest

from sushiya.bots.catalog import LEVELS, all_kinds, make_bot
from sushiya.bots.play import play_match
from sushiya.games.chance import seed_from_text
from sushiya.games.contract import Game

pytestmark = pytest.mark.slow


def win_share(game: Game, spec: str, others: str, players: int, rounds: int) -> float:
    """What one bot wins against others of one kind, from every seat with the same dice."""
    won = 0.0
    for number in range(rounds * players):
        dice, seat = seed_from_text(f"strength {number // players}"), number % players
        bots = [make_bot(spec if place == seat else others) for place in range(players)]
        result = play_match(game, bots, dice=dice, seed=number).match.result()
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    return won / (rounds * players)


@pytest.mark.parametrize("players", [2, 3])
def test_greedy_beats_random(game: Game, players: int) -> None:
    assert win_share(game, "greedy", "random", players, 20) >= 0.95


def test_the_apprentice_stands_between_random_and_greedy(game: Game) -> None:
    assert win_share(game, "apprentice", "random", 2, 20) > 0.8
    assert win_share(game, "greedy", "apprentice", 2, 20) > 0.6


def test_search_beats_greedy(game: Game) -> None:
    assert win_share(game, "search:simulations=300", "greedy", 2, 20) > 0.6


def test_search_beats_two_greedy(game: Game) -> None:
    assert win_share(game, "search:simulations=300", "greedy", 3, 14) > 0.4


def test_the_levels_answer_in_time() -> None:
    """They are told to: 0.1, 0.5 and 2 seconds, with room for a slow machine."""
    limits = dict(zip((name for name, *_ in LEVELS), (100, 500, 2000), strict=True))
    assert {name for name, kind in all_kinds().items() if kind.is_level} == set(limits)
    for name, limit in limits.items():
        assert (make_bot(name).budget.ms or 0) <= limit / 2
