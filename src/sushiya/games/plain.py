"""A record as plain Python values, for code outside compiled loops that reads many of its fields.

Every look into a record of NumPy costs a microsecond, and so does every element of an array in it; all of it at
once costs about ten. It knows no game: which fields there are and what they mean is in the `state.py` of each.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

LETTERS = {1: "b", 2: "h", 4: "i", 8: "q"}  # of signed numbers by their size, for `struct`


class PlainReader:
    """Reads records of one layout: fields that are whole numbers, or tables of them with one or two dimensions."""

    def __init__(self, layout: np.dtype[Any]) -> None:
        names = layout.names or ()
        self._make: Callable[[list[Any]], Any] = namedtuple("Plain", names)._make  # type: ignore[attr-defined]
        self._tables: list[tuple[int, list[slice]]] = []  # the place of each and its rows
        parts, places = [], []
        count = end = 0
        for place, name in enumerate(names):
            kind, offset = layout.fields[name][:2]  # type: ignore[index]
            letter = LETTERS[kind.base.itemsize]
            size = prod(kind.shape)
            parts.append(f"{offset - end}x{size}{letter if kind.base.kind == 'i' else letter.upper()}")
            places.append(slice(count, count + size) if kind.shape else count)
            if len(kind.shape) == 2:
                width = kind.shape[1]
                self._tables.append((place, [slice(at, at + width) for at in range(0, size, width)]))
            count, end = count + size, offset + kind.itemsize
        self._unpack = Struct("=" + "".join(parts)).unpack_from
        self._pick = itemgetter(*places)

    def read(self, memory: bytes | bytearray) -> Any:
        """The record in this memory as it is now: under the name of each field a number, or tuples of numbers."""
        values = list(self._pick(self._unpack(memory)))
        for place, rows in self._tables:
            flat = values[place]
            values[place] = tuple([flat[row] for row in rows])
        return self._make(values)
