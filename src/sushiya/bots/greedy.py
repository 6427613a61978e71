"""The bot that takes what looks best now."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from sushiya.bots.bot import Bot, Seen
from sushiya.bots.think.lookahead import judge
from sushiya.games.engine import SCRATCH


def judge_actions(seen: Seen) -> np.ndarray[Any, np.dtype[np.float64]]:
    """What each of the legal actions is worth, in points."""
    codes = np.array(seen.legal, np.int32)
    worths = np.empty(len(codes), np.float64)
    trials, scratch = np.zeros(3, seen.game.state), np.zeros(1, SCRATCH)
    scratch["stream"] = seen.stream
    judge(seen.position.records, seen.game.editions, codes, trials, scratch, worths)
    return worths


class GreedyOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How greedy plays."""

    noise: Annotated[float, Meta(ge=0, le=100, description="points by which it errs: standard deviation")] = 0.0


class GreedyBot(Bot):
    """Takes the action that looks best now; of equal ones the first."""

    def __init__(self, options: GreedyOptions | None = None) -> None:
        self.noise = (options or GreedyOptions()).noise

    def choose(self, seen: Seen) -> int:
        """The best of all legal actions."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        worths = judge_actions(seen)
        if self.noise > 0:
            worths = worths + self.noise * np.random.default_rng(int(seen.stream[0])).standard_normal(len(worths))
        return seen.legal[int(np.argmax(worths))]
