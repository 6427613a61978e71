"""What search compares: the best actions, and of those that do nearly the same only a few."""

from __future__ import annotations

from collections import Counter

import numpy as np

from sushiya.bots.bot import Seen
from sushiya.bots.greedy import judge_actions
from sushiya.bots.profiles import MENUS_COMPARED, SWAPS_COMPARED, choose_contenders
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.compiled import random_stream
from sushiya.games.contract import Game
from sushiya.games.match import Match
from tests.games.sushi_roll.positions import at

TURN = """
0 acts | belt egg salmon salmon tempura pudding | menus 2 chopsticks 1
1 red  | belt squid maki3 dumpling menu wasabi
"""


def lines_of(text: str, most: int) -> list[str]:
    seen = Seen(at(text), random_stream(1))
    return [seen.lines[i] for i in choose_contenders(seen, judge_actions(seen), most)]


def test_every_die_can_be_taken() -> None:
    takes = {line for line in lines_of(TURN, 100) if line.startswith("take")}
    assert takes == {"take egg", "take salmon", "take tempura", "take pudding"}


def test_menus_leave_one_die_or_none() -> None:
    menus = [line.split()[1:] for line in lines_of(TURN, 100) if line.startswith("menu")]
    assert len(menus) == MENUS_COMPARED
    assert all(len(dice) >= 4 for dice in menus)


def test_the_last_die_can_be_rolled_again() -> None:
    text = """
    0 acts | belt egg | menus 2
    1 red
    """
    assert set(lines_of(text, 100)) == {"take egg", "menu egg"}


def test_few_ways_to_swap_for_the_same_die() -> None:
    swaps = [line.split()[3:] for line in lines_of(TURN, 100) if line.startswith("chopsticks")]
    assert set(Counter(map(tuple, swaps)).values()) == {SWAPS_COMPARED}
    assert {face for face, *_ in swaps} == {"squid", "maki3", "dumpling", "menu", "wasabi"}


def test_the_best_come_first(game: Game) -> None:
    match = Match(game, 2, dice=SeededDice(seed_from_text("contenders")))
    seen = Seen(match.position, random_stream(1))
    worths = judge_actions(seen)
    chosen = choose_contenders(seen, worths, 5)
    assert len(chosen) == 5
    assert worths[chosen[0]] == worths.max()
    assert (np.diff(worths[chosen]) <= 0).all()
