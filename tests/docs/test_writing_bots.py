"""What is written about bots works as it stands there: the guide, the README's section, and the examples."""

from __future__ import annotations

import re
import runpy
import shlex
from pathlib import Path
from typing import Any

import pytest

from sushiya.bots import program
from sushiya.bots.bot import Seen
from sushiya.bots.catalog import make_bot
from sushiya.bots.host import PythonOptions
from sushiya.bots.play import play_match
from sushiya.bots.random import RandomBot
from sushiya.games.chance import seed_from_text
from sushiya.games.contract import Game
from tests.conftest import RunSushiya
from tests.docs.test_readme import README, ROOT, run_example

GUIDE = (ROOT / "docs" / "writing-bots.md").read_text()
SPECS = [
    "python:path=examples/hungry.py",
    "program:command=sh examples/first_line.sh",
    "program:command=examples/first_line.sh",
    "program:command=python3 examples/stdio_bot.py",
]


@pytest.fixture(autouse=True)
def _at_the_top_of_the_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("spec", SPECS)
def test_the_examples_play_a_match(game: Game, spec: str) -> None:
    dice = seed_from_text("examples")
    played = play_match(game, [make_bot(f"{spec},ms=60000"), RandomBot()], dice=dice, seed=1)
    assert [turn.forfeit for turn in played.turns if turn.forfeit] == []
    assert played.match.is_over


def test_the_shell_bot_plays_the_first_legal_line(game: Game) -> None:
    played = play_match(game, [make_bot("program:command=sh examples/first_line.sh,ms=60000"), RandomBot()])
    for step in played.match.steps:
        if step.seat == 0:
            assert step.line == step.before.legal_lines()[0]


def test_hungry_is_as_long_as_it_is_said_to_be() -> None:
    code = (ROOT / "examples" / "hungry.py").read_text().split('"""')
    lines = [line for line in "".join(code[2::2]).splitlines() if line.strip() and not line.startswith("from")]
    assert len(lines) == 3


def test_every_example_is_tried_here() -> None:
    files = {path.name for path in (ROOT / "examples").iterdir() if path.is_file()}
    tried = {Path(word).name for spec in SPECS for word in re.split("[ =]", spec)}
    assert files - tried == {"watch.py", "table_bot.py"}  # tried below, and with a real house in tests/server


def test_watch_tells_a_result(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With an opponent that needs no compiling."""
    import sushiya.bots.catalog as catalog

    make = catalog.make_bot
    monkeypatch.setattr(catalog, "make_bot", lambda spec: make("random" if spec == "greedy" else spec))
    runpy.run_path("examples/watch.py")
    assert re.fullmatch(r"Result\(reason='\w+', .*\) \[\]\n", capsys.readouterr().out)


def python_blocks(text: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_guide_shows_code_that_runs() -> None:
    bot, match = python_blocks(GUIDE)
    assert run_example(bot) == ""
    told = run_example(match).splitlines()
    assert told[0].startswith("Result(reason=")
    assert told[1] == "[]"


def test_the_bot_of_the_readme_is_that_of_the_guide_and_plays(game: Game) -> None:
    bot = python_blocks(README)[-1]
    assert bot == python_blocks(GUIDE)[0]
    names: dict[str, Any] = {}
    exec(compile(bot, "README.md", "exec"), names)
    played = play_match(game, [names["Hungry"](), RandomBot()])
    assert [turn.forfeit for turn in played.turns if turn.forfeit] == []


def test_the_guide_and_the_readme_show_commands_that_work(run_sushiya: RunSushiya) -> None:
    commands = re.findall(r"^\$ sushiya (.*)$", GUIDE, re.MULTILINE)
    section = README.partition("\n## Write a bot\n")[2].partition("\n## ")[0]
    shown = re.findall(r"^\$ sushiya (.*)$", section, re.MULTILINE)
    assert len(commands) == 3
    assert len(shown) >= 2
    for command in commands + shown:
        said = run_sushiya(*shlex.split(command))
        assert (said.code, said.err) == (0, ""), command


def test_the_guide_names_everything_that_a_bot_can_see(game: Game) -> None:
    public = {name for name in [*vars(Seen), *Seen.__annotations__] if not name.startswith("_")}
    public |= {"game", "players", "seat", "position", "stream", "budget", "log"}
    table = GUIDE.partition("`seen` has")[2].partition("\n\nA new object")[0]
    assert set(re.findall(r"`(\w+)`", "".join(row.split("|")[1] for row in table.splitlines() if "|" in row))) == public


@pytest.mark.parametrize("message", [program.Hello, program.Move, program.End])
def test_the_guide_names_every_field_of_a_message(message: type[program.Hello]) -> None:
    kind = message.__struct_config__.tag
    section = GUIDE.partition(f"\n**{kind}**")[2].partition("\n**")[0]
    for field in message.__struct_fields__:
        assert f"`{field}`" in section, field


def test_the_guide_tells_the_limits_as_they_are() -> None:
    options = program.ProgramOptions("x")
    assert f"a grace of {program.GRACE_PART:.0%}".replace("%", " %") in GUIDE
    assert f"{program.GRACE_MS:g} ms" in GUIDE
    assert f"longer than {program.LONGEST_LINE // 1024} KiB" in GUIDE
    assert f"more than {program.MOST_UNASKED // 1024**2} MiB" in GUIDE
    assert f"({options.start_ms / 1000:g} seconds" in GUIDE
    assert f"gets {PythonOptions('x').ms:g} ms a move" in GUIDE
    assert f"### Protocol {program.PROTOCOL}\n" in GUIDE
    assert program.FAILURES == 3
    assert "After three failures in a row" in GUIDE
    assert program.PATIENCE == 0.5
    assert "half a second to exit" in GUIDE


def test_links_of_the_guide_lead_somewhere() -> None:
    links = re.findall(r"\]\((\S+?)\)", GUIDE)
    assert len(links) >= 4
    for link in links:
        assert (ROOT / "docs" / link).exists(), link
