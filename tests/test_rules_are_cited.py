"""Every rule and ruling is cited by at least one test, by its number: in a name (`test_w12_…`) or in words (`QW3`)."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
# A small e1 alone is a square of the board, so the examples count in capitals or in names only.
CITATION = re.compile(r"(?:(?<![A-Za-z0-9])(?:(?i:Q?[WS])|[EX])|(?<=_)[ex])[1-9][0-9]?(?![A-Za-z0-9])")


def cited_in(text: str) -> set[str]:
    """The numbers in a text; `_` separates as a space does."""
    return {citation.upper() for citation in CITATION.findall(text)}


def test_every_rule_is_cited() -> None:
    rules = (HERE / "rules.txt").read_text().split()
    cited: set[str] = set()
    for path in HERE.rglob("*.py"):
        if path != Path(__file__):
            cited |= cited_in(path.stem) | cited_in(path.read_text())
    missing = [rule for rule in rules if rule not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_citations_are_whole_words() -> None:
    assert cited_in("def test_w12_line(): '''QW3, (s4) and X1'''") == {"W12", "QW3", "S4", "X1"}
    assert cited_in("test_e1_maki, E2; test_x3") == {"E1", "E2", "X3"}
    assert cited_in("row12 w123 QWX e2e saw1 0xe1 lay tuna e1") == set()
