"""A record as plain Python values, for code outside compiled loops that reads many of its fields.

Every look into a record of NumPy costs a microsecond, and so does every element of an array in it; all of it at once
costs about ten. It knows no game: which fields there are and what they mean is in the `state.py` of each.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np


def read_plain(records: np.ndarray[Any, np.dtype[Any]]) -> SimpleNamespace:
    """The one record of an array as it is now: under the name of each field a number, or lists of numbers."""
    fields = zip(records.dtype.names or (), records.item(), strict=True)
    return SimpleNamespace(**{name: value if isinstance(value, int) else value.tolist() for name, value in fields})
