"""A table that guests are at: it saves, then tells.

Everything that happens goes through `do`, one at a time: the table decides, the store keeps the entry, and only then do
listeners hear of it. If the store fails or another process was quicker, the table is made again from its log, so what
memory says is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import msgspec

from sushiya.errors import TableError
from sushiya.store.store import Conflict, StoreError, TableRow
from sushiya.table import log, messages
from sushiya.table.log import AnyEntry
from sushiya.table.table import Table

if TYPE_CHECKING:
    from sushiya.server.house import House

Command = Callable[[Table, int], AnyEntry | int | None]  # of the table and the time; gives what should happen

ATTEMPTS = 5  # to be quicker than another process


class Listener(Protocol):
    """Somebody who hears what happens at a table."""

    guest: str | None
    seats: tuple[int, ...]  # whose eyes it sees with; none: a spectator
    heard: int  # the version it knows
    wants_previews: bool

    @property
    def is_silent(self) -> bool:
        """Whether nothing came from it for too long."""

    def send(self, message: bytes) -> None:
        """Hand over a message, without waiting."""

    def close(self, code: str) -> None:
        """Nothing more will come."""


@dataclass
class Asked:
    """A message that asked for something, until its sender is told that it is done."""

    listener: Listener
    id: str
    is_told: bool = False

    def take(self) -> str:
        """The id, to tell it now."""
        self.is_told = True
        return self.id


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists show of a table."""

    players: int
    names: list[str]  # empty for an open seat
    bots: list[bool]
    may_watch: bool
    scores: list[int] = []
    winners: list[int] = []


class LiveTable:
    """One table in the memory of one process."""

    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        self.house = house
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[list[int], int, int]] = {}  # process: connections by seat, watchers, until when
        self.lock = asyncio.Lock()
        self.is_ahead = False  # of the disk: an entry is being saved, or could not be
        self.used = house.now()
        self.gone_since: dict[int, int] = {}  # seats of persons who are not here, and since when
        self._told_presence = b""
        self._summary: bytes | None = None  # as the store has it, as long as nothing but the match changes

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.table.id

    # ------------------------------------------------------------------------------------------- what happens at it

    async def do(self, command: Command, asked: Asked | None = None) -> int:
        """Let something happen. Returns the version at which it has; errors of the table are raised.

        Whoever asked for it is told with the update that it is done, if one is sent. Not to be cancelled: the others
        would not hear of what is saved already.
        """
        async with self.lock:
            if self.is_ahead:
                await self._reload()
            for _ in range(ATTEMPTS):
                answer = command(self.table, self.house.now())
                if answer is None or isinstance(answer, int):
                    return self.table.version if answer is None else answer
                try:
                    await self._save(answer)
                except Conflict:
                    await self._reload()
                    continue
                self._tell(asked)
                break
            else:
                raise StoreError("Too much happens at this table at once; try again.")
        self.house.tell_others(self)
        self.house.attend(self)
        return self.table.version

    async def _save(self, entry: AnyEntry) -> None:
        self.is_ahead = True
        self.table.apply(entry)
        guests = self.table.guests if isinstance(entry, log.Sat | log.BotSat | log.SeatLeft) else None
        if not isinstance(entry, log.Acted | log.Undone) or self.table.state == "finished":
            self._summary = None
        row = row_of(self.table, self._summary)
        self._summary = row.summary
        await self.house.append(row, [log.encode(entry)], guests)
        self.is_ahead = False

    async def _reload(self) -> None:
        """Make the table again from its log."""
        self.table = await self.house.load_table(self.id)
        self.is_ahead = False
        self._tell()

    async def catch_up(self) -> None:
        """Hear what other processes have done at this table; forget what could not be saved."""
        async with self.lock:
            if self.is_ahead:
                await self._reload()
            for text in await self.house.store.read(self.id, after=self.table.version):
                self.table.apply(log.decode(text))
            self._tell()
        self.house.attend(self)

    # ---------------------------------------------------------------------------------------------- who hears of it

    async def join(self, listener: Listener) -> None:
        """Somebody begins to listen: gets the table as it is, and what happened after the version it knows.

        A guest for whom a bot stood in plays again.
        """
        async with self.lock:
            self.listeners.add(listener)
            self._bring_up_to_date(listener, listener.heard)
            listener.send(messages.encode(self.presence()))
        self.tell_presence()
        for seat in listener.seats:
            if self.table.seats[seat].stand_in is not None and self.table.state == "running":
                coming_back = self.do(lambda table, now, seat=seat: table.come_back(seat, now))  # type: ignore[misc]
                await asyncio.shield(asyncio.ensure_future(coming_back))

    def part(self, listener: Listener) -> None:
        """Somebody is gone."""
        self.listeners.discard(listener)
        self.used = self.house.now()
        self.tell_presence()

    async def bring_up_to_date(self, listener: Listener, version: int) -> None:
        """Tell a listener again what happened after a version."""
        async with self.lock:
            self._bring_up_to_date(listener, version)

    def _bring_up_to_date(self, listener: Listener, version: int) -> None:
        listener.seats = self.seats_for(listener.guest)
        listener.heard = min(version, self.table.version)
        listener.send(messages.encode(messages.table_state(self.table, listener.guest)))
        self._send_updates([listener])

    def _tell(self, asked: Asked | None = None) -> None:
        """Everybody hears what is new to them; those who see with the same eyes get the same bytes."""
        if any(map(self._is_news, {listener.heard for listener in self.listeners})):
            self._tell_table()
        self._send_updates(self.listeners, asked)

    def _tell_table(self) -> None:
        states: dict[str | None, bytes] = {}
        for listener in tuple(self.listeners):
            if self._is_news(listener.heard):
                listener.seats = self.seats_for(listener.guest)
                if not self.may_see(listener.guest):
                    self.listeners.discard(listener)
                    listener.close("no_watching")
                    continue
                if listener.guest not in states:
                    states[listener.guest] = messages.encode(messages.table_state(self.table, listener.guest))
                listener.send(states[listener.guest])

    def _is_news(self, heard: int) -> bool:
        """Whether more than the match has changed since a version."""
        news = self.table.happenings[heard:]
        has_ended = bool(news) and self.table.state == "finished"
        return has_ended or any(not isinstance(happening.entry, log.Acted | log.Undone) for happening in news)

    def _send_updates(self, listeners: Collection[Listener], asked: Asked | None = None) -> None:
        wanted = {(seat, one.heard): None for one in listeners for seat in one.seats or (None,)}
        made: dict[tuple[int | None, int], messages.Update] = {}
        for heard in {heard for _, heard in wanted}:
            seats = [seat for seat, since in wanted if since == heard]
            for update in messages.updates(self.table, seats, heard, self.house.now()):
                made[update.seat, heard] = update
        encoded: dict[tuple[int | None, int, bool, str | None], bytes] = {}
        for listener in tuple(listeners):
            accepted = asked.take() if asked is not None and asked.listener is listener else None
            for seat in listener.seats or (None,):
                key = seat, listener.heard, listener.wants_previews, accepted
                if key not in encoded:
                    update = made[seat, listener.heard]
                    if listener.wants_previews:
                        update = messages.with_previews(self.table, update)
                    if accepted is not None:
                        update = msgspec.structs.replace(update, accepted=accepted)
                    encoded[key] = messages.encode(update)
                listener.send(encoded[key])
                accepted = None
            listener.heard = self.table.version

    def say(self, seat: int, phrase: messages.Phrase) -> None:
        """Pass on what a guest says, here and in other processes."""
        self.send_to_all(messages.encode(messages.Said(seat=seat, phrase=phrase)))

    def send_to_all(self, message: bytes) -> None:
        """The same message for everybody at the table in this process."""
        for listener in tuple(self.listeners):
            listener.send(message)

    # ------------------------------------------------------------------------------------------------------ presence

    def connected(self) -> tuple[list[int], int]:
        """Connections by seat and connections that watch, in this process."""
        seats, watchers = [0] * self.table.players, 0
        for listener in self.listeners:
            watchers += not listener.seats
            for seat in listener.seats:
                seats[seat] += 1
        return seats, watchers

    def presence(self) -> messages.Presence:
        """Who is here, in all processes."""
        seats, watchers = self.connected()
        now = self.house.now()
        for their_seats, their_watchers, until in self.elsewhere.values():
            if until > now:
                watchers += their_watchers
                seats = [mine + theirs for mine, theirs in zip(seats, their_seats, strict=True)]
        return messages.Presence(here=[count > 0 for count in seats], watchers=watchers)

    def tell_presence(self) -> None:
        """Tell other processes and everybody at the table who is here."""
        self.refresh_presence()
        self.house.tell_presence(self)

    def refresh_presence(self) -> None:
        """Tell everybody at the table who is here, if that has changed."""
        presence = self.presence()
        for seat, is_here in enumerate(presence.here):
            if is_here:
                self.gone_since.pop(seat, None)
            else:
                self.gone_since.setdefault(seat, self.house.now())
        message = messages.encode(presence)
        if message != self._told_presence:
            self._told_presence = message
            self.send_to_all(message)
        self.house.attend(self)

    def next_absence(self) -> tuple[int, int] | None:
        """When a bot should play for somebody who is gone, and for which seat; None as long as nobody waits for them.

        Somebody who plays against bots alone can close the laptop: the table waits.
        """
        grace = self.table.options.grace
        if not self.gone_since:
            return None
        persons = [number for number, seat in enumerate(self.table.seats) if seat.guest is not None]
        if self.table.state != "running" or grace is None or all(number in self.gone_since for number in persons):
            return None
        gone = [seat for seat in persons if seat in self.gone_since and self.table.seats[seat].stand_in is None]
        return min(((self.gone_since[seat] + round(1000 * grace), seat) for seat in gone), default=None)

    def seats_for(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest sees with."""
        return () if guest is None else tuple(self.table.seats_of(guest))

    def may_see(self, guest: str | None) -> bool:
        """Whether somebody may look at the match: who has a seat or may watch, and everybody before it begins."""
        return self.table.state == "waiting" or self.table.options.may_watch or bool(self.seats_for(guest))

    def require_seat(self, guest: str | None, seat: int) -> None:
        """Refuse who has not this seat."""
        if guest is None or seat >= self.table.players or self.table.seats[seat].guest != guest:
            raise TableError(f"Seat {seat} is not yours.", code="not_your_seat")


def row_of(table: Table, summary: bytes | None = None) -> TableRow:
    """What the store keeps beside the log of a table; the summary is made if it is not given."""
    return TableRow(
        id=table.id,
        game=table.game.name,
        state=table.state,
        is_listed=table.options.is_listed,
        version=table.version,
        created=table.opened.at,
        changed=table.happenings[-1].entry.at,
        due=table.due,
        summary=summary or summarize(table),
    )


def summarize(table: Table) -> bytes:
    """What lists show of a table, as the store keeps it."""
    result = None if table.match is None else table.match.result()
    summary = Summary(
        players=table.players,
        names=[seat.name for seat in table.seats],
        bots=[seat.bot is not None for seat in table.seats],
        may_watch=table.options.may_watch,
        scores=[] if result is None else result.scores,
        winners=[] if result is None else result.winners,
    )
    return msgspec.json.encode(summary)
