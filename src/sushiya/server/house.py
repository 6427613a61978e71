"""All tables of one process, and what the house does by itself: bots' moves, clocks, those who are gone.

Several processes may share a store. Each keeps the tables that its guests are at; one of them *leads* a table, which
means that it moves the bots. A message goes round when something has happened, and a look at the store now and then
makes up for messages that were lost with a process.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import string
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from sushiya.errors import SushiyaError, TableError
from sushiya.games import GAMES, find_name, load
from sushiya.games.chance import fresh_seed
from sushiya.games.contract import Game
from sushiya.games.edition import canonical_digest, read_toml
from sushiya.games.record import PlayedEdition
from sushiya.locales import EditionNames
from sushiya.server.live import LiveTable, row_of
from sushiya.server.metrics import Metrics
from sushiya.server.thinkers import Thinkers
from sushiya.store.store import Conflict, Guest, Store, StoreError, TableRow
from sushiya.table import log
from sushiya.table.log import AnyEntry, Options
from sushiya.table.messages import Phrase
from sushiya.table.printed import edition_names
from sushiya.table.table import BOT_NAMES, STAND_IN, Table, open_table

logger = logging.getLogger("sushiya.house")

TICK = 2.0  # seconds between two looks at the store
OVERDUE = 1_500  # milliseconds after which somebody else's bot is looked after
REST = 60_000  # milliseconds that a table stays in memory when nobody is at it
ANNOUNCED_FOR = 25_000  # milliseconds that the presence told by another process counts
RETRY = 0.5  # seconds to wait when the store fails
HUMAN = "me"  # in the order of seats of a new table: who opens it


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What processes tell each other about a table."""

    table: str
    version: int = 0
    process: str = ""
    here: list[int] = []
    watchers: int = 0
    seat: int = 0
    phrase: Phrase | None = None
    guests: list[str] = []  # who should hear that the table is there, or begins, or is over
    state: str = ""


class TableNews(msgspec.Struct, frozen=True, kw_only=True, tag="table_news", tag_field="type"):
    """A table of the guest's came into being, began or ended."""

    id: str
    state: str


_read_note = msgspec.json.Decoder(Note).decode
Follower = Callable[[bytes], None]


class House:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        games: Mapping[str, Game] | None = None,
        names: Mapping[str, EditionNames] | None = None,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        seed: Callable[[], bytes] = fresh_seed,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.games = load_games() if games is None else games
        self.names = names or {}  # of pieces in several languages, by the digest of their edition
        self.now = now
        self.seed = seed
        self.metrics = Metrics()
        self.process = secrets.token_hex(4)
        self.tables: dict[str, LiveTable] = {}
        self.followers: dict[str, set[Follower]] = {}  # by guest
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._attending: dict[str, asyncio.Task[None]] = {}
        self._wake: dict[str, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ticking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()
        self.store.listen(self._hear)
        self._ticking = asyncio.create_task(self._tick_for_ever())

    async def close(self) -> None:
        """Send everybody away, in good order."""
        for task in (self._ticking, *self._attending.values(), *self._tasks):
            if task is not None:
                task.cancel()
        for live in self.tables.values():
            for listener in tuple(live.listeners):
                listener.close("restart")
        self.thinkers.close()
        await self.store.close()

    def find_game(self, edition: PlayedEdition, name: str) -> Game:
        """The game that a table was opened with: with an edition that is served now, or with that of the house."""
        return next((game for game in self.editions(name) if game.edition_sha256 == edition.sha256), self.games[name])

    def editions(self, name: str) -> list[Game]:
        """A game with every edition that tables here may have."""
        return [self.games[name], load(name)]

    # ---------------------------------------------------------------------------------------------------------- tables

    async def open_table(
        self,
        guest: Guest,
        game: str,
        players: int,
        options: Options,
        seats: Sequence[str | None] = (HUMAN,),
        *,
        names: Sequence[str | None] = (),
        start: bool = False,
        others: Sequence[Guest] = (),
        id: str | None = None,
    ) -> LiveTable:
        """A new table. `seats`, in order: "me", the spec of a bot, None for an open one; then `others` sit down.

        `names`, by seat, are for people who share a device: each "me" sits there under that name.
        """
        rules = self.games[find_name(game)]
        opened = open_table(rules, players, options, guest.id, self.seed(), self.now())
        if len(seats) > players:
            raise TableError(f"There are {len(seats)} seats for {players} players.", code="bad_seats")
        table = Table(id or fresh_id(), opened, rules)
        entries: list[AnyEntry] = [opened]

        def do(entry: AnyEntry | None) -> None:
            if entry is not None:
                table.apply(entry)
                entries.append(entry)

        humans = seats.count(HUMAN)
        for number, (wanted, name) in enumerate(zip_longest(seats, names[: len(seats)])):
            if wanted == HUMAN:
                usual = guest.name if humans == 1 else f"{guest.name} {number + 1}"
                do(table.sit(guest.id, name or usual, number, self.now()))
            elif wanted is not None:
                bot = str(self.thinkers.check(wanted))
                do(table.seat_bot(guest.id, number, bot, self.bot_name(table, number), self.now()))
        for other in others:
            do(table.sit(other.id, other.name, None, self.now()))
        if start:
            do(table.start(guest.id, self.now()))
        await self.append(row_of(table), [log.encode(entry) for entry in entries], table.guests)
        live = self.tables[table.id] = LiveTable(table, self)
        self.tell_others(live)
        self.attend(live)
        return live

    def bot_name(self, table: Table, seat: int) -> str:
        """A name that nobody else at the table has."""
        taken = {place.name for number, place in enumerate(table.seats) if number != seat}
        return next((name for name in BOT_NAMES[seat:] + BOT_NAMES if name not in taken), f"Bot {seat + 1}")

    async def find(self, id: str) -> LiveTable:
        """A table by its id, with all that anybody was told of it; loaded from the store if it is not in memory.

        Whoever comes from another process that has just died may know more of a table than was heard of it here.
        """
        if id in self.tables:
            live = self.tables[id]
            if live.is_ahead and not live.lock.locked():
                await live.catch_up()
            elif self.store.is_shared:
                with suppress(StoreError):  # it is down for everybody, and what is known here can still be seen
                    await live.catch_up()
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        try:
            live = self.tables[id] = LiveTable(await self.load_table(id), self)
            self.attend(live)
            return live
        finally:
            del self._loading[id]

    async def load_table(self, id: str) -> Table:
        """A table made of its log."""
        texts = await self.store.read(id)
        if not texts:
            raise TableError("There is no such table.", code="unknown_table")
        return Table.load(id, map(log.decode, texts), self.find_game)

    async def append(self, row: TableRow, entries: list[bytes], guests: Collection[str] | None) -> None:
        """Write to the store, measured."""
        begin = time.perf_counter()
        try:
            await self.store.append(row, entries, guests)
        except Conflict:
            self.metrics.conflicts += 1
            raise
        except StoreError:
            self.metrics.store_errors += 1
            raise
        self.metrics.entries += len(entries)
        self.metrics.saving.add(time.perf_counter() - begin)

    async def rematch(self, id: str, guest: Guest) -> LiveTable:
        """The table where the same guests play again; the first who asks chooses it, the next ones come to it."""
        old, wanted = await self.find(id), fresh_id()
        await old.do(lambda table, now: table.offer_rematch(guest.id, wanted, now))
        chosen = old.table.rematch or wanted
        try:
            return await self.find(chosen)
        except TableError:  # it is still to be opened
            try:
                return await self._open_again(old.table, guest, chosen)
            except Conflict:
                return await self.find(chosen)

    async def _open_again(self, table: Table, guest: Guest, id: str) -> LiveTable:
        """The same seats at a new table; it begins at once if only bots play against the guest."""
        seats = [HUMAN if seat.guest == guest.id else seat.bot for seat in table.seats]
        others = [Guest(seat.guest, seat.name) for seat in table.seats if seat.guest not in (None, guest.id)]
        names = [seat.name for seat in table.seats]
        game, players, options = table.game.name, table.players, table.options
        return await self.open_table(
            guest, game, players, options, seats, names=names, start=not others, others=others, id=id
        )

    # --------------------------------------------------------------------------------------- what the house does itself

    def attend(self, live: LiveTable) -> None:
        """See to it that bots move, clocks run out and those who are gone are played for."""
        if live.table.due is None and live.next_absence() is None:
            return
        running = self._attending.get(live.id)
        if running is None or running.done():
            self._wake[live.id] = asyncio.Event()
            self._attending[live.id] = asyncio.create_task(self._attend(live))
        else:
            self._wake[live.id].set()

    async def _attend(self, live: LiveTable) -> None:
        wake = self._wake[live.id]
        is_first = True
        while live.table.state == "running":
            try:
                if not await self.store.lead(live.id):
                    return
                if is_first:
                    is_first = False
                    await live.do(lambda table, now: table.resume(now) if _was_closed(table, now) else None)
                if live.table.bot_to_act is not None:
                    await self._move_bot(live, live.table.bot_to_act)
                    continue
                if not await self._wait(live, wake):
                    return
            except SushiyaError as error:
                if isinstance(error, StoreError):
                    logger.warning("Table %s: %s", live.id, error)
                await asyncio.sleep(RETRY if isinstance(error, StoreError) else 0)

    async def _move_bot(self, live: LiveTable, bot: str, by: log.By | None = None) -> None:
        """Let a bot act for the seat to act, unless something else happens meanwhile."""
        table = live.table
        seat, version = table.to_act, table.version
        if table.match is None or seat is None:
            return
        how = by or ("bot" if table.seats[seat].bot is not None else "stand_in")
        turn = await self.thinkers.think(bot, table.match.copy(), table.bots_seed)
        if turn.forfeit is not None:
            logger.warning("Table %s: %s forfeited a move: %s", live.id, bot, turn.forfeit)
        line = table.game.line_of(turn.code)

        def act(table: Table, now: int) -> AnyEntry | int | None:
            is_wanted = table.seats[seat].played_by == bot or (by == "clock" and _is_out_of_time(table, now))
            return table.submit(seat, version, None, line, now, how) if is_wanted else None

        with suppress(TableError):  # the position is another one now: the caller looks again
            await live.do(act)
        self.metrics.bot_moves += 1

    async def _wait(self, live: LiveTable, wake: asyncio.Event) -> bool:
        """Wait for the end of a clock or of somebody's grace time, or for news. Returns whether to go on."""
        absence = live.next_absence()
        due = [time for time in (live.table.due, absence and absence[0]) if time is not None]
        if not due:
            return False
        wake.clear()
        try:
            await asyncio.wait_for(wake.wait(), max(0.0, (min(due) - self.now()) / 1000))
            return True
        except TimeoutError:
            pass
        if absence is not None and absence[0] <= self.now() and live.next_absence() == absence:
            await live.do(lambda table, now: table.stand_in(absence[1], now))
        elif live.table.bot_to_act is None and _is_out_of_time(live.table, self.now()):
            await self._move_bot(live, STAND_IN, by="clock")
        return True

    async def _tick_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._tick()
            except SushiyaError as error:
                logger.warning("%s", error)
            except Exception:
                logger.exception("The house stumbled and goes on.")

    async def _tick(self) -> None:
        """Look after what is overdue, what other processes did unheard, and what nobody uses any more."""
        now = self.now()
        for row in await self.store.list_due(now - OVERDUE, 100):
            running = self._attending.get(row.id)
            if running is None or running.done():
                try:
                    self.attend(await self.find(row.id))
                except TableError as error:
                    logger.warning("Table %s: %s", row.id, error)
        await self._catch_up_all()
        for live in tuple(self.tables.values()):
            for listener in tuple(live.listeners):
                if listener.is_silent:
                    listener.close("silent")
            live.elsewhere = {name: told for name, told in live.elsewhere.items() if told[2] > now}
            if live.listeners or live.gone_since:
                live.tell_presence()
            running = self._attending.get(live.id)
            is_idle = not live.listeners and (running is None or running.done()) and not live.lock.locked()
            if is_idle and now - live.used > REST:
                await self._put_away(live)

    async def _catch_up_all(self) -> None:
        """Compare all tables with the store."""
        for id, version in (await self.store.versions(list(self.tables))).items():
            if id in self.tables and self.tables[id].table.version < version:
                await self.tables[id].catch_up()

    async def _put_away(self, live: LiveTable) -> None:
        self.tables.pop(live.id, None)
        self._attending.pop(live.id, None)
        self._wake.pop(live.id, None)
        await self.store.release(live.id)

    # -------------------------------------------------------------------------------------------------- other processes

    def tell_others(self, live: LiveTable) -> None:
        """Something has happened at a table: other processes and the guests' programs should know."""
        table = live.table
        happening = table.happenings[-1]
        is_news = not isinstance(happening.entry, log.Acted | log.Undone) or table.state == "finished"
        note = Note(live.id, table.version, guests=table.guests if is_news else [], state=table.state)
        self.store.tell(msgspec.json.encode(note))
        self._tell_followers(note)

    def tell_presence(self, live: LiveTable) -> None:
        """Tell other processes who is here."""
        here, watchers = live.connected()
        note = Note(live.id, process=self.process, here=here, watchers=watchers)
        self.store.tell(msgspec.json.encode(note))

    def say(self, live: LiveTable, seat: int, phrase: Phrase) -> None:
        """Pass on what a guest says."""
        live.say(seat, phrase)
        self.store.tell(msgspec.json.encode(Note(live.id, seat=seat, phrase=phrase)))

    def _hear(self, message: bytes) -> None:
        if not message:  # for a while nothing could be heard
            self.spawn(self._catch_up_all())
            return
        note = _read_note(message)
        self._tell_followers(note)
        live = self.tables.get(note.table)
        if live is None:
            return
        if note.version > live.table.version:
            self.spawn(live.catch_up())
        if note.phrase is not None:
            live.say(note.seat, note.phrase)
        if note.process and note.process != self.process:
            live.elsewhere[note.process] = note.here, note.watchers, self.now() + ANNOUNCED_FOR
            live.refresh_presence()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside, and remember it as long as it lasts."""
        task = asyncio.create_task(_without_errors(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------------------------------------------- followers

    def follow(self, guest: str, follower: Follower) -> None:
        """Call this with news about the guest's tables."""
        self.followers.setdefault(guest, set()).add(follower)

    def unfollow(self, guest: str, follower: Follower) -> None:
        """Do not call it any more."""
        self.followers.get(guest, set()).discard(follower)
        if not self.followers.get(guest):
            self.followers.pop(guest, None)

    def _tell_followers(self, note: Note) -> None:
        for guest in note.guests:
            for follower in tuple(self.followers.get(guest, ())):
                follower(msgspec.json.encode(TableNews(id=note.table, state=note.state)))


def fresh_id() -> str:
    """The id of a table; nobody can guess it, so who has the link was given it. A command line takes no `-` first."""
    return secrets.choice(string.ascii_letters) + secrets.token_urlsafe(12)[1:]


async def _without_errors(work: Coroutine[Any, Any, Any]) -> None:
    """What cannot be done now is done at the next look at the store."""
    try:
        await work
    except SushiyaError as error:
        logger.warning("%s", error)


def _is_out_of_time(table: Table, now: int) -> bool:
    return table.clock is not None and table.clock.due is not None and table.clock.due <= now


def _was_closed(table: Table, now: int) -> bool:
    """Whether the clock has run over the end while nobody could look at it."""
    return table.bot_to_act is None and _is_out_of_time(table, now)


def load_games(files: Sequence[str] = ()) -> dict[str, Game]:
    """The games of the house, by name; those that a file is for with the edition in it."""
    games = {name: load(name) for name in GAMES}
    for path in map(Path, files):
        name = str(read_toml(path).get("game", ""))
        games[name] = load(name, path)
    return games


def read_names(files: Sequence[str]) -> dict[str, EditionNames]:
    """The names in several languages that edition files have, by the digest of the edition."""
    read = [read_toml(Path(path)) for path in files]
    return {canonical_digest(data): edition_names(data) for data in read}


def warm_house() -> None:
    """Load all compiled code, so that no guest waits for it."""
    from sushiya.bots import warm as bots
    from sushiya.games import warm

    for name in GAMES:
        warm.warm_up(load(name))
        bots.warm_up(load(name))
