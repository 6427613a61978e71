"""When a tournament may stop early: `--until E`, with at most the chance E of a wrong order of the entrants.

Looking often gives chance many chances, so each look has its own allowance: look k (from 1) may err with
E / (k (k + 1)), which sums to E, shared equally by all pairs of entrants. Looks are after whole rounds, at fixed
numbers of them. The 95 % intervals of the win shares must be separate as well: the table shows what was decided.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, takewhile

from sushiya.arena.intervals import Array, Deals, one_line_up, share_interval

FIRST_LOOK = 20  # rounds
GROWTH = 1.1  # rounds from look to look: more looks would leave less for each


def looks() -> Iterator[int]:
    """After how many rounds to look."""
    rounds = FIRST_LOOK
    while True:
        yield rounds
        rounds = max(rounds + 1, round(rounds * GROWTH))


def is_decided(shares: Sequence[Deals], error: float) -> bool:
    """Whether the order of the entrants is clear after these rounds, from the win shares of each."""
    by_round = [deals.by_round for deals in shares]
    rounds = len(by_round[0])
    done = list(takewhile(lambda look: look <= rounds, looks()))
    if not done or done[-1] != rounds:
        return False
    look, pairs = len(done), list(combinations(by_round, 2))
    allowed = error / (look * (look + 1)) / len(pairs)
    return are_apart(shares) and all(_differ(a - b, allowed) for a, b in pairs)


def are_apart(shares: Sequence[Deals]) -> bool:
    """Whether the 95 % intervals of the win shares are separate."""
    intervals = sorted(map(share_interval, shares), key=lambda found: found.value)
    return all(below.high < above.low for below, above in pairwise(intervals))


def _differ(differences: Array, level: float) -> bool:
    """Whether the mean of differences between two shares in each round is not 0, with this chance to be wrong."""
    found = share_interval(one_line_up((differences + 1) / 2), level)
    return not found.low <= 0.5 <= found.high


def first_decision(shares: Sequence[Deals], error: float) -> int | None:
    """After how many rounds the order was clear for the first time."""
    for rounds in takewhile(lambda look: look <= len(shares[0].by_round), looks()):
        if is_decided([deals.first(rounds) for deals in shares], error):
            return rounds
    return None
