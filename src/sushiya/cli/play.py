"""`sushiya play`: a match in the terminal against simple bots."""

from __future__ import annotations

from typing import Annotated

import typer

from sushiya.cli.edition import EditionOption


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="wasabi or sushi-roll; asked, if not given.")
    ] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="How many seats; asked, if not given.")] = None,
    seat: Annotated[int, typer.Option(metavar="K", help="Your seat, from 0.")] = 0,
    seed: Annotated[
        str | None, typer.Option(metavar="S", help="A text or 64 hex digits; the same seed gives the same chance.")
    ] = None,
    edition: EditionOption = None,
) -> None:
    """Play a match in the terminal against simple bots."""
    from rich.console import Console

    from sushiya.cli.evening import Evening, Goodbye, ask_game, ask_players
    from sushiya.cli.ready import ready_game
    from sushiya.games.chance import fresh_seed, parse_seed

    console = Console(highlight=False)
    try:
        rules = ready_game(ask_game(console) if game is None else game, edition)
        count = ask_players(console, rules) if players is None else players
        rules.check_players(count)
        rules.check_seat(seat, count)
        Evening(console, rules, count, seat, fresh_seed() if seed is None else parse_seed(seed)).play()
    except Goodbye:
        console.print("Goodbye.")
