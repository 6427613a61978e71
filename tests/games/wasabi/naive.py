"""Wasabi! once more, slow and plain, written from the rules text alone: lists, dicts and lines of notation.

Shares nothing with the package, so that both can be played side by side. Every legality is found by trying: what a card
would leave is looked at on a copy of the board.
"""

from __future__ import annotations

import copy
import itertools
import re
from collections import Counter
from fractions import Fraction
from typing import Any

LETTERS = "abcdefghijklmnopqrstuvwxyz"
Square = tuple[int, int]  # row, column


class Table:
    """One match. `due` says what is asked for: ("start",), ("give", 0), ("draw", 0), ("strip", 0, 3), … ("over",)."""

    def __init__(self, edition: dict[str, Any], players: int) -> None:
        self.players = players
        self.category, self.starts = {}, set()
        self.pantry: Counter[str] = Counter()
        for category in edition["category"]:
            for ingredient in category["ingredient"]:
                self.category[ingredient["name"]] = category["name"]
                self.pantry[ingredient["name"]] = ingredient["tiles"]
                if category["starting_hand"]:
                    self.starts.add(ingredient["name"])
        self.ingredients = list(self.category)
        self.strips = {
            re.sub("[^a-z0-9]+", "-", recipe["name"].lower()).strip("-"): list(recipe["ingredients"])
            for recipe in edition["recipe"]
        }
        self.token = {token["length"]: token for token in edition["token"]}
        rows, columns = edition["board"]["rows"], edition["board"]["columns"][str(players)]
        self.board: dict[Square, list[str]] = {(r, c): [] for r in range(rows) for c in range(columns)}
        self.wasabi: list[Square] = []  # top left squares
        self.kitchen = Counter(edition["kitchen"][str(players)])
        self.shuffled = {n: [s for s in self.strips if len(self.strips[s]) == n] for n in sorted(self.token)}
        self.put_back: dict[int, list[str]] = {n: [] for n in sorted(self.token)}
        self.tiles: list[list[str]] = [[] for _ in range(players)]
        self.cards: list[list[str]] = [[] for _ in range(players)]
        self.screen: list[list[str]] = [[] for _ in range(players)]
        self.done: list[dict[str, bool]] = [{} for _ in range(players)]
        self.cubes = [0] * players
        self.start = self.seat = -1
        self.passes = 0
        self.reason = ""
        self.due: tuple[Any, ...] = ("start",)
        self.completed: list[str] = []  # by the last step
        self.new_turn()

    def branch(self) -> Table:
        """A table of its own with the same match on it."""
        twin = copy.copy(self)
        twin.board = {square: tiles[:] for square, tiles in self.board.items()}
        twin.pantry, twin.kitchen = self.pantry.copy(), self.kitchen.copy()
        twin.wasabi, twin.cubes, twin.completed = self.wasabi[:], self.cubes[:], self.completed[:]
        twin.tiles, twin.cards, twin.screen = (
            [row[:] for row in rows] for rows in (self.tiles, self.cards, self.screen)
        )
        twin.shuffled, twin.put_back = (
            {n: row[:] for n, row in rows.items()} for rows in (self.shuffled, self.put_back)
        )
        twin.done, twin.ask = [dict(row) for row in self.done], dict(self.ask)
        return twin

    def new_turn(self) -> None:
        self.laid, self.played, self.lifted, self.rewards = 0, "", "", 0
        self.ask: dict[str, bool] = {}

    # what is where

    def name(self, square: Square) -> str:
        return f"{LETTERS[square[1]]}{square[0] + 1}"

    def square(self, name: str) -> Square:
        return int(name[1:]) - 1, LETTERS.index(name[0])

    def block(self, corner: Square) -> list[Square]:
        r, c = corner
        return [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]

    def is_covered(self, square: Square) -> bool:
        return any(square in self.block(corner) for corner in self.wasabi)

    def shows(self, square: Square) -> str:
        """The tile in play, "" if there is none."""
        if square not in self.board or self.is_covered(square) or not self.board[square]:
            return ""
        return self.board[square][-1]

    def empty(self) -> list[Square]:
        return [q for q in self.board if not self.board[q] and not self.is_covered(q)]

    def tokens(self, seat: int, length: int) -> int:
        used = sum(len(self.strips[strip]) == length for strip in self.done[seat])
        return int(self.token[length]["count"]) - used

    # lines

    def odds(self) -> dict[str, Fraction]:
        if self.due[0] == "start":
            return {f"start {seat}": Fraction(1, self.players) for seat in range(self.players)}
        length = self.due[2]
        strips = self.shuffled[length] or self.put_back[length][:1]
        return {f"recipe {strip}": Fraction(1, len(strips)) for strip in strips}

    def legal(self) -> set[str]:
        what = self.due[0]
        if what == "give":
            return {
                "give " + " ".join(three)
                for three in itertools.combinations(self.ingredients, 3)
                if all(word in self.starts and self.pantry[word] for word in three)
                and len({self.category[word] for word in three}) == 3
            }
        if what == "draw":
            return {f"draw {n}" for n in self.shuffled if self.shuffled[n] or self.put_back[n]}
        if what == "choose":
            return {f"choose {strip}" for strip in self.ask}
        if what == "reward":
            return self.takes()
        if what == "pick":
            return {f"pick {word}" for word, n in self.pantry.items() if n}
        return self.step_one()

    def step_one(self) -> set[str]:
        if self.lifted:
            return {f"lay {self.lifted} {self.name(q)}" for q in self.empty()}
        lines = set()
        hand = set(self.tiles[self.seat])
        if self.laid < (2 if self.played == "spicy" else 1):
            places = self.empty()
            if self.played == "stack":
                places = places + [q for q in self.board if self.shows(q)]
            lines |= {f"lay {tile} {self.name(q)}" for tile in hand for q in places}
        if not self.played:
            for card in set(self.cards[self.seat]):
                lines |= self.plays(card)
        if self.laid:
            lines.add("done")
        elif not self.played:
            lines |= self.passes_possible()
        return lines

    def passes_possible(self) -> set[str]:
        held = [strip for strip in self.strips if strip in self.screen[self.seat]]
        if not held:
            return {"pass"}
        return {
            " ".join(["pass", *group]) for n in range(1, len(held) + 1) for group in itertools.combinations(held, n)
        }

    def plays(self, card: str) -> set[str]:
        hand = len(self.tiles[self.seat])
        if card == "spicy":
            more = 2 - self.laid
            return {"card spicy"} if hand >= more and len(self.empty()) >= more else set()
        if card == "stack":
            can = not self.laid and hand and any(self.shows(q) for q in self.board)
            return {"card stack"} if can else set()
        lines = set()
        for square in self.board:
            for line in self.plays_at(card, square):
                after = self.branch()
                after.change(line.split(" "))
                must_lay = not self.laid
                has_tile = hand > 0 or line.endswith(" lay")
                if not must_lay or (has_tile and after.empty()):
                    lines.add(line)
        return lines

    def plays_at(self, card: str, square: Square) -> list[str]:
        """Where the card could go if there were no tile to lay."""
        r, c = square
        here = self.name(square)
        if card == "chop" and self.shows(square):
            return [f"card chop {here} pantry"] + [f"card chop {here} lay"] * (not self.laid)
        if card == "switch" and not self.is_covered(square):
            others = [q for q in ((r, c + 1), (r + 1, c)) if q in self.board and not self.is_covered(q)]
            return [f"card switch {here} {self.name(q)}" for q in others if self.board[square] or self.board[q]]
        if card == "wasabi" and all(q in self.board and not self.is_covered(q) for q in self.block(square)):
            return [f"card wasabi {here}"]
        return []

    def takes(self) -> set[str]:
        there = {card for card, n in self.kitchen.items() if n} | ({"wasabi"} if self.wasabi else set())
        if there - {self.played}:
            there -= {self.played}
        lines = {(f"take {card}", card) for card in there if self.kitchen[card]}
        if "wasabi" in there:
            lines |= {(f"take wasabi {self.name(corner)}", "wasabi") for corner in self.wasabi}
        hand = self.cards[self.seat]
        if len(hand) < 2:
            return {line for line, _ in lines}
        swaps = {f"{line} returning {back}" for line, card in lines for back in hand if back != card}
        return swaps | {"forgo"} if swaps else set()

    # steps

    def step(self, line: str) -> None:
        words = line.split(" ")
        self.completed = []
        if words[0] == "start":
            self.start = self.seat = int(words[1])
            self.due = ("give", self.seat)
        elif words[0] == "give":
            self.give(words[1:])
        elif words[0] == "draw":
            self.due = ("strip", self.seat, int(words[1]))
        elif words[0] == "recipe":
            self.receive(words[1])
        elif words[0] == "pick":
            self.pantry[words[1]] -= 1
            self.tiles[self.seat].append(words[1])
            self.fill()
        elif words[0] == "take":
            self.take(words)
        elif words[0] == "forgo":
            self.rewards -= 1
            self.reward()
        elif words[0] == "done":
            self.passes = 0
            self.reward()
        elif words[0] == "pass":
            for strip in words[1:]:
                self.screen[self.seat].remove(strip)
                self.put_back[len(self.strips[strip])].append(strip)
            self.passes += 1
            self.fill()
        else:
            self.act(words)

    def give(self, tiles: list[str]) -> None:
        left = (self.seat + 1) % self.players
        for tile in tiles:
            self.pantry[tile] -= 1
            self.tiles[left].append(tile)
        self.seat = left
        self.due = ("give", left)
        if left == self.start:
            self.deal()

    def deal(self) -> None:
        """The starting recipes, seat by seat; then the first turn."""
        for _ in range(self.players):
            if len(self.screen[self.seat]) < 3 and self.can_draw():
                self.due = ("draw", self.seat)
                return
            self.seat = (self.seat + 1) % self.players
            if self.seat == self.start:
                break
        self.dealt = True
        self.begin()

    dealt = False

    def can_draw(self) -> bool:
        return any(self.shuffled.values()) or any(self.put_back.values())

    def receive(self, strip: str) -> None:
        length = len(self.strips[strip])
        (self.shuffled if self.shuffled[length] else self.put_back)[length].remove(strip)
        self.screen[self.seat].append(strip)
        if self.dealt:
            self.fill()
        else:
            self.deal()

    def begin(self) -> None:
        self.new_turn()
        self.due = ("turn", self.seat)

    def act(self, words: list[str]) -> None:
        """Step 1: a tile, a card, a choice."""
        if words[0] == "choose":
            style = self.ask.pop(words[1])
            self.finish(words[1], style)
            self.settle(self.ask)
        else:
            changed = self.change(words)
            self.settle(self.matches(changed))
        if self.due[0] == "over":
            return
        if self.ask:
            self.due = ("choose", self.seat)
            return
        self.due = ("turn", self.seat)
        if self.laid and self.legal() == {"done"}:
            self.passes = 0
            self.reward()

    def change(self, words: list[str]) -> list[Square]:
        """What a tile or card does to the table; the squares whose visible tile it changed."""
        if words[0] == "lay":
            square = self.square(words[2])
            if self.lifted:
                self.lifted = ""
            else:
                self.tiles[self.seat].remove(words[1])
            self.board[square].append(words[1])
            self.laid += 1
            return [square]
        card = words[1]
        self.played = card
        self.cards[self.seat].remove(card)
        if card == "wasabi":
            self.wasabi.append(self.square(words[2]))
            self.cubes[self.seat] += 1
            return []
        self.kitchen[card] += 1
        if card == "chop":
            square = self.square(words[2])
            tile = self.board[square].pop()
            if words[3] == "lay":
                self.lifted = tile
            else:
                self.pantry[tile] += 1
            return [square]
        if card == "switch":
            one, two = self.square(words[2]), self.square(words[3])
            self.board[one], self.board[two] = self.board[two], self.board[one]
            return [one, two]
        return []

    def matches(self, changed: list[Square]) -> dict[str, bool]:
        """The strips behind the screen that lines through these squares show, and whether with style."""
        found: dict[str, bool] = {}
        for strip in self.screen[self.seat]:
            parts = self.strips[strip]
            if not self.tokens(self.seat, len(parts)):
                continue
            for (r, c), (down, right) in itertools.product(self.board, ((0, 1), (1, 0))):
                line = [(r + i * down, c + i * right) for i in range(len(parts))]
                tiles = [self.shows(q) for q in line]
                if set(line) & set(changed) and sorted(tiles) == sorted(parts):
                    found[strip] = found.get(strip, False) or tiles in (parts, parts[::-1])
        return found

    def settle(self, found: dict[str, bool]) -> None:
        """Complete all for which there are tokens; ask where strips outnumber them."""
        self.ask = {}
        for length in self.token:
            group = {strip: style for strip, style in found.items() if len(self.strips[strip]) == length}
            tokens = self.tokens(self.seat, length)
            if len(group) <= tokens:
                for strip, style in group.items():
                    self.finish(strip, style)
            elif tokens:
                self.ask = group

    def finish(self, strip: str, style: bool) -> None:
        self.screen[self.seat].remove(strip)
        self.done[self.seat][strip] = style
        self.completed.append(strip + "*" * style)
        self.rewards += 1
        if style:
            self.cubes[self.seat] += self.token[len(self.strips[strip])]["cubes"]
        if not any(self.tokens(self.seat, length) for length in self.token):
            self.due, self.reason = ("over",), "instant_win"

    def reward(self) -> None:
        """Step 2 begins, or goes on."""
        while self.rewards:
            if self.takes():
                self.due = ("reward", self.seat)
                return
            self.rewards -= 1
        self.fill()

    def take(self, words: list[str]) -> None:
        card = words[1]
        if "returning" in words:
            back = words[-1]
            self.cards[self.seat].remove(back)
            self.kitchen[back] += 1
            words = words[:-2]
        if len(words) == 3:
            self.wasabi.remove(self.square(words[2]))
        else:
            self.kitchen[card] -= 1
        self.cards[self.seat].append(card)
        self.rewards -= 1
        self.reward()

    def fill(self) -> None:
        if len(self.tiles[self.seat]) < 3 and any(self.pantry.values()):
            self.due = ("pick", self.seat)
        elif len(self.screen[self.seat]) < 3 and self.can_draw():
            self.due = ("draw", self.seat)
        elif all(self.board[q] or self.is_covered(q) for q in self.board):
            self.due, self.reason = ("over",), "board_full"
        elif self.passes >= 3 * self.players:
            self.due, self.reason = ("over",), "all_passed"
        else:
            self.seat = (self.seat + 1) % self.players
            self.begin()

    # the end

    def points(self, seat: int) -> int:
        return self.cubes[seat] + sum(int(self.token[len(self.strips[s])]["points"]) for s in self.done[seat])

    def ranks(self) -> list[int]:
        order = [
            (self.reason == "instant_win" and seat == self.seat, self.points(seat), self.cubes[seat])
            for seat in range(self.players)
        ]
        return [1 + sum(other > mine for other in order) for mine in order]
