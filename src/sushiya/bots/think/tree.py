"""The search bot's thinking, in compiled code: a race of the root's actions, and a tree below each of them.

Every simulation draws what the seat cannot know anew and throws every die anew, so nothing it meets on the way is a
peek: a node stands for the actions that led to it, the seat's own and the others', not for hidden strips or dice
(information-set Monte Carlo tree search). It keeps what each seat got out of it, and the seat to act chooses by its
own share, so any number of seats can play. Where the others act on what only they know, no node can tell what they
want; they follow a quick policy instead (`evaluate.suggest`), each in what was drawn for it, and the tree is made of
the actions of the seat that thinks. Where there are hundreds of actions a node widens slowly: more are taken in as it
is visited more often, sensible ones first (`suggest`). A playout goes on by `suggest` until the seat's turn is over, so
that actions which make the turn longer are not judged before the others had theirs; then the judgement of
`evaluate.estimate` counts.

The actions at the root differ less than luck does. So all of them meet the same luck: in each *round* every action that
is still in the race is tried once with the same hidden pieces and the same random stream, and an action leaves the race
as soon as the differences to the best one leave little doubt.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sushiya.bots.learned import foresee, foretell
from sushiya.bots.think.steps import begins, do, expect, is_legal, propose, throw
from sushiya.games.compiled import OVER, entry, record, rule, split_stream, wide
from sushiya.games.dispatch import resample, standing

SEATS = 5  # of any game
RACERS = 64  # actions at the root, at most
ROOT = 0
NONE = -1
FIRST = 1e9  # bound of a node that was never visited
WINNING = 0.9  # the share of a seat that has won; what is left to 1 is for its lead
FEW_ROUNDS = 8  # too few to judge by

NODE = record(
    ("code", np.int32),  # the action that leads here
    ("visits", np.int32),
    ("offered", np.int32),  # how often it could have been chosen
    ("first_child", np.int32),  # or NONE
    ("sibling", np.int32),  # the next child of the same parent, or NONE
    ("children", np.int32),
    ("gain", np.float64, SEATS),  # sum over the visits of what each seat got, each from 0 to 1
)

SEARCH = record(
    ("size", np.int32),  # nodes in use
    ("simulations", np.int64),  # so far
    ("seat", np.int32),  # that thinks
    ("path", np.int32, 256),  # nodes of the current one
    ("points", np.float64, SEATS),  # that each seat can expect where it ended
    ("share", np.float64, SEATS),  # what each seat got out of it
    # the race; racer i is node i + 1
    ("racers", np.int32),  # that have begun
    ("running", np.int32),  # that have not left
    ("racer", np.int32, RACERS),  # those, in the order of the start
    ("rounds", np.int64),
    ("round_base", np.uint64, 1),  # what the streams of all rounds are made of
    ("got", np.float64, RACERS),  # what the seat got in the current round
    ("total", np.float64, RACERS),  # and in all of them
    ("lead", np.float64, (RACERS, RACERS)),  # sum of the differences, first index minus second
    ("lead_squares", np.float64, (RACERS, RACERS)),
    ("prior", np.float64, RACERS),  # the share that was expected before the race
    # how to search
    ("alone", np.bool_),  # only the seat that thinks chooses in the tree
    ("trust", np.float64),  # rounds that the prior counts for
    ("doubt", np.float64),  # standard errors that an action must be behind to leave the race
    ("horizon", np.int32),  # actions of a playout, at most
    ("slides", np.int32),  # of the belts, that it plays ahead where it has learned the game
    ("width", np.float64),  # children of a node that may be legal at once, per square root of its visits
    ("curiosity", np.float64),  # weight of what is little known
    ("scale", np.float64),  # points of lead that make a clear difference
)

# ------------------------------------------------------------------------------------------------------- the tree


@rule
def add_child(nodes: Any, search: Any, parent: int, code: int) -> int:
    """A new node below the parent; NONE if there is no room."""
    if search.size == nodes.size:
        return NONE
    child = wide(search.size)
    search.size += 1
    node = nodes[child]
    clear_node(node)
    node.code = code
    node.sibling = nodes[parent].first_child
    nodes[parent].first_child = child
    nodes[parent].children += 1
    return child


@rule
def clear_node(node: Any) -> None:
    """Nothing known, nothing below."""
    node.code, node.visits, node.offered, node.children = NONE, 0, 0, 0
    node.first_child, node.sibling = NONE, NONE
    for seat in range(SEATS):
        node.gain[seat] = 0.0


@rule
def has_child(nodes: Any, parent: int, code: int) -> bool:
    """Whether the action was taken in already."""
    child = nodes[parent].first_child
    while child != NONE and nodes[child].code != code:
        child = nodes[child].sibling
    return child != NONE


@rule
def choose_child(s: Any, e: Any, nodes: Any, search: Any, parent: int, scratch: Any) -> int:
    """The child to go on with: of those that are legal now the one with the best upper confidence bound, or a new one.

    A new one as long as few are legal for as often as the node was visited: dice and hidden pieces differ from visit to
    visit, and with them what can be done. NONE if there is no room.
    """
    best, best_bound, legal = NONE, -1.0, 0
    child = wide(nodes[parent].first_child)
    while child != NONE:
        node = nodes[child]
        if is_legal(s, e, wide(node.code)):
            legal += 1
            node.offered += 1
            bound = FIRST
            if node.visits > 0:
                doubt = np.sqrt(np.log(float(node.offered)) / node.visits)
                bound = node.gain[s.to_act] / node.visits + search.curiosity * doubt
            if bound > best_bound:
                best, best_bound = child, bound
        child = wide(node.sibling)
    if legal <= search.width * np.sqrt(float(nodes[parent].visits)):
        code = wide(propose(s, e, scratch))
        if not has_child(nodes, parent, code):
            added = add_child(nodes, search, parent, code)
            return best if added == NONE else added
    return best


@rule
def descend(s: Any, e: Any, nodes: Any, search: Any, scratch: Any, racer: int) -> int:
    """From the root by a racer's action to a new node, playing along. Returns how many nodes the path has."""
    search.path[0], search.path[1] = ROOT, racer + 1
    length = 2
    do(s, e, wide(nodes[racer + 1].code))
    while nodes[search.path[length - 1]].visits > 0 and length < search.path.size:
        throw(s, e, scratch)
        if s.to_act == OVER:
            break
        if search.alone and s.to_act != search.seat:
            do(s, e, wide(propose(s, e, scratch)))
            continue
        parent = wide(search.path[length - 1])
        child = choose_child(s, e, nodes, search, parent, scratch)
        if child == NONE:
            break
        do(s, e, wide(nodes[child].code))
        search.path[length] = child
        length += 1
    return length


@rule
def play_on(s: Any, e: Any, search: Any, scratch: Any) -> None:
    """The playout: sensible actions until the next seat's turn begins, at most up to the horizon, or to the end."""
    next_seat = (search.seat + 1) % s.players
    for _ in range(search.horizon):
        throw(s, e, scratch)
        if s.to_act == OVER or begins(s, e, next_seat):
            return
        do(s, e, wide(propose(s, e, scratch)))


@rule
def share_out(s: Any, e: Any, search: Any) -> None:
    """What each seat gets: how likely its lead over the best other seat wins; at the end, whether it won."""
    for seat in range(s.players):
        search.points[seat] = expect(s, e, seat)
    for seat in range(s.players):
        best_other = -FIRST
        for other in range(s.players):
            if other != seat:
                best_other = max(best_other, search.points[other])
        search.share[seat] = 1.0 / (1.0 + np.exp((best_other - search.points[seat]) / search.scale))
    if s.to_act == OVER:
        reward_winners(s, e, search)
    else:
        for seat in range(s.players):
            search.share[seat] *= WINNING  # no promise is worth more than a win


@rule
def reward_winners(s: Any, e: Any, search: Any) -> None:
    """Winners divide what winning is worth; the rest is for the lead, so that a clear result is the better one."""
    best, winners = standing(s, e, 0), 1
    for seat in range(1, s.players):
        reached = standing(s, e, seat)
        if reached == best:
            winners += 1
        elif reached > best:
            best, winners = reached, 1
    for seat in range(s.players):
        search.share[seat] *= 1.0 - WINNING
        if standing(s, e, seat) == best:
            search.share[seat] += WINNING / winners


@rule
def simulate(s: Any, e: Any, nodes: Any, search: Any, scratch: Any, racer: int) -> None:
    """Play on from a position whose hidden pieces are drawn, with a racer's action first, and remember the result."""
    length = descend(s, e, nodes, search, scratch, racer)
    play_on(s, e, search, scratch)
    share_out(s, e, search)
    for i in range(length):
        node = nodes[search.path[i]]
        node.visits += 1
        for seat in range(s.players):
            node.gain[seat] += search.share[seat]
    search.simulations += 1


@rule
def imagine(s: Any, e: Any, net: Any, nodes: Any, search: Any, scratch: Any, racer: int) -> None:
    """The same without a tree, where the game was learned: everybody plays as learned, and what comes out is known."""
    node = nodes[racer + 1]
    if foresee(s, e, net, scratch, wide(node.code), wide(search.slides), search.share):
        for seat in range(s.players):
            search.share[seat] = WINNING * search.share[seat] + (1.0 - WINNING) / 2
    else:
        share_out(s, e, search)
    node.visits += 1
    search.simulations += 1


# ------------------------------------------------------------------------------------------------------- the race


@rule
def run_round(states: Any, e: Any, net: Any, trials: Any, nodes: Any, search: Any, scratch: Any) -> None:
    """Every running racer meets the same luck."""
    seat = wide(states[0].to_act)
    search.seat = seat
    for i in range(search.running):
        racer = wide(search.racer[i])
        trials[0] = states[0]
        split_stream(search.round_base, search.rounds, scratch.stream)
        resample(trials[0], e, seat, scratch.stream)
        if net.players > 0:
            imagine(trials[0], e, net, nodes, search, scratch, racer)
        else:
            simulate(trials[0], e, nodes, search, scratch, racer)
        search.got[racer] = search.share[seat]
    search.rounds += 1
    for i in range(search.running):
        one = search.racer[i]
        search.total[one] += search.got[one]
        for j in range(search.running):
            other = search.racer[j]
            difference = search.got[one] - search.got[other]
            search.lead[one, other] += difference
            search.lead_squares[one, other] += difference * difference


@rule
def expected_share(search: Any, racer: int) -> float:
    """What the seat can expect of a racer's action: the mean of the rounds and of what was expected before."""
    return (search.total[racer] + search.trust * search.prior[racer]) / (search.rounds + search.trust)


@rule
def find_leader(search: Any) -> int:
    """The running racer that promises most; of equal ones the first."""
    best = wide(search.racer[0])
    for i in range(1, search.running):
        racer = wide(search.racer[i])
        if expected_share(search, racer) > expected_share(search, best):
            best = racer
    return best


@rule
def is_beaten(search: Any, leader: int, racer: int) -> bool:
    """Whether the differences of the rounds leave little doubt that the racer is behind the leader."""
    rounds = float(search.rounds)
    mean = search.lead[leader, racer] / rounds
    variance = max(search.lead_squares[leader, racer] / rounds - mean * mean, 0.0) + 1.0 / (rounds * rounds)
    believed = expected_share(search, leader) - expected_share(search, racer)
    return believed > search.doubt * np.sqrt(variance / rounds)


@rule
def drop_beaten(search: Any) -> None:
    """Racers that are beaten leave the race."""
    leader = find_leader(search)
    running = 0
    for i in range(search.running):
        racer = wide(search.racer[i])
        if racer == leader or not is_beaten(search, leader, racer):
            search.racer[running] = racer
            running += 1
    search.running = running


@entry
def race(
    states: Any,
    editions: Any,
    nets: Any,
    trials: Any,
    nodes: Any,
    searches: Any,
    scratches: Any,
    rounds: int,
    limit: int,
) -> None:
    """Run so many rounds for the seat to act of the first record, in a race made by `line_up`.

    Ends sooner when one racer is left, or before a round that would bring the simulations over the limit.
    """
    search, scratch = searches[0], scratches[0]
    for _ in range(rounds):
        if search.running == 1 or search.simulations + search.running > limit:
            return
        run_round(states, editions[0], nets[0], trials, nodes, search, scratch)
        if search.rounds >= FEW_ROUNDS:
            drop_beaten(search)


@entry
def line_up(nodes: Any, searches: Any, codes: Any, priors: Any, stream: Any) -> None:
    """A new race of these actions; `priors` are the shares that the seat expects of them now."""
    search = searches[0]
    search.size, search.simulations, search.rounds = 1, 0, 0
    search.racers, search.running = codes.size, codes.size
    search.round_base[0] = stream[0]
    clear_node(nodes[ROOT])
    for i in range(codes.size):
        add_child(nodes, search, ROOT, wide(codes[i]))
        search.racer[i], search.prior[i], search.total[i] = i, priors[i], 0.0
        for j in range(codes.size):
            search.lead[i, j], search.lead_squares[i, j] = 0.0, 0.0


@entry
def judge_learned(states: Any, editions: Any, nets: Any, codes: Any, shares: Any) -> None:
    """How likely the seat to act wins by each of these actions, at first sight, where the game was learned."""
    foretell(states[0], editions[0], nets[0], codes, shares)


@entry
def list_racers(nodes: Any, searches: Any, visits: Any, shares: Any) -> None:
    """How often each action was tried, and the share that the seat can expect of it."""
    search = searches[0]
    for racer in range(search.racers):
        visits[racer] = nodes[racer + 1].visits
        shares[racer] = (search.total[racer] + search.trust * search.prior[racer]) / (visits[racer] + search.trust)
