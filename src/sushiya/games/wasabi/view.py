"""What a seat, or a spectator, may see of a Wasabi! match: built from open facts and the seat's own secrets (W32).

Nothing is taken out of a complete picture here. First comes what lies open to everybody, which is all that a spectator
sees; to this a seat adds the strips that it may read although they are not open, because they are in its own hand or
known to it. All others are shown by their length. Only who looks back at a match sees what any seat could read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec.structs import replace

from sushiya.games.contract import Position, Result, View
from sushiya.games.plain import PlainReader
from sushiya.games.wasabi.edition import Edition
from sushiya.games.wasabi.state import CARDS, NONE, PHASES, STATE, STEP_ONE

read_state = PlainReader(STATE).read


class SquareView(msgspec.Struct, frozen=True):
    """One square of the playing area."""

    square: str
    tiles: list[str]  # bottom to top; only the last is in play
    covered: bool  # by a Wasabi! card


class StackView(msgspec.Struct, frozen=True):
    """The strips of one length that can be drawn."""

    shuffled: int
    put_back: list[str]  # under them, first to come up first; `?3` where the viewer does not know


class SeatView(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    tiles: list[str]
    cards: list[str]
    recipes: list[str]  # slugs the viewer knows, else `?3`
    tokens: dict[int, int]  # unused, by length
    completed: list[str]  # in the edition's order, `*` for with style
    cubes: int
    points: int


class WasabiView(View, frozen=True, kw_only=True):
    """A whole match as one seat may see it."""

    start_seat: int | None
    turn_seat: int | None  # whose turn it is, also while chance is due
    turn: int
    passes_in_a_row: int
    rows: int
    columns: int
    board: list[SquareView]
    wasabi_cards: list[str]  # their top left squares
    pantry: dict[str, int]
    kitchen: dict[str, int]
    stacks: dict[int, StackView]
    seats: list[SeatView]
    laid: int  # tiles laid in this turn
    card_played: str | None
    chopped: str | None  # the tile taken up and not yet laid
    rewards: int  # action cards still to be taken
    choices: list[str]  # recipes to choose one from: shown to the seat that chooses, to others empty


class ViewBuilder:
    """Builds views with the words of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.names = [ingredient.name for ingredient in edition.ingredients]
        self.strips_of = {length: int(edition.records[0].of_length[length]) for length in edition.lengths}
        self.hidden = {length: f"?{length}" for length in edition.lengths}
        self.squares = {players: _list_squares(edition, columns) for players, columns in edition.columns.items()}
        self.bare = {players: [self._bare(*each) for each in squares] for players, squares in self.squares.items()}

    def build(self, position: Position, viewers: Iterable[int | None]) -> list[WasabiView]:
        """The match as each of the viewers may see it."""
        s = read_state(position.memory)
        open_view = self.build_open(s, position.scores(), position.result())
        return [open_view if viewer is None else self.add_secrets(open_view, s, viewer) for viewer in viewers]

    def build_open(self, s: Any, scores: list[int], result: Result | None) -> WasabiView:
        """What lies open to everybody."""
        return WasabiView(
            game="wasabi",
            players=s.players,
            seat=None,
            to_act=s.to_act if s.to_act >= 0 else None,
            phase="choose" if s.phase == STEP_ONE and s.choices else PHASES[s.phase],
            scores=scores,
            result=result,
            start_seat=_unless_none(s.start_seat),
            turn_seat=_unless_none(s.seat),
            turn=s.turn,
            passes_in_a_row=s.passes_in_a_row,
            rows=self.edition.rows,
            columns=self.edition.columns[s.players],
            board=self._board(s),
            wasabi_cards=[name for square, name in self.squares[s.players] if s.corners >> square & 1]
            if s.corners
            else [],
            pantry=dict(zip(self.names, s.pantry, strict=False)),
            kitchen=dict(zip(CARDS, s.kitchen, strict=True)),
            stacks=self._stacks(s, shown=0),
            seats=[self._seat(s, seat, points) for seat, points in enumerate(scores)],
            laid=s.laid,
            card_played=CARDS[s.card_played] if s.card_played != NONE else None,
            chopped=self.names[s.chopped] if s.chopped != NONE else None,
            rewards=s.rewards,
            choices=[],
        )

    def add_secrets(self, open_view: WasabiView, s: Any, viewer: int) -> WasabiView:
        """What lies open, and the strips that this seat may read although they do not."""
        shown = (s.held[viewer] | s.known[viewer]) & ~s.imagined
        return self._name_strips(open_view, s, shown, viewer, s.choices if viewer == s.to_act else 0)

    def build_all(self, position: Position) -> WasabiView:
        """The match with every strip that at least one seat may read."""
        s = read_state(position.memory)
        open_view = self.build_open(s, position.scores(), position.result())
        shown = reduce(or_, [*s.held, *s.known]) & ~s.imagined
        return self._name_strips(open_view, s, shown, None, s.choices)

    def _name_strips(self, open_view: WasabiView, s: Any, shown: int, viewer: int | None, choices: int) -> WasabiView:
        """What lies open, with the names of these strips wherever they are."""
        seats = zip(open_view.seats, s.held, strict=False)
        put_back = s.put_back[: s.put_back_count]
        return replace(
            open_view,
            seat=viewer,
            stacks=self._stacks(s, shown) if any(shown >> recipe & 1 for recipe in put_back) else open_view.stacks,
            seats=[self._show_hand(seat, held, shown) if held & shown else seat for seat, held in seats],
            choices=self.edition.slugs(choices),
        )

    def _bare(self, square: int, name: str) -> tuple[int, list[SquareView]]:
        """A square as it looks with each ingredient alone on it and, last, with nothing; never covered."""
        return square, [SquareView(name, tiles, covered=False) for tiles in [*([word] for word in self.names), []]]

    def _board(self, s: Any) -> list[SquareView]:
        board = [bare[s.top[square]] for square, bare in self.bare[s.players]]
        if special := s.covered | s.stacked:
            for place, (square, name) in enumerate(self.squares[s.players]):
                if special >> square & 1:
                    buried = zip(s.buried_square, s.buried_ingredient[: s.buried_count], strict=False)
                    below = [self.names[ingredient] for under, ingredient in buried if under == square]
                    board[place] = SquareView(name, below + board[place].tiles, s.covered >> square & 1 == 1)
        return board

    def _stacks(self, s: Any, shown: int) -> dict[int, StackView]:
        put_back: dict[int, list[str]] = {length: [] for length in self.strips_of}
        for recipe in s.put_back[: s.put_back_count]:
            strip = self.edition.recipes[recipe]
            put_back[strip.length].append(strip.slug if shown >> recipe & 1 else self.hidden[strip.length])
        return {
            length: StackView((s.in_stacks & group).bit_count(), put_back[length])
            for length, group in self.strips_of.items()
        }

    def _seat(self, s: Any, seat: int, points: int) -> SeatView:
        return SeatView(
            tiles=_spread(self.names, s.tiles[seat]),
            cards=_spread(CARDS, s.cards[seat]),
            recipes=self._hide_all(s.held[seat]),
            tokens={length: s.tokens[seat][length] for length in self.strips_of},
            completed=self.edition.completed_strips(s.completed[seat], s.styled[seat]),
            cubes=s.cubes[seat],
            points=points,
        )

    def _show_hand(self, seat: SeatView, held: int, shown: int) -> SeatView:
        return replace(seat, recipes=self.edition.slugs(held & shown) + self._hide_all(held & ~shown))

    def _hide_all(self, strips: int) -> list[str]:
        """A set of strips by length, shortest first."""
        hidden: list[str] = []
        for length, group in self.strips_of.items():
            if strips & group:
                hidden += [self.hidden[length]] * (strips & group).bit_count()
        return hidden


def _list_squares(edition: Edition, columns: int) -> list[tuple[int, str]]:
    """The squares of the playing area with their names, row by row."""
    area = [row * edition.stride + column for row in range(edition.rows) for column in range(columns)]
    return [(square, edition.square_name(square)) for square in area]


def _unless_none(seat: int) -> int | None:
    return seat if seat != NONE else None


def _spread(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Each name as often as its count says."""
    return [name for name, count in zip(names, counts, strict=False) if count for _ in range(count)]
