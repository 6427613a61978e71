"""How much one guest may ask for: buckets that fill with time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from sushiya.errors import TableError

BURST = 4.0  # seconds that a bucket holds
LEAST = 5.0  # what it holds at least
ADDRESSES = 20_000  # that are remembered


class Bucket:
    """Lets so many a second through, and a burst now and then."""

    __slots__ = ("_since", "_size", "_tokens", "rate")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._size = self._tokens = max(LEAST, BURST * rate)
        self._since = monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Whether there is enough left."""
        now = monotonic()
        self._tokens = min(self._size, self._tokens + (now - self._since) * self.rate)
        self._since = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, rate: float, what: str) -> None:
        self.rate = rate
        self.what = what  # is counted
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Count one more; refused if this address had too many."""
        bucket = self._buckets.pop(address, None) or Bucket(self.rate)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TableError(f"Too many {self.what}; wait a little.", code="too_quick")
