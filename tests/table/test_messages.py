"""What guests read and write: everybody gets what they may know and nothing else, whenever they come."""

from __future__ import annotations

import random
from typing import get_args

import msgspec
import pytest

import sushiya
from sushiya.games.contract import Game
from sushiya.table.log import Acted, Started
from sushiya.table.messages import (
    PHRASES,
    Act,
    Phrase,
    Ping,
    Say,
    Sync,
    TakeBack,
    encode,
    read_message,
    table_state,
    update,
    updates,
)
from sushiya.table.table import LONGEST_ID, Table

from .tables import (
    CLOCK,
    GUESTS,
    act,
    do,
    empty_table,
    entries_of,
    full_table,
    match_of,
    play_until_over,
    started_table,
    take_back,
    wander,
)

ANNA, BO, CEM, DAI, _ = GUESTS

# --------------------------------------------------------------------------------------------- what a table is told as


def test_a_table_as_guests_may_know_it(game: Game) -> None:
    table = full_table(game, bots=[2], is_listed=True)
    told = table_state(table, BO)
    assert (told.id, told.game, told.edition, told.players) == ("table-1", game.name, "house", 3)
    assert (told.state, told.version, told.created, told.rematch) == ("waiting", 4, 0, None)
    assert [(seat.name, seat.kind, seat.bot, seat.is_yours) for seat in told.seats] == [
        ("Anna", "person", None, False),
        ("Bo", "person", None, True),
        ("Bot 2", "bot", "random", False),
    ]
    assert told.options == table.options
    assert (told.commitment, told.seed) == (table.commitment, None)
    assert [table_state(table, guest).is_host for guest in (None, ANNA, BO)] == [False, True, False]


def test_an_open_seat_is_nobodys(game: Game) -> None:
    told = table_state(empty_table(game), None)
    assert [(seat.name, seat.kind, seat.is_yours) for seat in told.seats] == [("", "open", False)] * 3


def test_a_stand_in_is_told(game: Game) -> None:
    table = started_table(game)
    do(table, table.stand_in(1, now=1))
    assert [seat.stand_in for seat in table_state(table, None).seats] == [None, "apprentice", None]
    assert table_state(table, None).seats[1].kind == "person"


def test_the_seed_is_told_when_the_match_is_over(game: Game) -> None:
    table = started_table(game, 2)
    play_until_over(table)
    assert table_state(table, None).seed == table.opened.seed
    assert table_state(table, None).state == "finished"
    do(table, table.offer_rematch(ANNA, "table-2", now=1))
    assert table_state(table, BO).rematch == "table-2"


def test_neither_the_seed_nor_guests_are_ever_in_a_message_before_the_end(game: Game) -> None:
    """In no form: as digits, as bytes or as a number; and the id of a guest is a secret of that guest."""
    for seed, undo in ((1, "fair"), (2, "free")):
        table = full_table(
            game, 3, bots=[1, 2] if undo == "free" else [], undo=undo, clock=CLOCK, seed=f"secret {seed}"
        )
        raw = bytes.fromhex(table.opened.seed)
        secrets = [table.opened.seed.encode(), table.opened.seed.upper().encode(), raw, raw[:8]]
        secrets += [str(int.from_bytes(raw, order)).encode() for order in ("big", "little")]
        secrets += [str(table.bots_seed).encode(), *(guest.encode() for guest in GUESTS)]
        told = all_messages(table)
        do(table, table.start(ANNA, now=1))
        for _ in wander(table, seed, 120):
            told += all_messages(table)
            if table.state == "finished":
                break
            for secret in secrets:
                assert secret not in told
            told = b""
        assert table.version > 60


def all_messages(table: Table) -> bytes:
    """Everything that anybody could be sent now."""
    states = [table_state(table, guest) for guest in (None, *GUESTS)]
    seen = updates(table, [None, *range(table.players)], max(0, table.version - 3), now=99)
    return b"".join(encode(message) for message in [*states, *seen])


# --------------------------------------------------------------------------------------------- what a match is told as


def test_before_the_match_there_is_nothing_to_see(game: Game) -> None:
    told = update(full_table(game), 0, 0, now=1)
    assert (told.view, told.legal, told.may_undo, told.clock) == (None, [], False, None)
    assert [happened.what for happened in told.happened] == ["opened", "seats", "seats", "seats"]
    assert all(happened.events == [] for happened in told.happened)


def test_only_the_seat_to_act_gets_what_it_may_do(game: Game) -> None:
    table = started_table(game)
    for seat in (None, 0, 1, 2):
        told = update(table, seat, table.version, now=1)
        assert (told.seat, told.version, told.happened) == (seat, table.version, [])
        assert told.legal == (match_of(table).legal() if seat == table.to_act else [])
        assert encode(told.view) == encode(match_of(table).view(seat))


def test_only_who_may_take_back_is_told_so(game: Game) -> None:
    table = started_table(game)
    chooser = random.Random(3)
    could = 0
    for _ in range(40):
        act(table, chooser.choice(match_of(table).legal()))
        told = [update(table, seat, table.version, now=1).may_undo for seat in range(3)]
        assert told == [table.may_undo(seat) for seat in range(3)]
        assert update(table, None, table.version, now=1).may_undo is False
        could += any(told)
    assert could


def test_everything_after_a_version_is_told_once_and_in_order(game: Game) -> None:
    table = started_table(game, clock=CLOCK)
    for _ in wander(table, 2, 50):
        pass
    everything = update(table, 1, 0, now=1).happened
    assert [happened.version for happened in everything] == list(range(1, table.version + 1))
    for after in (1, 7, table.version - 1, table.version, table.version + 9):
        assert update(table, 1, after, now=1).happened == everything[after:]
    for happened, entry in zip(everything, entries_of(table), strict=True):
        assert happened.at == entry.at
        assert happened.seat == (getattr(entry, "seat", None) if happened.what != "seats" else None)
        lines = [event.line for event in happened.events]
        if isinstance(entry, Acted):
            assert happened.by == entry.by
            assert len(lines) == 1 + len(entry.chance)
        else:
            assert len(lines) == (len(entry.chance) if isinstance(entry, Started) else 0)
    whats = {happened.what for happened in everything}
    assert whats == {"opened", "seats", "started", "acted", "undone", "stood_in", "came_back", "resumed"}


def test_several_seats_at_once_get_the_same_as_one_by_one(game: Game) -> None:
    table = started_table(game, clock=CLOCK)
    for _ in wander(table, 3, 30):
        pass
    seats = [2, None, 0, 1]
    assert [encode(told) for told in updates(table, seats, 5, now=7)] == [
        encode(update(table, seat, 5, now=7)) for seat in seats
    ]


def test_a_recipe_is_told_to_the_seat_it_came_to() -> None:
    table = started_table(sushiya.game("wasabi"), 3)
    while not (entry := act(table)[1]).chance:
        pass
    [recipe] = entry.chance
    for viewer in (None, 0, 1, 2):
        told = update(table, viewer, table.version - 1, now=1).happened[-1].events[-1].line
        assert (told == recipe) == (viewer == entry.seat)
        assert told == recipe or told == "recipe ?2"
        text = encode(update(table, viewer, 0, now=1)) + encode(table_state(table, GUESTS[viewer or 0]))
        assert (recipe.split()[1].encode() in text) == (viewer == entry.seat)


def test_in_sushi_roll_everybody_reads_the_same() -> None:
    table = started_table(sushiya.game("sushi_roll"), 3)
    for _ in wander(table, 4, 60):
        pass
    told = {encode(update(table, viewer, 0, now=1).happened) for viewer in (None, 0, 1, 2)}
    assert len(told) == 1


# ------------------------------------------------------------------------------------------------ what guests may write


def test_what_guests_write_is_read() -> None:
    said = {
        b'{"type":"act","id":"a","seat":1,"version":7,"action":"take maki"}': Act(
            id="a", seat=1, version=7, action="take maki"
        ),
        b'{"type":"undo","id":"b","seat":0,"version":9}': TakeBack(id="b", seat=0, version=9),
        b'{"type":"say","seat":0,"phrase":"hello"}': Say(seat=0, phrase="hello"),
        b'{"type":"sync"}': Sync(version=0),
        b'{"type":"ping"}': Ping(),
    }
    for text, message in said.items():
        assert read_message(text) == message


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"{}",
        b'{"type":"act"}',
        b'{"type":"table"}',
        b'{"type":"act","id":"","seat":0,"version":1,"action":"x"}',
        b'{"type":"act","id":"%s","seat":0,"version":1,"action":"x"}' % (b"x" * (LONGEST_ID + 1)),
        b'{"type":"act","id":"a","seat":-1,"version":1,"action":"x"}',
        b'{"type":"act","id":"a","seat":16,"version":1,"action":"x"}',
        b'{"type":"act","id":"a","seat":0,"version":-1,"action":"x"}',
        b'{"type":"act","id":"a","seat":0,"version":1,"action":"%s"}' % (b"x" * 201),
        b'{"type":"act","id":"a","seat":0,"version":1,"action":"x","by":"clock"}',
        b'{"type":"undo","id":"a","seat":0,"version":1,"actions":9}',
        b'{"type":"say","seat":0,"phrase":"a word of my own"}',
        b'{"type":"sync","version":-1}',
    ],
)
def test_what_is_no_message_is_not_read(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_message(text)


def test_phrases_are_told_in_one_order() -> None:
    assert get_args(Phrase) == PHRASES


def test_an_undo_is_told_to_everybody(game: Game) -> None:
    table = started_table(game, bots=[1, 2], undo="free")
    while table.to_act != 0:
        act(table, by="bot")
    act(table)
    take_back(table, 0, now=8)
    for viewer in (None, 0, 1, 2):
        [happened] = update(table, viewer, table.version - 1, now=9).happened
        assert (happened.what, happened.seat, happened.at, happened.events) == ("undone", 0, 8, [])
