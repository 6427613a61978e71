"""How the bots of a tournament play now, as a short text that stays the same as long as they play the same.

It is told by what bots do, not by their sources: a match is played with dice that never change and without a clock, and
its actions are hashed together with the specs that the bots of the order stand for. It cannot see speed, what search
does after a few hundred simulations only, the noise of `greedy`, or what bots of guests do.
"""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec

from sushiya.arena.order import Order
from sushiya.bots import catalog
from sushiya.bots.catalog import BotSpec, make_bot, parse_spec
from sushiya.bots.play import play_match
from sushiya.games import load
from sushiya.games.chance import seed_from_text

# Who takes the seats, in turn. With 64 simulations, most of Wasabi!'s tree would never be looked at, and a change of it
# not be seen.
THINKING = ("search:simulations=256", "greedy")
PLAIN = ("greedy",)  # the same where nobody searches: a change of search is none of these bots
PLAIN_KINDS = ("random", "greedy")
DICE = seed_from_text("sushiya fingerprint")
LENGTH = 12  # digits


def fingerprint(order: Order) -> str:
    """How the bots of the order play its game with the house edition."""
    specs = [resolve(bot) for bot in order.bots]
    seats = PLAIN if all(spec.kind.name in PLAIN_KINDS for spec in specs) else THINKING
    told = ([_tell(spec) for spec in specs], play_actions(order.game, order.players, seats))
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:LENGTH]


def resolve(bot: str) -> BotSpec:
    """The spec behind a bot: that of a level is its own secret, and can change."""
    levels = {name: spec for name, _, spec in catalog.LEVELS}
    return parse_spec(levels.get(bot, bot))


def _tell(spec: BotSpec) -> str:
    """The spec, and its time for a move also where that is the default: no match that counts simulations shows it."""
    parameters = spec.kind.parameters
    counts = "simulations" in parameters and spec.value("simulations")
    return f"{spec} ms={spec.value('ms')}" if "ms" in parameters and not counts else str(spec)


@cache
def play_actions(game: str, players: int, seats: tuple[str, ...]) -> tuple[str, ...]:
    """What is done in a match in which these bots sit, in turn until all seats are taken."""
    bots = [make_bot(seats[seat % len(seats)]) for seat in range(players)]
    steps = play_match(load(game), bots, dice=DICE).match.steps
    return tuple(step.line for step in steps if step.seat is not None)
