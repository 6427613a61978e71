"""What must hold in every position: pieces are neither lost nor made, and derived fields agree with their sources."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sushiya.games.contract import Position
from sushiya.games.wasabi import Wasabi
from sushiya.games.wasabi.state import CARDS


def check_invariants(position: Position) -> None:
    """Everything, in one call."""
    game: Any = position.game
    s: Any = position.records[0]
    check_tiles(s, game)
    check_board(s, game)
    check_cards(s, game)
    check_strips(s, game)
    check_tokens(s, game)


def members(strips: Any) -> set[int]:
    """A set held as a number."""
    assert int(strips) >= 0
    return {i for i in range(64) if int(strips) >> i & 1}


def check_tiles(s: Any, game: Wasabi) -> None:
    """W2: every tile is in one place; sorts and counts are those of the tiles."""
    count = len(game.edition.ingredients)
    total: Counter[int] = Counter({i: int(s.pantry[i]) for i in range(count)})
    assert min(total.values()) >= 0
    assert members(s.pantry_sorts) == {i for i in range(count) if s.pantry[i]}
    for seat in range(s.players):
        hand = {i: int(s.tiles[seat, i]) for i in range(count)}
        assert min(hand.values()) >= 0
        assert sum(hand.values()) == s.tile_count[seat] <= 3
        assert members(s.tile_sorts[seat]) == {i for i, n in hand.items() if n}
        total.update(hand)
    total.update(int(tile) for tile in s.top[: len(game.notation.square)] if tile >= 0)
    total.update(int(tile) for tile in s.buried_ingredient[: s.buried_count])
    if s.chopped >= 0:
        total[int(s.chopped)] += 1
    assert total == {i: ingredient.tiles for i, ingredient in enumerate(game.edition.ingredients)}


def check_board(s: Any, game: Wasabi) -> None:
    """W1, W23: occupied and stacked squares are those with tiles; covered are those under cards."""
    edition = game.edition
    stride, columns = edition.stride, edition.columns[int(s.players)]
    area = {r * stride + c for r in range(edition.rows) for c in range(columns)}
    squares = range(edition.rows * stride)
    assert members(s.occupied) == {q for q in squares if s.top[q] >= 0} <= area
    buried = Counter(int(q) for q in s.buried_square[: s.buried_count])
    assert members(s.stacked) == set(buried) <= members(s.occupied)
    blocks = [{q, q + 1, q + stride, q + stride + 1} for q in members(s.corners)]
    covered = Counter(q for block in blocks for q in block)
    assert members(s.covered) == set(covered) <= area
    assert all(n == 1 for n in covered.values())
    assert all(q % stride + 1 < columns for q in members(s.corners))


def check_cards(s: Any, game: Wasabi) -> None:
    """W4, W27: every card is in the kitchen, in a hand or on the board."""
    for i, card in enumerate(CARDS):
        on_board = len(members(s.corners)) if card == "wasabi" else 0
        in_hands = sum(int(s.cards[seat, i]) for seat in range(s.players))
        assert int(s.kitchen[i]) + in_hands + on_board == game.edition.kitchen[int(s.players)][card]
    assert s.kitchen.min() >= 0
    assert s.cards.min() >= 0
    for seat in range(s.players):
        assert s.cards[seat].sum() == s.card_count[seat] <= 2


def check_strips(s: Any, game: Wasabi) -> None:
    """W3, W32: every strip is in exactly one place; what is known is not in the shuffled part."""
    queue = [int(r) for r in s.put_back[: s.put_back_count]]
    assert len(queue) == len(set(queue))
    assert set(queue) == members(s.under_stacks)
    assert not s.put_back[s.put_back_count :].any()
    turns = [int(turn) for turn in s.put_back_turn[: s.put_back_count]]
    assert turns == sorted(turns)
    places = [members(s.in_stacks), set(queue)]
    for seat in range(s.players):
        places += [members(s.held[seat]), members(s.completed[seat])]
        assert members(s.styled[seat]) <= members(s.completed[seat])
        assert len(members(s.held[seat])) <= 3
        assert not members(s.known[seat]) & members(s.in_stacks)
        for i, recipe in enumerate(queue):
            if (s.start_seat + turns[i]) % s.players == seat:
                assert recipe in members(s.known[seat])
    everywhere = [recipe for place in places for recipe in place]
    assert sorted(everywhere) == list(range(len(game.edition.recipes)))
    assert members(s.choices_styled) <= members(s.choices)
    if s.choices:
        assert members(s.choices) <= members(s.held[s.seat])
        lengths = {game.edition.recipes[recipe].length for recipe in members(s.choices)}
        assert len(lengths) == 1
        assert 0 < s.tokens[s.seat, lengths.pop()] < len(members(s.choices))


def check_tokens(s: Any, game: Wasabi) -> None:
    """W5, W14: used tokens lie on completed strips, the others are unused."""
    for seat in range(s.players):
        used = Counter(game.edition.recipes[recipe].length for recipe in members(s.completed[seat]))
        for token in game.edition.tokens:
            assert s.tokens[seat, token.length] == token.count - used[token.length] >= 0
        assert s.tokens_left[seat] == s.tokens[seat].sum()
        assert s.cubes[seat] >= 0
