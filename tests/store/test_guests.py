"""Guests, the digests of their secrets, and links that are good once."""

from __future__ import annotations

import asyncio

import pytest

from sushiya.store.store import Guest, Store, StoreError
from tests.store.house import opened

ADA = Guest("ada", "Ada")
KEY, SECOND_KEY, LINK = b"k" * 32, bytes(range(32)), b"l" * 32


async def test_a_guest_is_known_by_every_key(database: str) -> None:
    async with opened(database) as store:
        await store.add_guest(ADA, KEY, now=1)
        await store.add_key("ada", SECOND_KEY, now=2)
        assert await store.guest_of(KEY) == await store.guest_of(SECOND_KEY) == ADA
        assert await store.guest_of(b"other") is None
    async with opened(database) as store:
        assert await store.guest_of(KEY) == ADA


async def test_a_guest_takes_another_name(database: str) -> None:
    async with opened(database) as store:
        await store.add_guest(ADA, KEY, now=1)
        await store.add_guest(Guest("bob", "Bob"), SECOND_KEY, now=1)
        await store.rename("ada", "Łucja 寿司 \N{SUSHI}'\"")
        assert await store.guest_of(KEY) == Guest("ada", "Łucja 寿司 \N{SUSHI}'\"")
        assert await store.guest_of(SECOND_KEY) == Guest("bob", "Bob")


async def test_nobody_is_there_twice(database: str) -> None:
    async with opened(database) as store:
        await store.add_guest(ADA, KEY, now=1)
        await refuses(store.add_guest(Guest("ada", "Eve"), SECOND_KEY, now=2))
        await refuses(store.add_guest(Guest("eve", "Eve"), KEY, now=2))
        await refuses(store.add_key("ada", KEY, now=2))
        assert await store.guest_of(KEY) == ADA
        assert await store.guest_of(SECOND_KEY) is None
        await store.add_guest(Guest("eve", "Eve"), SECOND_KEY, now=3)  # nothing was left of the attempt above


async def test_keys_and_links_belong_to_a_guest(database: str) -> None:
    async with opened(database) as store:
        await refuses(store.add_key("nobody", KEY, now=1))
        await refuses(store.put_link(LINK, "nobody", until=9))


async def refuses(write: object) -> None:
    assert asyncio.iscoroutine(write)
    with pytest.raises(StoreError, match="does not take this") as refused:
        await write
    assert refused.value.code == "refused"


async def ready(store: Store) -> None:
    await store.add_guest(ADA, KEY, now=1)
    await store.put_link(LINK, "ada", until=100)


async def test_a_link_is_good_once(database: str) -> None:
    async with opened(database) as store:
        await ready(store)
        await store.put_link(b"other", "ada", until=100)
        assert await store.take_link(LINK, now=99) == "ada"
        assert await store.take_link(LINK, now=99) is None
        assert await store.take_link(b"unknown", now=99) is None
        assert await store.take_link(b"other", now=99) == "ada"


async def test_a_link_is_good_until_its_time(database: str) -> None:
    async with opened(database) as store:
        await ready(store)
        assert await store.take_link(LINK, now=100) is None
        await store.put_link(LINK, "ada", until=200)  # the old one is gone altogether
        assert await store.take_link(LINK, now=199) == "ada"


async def test_of_many_who_take_a_link_one_gets_it(database: str) -> None:
    async with opened(database) as store:
        await ready(store)
        taken = await asyncio.gather(*(store.take_link(LINK, now=50) for _ in range(10)))
        assert sorted(taken, key=str) == [None] * 9 + ["ada"]
