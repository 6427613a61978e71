"""Bots at the table: one asked for its turn, or a whole match between them.

A bot that fails (raises, runs out of time where it can be stopped, answers what is not legal) forfeits that move to a
legal one drawn at random, and the turn says why. What a bot does follows from the match as its seat sees it, the seed
of the bots and the number of the step; nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from time import perf_counter
from typing import SupportsIndex

from sushiya.bots.bot import Bot, Budget, Seen, Stream
from sushiya.bots.random import RandomBot
from sushiya.errors import SushiyaError
from sushiya.games.chance import SeededDice, fresh_seed
from sushiya.games.compiled import random_stream
from sushiya.games.contract import Game, Position
from sushiya.games.match import Match

SHOWN = 80  # characters of a wrong answer that a reason repeats


@dataclass(frozen=True)
class Turn:
    """What a bot answered."""

    seat: int
    code: int
    ms: float  # that it took
    forfeit: str | None = None  # why the action was drawn at random instead


class BotFailure(Exception):
    """A bot has no answer; the text says why."""


def bot_stream(match: Match, seed: int) -> Stream:
    """The random stream of the bot that is to act: unrelated for every seat and step."""
    return random_stream(seed, match.position.status, len(match.steps))


def ask(bot: Bot, match: Match, seed: int, limit: Budget | None = None) -> Turn:
    """What the bot does for the seat to act. Changes nothing in the match."""
    begin = perf_counter()
    seat = match.position.status
    log = match.log(seat) if bot.wants_log else ()
    seen = Seen(match.position, bot_stream(match, seed), bot.budget.within(limit), log)
    forfeit = None
    try:
        # Asked of the match, not of what the bot got: a bot may have played on with that.
        code = read_action(bot.choose(seen), match.position)
    except (Exception, SystemExit) as error:  # whatever a bot does, the match goes on
        forfeit = str(error) if isinstance(error, BotFailure) else f"raised {type(error).__name__}: {error}"
        code = RandomBot().choose(Seen(match.position, bot_stream(match, seed)))
    return Turn(seat, code, 1000 * (perf_counter() - begin), forfeit)


def read_action(answer: object, position: Position) -> int:
    """The code of an answer, if it is a legal action; else `BotFailure`."""
    code = as_action(answer)
    if isinstance(code, str):
        return _read_line(code, position)
    if not 0 <= code < position.game.action_count:
        raise BotFailure(f"answered the code {shorten(code)}; codes are 0 to {position.game.action_count - 1}")
    return _require_legal(code, f"the code {code}, {position.game.format_action(code)!r}", position)


def as_action(answer: object) -> str | int:
    """An answer that is a line or a code; else `BotFailure`."""
    if isinstance(answer, str):
        return answer
    if isinstance(answer, bool) or not isinstance(answer, SupportsIndex):
        raise BotFailure(f"answered {shorten(answer)}, which is neither a line nor a code")
    return answer.__index__()


def _read_line(line: str, position: Position) -> int:
    try:
        code = position.game.parse_action(line)
    except SushiyaError as error:
        told = f": {error}" if len(line) <= SHOWN else "."
        raise BotFailure(f"answered what is no line of notation, {shorten(line)}{told}") from None
    return _require_legal(code, shorten(line), position)


def _require_legal(code: int, told: str, position: Position) -> int:
    reason = position.check(code)
    if reason is not None:
        raise BotFailure(f"answered {told}: {reason.text} ({reason.rule})")
    return code


def shorten(answer: object) -> str:
    """A wrong answer as its author may recognise it."""
    text = repr(answer)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


@dataclass(frozen=True)
class Played:
    """A match between bots, and every turn they took in it."""

    match: Match
    turns: list[Turn]


def play_match(
    game: Game,
    bots: Sequence[Bot],
    *,
    dice: bytes | None = None,
    seed: int = 0,
    names: list[str] | None = None,
    start_seat: int | None = None,
) -> Played:
    """Play a match to its end: `bots[seat]` plays the seat, and is closed afterwards.

    Chance follows from the seed `dice` (a fresh secret one, if none is given), the bots' own chance from `seed`.
    """
    with closing_bots(bots):
        dice_seed = fresh_seed() if dice is None else dice
        match = Match(game, len(bots), names=names, dice=SeededDice(dice_seed), start_seat=start_seat)
        turns = []
        while not match.is_over:
            turn = ask(bots[match.position.status], match, seed)
            turns.append(turn)
            match.play(turn.code)
        tell_result(bots, match)
    return Played(match, turns)


def closing_bots(bots: Iterable[Bot]) -> ExitStack:
    """A context at whose end every bot is closed, whatever happens to the others."""
    stack = ExitStack()
    for bot in bots:
        stack.callback(bot.close)
    return stack


def tell_result(bots: Iterable[Bot], match: Match) -> None:
    """Let the bots hear how a match ended that is over."""
    result = match.result()
    if result is not None:
        for bot in bots:
            bot.end(result)
