"""What the pictures of the rulebook score is what the game scores: trays of Sushi Roll (S15–S17, X1, X2)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.sushi_roll.positions import at
from tests.locales.test_rulebooks import PICTURES

TRAY = re.compile(r"^tray (.+) = (.+)$", re.MULTILINE)
SHOWN = {
    name: TRAY.findall(lines)
    for name, lines in re.findall(r"picture (\S+)\n((?:.+\n)+)", (PICTURES / "sushi-roll.txt").read_text())
    if "tray" in lines
}


@pytest.mark.parametrize("name", SHOWN)
def test_trays_score_what_the_picture_says(name: str) -> None:
    trays = [dice.replace("+", " ") for dice, _ in SHOWN[name]]
    seats = [f"{seat} {'acts' if seat == 0 else ''} | belt pudding | tray {tray}" for seat, tray in enumerate(trays)]
    position = at("\n".join(seats if len(seats) > 1 else [*seats, "1 | belt pudding"]))
    view: Any = position.view(None)
    for seat, (_, points) in zip(view.seats, SHOWN[name], strict=False):
        for source, count in re.findall(r"(\w+) (\d+)", points):
            assert getattr(seat.this_round, source) == int(count)


def test_there_are_trays() -> None:
    assert {"maki-tie", "nigiri", "sets", "wasabi-first"} <= SHOWN.keys()
