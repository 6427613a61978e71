"""Positions of Wasabi! from a few lines of text, so that a test shows the table and not its making.

    | maki .       tuna
    | .    egg/roe
    hand 0: tempura egg
    recipes 0: crunchy-tuna
    cards 0: chop spicy
    tokens 0: 3 2 2
    wasabi: c4

Rows of the board stand behind `|`, from the top: `.` is an empty square, `egg/roe` a stack with the roe on top; what is
not drawn is empty. `tokens` are the unused ones by length; `done 0: tekkamaki* two-rivers` are completed strips. Where
more tokens are used than strips are named, the last strips of the edition stand in, without style as far as possible.
What is not named is in the pantry, the kitchen and the stacks; `pantry: tuna*2 rice in a1` leaves only these there (or
`none`) and buries the rest at the bottom of that square. `under: tekkamaki@3 bento-box@4` are strips put back, with the
turn of that; the seat is start + turn. One line each: `cubes 0: 3`, `known 0: tekkamaki`, `to act: 1`, `start: 0`,
`turn: 7`, `players: 3`, `laid: 1`, `played: spicy`, `passes: 5`. Seat 0 is to act if nothing is said. All pieces are
accounted for, or there is an error.
"""

from __future__ import annotations

from typing import Any

from sushiya.games import wasabi
from sushiya.games.contract import CHANCE, Position, Reason
from sushiya.games.wasabi.state import CARDS, STEP_ONE

from .invariants import check_invariants

HOUSE = wasabi.load(None)


def at(text: str, *, game: wasabi.Wasabi = HOUSE) -> Position:
    """The position that the text draws: Step 1 of the seat to act."""
    rows, entries = _read(text)
    seats = [int(seat) for _, seat in entries if seat]
    seats.append(int(entries.get(("to act", ""), "0")))
    players = int(entries.get(("players", ""), max(2, 1 + max(seats))))
    position = game.start(players)
    s: Any = position.records[0]
    builder = _Builder(s, game, entries)
    builder.lay_out_turn()
    builder.lay_out_board(rows)
    builder.lay_out_seats()
    builder.lay_out_strips()
    check_invariants(position)
    return position


def _read(text: str) -> tuple[list[str], dict[tuple[str, str], str]]:
    rows, entries = [], {}
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("|"):
            rows.append(line[1:])
            continue
        key, _, value = line.partition(":")
        words = key.split()
        seat = words.pop() if words[-1].isdigit() else ""
        entries[" ".join(words), seat] = value.strip()
    return rows, entries


class _Builder:
    def __init__(self, s: Any, game: wasabi.Wasabi, entries: dict[tuple[str, str], str]) -> None:
        self.s, self.game, self.entries = s, game, entries
        self.edition, self.notation = game.edition, game.notation
        known = {"hand", "recipes", "cards", "tokens", "done", "cubes", "known", "wasabi", "pantry", "under", "to act"}
        known |= {"start", "turn", "players", "laid", "played", "passes"}
        if unknown := {key for key, _ in entries} - known:
            raise ValueError(f"unknown lines: {unknown}")

    def word(self, key: str, default: str = "") -> str:
        return self.entries.get((key, ""), default)

    def words(self, key: str, seat: int) -> list[str]:
        return self.entries.get((key, str(seat)), "").split()

    def lay_out_turn(self) -> None:
        s = self.s
        s.phase = STEP_ONE
        s.to_act = s.seat = int(self.word("to act", "0"))
        s.turn = int(self.word("turn", "0"))
        s.start_seat = int(self.word("start", str((s.seat - s.turn) % s.players)))
        s.passes_in_a_row = int(self.word("passes", "0"))
        s.laid = int(self.word("laid", "0"))
        s.card_played = CARDS.index(self.word("played")) if self.word("played") else -1

    def lay_out_board(self, rows: list[str]) -> None:
        s = self.s
        stacks: dict[int, list[int]] = {}
        for r, row in enumerate(rows):
            for c, cell in enumerate(row.split()):
                if cell != ".":
                    tiles = [self.take_tile(word) for word in cell.split("/")]
                    stacks[self.square(f"{'abcdefghij'[c]}{r + 1}")] = tiles
        for seat in range(s.players):
            for word in self.words("hand", seat):
                tile = self.take_tile(word)
                s.tiles[seat, tile] += 1
                s.tile_count[seat] += 1
                s.tile_sorts[seat] |= 1 << tile
        if self.word("pantry"):
            words, _, name = self.word("pantry").partition(" in ")
            stacks[self.square(name)] = self.empty_pantry(words) + stacks.get(self.square(name), [])
        for square, tiles in stacks.items():
            self.pile(square, tiles)
        s.pantry_sorts = sum(1 << i for i in range(len(self.edition.ingredients)) if s.pantry[i])
        for word in self.word("wasabi").split():
            square = self.square(word)
            s.corners |= 1 << square
            s.covered |= int(self.game.editions[0].block) << square
            s.kitchen[CARDS.index("wasabi")] -= 1

    def square(self, word: str) -> int:
        return self.notation.square[word]

    def take_tile(self, word: str) -> int:
        tile = self.notation.ingredient[word]
        self.s.pantry[tile] -= 1
        if self.s.pantry[tile] < 0:
            raise ValueError(f"there is not so much {word}")
        return tile

    def empty_pantry(self, words: str) -> list[int]:
        left = dict.fromkeys(range(len(self.edition.ingredients)), 0)
        for word in words.replace("none", "").split():
            name, _, count = word.partition("*")
            left[self.notation.ingredient[name]] = int(count or 1)
        names = [ingredient.name for ingredient in self.edition.ingredients]
        return [self.take_tile(names[i]) for i, n in left.items() for _ in range(int(self.s.pantry[i]) - n)]

    def pile(self, square: int, tiles: list[int]) -> None:
        s = self.s
        for tile in tiles[:-1]:
            s.buried_square[s.buried_count], s.buried_ingredient[s.buried_count] = square, tile
            s.buried_count += 1
            s.stacked |= 1 << square
        s.occupied |= 1 << square
        s.top[square] = tiles[-1]

    def lay_out_seats(self) -> None:
        s = self.s
        for seat in range(s.players):
            for word in self.words("cards", seat):
                card = CARDS.index(word)
                s.cards[seat, card] += 1
                s.card_count[seat] += 1
                s.kitchen[card] -= 1
            s.cubes[seat] = int("".join(self.words("cubes", seat)) or 0)
        if s.kitchen.min() < 0:
            raise ValueError("there are not so many cards")

    def lay_out_strips(self) -> None:
        s = self.s
        named: set[int] = set()
        under = [word.split("@") for word in self.word("under").split()]
        for slug, turn in under:
            recipe = self.notation.recipe[slug]
            s.put_back[s.put_back_count], s.put_back_turn[s.put_back_count] = recipe, int(turn)
            s.put_back_count += 1
            s.under_stacks |= 1 << recipe
            s.known[(s.start_seat + int(turn)) % s.players] |= 1 << recipe
            named.add(recipe)
        for seat in range(s.players):
            for slug in self.words("recipes", seat):
                s.held[seat] |= 1 << self.notation.recipe[slug]
                named.add(self.notation.recipe[slug])
            for slug in self.words("done", seat):
                self.finish(seat, self.notation.recipe[slug.removesuffix("*")], styled=slug.endswith("*"))
                named.add(self.notation.recipe[slug.removesuffix("*")])
            for slug in self.words("known", seat):
                s.known[seat] |= 1 << self.notation.recipe[slug]
        for seat in range(s.players):
            self.use_up_tokens(seat, named)
        everywhere = (1 << len(self.edition.recipes)) - 1
        s.in_stacks = everywhere & ~int(s.under_stacks)
        for seat in range(s.players):
            s.in_stacks &= ~int(s.held[seat] | s.completed[seat])

    def use_up_tokens(self, seat: int, named: set[int]) -> None:
        if ("tokens", str(seat)) not in self.entries:
            return
        unused = [int(word) for word in self.words("tokens", seat)]
        for token in self.edition.tokens:
            while self.s.tokens[seat, token.length] > unused.count(token.length):
                free = [r for r, recipe in enumerate(self.edition.recipes) if recipe.length == token.length]
                recipe = next(r for r in reversed(free) if r not in named)
                named.add(recipe)
                self.finish(seat, recipe, styled=token.length <= 2)

    def finish(self, seat: int, recipe: int, *, styled: bool) -> None:
        s = self.s
        s.completed[seat] |= 1 << recipe
        s.styled[seat] |= int(styled) << recipe
        s.tokens[seat, self.edition.recipes[recipe].length] -= 1
        s.tokens_left[seat] -= 1


def play(position: Position, *lines: str) -> Position:
    """Play lines of notation, actions and outcomes alike, and hand the position back."""
    for line in lines:
        if position.status == CHANCE:
            position.resolve(line)
        else:
            position.apply(line)
        check_invariants(position)
    return position


def completed_by(position: Position, line: str) -> list[str]:
    """What the line completes, as records tell it; the position goes on."""
    before = position.copy()
    play(position, line)
    return position.game.completes(before, position)


def lines(position: Position, start: str = "") -> set[str]:
    """The legal lines that begin so."""
    return {line for line in position.legal_lines() if line.startswith(start)}


def why_not(position: Position, line: str) -> str:
    """The rule by which the line is refused, with the code of the reason; "" if it is legal."""
    reason: Reason | None = position.check(line)
    assert (reason is None) == (line in position.legal_lines())
    return "" if reason is None else f"{reason.rule} {reason.code}"


def seen(position: Position, seat: int | None = None) -> Any:
    """The view, for its own fields."""
    return position.view(seat)
