"""What a guest sees of a position: everything on the table, by name.

It owns the shape of the view and no rule. All of it is open to every seat; views differ only in whose they are. Dice
that wait for a roll (S5, S8, S13) have a kind and no face. What a tray is worth now is shown beside the points of
rounds already scored, because the maki race (S15) is decided only when the round ends.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from sushiya.games.contract import Position, View
from sushiya.games.sushi_roll.edition import Edition
from sushiya.games.sushi_roll.scoring import list_worth
from sushiya.games.sushi_roll.state import (
    CHOPSTICKS,
    ENDED,
    MENUS,
    NOBODY,
    PHASES,
    PUDDINGS,
    SEAT_CHANCES,
    SEATS,
    SOURCES,
)


class BeltDie(msgspec.Struct, frozen=True):
    """A die on a belt; `face` is None while it waits for a roll."""

    kind: str
    face: str | None


class TrayDie(msgspec.Struct, frozen=True):
    """A die on a tray."""

    kind: str
    face: str
    on_wasabi: bool  # S12: a nigiri that lies on a wasabi die


class Points(msgspec.Struct, frozen=True):
    """Points by where they come from (S15, S16, S17, S20, S21), in the order of `state.SOURCES`."""

    maki: int
    nigiri: int
    sets: int
    puddings: int
    tokens: int


class SeatView(msgspec.Struct, frozen=True):
    """All that lies before one seat."""

    belt: list[BeltDie]
    tray: list[TrayDie]
    open_wasabi: int  # wasabi dice on the tray that carry no nigiri
    maki: int  # maki symbols on the tray
    menus: int
    chopsticks: int
    puddings: int
    this_round: Points  # what the tray is worth as it stands
    so_far: Points  # rounds already scored and, at the end, the awards


class Tokens(msgspec.Struct, frozen=True):
    """The supply."""

    menus: int
    chopsticks: int
    puddings: int


class SushiRollView(View, frozen=True, kw_only=True):
    """A position of Sushi Roll."""

    seats: list[SeatView]
    supply: Tokens
    bag: dict[str, int]  # dice by kind, in the edition's order
    red_belt: int | None  # the seat before which it lies; None before S3
    round: int  # from 1; at the end, the last one
    rounds: int
    turn: int | None  # which turn since the belts slid last, from 1; None between turns
    chance_seat: int | None  # the seat that the due outcome comes to


def build_view(position: Position, edition: Edition, seat: int | None) -> SushiRollView:
    """What the seat may know, which is all there is."""
    s: Any = position.records[0]
    worth = np.zeros((SEATS, len(SOURCES)), np.int64)
    if s.phase != ENDED:  # the trays of the last round are scored already
        list_worth(position.records, edition.records, worth)
    to_act = int(s.to_act)
    return SushiRollView(
        game="sushi_roll",
        players=int(s.players),
        seat=seat,
        to_act=to_act if to_act >= 0 else None,
        phase=PHASES[s.phase],
        scores=position.scores(),
        result=position.result(),
        seats=[_seat_view(s, edition, k, worth[k]) for k in range(s.players)],
        supply=Tokens(*(int(count) for count in s.supply)),
        bag={die.name: int(s.bag[kind]) for kind, die in enumerate(edition.dice)},
        red_belt=int(s.red) if s.red != NOBODY else None,
        round=min(int(s.rounds_played) + 1, edition.rounds),
        rounds=edition.rounds,
        turn=int(s.turns) + 1 if to_act >= 0 else None,
        chance_seat=int(s.seat) if s.phase in SEAT_CHANCES else None,
    )


def _seat_view(s: Any, edition: Edition, seat: int, worth: Any) -> SeatView:
    return SeatView(
        belt=_belt(s, edition, seat),
        tray=_tray(s, edition, seat),
        open_wasabi=int(s.open_wasabi[seat]),
        maki=int(s.maki[seat]),
        menus=int(s.tokens[seat, MENUS]),
        chopsticks=int(s.tokens[seat, CHOPSTICKS]),
        puddings=int(s.tokens[seat, PUDDINGS]),
        this_round=_points(worth),
        so_far=_points(s.points[seat]),
    )


def _points(row: Any) -> Points:
    return Points(*(int(points) for points in row))


def _belt(s: Any, edition: Edition, seat: int) -> list[BeltDie]:
    """Dice in the edition's order, in each kind first those that show a face."""
    belt = []
    for kind, die in enumerate(edition.dice):
        faces = [
            face.text for f, face in enumerate(edition.faces) if face.kind == kind for _ in range(int(s.belt[seat, f]))
        ]
        belt += [BeltDie(die.name, face) for face in faces]
        belt += [BeltDie(die.name, None)] * (int(s.dice[seat, kind]) - len(faces))
    return belt


def _tray(s: Any, edition: Edition, seat: int) -> list[TrayDie]:
    """Dice in the edition's order, of each face first those on a wasabi."""
    return [
        TrayDie(edition.dice[face.kind].name, face.text, i < int(s.on_wasabi[seat, f]))
        for f, face in enumerate(edition.faces)
        for i in range(int(s.tray[seat, f]))
    ]
