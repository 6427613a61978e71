"""Points: S15–S18, S20–S22, the rulebook's examples X1–X3, and QS3, QS4, QS11."""

from __future__ import annotations

from typing import Any

import pytest

from sushiya.games.contract import OVER, Position, Result

from . import editions
from .positions import HOUSE, at, finish_round, play

pytestmark = pytest.mark.interpreted

LAST_ROUND = 2


def worth(tray: str) -> Any:
    """What a tray of seat 0 is worth in the round, by source; seat 1 has a tray without a point."""
    position = at(f"""
        0 acts | belt dumpling | tray {tray}
        1      | belt dumpling
    """)
    shown: Any = position.view(0)
    return shown.seats[0].this_round


def maki_race(*symbols: int) -> list[int]:
    """The maki points of seats with so many symbols, once shown and once scored at the end of the round."""
    trays = [" ".join(["maki3"] * (n // 3) + [f"maki{n % 3}".replace("maki1", "maki")] * (n % 3 > 0)) for n in symbols]
    rows = [f"{seat} {'acts' if seat == 0 else ''} | belt pudding | tray {tray}" for seat, tray in enumerate(trays)]
    position = at("\n".join(row.removesuffix(" | tray ") for row in rows))
    shown: Any = position.view(None)
    assert [seat.maki for seat in shown.seats] == list(symbols)
    scored: Any = finish_round(position).view(None)
    points = [seat.so_far.maki for seat in scored.seats]
    assert [seat.this_round.maki for seat in shown.seats] == points
    return points


def test_x1_maki_4_4_3_3() -> None:
    """X1, S15: ties all take the full points, and a tie for first does not cancel second place."""
    assert maki_race(4, 4, 3, 3) == [6, 6, 3, 3]


@pytest.mark.parametrize(
    ("symbols", "points"),
    [((5, 3, 1), [6, 3, 0]), ((2, 3, 2), [3, 6, 3]), ((4, 4, 4), [6, 6, 6]), ((1, 0), [6, 0]), ((0, 0), [0, 0])],
)
def test_s15_most_and_second_most(symbols: tuple[int, ...], points: list[int]) -> None:
    """S15: symbols count, not dice; only seats with at least one take part."""
    assert maki_race(*symbols) == points


def test_qs11_only_one_seat_has_maki() -> None:
    """QS11: 6 for it; nobody is second."""
    assert maki_race(0, 2, 0, 0) == [0, 6, 0, 0]


@pytest.mark.parametrize(
    ("tray", "points"),
    [
        ("egg", 1),
        ("salmon", 2),
        ("squid", 3),
        ("wasabi egg", 3),
        ("wasabi salmon", 6),
        ("wasabi squid", 9),
        ("wasabi", 0),
        ("squid wasabi", 3),
        ("wasabi egg squid", 6),
        ("wasabi wasabi egg squid", 12),
    ],
)
def test_s16_nigiri_with_and_without_wasabi(tray: str, points: int) -> None:
    """S16: three times on a wasabi; a bare wasabi is worth 0."""
    assert worth(tray).nigiri == points


@pytest.mark.parametrize(
    ("symbol", "points"),
    [("dumpling", [2, 4, 8, 10, 12, 16]), ("tempura", [1, 5, 10, 11, 15, 20]), ("sashimi", [0, 6, 13, 13, 19, 26])],
)
def test_s17_sets_of_three_then_the_rest(symbol: str, points: list[int]) -> None:
    assert [worth(" ".join([symbol] * n)).sets for n in range(1, 7)] == points


def test_x2_four_tempura_and_two_sashimi() -> None:
    """X2: 10 + 1 + 6."""
    assert worth("tempura tempura tempura tempura sashimi sashimi").sets == 17


def test_s18_puddings_and_tokens_score_only_at_the_end() -> None:
    """S18: two rounds from the end they are worth nothing yet."""
    position = at("""
        0 acts | belt pudding3 | menus 9 chopsticks 3 puddings 5
        1      | belt menu2
    """)
    assert finish_round(position).scores() == [0, 0]


def test_worths_are_scores_with_the_trays_as_they_stand() -> None:
    position = at("""
        0 acts | belt dumpling | tray egg sashimi sashimi
        1      | belt dumpling | tray maki2
    """)
    shown: Any = position.view(0)
    trays = [seat.this_round.maki + seat.this_round.nigiri + seat.this_round.sets for seat in shown.seats]
    assert position.scores() == [0, 0]
    assert position.game.worths(position) == trays
    assert min(trays) > 0
    ended = finish_round(at("0 acts | belt egg\n1 | belt pudding3", played=LAST_ROUND))
    assert ended.game.worths(ended) == ended.scores()


def end_with(*hands: str) -> Result:
    """The result of a match that ends with these tokens in hand and nothing scored before."""
    rows = [f"{seat} {'acts' if seat == 0 else ''} | belt sashimi | {hand}" for seat, hand in enumerate(hands)]
    position = finish_round(at("\n".join(rows), played=LAST_ROUND))
    assert position.status == OVER
    result = position.result()
    assert result is not None
    return result


def puddings(*counts: int) -> list[int]:
    return end_with(*(f"puddings {count}" for count in counts)).scores


def test_x3_puddings_6_6_0_0() -> None:
    """X3, S20: +6, +6, -6, -6."""
    assert puddings(6, 6, 0, 0) == [6, 6, -6, -6]


@pytest.mark.parametrize(
    ("counts", "points"), [((5, 3, 1), [6, 0, -6]), ((2, 2, 7), [-6, -6, 6]), ((4, 1), [6, 0]), ((0, 3), [0, 6])]
)
def test_s20_most_and_fewest_puddings(counts: tuple[int, ...], points: list[int]) -> None:
    """S20: 0 counts as fewest; with 2 players nobody loses."""
    assert puddings(*counts) == points


def test_qs3_all_seats_tie_for_puddings() -> None:
    """QS3: both awards apply."""
    assert puddings(3, 3) == [6, 6]
    assert puddings(3, 3, 3) == [0, 0, 0]
    assert puddings(0, 0, 0, 0, 0) == [0, 0, 0, 0, 0]


def test_qs4_a_total_below_zero() -> None:
    assert puddings(3, 1, 0)[2] == -6


@pytest.mark.parametrize(
    ("menus", "chopsticks", "points"), [(0, 0, 0), (1, 0, 0), (1, 1, 1), (0, 2, 1), (3, 2, 2), (4, 4, 4)]
)
def test_s21_a_point_for_every_two_unused_tokens(menus: int, chopsticks: int, points: int) -> None:
    result = end_with(f"menus {menus} chopsticks {chopsticks}", "puddings 1", "puddings 2")
    assert result.scores[0] == points - 6


def test_s22_most_points_win() -> None:
    result = end_with("menus 4 puddings 2", "puddings 3", "menus 2 puddings 2", "puddings 1")
    assert (result.reason, result.scores) == ("rounds_played", [2, 6, 1, -6])
    assert (result.ranks, result.winners) == ([2, 1, 3, 4], [1])


def test_s22_a_tie_goes_to_most_puddings() -> None:
    """S22: 1 point each in the middle; more puddings are ahead."""
    result = end_with("menus 2 puddings 2", "menus 2 puddings 3", "puddings 4", "puddings 1")
    assert result.scores == [1, 1, 6, -6]
    assert result.ranks == [3, 2, 1, 4]


def test_s22_still_tied_is_shared() -> None:
    result = end_with("puddings 2", "puddings 2", "puddings 1")
    assert (result.ranks, result.winners) == ([1, 1, 3], [0, 1])


def test_the_match_is_over_after_its_rounds_and_not_before() -> None:
    """S19, S20: an edition of two rounds ends after the second."""
    game = editions.load(editions.MICRO)
    position: Position = game.start(2)
    play(position, "start 0", "bag 0 fish", "bag 1 extra", "roll 0 egg", "roll 1 pudding2")
    play(position, "take egg", "take pudding2")
    assert position.result() is None
    play(position, "bag 0 extra", "bag 1 fish", "roll 0 pudding2", "roll 1 wasabi", "take wasabi", "take pudding2")
    result = position.result()
    assert result is not None
    assert position.status == OVER
    assert result.scores == [1, 6]  # the only pudding went to seat 1; one unused chopsticks each is half a point
    shown: Any = position.view(None)
    assert (shown.round, shown.result, shown.to_act) == (2, result, None)
    assert HOUSE.name == "sushi_roll"
