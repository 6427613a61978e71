"""A house of one's own on a free port, and a browser to visit it with."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

SERVE = (sys.executable, "-c", "from sushiya.cli import main; main()", "serve")
PATIENCE = 600.0  # seconds to start: something may have to be compiled first
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-sync", "--disable-background-networking")


@contextmanager
def open_house(folder: Path, *options: str) -> Iterator[str]:
    """A house that keeps its data in this folder; its address, as soon as it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [*SERVE, "--port", str(port), "--data-dir", str(folder), *options]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        while not _is_open(address):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"The house does not open:\n{(folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)
        yield address
    finally:
        process.terminate()
        process.wait()


def _is_open(address: str) -> bool:
    with suppress(OSError), urlopen(f"{address}/api/health", timeout=5) as answer:
        return bool(answer.status == 200)
    return False


@contextmanager
def open_browser() -> Iterator[Browser]:
    """The system's Chromium, without a window."""
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        raise RuntimeError("There is no Chromium here: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()
