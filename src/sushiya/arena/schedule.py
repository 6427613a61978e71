"""Which match number is what: pure functions of the listed bots, the number of seats and the seed.

A *line-up* is who sits at the table, a *seating* who sits where, and a *round* all distinct seatings of all line-ups.
A *deal* is what a round holds of one line-up: its matches share their dice (and so the start seat), and no others have
them. What is luck for one seating is luck for the bot in the other seat in another seating, and cancels; between
line-ups there would be little to cancel, and as many deals as possible tell most. Bots have a seed per match instead: a
draw that a bot uses in its thinking means something else at every position, so sharing it would cancel nothing and only
make the matches of a deal alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations
from math import factorial, prod

from sushiya.errors import ArenaError
from sushiya.games.chance import seed_from_text

MOST_MATCHES_A_ROUND = 100_000

Seating = tuple[int, ...]  # the entrant of each seat


@dataclass(frozen=True)
class Fixture:
    """A match that is to be played."""

    number: int
    round: int
    seating: Seating
    dice: bytes
    seed: int  # of the bots


class Schedule:
    """All matches of a tournament. Entrants are the different bots of the list, in its order."""

    def __init__(self, bots: Sequence[str], players: int, seed: int) -> None:
        self.players = players
        self.seed = seed
        self.entrants = tuple(dict.fromkeys(bots))
        if len(self.entrants) < 2:
            raise ArenaError("One bot alone has nobody to be compared with; list at least two.", code="one_entrant")
        self.line_ups = list_line_ups([self.entrants.index(bot) for bot in bots], players)
        size = sum(count_seatings(line_up) for line_up in self.line_ups)
        if size > MOST_MATCHES_A_ROUND:
            raise ArenaError(
                f"{len(bots)} bots at {players} seats can sit in {size:,} ways, and each is played equally often; "
                f"list fewer bots.",
                code="too_many_bots",
            )
        self.round = list_round(self.line_ups)
        index = {line_up: number for number, line_up in enumerate(self.line_ups)}
        self.round_line_ups = [index[tuple(sorted(seating))] for seating in self.round]

    def rounds_for(self, games: int) -> int:
        """How many whole rounds have at least so many matches."""
        return -(-games // len(self.round))

    def matches_for(self, games: int) -> int:
        """So many matches, rounded up to whole rounds."""
        return self.rounds_for(games) * len(self.round)

    def fixture(self, number: int) -> Fixture:
        """Match number so-and-so."""
        turn, index = divmod(number, len(self.round))
        deal = turn * len(self.line_ups) + self.round_line_ups[index]
        # With one line-up a deal is a round. The word stays, so that such tournaments keep their dice.
        dice = seed_from_text(f"sushiya arena {self.seed}, dice of round {deal}")
        bots = seed_from_text(f"sushiya arena {self.seed}, bots of match {number}")
        return Fixture(number, turn, self.round[index], dice, int.from_bytes(bots[:8], "big"))


def list_line_ups(listed: Sequence[int], players: int) -> list[Seating]:
    """Who meets whom. As many as there are seats: these. More: every choice of them. Fewer: these and, on the seats
    that are left, every choice of them again. A table of one entrant only would compare nothing and is left out.
    """
    if len(listed) >= players:
        chosen = {tuple(sorted(line_up)) for line_up in combinations(listed, players)}
    else:
        more = combinations_with_replacement(sorted(set(listed)), players - len(listed))
        chosen = {tuple(sorted((*listed, *others))) for others in more}
    return sorted(line_up for line_up in chosen if len(set(line_up)) > 1)


def count_seatings(line_up: Seating) -> int:
    """In how many ways the line-up can sit."""
    return factorial(len(line_up)) // prod(factorial(count) for count in Counter(line_up).values())


def list_seatings(line_up: Seating) -> list[Seating]:
    """Every way in which the line-up can sit, once. Each is followed by its turns around the table and their mirror
    images, so that any first few of them already bring everybody to every seat.
    """
    ordered: dict[Seating, None] = {}
    for seating in permutations(line_up):
        for turned in (*_turns(seating), *_turns(seating[::-1])):
            ordered.setdefault(turned)
    return list(ordered)


def _turns(seating: Seating) -> Iterator[Seating]:
    for first in range(len(seating)):
        yield seating[first:] + seating[:first]


def list_round(line_ups: Sequence[Seating]) -> list[Seating]:
    """The seatings of all line-ups, evenly mixed: those with more of them come up more often."""
    placed = []
    for index, line_up in enumerate(line_ups):
        seatings = list_seatings(line_up)
        placed += [((step + 0.5) / len(seatings), index, seating) for step, seating in enumerate(seatings)]
    return [seating for _, _, seating in sorted(placed)]
