"""Whether the dice of a recorded match were those of the seed that was committed to before it.

It owns the evidence only: the seed, its commitment and every outcome of chance. That all the rest of the record is by
the rules is checked on the way by `MatchRecord.steps`. `docs/fair-dice.md` says the same for other languages.
"""

from __future__ import annotations

import hashlib
import re

from msgspec import UnsetType

from sushiya.errors import BadPlayers, RecordError
from sushiya.games.chance import SeededDice
from sushiya.games.contract import CHANCE, Game, Position
from sushiya.games.record import MatchRecord, is_hidden

DIGEST = re.compile("[0-9a-fA-F]{64}")


def verify_dice(record: MatchRecord, game: Game) -> int:
    """Throw the dice of a record again; `RecordError` at the first outcome that is another. Returns how many there are.

    Codes: `no_seed`, `no_commitment`, `bad_seed`, `bad_commitment`, `hidden_lines`, `other_dice`, `chosen_start`, and
    all of those for what does not replay.
    """
    record.check_game(game)
    seed = committed_seed(record)
    _refuse_hidden_lines(record)
    try:
        return _throw_again(record, game, SeededDice(seed))
    except RecordError as error:
        if error.code == "other_dice" and _is_start_chosen(record, game, seed):
            raise RecordError(
                "The start seat of this match was chosen, not thrown, so the match cannot be verified. "
                "All its other dice are those of the seed.",
                event=0,
                code="chosen_start",
            ) from None
        raise


def committed_seed(record: MatchRecord) -> bytes:
    """The seed of a record, if its commitment is there and is that of the seed."""
    if isinstance(record.seed, UnsetType):
        why = "so its dice cannot be verified"
        if record.result is None:
            raise RecordError(f"The match is not over; its seed is still secret, {why} yet.", code="no_seed")
        raise RecordError(f"The record does not tell the seed of the match, {why}.", code="no_seed")
    if isinstance(record.commitment, UnsetType):
        why = "nothing shows that the seed was fixed before the match"
        raise RecordError(f"The record has no commitment: {why}.", code="no_commitment")
    if not DIGEST.fullmatch(record.seed):
        raise RecordError(f"A seed has 64 hexadecimal digits; {record.seed[:80]!r} is none.", code="bad_seed")
    seed = bytes.fromhex(record.seed)
    commitment = hashlib.sha256(seed).hexdigest()
    if record.commitment.lower() != commitment:
        raise RecordError(
            f"The seed is not the one that was committed to: its SHA-256 is {commitment}, "
            f"the commitment {record.commitment[:80]}.",
            code="bad_commitment",
        )
    return seed


def _refuse_hidden_lines(record: MatchRecord) -> None:
    for index, event in enumerate(record.events):
        if is_hidden(event.line):
            raise RecordError(
                f"Event {index}, {event}: what one seat could not see cannot be verified; that takes the whole record.",
                event=index,
                code="hidden_lines",
            )


def _throw_again(record: MatchRecord, game: Game, dice: SeededDice, first: int = 0) -> int:
    """Replay and compare every outcome from event `first` on. Returns how many outcomes there are."""
    try:
        position = game.start(record.players)
    except BadPlayers as error:
        raise RecordError(error.message, code=error.code) from None
    steps = record.steps(game)
    outcomes = 0
    for index, event in enumerate(record.events):
        if position.status == CHANCE and event.seat is None:
            outcomes += 1
            thrown = event.line if index < first else _throw(position, dice)
            if thrown != event.line:
                told = f"Event {index}, {event}: the dice of the seed give {thrown!r}."
                raise RecordError(told, event=index, code="other_dice")
        position = next(steps).after
    next(steps, None)  # the result is checked after the last step
    return outcomes


def _throw(position: Position, dice: SeededDice) -> str:
    return position.game.format_outcome(position.outcome_of(dice.throw_all(position.sides())))


def _is_start_chosen(record: MatchRecord, game: Game, seed: bytes) -> bool:
    """Whether all dice are right if none was thrown for the start seat."""
    try:
        return _throw_again(record, game, SeededDice(seed), first=1) > 1
    except RecordError:
        return False
