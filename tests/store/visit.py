"""What another process does with a database, told line by line: `python -m tests.store.visit DATABASE WHAT …`.

It says that the store is open, or why not, and begins when it is given a line.
"""

from __future__ import annotations

import asyncio
import os
import sys

from sushiya.store import open_store
from sushiya.store.store import Conflict, Store, StoreError
from tests.store.house import make_row


def say(*words: object) -> None:
    print(*words, flush=True)


async def append(store: Store, tables: int, until: int) -> None:
    """Append to each table until it has so many entries; say of each, once it is acknowledged, that it is mine."""

    async def fill(table: str) -> None:
        version = len(await store.read(table))
        while version < until:
            try:
                await store.append(make_row(table, version + 1), [f"{os.getpid()} {version + 1}".encode()], [])
            except Conflict:
                say("conflict")
                version = len(await store.read(table))
            else:
                version += 1
                say(table, version, os.getpid())

    await asyncio.gather(*(fill(f"table{number}") for number in range(tables)))


async def lead(store: Store, table: str) -> None:
    """Lead a table, and stay."""
    say(await store.lead(table))
    await asyncio.sleep(60)


async def main(database: str, what: str, *arguments: str) -> None:
    store = open_store(database)
    try:
        await store.open()
    except StoreError as error:
        say(error.code, error)
        return
    say("open")
    await asyncio.to_thread(sys.stdin.readline)  # until one is told to begin
    if what == "append":
        await append(store, *map(int, arguments))
    if what == "lead":
        await lead(store, *arguments)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
