"""Every error a guest can meet: one tree, one shape.

An error carries a `code` that programs match on, a sentence that a person understands and, where a
rule of the game is broken, the rule's number. It knows nothing of the games, the network or the disk.
"""

from __future__ import annotations


class SushiyaError(Exception):
    """Something a guest asked for cannot be done. `str(error)` is the sentence."""

    code = "error"

    def __init__(self, message: str, *, code: str | None = None, rule: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        if code is not None:
            self.code = code

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class UnknownGame(SushiyaError):
    """No game of that name is served here."""

    code = "unknown_game"


class BadPlayers(SushiyaError):
    """The game is not for that many players, or has no such seat."""

    code = "bad_players"


class EditionError(SushiyaError):
    """An edition file cannot be used. `mistakes` lists everything that is wrong with it."""

    code = "bad_edition"

    def __init__(self, message: str, mistakes: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.mistakes = mistakes


class NotationError(SushiyaError):
    """A line is not in the notation of this game and edition."""

    code = "bad_notation"


class IllegalAction(SushiyaError):
    """The line is well formed, but the rules do not allow it now; `code` and `rule` say why."""

    code = "illegal_action"


class BotError(SushiyaError):
    """A bot is not known, not described in the right way, or cannot be started."""

    code = "bad_bot"


class ArenaError(SushiyaError):
    """A tournament cannot be played as asked, or its folder cannot be used."""

    code = "bad_arena"


class RecordError(SushiyaError):
    """A record cannot be read or does not replay. `event` is the index of the first bad event."""

    code = "bad_record"

    def __init__(
        self, message: str, *, event: int | None = None, code: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(message, code=code, rule=rule)
        self.event = event


class TableError(SushiyaError):
    """Something cannot be done at this table, or not now, or not by this guest."""

    code = "refused"
