"""The bot that thinks ahead: a race of its actions in compiled code (`think/tree.py`), one for every thread.

What was learned about the game, or else the greedy judgement, orders the legal actions first, and only the best of them
take part (`profiles.py`). The clock is looked at between small portions of the race, so that the search stops in time;
it stops sooner when one action has won.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from sushiya.bots.bot import Bot, Budget, Seen, Stream
from sushiya.bots.greedy import judge_actions
from sushiya.bots.learned.network import load_network, nothing_learned
from sushiya.bots.profiles import PROFILES, choose_contenders
from sushiya.bots.think import tree
from sushiya.games.compiled import split_stream
from sushiya.games.engine import SCRATCH

Array = np.ndarray[Any, np.dtype[Any]]

NODES = 400_000  # of one tree; memory that is not reached is not used
ENDLESS = 1 << 40  # simulations: more than there is time for
PORTION = 0.003  # seconds of the race between two looks at the clock
AS_THE_GAME_NEEDS = -1
LEVEL = 0.9  # of the visits of the action tried most; such actions are compared by what they promise


class SearchOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How search thinks."""

    ms: Annotated[float, Meta(ge=1, le=600_000, description="milliseconds for a move")] = 200.0
    simulations: Annotated[
        int, Meta(ge=0, le=1_000_000_000, description="count these instead of milliseconds, in every thread; 0: do not")
    ] = 0
    threads: Annotated[int, Meta(ge=1, le=256, description="races side by side")] = 1
    candidates: Annotated[
        int, Meta(ge=0, le=tree.RACERS, description="actions compared, those that look best; 0: as the game needs")
    ] = 0
    trust: Annotated[float, Meta(ge=0, le=1e6, description="rounds that the first look at an action counts for")] = 20.0
    doubt: Annotated[float, Meta(ge=0, le=100, description="standard errors behind that end an action's race")] = 4.0
    horizon: Annotated[
        int, Meta(ge=-1, le=100_000, description="actions of a playout, at most; -1: as the game needs")
    ] = AS_THE_GAME_NEEDS
    slides: Annotated[
        int,
        Meta(
            ge=0, le=100, description="slides of the belts to play ahead as learned, in Sushi Roll; 0: a tree instead"
        ),
    ] = 2
    width: Annotated[float, Meta(gt=0, le=1000, description="actions of a node at a time, per root of its visits")] = (
        2.0
    )
    curiosity: Annotated[
        float, Meta(ge=-1, le=100, description="weight of what is little known; below 0: as the game needs")
    ] = AS_THE_GAME_NEEDS


class Racing:
    """One race and the memory it needs."""

    def __init__(
        self, seen: Seen, network: Array, codes: Array, priors: Array, stream: Stream, options: SearchOptions
    ) -> None:
        self.seen = seen
        self.codes = codes
        self.nodes = np.empty(NODES, tree.NODE)
        self.trials = np.zeros(1, seen.game.state)
        self.scratch = np.zeros(1, SCRATCH)
        self.search = np.empty(1, tree.SEARCH)
        self.network = network  # what was learned, or nothing; for this race to work in
        profile = PROFILES[seen.game.name]
        self.search["trust"], self.search["doubt"], self.search["width"] = options.trust, options.doubt, options.width
        self.search["horizon"] = profile.horizon if options.horizon == AS_THE_GAME_NEEDS else options.horizon
        self.search["curiosity"] = profile.curiosity if options.curiosity < 0 else options.curiosity
        self.search["slides"] = options.slides
        self.search["scale"], self.search["alone"] = profile.scale, profile.alone
        tree.line_up(self.nodes, self.search, codes, priors, stream)

    def race(self, rounds: int, limit: int = ENDLESS) -> None:
        """Go on for so many rounds, or until all simulations are used up or one action has won."""
        states, editions = self.seen.position.records, self.seen.game.editions
        tree.race(states, editions, self.network, self.trials, self.nodes, self.search, self.scratch, rounds, limit)

    @property
    def simulations(self) -> int:
        """How many there were so far."""
        return int(self.search["simulations"][0])

    @property
    def running(self) -> int:
        """How many actions are still in the race."""
        return int(self.search["running"][0])

    def run(self, deadline: float | None, limit: int) -> None:
        """Race until the time or the number of simulations is used up, or one action has won."""
        rounds = 1
        while self.running > 1 and self.simulations + self.running <= limit:
            before = perf_counter()
            if deadline is not None and before >= deadline:
                return
            self.race(rounds, limit)
            now = perf_counter()
            room = PORTION if deadline is None else min(PORTION, max(deadline - now, 0.0))
            rounds = max(1, min(4 * rounds, int(rounds * room / max(now - before, 1e-6))))

    def results(self) -> tuple[Array, Array]:
        """How often each action was tried, and what it promises."""
        visits, shares = np.zeros(self.codes.size, np.int32), np.zeros(self.codes.size, np.float64)
        tree.list_racers(self.nodes, self.search, visits, shares)
        return visits, shares


class SearchBot(Bot):
    """Monte Carlo tree search over what its seat may know."""

    def __init__(self, options: SearchOptions | None = None) -> None:
        self.options = options or SearchOptions()
        counted = self.options.simulations
        self.budget = Budget(simulations=counted) if counted else Budget(ms=self.options.ms)
        self.simulations = 0  # of the last move, for reports

    def choose(self, seen: Seen) -> int:
        """The action that promises most, of those that stayed in the race."""
        begin = perf_counter()
        self.simulations = 0
        if len(seen.legal) == 1:
            return seen.legal[0]
        network = self.learned(seen)
        shares = judge_shares(seen, network)
        order = choose_contenders(seen, shares, self.options.candidates)
        codes = np.array(seen.legal, np.int32)[order]
        deadline = None if seen.budget.ms is None else begin + seen.budget.ms / 1000
        limit = ENDLESS if seen.budget.simulations is None else seen.budget.simulations
        if deadline is None and limit == ENDLESS:
            deadline = begin + self.options.ms / 1000
        races = self._line_up(seen, network, codes, shares[order])
        if len(races) == 1:
            races[0].run(deadline, limit)
        else:
            with ThreadPoolExecutor(len(races)) as pool:
                list(pool.map(lambda racing: racing.run(deadline, limit), races))
        self.simulations = sum(racing.simulations for racing in races)
        return int(codes[_best(races)])

    def learned(self, seen: Seen) -> Array:
        """What is known about the match from others of its kind, or nothing."""
        return load_network(seen.game, seen.players) if self.options.slides else nothing_learned()

    def _line_up(self, seen: Seen, network: Array, codes: Array, shares: Array) -> list[Racing]:
        """A race for each thread, with a stream of its own."""
        races = []
        for number in range(self.options.threads):
            stream = np.empty(1, np.uint64)
            split_stream(seen.stream, number, stream)
            own = network.copy() if number else network
            races.append(Racing(seen, own, codes, shares - shares[0], stream, self.options))
        return races


def judge_shares(seen: Seen, network: Array) -> Array:
    """What share the seat can expect of each legal action, at first sight: as learned, or by the greedy judgement.

    A lead of `scale` points is worth a quarter of a share.
    """
    if network["players"][0] == 0:
        return judge_actions(seen) / (4 * PROFILES[seen.game.name].scale)
    shares = np.empty(len(seen.legal), np.float64)
    tree.judge_learned(seen.position.records, seen.game.editions, network, np.array(seen.legal, np.int32), shares)
    return shares


def _best(races: list[Racing]) -> int:
    """The action that promises most over all races, of those that were tried about as often as any."""
    results = [racing.results() for racing in races]
    visits = np.sum([tried for tried, _ in results], axis=0)
    if not visits.any():
        return 0
    shares = np.sum([tried * share for tried, share in results], axis=0) / np.maximum(visits, 1)
    return int(np.argmax(np.where(visits >= LEVEL * visits.max(), shares, -np.inf)))
