"""What chance decides: who starts (W6), and which strip comes off a stack (W3, W8, W29, QW28).

A stack is its shuffled part, held as a set and drawn late, then the strips put back under it, in their order.
Outcome codes: first one for every seat that may start, then one for every recipe.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from sushiya.errors import NotationError
from sushiya.games.compiled import bit, count_bits, hot, interpreted, lowest_bit, rule
from sushiya.games.contract import OutcomeCode
from sushiya.games.wasabi import reasons
from sushiya.games.wasabi.edition import Edition
from sushiya.games.wasabi.prepare import receive
from sushiya.games.wasabi.setup import name_start
from sushiya.games.wasabi.state import NONE, SEATS, START


@hot
def possible_strips(s: Any, e: Any) -> int:
    """The strips that may come now, each equally likely: the shuffled part, or the first of those put back."""
    group = e.of_length[s.draw_length]
    if s.in_stacks & group:
        return s.in_stacks & group
    for i in range(s.put_back_count):
        if group >> s.put_back[i] & 1:
            return bit(s.put_back[i])
    return 0


@hot
def list_sides(s: Any, e: Any, sides: Any) -> int:
    """One die: as many sides as seats, or as strips that may come; none if there is nothing to decide."""
    if s.phase == START:
        sides[0] = s.players
        return 0 if s.named_start != NONE else 1
    sides[0] = count_bits(possible_strips(s, e))
    return 1


@hot
def outcome_of(s: Any, e: Any, draws: Any) -> int:
    """The seat with the number drawn; or the strip, counted in the edition's order."""
    if s.phase == START:
        return int(s.named_start) if s.named_start != NONE else int(draws[0])
    strips = possible_strips(s, e)
    for _ in range(draws[0]):
        strips &= strips - 1
    return SEATS + lowest_bit(strips)


@hot
def settle(s: Any, e: Any, draws: Any) -> None:
    """Do what the dice say."""
    resolve(s, e, outcome_of(s, e, draws))


@rule
def check_outcome(s: Any, e: Any, outcome: int) -> int:
    """0 if chance can say this now."""
    if s.phase == START:
        if not 0 <= outcome < s.players:
            return reasons.SEAT_NOT_AT_TABLE
        return reasons.LEGAL if s.named_start in (NONE, outcome) else reasons.START_SEAT_NAMED
    recipe = outcome - SEATS
    if not 0 <= recipe < e.recipes:
        return reasons.RECIPE_NOT_DRAWABLE
    if possible_strips(s, e) >> recipe & 1:
        return reasons.LEGAL
    for i in range(s.put_back_count):
        if s.put_back[i] == recipe and e.length[recipe] == s.draw_length:
            return reasons.NOT_NEXT_IN_STACK
    return reasons.RECIPE_NOT_DRAWABLE


@hot
def resolve(s: Any, e: Any, outcome: int) -> None:
    """Do what a possible outcome says."""
    if s.phase == START:
        name_start(s, outcome)
    else:
        receive(s, e, outcome - SEATS)


def list_outcomes(s: Any, e: Any) -> list[tuple[OutcomeCode, Fraction]]:
    """Every possible outcome with its probability."""
    if s.phase == START:
        codes = [int(s.named_start)] if s.named_start != NONE else list(range(s.players))
    else:
        strips = int(interpreted(possible_strips)(s, e))
        codes = [SEATS + r for r in range(strips.bit_length()) if strips >> r & 1]
    return [(OutcomeCode(code), Fraction(1, len(codes))) for code in codes]


def format_outcome(edition: Edition, code: int) -> str:
    """`start 1` or `recipe crunchy-tuna`."""
    if 0 <= code < SEATS:
        return f"start {code}"
    if not 0 <= code - SEATS < len(edition.recipes):
        raise NotationError(f"There is no outcome {code}.")
    return f"recipe {edition.recipes[code - SEATS].slug}"


def format_hidden_outcome(edition: Edition, code: int) -> str:
    """`recipe ?3`."""
    return f"recipe ?{edition.recipes[code - SEATS].length}"


def parse_outcome(edition: Edition, line: str) -> OutcomeCode:
    """The code of a line of chance."""
    words = line.split(" ")
    if len(words) == 2 and words[0] == "start" and words[1] in map(str, range(SEATS)):
        return OutcomeCode(int(words[1]))
    if len(words) == 2 and words[0] == "recipe":
        for recipe, strip in enumerate(edition.recipes):
            if strip.slug == words[1]:
                return OutcomeCode(SEATS + recipe)
        raise NotationError(f"There is no recipe {words[1]!r} in this edition.")
    raise NotationError(f"{line!r} is no outcome of chance; those are 'start SEAT' and 'recipe RECIPE'.")
