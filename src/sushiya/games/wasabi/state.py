"""The record of a Wasabi! match: every fact of a position, named, with its unit and its sentinel.

It holds facts only, no rule. Upper bounds of any edition stand here; how many of each are used is in the edition's
record (`edition.py`). The board, as squares are numbered with `stride` columns (7 in the house edition):

        a   b   c   d   e   f   g
    1   0   1   2   3   4   5   6       A set of squares, or of recipes, is one whole number with a bit for each:
    2   7   8   9  10  11  12  13       bit 9 is c2. With fewer players the rightmost columns are not in the
    …                                   playing area (W1, QW17), but squares keep their numbers.
"""

from __future__ import annotations

import numpy as np

from sushiya.games.compiled import record

SEATS = 4
SQUARES = 60  # sets are signed 64-bit numbers
INGREDIENTS = 32
RECIPES = 60
LENGTH = 8  # of the longest strip
TILES = 120

COLUMN_LETTERS = "abcdefghijklmnopqrstuvwxyz"

HAND_TILES = 3  # W7, W28
HAND_RECIPES = 3  # W8, W29
HAND_CARDS = 2  # W27

CARDS = ("chop", "spicy", "switch", "stack", "wasabi")
CHOP, SPICY, SWITCH, STACK, WASABI = range(5)

PHASES = ("start", "give", "deal", "step_one", "rewards", "tiles", "recipes", "over")
START, GIVE, DEAL, STEP_ONE, REWARDS, FILL_TILES, FILL_RECIPES, END = range(8)

END_REASONS = ("", "instant_win", "board_full", "all_passed")
INSTANT_WIN, BOARD_FULL, ALL_PASSED = 1, 2, 3

NONE = -1  # no ingredient, no card, no seat

STATE = record(
    ("to_act", np.int8),  # the seat to act, or CHANCE, or OVER
    ("players", np.int8),
    ("seat", np.int8),  # whose turn it is, also while chance is due
    ("start_seat", np.int8),  # W6; NONE until chance has said
    ("named_start", np.int8),  # W6: the start seat named when the match was made, or NONE
    ("phase", np.int8),  # index of PHASES
    ("end_reason", np.int8),  # index of END_REASONS
    ("turn", np.int16),  # turns finished since the starting recipes were dealt
    ("passes_in_a_row", np.int16),  # QW29
    # the board
    ("occupied", np.int64),  # squares with at least one tile
    ("stacked", np.int64),  # squares with two or more
    ("covered", np.int64),  # squares under a Wasabi! card
    ("corners", np.int64),  # top left squares of the Wasabi! cards on the board
    ("top", np.int8, SQUARES),  # ingredient in play on a square, NONE if empty
    ("buried_count", np.int16),  # tiles under others, over the whole board
    ("buried_square", np.int8, TILES),  # where each lies; the tiles of one square stand bottom to top
    ("buried_ingredient", np.int8, TILES),
    # what lies open beside it
    ("pantry", np.int8, INGREDIENTS),
    ("pantry_sorts", np.int64),  # set of the ingredients that the pantry has tiles of
    ("kitchen", np.int8, len(CARDS)),
    ("tiles", np.int8, (SEATS, INGREDIENTS)),
    ("tile_count", np.int8, SEATS),
    ("tile_sorts", np.int64, SEATS),  # set of the ingredients that a seat has tiles of
    ("cards", np.int8, (SEATS, len(CARDS))),
    ("card_count", np.int8, SEATS),
    ("tokens", np.int8, (SEATS, LENGTH + 1)),  # unused challenge tokens by length
    ("tokens_left", np.int8, SEATS),
    ("cubes", np.int16, SEATS),
    ("completed", np.int64, SEATS),  # strips with a token on them
    ("styled", np.int64, SEATS),  # those of them completed with style
    # what is hidden (W32)
    ("held", np.int64, SEATS),  # strips behind the screens
    ("in_stacks", np.int64),  # strips in the shuffled parts of the stacks
    ("under_stacks", np.int64),  # strips put back under them
    ("put_back", np.int8, RECIPES),  # the same, first to come up first, all lengths in one list
    ("put_back_turn", np.int16, RECIPES),  # the turn in which that was: strips of one turn lie in the edition's order
    ("put_back_count", np.int8),
    ("known", np.int64, SEATS),  # strips whose place a seat knows although it is neither open nor in its own hand
    ("imagined", np.int64),  # strips standing in for unknown ones while a redacted record is followed; never complete
    ("deemed", np.int64),  # imagined strips that the record shows to match just now
    # the turn
    ("laid", np.int8),  # tiles laid in this turn
    ("card_played", np.int8),  # or NONE
    ("chopped", np.int8),  # W19 (B): the tile taken up and not yet laid, or NONE
    ("choices", np.int64),  # QW23: strips one of which is to be chosen
    ("choices_styled", np.int64),
    ("asked_about", np.int8, 2),  # the squares whose change completed something or calls for the choice, or NONE
    ("rewards", np.int8),  # W24: action cards still to be taken
    ("draw_length", np.int8),  # the length named, while chance owes the strip; 0 otherwise
)
