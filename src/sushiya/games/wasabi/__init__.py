"""Wasabi!: tiles, recipes and action cards for two to four players. `load` gives the game with an edition."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

from sushiya.games import dispatch
from sushiya.games.contract import ActionCode, Game, OutcomeCode, Position, Reason
from sushiya.games.wasabi import chance, follow, knowledge, reasons, scoring, setup, turn
from sushiya.games.wasabi.actions import PASS, Notation
from sushiya.games.wasabi.edition import load_edition
from sushiya.games.wasabi.state import END_REASONS, SEATS, START, STATE
from sushiya.games.wasabi.view import ViewBuilder, WasabiView

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


def load(path: Path | None = None) -> Wasabi:
    """The game with an edition; the house edition if none is named."""
    return Wasabi(path)


class Wasabi(Game):
    """Wasabi! behind the contract."""

    name = "wasabi"
    title = "Wasabi!"
    state = STATE

    def __init__(self, path: Path | None) -> None:
        self.edition = load_edition(path)
        self.editions = self.edition.records
        self.edition_name = self.edition.name
        self.edition_sha256 = self.edition.sha256
        self.player_counts = tuple(sorted(self.edition.columns))
        self.notation = Notation(self.edition)
        self.view_builder = ViewBuilder(self.edition)
        self.action_count = self.notation.count

    def parse_action(self, line: str) -> ActionCode:
        return self.notation.parse(line)

    def format_action(self, code: int) -> str:
        return self.notation.format(code)

    def parse_outcome(self, line: str) -> OutcomeCode:
        return chance.parse_outcome(self.edition, line)

    def format_outcome(self, code: int) -> str:
        return chance.format_outcome(self.edition, code)

    def show_action(self, code: int, actor: int, viewer: int | None) -> str:
        is_pass = self.notation.base[PASS] <= code < self.notation.base[PASS + 1]
        if is_pass and actor != viewer:
            return self.notation.format_hidden_pass(code)
        return self.line_of(code)

    def show_outcome(self, code: int, seat: int | None, viewer: int | None) -> str:
        if code >= SEATS and seat != viewer:
            return chance.format_hidden_outcome(self.edition, code)
        return self.format_outcome(code)

    def reason(self, number: int) -> Reason:
        return reasons.reason(number)

    def outcomes(self, position: Position) -> list[tuple[OutcomeCode, Fraction]]:
        return chance.list_outcomes(position.records[0], self.editions[0])

    def chance_seat(self, position: Position) -> int | None:
        records = position.records
        return None if records["phase"].item() == START else records["seat"].item()

    def views(self, position: Position, seats: Iterable[int | None]) -> list[WasabiView]:
        return self.view_builder.build(position, seats)

    def open_view(self, position: Position) -> WasabiView:
        return self.view_builder.build_all(position)

    def end_reason(self, position: Position) -> str:
        return END_REASONS[position.records[0].end_reason]

    def completes(self, before: Position, after: Position) -> list[str]:
        done = int(after.records["completed"].sum() - before.records["completed"].sum())
        return self.edition.completed_strips(done, int(after.records["styled"].sum()))

    def reveals(self, before: Position, after: Position) -> bool:
        """QW23: that there are several strips to choose from."""
        return bool(after.records["choices"][0])

    def follow_action(self, position: Position, line: str, completes: list[str], chosen: list[str]) -> ActionCode:
        return follow.follow_action(position.records[0], self.notation, line, completes, chosen)

    def follow_outcome(self, position: Position, line: str) -> OutcomeCode:
        return follow.follow_outcome(position.records[0], self.edition, line)
