"""Writes that come together go together, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from sushiya.store import grouping
from sushiya.store.grouping import Grouping
from sushiya.store.store import StoreError


class Disk:
    """Takes down what it is asked to commit. A negative number is refused; zero breaks the disk."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []

    async def commit(self, writes: Sequence[int]) -> Sequence[object]:
        self.groups.append(list(writes))
        await asyncio.sleep(0.01)
        if 0 in writes:
            raise StoreError("The disk is full.", code="full")
        return [ValueError(write) if write < 0 else 2 * write for write in writes]


async def test_what_comes_at_once_is_one_group_and_what_comes_meanwhile_the_next() -> None:
    disk = Disk()
    group: Grouping[int] = Grouping(disk.commit)
    first = [asyncio.create_task(group.write(number)) for number in (1, 2, 3)]
    await asyncio.sleep(0.005)
    second = [asyncio.create_task(group.write(number)) for number in (4, 5)]
    assert await asyncio.gather(*first, *second) == [2, 4, 6, 8, 10]
    assert disk.groups == [[1, 2, 3], [4, 5]]
    assert await group.write(6) == 12


async def test_one_that_is_refused_hurts_nobody_else() -> None:
    group: Grouping[int] = Grouping(Disk().commit)
    found = await asyncio.gather(*map(group.write, (1, -2, 3)), return_exceptions=True)
    assert found[0] == 2
    assert isinstance(found[1], ValueError)
    assert found[2] == 6


async def test_when_a_commit_fails_all_of_it_fails_and_the_next_does_not() -> None:
    group: Grouping[int] = Grouping(Disk().commit)
    found = await asyncio.gather(*map(group.write, (1, 0, 3)), return_exceptions=True)
    assert [(str(error), type(error)) for error in found] == [("The disk is full.", StoreError)] * 3
    assert len(set(map(id, found))) == 3
    assert await group.write(4) == 8


async def test_a_mistake_leaves_nobody_waiting() -> None:
    async def commit(writes: Sequence[int]) -> Sequence[object]:
        raise TypeError("a mistake")

    group: Grouping[int] = Grouping(commit)
    found = await asyncio.gather(*map(group.write, (1, 2)), return_exceptions=True)
    assert [str(error) for error in found] == ["a mistake"] * 2


async def test_groups_are_not_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grouping, "LARGEST", 3)
    disk = Disk()
    group: Grouping[int] = Grouping(disk.commit)
    assert await asyncio.gather(*map(group.write, range(1, 8))) == [2, 4, 6, 8, 10, 12, 14]
    assert disk.groups == [[1, 2, 3], [4, 5, 6], [7]]


async def test_finish_waits_for_all() -> None:
    disk = Disk()
    group: Grouping[int] = Grouping(disk.commit)
    await group.finish()
    writing = asyncio.create_task(group.write(1))
    await asyncio.sleep(0)
    await group.finish()
    assert disk.groups == [[1]]
    assert await writing == 2
