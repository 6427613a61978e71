"""What bots have learned from matches against themselves: one file per game, behind the function here."""

from __future__ import annotations

from typing import Any

from sushiya.games.dispatch import dispatched


@dispatched
def foresee(s: Any, e: Any, net: Any, scratch: Any, code: int, slides: int, shares: Any) -> bool:
    """Do this action, play on as it was learned until the belts have slid so often, and tell each seat's chance to win.

    Valid where `net` was learned for. False if the match came to its end before; then nothing is told.
    """


@dispatched
def foretell(s: Any, e: Any, net: Any, codes: Any, shares: Any) -> None:
    """How likely the seat to act wins by each of these legal actions, at first sight. Valid as above."""


from sushiya.bots.learned import sushi_roll, wasabi  # noqa: E402, F401 - each registers what is declared above
