"""A bot in three lines: it likes long lines best.

sushiya play wasabi --bots python:path=examples/hungry.py
"""

from sushiya.bots.bot import Bot, Seen


class Hungry(Bot):
    """Takes the longest of all legal lines."""

    def choose(self, seen: Seen) -> str:
        """`seen` is all that the seat may know: lines, view, position, log, budget."""
        return max(seen.lines, key=len)
