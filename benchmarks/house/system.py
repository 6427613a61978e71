"""What the system says of a process and its children, and how many connections it lets us have."""

from __future__ import annotations

import os
import resource
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """The process and all that came from it."""
    children = [
        int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()
    ]
    return [pid, *(member for child in children for member in family(child))]


def resident_megabytes(pid: int) -> float:
    """Memory of the family."""
    return sum(_resident_kilobytes(member) for member in family(pid)) * 1024 / 1e6


def _resident_kilobytes(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


def used_seconds(pid: int) -> float:
    """Processor time that the family has had, of user and system."""
    return sum(_used_ticks(member) for member in family(pid)) / TICKS


def _used_ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()  # a name may have spaces and brackets
    return int(fields[11]) + int(fields[12])


def allow_connections(count: int) -> None:
    """Let this process, and those it starts from now on, have so many open; `OSError` if it may not."""
    wanted = count + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise OSError(f"{count} connections need {wanted} open files; the system allows {hard} (ulimit -Hn).")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
