"""The search bot: simulations a second from an opening, and how far over its time it goes in the course of matches."""

from __future__ import annotations

from time import perf_counter

import numpy as np

from benchmarks.measure import processor_seconds
from sushiya.bots.bot import Seen
from sushiya.bots.catalog import make_bot
from sushiya.bots.learned.network import load_network
from sushiya.bots.play import ask
from sushiya.bots.profiles import PROFILES
from sushiya.bots.search import Racing, SearchOptions
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.compiled import random_stream
from sushiya.games.contract import Game
from sushiya.games.match import Match


def new_match(game: Game, players: int, seed: int) -> Match:
    """A match whose first seat is to act."""
    return Match(game, players, dice=SeededDice(seed_from_text(f"thinking {seed}")))


def simulations_per_second(game: Game, players: int, simulations: int, seed: int) -> float:
    """Of one race, in thousands, from the opening, as the bot makes them: tree, playout, judgement of all seats."""
    seen = Seen(new_match(game, players, seed).position, random_stream(seed))
    codes = np.array(seen.legal[: PROFILES[game.name].candidates], np.int32)
    network = load_network(game, players)
    racing = Racing(seen, network, codes, np.zeros(codes.size), seen.stream, SearchOptions(doubt=100))
    racing.race(1)
    seconds = processor_seconds(lambda: racing.race(simulations // codes.size + 1))
    return racing.simulations / seconds / 1000


def overrun_percentile(game: Game, players: int, ms: float, moves: int, seed: int) -> float:
    """The 99th percentile of how many milliseconds over its time a search answers, in a match that greedy plays."""
    bot, leader = make_bot(f"search:ms={ms:g}"), make_bot("greedy")
    over: list[float] = []
    number = 0
    while len(over) < moves:
        match = new_match(game, players, 1000 * seed + number)
        number += 1
        while not match.is_over and len(over) < moves:
            begin = perf_counter()
            bot.choose(Seen(match.position, random_stream(seed), bot.budget))
            over.append(1000 * (perf_counter() - begin) - ms)
            match.play(ask(leader, match, seed).code)
    return float(np.percentile(over, 99))
