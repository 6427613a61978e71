"""Following a record that hides strips: `recipe ?3`, `pass ?2 ?4`.

Where the record does not name a strip, another one that nobody has seen stands in for it and is marked as imagined;
an imagined strip never completes anything. As soon as the record names the real one (a completion, a choice, a draw
of the seat whose record it is), the two change places. A complete record imagines nothing, so the same code follows
both.
"""

from __future__ import annotations

from typing import Any

from sushiya.errors import NotationError
from sushiya.games import compiled
from sushiya.games.contract import ActionCode, OutcomeCode
from sushiya.games.wasabi import chance
from sushiya.games.wasabi.actions import Notation
from sushiya.games.wasabi.chance import parse_outcome
from sushiya.games.wasabi.edition import Edition
from sushiya.games.wasabi.state import SEATS

bit, possible_strips = compiled.interpreted(compiled.bit), compiled.interpreted(chance.possible_strips)


def follow_action(s: Any, notation: Notation, line: str, completes: list[str], chosen: list[str]) -> ActionCode:
    """The code of the line, after the strips that the record names have come into the seat's hand."""
    s.deemed = 0
    for word in [*completes, *chosen]:
        reveal_in_hand(s, notation, word.removesuffix("*"))
    if chosen:
        deem_others(s, notation, chosen)
    if line.startswith("pass ") and "?" in line:
        return follow_hidden_pass(s, notation, line)
    return notation.parse(line)


def reveal_in_hand(s: Any, notation: Notation, slug: str) -> None:
    """The seat to act holds this strip: let it take the place of one imagined in that hand."""
    if slug not in notation.recipe:
        return  # the replay will see that it is not what was completed
    recipe = notation.recipe[slug]
    stand_ins = imagined_in_hand(s, notation, int(s.seat), notation.edition.recipes[recipe].length)
    if recipe in stand_ins:
        s.imagined &= ~bit(recipe)
    elif stand_ins and not int(s.held[s.seat]) >> recipe & 1:
        exchange(s, recipe, stand_ins[0])


def imagined_in_hand(s: Any, notation: Notation, seat: int, length: int) -> list[int]:
    """The imagined strips of that length that the seat holds."""
    strips = int(s.held[seat] & s.imagined)
    return [r for r, recipe in enumerate(notation.edition.recipes) if strips >> r & 1 and recipe.length == length]


def deem_others(s: Any, notation: Notation, chosen: list[str]) -> None:
    """QW23: that a choice was asked for shows that another strip of the length matches too, whichever it is."""
    for slug in chosen:
        if slug in notation.recipe:
            length = notation.edition.recipes[notation.recipe[slug]].length
            for stand_in in imagined_in_hand(s, notation, int(s.seat), length)[:1]:
                s.deemed |= bit(stand_in)


def follow_hidden_pass(s: Any, notation: Notation, line: str) -> ActionCode:
    """`pass ?2 ?4`: any strips of these lengths will do; what cannot be told apart afterwards becomes imagined."""
    lengths = []
    for word in line.split(" ")[1:]:
        if not (word[:1] == "?" and word[1:].isascii() and word[1:].isdigit()):
            raise NotationError(f"{line!r} names some strips and hides others.")
        lengths.append(int(word[1:]))
    recipes = notation.edition.recipes
    strips: list[int] = []
    for length in sorted(set(lengths)):
        held = [r for r, recipe in enumerate(recipes) if int(s.held[s.seat]) >> r & 1 and recipe.length == length]
        count = lengths.count(length)
        if count > len(held):
            raise NotationError(f"{line!r} puts back more strips of length {length} than the seat holds.")
        if count < len(held) or any(int(s.imagined) >> r & 1 for r in held):
            for recipe in held:
                s.imagined |= bit(recipe)
        strips += held[:count]
    return notation.parse(" ".join(["pass", *(recipes[r].slug for r in sorted(strips))]))


def follow_outcome(s: Any, edition: Edition, line: str) -> OutcomeCode:
    """The code of the line; `recipe ?3` is whatever strip may come, from the shuffled part an imagined one."""
    e = edition.records[0]
    if line == f"recipe ?{int(s.draw_length)}" and s.draw_length:
        possible = int(possible_strips(s, e))
        recipe = (possible & -possible).bit_length() - 1
        if int(s.in_stacks) >> recipe & 1:
            s.imagined |= bit(recipe)
        return OutcomeCode(SEATS + recipe)
    code = parse_outcome(edition, line)
    recipe = code - SEATS
    if recipe >= 0 and edition.recipes[recipe].length == s.draw_length:
        come_up(s, e, recipe)
    return code


def come_up(s: Any, e: Any, recipe: int) -> None:
    """The record names the strip that was drawn: let it change places with the one that lies there."""
    possible = int(possible_strips(s, e))
    first = (possible & -possible).bit_length() - 1
    from_shuffled = int(s.in_stacks) >> first & 1
    if possible >> recipe & 1:
        s.imagined &= ~bit(recipe)
    elif int(s.imagined) >> recipe & 1 if from_shuffled else int(s.imagined) >> first & 1:
        exchange(s, recipe, first)


def exchange(s: Any, real: int, stand_in: int) -> None:
    """Two strips change places everywhere; the one now named is real, the other imagined unless it lies shuffled."""
    pair = bit(real) | bit(stand_in)
    for seat in range(s.players):
        if 0 < int(s.held[seat]) & pair < pair:
            s.held[seat] ^= pair
    if 0 < int(s.in_stacks) & pair < pair:
        s.in_stacks ^= pair
    if 0 < int(s.under_stacks) & pair < pair:
        s.under_stacks ^= pair
    for i in range(s.put_back_count):
        if s.put_back[i] in (real, stand_in):
            s.put_back[i] = real + stand_in - s.put_back[i]
    s.imagined &= ~bit(real)
    if int(s.in_stacks) >> stand_in & 1:
        s.imagined &= ~bit(stand_in)
    else:
        s.imagined |= bit(stand_in)
