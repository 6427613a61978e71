"""Every action of Wasabi! as an integer code and as a line of text; nothing about when it is legal.

Codes are numbered kind by kind in the order of `KINDS`; where a kind begins depends on how many pieces the edition has.
Sets of two or three recipes (pass) and of three ingredients (give) are numbered by the combinatorial number system:
{i < j < k} is C(k, 3) + C(j, 2) + i, so that the numbers have no gaps and no table is needed to take them apart.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import comb
from typing import TYPE_CHECKING, Any

from sushiya.errors import NotationError
from sushiya.games.compiled import bit, hot, lowest_bit, rule
from sushiya.games.contract import ActionCode
from sushiya.games.wasabi.state import CARDS, COLUMN_LETTERS, WASABI

if TYPE_CHECKING:
    from sushiya.games.wasabi.edition import Edition

KINDS = (
    "lay",  # ingredient, square
    "pick",  # ingredient
    "draw",  # index of the length
    "done",
    "pass",  # set of recipes
    "chop_pantry",  # square
    "chop_lay",  # square
    "switch_right",  # left square, the last column left out
    "switch_down",  # upper square
    "wasabi",  # top left square
    "spicy",
    "stack",
    "choose",  # recipe
    "take",  # what, what is returned
    "forgo",
    "give",  # set of ingredients
)
(
    LAY,
    PICK,
    DRAW,
    DONE,
    PASS,
    CHOP_PANTRY,
    CHOP_LAY,
    SWITCH_RIGHT,
    SWITCH_DOWN,
    PLAY_WASABI,
    PLAY_SPICY,
    PLAY_STACK,
    CHOOSE,
    TAKE,
    FORGO,
    GIVE,
) = range(len(KINDS))

RETURNS = len(CARDS) + 1  # what a take may return: nothing, or one of the cards
NOTHING = 0  # returned


@hot
def pair_number(e: Any, i: int, j: int) -> int:
    """Of a set of two, i < j."""
    return e.pairs_to[j] + i


@hot
def triple_number(e: Any, i: int, j: int, k: int) -> int:
    """Of a set of three, i < j < k."""
    return e.triples_to[k] + e.pairs_to[j] + i


@hot
def kind_of(e: Any, code: int) -> int:
    """The kind of a code; the number of kinds if there is no such code."""
    if code < 0:
        return len(KINDS)
    kind = 0
    while kind < len(KINDS) and code >= e.first_code[kind + 1]:
        kind += 1
    return kind


@hot
def list_members(members: int, base: int, codes: Any, count: int) -> int:
    """One action for each member of a set of squares, ingredients or recipes."""
    while members:
        codes[count] = base + lowest_bit(members)
        count += 1
        members &= members - 1
    return count


@rule
def left_square(e: Any, number: int) -> int:
    """Of the switch with the right neighbour that has this number: the last column has none."""
    return number + number // (e.stride - 1)


@rule
def split_triple(e: Any, number: int) -> tuple[int, int, int]:
    """The set of three with this number, smallest first."""
    k = 2
    while e.triples_to[k + 1] <= number:
        k += 1
    i, j = split_pair(e, number - e.triples_to[k])
    return i, j, k


@hot
def split_pair(e: Any, number: int) -> tuple[int, int]:
    """The set of two with this number, smaller first."""
    j = 1
    while e.pairs_to[j + 1] <= number:
        j += 1
    return int(number - e.pairs_to[j]), j


@hot
def strips_of_pass(e: Any, number: int) -> int:
    """The set of recipes that a pass puts back. Numbers: none, then singles, pairs, triples."""
    if number == 0:
        return 0
    number -= 1
    if number < e.recipes:
        return bit(number)
    number -= e.recipes
    if number < e.pairs_to[e.recipes]:
        i, j = split_pair(e, number)
        return bit(i) | bit(j)
    i, j, k = split_triple(e, number - e.pairs_to[e.recipes])
    return bit(i) | bit(j) | bit(k)


def rank_set(members: Sequence[int]) -> int:
    """The number of a set among those of its size, as the compiled rules count; members smallest first."""
    return sum(comb(member, place) for place, member in enumerate(members, 1))


def unrank_set(number: int, size: int) -> list[int]:
    """The set of so many members with this number, smallest first."""
    members = []
    for place in range(size, 0, -1):
        member = place - 1
        while comb(member + 1, place) <= number:
            member += 1
        number -= comb(member, place)
        members.append(member)
    return members[::-1]


def kind_sizes(edition: Edition) -> list[int]:
    """How many codes each kind has."""
    ingredients, recipes = len(edition.ingredients), len(edition.recipes)
    squares = edition.rows * edition.stride
    sizes = {
        "lay": ingredients * squares,
        "pick": ingredients,
        "draw": len(edition.lengths),
        "pass": 1 + recipes + comb(recipes, 2) + comb(recipes, 3),
        "chop_pantry": squares,
        "chop_lay": squares,
        "switch_right": edition.rows * (edition.stride - 1),
        "switch_down": (edition.rows - 1) * edition.stride,
        "wasabi": squares,
        "choose": recipes,
        "take": (len(CARDS) + squares) * RETURNS,
        "give": comb(ingredients, 3),
    }
    return [sizes.get(kind, 1) for kind in KINDS]


class Notation:
    """Codes to lines and back, for one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.e = edition.records[0]
        self.base = [int(code) for code in self.e.first_code]
        self.ingredient = {ingredient.name: i for i, ingredient in enumerate(edition.ingredients)}
        self.recipe = {recipe.slug: r for r, recipe in enumerate(edition.recipes)}
        self.square = {edition.square_name(q): q for q in range(edition.rows * edition.stride)}

    @property
    def count(self) -> int:
        """How many codes there are."""
        return self.base[-1]

    def format(self, code: int) -> str:
        """The line of a code."""
        if not 0 <= code < self.count:
            raise NotationError(f"There is no action {code}; codes are 0 to {self.count - 1}.")
        kind = bisect_right(self.base, code) - 1
        number = code - self.base[kind]
        squares = int(self.e.squares)
        name = self.edition.square_name
        if kind == LAY:
            return f"lay {self.ingredient_name(number // squares)} {name(number % squares)}"
        if kind == PICK:
            return f"pick {self.ingredient_name(number)}"
        if kind == DRAW:
            return f"draw {self.edition.lengths[number]}"
        if kind == PASS:
            return " ".join(["pass", *(self.edition.recipes[r].slug for r in self._passed(number))])
        if kind == CHOP_PANTRY:
            return f"card chop {name(number)} pantry"
        if kind == CHOP_LAY:
            return f"card chop {name(number)} lay"
        if kind == SWITCH_RIGHT:
            left = number + number // (self.edition.stride - 1)
            return f"card switch {name(left)} {name(left + 1)}"
        if kind == SWITCH_DOWN:
            return f"card switch {name(number)} {name(number + self.edition.stride)}"
        if kind == PLAY_WASABI:
            return f"card wasabi {name(number)}"
        if kind == CHOOSE:
            return f"choose {self.edition.recipes[number].slug}"
        if kind == TAKE:
            return self.format_take(number)
        if kind == GIVE:
            return " ".join(["give", *(self.ingredient_name(i) for i in unrank_set(number, 3))])
        return {DONE: "done", PLAY_SPICY: "card spicy", PLAY_STACK: "card stack", FORGO: "forgo"}[kind]

    def format_take(self, number: int) -> str:
        """A reward: from the kitchen or off the board, with what is returned for it."""
        what, returned = divmod(number, RETURNS)
        line = (
            f"take {CARDS[what]}" if what < len(CARDS) else f"take wasabi {self.edition.square_name(what - len(CARDS))}"
        )
        return f"{line} returning {CARDS[returned - 1]}" if returned else line

    def format_hidden_pass(self, code: int) -> str:
        """A pass as the other seats see it: lengths only."""
        lengths = [self.edition.recipes[r].length for r in self._passed(code - self.base[PASS])]
        return " ".join(["pass", *(f"?{length}" for length in sorted(lengths))])

    def _passed(self, number: int) -> list[int]:
        """The recipes that a pass puts back. Numbers: none, then singles, pairs, triples."""
        size = 0
        while number >= (sets := comb(len(self.edition.recipes), size)):
            number -= sets
            size += 1
        return unrank_set(number, size)

    def parse(self, line: str) -> ActionCode:
        """The code of a line; `NotationError` says what is wrong with it."""
        words = line.split(" ")
        verb, rest = words[0], words[1:]
        parsers = {
            "lay": self._parse_lay,
            "pick": lambda rest: self._code(PICK, self._ingredient(*self._words(rest, 1, "pick INGREDIENT"))),
            "draw": self._parse_draw,
            "done": lambda rest: self._code(DONE, 0, *self._words(rest, 0, "done")),
            "forgo": lambda rest: self._code(FORGO, 0, *self._words(rest, 0, "forgo")),
            "pass": self._parse_pass,
            "card": self._parse_card,
            "choose": lambda rest: self._code(CHOOSE, self._recipe(*self._words(rest, 1, "choose RECIPE"))),
            "take": self._parse_take,
            "give": self._parse_give,
        }
        if verb not in parsers:
            raise NotationError(f"{line!r} is no action of Wasabi!; lines begin with {', '.join(sorted(parsers))}.")
        code: ActionCode = parsers[verb](rest)
        if self.format(code) != line:
            raise NotationError(f"{line!r} must be written {self.format(code)!r}.")
        return code

    def _parse_lay(self, rest: list[str]) -> ActionCode:
        ingredient, square = self._words(rest, 2, "lay INGREDIENT SQUARE")
        return self._code(LAY, self._ingredient(ingredient) * int(self.e.squares) + self._square(square))

    def _parse_draw(self, rest: list[str]) -> ActionCode:
        (length,) = self._words(rest, 1, "draw LENGTH")
        if not (length.isascii() and length.isdigit()) or int(length) not in self.edition.lengths:
            lengths = ", ".join(map(str, self.edition.lengths))
            raise NotationError(f"There are no recipes of length {length!r}; lengths are {lengths}.")
        return self._code(DRAW, self.edition.lengths.index(int(length)))

    def _parse_pass(self, rest: list[str]) -> ActionCode:
        if len(rest) > 3:
            raise NotationError("A pass puts back at most three recipes.")
        numbers = sorted({self._recipe(word) for word in rest})
        smaller = sum(comb(len(self.edition.recipes), size) for size in range(len(numbers)))
        return self._code(PASS, smaller + rank_set(numbers))

    def _parse_card(self, rest: list[str]) -> ActionCode:
        card, places = (rest[0], rest[1:]) if rest else ("", [])
        if card == "spicy":
            return self._code(PLAY_SPICY, 0, *self._words(places, 0, "card spicy"))
        if card == "stack":
            return self._code(PLAY_STACK, 0, *self._words(places, 0, "card stack"))
        if card == "wasabi":
            return self._code(PLAY_WASABI, self._square(*self._words(places, 1, "card wasabi SQUARE")))
        if card == "chop":
            square, where = self._words(places, 2, "card chop SQUARE pantry|lay")
            if where not in ("pantry", "lay"):
                raise NotationError(f"A chopped tile goes to 'pantry' or 'lay', not {where!r}.")
            return self._code(CHOP_PANTRY if where == "pantry" else CHOP_LAY, self._square(square))
        if card == "switch":
            return self._parse_switch(places)
        raise NotationError(f"There is no action card {card!r}; there are {', '.join(CARDS)}.")

    def _parse_switch(self, places: list[str]) -> ActionCode:
        first, second = sorted(self._square(word) for word in self._words(places, 2, "card switch SQUARE SQUARE"))
        if second - first == self.edition.stride:
            return self._code(SWITCH_DOWN, first)
        row = first // self.edition.stride
        if second - first == 1 and second // self.edition.stride == row:
            return self._code(SWITCH_RIGHT, first - row)
        raise NotationError("Switch! names two squares that share an edge.")

    def _parse_take(self, rest: list[str]) -> ActionCode:
        returned = NOTHING
        if len(rest) >= 2 and rest[-2] == "returning":
            returned = 1 + self._card(rest[-1])
            rest = rest[:-2]
        if len(rest) == 2 and rest[0] == CARDS[WASABI]:
            return self._code(TAKE, (len(CARDS) + self._square(rest[1])) * RETURNS + returned)
        (card,) = self._words(rest, 1, "take CARD [SQUARE] [returning CARD]")
        return self._code(TAKE, self._card(card) * RETURNS + returned)

    def _parse_give(self, rest: list[str]) -> ActionCode:
        numbers = sorted(
            {self._ingredient(word) for word in self._words(rest, 3, "give INGREDIENT INGREDIENT INGREDIENT")}
        )
        if len(numbers) < 3:
            raise NotationError("The three tiles of a starting hand are three different ingredients.")
        return self._code(GIVE, rank_set(numbers))

    def _code(self, kind: int, number: int) -> ActionCode:
        return ActionCode(self.base[kind] + number)

    def _words(self, rest: list[str], count: int, form: str) -> list[str]:
        if len(rest) != count:
            raise NotationError(f"The line must have the form '{form}', with one space between words.")
        return rest

    def _ingredient(self, word: str) -> int:
        if word not in self.ingredient:
            raise NotationError(f"There is no ingredient {word!r} in this edition.")
        return self.ingredient[word]

    def _recipe(self, word: str) -> int:
        if word not in self.recipe:
            raise NotationError(f"There is no recipe {word!r} in this edition.")
        return self.recipe[word]

    def _square(self, word: str) -> int:
        if word not in self.square:
            last = f"{COLUMN_LETTERS[self.edition.stride - 1]}{self.edition.rows}"
            raise NotationError(f"There is no square {word!r}; squares are a1 to {last}.")
        return self.square[word]

    def _card(self, word: str) -> int:
        if word not in CARDS:
            raise NotationError(f"There is no action card {word!r}; there are {', '.join(CARDS)}.")
        return CARDS.index(word)

    def ingredient_name(self, number: int) -> str:
        """The word for an ingredient."""
        return self.edition.ingredients[number].name
