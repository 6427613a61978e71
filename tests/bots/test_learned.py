"""What was learned about Sushi Roll: it fits the house's edition, is worked out rightly, and can be learned again."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from sushiya.bots.bot import Budget, Seen
from sushiya.bots.catalog import make_bot
from sushiya.bots.learned import network as networks
from sushiya.bots.learned import sight
from sushiya.bots.learned import sushi_roll as learned
from sushiya.bots.learned.network import load_network, nothing_learned, save_network
from sushiya.bots.learned.train import MATCHES, Pupil, School
from sushiya.bots.search import Racing, SearchBot, SearchOptions
from sushiya.bots.think import tree
from sushiya.games import load
from sushiya.games.compiled import interpreted, random_stream
from sushiya.games.contract import CHANCE, Position
from sushiya.games.sushi_roll.state import BAG
from tests.games.sushi_roll import editions
from tests.games.sushi_roll.positions import HOUSE, at

TURN = """
0 acts | belt egg salmon maki2 pudding | tray sashimi sashimi | menus 2 chopsticks 1
1 red  | belt squid sashimi dumpling | tray wasabi maki3 | menus 1 puddings 2
"""


def look(position: Position) -> Any:
    """The network of the house, asked by the interpreter for the worth of every face."""
    net = load_network(HOUSE, position.players)
    s, e = position.records[0], HOUSE.editions[0]
    interpreted(learned.choose)(s, e, net[0])
    return net[0]


def answer(net: Any, seen: Any) -> float:
    """What the network says, written down as plainly as can be."""
    hidden = np.maximum(net.inward[seen].astype(np.float64).sum(axis=0), 0)
    moment = seen[sight.MOMENT]
    return float(1 / (1 + np.exp(-(hidden @ net.outward[moment].astype(np.float64) + net.bias[moment]))))


def numbers(position: Position) -> int:
    """How many numbers the network sees of the position."""
    return interpreted(sight.numbers_seen)(position.players)


LEARNED = (2, 3)  # players; with more, search grows a tree


THREE = """
0 acts | belt egg salmon maki2 pudding | tray sashimi sashimi | menus 2 chopsticks 1
1 red  | belt squid sashimi dumpling | tray wasabi maki3 | menus 1 puddings 2
2      | belt squid maki dumpling | tray wasabi egg | chopsticks 3 puddings 1
"""


@pytest.mark.parametrize("players", LEARNED)
def test_the_house_has_learned_its_own_edition(players: int) -> None:
    """Red? The edition has changed: learn anew (`docs/search.md`)."""
    assert load_network(HOUSE, players)["players"][0] == players


def test_an_edition_with_other_pieces_is_judged_by_hand_made_knowledge() -> None:
    other = editions.load(editions.house(rounds=2))
    assert load_network(other, 2)["players"][0] == 0
    position = other.start(2)
    while position.status == CHANCE:
        position.resolve(position.outcome_of([0] * len(position.sides())))
    bot = make_bot("search:simulations=200")
    assert bot.choose(Seen(position, random_stream(1), Budget(simulations=200))) in position.legal()


def test_names_do_not_matter() -> None:
    assert load_network(editions.load(editions.house(name="mine")), 2)["players"][0] == 2


def test_nothing_was_learned_about_wasabi() -> None:
    assert load_network(load("wasabi"), 2)["players"][0] == 0


@pytest.mark.parametrize("table", [TURN, THREE])
def test_what_changed_is_worked_out_as_if_it_were_new(table: str) -> None:
    """A face is judged by what it changes in the hidden layer; the whole layer gives the same."""
    position = at(table)
    s, e, net = position.records[0], HOUSE.editions[0], load_network(HOUSE, position.players)[0]
    interpreted(sight.look_ahead)(s, e, net, 0)
    for face in np.flatnonzero(s.belt[0]):
        worth = interpreted(learned.worth_of_take)(s, e, net, 0, int(face))
        assert worth == pytest.approx(answer(net, net.seen[: numbers(position)]), abs=1e-4)


def test_what_a_face_brings_is_what_the_rules_give() -> None:
    """Taken for real, by the rules, the last die before a slide leaves what the network looked at."""
    position = at(TURN)  # seat 1 was first: a take of seat 0 makes the belts slide
    s, e, net = position.records[0], HOUSE.editions[0], load_network(HOUSE, 2)[0]
    interpreted(sight.look_ahead)(s, e, net, 0)
    for face in np.flatnonzero(s.belt[0]):
        interpreted(learned.worth_of_take)(s, e, net, 0, int(face))
        looked_at = net.seen[: numbers(position)].copy()
        after = position.copy()
        after.apply(int(face))
        then = load_network(HOUSE, 2)[0]
        interpreted(sight.add_up)(after.records[0], e, then)
        interpreted(sight.see_slide)(after.records[0], e, then, 0)
        assert (looked_at == then.seen[: numbers(position)]).all(), HOUSE.format_action(int(face))


LAST_TAKES = [
    """
0 acts | belt squid maki3 | tray sashimi sashimi maki | menus 2 chopsticks 1 puddings 1
1 red  | belt | tray wasabi maki3 | menus 1 puddings 2
""",
    """
0 acts | belt squid maki3 pudding2 sashimi | tray sashimi sashimi maki | menus 2 chopsticks 1
1 red  | belt | tray wasabi egg maki3 | menus 1 puddings 2
2      | belt | tray maki3 maki | menus 1 puddings 2
""",
]


@pytest.mark.parametrize("table", LAST_TAKES)
def test_s15_s20_s21_the_points_as_if_the_match_ended_now(table: str) -> None:
    """The last die of a match ends it: what the network counts then are the points that the rules give."""
    position = at(table, played=2)
    s, e = position.records[0], HOUSE.editions[0]
    s.red, s.turns = (1 % position.players, position.players - 1)
    for face in np.flatnonzero(s.belt[0]):
        last = position.copy()
        record = last.records[0]
        record.belt[0], record.dice[0], record.shown[0] = 0, 0, 1 << int(face)
        record.belt[0, face], record.dice[0, e.kind_of[face]] = 1, 1
        net = load_network(HOUSE, position.players)[0]
        interpreted(sight.look_ahead)(record, e, net, 0)
        tally = net.tally[0]
        interpreted(sight.take_face)(record, e, tally, int(face))
        for seat in range(position.players):
            net.total[seat] = interpreted(sight.total)(e, net.tally[seat])
        interpreted(sight.count_now)(e, net, position.players)
        last.apply(int(face))
        result = last.result()
        assert result is not None
        assert list(net.now[: position.players]) == list(result.scores), HOUSE.format_action(int(face))


def test_s9_chopsticks_take_away_what_the_next_seat_needs() -> None:
    """With the third sashimi seat 1, whose turn is the last, wins by 13 to 12; with an egg it loses."""
    position = at(
        """
0 acts | belt egg | tray squid squid squid dumpling | chopsticks 1
1      | belt sashimi | tray sashimi sashimi
""",
        played=2,
    )
    s, e, net = position.records[0], HOUSE.editions[0], load_network(HOUSE, 2)[0]
    assert HOUSE.format_action(interpreted(learned.choose)(s, e, net)) == "chopsticks egg for sashimi of 1"
    harm = interpreted(learned.harm)
    egg, sashimi = (HOUSE.parse_action(f"take {face}") for face in ("egg", "sashimi"))
    assert harm(s, net, 1, sashimi, egg) > 0.1
    s.belt[1, sashimi] += 1
    assert harm(s, net, 1, sashimi, egg) == 0, "there is another one"


@pytest.mark.parametrize("table", [TURN, THREE])
def test_the_first_look_at_all_actions_finds_what_is_chosen(table: str) -> None:
    position = at(table)
    s, e, net = position.records[0], HOUSE.editions[0], load_network(HOUSE, position.players)[0]
    legal = np.array(position.legal(), np.int32)
    shares = np.full(len(legal), -1.0)
    interpreted(learned.foretell)(s, e, net, legal, shares)
    assert ((shares > -0.2) & (shares < 1)).all()
    chosen = interpreted(learned.choose)(s, e, net)
    first_menu = int(e.first_menu)
    is_plain = (legal < int(e.first_chopsticks)) | (legal >= first_menu)
    assert shares[legal == chosen] >= shares[is_plain].max()
    for code, share in zip(legal, shares, strict=True):
        if code < int(e.first_chopsticks):
            assert share == net.worth[code]
    menus = shares[legal >= first_menu]
    sizes = np.array([len(HOUSE.format_action(int(code)).split()) - 1 for code in legal[legal >= first_menu]])
    assert menus[sizes >= 3].max() > menus[sizes < 3].max(), "S10: to leave more than one die lying gives luck away"


@pytest.mark.parametrize("keeps_one", [False, True])
def test_s8_the_best_of_the_cup_is_expected_exactly(keeps_one: bool) -> None:
    """By adding up all throws of the cup."""
    position = at("0 acts | belt egg dumpling pudding | menus 1\n1 red | belt squid tempura maki")
    s, e, net = position.records[0], HOUSE.editions[0], look(position)
    shown = np.flatnonzero(s.belt[0])
    kept = int(max(shown, key=lambda face: net.worth[face])) if keeps_one else -1
    kinds = [int(e.kind_of[face]) for face in shown if face != kept]
    throws = [max(net.worth[[e.face_at[kind, side] for kind, side in zip(kinds, sides, strict=True)]])
              for sides in product(range(6), repeat=len(kinds))]  # fmt: skip
    least = net.worth[kept] if keeps_one else 0.0
    exact = np.mean([max(throw, least) for throw in throws])
    assert interpreted(learned.expected_best)(s, e, net, 0, kept) == pytest.approx(exact)


def test_all_seats_together_win_once() -> None:
    for players in LEARNED:
        position = HOUSE.start(players)
        s, shares = position.records[0], np.zeros(5)
        s.phase, s.red = BAG, 0
        interpreted(sight.judge_slide)(s, HOUSE.editions[0], load_network(HOUSE, players)[0], shares)
        assert shares[:players].sum() == pytest.approx(1)
        assert shares[:players] == pytest.approx(1 / players, abs=0.12), "nobody has anything yet"


def test_who_is_far_ahead_is_likelier_to_win() -> None:
    position = HOUSE.start(2)
    s, shares = position.records[0], np.zeros(5)
    s.phase, s.red, s.rounds_played, s.points[1, 0] = BAG, 0, 2, 15
    interpreted(sight.judge_slide)(s, HOUSE.editions[0], load_network(HOUSE, 2)[0], shares)
    assert shares[1] > 0.9


def test_a_tree_can_be_asked_for_instead() -> None:
    seen = Seen(at(TURN), random_stream(1))
    nodes = {slides: np.zeros(1, tree.SEARCH) for slides in (0, 2)}
    for slides in nodes:
        network = SearchBot(SearchOptions(slides=slides)).learned(seen)
        codes = np.array(seen.legal[:2], np.int32)
        racing = Racing(seen, network, codes, np.zeros(2), seen.stream, SearchOptions(slides=slides))
        racing.race(20)
        nodes[slides] = racing.search
    assert nodes[2]["size"][0] == 3, "the root and two actions"
    assert nodes[0]["size"][0] > 3


# ------------------------------------------------------------------------------------------------------------ learning


@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="hundreds of matches take too long for the interpreter")
@pytest.mark.slow
def test_it_can_be_learned_again() -> None:
    """A minute of learning is not needed to see that errors get smaller."""
    network = nothing_learned()
    pupil, school = Pupil(network, 2, 1), School(HOUSE, 2)
    errors = []
    for number in range(6):
        seen, wanted, error = school.play(network, number, 30)
        assert len(seen) == len(wanted) == MATCHES * (2 * school.takes - 1) * 2
        for first in range(0, len(seen) - 1024, 1024):
            pupil.learn(seen[first : first + 1024], wanted[first : first + 1024], 2e-3)
        pupil.show()
        errors.append(error[:-1].mean())
    assert errors[-1] < 0.9 * errors[0]
    assert school.play(network, 7, 0)[2][:-1] == pytest.approx(school.play(network, 7, 0)[2][:-1]), "the same matches"


def test_what_was_learned_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "FILE", tmp_path / "learned.npz")
    networks._load.cache_clear()
    try:
        for players in (2, 3):
            network = nothing_learned()
            network["players"], network["bias"][:] = players, players / 4
            save_network(HOUSE, network)
        for players in (2, 3):
            assert (load_network(HOUSE, players)["bias"][0] == players / 4).all()
        assert load_network(HOUSE, 4)["players"][0] == 0
    finally:
        monkeypatch.undo()
        networks._load.cache_clear()
