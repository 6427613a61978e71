"""A bot cannot peek (W32): where its seat cannot tell positions apart, the same random stream gives the same choice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import sushiya
from sushiya.bots.bot import Bot, Budget, Seen
from sushiya.bots.catalog import all_kinds, make_bot
from sushiya.games.compiled import random_stream
from sushiya.games.contract import Game, Position
from tests.games.wasabi.matches import play

SIMULATIONS = Budget(simulations=60)  # counted: by the clock, no choice can be repeated
HOUSE_BOTS = [name for name, kind in all_kinds().items() if not kind.is_local]


def twins(players: int, seed: int, count: int) -> Iterator[tuple[Position, Position]]:
    """Positions of a match, each with another that its seat to act cannot tell from it."""
    log, _ = play(sushiya.game("wasabi"), players, seed)
    positions = [step.before for step in log if step.before.status >= 0]
    for number, position in enumerate(random.Random(seed).sample(positions, count)):
        yield position, position.resample(position.status, random_stream(seed, number))


def choose(bot: Bot, position: Position, number: int) -> int | str:
    return bot.choose(Seen(position, random_stream(99, number), SIMULATIONS))


@pytest.mark.parametrize("spec", HOUSE_BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_choice_is_the_same_in_positions_that_look_the_same(spec: str, players: int) -> None:
    different = 0
    for number, (position, twin) in enumerate(twins(players, 11, 25)):
        different += position != twin
        assert choose(make_bot(spec), position, number) == choose(make_bot(spec), twin, number)
    assert different > 10


def test_a_bot_that_got_the_true_position_would_be_found() -> None:
    class TrueSeen(Seen):
        def __init__(self, position: Position) -> None:
            super().__init__(position, random_stream(1), SIMULATIONS)
            self.position = position

    bot = make_bot("greedy")
    found = sum(bot.choose(TrueSeen(one)) != bot.choose(TrueSeen(two)) for one, two in twins(3, 11, 60))
    assert found > 0


@pytest.mark.parametrize("spec", HOUSE_BOTS)
def test_the_choice_follows_from_the_stream(spec: str, game: Game) -> None:
    """Nothing else is random in a bot: asked again, it answers the same."""
    position = sushiya.start(game.name, 3, seed="again").position
    assert choose(make_bot(spec), position, 5) == choose(make_bot(spec), position, 5)


def test_threads_do_not_change_a_counted_search(game: Game) -> None:
    """Each tree has its own stream, and stopping early never changes the choice."""
    position = sushiya.start(game.name, 3, seed="threads").position
    bot = make_bot("search:simulations=300,threads=3")
    chosen = {bot.choose(Seen(position, random_stream(3), bot.budget)) for _ in range(4)}
    assert len(chosen) == 1
