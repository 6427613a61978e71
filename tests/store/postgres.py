"""A PostgreSQL server of one's own, in a folder, for as long as the tests run.

It listens on a socket in that folder and takes no care of the disk, which makes it quick. PostgreSQL refuses to run as
root; there, Debian's user `postgres` runs it.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from itertools import count
from pathlib import Path

USER = "postgres"
FLAGS = "-c fsync=off -c full_page_writes=off -c listen_addresses=''"


def _find_binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("pg_ctl")
    if not found and on_path is None:
        raise RuntimeError("PostgreSQL is not installed, and these tests need it: apt-get install postgresql")
    return found[-1].parent if found else Path(str(on_path)).parent


class PostgresServer:
    """One server; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._bin = _find_binaries()
        self._folder = folder
        self._names = (f"test{number}" for number in count())
        if os.geteuid() == 0:
            shutil.chown(folder, USER, USER)
        self._run("initdb", "-D", str(self._data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        options = f"{FLAGS} -k {self._folder}"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once; connections are cut."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

    def is_running(self) -> bool:
        return (self._data / "postmaster.pid").exists()

    def new_database(self) -> str:
        """The address of an empty database."""
        name = next(self._names)
        self._run("createdb", "-h", str(self._folder), "-U", USER, name)
        return f"postgresql:///{name}?host={self._folder}&user={USER}"

    def freeze(self, *, thaw: bool = False) -> None:
        """Have no process of the server do anything, or go on again."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            os.kill(process, signal.SIGCONT if thaw else signal.SIGSTOP)

    def _run(self, program: str, *arguments: str) -> None:
        become = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"] if os.geteuid() == 0 else []
        done = subprocess.run(
            [*become, str(self._bin / program), *arguments],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,  # the server would keep a pipe open
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program} has failed: {done.stdout or (self._folder / 'log').read_text()}")
