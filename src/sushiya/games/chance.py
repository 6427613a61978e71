"""Fair draws from a seed: the only place that meets randomness outside compiled playouts.

A seed is 32 secret bytes. Its commitment, the SHA-256 of the seed, may be told before the match; whoever gets the
seed afterwards can repeat every draw. Draw number c (from 0) is the first 8 bytes, big-endian, of HMAC-SHA-256 with the
seed as key and the ASCII text "sushiya c" as message. For a die of n sides a number that is not below the largest
multiple of n within 2**64 is skipped and the next draw is taken, so that every side is exactly equally likely. A die of
one side takes no draw. This module knows nothing of games; `Position.sides` says which dice are due.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

SEED_BYTES = 32
WORDS = 1 << 64


def fresh_seed() -> bytes:
    """A secret seed from the system's source of randomness."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """The seed that a text stands for: its SHA-256."""
    return hashlib.sha256(text.encode("utf-8")).digest()


def parse_seed(text: str) -> bytes:
    """A seed as it is shown, 64 hexadecimal digits; any other text stands for its SHA-256."""
    if len(text) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return seed_from_text(text)


class SeededDice:
    """Fair dice whose every throw follows from the seed. `counter` is the number of the next draw; setting it back
    repeats the draws from there on.
    """

    __slots__ = ("counter", "seed")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.counter = 0

    @property
    def commitment(self) -> str:
        """What can be told before the match: it fixes the seed and gives nothing away."""
        return hashlib.sha256(self.seed).hexdigest()

    def copy(self) -> SeededDice:
        """Dice that will show the same from here on."""
        twin = SeededDice(self.seed)
        twin.counter = self.counter
        return twin

    def throw(self, sides: int) -> int:
        """A number from 0 to `sides` - 1."""
        if sides < 1:
            raise ValueError(f"a die has at least one side, not {sides}")
        if sides == 1:
            return 0
        fair = WORDS // sides * sides
        while True:
            word = self._next_word()
            if word < fair:
                return word % sides

    def throw_all(self, sides: Iterable[int]) -> list[int]:
        """One number for each die, in order."""
        return [self.throw(n) for n in sides]

    def _next_word(self) -> int:
        message = f"sushiya {self.counter}".encode("ascii")
        self.counter += 1
        return int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
