"""Positions of Sushi Roll from a few lines of text, so that a test shows the table and not its making.

    0 acts | belt egg squid maki2 | tray wasabi egg | menus 1 chopsticks 1 puddings 2
    1 red  | belt tempura egg
    2      | belt dumpling

One line a seat. `acts` is the seat to act, `red` the one with the red belt (the seat to act if nobody is). A tray is
read as it was filled: `wasabi egg` is an egg on a wasabi, `egg wasabi` is not (S12). What is not named is 0; all other
dice are in the bag and all other tokens in the supply. `played` is the number of rounds already played.
"""

from __future__ import annotations

from typing import Any

from sushiya.games import sushi_roll
from sushiya.games.contract import Position
from sushiya.games.sushi_roll.state import TURN

HOUSE = sushi_roll.load(None)


def at(text: str, *, played: int = 0, game: sushi_roll.SushiRoll = HOUSE) -> Position:
    """The position that the text draws."""
    rows = [[part.split() for part in line.split("|")] for line in text.strip().splitlines()]
    position = game.start(len(rows))
    s: Any = position.records[0]
    e: Any = game.editions[0]
    acting = next(seat for seat, row in enumerate(rows) if "acts" in row[0])
    red = next((seat for seat, row in enumerate(rows) if "red" in row[0]), acting)
    s.phase, s.to_act, s.seat, s.red, s.rounds_played, s.turns = (
        TURN,
        acting,
        acting,
        red,
        played,
        (acting - red) % len(rows),
    )
    s.tokens[:] = 0
    for seat, row in enumerate(rows):
        if int(row[0][0]) != seat:
            raise ValueError(f"seat {seat} expected, not {row[0]}")
        for part in row[1:]:
            if part[0] == "belt":
                _fill_belt(s, e, game, seat, part[1:])
            elif part[0] == "tray":
                _fill_tray(s, e, game, seat, part[1:])
            else:
                for token, count in zip(part[::2], part[1::2], strict=True):
                    s.tokens[seat, ("menus", "chopsticks", "puddings").index(token)] = int(count)
    s.supply[:] = e.supply - s.tokens.sum(axis=0)
    if min(*s.bag, *s.supply) < 0:
        raise ValueError("there are not so many dice or tokens")
    return position


def _number(game: sushi_roll.SushiRoll, word: str) -> int:
    return [face.text for face in game.edition.faces].index(word)


def _fill_belt(s: Any, e: Any, game: sushi_roll.SushiRoll, seat: int, words: list[str]) -> None:
    for word in words:
        face = _number(game, word)
        s.bag[e.kind_of[face]] -= 1
        s.dice[seat, e.kind_of[face]] += 1
        s.belt[seat, face] += 1
        s.shown[seat] |= 1 << face


def _fill_tray(s: Any, e: Any, game: sushi_roll.SushiRoll, seat: int, words: list[str]) -> None:
    for word in words:
        face = _number(game, word)
        s.bag[e.kind_of[face]] -= 1
        s.tray[seat, face] += 1
        s.maki[seat] += e.maki[face]
        s.open_wasabi[seat] += e.is_wasabi[face]
        if e.is_nigiri[face] and s.open_wasabi[seat] > 0:
            s.open_wasabi[seat] -= 1
            s.on_wasabi[seat, face] += 1


def play(position: Position, *lines: str) -> Position:
    """Play lines of notation, actions and outcomes alike, and hand the position back."""
    for line in lines:
        if position.status == -1:
            position.resolve(line)
        else:
            position.apply(line)
    return position


def belt(position: Position, seat: int) -> list[str]:
    """What lies on a belt; a die that waits for its roll by its kind, in brackets."""
    return [die.face or f"({die.kind})" for die in position.view(None).seats[seat].belt]  # type: ignore[attr-defined]


def tray(position: Position, seat: int) -> list[str]:
    """What lies on a tray, `+` behind a nigiri on a wasabi."""
    dice = position.view(None).seats[seat].tray  # type: ignore[attr-defined]
    return [die.face + "+" * die.on_wasabi for die in dice]


def finish_round(position: Position) -> Position:
    """Take the last die of every belt: the lines are forced, and the round is scored."""
    before = int(position.records["rounds_played"][0])
    while int(position.records["rounds_played"][0]) == before:
        position.apply(next(line for line in position.legal_lines() if line.startswith("take ")))
    return position
