"""The table of settings in docs/hosting.md is the one of the program."""

from __future__ import annotations

from pathlib import Path

from sushiya.server.settings import Settings, describe_settings, format_setting, variable_of

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
BEGIN, END = "tests/docs/test_hosting.py -->\n", "<!-- end of settings -->"


def settings_table() -> str:
    lines = ["| option | environment | default | |", "|:--|:--|:--|:--|"]
    for name, meaning in describe_settings().items():
        default = format_setting(getattr(Settings(), name)) or "–"
        lines.append(f"| `--{name.replace('_', '-')}` | `{variable_of(name)}` | {default} | {meaning} |")
    return "\n".join(lines) + "\n"


def test_the_table_of_settings_is_complete() -> None:
    text = PAGE.read_text()
    assert text.partition(BEGIN)[2].partition(END)[0] == settings_table()
