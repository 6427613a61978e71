"""The position of a match of Sushi Roll as one record, and the bounds that any edition keeps within.

It owns the memory layout and nothing else: no rule is here. Seats run clockwise, so the left neighbour of seat k is
seat k + 1, and that is where turns go (S6) and belts slide (S13).

          seat 0 --belts slide--> seat 1 --> ... --> the last seat --> seat 0
                                                                                 bag    dice of each kind (S4)
    before every seat a belt             beside it a tray      in hand
    dice[seat, kind]  0 2 1 0 ...        tray[seat, face]      menus, chopsticks, puddings
    belt[seat, face]  0 0 1 1 0 1 ...    on_wasabi[seat, face]
                                                                                 cup    the dice about to be rolled
A die is on the belt by its kind in `dice` and, once it has been rolled, by its face in `belt`. Between a slide and the
roll (S13), and between a menu and the reroll (S8), the dice concerned are in `dice` only.
"""

from __future__ import annotations

import numpy as np

from sushiya.games.compiled import record

# Upper bounds of any edition; the record of the edition says how many are used.
SEATS = 5
KINDS = 8
FACES = 24
MAX_SIDES = 12
MAX_BELT = 8  # dice on a belt

# What happens now: `phase`.
START, BAG, ROLL, REROLL, TURN, ENDED = 0, 1, 2, 3, 4, 5
SEAT_CHANCES = (BAG, ROLL, REROLL)  # those in which an outcome comes to a seat
PHASES = ("start", "bag", "roll", "reroll", "turn", "over")

# Tokens: second index of `tokens`.
MENUS, CHOPSTICKS, PUDDINGS = 0, 1, 2

# Where points come from: second index of `points`.
MAKI_RACE, NIGIRI, SETS, PUDDING_AWARD, UNUSED_TOKENS = 0, 1, 2, 3, 4
SOURCES = ("maki", "nigiri", "sets", "puddings", "tokens")

NOBODY = -1  # no seat

STATE = record(
    ("players", np.int8),  # 2 to 5; seats are 0 … players - 1
    ("to_act", np.int8),  # the seat to act, or CHANCE, or OVER
    ("phase", np.int8),  # START … ENDED
    ("seat", np.uint8),  # the seat whose turn it is, or to whose belt the due outcome comes; 0 when it is neither
    ("named_start", np.int8),  # the start seat agreed on before the first step; NOBODY leaves it to chance
    ("rounds_played", np.int8),  # rounds scored so far; at the end, all of them
    ("red", np.int8),  # the seat with the red belt; NOBODY before S3
    ("turns", np.int8),  # seats that have had their turn since the last slide
    ("in_cup", np.int8),  # how many dice are in the cup
    ("cup", np.int64),  # their kinds in kind order, a byte for each from the lowest; 0 while no dice are to be rolled
    ("bag", np.int8, KINDS),  # how many dice of each kind are in the bag
    ("dice", np.int8, (SEATS, KINDS)),  # how many dice of each kind lie on the belt before a seat
    ("belt", np.int8, (SEATS, FACES)),  # how many of them show each face
    ("shown", np.int32, SEATS),  # bit f: face f is on that belt; always as `belt` says, kept for speed
    ("tray", np.int8, (SEATS, FACES)),  # how many dice of each face a seat has taken this round
    ("on_wasabi", np.int8, (SEATS, FACES)),  # how many of them are nigiri that lie on a wasabi (S12)
    ("open_wasabi", np.int8, SEATS),  # wasabi dice on the tray that carry no nigiri
    ("maki", np.int8, SEATS),  # maki symbols on the tray
    ("tokens", np.int16, (SEATS, 3)),  # MENUS, CHOPSTICKS and PUDDINGS (by their worth, QS5) in hand
    ("supply", np.int16, 3),  # and in the supply
    ("points", np.int16, (SEATS, len(SOURCES))),  # points already scored: rounds when they end, the rest at the end
)
