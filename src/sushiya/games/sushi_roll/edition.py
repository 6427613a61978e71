"""The printed pieces of Sushi Roll: reads an edition file, checks it, and lays it out for compiled rules.

It owns the meaning of the file's entries (S1, S2, S4, S15–S17, S19–S21), the numbering of faces and the tables that
number multisets of dice. It must not know how a match goes. `load` reports every mistake of a file in one run.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import Any

import numpy as np

from sushiya.games.compiled import record
from sushiya.games.edition import NAME, Checker, canonical_digest, read_toml
from sushiya.games.sushi_roll.state import CHOPSTICKS, FACES, KINDS, MAX_BELT, MAX_SIDES, MENUS, PUDDINGS, SEATS

Array = np.ndarray[Any, np.dtype[Any]]

RULEBOOK_DICE = 30  # S1; an edition with other pieces says so in [totals]
LEAST_PLAYERS, MOST_PLAYERS = 2, SEATS

# More bounds of any edition. They keep every score within 16 bits and every number of dice within 8.
MAX_SETS = 8
MAX_SET_SIZE = 12
MAX_AMOUNT = 6
MAX_DICE = 120
MAX_TOKENS = 500
MAX_ROUNDS = 10
MAX_SET_POINTS = 50
MAX_NIGIRI_POINTS = 20
MAX_FACTOR = 10
MAX_AWARD = 100

# Symbols that mean something in the rules; all others are nigiri or come in sets, as [scoring] says.
TOKEN_SYMBOLS = {"menu": MENUS, "chopsticks": CHOPSTICKS, "pudding": PUDDINGS}
RULE_SYMBOLS = ("maki", "wasabi", *TOKEN_SYMBOLS)

# Entries of [scoring] with a meaning of their own; every other list there is the points of a set (S17).
FIXED_SCORING = (
    "maki",
    "nigiri",
    "wasabi_factor",
    "pudding_most",
    "pudding_fewest",
    "pudding_fewest_from_players",
    "unused_tokens_per_point",
)

# A menu being put together while actions are listed: its number above, its size in the low bits (`turn.list_menus`).
SIZE_BITS = 4
SIZES = 1 << SIZE_BITS

EDITION = record(
    ("rounds", np.int32),
    ("seats", np.int32),  # the most players; seats in codes are 0 … seats - 1
    ("kinds", np.int32),  # kinds of dice, in the order of the file
    ("faces", np.int32),  # different faces, by kind, then by first appearance
    ("dice_per_seat", np.int32, SEATS + 1),  # S4: dice on a belt for a number of players, 0 where it cannot be played
    ("extra_slide", np.int32, SEATS + 1),  # S19: 1 for a number of players with one more slide after a round
    ("count", np.int32, KINDS),  # S1: dice of each kind
    ("sides", np.int32, KINDS),  # sides of a die of each kind
    ("face_at", np.uint8, (KINDS, MAX_SIDES)),  # the face on each side
    ("kind_of", np.uint8, FACES),  # the kind of die that shows this face
    ("token", np.uint8, FACES),  # S11: the token that a face gives: MENUS, CHOPSTICKS or PUDDINGS
    ("token_amount", np.int32, FACES),  # S11: and how many of them, 0 for most faces
    ("maki", np.int32, FACES),  # S15: maki symbols on a face
    ("is_wasabi", np.int32, FACES),  # S12: 1 or 0
    ("is_nigiri", np.int32, FACES),  # S12: 1 or 0
    ("nigiri_points", np.int32, FACES),  # S16: points of a nigiri, 0 for all other faces
    ("wasabi_factor", np.int32),  # S16
    ("sets", np.int32),  # S17: how many symbols come in sets
    ("set_amount", np.int32, (MAX_SETS, FACES)),  # S17: how often a face shows the symbol of each
    ("set_points", np.int32, (MAX_SETS, MAX_BELT * MAX_AMOUNT + 1)),  # S17: points for 0, 1, 2 … of a symbol
    ("maki_places", np.int32),  # S15: how many places score
    ("maki_points", np.int32, SEATS),  # S15: points for the most, the second most, …
    ("supply", np.int32, 3),  # S2: MENUS, CHOPSTICKS, PUDDINGS in the box
    ("start", np.int32, 3),  # S2: and of these, for every seat
    ("pudding_most", np.int32),  # S20
    ("pudding_fewest", np.int32),
    ("pudding_fewest_from", np.int32),  # the least players with which the fewest puddings lose points
    ("tokens_per_point", np.int32),  # S21
    # Numbers of multisets, smaller ones first. Sorted as f0 <= f1 <= … they have, within their size, the number
    # C(f0, 1) + C(f1 + 1, 2) + … (the combinatorial number system): no gaps, and one die more is one table entry more.
    ("rank", np.int32, (MAX_BELT, FACES)),  # C(f + i, i + 1): what f as number i from below adds
    ("faces_first", np.int32, MAX_BELT + 2),  # number of the first multiset of faces of each size from 1
    ("kinds_first", np.int32, MAX_BELT + 2),  # the same for multisets of kinds
    ("menu_step", np.int32, (FACES, SIZES)),  # how one more f changes a menu of a size (see SIZE_BITS)
    # Action codes: a face for a take, then chopsticks by (seat, theirs, mine), then menus.
    ("first_chopsticks", np.int32),
    ("first_menu", np.int32),
    ("actions", np.int32),
    # Outcome codes: a seat for the start, then bag, roll and reroll by (seat, multiset).
    ("bags", np.int32),  # multisets of kinds
    ("rolls", np.int32),  # multisets of faces
    ("first_bag", np.int32),
    ("first_roll", np.int32),
    ("first_reroll", np.int32),
    ("outcomes", np.int32),
)


@dataclass(frozen=True)
class Face:
    """One of the different faces: `text` is its word in the notation."""

    text: str
    symbol: str
    amount: int
    kind: int


@dataclass(frozen=True)
class Die:
    """A kind of die; `sides` are face numbers, one a side."""

    name: str
    count: int
    sides: tuple[int, ...]
    source: str


@dataclass(frozen=True)
class Edition:
    """An edition by name, for text and views; `records` is the same for compiled code."""

    name: str
    sha256: str
    rounds: int
    dice_per_seat: Mapping[int, int]
    dice: tuple[Die, ...]
    faces: tuple[Face, ...]
    records: Array

    @property
    def player_counts(self) -> tuple[int, ...]:
        """The numbers of players that the edition provides for."""
        return tuple(sorted(self.dice_per_seat))

    @property
    def seats(self) -> int:
        """The most players."""
        return max(self.dice_per_seat)

    @property
    def most_dice(self) -> int:
        """The most dice on a belt."""
        return max(self.dice_per_seat.values())


def load(path: Path) -> Edition:
    """The edition in a file, or `EditionError` with everything that is wrong with it."""
    data = read_toml(path)
    checker = Checker(path)
    records = np.zeros(1, EDITION)
    e = records[0]
    name = checker.header(data, "sushi_roll")
    known = (
        "name",
        "game",
        "rounds",
        "dice_per_seat",
        "extra_slide_players",
        "supply",
        "start",
        "die",
        "scoring",
        "totals",
    )
    checker.keys(data, "", known)
    e.rounds = checker.number(data, "rounds", "", 1, MAX_ROUNDS)
    dice_per_seat = _read_players(checker, data, e)
    _read_tokens(checker, data, e, max(dice_per_seat, default=LEAST_PLAYERS))
    sets, nigiri = _read_scoring(checker, data, e)
    dice, faces = _read_dice(checker, data, e, sets, nigiri)
    _check_totals(checker, data, dice, dice_per_seat)
    checker.finish()
    _number_codes(e, max(dice_per_seat.values()))
    return Edition(name, canonical_digest(data), int(e.rounds), dice_per_seat, dice, faces, records)


def _read_players(checker: Checker, data: Mapping[str, Any], e: Any) -> dict[int, int]:
    """S4, S19: for how many players the edition is, and their dice."""
    players = [str(count) for count in range(LEAST_PLAYERS, MOST_PLAYERS + 1)]
    table = checker.table(data, "dice_per_seat")
    checker.keys(table, "dice_per_seat", players)
    if isinstance(data.get("dice_per_seat"), Mapping) and not table:
        checker.mistake(
            "dice_per_seat", "is empty; must say for at least one number of players how many dice a belt holds"
        )
    dice_per_seat = {
        int(key): checker.number(table, key, "dice_per_seat", 1, MAX_BELT) for key in players if key in table
    }
    for count, dice in dice_per_seat.items():
        e.dice_per_seat[count] = dice
    for count in checker.numbers(data, "extra_slide_players", "", LEAST_PLAYERS, MOST_PLAYERS):
        e.extra_slide[count] = 1
    e.seats = max(dice_per_seat, default=LEAST_PLAYERS)
    return dice_per_seat


def _read_tokens(checker: Checker, data: Mapping[str, Any], e: Any, players: int) -> None:
    """S2: the supply, and what every seat gets out of it."""
    supply = checker.table(data, "supply")
    checker.keys(supply, "supply", ("menus", "chopsticks", "puddings"))
    start = checker.table(data, "start")
    checker.keys(start, "start", ("menus", "chopsticks"))
    if "supply" in data:
        for token, name in enumerate(("menus", "chopsticks", "puddings")):
            e.supply[token] = checker.number(supply, name, "supply", 0, MAX_TOKENS)
    if "start" in data:
        for token, name in enumerate(("menus", "chopsticks")):
            e.start[token] = checker.number(start, name, "start", 0, MAX_TOKENS)
            need, there = int(e.start[token]) * players, int(e.supply[token])
            if need > there:
                checker.mistake(f"start.{name}", f"{players} players need {need}, the supply has {there}")


def _read_scoring(checker: Checker, data: Mapping[str, Any], e: Any) -> tuple[dict[str, int], dict[str, int]]:
    """S15–S17, S20, S21: points. Returns the rows of set symbols and the points of nigiri symbols."""
    table = checker.table(data, "scoring")
    if "scoring" not in data:
        return {}, {}
    symbols = [key for key in table if key not in FIXED_SCORING and isinstance(table[key], list)]
    checker.keys(table, "scoring", (*FIXED_SCORING, *symbols))

    maki = checker.numbers(table, "maki", "scoring", 0, MAX_AWARD)
    if len(maki) > SEATS or ("maki" in table and table["maki"] == []):
        checker.mistake("scoring.maki", f"must list the points of 1 to {SEATS} places, not of {len(maki)}")
    e.maki_places = len(maki[:SEATS])
    e.maki_points[: len(maki[:SEATS])] = maki[:SEATS]
    e.wasabi_factor = checker.number(table, "wasabi_factor", "scoring", 1, MAX_FACTOR)
    e.pudding_most = checker.number(table, "pudding_most", "scoring", 0, MAX_AWARD)
    e.pudding_fewest = checker.number(table, "pudding_fewest", "scoring", -MAX_AWARD, 0)
    e.pudding_fewest_from = checker.number(table, "pudding_fewest_from_players", "scoring", 0, MOST_PLAYERS + 1)
    e.tokens_per_point = checker.number(table, "unused_tokens_per_point", "scoring", 1, MAX_TOKENS)

    row = checker.table(table, "nigiri", "scoring")
    nigiri = {key: checker.number(row, key, "scoring.nigiri", 0, MAX_NIGIRI_POINTS) for key in row}
    for symbol in (*nigiri, *symbols):
        place = f"scoring.nigiri.{symbol}" if symbol in nigiri else f"scoring.{symbol}"
        _check_symbol(checker, place, symbol)
        if symbol in RULE_SYMBOLS:
            checker.mistake(place, f"{symbol!r} has another meaning in the rules")
    checker.unique([(f"scoring.nigiri.{key}", key) for key in nigiri] + [(f"scoring.{key}", key) for key in symbols])
    if len(symbols) > MAX_SETS:
        checker.mistake("scoring", f"{len(symbols)} symbols come in sets, at most {MAX_SETS} can")
    for number, symbol in enumerate(symbols[:MAX_SETS]):
        points = checker.numbers(table, symbol, "scoring", 0, MAX_SET_POINTS)
        if not 1 <= len(points) <= MAX_SET_SIZE:
            checker.mistake(f"scoring.{symbol}", f"a set is of 1 to {MAX_SET_SIZE} dice, not of {len(points)}")
            continue
        for count in range(e.set_points.shape[1]):  # S17: full sets, then the rest
            full, rest = divmod(count, len(points))
            e.set_points[number, count] = full * points[-1] + [0, *points][rest]
    e.sets = len(symbols[:MAX_SETS])
    return {symbol: number for number, symbol in enumerate(symbols)}, nigiri


def _check_symbol(checker: Checker, place: str, symbol: str) -> None:
    """A number behind a symbol tells how often it is shown, so the symbol itself ends in a letter."""
    if not NAME.fullmatch(symbol) or symbol[-1].isdigit():
        checker.mistake(place, f"{symbol!r} is no word of a-z, 0-9 and '_' that starts and ends with a letter")


def _read_dice(
    checker: Checker, data: Mapping[str, Any], e: Any, sets: dict[str, int], nigiri: dict[str, int]
) -> tuple[tuple[Die, ...], tuple[Face, ...]]:
    """S1: the dice, and their faces numbered by kind, then by first appearance."""
    rows = checker.tables(data, "die")
    if not rows and "die" in data:
        checker.mistake("die", "there must be at least one kind of die")
    if len(rows) > KINDS:
        checker.mistake("die", f"there are {len(rows)} kinds of dice, at most {KINDS} can be used")
    checker.unique((f"die[{i}].name", row["name"]) for i, row in enumerate(rows) if isinstance(row.get("name"), str))
    dice: list[Die] = []
    faces: list[Face] = []
    for kind, row in enumerate(rows[:KINDS]):
        place = f"die[{kind}]"
        checker.keys(row, place, ("name", "count", "faces", "source", "names"))
        if "names" in row:
            checker.table(row, "names", place)
        name = checker.word(row, "name", place)
        count = checker.number(row, "count", place, 1, MAX_DICE)
        source = checker.source(row, place)
        sides = [
            _read_face(checker, f"{place}.faces[{i}]", text, kind, faces, {*sets, *nigiri, *RULE_SYMBOLS}, nigiri)
            for i, text in enumerate(_read_sides(checker, row, place))
        ]
        e.count[kind], e.sides[kind] = count, len(sides)
        e.face_at[kind, : len(sides)] = sides
        dice.append(Die(name, count, tuple(sides), source))
    if len(faces) > FACES:
        checker.mistake("die", f"there are {len(faces)} different faces, at most {FACES} can be used")
    for number, face in enumerate(faces[:FACES]):
        e.kind_of[number] = face.kind
        if face.symbol in TOKEN_SYMBOLS:
            e.token[number], e.token_amount[number] = TOKEN_SYMBOLS[face.symbol], face.amount
        e.maki[number] = face.amount if face.symbol == "maki" else 0
        e.is_wasabi[number] = face.symbol == "wasabi"
        e.is_nigiri[number] = face.symbol in nigiri
        if face.symbol in sets and sets[face.symbol] < MAX_SETS:
            e.set_amount[sets[face.symbol], number] = face.amount
        e.nigiri_points[number] = nigiri.get(face.symbol, 0)
    e.kinds, e.faces = len(dice), len(faces)
    return tuple(dice), tuple(faces)


def _read_sides(checker: Checker, row: Mapping[str, Any], place: str) -> list[Any]:
    sides = row.get("faces")
    if not isinstance(sides, list):
        checker.mistake(
            f"{place}.faces", "must be a list of faces" if "faces" in row else "is missing; must be a list of faces"
        )
        return []
    if not 1 <= len(sides) <= MAX_SIDES:
        checker.mistake(f"{place}.faces", f"a die has 1 to {MAX_SIDES} sides, not {len(sides)}")
    return sides[:MAX_SIDES]


def _read_face(
    checker: Checker, place: str, text: Any, kind: int, faces: list[Face], known: set[str], nigiri: dict[str, int]
) -> int:
    """The number of a face such as `maki*2`; a face not met before is added to `faces`."""
    match = re.fullmatch(r"([^*]+)(?:\*([0-9]+))?", text) if isinstance(text, str) else None
    if match is None:
        checker.mistake(place, f"must be a symbol, or a symbol and how often it is shown as in 'maki*2', not {text!r}")
        return 0
    symbol, amount = match[1], int(match[2] or 1)
    _check_symbol(checker, place, symbol)
    if match[2] is not None and not 2 <= amount <= MAX_AMOUNT:
        checker.mistake(place, f"the number behind {symbol!r} must be from 2 to {MAX_AMOUNT}, or left out for one")
    if symbol not in known:
        checker.mistake(place, f"{symbol!r} is neither scored nor has it a meaning in the rules")
    if amount > 1 and (symbol in nigiri or symbol == "wasabi"):
        checker.mistake(
            place, f"{symbol!r} can be shown only once on a side, because one nigiri goes on one wasabi (S12)"
        )
    word = symbol if amount == 1 else f"{symbol}{amount}"
    for number, face in enumerate(faces):
        if face.text == word:
            if face.kind != kind:
                checker.mistake(
                    place, f"{text!r} is already a face of die[{face.kind}]; a face belongs to one kind of die"
                )
            return number
    faces.append(Face(word, symbol, amount, kind))
    return len(faces) - 1


def _check_totals(
    checker: Checker, data: Mapping[str, Any], dice: tuple[Die, ...], dice_per_seat: Mapping[int, int]
) -> None:
    """S1: as many dice as there must be, and enough of them to fill all belts."""
    expected = RULEBOOK_DICE
    if "totals" in data:
        totals = checker.table(data, "totals")
        checker.keys(totals, "totals", ("dice",))
        expected = checker.number(totals, "dice", "totals", 1, MAX_DICE)
    total = sum(die.count for die in dice)
    if total != expected:
        said = "[totals] says" if "totals" in data else "the rulebook (S1; [totals] can say otherwise) has"
        checker.mistake("die", f"the counts add up to {total} dice, {said} {expected}")
    for players, each in dice_per_seat.items():
        if players * each > total:
            checker.mistake(
                f"dice_per_seat.{players}", f"{players} belts need {players * each} dice, the bag has {total}"
            )


def _number_codes(e: Any, most_dice: int) -> None:
    """Lay out the tables of multisets and the ranges of action and outcome codes."""
    kinds, faces, seats = int(e.kinds), int(e.faces), int(e.seats)
    for i in range(MAX_BELT):
        for face in range(FACES):
            e.rank[i, face] = comb(face + i, i + 1)
    for size in range(1, MAX_BELT + 1):
        e.faces_first[size + 1] = e.faces_first[size] + comb(faces + size - 1, size)
        e.kinds_first[size + 1] = e.kinds_first[size] + comb(kinds + size - 1, size)
    for face in range(FACES):
        for size in range(MAX_BELT):
            more = int(e.rank[size, face]) + int(e.faces_first[size + 1]) - int(e.faces_first[size])
            e.menu_step[face, size] = (more << SIZE_BITS) + 1
    e.rolls = e.faces_first[most_dice + 1]
    e.bags = e.kinds_first[most_dice + 1]
    e.first_chopsticks = faces
    e.first_menu = e.first_chopsticks + faces * faces * seats
    e.actions = e.first_menu + e.rolls
    e.first_bag = seats
    e.first_roll = e.first_bag + seats * e.bags
    e.first_reroll = e.first_roll + seats * e.rolls
    e.outcomes = e.first_reroll + seats * e.rolls
