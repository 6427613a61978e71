"""What the README shows works as it stands there."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from tests.conftest import RunSushiya

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_first_lines_tell_the_two_commands() -> None:
    top = README.split("\n## ")[0]
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"^make (\w+)", top, re.MULTILINE):
        assert f"\n{target}:" in makefile
    assert re.findall(r"^make (\w+)", top, re.MULTILINE) == ["play", "test"]


def run_example(example: str) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(example, "README.md", "exec"), {})
    return out.getvalue()


@pytest.mark.slow
def test_the_python_example_runs() -> None:
    example, *_ = blocks("python")
    assert len([line for line in example.splitlines() if line]) <= 11
    told = run_example(example)
    assert "may:" in told
    assert "(1000000, 3)" in told


def test_the_quick_example_plays_a_match() -> None:
    _, example, *_ = blocks("python")
    assert "Result(reason=" in run_example(example)


def test_the_shown_commands_work(run_sushiya: RunSushiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    console, *_ = blocks("console")
    commands = re.findall(r"^\$ sushiya (.*)$", console, re.MULTILINE)
    assert len(commands) >= 6
    for command in commands:
        said = run_sushiya(*shlex.split(command))
        assert said.code == 0, f"{command}: {said.err}"
        assert said.out


def test_every_command_is_described(run_sushiya: RunSushiya) -> None:
    told = run_sushiya("--help").out.split("Commands:")[1]
    for command in re.findall(r"^  (\w+)", told, re.MULTILINE):
        assert re.search(rf"^- .*`{command}\b", README, re.MULTILINE), command


def test_files_that_are_named_exist() -> None:
    for name in re.findall(r"\]\((\w[^)]*)\)", README):
        assert (ROOT / name).exists()


def test_the_tree_of_contributing_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    [tree] = re.findall(r"^```\n(src/sushiya/.*?)^```", text, re.MULTILINE | re.DOTALL)
    for name in re.findall(r"(\w+\.py)\b", tree):
        assert list((ROOT / "src" / "sushiya").rglob(name)), name
