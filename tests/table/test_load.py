"""A table is what its log makes of it: made again from any part of it, it is the table that was there then."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import sushiya
from sushiya.errors import TableError
from sushiya.games.chance import seed_from_text
from sushiya.games.contract import Game
from sushiya.table import log, messages
from sushiya.table.log import Acted, AnyEntry, Opened, Started, Undone
from sushiya.table.table import Table
from tests.games.wasabi import editions

from .tables import (
    CLOCK,
    GUESTS,
    act,
    do,
    empty_table,
    entries_of,
    full_table,
    load_again,
    picture,
    play_until_over,
    started_table,
    wander,
)

GAMES: dict[str, Game] = {
    "busy": editions.load(editions.BUSY),
    "crowded": editions.load(editions.CROWDED),
    "sushi_roll": sushiya.game("sushi_roll"),
    "wasabi": sushiya.game("wasabi"),
}


def state_of(table: Table) -> dict[str, Any]:
    """All that a table is and tells."""
    match = table.match
    now = table.happenings[-1].entry.at + 1_234
    viewers = (None, *range(table.players))
    return {
        "picture": picture(table),
        "steps": [] if match is None else [str(event) for event in match.events],
        "standing": (table.state, table.moved, table.to_act, table.bot_to_act, table.due),
        "undo": [table.may_undo(seat) for seat in range(table.players)],
        "answered": repr(table._answered),
        "hosts": [table.is_host(guest) for guest in GUESTS],
        "tables": [messages.encode(messages.table_state(table, guest)) for guest in (None, *GUESTS)],
        "updates": [messages.encode(messages.update(table, viewer, 0, now)) for viewer in viewers],
        "last": [messages.encode(messages.update(table, viewer, table.version - 1, now)) for viewer in viewers],
    }


def written(entries: list[AnyEntry]) -> list[AnyEntry]:
    """Entries as they come back from the disk."""
    return [log.decode(log.encode(entry)) for entry in entries]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=5, deadline=None, phases=[Phase.explicit, Phase.generate])
@given(
    seed=st.integers(0, 1 << 32),
    happenings=st.integers(10, 70),
    undo=st.sampled_from(["fair", "free", "never"]),
    clock=st.sampled_from([None, CLOCK]),
)
def test_every_part_of_a_log_makes_the_table_that_was_there(
    name: str, seed: int, happenings: int, undo: log.Undo, clock: log.ClockOptions | None
) -> None:
    game = GAMES[name]
    players = game.player_counts[seed % len(game.player_counts)]
    bots = range(1, players) if undo == "free" else [1] if seed % 3 == 0 else []
    table = empty_table(game, players, seed=str(seed), undo=undo, clock=clock)
    states = [state_of(table)]
    for entry in entries_of(full_table(game, players, bots=bots, seed=str(seed), undo=undo, clock=clock))[1:]:
        table.apply(entry)
        states.append(state_of(table))
    do(table, table.start(GUESTS[0], now=0))
    states.append(state_of(table))
    for _ in wander(table, seed, happenings):
        states.append(state_of(table))
    entries = written(entries_of(table))
    assert entries == entries_of(table)
    assert len(states) == len(entries) == table.version
    for version, state in enumerate(states, 1):
        assert state_of(load_again(table, entries[:version])) == state, version


def test_a_wandering_table_sees_everything(game: Game) -> None:
    """Else the test above would say little."""
    seen: set[str] = set()
    actions = set()
    for seed in range(4):
        table = started_table(game, 2, undo="fair", clock=CLOCK)
        for entry in wander(table, seed, 80):
            seen.add(type(entry).__name__)
            if isinstance(entry, Undone):
                actions.add(entry.actions)
    assert seen == {"Acted", "Undone", "StoodIn", "CameBack", "Resumed"}
    free = started_table(game, 3, bots=[1, 2], undo="free")
    undone = [entry.actions for entry in wander(free, 1, 80) if isinstance(entry, Undone)]
    assert actions == {1}
    assert max(undone) > 1


def test_a_finished_match_and_its_rematch(game: Game) -> None:
    table = started_table(game, 2, clock=CLOCK)
    play_until_over(table)
    before = state_of(table)
    assert state_of(load_again(table, written(entries_of(table)))) == before
    do(table, table.offer_rematch(GUESTS[1], "table-2", now=9))
    assert state_of(load_again(table, written(entries_of(table)))) == state_of(table) != before


def test_a_table_that_was_loaded_goes_on_like_the_live_one(game: Game) -> None:
    live = started_table(game, bots=[1, 2], undo="free", clock=CLOCK)
    for _ in wander(live, 5, 40):
        pass
    loaded = load_again(live)
    for one, other in zip(wander(live, 6, 40), wander(loaded, 6, 40), strict=True):
        assert one == other
    assert state_of(live) == state_of(loaded)


def test_what_was_foreseen_and_what_is_computed_again_is_the_same(game: Game) -> None:
    """A table to which entries come from another process has foreseen none of them."""
    live = full_table(game)
    follower = load_again(live)
    entry: AnyEntry = live.start(GUESTS[0], now=1)
    live.apply(entry)
    follower.apply(log.decode(log.encode(entry)))
    for entry in wander(live, 7, 60):
        follower.apply(log.decode(log.encode(entry)))
        assert state_of(follower) == state_of(live)


def refuses(table: Table, entries: list[AnyEntry], code: str) -> None:
    with pytest.raises(TableError) as caught:
        load_again(table, entries)
    assert caught.value.code == code


def test_a_log_that_does_not_agree_with_its_seed_is_refused(game: Game) -> None:
    """Every outcome of chance in it, changed, left out or added."""
    table = started_table(game, 2)
    for _ in wander(table, 3, 60):
        pass
    entries = entries_of(table)
    tried = 0
    for number, entry in enumerate(entries):
        if not isinstance(entry, Started | Acted) or (isinstance(entry, Acted) and not entry.chance and number % 5):
            continue
        changed = [[*entry.chance, "start 0"], entry.chance[:-1], ["start 9", *entry.chance[1:]]]
        for chance in changed if entry.chance else changed[:1]:
            tried += 1
            refuses(table, [*entries[:number], replace(entry, chance=chance), *entries[number + 1 :]], "bad_log")
    assert tried > 10
    opened = table.opened
    for text in ("other", "seeds", "entirely"):
        refuses(table, [replace(opened, seed=seed_from_text(text).hex()), *entries[1:]], "bad_log")


def test_an_entry_that_is_refused_changes_nothing(game: Game) -> None:
    waiting = full_table(game)
    started = waiting.start(GUESTS[0], now=1)
    before = state_of(waiting)
    for entry in (replace(started, chance=[]), waiting.opened):
        with pytest.raises(TableError) as caught:
            waiting.apply(entry)
        assert caught.value.code == "bad_log"
        assert state_of(waiting) == before
    table = started_table(game)
    before = state_of(table)
    seat = table.to_act
    assert seat is not None
    acted = table.submit(seat, table.version, None, table.match.legal()[0], now=1)  # type: ignore[union-attr]
    assert isinstance(acted, Acted)
    with pytest.raises(TableError):
        table.apply(replace(acted, chance=["start 1"]))
    assert state_of(table) == before
    act(table)


def test_a_log_without_its_beginning(game: Game) -> None:
    table = started_table(game)
    refuses(table, [], "bad_log")
    refuses(table, entries_of(table)[1:], "bad_log")
    refuses(table, [table.opened, table.opened], "bad_log")


def test_a_match_of_other_rules_or_another_edition(game: Game) -> None:
    opened = empty_table(game).opened
    for other in (
        replace(opened, rules_version=opened.rules_version + 1),
        replace(opened, edition=replace(opened.edition, sha256="0" * 64)),
    ):
        with pytest.raises(TableError) as caught:
            Table("table-1", other, game)
        assert caught.value.code == "other_rules"


def test_entries_are_written_shortly_and_read_strictly(game: Game) -> None:
    table = started_table(game)
    text = log.encode(act(table)[1])
    assert b"null" not in text
    assert b'"by"' not in text  # guest
    for bad in (b"{}", b'{"type":"acted","at":1}', b'{"type":"danced","at":1}', text[:-1] + b',"more":1}'):
        with pytest.raises(msgspec.ValidationError):
            log.decode(bad)
    assert isinstance(log.decode(log.encode(table.opened)), Opened)
