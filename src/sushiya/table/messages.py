"""Every message between a guest and a table, and how it is made for the one who gets it.

What a guest may know is built here and nowhere else: from open facts of the table, the view of the guest's own seat and
the steps as that seat may read them. The names on the wire are the names here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from sushiya.games.record import Event
from sushiya.table.log import (
    Acted,
    AnyEntry,
    BotSat,
    By,
    CameBack,
    Options,
    OptionsChanged,
    Sat,
    SeatLeft,
    StoodIn,
    Undone,
)
from sushiya.table.previews import Preview, list_previews
from sushiya.table.table import LONGEST_ID, Happening, Table

Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1 << 40)]
Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Line = Annotated[str, Meta(max_length=200)]

PHRASES = ("hello", "good_luck", "well_played", "thanks", "oops", "thinking", "hurry", "good_game")
Phrase = Literal["hello", "good_luck", "well_played", "thanks", "oops", "thinking", "hurry", "good_game"]

What = Literal[
    "opened", "seats", "options", "started", "acted", "undone", "stood_in", "came_back", "resumed", "rematched"
]

# --------------------------------------------------------------------------------------------------- what guests send


class FromGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a guest."""


class Act(FromGuest, frozen=True, kw_only=True, tag="act"):
    """Do an action: a line of notation. Sent again with the same id, it is done once."""

    id: Id
    seat: Seat
    version: Version  # what the guest has seen
    action: Line


class TakeBack(FromGuest, frozen=True, kw_only=True, tag="undo"):
    """Take back one's last action."""

    id: Id
    seat: Seat
    version: Version


class Say(FromGuest, frozen=True, kw_only=True, tag="say"):
    """Say one of the phrases to the table."""

    seat: Seat
    phrase: Phrase


class Sync(FromGuest, frozen=True, kw_only=True, tag="sync"):
    """Send what happened after a version, and how the table stands."""

    version: Version = 0


class Ping(FromGuest, frozen=True, kw_only=True, tag="ping"):
    """Ask whether anybody is there."""


AnyFromGuest = Act | TakeBack | Say | Sync | Ping
read_message = msgspec.json.Decoder(AnyFromGuest).decode

# ------------------------------------------------------------------------------------------------- what guests receive


class ToGuest(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message to a guest."""


class SeatState(Struct, frozen=True, kw_only=True):
    """Who sits there, as everybody may know."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None  # its spec
    stand_in: str | None  # the bot that plays for a person who is gone
    is_yours: bool


class TableState(ToGuest, frozen=True, kw_only=True, tag="table"):
    """All about a table but the match itself."""

    id: str
    game: str
    edition: str
    edition_sha256: str  # by which the house tells what is printed on its pieces
    players: int
    state: Literal["waiting", "running", "finished"]
    version: int
    options: Options
    seats: list[SeatState]
    is_host: bool  # whether you may seat bots, choose options and start
    commitment: str  # SHA-256 of the seed of the dice
    seed: str | None  # told when the match is over
    rematch: str | None
    created: int


class ClockState(Struct, frozen=True, kw_only=True):
    """Milliseconds that every seat has left, and whose time goes by."""

    left: list[int]
    running: int | None


class Happened(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the log as a seat may read it."""

    version: int
    at: int
    what: What
    seat: int | None = None
    by: By = "guest"
    events: list[Event] = []


class Update(ToGuest, frozen=True, kw_only=True, tag="update"):
    """What happened since the last update, and how the match looks now to one seat (None: a spectator)."""

    version: int
    seat: int | None
    happened: list[Happened]
    view: Any  # of the game; None before the match
    legal: list[str]  # all that the seat may do now; empty if it is not to act
    may_undo: bool
    clock: ClockState | None
    previews: list[Preview] = []  # what some of these lines would bring; for those who asked for it
    accepted: str | None = None  # the id of the message of yours that brought this about; it is done and saved


class Accepted(ToGuest, frozen=True, kw_only=True, tag="accepted"):
    """The message with this id is done and saved; where no update comes with it, or came before."""

    id: str
    version: int


class Refused(ToGuest, frozen=True, kw_only=True, tag="refused"):
    """A message could not be followed; nothing has changed."""

    code: str
    message: str
    rule: str | None = None
    id: str | None = None
    version: int | None = None


class Presence(ToGuest, frozen=True, kw_only=True, tag="presence"):
    """Whose seats are connected, and how many watch."""

    here: list[bool]
    watchers: int


class Said(ToGuest, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    seat: int
    phrase: Phrase


class Pong(ToGuest, frozen=True, kw_only=True, tag="pong"):
    """Yes."""

    now: int  # milliseconds since 1970


AnyToGuest = TableState | Update | Accepted | Refused | Presence | Said | Pong

encode = msgspec.json.Encoder().encode


def table_state(table: Table, guest: str | None) -> TableState:
    """The table as a guest may know it; None for somebody who is not known."""
    return TableState(
        id=table.id,
        game=table.game.name,
        edition=table.game.edition_name,
        edition_sha256=table.game.edition_sha256,
        players=table.players,
        state=table.state,
        version=table.version,
        options=table.options,
        seats=[
            SeatState(
                name=seat.name,
                kind="open" if seat.is_open else "bot" if seat.bot else "person",
                bot=seat.bot,
                stand_in=seat.stand_in,
                is_yours=guest is not None and seat.guest == guest,
            )
            for seat in table.seats
        ],
        is_host=guest is not None and table.is_host(guest),
        commitment=table.commitment,
        seed=table.opened.seed if table.state == "finished" else None,
        rematch=table.rematch,
        created=table.opened.at,
    )


def update(table: Table, seat: int | None, after: int, now: int) -> Update:
    """What a seat may know of all that came after a version, and of the match now."""
    return updates(table, [seat], after, now)[0]


def with_previews(table: Table, update: Update) -> Update:
    """The same update with what the legal lines would bring."""
    if table.match is None or not update.legal:
        return update
    return msgspec.structs.replace(update, previews=list_previews(table.match.position))


def updates(table: Table, seats: Sequence[int | None], after: int, now: int) -> list[Update]:
    """The same for several seats: what is open to all is looked up once."""
    match = table.match
    views: Sequence[Any] = [None] * len(seats) if match is None else match.views(seats)
    clock = clock_state(table, now)
    return [
        Update(
            version=table.version,
            seat=seat,
            happened=[happened(happening, seat) for happening in table.happenings[after:]],
            view=view,
            legal=match.legal() if match is not None and seat is not None and seat == table.to_act else [],
            may_undo=seat is not None and table.may_undo(seat),
            clock=clock,
        )
        for seat, view in zip(seats, views, strict=True)
    ]


def happened(happening: Happening, seat: int | None) -> Happened:
    """An entry of the log as the seat may read it."""
    entry = happening.entry
    who = entry.seat if isinstance(entry, Acted | Undone | StoodIn | CameBack) else None
    return Happened(
        version=happening.version,
        at=entry.at,
        what=_what_happened(entry),
        seat=who,
        by=entry.by if isinstance(entry, Acted) else "guest",
        events=[step.event_for(seat) for step in happening.steps],
    )


def _what_happened(entry: AnyEntry) -> What:
    match entry:
        case Sat() | BotSat() | SeatLeft():
            return "seats"
        case OptionsChanged():
            return "options"
    tag: Any = entry.__struct_config__.tag
    return tag  # type: ignore[no-any-return]


def clock_state(table: Table, now: int) -> ClockState | None:
    """The clock as it stands now."""
    clock = table.clock
    if clock is None:
        return None
    left = list(clock.left)
    if clock.running is not None and table.to_act is not None:
        left[clock.running] = max(0, left[clock.running] - max(0, now - clock.since))
    return ClockState(left=left, running=clock.running if table.to_act is not None else None)
