"""A first match of each game, with a guide: a record, and what is said at which moment of it.

A lesson is data: `GAME.ndjson` is the match as any other record, not finished; `GAME.toml` are the steps of the guide,
with names of messages instead of words. Reading one checks that both belong together. No rule is here.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from sushiya.errors import SushiyaError
from sushiya.games import find_name
from sushiya.games.record import load_file
from sushiya.table.messages import SeatState
from sushiya.table.replay import Replay, replay_record

FOLDER = Path(__file__).parent
TEACHER = "apprentice"  # who sits at the other seats, and who waits for the learner afterwards


class LessonError(SushiyaError):
    """The files of a lesson do not belong together."""

    code = "bad_lesson"


class LessonStep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the guide says at a moment of the match, and may ask for."""

    at: int  # the moment
    say: str  # the name of the message
    ask: str | None = None  # the line that is asked for; None: read, and go on
    mark: list[str] = []  # what to tap, in this order: data attributes of the page
    is_search: bool = False  # nothing is marked before the learner has tried

    @property
    def other(self) -> str:
        """The name of the message for who chose something else."""
        return f"{self.say}-other"


class Script(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The steps of a lesson, as its file has them."""

    seat: int  # the learner's
    names: list[str]  # who sits there; empty for the learner
    steps: list[LessonStep]


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson: the match as the learner sees it, with all that may be done, and the steps of the guide."""

    replay: Replay
    steps: list[LessonStep]


def read_script(game: str) -> Script:
    """The steps of the lesson of a game."""
    text = (FOLDER / f"{find_name(game)}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Script)


@cache
def load_lesson(game: str) -> Lesson:
    """The lesson of a game, checked."""
    script = read_script(game)
    record = load_file(FOLDER / f"{find_name(game)}.ndjson")
    replay = replay_record(record, script.seat, with_choices=True)
    seats = [
        SeatState(
            name=name,
            kind="person" if seat == script.seat else "bot",
            bot=None if seat == script.seat else TEACHER,
            stand_in=None,
            is_yours=seat == script.seat,
        )
        for seat, name in enumerate(script.names)
    ]
    _check(script, replay)
    return Lesson(replay=msgspec.structs.replace(replay, seats=seats), steps=script.steps)


def _check(script: Script, replay: Replay) -> None:
    """Refuse steps that are out of order, ask for what does not come next, or leave a choice of the learner open."""
    moments = replay.moments
    asked = {step.at for step in script.steps if step.ask is not None}
    ats = [step.at for step in script.steps]
    if len(script.names) != replay.players or ats != sorted(ats) or ats[-1] != len(moments) - 1:
        raise LessonError("The names or the order of the steps do not fit the match.")
    for step, after in zip(script.steps, [*script.steps[1:], None], strict=True):
        if step.ask is None:
            continue
        if step.ask not in moments[step.at].legal:
            raise LessonError(f"{step.say}: {step.ask!r} is not legal at moment {step.at}.")
        if moments[step.at + 1].events[0].action != step.ask:
            raise LessonError(f"{step.say}: {step.ask!r} is not what comes after moment {step.at}.")
        if after is not None and after.at == step.at:
            raise LessonError(f"{step.say}: what is asked for comes last at moment {step.at}.")
    for at in range(ats[0], ats[-1]):
        if moments[at].legal and at not in asked:
            raise LessonError(f"At moment {at} the learner may act, and nothing is asked.")
