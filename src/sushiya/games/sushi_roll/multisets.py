"""Multisets of dice as numbers: menus, rolls and draws from the bag are each one number, without gaps.

Smaller multisets come first. Within a size, the multiset f0 <= f1 <= … has the number C(f0, 1) + C(f1 + 1, 2) + …,
the combinatorial number system. The compiled rules work on the tables of the edition; `rank` and `unrank` are the same
in plain Python, for text. It knows neither rules nor words.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

from sushiya.games.compiled import hot, rule


def rank(items: Sequence[int], sorts: int) -> int:
    """The number of a multiset of at least one item, given in order; items are 0 … sorts - 1."""
    smaller = sum(comb(sorts + size - 1, size) for size in range(1, len(items)))
    return smaller + sum(comb(item + i, i + 1) for i, item in enumerate(items))


def unrank(number: int, sorts: int) -> list[int]:
    """The items of the multiset of that number, in order."""
    size = 1
    while number >= comb(sorts + size - 1, size):
        number -= comb(sorts + size - 1, size)
        size += 1
    items, item = [0] * size, sorts - 1
    for i in range(size - 1, -1, -1):
        while comb(item + i, i + 1) > number:
            item -= 1
        items[i] = item
        number -= comb(item + i, i + 1)
    return items


@hot
def size_of(first: Any, number: int) -> int:
    """How many items a multiset of that number has; `first` is the edition's table of first numbers."""
    size = 1
    while size + 1 < first.size - 1 and number >= first[size + 1]:
        size += 1
    return size


@hot
def largest_item(e: Any, rest: int, i: int, at_most: int) -> int:
    """The item at place i (from 0) of a multiset whose items up to that place have the number `rest`."""
    item = at_most
    while e.rank[i, item] > rest:
        item -= 1
    return item


@rule
def unrank_into(e: Any, first: Any, sorts: int, number: int, items: Any) -> int:
    """Write the items of a multiset, in order. Returns how many."""
    size = size_of(first, number)
    rest = number - first[size]
    item = sorts - 1
    for i in range(size - 1, -1, -1):
        item = largest_item(e, rest, i, item)
        rest -= e.rank[i, item]
        items[i] = item
    return size


@rule
def rank_counts(e: Any, first: Any, counts: Any) -> int:
    """The number of a multiset that is given as a count for each item."""
    number = 0
    size = 0
    for item in range(counts.size):
        for _ in range(counts[item]):
            number += e.rank[size, item]
            size += 1
    return number + first[size]
