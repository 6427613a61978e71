"""The log of a table: everything that happened at it, in order, and nothing else.

A table is what its entries make of it; their number is its version. Entries are written before anybody hears of them
and never changed. They hold secrets (the seed, who is who, hidden strips): what a guest may read of them is made by
`messages.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from sushiya.games.record import PlayedEdition

By = Literal["guest", "bot", "stand_in", "clock"]
Undo = Literal["never", "fair", "free"]


class ClockOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """A time bank for each seat, and what it gets back for every turn; seconds."""

    bank: Annotated[float, Meta(ge=10, le=86_400)] = 600.0
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 10.0


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is to be played at."""

    is_listed: bool = False  # everybody finds it; otherwise one needs the link
    may_watch: bool = True
    undo: Undo = "fair"  # until somebody learned something new; "free": always, when all others are bots
    clock: ClockOptions | None = None
    grace: Annotated[float, Meta(ge=5, le=86_400)] | None = (
        60.0  # seconds until a bot plays for who is gone; None: never
    )


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Something that happened."""

    at: int  # milliseconds since 1970


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table was set up. The seed stays secret until the match is over."""

    game: str
    edition: PlayedEdition
    rules_version: int
    players: int
    options: Options
    owner: str  # the guest who may seat bots and start
    seed: str


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str


class BotSat(Entry, frozen=True, kw_only=True, tag="bot_sat"):
    """A bot was given a seat."""

    seat: int
    bot: str
    name: str


class SeatLeft(Entry, frozen=True, kw_only=True, tag="left"):
    """A seat is open again."""

    seat: int


class OptionsChanged(Entry, frozen=True, kw_only=True, tag="options_changed"):
    """The match will be played differently."""

    options: Options


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The match began, with this chance."""

    chance: list[str]


class Acted(Entry, frozen=True, kw_only=True, tag="acted"):
    """A seat did something, and chance answered."""

    seat: int
    action: str
    chance: list[str] = []
    by: By = "guest"
    id: str | None = None  # the guest's own, so that a repetition is recognised


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """A seat took back its last action and everything after it: so many actions in all."""

    seat: int
    actions: int = 1
    id: str | None = None


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood_in"):
    """A bot plays for a guest who is gone, until the guest comes back."""

    seat: int
    bot: str


class CameBack(Entry, frozen=True, kw_only=True, tag="came_back"):
    """The guest plays again."""

    seat: int


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The house was closed meanwhile; the clock goes on from here."""


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same guests play again, at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | SeatLeft
    | OptionsChanged
    | Started
    | Acted
    | Undone
    | StoodIn
    | CameBack
    | Resumed
    | Rematched
)

_decoder = msgspec.json.Decoder(AnyEntry)
encode = msgspec.json.Encoder().encode


def decode(text: bytes) -> AnyEntry:
    """An entry as it was written."""
    entry: AnyEntry = _decoder.decode(text)
    return entry
