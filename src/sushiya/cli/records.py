"""What the commands that read records share: games by edition, and errors that tell the line of the file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sushiya.cli.ready import ready_game
from sushiya.errors import RecordError
from sushiya.games.contract import Game
from sushiya.games.record import MatchRecord, open_records, read_records


class GameShelf:
    """The games that the records of one file were played with, each loaded once."""

    def __init__(self, edition: Path | None) -> None:
        self.edition = edition
        self.games: dict[str, Game] = {}

    def game_for(self, record: MatchRecord) -> Game:
        """The game of a record, with the edition named on the command line or else the house edition."""
        if record.game not in self.games:
            self.games[record.game] = ready_game(record.game, self.edition)
        return record.check_game(self.games[record.game])


def read_file(file: Path, progress: Callable[[int], None] | None = None) -> Iterator[tuple[int, MatchRecord]]:
    """Every record of a file with the number of its line. `progress` is told how many bytes are read."""
    with open_records(file) as stream:
        records = read_records(stream)
        while True:
            try:
                number, record = next(records)
            except StopIteration:
                return
            except OSError as error:
                raise RecordError(f"{file}: cannot be read: {error.strerror or error}.") from None
            except RecordError as error:
                raise _placed(error, f"{file}, {error.message}") from None
            yield number, record
            if progress is not None:
                progress(stream.tell())


@contextmanager
def at_line(file: Path, line: int) -> Iterator[None]:
    """Put the place in the file before the sentence of an error in a record."""
    try:
        yield
    except RecordError as error:
        raise _placed(error, f"{file}, line {line}: {error.message}") from None


def _placed(error: RecordError, message: str) -> RecordError:
    return RecordError(message, event=error.event, code=error.code, rule=error.rule)
