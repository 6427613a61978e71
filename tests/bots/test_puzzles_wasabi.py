"""Positions of Wasabi! with a move that is best by calculation: whoever looks ahead must find it."""

from __future__ import annotations

import pytest

from sushiya.bots.bot import Seen
from sushiya.bots.catalog import make_bot
from sushiya.games.compiled import random_stream
from sushiya.games.contract import Position
from tests.games.wasabi.positions import at, play

BOTS = ("greedy", "search:simulations=2000")

# Strips of length 5 that seat 0 has put back: with the three in its hand it knows all but the one that seat 1 holds.
PUT_BACK = """
    recipes 0: sea-parade fisherman-s-fan emperor-s-breakfast
    under: thunder-dragon@0 four-gardens@0 lantern-festival@2 urchin-king@2 last-supper@4 itamae-s-pride@4
    turn: 6
"""
FOUR_OF_FIVE = """
    | . . .        . .
    | . . rice     . .
    | . . egg      . .
    | . . maki     . .
    | . . cucumber . .
"""


def choices(spec: str, position: Position, times: int = 3) -> set[str]:
    """What the bot plays, with several random streams."""
    bot = make_bot(spec)
    chosen = (bot.choose(Seen(position, random_stream(number), bot.budget)) for number in range(times))
    return {position.game.line_of(int(code)) for code in chosen}


@pytest.mark.parametrize("spec", BOTS)
def test_the_last_token_wins_at_once(spec: str) -> None:
    """W17: behind on points, but the tenth token ends the match."""
    position = at("""
        | .   .    . . .
        | .   maki . . .
        hand 0: tuna crab salmon
        recipes 0: tekkamaki sake-nigiri two-rivers
        tokens 0: 2
        cubes 1: 40
    """)
    winning = {line for line in position.legal_lines() if play(position.copy(), line).result() is not None}
    assert winning == {"lay tuna b1", "lay tuna a2", "lay tuna c2", "lay tuna b3"}
    assert choices(spec, position) <= winning


@pytest.mark.parametrize("spec", BOTS)
def test_the_order_of_the_strip_brings_a_cube(spec: str) -> None:
    """W15: both ends of the line complete Crunchy Tuna, one of them in its order."""
    position = at("""
        | . .    .    . .
        | . maki tuna . .
        hand 0: tempura egg eel
        recipes 0: crunchy-tuna bento-box rainbow-bridge
    """)
    assert choices(spec, position) == {"lay tempura d2"}


@pytest.mark.parametrize("spec", BOTS)
def test_one_tile_may_complete_two_strips(spec: str) -> None:
    """W16: the tuna completes Tekkamaki anywhere beside the maki, and Two Rivers too between salmon, rice and maki."""
    position = at("""
        | salmon rice . maki .
        | .      .    . .    .
        hand 0: tuna egg eel
        recipes 0: two-rivers tekkamaki lucky-eel
    """)
    assert choices(spec, position) == {"lay tuna c1"}


@pytest.mark.parametrize("spec", BOTS)
def test_a_wasabi_card_blocks_the_seat_that_is_about_to_win(spec: str) -> None:
    """W17, W23: seat 1 has the tempura for either end of the column and one token left; no tile can block both ends.

    Every block that touches the column leaves less than five squares of it.
    """
    position = at(
        FOUR_OF_FIVE
        + PUT_BACK
        + """
        hand 0: salmon crab
        hand 1: tempura tuna
        cards 0: wasabi
        tokens 0: 5 4 3 2
        tokens 1: 5
        recipes 1: grand-futomaki
        laid: 1
        """
    )
    assert choices(spec, position) <= {f"card wasabi {column}{row}" for column in "bc" for row in range(1, 6)}


@pytest.mark.parametrize("spec", BOTS)
def test_the_missing_tile_is_picked(spec: str) -> None:
    """W28: three of Grand Futomaki's tiles lie, one is in hand; with the fifth it is complete in two turns."""
    position = at("""
        | rice egg maki . .
        hand 0: cucumber crab
        recipes 0: grand-futomaki
        tokens 0: 5 4
        laid: 1
    """)
    position = play(position, *([] if position.view(0).phase != "step_one" else ["done"]))
    assert choices(spec, position) == {"pick tempura"}


@pytest.mark.parametrize("spec", BOTS)
def test_a_length_without_tokens_is_not_drawn(spec: str) -> None:
    """W14: strips of 2 and 3 can bring nothing any more."""
    position = at("""
        | rice .  . . .
        hand 0: cucumber crab tuna
        recipes 0: grand-futomaki temple-garden
        tokens 0: 5 4 4
        laid: 1
    """)
    position = play(position, *([] if position.view(0).phase != "step_one" else ["done"]))
    assert choices(spec, position) <= {"draw 4", "draw 5"}


def test_random_does_not_solve_them() -> None:
    """The puzzles are not won by chance."""
    position = at("| . maki tuna . .\nhand 0: tempura egg eel\nrecipes 0: crunchy-tuna")
    assert len(choices("random", position, 20)) > 5
