"""One match of a tournament, played and told in three lines: result, record and times.

Result and record follow from the order and the number of the match alone, as long as the bots do not look at a clock;
times never do, so they have a line of their own. This is what runs in a worker, on this machine or on another.
"""

from __future__ import annotations

import tempfile
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import msgspec

from sushiya.arena.order import Order, code_digest
from sushiya.arena.schedule import Fixture, Schedule
from sushiya.bots.bot import Budget
from sushiya.bots.catalog import make_bot
from sushiya.bots.play import Played, ask, play_match
from sushiya.errors import ArenaError
from sushiya.games import load
from sushiya.games.chance import SeededDice
from sushiya.games.contract import Game
from sushiya.games.match import Match


class MatchResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a match went. Lists are by seat; `start` is the seat that began."""

    match: int
    round: int
    bots: tuple[str, ...]
    start: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    forfeits: tuple[int, ...] = ()  # decisions drawn at random because the bot failed; empty: none at all
    reasons: tuple[str, ...] = ()  # of the first forfeit of each seat; empty where there was none


class MatchTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Milliseconds of every decision of each seat."""

    match: int
    ms: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Lines:
    """A played match as it is written down, each without the line's end."""

    result: bytes
    record: bytes
    times: bytes


@dataclass(frozen=True)
class Task:
    """What a worker must know to play any match of an order. `edition`: the content of the file, if not the house's."""

    order: Order
    edition: bytes | None = None
    code: str = field(default_factory=code_digest)


def play_number(task: Task, number: int) -> Lines:
    """Play a match of the order."""
    game, schedule = _ready(task)
    return play_fixture(game, schedule, schedule.fixture(number))


@lru_cache(maxsize=1)
def _ready(task: Task) -> tuple[Game, Schedule]:
    order = task.order
    if code_digest() != task.code:
        raise ArenaError(
            "The program of a worker is not the one that was started: its bots or rules are of another version.",
            code="other_program",
        )
    game = load_game(task)
    schedule = Schedule(order.bots, order.players, order.seed)
    warm_bots(game, schedule)
    return game, schedule


def load_game(task: Task) -> Game:
    """The game with the edition of the task, which may not be a file on this machine."""
    if task.edition is None:
        return load(task.order.game)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "edition.toml"
        path.write_bytes(task.edition)
        return load(task.order.game, path)


def warm_bots(game: Game, schedule: Schedule) -> None:
    """Ask every bot once, so that loading compiled code does not count as thinking."""
    for spec in schedule.entrants:
        match = Match(game, schedule.players, dice=SeededDice(bytes(32)))
        with closing(make_bot(spec)) as bot:
            ask(bot, match, 0, Budget(ms=1.0))


def play_fixture(game: Game, schedule: Schedule, fixture: Fixture) -> Lines:
    """Play one match."""
    specs = tuple(schedule.entrants[entrant] for entrant in fixture.seating)
    bots = [make_bot(spec) for spec in specs]
    names = [f"bot:{spec}" for spec in specs]
    played = play_match(game, bots, dice=fixture.dice, seed=fixture.seed, names=names)
    return Lines(
        msgspec.json.encode(_result(fixture, specs, played)),
        played.match.record().dumps(),
        msgspec.json.encode(_times(fixture, played)),
    )


def _result(fixture: Fixture, specs: tuple[str, ...], played: Played) -> MatchResult:
    result = played.match.result()
    assert result is not None
    seats = range(len(specs))
    failed: list[list[str]] = [[] for _ in seats]
    for turn in played.turns:
        if turn.forfeit is not None:
            failed[turn.seat].append(turn.forfeit)
    has_failed = any(failed)
    return MatchResult(
        match=fixture.number,
        round=fixture.round,
        bots=specs,
        start=played.turns[0].seat,
        scores=tuple(result.scores),
        ranks=tuple(result.ranks),
        decisions=tuple(sum(turn.seat == seat for turn in played.turns) for seat in seats),
        forfeits=tuple(len(reasons) for reasons in failed) if has_failed else (),
        reasons=tuple(reasons[0] if reasons else "" for reasons in failed) if has_failed else (),
    )


def _times(fixture: Fixture, played: Played) -> MatchTimes:
    seats = range(played.match.players)
    return MatchTimes(
        fixture.number,
        tuple(tuple(round(turn.ms, 3) for turn in played.turns if turn.seat == seat) for seat in seats),
    )
