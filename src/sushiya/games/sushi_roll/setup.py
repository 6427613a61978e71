"""The start of a match and of every round: tokens, who starts, what lies in the bag, and onto which belt it goes.

It owns S1–S5 and S19 up to the point where a die is drawn or rolled, which is an outcome of chance (`chance.py`).
It must not know what a seat may do in its turn (`turn.py`).
"""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import CHANCE, OVER, hot, rule
from sushiya.games.sushi_roll.belts import clear_belt, empty_cup, fill_cup, slide
from sushiya.games.sushi_roll.scoring import score_end, score_round
from sushiya.games.sushi_roll.state import (
    BAG,
    ENDED,
    FACES,
    KINDS,
    NOBODY,
    ROLL,
    SEATS,
    SOURCES,
    START,
    TURN,
)


@rule
def begin(s: Any, e: Any, players: int, start: int) -> None:
    """S1, S2, QS10: every token in place, all dice in the bag; who starts is due."""
    s.players = players
    s.to_act = CHANCE
    s.phase = START
    s.seat = 0
    s.named_start = start
    s.rounds_played = 0
    s.red = NOBODY
    s.turns = 0
    empty_cup(s)
    for seat in range(SEATS):
        for token in range(len(s.supply)):
            s.tokens[seat, token] = e.start[token] if seat < players else 0
        for source in range(len(SOURCES)):
            s.points[seat, source] = 0
    for token in range(len(s.supply)):
        s.supply[token] = e.supply[token] - players * e.start[token]
    clear_table(s, e)


@rule
def clear_table(s: Any, e: Any) -> None:
    """S19: all dice return to the bag. Tokens and puddings stay."""
    for kind in range(KINDS):
        s.bag[kind] = e.count[kind]
    for seat in range(SEATS):
        clear_belt(s, seat)
        s.open_wasabi[seat] = 0
        s.maki[seat] = 0
        for kind in range(KINDS):
            s.dice[seat, kind] = 0
        for face in range(FACES):
            s.tray[seat, face] = 0
            s.on_wasabi[seat, face] = 0


@hot
def choose_start(s: Any, seat: int) -> None:
    """S3: the red belt lies before this seat."""
    s.red = seat
    s.named_start = NOBODY
    begin_filling(s)


@hot
def begin_filling(s: Any) -> None:
    """S4: dice are drawn for every belt, from that of seat 0 on."""
    s.to_act = CHANCE
    s.phase = BAG
    s.seat = 0


@hot
def end_filling(s: Any) -> None:
    """S4, S5: the belt of the next seat is filled, or all are and the rolling begins."""
    if s.seat + 1 < s.players:
        s.seat += 1
    else:
        begin_rolling(s)


@hot
def begin_rolling(s: Any) -> None:
    """S5, S13: every seat rolls all dice before it, from seat 0 on."""
    s.to_act = CHANCE
    s.phase = ROLL
    s.seat = 0
    fill_cup(s, 0)


@hot
def end_rolling(s: Any) -> None:
    """S5, S6: the next seat rolls, or all have rolled and the seat with the red belt has the first turn."""
    if s.seat + 1 < s.players:
        s.seat += 1
        fill_cup(s, s.seat)
    else:
        empty_cup(s)
        s.turns = 0
        begin_acting(s, s.red)


@hot
def begin_acting(s: Any, seat: int) -> None:
    """S7: nothing is left to chance; the seat is to act."""
    s.phase = TURN
    s.seat = seat
    s.to_act = seat


@rule
def end_round(s: Any, e: Any) -> None:
    """S14, S19: the round is scored; the next one begins, or the match is over."""
    score_round(s, e)
    s.rounds_played += 1
    if s.rounds_played == e.rounds:
        score_end(s, e)
        s.phase = ENDED
        s.seat = 0
        s.to_act = OVER
    else:
        clear_table(s, e)
        if e.extra_slide[s.players] != 0:
            slide(s)
        begin_filling(s)
