"""A house in a process of its own, as `sushiya serve` starts it: real sockets, a database and a log in a folder."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

import sushiya

SOURCE = Path(sushiya.__file__).parents[1]
COMMAND = [sys.executable, "-c", "from sushiya.cli import main; main()", "serve"]
PATIENCE = 600.0  # seconds to start: the machine may be busy, and compile first


class RunningHouse:
    """Start, stop and look at one house. Its guests are told apart by `X-Forwarded-For`, so each has its own limits."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_path = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers; on the same port every time."""
        command = [*COMMAND, "--port", str(self.port), "--data-dir", str(self.folder), "--trust-proxy", *self.options]
        path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": path}
        with self.log_path.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment, cwd=self.folder)
        end = time.monotonic() + PATIENCE
        while not self.is_open():
            if self.process.poll() is not None or time.monotonic() > end:
                self.process.kill()
                self.process.wait()
                raise RuntimeError(f"the house does not open: {self.log()[-3000:]}")
            time.sleep(0.1)

    def is_open(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5, verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, and see that no process of it stays."""
        if self.process is None:
            return
        processes = self.processes()
        for process in processes if how == signal.SIGKILL else processes[:1]:
            os.kill(process, how)
        try:
            self.process.wait(20)
        finally:
            end = time.monotonic() + 10
            while any(map(_is_running, processes)) and time.monotonic() < end:
                time.sleep(0.02)
            left = [process for process in processes if _is_running(process)]
            for process in left:
                os.kill(process, signal.SIGKILL)
            self.process.wait(5)
            self.process = None
        assert not left, f"processes stayed: {left}"

    def processes(self) -> list[int]:
        """The process and its children, by id."""
        assert self.process is not None
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [parent, *map(int, children)]

    def memory(self) -> int:
        """Bytes of memory that its processes use together."""
        kilobytes = 0
        for process in self.processes():
            lines = Path(f"/proc/{process}/status").read_text().splitlines()
            kilobytes += next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
        return kilobytes * 1024

    def log(self) -> str:
        """All that it has written to its log."""
        return self.log_path.read_text(errors="replace")


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
