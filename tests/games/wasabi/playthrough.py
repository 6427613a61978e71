"""A whole match as text, with what the seats see at some points. Write it anew after a meant change, and read the diff:

python -m tests.games.wasabi.playthrough
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sushiya.games import wasabi
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import CHANCE, OVER, Position

FILE = Path(__file__).parents[2] / "playthroughs" / "wasabi.txt"
PLAYERS = 3
SEED = "a long evening"
LOOK_EVERY = 40  # steps


def tell() -> str:
    """The match, in which every seat plays with a little sense (`prefer`)."""
    game = wasabi.load()
    position = game.start(PLAYERS)
    dice = SeededDice(seed_from_text(SEED))
    said = [f"Wasabi!, {PLAYERS} players, house edition, seed {SEED!r}", ""]
    steps = 0
    while position.status != OVER:
        if steps % LOOK_EVERY == 0:
            said += [*draw(position, steps // LOOK_EVERY % PLAYERS), ""]
        said.append(step(position, dice))
        steps += 1
        if position.status != OVER and steps % LOOK_EVERY == 0:
            said.append("")
    result = position.result()
    assert result is not None
    said += ["", *draw(position, None), "", f"{result.reason}: scores {result.scores}, ranks {result.ranks}"]
    return "".join(f"{line.rstrip()}\n" for line in said)


def step(position: Position, dice: SeededDice) -> str:
    """One step of chance or of a seat, as a line."""
    game = position.game
    if position.status == CHANCE:
        code: int = position.outcome_of(dice.throw_all(position.sides()))
        position.resolve(code)
        return f"chance: {game.format_outcome(code)}"
    seat, before = position.status, position.copy()
    codes = position.legal().tolist()
    code = prefer(position, codes, dice)
    position.apply(code)
    completes = " ".join(game.completes(before, position))
    told = f"  completes {completes}" if completes else ""
    return f"seat {seat}: {game.format_action(code)}{told}  (of {len(codes)})"


def prefer(position: Position, codes: list[int], dice: SeededDice) -> int:
    """What completes something; else mostly a card, a tile that one of the own recipes needs, a short recipe."""
    game = position.game
    completing = []
    for code in codes:
        after = position.copy()
        after.apply(code)
        if game.completes(position, after):
            completing.append(code)
    lines = {code: game.format_action(code) for code in codes}
    needed = needed_by(position)
    view: Any = position.view(None)
    tops = {square.square: square.tiles[-1] for square in view.board if square.tiles and not square.covered}
    wishes = [
        completing,
        [code for code in codes if lines[code].startswith("card")],
        [code for code in codes if lines[code].startswith("pick") and lines[code].split(" ")[1] in needed],
        [code for code in codes if lines[code].startswith("lay") and beside(tops, lines[code], needed)],
        [code for code in codes if lines[code] in ("draw 2", "draw 3")],
        [code for code in codes if not lines[code].startswith(("pass", "done"))],
    ]
    wanted = next((wish for wish in wishes if wish and dice.throw(8)), codes)
    return wanted[dice.throw(len(wanted))]


def needed_by(position: Position) -> set[str]:
    """The ingredients of the recipes that the seat to act holds."""
    game: Any = position.game
    view: Any = position.view(position.status)
    held = view.seats[position.status].recipes
    return {part for recipe in game.edition.recipes if recipe.slug in held for part in recipe.ingredients}


def beside(tops: dict[str, str], line: str, needed: set[str]) -> bool:
    """Whether a needed tile would lie beside another one."""
    _, tile, square = line.split(" ")
    column, row = ord(square[0]), int(square[1:])
    around = [f"{chr(column + c)}{row + r}" for c, r in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    return tile in needed and any(tops.get(name) in needed - {tile} for name in around)


def draw(position: Position, seat: int | None) -> list[str]:
    """The table as the seat sees it."""
    view: Any = position.view(seat)
    who = "everybody" if seat is None else f"seat {seat}"
    said = [f"--- seen by {who}: turn {view.turn}, phase {view.phase}, to act {view.to_act}"]
    cells = {square.square: cell(square) for square in view.board}
    for row in range(1, view.rows + 1):
        said.append("    " + " ".join(f"{cells[f'{c}{row}']:9}" for c in "abcdefg"[: view.columns]).rstrip())
    said.append("    pantry  " + " ".join(f"{word}*{n}" for word, n in view.pantry.items() if n))
    said.append("    kitchen " + " ".join(f"{word}*{n}" for word, n in view.kitchen.items() if n))
    stacks = ("+".join([f"{length}:{stack.shuffled}", *stack.put_back]) for length, stack in view.stacks.items())
    said.append("    stacks  " + " ".join(stacks))
    for number, mine in enumerate(view.seats):
        tokens = " ".join(f"{length}*{n}" for length, n in mine.tokens.items())
        said.append(f"    seat {number}: {mine.points} points, {mine.cubes} cubes, tokens {tokens}")
        for what in ("tiles", "cards", "recipes", "completed"):
            said.append(f"        {what:9} " + " ".join(getattr(mine, what)))
    return said


def cell(square: Any) -> str:
    """A square in few letters: `tuna`, `+tuna` on a stack, `#` under a Wasabi! card."""
    top = square.tiles[-1] if square.tiles else "."
    return f"{'#' * square.covered}{'+' * (len(square.tiles) - 1)}{top}"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(tell(), encoding="utf-8")
