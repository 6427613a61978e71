"""`sushiya play`: a match in the terminal against bots."""

from __future__ import annotations

from typing import Annotated

import typer

from sushiya.cli.edition import EditionOption
from sushiya.cli.words import LanguageOption, choose_words

OPPONENTS = "apprentice,cook,itamae"  # who plays with a guest that names nobody


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="wasabi or sushi-roll; asked, if not given.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many seats; as many as --bots and you, or asked.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="SPECS",
            help=f"Who plays the other seats, in order, the last one all that are left: greedy,search:ms=50. "
            f"See `sushiya bots`; {OPPONENTS}, if not given.",
        ),
    ] = None,
    seat: Annotated[int, typer.Option(metavar="K", help="Your seat, from 0.")] = 0,
    seed: Annotated[
        str | None, typer.Option(metavar="S", help="A text or 64 hex digits; the same seed gives the same chance.")
    ] = None,
    edition: EditionOption = None,
    language: LanguageOption = None,
) -> None:
    """Play a match in the terminal against bots."""
    from rich.console import Console

    from sushiya.bots.catalog import parse_specs
    from sushiya.cli.evening import Evening, Goodbye, ask_game, ask_players, fill_seats
    from sushiya.cli.ready import ready_game
    from sushiya.games.chance import fresh_seed, parse_seed

    console = Console(highlight=False)
    words = choose_words(language, edition)
    try:
        specs = parse_specs(OPPONENTS if bots is None else bots)
        for spec in set(specs):
            spec.check()
        rules = ready_game(ask_game(console, words) if game is None else game, edition, words=words, bots=True)
        if players is None:
            players = ask_players(console, words, rules) if bots is None else len(specs) + 1
        rules.check_players(players)
        rules.check_seat(seat, players)
        opponents = fill_seats(specs if bots else specs[: players - 1], players)
        chance = fresh_seed() if seed is None else parse_seed(seed)
        Evening(console, rules, opponents, seat, chance, words).play()
    except Goodbye:
        console.print(words.say("terminal-goodbye"))
