"""A match as a sequence of positions, for those who look at it when it is over, and for lessons.

Made from steps that were checked already, so no rule is here. A moment is an action with the chance that follows it;
the first is the chance before any action. Of each view only that is told which differs from the moment before: most of
a table stays as it is, and a whole match is a few hundred views.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from sushiya.games.contract import Game, View
from sushiya.games.record import Event, MatchRecord, Step
from sushiya.table.messages import SeatState
from sushiya.table.previews import Preview, list_previews

BOT = "bot:"  # what the names of bots begin with in records


class Moment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened, and how the match looked then."""

    events: list[Event] = []
    points: list[int]  # by seat, if all that lies there were scored then
    view: dict[str, Any]  # what is other than before; at the first moment, all of it
    legal: list[str] = []  # in lessons: all that the seat may do then
    previews: list[Preview] = []


class Replay(Struct, frozen=True, kw_only=True):
    """A whole match, seen from one seat or (None) with everything open."""

    game: str
    edition: str
    edition_sha256: str
    players: int
    seats: list[SeatState]
    seat: int | None
    moments: list[Moment]


def make_replay(
    game: Game, steps: Sequence[Step], seats: list[SeatState], seat: int | None, *, with_choices: bool = False
) -> Replay:
    """The match that took these steps. `with_choices`: with all that the seat could do, too."""
    if seat is not None:
        game.check_seat(seat, len(seats))
    moments: list[Moment] = []
    before: View | None = None
    for group in group_steps(steps):
        position = group[-1].after
        view = position.open_view() if seat is None else position.view(seat)
        is_asked = with_choices and seat is not None and position.status == seat
        moments.append(
            Moment(
                events=[step.event() if seat is None else step.event_for(seat) for step in group],
                points=game.worths(position),
                view=_changes(before, view),
                legal=position.legal_lines() if is_asked else [],
                previews=list_previews(position) if is_asked else [],
            )
        )
        before = view
    return Replay(
        game=game.name,
        edition=game.edition_name,
        edition_sha256=game.edition_sha256,
        players=len(seats),
        seats=seats,
        seat=seat,
        moments=moments,
    )


def replay_record(
    record: MatchRecord, seat: int | None, game: Game | None = None, *, with_choices: bool = False
) -> Replay:
    """The same for a record, with the house edition if no other is named; `RecordError` if it cannot be followed."""
    game = record.load_game() if game is None else record.check_game(game)
    return make_replay(game, list(record.steps(game)), name_seats(record.names), seat, with_choices=with_choices)


def name_seats(names: Iterable[str]) -> list[SeatState]:
    """Who sat there, as far as a record tells."""
    return [
        SeatState(
            name=name.removeprefix(BOT),
            kind="bot" if name.startswith(BOT) else "person",
            bot=name.removeprefix(BOT) if name.startswith(BOT) else None,
            stand_in=None,
            is_yours=False,
        )
        for name in names
    ]


def group_steps(steps: Iterable[Step]) -> Iterator[list[Step]]:
    """Every action with the chance that follows it; first the chance before any action."""
    group: list[Step] = []
    for step in steps:
        if step.seat is not None and group:
            yield group
            group = []
        group.append(step)
    if group:
        yield group


def _changes(before: View | None, after: View) -> dict[str, Any]:
    """The parts of a view that are other than before."""
    parts = ((name, getattr(after, name)) for name in after.__struct_fields__)
    return {name: part for name, part in parts if before is None or getattr(before, name) != part}
