"""What a guest sees of a position: everything on the table, by name.

It owns the shape of the view and no rule. All of it is open to every seat; views differ only in whose they are. Dice
that wait for a roll (S5, S8, S13) have a kind and no face. What a tray is worth now is shown beside the points of
rounds already scored, because the maki race (S15) is decided only when the round ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from sushiya.games.contract import OVER, Position, View
from sushiya.games.plain import PlainReader
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
    STATE,
)

read_state = PlainReader(STATE).read


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


class ViewBuilder:
    """Builds views with the dice of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.kinds = [die.name for die in edition.dice]
        self.waiting = [BeltDie(kind, None) for kind in self.kinds]
        self.on_belt = [BeltDie(self.kinds[face.kind], face.text) for face in edition.faces]
        self.on_tray = [TrayDie(self.kinds[face.kind], face.text, on_wasabi=False) for face in edition.faces]
        self.on_wasabi = [TrayDie(self.kinds[face.kind], face.text, on_wasabi=True) for face in edition.faces]
        self.faces_of = [sorted(set(die.sides)) for die in edition.dice]

    def build(self, position: Position, viewers: Iterable[int | None]) -> list[SushiRollView]:
        """What each of the viewers may know, which is all there is."""
        open_view = self.build_open(position)
        return [replace(open_view, seat=viewer) for viewer in viewers]

    def build_open(self, position: Position) -> SushiRollView:
        """What lies open to everybody."""
        s = read_state(position.memory)
        worth = np.zeros((SEATS, len(SOURCES)), np.int64)
        if s.phase != ENDED:  # the trays of the last round are scored already
            list_worth(position.records, self.edition.records, worth)
        return SushiRollView(
            game="sushi_roll",
            players=s.players,
            seat=None,
            to_act=s.to_act if s.to_act >= 0 else None,
            phase=PHASES[s.phase],
            scores=position.scores(),
            result=position.result(),
            seats=[self._seat(s, seat, row) for seat, row in enumerate(worth[: s.players].tolist())],
            supply=Tokens(*s.supply),
            bag=dict(zip(self.kinds, s.bag, strict=False)),
            red_belt=s.red if s.red != NOBODY else None,
            round=min(s.rounds_played + 1, self.edition.rounds),
            rounds=self.edition.rounds,
            turn=s.turns + 1 if s.to_act >= 0 else None,
            chance_seat=s.seat if s.phase in SEAT_CHANCES else None,
        )

    def worths(self, position: Position) -> list[int]:
        """The points of every seat with what its tray is worth as it stands."""
        scores = position.scores()
        if position.status == OVER:
            return scores
        worth = np.zeros((SEATS, len(SOURCES)), np.int64)
        list_worth(position.records, self.edition.records, worth)
        return [score + tray for score, tray in zip(scores, worth.sum(axis=1).tolist(), strict=False)]

    def _seat(self, s: Any, seat: int, worth: list[int]) -> SeatView:
        return SeatView(
            belt=self._belt(s.dice[seat], s.belt[seat]),
            tray=self._tray(s.tray[seat], s.on_wasabi[seat]),
            open_wasabi=s.open_wasabi[seat],
            maki=s.maki[seat],
            menus=s.tokens[seat][MENUS],
            chopsticks=s.tokens[seat][CHOPSTICKS],
            puddings=s.tokens[seat][PUDDINGS],
            this_round=Points(*worth),
            so_far=Points(*s.points[seat]),
        )

    def _belt(self, dice: Sequence[int], faces: Sequence[int]) -> list[BeltDie]:
        """Dice in the edition's order, in each kind first those that show a face."""
        belt: list[BeltDie] = []
        for kind, waiting in enumerate(self.waiting):
            if dice[kind]:
                rolled = [self.on_belt[f] for f in self.faces_of[kind] for _ in range(faces[f])]
                belt += rolled + [waiting] * (dice[kind] - len(rolled))
        return belt

    def _tray(self, faces: Sequence[int], on_wasabi: Sequence[int]) -> list[TrayDie]:
        """Dice in the edition's order, of each face first those on a wasabi."""
        tray: list[TrayDie] = []
        for f, count in enumerate(faces):
            if count:
                tray += [self.on_wasabi[f]] * on_wasabi[f] + [self.on_tray[f]] * (count - on_wasabi[f])
        return tray
