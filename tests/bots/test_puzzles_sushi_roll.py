"""Positions of Sushi Roll with a move that is best by calculation: whoever looks ahead must find it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from sushiya.bots.bot import Seen
from sushiya.bots.catalog import make_bot
from sushiya.games.compiled import random_stream
from tests.games.sushi_roll.positions import at

BOTS = ("greedy", "search:simulations=2000")
LAST_ROUND = 2


@dataclass(frozen=True)
class Puzzle:
    """A position as `positions.at` reads it, and its best move."""

    name: str
    best: str
    text: str
    played: int = 0


PUZZLES = [
    # S17: 13 - 6 = 7 points now; a squid brings 3, and the die left behind comes back as a sashimi once in six at most.
    Puzzle(
        "the third sashimi",
        "take sashimi",
        """
        0 acts | belt tempura sashimi squid | tray sashimi sashimi
        1 red  | belt pudding pudding
        """,
    ),
    # S17: 8 - 4 = 4 points now; the others bring 1.
    Puzzle(
        "the third dumpling",
        "take dumpling",
        """
        0 acts | belt dumpling tempura egg | tray dumpling dumpling
        1 red  | belt pudding pudding
        """,
    ),
    # S17: 5 - 1 = 4 points now; salmon brings 2, egg 1, and the die left behind is a tempura once in three.
    Puzzle(
        "the second tempura",
        "take tempura",
        """
        0 acts | belt tempura egg salmon | tray tempura
        1 red  | belt pudding pudding
        """,
    ),
    # S12, S16: 9 points; salmon 6 and egg 3, and there is one wasabi.
    Puzzle(
        "the best nigiri on an open wasabi",
        "take squid",
        """
        0 acts | belt egg salmon squid | tray wasabi
        1 red  | belt pudding pudding
        """,
    ),
    # S12, S16: the last die to come is a pudding, so a wasabi stays bare and the egg brings 1, which wins 7 to 6.
    Puzzle(
        "no wasabi when no nigiri can follow",
        "take egg",
        """
        0 acts | belt egg wasabi
        1 red  | belt pudding | tray squid squid
        """,
        LAST_ROUND,
    ),
    # S15: 4 symbols against 3 turn 3 points into 6 and the other's 6 into 3. The squid brings 3 and leaves the maki to
    # the other seat.
    Puzzle(
        "a maki that wins the race",
        "take maki2",
        """
        0 acts | belt maki2 squid | tray maki2
        1 red  | belt pudding | tray maki3
        """,
    ),
    # S20: 4 puddings against 3, and no pudding die is left after it: 6 points for this seat and not for the other.
    Puzzle(
        "a pudding that decides the match",
        "take pudding2",
        """
        0 acts | belt pudding2 squid | puddings 2
        1 red  | belt maki | tray maki2 | puddings 3
        """,
        LAST_ROUND,
    ),
    # S9, S17: 7 points instead of 1 for the egg; a single token is worth nothing when kept (S21).
    Puzzle(
        "chopsticks for the die that completes a set",
        "chopsticks egg for sashimi of 1",
        """
        0 acts | belt egg | tray sashimi sashimi | chopsticks 1
        1      | belt sashimi
        2      | belt dumpling
        3      | belt tempura
        """,
        LAST_ROUND,
    ),
    # S9, S17, S21: the sashimi brings the other seat 7 points, which then wins 13 to 11; with the egg for it, it loses
    # 7 to 10. Two tokens are worth as much as three.
    Puzzle(
        "chopsticks against the other's set",
        "chopsticks egg for sashimi of 1",
        """
        0 acts | belt egg | tray squid squid squid | chopsticks 1 menus 2
        1      | belt sashimi | tray sashimi sashimi
        """,
        LAST_ROUND,
    ),
    # S8, S17, S21: one sashimi is worth 0, a dumpling 2, a tempura 1, and two tokens are worth as much as three.
    Puzzle(
        "a menu that costs nothing",
        "menu sashimi",
        """
        0 acts | belt sashimi | menus 3
        1 red  | tray dumpling
        """,
        LAST_ROUND,
    ),
    # S8, S21: the better of two thrown dice brings 31/18 points, a single one 4/3, none 0; a single token is worth
    # nothing, and the last die to come is a pudding, which no menu makes better.
    Puzzle(
        "a menu for all worthless dice",
        "menu sashimi sashimi",
        """
        0 acts | belt sashimi sashimi | tray squid squid | menus 1
        1 red  | belt pudding | puddings 9
        """,
        LAST_ROUND,
    ),
    # S16, S21: a nigiri die shows nothing better than the squid, and one token less costs the point for both.
    Puzzle(
        "tokens are not wasted",
        "take squid",
        """
        0
        1 acts | belt squid | menus 1 chopsticks 1
        2      | belt egg
        3      | belt wasabi
        4 red
        """,
        LAST_ROUND,
    ),
]


def choices(spec: str, puzzle: Puzzle, times: int = 3) -> set[str]:
    """What the bot plays, with several random streams."""
    position = at(puzzle.text, played=puzzle.played)
    bot = make_bot(spec)
    chosen = (bot.choose(Seen(position, random_stream(number), bot.budget)) for number in range(times))
    return {position.game.line_of(int(code)) for code in chosen}


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_the_best_move_is_found(puzzle: Puzzle, spec: str) -> None:
    assert choices(spec, puzzle) == {puzzle.best}


def test_the_puzzles_are_not_solved_by_chance() -> None:
    solved = [puzzle.name for puzzle in PUZZLES if choices("random", puzzle) == {puzzle.best}]
    assert len(solved) <= len(PUZZLES) // 4
