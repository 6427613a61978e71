"""Imports go down only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def lint(root: Path, config: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    arguments = ["--config", str(config), "--no-cache"]
    return subprocess.run([*command, *arguments], capture_output=True, text=True, cwd=root, env=environment)


def test_the_layers_are_kept() -> None:
    said = lint(ROOT, ROOT / "pyproject.toml")
    assert said.returncode == 0, said.stdout + said.stderr


@pytest.mark.parametrize(
    "line",
    ["import asyncio", "import time", "import sqlite3", "from sushiya.cli import app", "import sushiya.games.match"],
)
def test_an_import_that_goes_up_is_found(tmp_path: Path, line: str) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    rules = tmp_path / "src" / "sushiya" / "games" / "sushi_roll" / "scoring.py"
    rules.write_text(rules.read_text() + f"\n{line}\n")
    assert lint(tmp_path, ROOT / "pyproject.toml").returncode != 0
