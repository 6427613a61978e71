"""The bot that every other must beat."""

from __future__ import annotations

from sushiya.bots.bot import Bot, Seen
from sushiya.games.compiled import below


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, seen: Seen) -> int:
        """Draw one."""
        return seen.legal[below(seen.stream, len(seen.legal))]
