"""Builds the page with the real tools, for tests that look at the result."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import tempfile
from pathlib import Path

from sushiya.server.page import FOLDER

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCES = (WEB / "src", WEB / "index.html", WEB / "vite.config.ts", ROOT / "src" / "sushiya" / "locales")
PATIENCE = 300  # seconds


def run(*command: str) -> str:
    """Run a tool of the page; its output, also in the error if it fails."""
    program = shutil.which(command[0])
    assert program is not None, f"{command[0]} is needed to build the page"
    done = subprocess.run(
        [program, *command[1:]],
        cwd=WEB,
        timeout=PATIENCE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def install() -> None:
    """The tools, unless they are there."""
    if not (WEB / "node_modules" / ".package-lock.json").exists():
        run("npm", "ci", "--no-audit", "--no-fund")


def build(folder: Path) -> Path:
    """The page, built into a folder, with a list of what is loaded by what."""
    install()
    run("npx", "--no-install", "vite", "build", "--outDir", str(folder), "--manifest", "--logLevel", "warn")
    return folder


def build_for_house() -> None:
    """The page where the house looks for it, if its sources are newer; one process at a time."""
    with (Path(tempfile.gettempdir()) / "sushiya-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        install()
        if not is_fresh(FOLDER / "index.html"):
            run("npx", "--no-install", "vite", "build", "--logLevel", "warn")


def is_fresh(built: Path) -> bool:
    """Whether no source is newer than the page."""
    files = [file for source in SOURCES for file in ([source] if source.is_file() else source.rglob("*"))]
    return built.exists() and max(file.stat().st_mtime for file in files) < built.stat().st_mtime
