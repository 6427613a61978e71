"""One live match and the people around it. It owns the order of what happens; it knows no network, disk or time.

A command (`sit`, `start`, `submit`, …) checks what is asked and gives the entry that would make it so, or raises
`TableError` or another `SushiyaError`; nothing has changed then. The caller writes the entry to the log and hands it to
`apply`, which is also how a table is made again from its log. Whoever calls sees to it that only one entry is under way
at a time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from sushiya.bots.catalog import parse_spec
from sushiya.errors import TableError
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import RULES_VERSION, Game
from sushiya.games.match import Ahead, Match
from sushiya.games.record import PlayedEdition, Step
from sushiya.table.clock import Clock
from sushiya.table.log import (
    Acted,
    AnyEntry,
    BotSat,
    By,
    CameBack,
    Opened,
    Options,
    OptionsChanged,
    Rematched,
    Resumed,
    Sat,
    SeatLeft,
    Started,
    StoodIn,
    Undone,
)
from sushiya.table.undo import actions_to_undo

BOT_NAMES = ("Aoi", "Ben", "Chiyo", "Dario", "Emi")  # what bots at a table are called
STAND_IN = "apprentice"  # who plays for a guest that is gone
REMEMBERED_IDS = 64  # of each seat's last moves: a repetition comes soon or never
LONGEST_ID = 64
LONGEST_NAME = 40


@dataclass(slots=True)
class Seat:
    """A place at the table: open, a guest's or a bot's."""

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    stand_in: str | None = None  # the bot that plays for the guest just now

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return self.guest is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The bot that acts for this seat, if one does."""
        return self.bot or self.stand_in


@dataclass(frozen=True, slots=True)
class Happening:
    """An entry with the steps of the match that it took."""

    version: int
    entry: AnyEntry
    steps: tuple[Step, ...] = ()


def open_table(game: Game, players: int, options: Options, owner: str, seed: bytes, now: int) -> Opened:
    """The first entry of a new table."""
    game.check_players(players)
    return Opened(
        at=now,
        game=game.name,
        edition=PlayedEdition(game.edition_name, game.edition_sha256),
        rules_version=RULES_VERSION,
        players=players,
        options=options,
        owner=owner,
        seed=seed.hex(),
    )


class Table:
    """A table as its log has made it."""

    def __init__(self, id: str, opened: Opened, game: Game) -> None:
        if opened.rules_version != RULES_VERSION or opened.edition.sha256 != game.edition_sha256:
            raise TableError("This match was begun with other rules or another edition.", code="other_rules")
        self.id = id
        self.opened = opened
        self.game = game
        self.seats = [Seat() for _ in range(opened.players)]
        self.match: Match | None = None
        self._play_by(opened.options)
        self.rematch: str | None = None
        self.happenings = [Happening(1, opened)]
        self.moved = 1  # the version of the last entry that changed the match
        self._answered: list[dict[str, int]] = [{} for _ in self.seats]  # the version that moves led to, by their id
        self._foreseen: tuple[AnyEntry, Ahead | Match] | None = None  # what the entry under way will do

    def _play_by(self, options: Options) -> None:
        self.options = options
        self.clock = None if options.clock is None else Clock(options.clock, self.players)

    @classmethod
    def load(cls, id: str, entries: Iterable[AnyEntry], find_game: Callable[[PlayedEdition, str], Game]) -> Table:
        """A table made again from its log."""
        source = iter(entries)
        opened = next(source, None)
        if not isinstance(opened, Opened):
            raise TableError("The log of this table has no beginning.", code="bad_log")
        table = cls(id, opened, find_game(opened.edition, opened.game))
        for entry in source:
            table.apply(entry)
        return table

    # ------------------------------------------------------------------------------------------------ how it stands

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.happenings)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def state(self) -> Literal["waiting", "running", "finished"]:
        """How far it is."""
        if self.match is None:
            return "waiting"
        return "finished" if self.match.is_over else "running"

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, known before the match."""
        return hashlib.sha256(bytes.fromhex(self.opened.seed)).hexdigest()

    @property
    def to_act(self) -> int | None:
        """The seat to act, if the match goes on."""
        return None if self.match is None else self.match.to_act

    @property
    def bot_to_act(self) -> str | None:
        """The bot whose move it is, if it is one's."""
        return None if self.to_act is None else self.seats[self.to_act].played_by

    @property
    def bots_seed(self) -> int:
        """The seed of the bots' own chance; it tells nothing of the dice."""
        return int.from_bytes(seed_from_text(f"bots {self.opened.seed}")[:8], "big")

    @property
    def due(self) -> int | None:
        """When the house itself has to act: at once for a bot, else at the end of a clock."""
        if self.bot_to_act is not None:
            return self.happenings[-1].entry.at
        return self.clock.due if self.clock is not None and self.to_act is not None else None

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest: several, if people hand one device around."""
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    @property
    def guests(self) -> list[str]:
        """Every guest with a seat, each once."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest is not None))

    def is_host(self, guest: str) -> bool:
        """Whether the guest may arrange the table: who opened it; once that one has got up, who sits first."""
        owner = self.opened.owner
        return guest == owner or (owner not in self.guests and self.guests[:1] == [guest])

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last action now."""
        return self._to_undo(seat) > 0

    def _to_undo(self, seat: int) -> int:
        if self.match is None or self.match.is_over:
            return 0
        return actions_to_undo(self.match, seat, self.options.undo)

    # ----------------------------------------------------------------------------------------------- before the match

    def sit(self, guest: str, name: str, seat: int | None, now: int) -> Sat | None:
        """Take a seat, or any; None if the guest has it already."""
        mine = self.seats_of(guest)
        if (seat is None and mine) or seat in mine:
            return None
        self._require_waiting()
        if seat is None:
            seat = next((number for number, place in enumerate(self.seats) if place.is_open), None)
            if seat is None:
                raise TableError("All seats of this table are taken.", code="table_full")
        self._require_seat(seat)
        if not self.seats[seat].is_open:
            raise TableError(f"Seat {seat} is taken.", code="seat_taken")
        return Sat(at=now, seat=seat, guest=guest, name=clean_name(name))

    def seat_bot(self, guest: str, seat: int, bot: str, name: str, now: int) -> BotSat:
        """Give a seat to a bot; only the host may."""
        self._require_waiting()
        self._require_owner(guest)
        self._require_seat(seat)
        if self.seats[seat].guest is not None:
            raise TableError(f"Seat {seat} is taken.", code="seat_taken")
        return BotSat(at=now, seat=seat, bot=str(parse_spec(bot)), name=clean_name(name))

    def leave(self, guest: str, seat: int, now: int) -> SeatLeft | StoodIn | None:
        """Get up; the host may send a bot away. In a match, a bot plays on for the guest."""
        self._require_seat(seat)
        place = self.seats[seat]
        if place.guest != guest and not (place.bot is not None and self.is_host(guest)):
            raise TableError(f"Seat {seat} is not yours.", code="not_your_seat")
        if self.match is None:
            return SeatLeft(at=now, seat=seat)
        return self.stand_in(seat, now)

    def change_options(self, guest: str, options: Options, now: int) -> OptionsChanged | None:
        """Play differently; only the host may say so. None if it is so already."""
        self._require_waiting()
        self._require_owner(guest)
        return OptionsChanged(at=now, options=options) if options != self.options else None

    def start(self, guest: str, now: int) -> Started:
        """Begin the match."""
        self._require_waiting()
        self._require_owner(guest)
        if any(seat.is_open for seat in self.seats):
            raise TableError("Some seats are still open; a bot can take them.", code="seats_open")
        if self.options.undo == "free" and len(self.guests) > 1:
            raise TableError("Free undo is for matches against bots only.", code="undo_not_free")
        match = self._deal()
        entry = Started(at=now, chance=[step.line for step in match.steps])
        self._foreseen = entry, match
        return entry

    def _deal(self) -> Match:
        dice = SeededDice(bytes.fromhex(self.opened.seed))
        return Match(self.game, self.players, names=[seat.name for seat in self.seats], dice=dice)

    # -------------------------------------------------------------------------------------------------- in the match

    def submit(self, seat: int, version: int, id: str | None, action: str, now: int, by: By = "guest") -> Acted | int:
        """An action of a seat that knows the table up to a version.

        The same id again is no second action: then the version that the first one led to is returned.
        """
        if (answered := self._answer_of(seat, id)) is not None:
            return answered
        match = self._require_turn(seat, version)
        ahead = match.foresee(action)
        entry = Acted(
            at=now,
            seat=seat,
            action=ahead.steps[0].line,
            chance=[step.line for step in ahead.steps[1:]],
            by=by,
            id=id,
        )
        self._foreseen = entry, ahead
        return entry

    def take_back(self, seat: int, version: int, id: str | None, now: int) -> Undone | int:
        """Take back the seat's last action, if nobody has learned anything since; repeated as in `submit`."""
        if (answered := self._answer_of(seat, id)) is not None:
            return answered
        self._require_running()
        self._require_version(version)
        actions = self._to_undo(seat)
        if actions == 0:
            raise TableError(self._why_no_undo(), code="no_undo")
        return Undone(at=now, seat=seat, actions=actions, id=id)

    def _why_no_undo(self) -> str:
        if self.options.undo == "never":
            return "At this table nothing can be taken back."
        return "This cannot be taken back any more: somebody has acted or learned something since."

    def stand_in(self, seat: int, now: int) -> StoodIn | None:
        """Let a bot play for a guest who is gone; None if one does already."""
        self._require_running()
        self._require_seat(seat)
        if self.seats[seat].played_by is not None:
            return None
        return StoodIn(at=now, seat=seat, bot=STAND_IN)

    def come_back(self, seat: int, now: int) -> CameBack | None:
        """The guest plays again; None if no bot had stood in."""
        self._require_seat(seat)
        return CameBack(at=now, seat=seat) if self.seats[seat].stand_in is not None else None

    def resume(self, now: int) -> Resumed | None:
        """Let the clock go on after the house was closed; None if no clock is running."""
        is_running = self.clock is not None and self.clock.running is not None
        return Resumed(at=now) if is_running and self.to_act is not None else None

    def offer_rematch(self, guest: str, table: str, now: int) -> Rematched | None:
        """Name the table where the same guests play again; None if there is one already."""
        if self.state != "finished":
            raise TableError("The match is not over yet.", code="not_finished")
        if not self.seats_of(guest):
            raise TableError("Only those who played can ask for a rematch.", code="not_your_seat")
        return Rematched(at=now, table=table) if self.rematch is None else None

    # ------------------------------------------------------------------------------------------------ what makes it so

    def apply(self, entry: AnyEntry) -> Happening:
        """Let an entry of the log happen."""
        steps: tuple[Step, ...] = ()
        match entry:
            case Opened():
                raise TableError("A table is opened once.", code="bad_log")
            case Sat():
                self.seats[entry.seat] = Seat(entry.name, guest=entry.guest)
            case BotSat():
                self.seats[entry.seat] = Seat(entry.name, bot=entry.bot)
            case SeatLeft():
                self.seats[entry.seat] = Seat()
            case OptionsChanged():
                self._play_by(entry.options)
            case Started():
                steps = self._begin(entry)
            case Acted():
                steps = self._advance(entry)
            case Undone():
                self._go_back(entry)
            case StoodIn():
                self.seats[entry.seat].stand_in = entry.bot
            case CameBack():
                self.seats[entry.seat].stand_in = None
            case Rematched():
                self.rematch = entry.table
        happening = Happening(self.version + 1, entry, steps)
        self.happenings.append(happening)
        if isinstance(entry, Started | Acted | Undone):
            self.moved = self.version
        if isinstance(entry, Acted | Undone) and entry.id is not None:
            self._remember(entry.seat, entry.id)
        if self.clock is not None:
            self._run_clock(self.clock, entry)
        self._foreseen = None
        return happening

    def _run_clock(self, clock: Clock, entry: AnyEntry) -> None:
        seat = self.to_act if self.bot_to_act is None else None
        match entry:
            case Acted():
                clock.act(seat, entry.at)
            case Undone():
                clock.take_back(entry.actions, seat, entry.at)
            case Started() | StoodIn() | CameBack():
                clock.turn_to(seat, entry.at)
            case Resumed():
                clock.resume(entry.at)

    def _begin(self, entry: Started) -> tuple[Step, ...]:
        foreseen = self._take_foreseen(entry)
        match = foreseen if isinstance(foreseen, Match) else self._deal()
        steps = self._checked(match.steps, entry.chance)
        self.match = match
        return steps

    def _advance(self, entry: Acted) -> tuple[Step, ...]:
        match = self._require_running()
        ahead = self._take_foreseen(entry)
        if not isinstance(ahead, Ahead):
            ahead = match.foresee(entry.action)
        steps = self._checked(ahead.steps, entry.chance, actions=1)
        match.adopt(ahead)
        return steps

    def _checked(self, steps: list[Step], chance: list[str], actions: int = 0) -> tuple[Step, ...]:
        """The steps, if the log tells the same chance as the seed."""
        if [step.line for step in steps[actions:]] != chance:
            raise TableError("The log of this table does not agree with its seed.", code="bad_log")
        return tuple(steps)

    def _take_foreseen(self, entry: AnyEntry) -> Ahead | Match | None:
        return self._foreseen[1] if self._foreseen is not None and self._foreseen[0] is entry else None

    def _go_back(self, entry: Undone) -> None:
        match = self._require_running()
        for _ in range(entry.actions):
            match.undo()

    def _remember(self, seat: int, id: str) -> None:
        answered = self._answered[seat]
        answered[id] = self.version
        if len(answered) > REMEMBERED_IDS:
            del answered[next(iter(answered))]

    # ------------------------------------------------------------------------------------------------------- refusals

    def _answer_of(self, seat: int, id: str | None) -> int | None:
        if id is not None and not 1 <= len(id) <= LONGEST_ID:
            raise TableError(f"The id of a move has 1 to {LONGEST_ID} characters.", code="bad_id")
        self._require_seat(seat)
        return None if id is None else self._answered[seat].get(id)

    def _require_turn(self, seat: int, version: int) -> Match:
        match = self._require_running()
        self._require_version(version)
        if match.to_act != seat:
            raise TableError(f"Seat {match.to_act} is to act, not seat {seat}.", code="not_your_turn")
        return match

    def _require_version(self, version: int) -> None:
        if version > self.version:
            raise TableError(f"There is no version {version} yet; this is {self.version}.", code="unknown_version")
        if version < self.moved:
            raise TableError("Something has happened since; look again.", code="old_version")

    def _require_running(self) -> Match:
        if self.match is None:
            raise TableError("The match has not begun.", code="not_started")
        if self.match.is_over:
            raise TableError("The match is over.", code="match_over")
        return self.match

    def _require_waiting(self) -> None:
        if self.match is not None:
            raise TableError("The match has begun already.", code="already_started")

    def _require_owner(self, guest: str) -> None:
        if not self.is_host(guest):
            raise TableError("Only whoever opened the table may do that.", code="not_owner")

    def _require_seat(self, seat: int) -> None:
        self.game.check_seat(seat, self.players)


def clean_name(name: str) -> str:
    """A name without what would break a line, and not too long; refused if nothing is left."""
    cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not cleaned:
        raise TableError("A name needs at least one letter.", code="bad_name")
    return cleaned[:LONGEST_NAME].rstrip()
