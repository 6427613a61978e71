"""Bots at work, beside the event loop: they think in compiled code without the GIL, in threads that yield to guests."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache

from sushiya.bots.bot import Budget
from sushiya.bots.catalog import BotSpec, parse_spec
from sushiya.bots.play import Turn, ask
from sushiya.errors import BotError
from sushiya.games.match import Match

KINDNESS = 10  # steps by which thinking is less urgent than answering guests
MOST_THREADS = 2  # of one bot
MOST_SIMULATIONS = 1_000  # of a bot that counts: it answers at once
parse = lru_cache(maxsize=1024)(parse_spec)


class Thinkers:
    """Two queues: bots that answer at once do not wait behind those that think."""

    def __init__(self, threads: int, longest_ms: float) -> None:
        self.limit = Budget(ms=longest_ms)
        count = threads or os.cpu_count() or 1
        self._deep = ThreadPoolExecutor(count, "thinking", initializer=_be_kind)
        self._quick = ThreadPoolExecutor(1, "answering", initializer=_be_kind)

    def check(self, bot: str) -> BotSpec:
        """A bot that a guest may seat: of the house, and not too slow."""
        spec = parse_spec(bot, local=False)
        budget = spec.make().budget
        threads = getattr(spec.options, "threads", 1)
        is_slow = (budget.ms or 0) > (self.limit.ms or 0) or (budget.simulations or 0) > MOST_SIMULATIONS
        if is_slow or threads > MOST_THREADS:
            told = (
                f"A bot may think for {self.limit.ms:g} ms a move here, or count {MOST_SIMULATIONS} simulations, "
                f"with {MOST_THREADS} threads."
            )
            raise BotError(told, code="slow_bot")
        return spec

    async def think(self, bot: str, match: Match, seed: int) -> Turn:
        """What the bot does at this moment of a match. The match must not change meanwhile: hand over a copy."""
        player = parse(bot).make()
        pool = self._deep if player.budget.ms is not None else self._quick
        return await asyncio.get_running_loop().run_in_executor(pool, ask, player, match, seed, self.limit)

    def close(self) -> None:
        """Take no more questions."""
        for pool in (self._deep, self._quick):
            pool.shutdown(wait=False, cancel_futures=True)


def _be_kind() -> None:
    """Let this thread yield to others; threads that it starts do the same."""
    with suppress(OSError, AttributeError):  # not on every system
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), KINDNESS)
