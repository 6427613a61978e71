"""What a seat, or a spectator, may see of a Wasabi! match: built from open facts and the seat's own secrets (W32).

Nothing is taken out of a complete picture here. Strips are shown by name only if they are open, in the viewer's own
hand or known to it; all others by their length.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sushiya.games.contract import Result, View
from sushiya.games.wasabi.edition import Edition
from sushiya.games.wasabi.scoring import score
from sushiya.games.wasabi.state import CARDS, NONE, PHASES, STEP_ONE


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


def build_view(s: Any, edition: Edition, viewer: int | None, result: Result | None) -> WasabiView:
    """The match as `viewer` may see it."""
    e = edition.records[0]
    seats = range(int(s.players))
    columns = edition.columns[int(s.players)]
    squares = [row * edition.stride + column for row in range(edition.rows) for column in range(columns)]
    choosing = viewer is not None and viewer == s.to_act
    return WasabiView(
        game="wasabi",
        players=int(s.players),
        seat=viewer,
        to_act=int(s.to_act) if s.to_act >= 0 else None,
        phase="choose" if s.phase == STEP_ONE and s.choices else PHASES[s.phase],
        scores=[int(score(s, e, seat)) for seat in seats],
        result=result,
        start_seat=_or_none(s.start_seat),
        turn_seat=_or_none(s.seat),
        turn=int(s.turn),
        passes_in_a_row=int(s.passes_in_a_row),
        rows=edition.rows,
        columns=columns,
        board=[_square(s, edition, square) for square in squares],
        wasabi_cards=[edition.square_name(square) for square in squares if int(s.corners) >> square & 1],
        pantry={ingredient.name: int(s.pantry[i]) for i, ingredient in enumerate(edition.ingredients)},
        kitchen={card: int(s.kitchen[i]) for i, card in enumerate(CARDS)},
        stacks={length: _stack(s, edition, length, viewer) for length in edition.lengths},
        seats=[_seat(s, edition, seat, viewer) for seat in seats],
        laid=int(s.laid),
        card_played=CARDS[s.card_played] if s.card_played != NONE else None,
        chopped=edition.ingredients[s.chopped].name if s.chopped != NONE else None,
        rewards=int(s.rewards),
        choices=edition.slugs(int(s.choices)) if choosing else [],
    )


def _or_none(seat: Any) -> int | None:
    return int(seat) if seat != NONE else None


def _square(s: Any, edition: Edition, square: int) -> SquareView:
    tiles = [s.buried_ingredient[i] for i in range(s.buried_count) if s.buried_square[i] == square]
    if s.top[square] != NONE:
        tiles.append(s.top[square])
    names = [edition.ingredients[tile].name for tile in tiles]
    return SquareView(edition.square_name(square), names, bool(int(s.covered) >> square & 1))


def _shown_to(s: Any, viewer: int | None) -> int:
    """The strips that the viewer may read by name although they are not open."""
    if viewer is None:
        return 0
    return int((s.held[viewer] | s.known[viewer]) & ~s.imagined)


def _strip(edition: Edition, recipe: int, shown: int) -> str:
    strip = edition.recipes[recipe]
    return strip.slug if shown >> recipe & 1 else f"?{strip.length}"


def _stack(s: Any, edition: Edition, length: int, viewer: int | None) -> StackView:
    group = int(edition.records[0].of_length[length])
    shown = _shown_to(s, viewer)
    under = [int(s.put_back[i]) for i in range(s.put_back_count) if group >> int(s.put_back[i]) & 1]
    return StackView((int(s.in_stacks) & group).bit_count(), [_strip(edition, recipe, shown) for recipe in under])


def _seat(s: Any, edition: Edition, seat: int, viewer: int | None) -> SeatView:
    e = edition.records[0]
    shown = _shown_to(s, viewer)
    held = [r for r in range(len(edition.recipes)) if int(s.held[seat]) >> r & 1]
    known = [r for r in held if shown >> r & 1]
    hidden = sorted(edition.recipes[r].length for r in held if not shown >> r & 1)
    return SeatView(
        tiles=[ingredient.name for i, ingredient in enumerate(edition.ingredients) for _ in range(s.tiles[seat, i])],
        cards=[card for i, card in enumerate(CARDS) for _ in range(s.cards[seat, i])],
        recipes=[*(edition.recipes[r].slug for r in known), *(f"?{length}" for length in hidden)],
        tokens={token.length: int(s.tokens[seat, token.length]) for token in edition.tokens},
        completed=edition.completed_strips(int(s.completed[seat]), int(s.styled[seat])),
        cubes=int(s.cubes[seat]),
        points=int(score(s, e, seat)),
    )
