"""`sushiya replay`: show a position of a recorded match in text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sushiya.cli.edition import EditionOption
from sushiya.cli.words import LanguageOption, choose_words


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="One record, or one a line.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="After N events; 0 is the start. The end, if not given.")
    ] = None,
    match: Annotated[int, typer.Option(metavar="M", min=1, help="The match of that number in the file.")] = 1,
    as_seat: Annotated[
        int | None, typer.Option(metavar="K", help="As seat K sees it; as a spectator, if not given.")
    ] = None,
    edition: EditionOption = None,
    language: LanguageOption = None,
) -> None:
    """Show a position of a recorded match."""
    from rich.console import Console

    from sushiya.cli.records import GameShelf, at_line, read_file
    from sushiya.cli.sentences import Teller
    from sushiya.cli.show import draw_view, show_event
    from sushiya.errors import RecordError
    from sushiya.games.record import is_hidden

    number = 0
    for number, (line, record) in enumerate(read_file(file), 1):  # noqa: B007
        if number == match:
            break
    else:
        raise RecordError(f"{file}: there is no match {match}, only {number}.", code="no_such_match")

    total = len(record.events)
    stop = total if at is None else at
    if stop > total:
        raise RecordError(f"{file}, line {line}: the match has {total} events, so there is no event {stop}.")
    with at_line(file, line):
        game = GameShelf(edition).game_for(record)
        if as_seat is not None:
            game.check_seat(as_seat, record.players)
        position, last = game.start(record.players), None
        steps = record.steps(game)
        hidden = set()
        for _ in range(stop):
            last = next(steps)
            position = last.after
            if is_hidden(last.line):
                hidden.add(last.recipient if last.seat is None else last.seat)
        if stop == total:
            next(steps, None)  # the result is checked behind the last event
    if as_seat in hidden:
        raise RecordError(
            f"{file}, line {line}: what seat {as_seat} held is not in this record; it was seen by others."
        )

    console = Console(highlight=False)
    names = [f"{seat} {name}" for seat, name in enumerate(record.names)]  # bots of one kind share a name
    words = choose_words(language, edition)
    for drawing in draw_view(words, game, position.view(as_seat), names):
        console.print(drawing)
    if last is not None:
        console.print(
            f"[dim]Event {stop} of {total}:[/] ",
            show_event(Teller(words, game, names, as_seat), last.event_for(as_seat)),
        )
