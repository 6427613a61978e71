"""The fingerprint of bots changes when they play differently, and only then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

import sushiya
from sushiya.arena.fingerprint import fingerprint, play_actions
from sushiya.arena.order import Order, make_order
from sushiya.bots import catalog
from sushiya.bots.bot import Seen
from sushiya.bots.greedy import GreedyBot
from sushiya.bots.search import SearchBot, SearchOptions

PLAIN = ("greedy,random", "greedy:noise=2,random", "apprentice,random")
THINKING = ("cook,random", "itamae,apprentice", "search:ms=100,greedy", "search:simulations=30,greedy")


def order_of(bots: str, game: str = "sushi-roll", players: int = 2, games: int = 2, seed: int = 1) -> Order:
    return make_order(sushiya.game(game), players, bots, games=games, seed=seed)


def fingerprints(orders: tuple[str, ...]) -> list[str]:
    return [fingerprint(order_of(bots)) for bots in orders]


@pytest.fixture
def anew() -> Iterator[Callable[[], None]]:
    """Forget what was played, here and at the end."""
    play_actions.cache_clear()
    yield play_actions.cache_clear
    play_actions.cache_clear()


def change_level(monkeypatch: pytest.MonkeyPatch, level: str, spec: str) -> None:
    changed = tuple((name, told, spec if name == level else now) for name, told, now in catalog.LEVELS)
    assert changed != catalog.LEVELS
    monkeypatch.setattr(catalog, "LEVELS", changed)


@pytest.mark.parametrize("game", ["wasabi", "sushi-roll"])
def test_it_is_the_same_twice(game: str, anew: Callable[[], None]) -> None:
    first = [fingerprint(order_of(bots, game)) for bots in ("greedy,random", "cook,random")]
    anew()
    assert [fingerprint(order_of(bots, game)) for bots in ("greedy,random", "cook,random")] == first
    assert fingerprint(order_of("cook,random", game, games=40, seed=2)) == first[1]


def test_every_choice_of_bots_has_its_own() -> None:
    found = fingerprints(PLAIN + THINKING)
    found += [fingerprint(order_of("greedy,random", "wasabi")), fingerprint(order_of("greedy,random", players=3))]
    assert len(set(found)) == len(found)
    assert all(len(each) == 12 for each in found)


def test_a_match_is_played_once_in_a_process(anew: Callable[[], None]) -> None:
    fingerprints(PLAIN + THINKING)
    assert play_actions.cache_info().misses == 2
    assert play_actions.cache_info().hits == len(PLAIN + THINKING) - 2


@pytest.mark.parametrize(("level", "spec"), [("apprentice", "greedy:noise=0.6"), ("itamae", "search:ms=900,threads=2")])
def test_a_changed_level_is_told_where_it_plays(monkeypatch: pytest.MonkeyPatch, level: str, spec: str) -> None:
    before = fingerprints(PLAIN + THINKING)
    change_level(monkeypatch, level, spec)
    after = fingerprints(PLAIN + THINKING)
    for bots, was, now in zip(PLAIN + THINKING, before, after, strict=True):
        assert (was != now) == (level in bots), bots


def test_a_level_that_begins_to_search_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    change_level(monkeypatch, "apprentice", "search:simulations=10")
    assert fingerprint(order_of("apprentice,random")) == fingerprint(order_of("search:simulations=10,random"))


def test_a_change_of_search_is_told_only_where_somebody_searches(
    monkeypatch: pytest.MonkeyPatch, anew: Callable[[], None]
) -> None:
    plain, thinking = fingerprints(PLAIN), fingerprints(THINKING)
    monkeypatch.setattr(SearchBot, "choose", lambda self, seen: seen.legal[-1])
    anew()
    assert fingerprints(PLAIN) == plain
    assert not set(fingerprints(THINKING)) & set(thinking)


def test_a_change_of_greedy_is_told(monkeypatch: pytest.MonkeyPatch, anew: Callable[[], None]) -> None:
    before = fingerprints(PLAIN + THINKING)

    def choose_last(self: GreedyBot, seen: Seen) -> int:
        return seen.legal[-1]

    monkeypatch.setattr(GreedyBot, "choose", choose_last)
    anew()
    assert not set(fingerprints(PLAIN + THINKING)) & set(before)


class Slower(SearchOptions, frozen=True):
    """Search, with another time for a move if nobody says how long."""

    ms: float = 300.0


def test_another_time_for_a_move_is_told_where_it_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = ("search,greedy", "search:ms=100,greedy", "search:simulations=30,greedy")
    before = fingerprints(orders)
    kinds = dict(catalog.all_kinds())
    kinds["search"] = replace(kinds["search"], options=Slower)
    monkeypatch.setattr(catalog, "all_kinds", lambda: kinds)
    after = fingerprints(orders)
    assert [was != now for was, now in zip(before, after, strict=True)] == [True, False, False]
