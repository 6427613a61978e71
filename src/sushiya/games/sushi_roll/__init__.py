"""Sushi Roll: the rules (`S1`–`S22`, rulings `QS1`–`QS12`) with one edition, behind the contract of all games.

This module only joins the parts. Where to look: `state.py` what a position is, `turn.py` what a seat may do, `belts.py`
how dice move, `chance.py` what is left to chance, `setup.py` how rounds begin and end, `scoring.py` points.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

from sushiya.games import dispatch
from sushiya.games.contract import ActionCode, Game, OutcomeCode, Position, Reason
from sushiya.games.sushi_roll import actions, chance, edition, knowledge, scoring, setup, turn
from sushiya.games.sushi_roll.edition import Edition
from sushiya.games.sushi_roll.reasons import REASONS
from sushiya.games.sushi_roll.state import SEAT_CHANCES, STATE
from sushiya.games.sushi_roll.view import SushiRollView, ViewBuilder

__all__ = ["SushiRoll", "SushiRollView", "load"]

HOUSE_EDITION = Path(__file__).with_name("edition.toml")

dispatch.register(
    STATE,
    begin=setup.begin,
    list_legal=turn.list_legal,
    check=turn.check,
    apply=turn.apply,
    list_sides=chance.list_sides,
    settle=chance.settle,
    outcome_of=chance.outcome_of,
    check_outcome=chance.check_outcome,
    resolve=chance.resolve,
    resample=knowledge.resample,
    score=scoring.score,
    standing=scoring.standing,
)


def load(path: Path | None = None) -> SushiRoll:
    """The game with the edition in a file; None for the house edition."""
    return SushiRoll(edition.load(path or HOUSE_EDITION))


class SushiRoll(Game):
    """Sushi Roll with one edition."""

    name = "sushi_roll"
    title = "Sushi Roll"
    state = STATE

    def __init__(self, pieces: Edition) -> None:
        self.edition = pieces
        self.view_builder = ViewBuilder(pieces)
        self.editions = pieces.records
        self.edition_name = pieces.name
        self.edition_sha256 = pieces.sha256
        self.player_counts = pieces.player_counts
        self.action_count = int(pieces.records["actions"][0])
        self.outcome_count = int(pieces.records["outcomes"][0])

    def parse_action(self, line: str) -> ActionCode:
        """The code of a line of notation; `NotationError` with what is wrong with it."""
        return ActionCode(actions.parse_action(line, self.edition))

    def format_action(self, code: int) -> str:
        """The line of an action code."""
        return actions.format_action(code, self.edition)

    def parse_outcome(self, line: str) -> OutcomeCode:
        """The code of a line of chance; `NotationError` with what is wrong with it."""
        return OutcomeCode(chance.parse_outcome(line, self.edition))

    def format_outcome(self, code: int) -> str:
        """The line of an outcome code."""
        return chance.format_outcome(code, self.edition)

    def reason(self, number: int) -> Reason:
        """What a number from the compiled `check` means."""
        return REASONS[number]

    def outcomes(self, position: Position) -> list[tuple[OutcomeCode, Fraction]]:
        """Every possible outcome with its probability."""
        return [(OutcomeCode(code), odds) for code, odds in chance.outcomes(position.records[0], self.edition)]

    def chance_seat(self, position: Position) -> int | None:
        """The seat that the due outcome comes to: that of a belt; none for the start (S3)."""
        records = position.records
        return records["seat"].item() if records["phase"].item() in SEAT_CHANCES else None

    def views(self, position: Position, seats: Iterable[int | None]) -> list[SushiRollView]:
        """What each of the seats may know."""
        return self.view_builder.build(position, seats)

    def worths(self, position: Position) -> list[int]:
        """Rounds already scored and the trays as they stand (S15–S17)."""
        return self.view_builder.worths(position)

    def end_reason(self, position: Position) -> str:
        """A match ends after its rounds and in no other way."""
        return "rounds_played"
