"""Nothing was learned about Wasabi! yet: search judges it by hand-made knowledge (`evaluate/wasabi.py`)."""

from __future__ import annotations

from typing import Any

from sushiya.games.compiled import rule
from sushiya.games.dispatch import register
from sushiya.games.wasabi.state import STATE


@rule
def foresee(s: Any, e: Any, net: Any, scratch: Any, code: int, slides: int, shares: Any) -> bool:
    """Nobody asks."""
    return False


@rule
def foretell(s: Any, e: Any, net: Any, codes: Any, shares: Any) -> None:
    """Nobody asks."""


register(STATE, foresee=foresee, foretell=foretell)
