"""The golden playthrough: the same match, word for word, as the one that was read and agreed on."""

from __future__ import annotations

from .playthrough import FILE, tell


def test_the_playthrough_is_the_one_on_file() -> None:
    """After a meant change: `python -m tests.games.wasabi.playthrough`, and read the diff."""
    told, filed = tell().splitlines(), FILE.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told, filed, strict=False), 1):
        assert now == then, f"{FILE}, line {number}"
    assert len(told) == len(filed)


def test_much_happens_in_it() -> None:
    """Or it would be a poor witness: completions, several cards, passes off the board of Wasabi! cards, a result."""
    filed = FILE.read_text(encoding="utf-8")
    for words in ("completes", "card chop", "card spicy", "card switch", "card wasabi", "take ", "points", "scores"):
        assert words in filed, words
