"""What chance does: who starts, which dice leave the bag, what dice show; as fair dice, codes, odds and text.

It owns the outcomes of S3, S4, S5, S8 and S13 and draws none of them. One outcome is one step. The dice that are to be
thrown are in kind order: S4 takes one after another out of the bag, a roll throws those in the cup.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, factorial, prod
from typing import Any

import numpy as np

from sushiya.errors import NotationError
from sushiya.games.compiled import CHANCE, bit, hot, index, rule
from sushiya.games.sushi_roll import reasons
from sushiya.games.sushi_roll.belts import die_in_cup, empty_cup, show_face
from sushiya.games.sushi_roll.edition import Edition
from sushiya.games.sushi_roll.multisets import rank, rank_counts, unrank, unrank_into
from sushiya.games.sushi_roll.setup import begin_acting, choose_start, end_filling, end_rolling
from sushiya.games.sushi_roll.state import BAG, FACES, KINDS, MAX_BELT, NOBODY, REROLL, ROLL, START
from sushiya.games.sushi_roll.words import format_faces, format_kinds, parse_faces, parse_kinds, parse_seat, split_line

OUTCOME_FORMS = "'start SEAT', 'bag SEAT KIND ...', 'roll SEAT FACE ...' or 'reroll SEAT FACE ...'"

# ------------------------------------------------------------------------------------------------------ as fair dice


@rule
def list_sides(s: Any, e: Any, sides: Any) -> int:
    """The sides of each die that is due, in kind order. Returns how many."""
    if s.phase == ROLL or s.phase == REROLL:
        count, cup = int(s.in_cup), s.cup
        for i in range(count):
            sides[i] = e.sides[die_in_cup(cup, i)]
        return count
    if s.phase == BAG:
        left = 0
        for kind in range(KINDS):
            left += int(s.bag[kind])
        count = int(e.dice_per_seat[s.players])
        for i in range(count):
            sides[i] = left - i
        return count
    if s.phase == START and s.named_start == NOBODY:
        sides[0] = s.players
        return 1
    return 0


@rule
def settle(s: Any, e: Any, draws: Any) -> None:
    """Do what these results of the dice mean."""
    if s.phase == ROLL or s.phase == REROLL:
        show_throw(s, e, draws)
        end_throw(s)
    elif s.phase == BAG:
        for i in range(e.dice_per_seat[s.players]):
            draw_die(s, kind_at(s.bag, draws[i]))
        end_filling(s)
    else:
        choose_start(s, draws[0] if s.named_start == NOBODY else s.named_start)


@hot
def show_throw(s: Any, e: Any, draws: Any) -> None:
    """S5, S8, S13: the dice from the cup lie on the belt as they fell (`belts.show_face`, for all at once)."""
    seat, cup = s.seat, s.cup
    shown = int(s.shown[seat])
    for i in range(s.in_cup):
        face = e.face_at[die_in_cup(cup, i), index(draws[i])]
        s.belt[seat, face] += 1
        shown |= bit(face)
    s.shown[seat] = shown


@hot
def kind_at(bag: Any, place: int) -> int:
    """The kind of the die at that place when the bag is laid out in kind order."""
    kind = 0
    reach = 0
    for i in range(KINDS):
        reach += int(bag[i])
        kind += 1 if place >= reach else 0
    return kind


@hot
def draw_die(s: Any, kind: int) -> None:
    """S4: a die comes out of the bag onto the belt of the seat whose turn it is to draw."""
    s.bag[kind] -= 1
    s.dice[s.seat, kind] += 1


@hot
def end_throw(s: Any) -> None:
    """S5, S8, S13: the dice lie on the belt again; the seat that used a menu goes on with its turn."""
    if s.phase == REROLL:
        empty_cup(s)
        begin_acting(s, s.seat)
    else:
        end_rolling(s)


# -------------------------------------------------------------------------------------------------- as outcome codes


@rule
def outcome_of(s: Any, e: Any, draws: Any) -> int:
    """The code of the outcome that these results of the dice mean."""
    seat = int(s.seat)
    if s.phase == ROLL or s.phase == REROLL:
        faces = np.zeros(FACES, np.int64)
        for i in range(s.in_cup):
            faces[e.face_at[die_in_cup(s.cup, i), draws[i]]] += 1
        first = int(e.first_roll) if s.phase == ROLL else int(e.first_reroll)
        return first + seat * int(e.rolls) + rank_counts(e, e.faces_first, faces)
    if s.phase == BAG:
        bag = np.zeros(KINDS, np.int64)
        kinds = np.zeros(KINDS, np.int64)
        for kind in range(KINDS):
            bag[kind] = s.bag[kind]
        for i in range(e.dice_per_seat[s.players]):
            kind = kind_at(bag, draws[i])
            bag[kind] -= 1
            kinds[kind] += 1
        return int(e.first_bag) + seat * int(e.bags) + rank_counts(e, e.kinds_first, kinds)
    return int(draws[0]) if s.named_start == NOBODY else int(s.named_start)


@rule
def phase_of(e: Any, outcome: int) -> int:
    """The phase that an outcome belongs to."""
    if outcome < e.first_bag:
        return START
    if outcome < e.first_roll:
        return BAG
    return ROLL if outcome < e.first_reroll else REROLL


@rule
def decode(e: Any, outcome: int, items: Any) -> tuple[int, int]:
    """The seat of an outcome and the number of its items, which are written to `items`: kinds, or faces, in order."""
    phase = phase_of(e, outcome)
    if phase == START:
        return outcome, 0
    if phase == BAG:
        number = outcome - int(e.first_bag)
        bags = int(e.bags)
        return number // bags, unrank_into(e, e.kinds_first, int(e.kinds), number % bags, items)
    number = outcome - (int(e.first_roll) if phase == ROLL else int(e.first_reroll))
    rolls = int(e.rolls)
    return number // rolls, unrank_into(e, e.faces_first, int(e.faces), number % rolls, items)


@rule
def check_outcome(s: Any, e: Any, outcome: int) -> int:
    """LEGAL if chance can give this now, else the number of the reason."""
    if s.to_act != CHANCE:
        return reasons.NO_CHANCE_DUE
    if outcome < 0 or outcome >= e.outcomes:
        return reasons.NO_SUCH_OUTCOME
    phase = phase_of(e, outcome)
    if phase != s.phase:
        return reasons.OTHER_CHANCE_DUE
    items = np.zeros(MAX_BELT, np.int64)
    seat, count = decode(e, outcome, items)
    if phase == START:
        if seat >= s.players:
            return reasons.NO_SUCH_START
        return reasons.LEGAL if s.named_start == NOBODY or s.named_start == seat else reasons.START_IS_NAMED
    if seat != s.seat:
        return reasons.OTHER_SEAT_DUE
    return check_bag(s, e, items, count) if phase == BAG else check_faces(s, e, items, count)


@rule
def check_bag(s: Any, e: Any, kinds: Any, count: int) -> int:
    """S4: as many dice as a belt holds, all of them in the bag."""
    if count != e.dice_per_seat[s.players]:
        return reasons.WRONG_NUMBER_DRAWN
    same = 0
    for i in range(count):
        same = same + 1 if i > 0 and kinds[i] == kinds[i - 1] else 1
        if same > s.bag[kinds[i]]:
            return reasons.NOT_IN_BAG
    return reasons.LEGAL


@rule
def check_faces(s: Any, e: Any, faces: Any, count: int) -> int:
    """S5, S8: faces of exactly the dice in the cup; both are in kind order."""
    if count != s.in_cup:
        return reasons.NOT_THESE_DICE
    for i in range(count):
        if e.kind_of[faces[i]] != die_in_cup(s.cup, i):
            return reasons.NOT_THESE_DICE
    return reasons.LEGAL


@rule
def resolve(s: Any, e: Any, outcome: int) -> None:
    """Do what a possible outcome says."""
    items = np.zeros(MAX_BELT, np.int64)
    seat, count = decode(e, outcome, items)
    if s.phase == START:
        choose_start(s, seat)
    elif s.phase == BAG:
        for i in range(count):
            draw_die(s, items[i])
        end_filling(s)
    else:
        for i in range(count):
            show_face(s, seat, int(items[i]))
        end_throw(s)


# ---------------------------------------------------------------------------------------------------------- as odds


def outcomes(s: Any, edition: Edition) -> list[tuple[int, Fraction]]:
    """Every outcome that chance can give now, with its probability; `s` is a record."""
    e = edition.records[0]
    seat = int(s.seat)
    if s.phase == START:
        starts = range(s.players) if s.named_start == NOBODY else [int(s.named_start)]
        return [(start, Fraction(1, len(starts))) for start in starts]
    if s.phase == BAG:
        first = int(e.first_bag) + seat * int(e.bags)
        bag = [int(count) for count in s.bag[: len(edition.dice)]]
        size = edition.dice_per_seat[int(s.players)]
        return [
            (first + rank(_listed(range(len(bag)), drawn), len(bag)), _odds_of_draw(bag, drawn))
            for drawn in _splits(size, bag)
        ]
    first = int(e.first_roll if s.phase == ROLL else e.first_reroll) + seat * int(e.rolls)
    cup = [int(s.cup) >> 8 * i & 0xFF for i in range(s.in_cup)]
    thrown = [_throws(edition.dice[kind].sides, cup.count(kind)) for kind in sorted(set(cup))]
    return [
        (
            first + rank([face for faces, _ in throw for face in faces], len(edition.faces)),
            prod((odds for _, odds in throw), start=Fraction(1)),
        )
        for throw in product(*thrown)
    ]


def _splits(size: int, most: list[int]) -> list[list[int]]:
    """All ways to take `size` things, at most so many of each sort: counts by sort."""
    if not most:
        return [[]] if size == 0 else []
    return [[count, *rest] for count in range(min(size, most[0]) + 1) for rest in _splits(size - count, most[1:])]


def _listed(sorts: Any, counts: list[int]) -> list[int]:
    return [sort for sort, count in zip(sorts, counts, strict=True) for _ in range(count)]


def _odds_of_draw(bag: list[int], drawn: list[int]) -> Fraction:
    """The chance to draw just these from the bag, without putting back."""
    ways = prod(comb(there, count) for there, count in zip(bag, drawn, strict=True))
    return Fraction(ways, comb(sum(bag), sum(drawn)))


def _throws(sides: tuple[int, ...], count: int) -> list[tuple[list[int], Fraction]]:
    """What so many dice of one kind can show: faces in order, with the odds."""
    faces = sorted(set(sides))
    throws = []
    for counts in _splits(count, [count] * len(faces)):
        ways = factorial(count)
        for face, shown in zip(faces, counts, strict=True):
            ways = ways // factorial(shown) * sides.count(face) ** shown
        throws.append((_listed(faces, counts), Fraction(ways, len(sides) ** count)))
    return throws


# ---------------------------------------------------------------------------------------------------------- as text


def format_outcome(code: int, edition: Edition) -> str:
    """The line of an outcome code."""
    e = edition.records[0]
    if not 0 <= code < int(e.outcomes):
        raise NotationError(f"There is no outcome {code}; codes are 0 to {int(e.outcomes) - 1}.")
    if code < int(e.first_bag):
        return f"start {code}"
    if code < int(e.first_roll):
        seat, number = divmod(code - int(e.first_bag), int(e.bags))
        return f"bag {seat} {format_kinds(unrank(number, len(edition.dice)), edition)}"
    word, first = ("roll", e.first_roll) if code < int(e.first_reroll) else ("reroll", e.first_reroll)
    seat, number = divmod(code - int(first), int(e.rolls))
    return f"{word} {seat} {format_faces(unrank(number, len(edition.faces)), edition)}"


def parse_outcome(line: str, edition: Edition) -> int:
    """The code of a line."""
    e = edition.records[0]
    match split_line(line):
        case ["start", seat]:
            return parse_seat(line, seat, edition.seats)
        case ["bag", seat, kind, *kinds]:
            number = rank(parse_kinds(line, [kind, *kinds], edition), len(edition.dice))
            return int(e.first_bag) + parse_seat(line, seat, edition.seats) * int(e.bags) + number
        case ["roll" | "reroll" as word, seat, face, *faces]:
            number = rank(parse_faces(line, [face, *faces], edition), len(edition.faces))
            first = int(e.first_roll if word == "roll" else e.first_reroll)
            return first + parse_seat(line, seat, edition.seats) * int(e.rolls) + number
        case ["start" | "bag" | "roll" | "reroll", *_]:
            raise NotationError(f"{line!r}: is not complete; an outcome is {OUTCOME_FORMS}.")
    raise NotationError(f"{line!r} is no outcome; an outcome is {OUTCOME_FORMS}.")
