"""A server to measure: a process that is started, says where it listens, and is stopped again."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.house.load import Talk

START_SECONDS, STOP_SECONDS = 60.0, 10.0
READY = "ready "


class NotReady(Exception):
    """A server did not start."""


class Server(ABC):
    """One process on a port of this machine. It is started anew for every measurement.

    A subclass says what to run and how to talk to it. The process gets a pipe as its standard input, which is closed
    when this one ends, however it ends; and a folder of its own, empty at first, for whatever it keeps.
    """

    name: str  # in the table

    def __init__(self) -> None:
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def prepare(self) -> None:
        """Install, or compile, what is missing; once, before anything is measured. `NotReady` if that cannot be."""

    @abstractmethod
    def command(self, folder: Path) -> Sequence[str | Path]:
        """What to run. It chooses a free port itself."""

    @abstractmethod
    def make_talk(self) -> Talk:
        """A match that is still to be connected."""

    def environment(self) -> Mapping[str, str]:
        """Variables beside those of this process."""
        return {}

    def find_port(self, line: str) -> int | None:
        """The port, if this line of the server's output tells that it is ready."""
        return int(line.removeprefix(READY)) if line.startswith(READY) else None

    @property
    def pid(self) -> int:
        """Of the running process."""
        if self._process is None:
            raise NotReady(f"{self.name} is not running.")
        return self._process.pid

    @contextmanager
    def running(self) -> Iterator[None]:
        """From ready to stopped."""
        with tempfile.TemporaryDirectory(prefix="sushiya-bench-") as folder:
            try:
                self.start(Path(folder))
                yield
            finally:
                self.stop()

    def start(self, folder: Path) -> int:
        """Start the process and wait until it is ready; the port. Its output goes to a file: a pipe would fill up."""
        log = folder / "output.txt"
        kept = folder / "kept"
        kept.mkdir()
        with log.open("wb") as output:
            self._process = subprocess.Popen(
                self.command(kept),
                stdin=subprocess.PIPE,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=os.environ | self.environment(),
            )
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            lines = log.read_text(errors="replace").split("\n")[:-1]  # the last is not complete
            ports = [port for line in lines if (port := self.find_port(line)) is not None]
            if ports:
                self.port = ports[0]
                return self.port
            time.sleep(0.05)
        raise NotReady(f"{self.name} did not start:\n{log.read_text(errors='replace')[-2000:]}")

    def stop(self) -> None:
        """End the process that was started here, and no other."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
