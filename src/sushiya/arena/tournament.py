"""A tournament from its order to its results: what is missing in the folder is played, in order, until it is enough.

Whether it is enough is looked at after whole rounds and depends on the results of matches 0 … n alone, never on when
they arrived, so it comes out the same with any number of workers and after any interruption.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import numpy as np

from sushiya.arena.folder import Folder
from sushiya.arena.intervals import Deals, join_rounds
from sushiya.arena.matches import MatchResult, Task
from sushiya.arena.runners import Runner
from sushiya.arena.schedule import Schedule
from sushiya.arena.table import make_table
from sushiya.arena.until import is_decided, looks


class Standing:
    """Win shares round by round while the results come in."""

    def __init__(self, schedule: Schedule, until: float | None) -> None:
        self.schedule = schedule
        self.until = until
        self.is_decided = False
        self.matches = 0
        self._round: list[MatchResult] = []
        self._shares: list[list[Deals]] = []  # by round and entrant
        self._sum = np.zeros(len(schedule.entrants))
        self._looks = looks()
        self._next_look = next(self._looks)

    @property
    def shares(self) -> dict[str, float]:
        """Win shares so far; none before the first round is whole."""
        if not self._shares:
            return {}
        return dict(zip(self.schedule.entrants, self._sum / len(self._shares), strict=True))

    def add(self, result: MatchResult) -> None:
        """Take the next match into account."""
        self.matches += 1
        self._round.append(result)
        if len(self._round) == len(self.schedule.round):
            shares = make_table(self.schedule, self._round).shares()
            self._round.clear()
            self._shares.append(shares)
            self._sum += [deals.mean for deals in shares]
            self._look()

    def _look(self) -> None:
        if len(self._shares) == self._next_look:
            self._next_look = next(self._looks)
            if self.until is not None and not self.is_decided:
                self.is_decided = is_decided(
                    [join_rounds(turns) for turns in zip(*self._shares, strict=True)], self.until
                )


Watch = Callable[[Standing], None]  # told after every match


def play(task: Task, path: Path, run: Runner, watch: Watch = lambda standing: None) -> int:
    """Play what the order asks for and the folder does not have yet. Returns how many matches the folder has then."""
    order = task.order
    schedule = Schedule(order.bots, order.players, order.seed)
    with Folder(path, order, schedule) as folder:
        standing = Standing(schedule, order.until)
        for result in folder.results():
            standing.add(result)
        watch(standing)
        # What is there already may be more than is asked for; a round that was begun is finished in any case.
        wanted = schedule.matches_for(folder.finished if standing.is_decided else max(order.games, folder.finished))
        if folder.finished < wanted:
            with closing(run(task, range(folder.finished, wanted))) as played:
                for lines in played:
                    folder.append(lines)
                    standing.add(msgspec.json.decode(lines.result, type=MatchResult))
                    watch(standing)
                    if standing.is_decided and folder.finished % len(schedule.round) == 0:
                        break
        folder.save()
        return folder.finished
