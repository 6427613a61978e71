"""What the house counts, as Prometheus reads it."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field

BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0)  # s


class Histogram:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        """The text of all buckets."""
        told, total = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            told.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*told, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


@dataclass
class Metrics:
    """Counters of one process, from its start."""

    entries: int = 0
    conflicts: int = 0
    store_errors: int = 0
    bot_moves: int = 0
    messages: int = 0
    refusals: int = 0
    dropped: int = 0
    saving: Histogram = field(default_factory=Histogram)

    def show(self, **gauges: int) -> str:
        """The text that Prometheus reads; gauges are what stands now."""
        counters = {
            "entries_total": ("Entries written to the log.", self.entries),
            "conflicts_total": ("Times that another process was quicker.", self.conflicts),
            "store_errors_total": ("Writes that failed.", self.store_errors),
            "bot_moves_total": ("Moves of bots.", self.bot_moves),
            "messages_total": ("Messages from guests.", self.messages),
            "refusals_total": ("Messages that were refused.", self.refusals),
            "dropped_total": ("Connections closed because they were slow or too quick.", self.dropped),
        }
        lines = []
        for name, (meaning, count) in counters.items():
            lines += [f"# HELP sushiya_{name} {meaning}", f"# TYPE sushiya_{name} counter", f"sushiya_{name} {count}"]
        for name, count in gauges.items():
            lines += [f"# TYPE sushiya_{name} gauge", f"sushiya_{name} {count}"]
        lines += ["# HELP sushiya_saving_seconds Time to write an entry.", "# TYPE sushiya_saving_seconds histogram"]
        return "\n".join([*lines, *self.saving.lines("sushiya_saving_seconds")]) + "\n"
