"""Sushi Roll in the plainest Python that says the same as the rules: lists of dice, lines of text, no codes, no speed.

Written from the numbered rules alone, to be played side by side with the engine. It reads an edition as parsed TOML and
shares no code with the package.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any


class Table:
    """A match. `due` is what happens next: start, bag, roll, reroll, turn or over, and the seat that it comes to."""

    def __init__(self, edition: dict[str, Any], players: int) -> None:
        self.edition, self.players, self.seats = edition, players, range(players)
        self.kinds = [die["name"] for die in edition["die"]]
        self.sides = {die["name"]: [side.replace("*", "") for side in die["faces"]] for die in edition["die"]}
        self.order: list[str] = []
        for kind in self.kinds:
            self.order += list(dict.fromkeys(self.sides[kind]))
        self.hand = [
            {"menu": edition["start"]["menus"], "chopsticks": edition["start"]["chopsticks"], "pudding": 0}
            for _ in self.seats
        ]
        self.supply = {
            "menu": edition["supply"]["menus"] - players * edition["start"]["menus"],
            "chopsticks": edition["supply"]["chopsticks"] - players * edition["start"]["chopsticks"],
            "pudding": edition["supply"]["puddings"],
        }
        self.points = [0] * players
        self.round = 1
        self.due: tuple[Any, ...] = ("start",)

    # A die on a belt is a pair of its kind and its face; the face is "" until it is rolled.

    def kind_of(self, face: str) -> Any:
        return next(kind for kind in self.kinds if face in self.sides[kind])

    def write(self, faces: Any) -> str:
        return " ".join(sorted(faces, key=self.order.index))

    def symbol(self, face: str) -> tuple[str, int]:
        return (face[:-1], int(face[-1])) if face[-1].isdigit() else (face, 1)

    def new_round(self) -> None:
        self.bag = [die["name"] for die in self.edition["die"] for _ in range(die["count"])]
        self.belts: list[list[tuple[str, str]]] = [[] for _ in self.seats]
        self.trays: list[list[str]] = [[] for _ in self.seats]
        self.due = ("bag", 0)

    def legal(self) -> set[str]:
        seat = self.due[1]
        mine = [face for _, face in self.belts[seat]]
        lines = {f"take {face}" for face in mine}
        if self.hand[seat]["menu"]:
            for size in range(1, len(mine) + 1):
                lines |= {f"menu {self.write(faces)}" for faces in combinations(mine, size)}
        if self.hand[seat]["chopsticks"]:
            for other in self.seats:
                for _, theirs in self.belts[other]:
                    if other != seat:
                        lines |= {f"chopsticks {face} for {theirs} of {other}" for face in mine if face != theirs}
        return lines

    def odds(self) -> dict[str, Fraction]:
        """Every equally likely course of chance, one by one; for few dice only."""
        if self.due[0] == "start":
            return {f"start {seat}": Fraction(1, self.players) for seat in self.seats}
        word, seat = self.due
        if word == "bag":
            size = self.edition["dice_per_seat"][str(self.players)]
            courses = [sorted(dice, key=self.kinds.index) for dice in permutations(self.bag, size)]
            lines = Counter(f"bag {seat} {' '.join(dice)}" for dice in courses)
        else:
            waiting = [kind for kind, face in self.belts[seat] if not face]
            lines = Counter(
                f"{word} {seat} {self.write(faces)}" for faces in product(*(self.sides[k] for k in waiting))
            )
        return {line: Fraction(ways, lines.total()) for line, ways in lines.items()}

    def step(self, line: str) -> None:
        words = line.split()
        if words[0] == "start":
            self.red = int(words[1])
            self.new_round()
        elif words[0] == "bag":
            self.fill(int(words[1]), words[2:])
        elif words[0] in ("roll", "reroll"):
            self.roll(words[0], int(words[1]), words[2:])
        elif words[0] == "menu":
            self.pay("menu")
            for face in words[1:]:
                self.belts[self.due[1]].remove((self.kind_of(face), face))
                self.belts[self.due[1]].append((self.kind_of(face), ""))
            self.due = ("reroll", self.due[1])
        elif words[0] == "chopsticks":
            self.pay("chopsticks")
            mine, theirs, seat, other = words[1], words[3], self.due[1], int(words[5])
            self.belts[seat].remove((self.kind_of(mine), mine))
            self.belts[other].remove((self.kind_of(theirs), theirs))
            self.belts[seat].append((self.kind_of(theirs), theirs))
            self.belts[other].append((self.kind_of(mine), mine))
        else:
            self.take(words[1])

    def fill(self, seat: int, kinds: list[str]) -> None:
        for kind in kinds:
            self.bag.remove(kind)
            self.belts[seat].append((kind, ""))
        self.due = ("bag", seat + 1) if seat + 1 < self.players else ("roll", 0)

    def roll(self, word: str, seat: int, faces: list[str]) -> None:
        for face in faces:
            self.belts[seat].remove((self.kind_of(face), ""))
            self.belts[seat].append((self.kind_of(face), face))
        if word == "reroll":
            self.due = ("turn", seat)
        elif seat + 1 < self.players:
            self.due = ("roll", seat + 1)
        else:
            self.due, self.waiting = ("turn", self.red), [(self.red + i) % self.players for i in range(1, self.players)]

    def pay(self, token: str) -> None:
        self.hand[self.due[1]][token] -= 1
        self.supply[token] += 1

    def take(self, face: str) -> None:
        seat = self.due[1]
        self.belts[seat].remove((self.kind_of(face), face))
        self.trays[seat].append(face)
        token, amount = self.symbol(face)
        if token in self.supply:
            for _ in range(amount):
                if self.supply[token]:
                    self.supply[token] -= 1
                    self.hand[seat][token] += 1
        if self.waiting:
            self.due = ("turn", self.waiting.pop(0))
        elif any(self.belts):
            self.slide()
            self.due = ("roll", 0)
        else:
            self.end_round()

    def slide(self) -> None:
        self.belts = [self.belts[-1], *self.belts[:-1]]
        self.belts = [[(kind, "") for kind, _ in belt] for belt in self.belts]
        self.red = (self.red + 1) % self.players

    def end_round(self) -> None:
        maki = [self.count(seat, "maki") for seat in self.seats]
        for seat in self.seats:
            self.points[seat] += self.tray_points(seat)
            for award, total in zip(
                self.edition["scoring"]["maki"], sorted({m for m in maki if m}, reverse=True), strict=False
            ):
                self.points[seat] += award if maki[seat] == total else 0
        self.round += 1
        if self.round > self.edition["rounds"]:
            self.end_match()
            return
        if self.players in self.edition["extra_slide_players"]:
            self.slide()
        self.new_round()

    def count(self, seat: int, symbol: str) -> int:
        return sum(amount for name, amount in map(self.symbol, self.trays[seat]) if name == symbol)

    def tray_points(self, seat: int) -> int:
        scoring, points, bare = self.edition["scoring"], 0, 0
        for face in self.trays[seat]:
            if face == "wasabi":
                bare += 1
            elif face in scoring["nigiri"]:
                points += scoring["nigiri"][face] * (scoring["wasabi_factor"] if bare else 1)
                bare -= 1 if bare else 0
        for symbol, row in scoring.items():
            if isinstance(row, list) and symbol != "maki":
                left = self.count(seat, symbol)
                while left >= len(row):
                    points += row[-1]
                    left -= len(row)
                points += row[left - 1] if left else 0
        return points

    def end_match(self) -> None:
        scoring = self.edition["scoring"]
        puddings = [hand["pudding"] for hand in self.hand]
        for seat in self.seats:
            if puddings[seat] == max(puddings):
                self.points[seat] += scoring["pudding_most"]
            if puddings[seat] == min(puddings) and self.players >= scoring["pudding_fewest_from_players"]:
                self.points[seat] += scoring["pudding_fewest"]
            unused = self.hand[seat]["menu"] + self.hand[seat]["chopsticks"]
            self.points[seat] += unused // scoring["unused_tokens_per_point"]
        self.due = ("over",)

    def ranks(self) -> list[int]:
        keys = [(self.points[seat], self.hand[seat]["pudding"]) for seat in self.seats]
        return [1 + sum(other > key for other in keys) for key in keys]
