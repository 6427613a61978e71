"""`sushiya bots`: what there is, and what a spec means."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from sushiya.bots.catalog import all_kinds, format_value, parse_spec
from sushiya.cli.bots import show_kinds, show_spec
from tests.conftest import RunSushiya

ROOT = Path(__file__).parents[2]


def test_every_bot_is_listed_with_all_of_its_parameters(run_sushiya: RunSushiya) -> None:
    said = run_sushiya("bots")
    assert (said.code, said.err) == (0, "")
    blocks = dict(zip(all_kinds(), said.out.split("\n\n"), strict=False))
    for name, kind in all_kinds().items():
        block = " ".join(blocks[name].split())
        assert block.startswith(f"{name} {kind.summary}")
        assert kind.example in block
        for parameter in kind.parameters.values():
            default = "must be given" if parameter.default is None else format_value(parameter.default)
            assert f"{parameter.name} {default}" in block
            assert set(parameter.meaning.split()) <= set(block.split())
            if parameter.most is not None:
                assert f"to {format_value(parameter.most)}" in block


@pytest.mark.parametrize("width", [80, 120])
def test_the_list_fits_the_screen_and_needs_no_colour(width: int) -> None:
    out = StringIO()
    console = Console(file=out, width=width, highlight=False)
    console.print(*show_kinds(all_kinds().values()), sep="\n")
    console.print(*show_spec(parse_spec("search:ms=50")), sep="\n")
    assert "\x1b" not in out.getvalue()
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    assert max(map(len, lines)) <= width
    for kind in all_kinds().values():
        assert f"{kind.name}  {kind.summary}" in lines


def test_a_spec_is_told_in_full(run_sushiya: RunSushiya) -> None:
    said = run_sushiya("bots", "search:threads=2,ms=50.5,width=2")
    assert said.code == 0
    words = " ".join(said.out.split())
    assert "ms 50.5 1 to 600000 milliseconds" in words
    assert "threads 2 whole, 1 to 256" in words
    default = all_kinds()["search"].parameters["horizon"].default
    assert f"horizon {default} " in words
    assert said.out.endswith("in short: search:ms=50.5,threads=2\n")


def test_a_bot_of_ones_own_is_started_once(run_sushiya: RunSushiya, tmp_path: Path) -> None:
    script = tmp_path / "bot.sh"
    script.write_text(f"echo started >> {tmp_path}/story\n")
    assert run_sushiya("bots", f"program:command=sh {script}").code == 0
    assert (tmp_path / "story").read_text() == "started\n"
    assert run_sushiya("bots", f"python:path={ROOT}/examples/hungry.py").code == 0


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("tea", f"There is no bot 'tea'; there is {', '.join(all_kinds())}.\n"),
        ("greedy:noise=-1", "'greedy:noise=-1': noise must be a number from 0 to 100, not '-1'.\n"),
        ("program:command=/no/such/bot", "The program '/no/such/bot' is not found.\n"),
        ("python:path=/no/such/bot.py", "There is no file '/no/such/bot.py' with a bot.\n"),
    ],
)
def test_what_is_wrong_with_a_spec_is_one_sentence(run_sushiya: RunSushiya, spec: str, told: str) -> None:
    for options in ([], ["--json"]):
        said = run_sushiya("bots", spec, *options)
        assert (said.code, said.out, said.err) == (2, "", told)


def test_both_as_json(run_sushiya: RunSushiya) -> None:
    listed = msgspec.json.decode(run_sushiya("bots", "--json").out)
    assert [bot["name"] for bot in listed] == list(all_kinds())
    program = next(bot for bot in listed if bot["name"] == "program")
    assert program["parameters"][1] == {
        "name": "ms",
        "type": "float",
        "meaning": "milliseconds for a move",
        "default": 1000.0,
        "least": 1,
        "above": None,
        "most": 600_000,
    }
    assert [bot["name"] for bot in listed if bot["is_local"]] == ["python", "program"]
    spec = msgspec.json.decode(run_sushiya("bots", "greedy:noise=2", "--json").out)
    assert (spec["spec"], spec["parameters"]) == ("greedy:noise=2", {"noise": 2.0})
