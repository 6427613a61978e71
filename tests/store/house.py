"""Open stores, rows of tables, and other processes that use the same database."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO

from sushiya.store import open_store
from sushiya.store.store import State, Store, TableRow

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def opened(database: str | Path) -> AsyncIterator[Store]:
    store = open_store(str(database))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def make_row(
    table: str = "tuna",
    version: int = 1,
    *,
    game: str = "wasabi",
    state: State = "running",
    is_listed: bool = True,
    changed: int = 1000,
    due: int | None = None,
    summary: bytes = b"{}",
) -> TableRow:
    return TableRow(
        id=table,
        game=game,
        state=state,
        is_listed=is_listed,
        version=version,
        created=1000,
        changed=changed,
        due=due,
        summary=summary,
    )


async def becomes_true(question: Callable[[], Awaitable[bool]], seconds: float = 10) -> bool:
    """Ask again and again until it is so, for a while."""
    end = time.monotonic() + seconds
    while not await question():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(0.05)
    return True


class Visitor:
    """Another process, and what it says."""

    def __init__(self, process: subprocess.Popen[str], out: IO[str]) -> None:
        self._process = process
        self._out = out

    def begin(self) -> None:
        """Have it begin, once it has opened the store."""
        assert self._process.stdin is not None
        self._process.stdin.write("begin\n")
        self._process.stdin.flush()

    def line(self) -> str:
        """The next thing it says; empty if it says no more."""
        return self._out.readline().rstrip("\n")

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._process.kill()
        self._process.wait()

    def last_words(self) -> list[str]:
        """All that it has said and nobody has read, until it ends."""
        return self._out.read().splitlines()


@contextmanager
def visitor(*arguments: object) -> Iterator[Visitor]:
    """A process that does what `tests/store/visit.py` says."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.visit", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield Visitor(process, process.stdout)
        finally:
            process.kill()
