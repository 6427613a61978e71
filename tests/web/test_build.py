"""The built page: how heavy it is, and that it asks nobody else for anything."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.building import WEB, build, install, run

pytestmark = pytest.mark.slow

BUDGET = 170_000  # bytes of script and style, compressed, before the first match
FIRST = ("index.html", "src/routes/Table.svelte", "src/lib/pieces.ts", "../src/sushiya/locales/en/page.ftl?raw")
ADDRESS = re.compile(r"(?:https?:|wss?:)//[a-z0-9-]+(?:\.[a-z0-9-]+)+")
NAMES_ONLY = ("http://www.w3.org", "https://svelte.dev")  # of XML, and in sentences of errors; nobody connects to them


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("page"))


def loaded_first(manifest: dict[str, Any]) -> set[str]:
    """The files that are loaded on the way to the first match: the door, the table, words and art."""
    files: set[str] = set()
    left = list(FIRST)
    seen: set[str] = set()
    while left:
        name = left.pop()
        if name in seen:
            continue
        seen.add(name)
        chunk = manifest[name]
        files |= {chunk["file"], *chunk.get("css", ())}
        left += chunk.get("imports", ())
    return files


def test_light_enough_before_the_first_match(built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    manifest = json.loads((built / ".vite" / "manifest.json").read_text())
    names = sorted(loaded_first(manifest))
    sizes = {name: len(gzip.compress((built / name).read_bytes())) for name in names if name.endswith((".js", ".css"))}
    with capsys.disabled():
        print()
        for name, size in sizes.items():
            print(f"{size:8,} {name}")
        print(f"{sum(sizes.values()):8,} of {BUDGET:,} bytes")
    assert 0 < sum(sizes.values()) <= BUDGET


def test_no_other_host_is_named(built: Path) -> None:
    for path in built.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".svg"):
            assert [address for address in ADDRESS.findall(path.read_text()) if address not in NAMES_ONLY] == [], (
                path.name
            )


def test_nothing_is_inline(built: Path) -> None:
    index = (built / "index.html").read_text()
    assert re.findall(r"<style|style=|<script(?![^>]* src=)|\son\w+=|javascript:", index) == []
    for path in (WEB / "src").rglob("*.svelte"):
        assert not re.search(r"\sstyle=", path.read_text()), f"{path.name}: a style attribute in markup"


def test_no_registry_is_named() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text()


def test_units() -> None:
    install()
    run("npm", "run", "--silent", "test")
