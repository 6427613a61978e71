"""Records: written, read, replayed, retold."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from sushiya.errors import RecordError
from sushiya.games.contract import ActionCode, Game, Position
from sushiya.games.record import MatchRecord, is_hidden, load_file, loads, read_records, write_records
from tests.conftest import PlayMatch

pytestmark = pytest.mark.interpreted

Entries = dict[str, Any]


@pytest.fixture(scope="module")
def record(game: Game, play_match: PlayMatch) -> MatchRecord:
    return play_match(game, 3, "recorded").record()


@pytest.fixture(scope="module")
def records(game: Game, play_match: PlayMatch) -> list[MatchRecord]:
    return [play_match(game, players, f"match {players}", eager=True).record() for players in game.player_counts]


def changed(record: MatchRecord, change: Callable[[Entries], object]) -> MatchRecord:
    """The record with its JSON changed by hand."""
    entries = json.loads(record.dumps())
    change(entries)
    return loads(json.dumps(entries))


def refusal(record: MatchRecord, game: Game | None = None) -> RecordError:
    with pytest.raises(RecordError) as caught:
        record.replay(game)
    return caught.value


def test_the_form_is_the_documented_one(game: Game, play_match: PlayMatch) -> None:
    entries = json.loads(play_match(game, 2, "form").record().dumps())
    keys = ["format", "version", "game", "edition", "players", "names", "events", "result", "seed", "commitment"]
    assert list(entries) == keys
    assert entries["format"] == "sushiya-record"
    assert entries["version"] == 1
    assert entries["game"] == game.name
    assert list(entries["edition"].items()) == [("name", game.edition_name), ("sha256", game.edition_sha256)]
    assert list(entries["result"]) == ["reason", "scores", "ranks", "winners"]
    assert entries["events"][0] == {"chance": entries["events"][0]["chance"]}
    for event in entries["events"]:
        assert list(event) in (["chance"], ["seat", "action"], ["seat", "action", "completes"])
        assert event.get("completes") != []


def test_a_running_match_has_the_result_null(game: Game, play_match: PlayMatch) -> None:
    record = play_match(game, 2, "running", actions=9).record()
    assert b'"result":null' in record.dumps()
    assert record.replay().result() is None


def test_writing_and_reading_is_exact(records: list[MatchRecord]) -> None:
    stream = io.BytesIO()
    assert write_records(stream, records) == len(records)
    assert stream.getvalue().count(b"\n") == len(records)
    stream.seek(0)
    assert list(read_records(stream)) == list(enumerate(records, 1))


def test_a_file_of_one_record_may_be_laid_out_over_many_lines(record: MatchRecord, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(json.loads(record.dumps()), indent=1))
    assert load_file(file) == record
    record.dump(file)
    assert load_file(file) == record


def test_replay_gives_the_last_position(game: Game, play_match: PlayMatch) -> None:
    match = play_match(game, 2, "replayed")
    assert match.record().replay() == match.position


def test_steps_give_position_action_and_what_it_completed(game: Game, play_match: PlayMatch) -> None:
    match = play_match(game, 2, "iterated")
    record = match.record()
    for ours, theirs in zip(record.steps(game), match.steps, strict=True):
        assert ours.before == theirs.before
        assert ours.after == theirs.after
        assert (ours.code, ours.line, ours.completes) == (theirs.code, theirs.line, theirs.completes)


def test_legal_lines_are_all_there_once_and_sorted(record: MatchRecord) -> None:
    told = record.with_legal()
    assert [e.line for e in told.events] == [e.line for e in record.events]
    for event, step in zip(told.events, record.steps(), strict=True):
        if event.seat is None:
            assert event.legal is UNSET
        else:
            assert isinstance(event.legal, list)
            assert event.legal == sorted(set(event.legal))
            assert event.line in event.legal
            assert sorted(step.before.legal_lines()) == event.legal
    told.replay()


def test_seen_from_a_seat_shows_its_own_lines_and_can_be_followed(records: list[MatchRecord], game: Game) -> None:
    for record in records:
        for viewer in [None, *range(record.players)]:
            seen = record.seen_from(viewer)
            position = seen.replay()
            assert position.result() == record.result
            assert position.view(viewer) == record.replay().view(viewer)
            for event, truth, step in zip(seen.events, record.events, record.steps(), strict=True):
                assert event.seat == truth.seat
                assert event.completes == truth.completes
                if viewer is not None and viewer in (step.seat, step.recipient):
                    assert event.line == truth.line


def test_seen_with_legal_has_the_legal_lines_of_that_seat_only(record: MatchRecord) -> None:
    told = record.with_legal()
    seen = told.seen_from(1)
    for event, truth in zip(seen.events, told.events, strict=True):
        assert event.legal == (truth.legal if event.seat == 1 else UNSET)
    seen.replay()


def test_a_record_seen_twice_hides_what_either_could_not_see(record: MatchRecord) -> None:
    twice = record.seen_from(1).seen_from(2)
    assert twice.replay().result() == record.result
    for event, one, two in zip(twice.events, record.seen_from(1).events, record.seen_from(2).events, strict=True):
        assert is_hidden(event.line) == (is_hidden(one.line) or is_hidden(two.line))


def test_what_others_held_is_not_known_from_a_record_seen_from_one_seat(record: MatchRecord) -> None:
    assert record.known_seats() == {0, 1, 2}
    seen = record.seen_from(1)
    hides = any(is_hidden(event.line) for event in seen.events)
    assert seen.known_seats() == ({1} if hides else {0, 1, 2})
    for event in seen.with_legal().events:
        if event.seat is not None:
            assert isinstance(event.legal, list) == (event.seat in seen.known_seats())


def test_no_seed_is_seen_before_the_end(game: Game, play_match: PlayMatch) -> None:
    over = play_match(game, 2, "sealed").record()
    assert b'"seed"' in over.seen_from(0).dumps()
    going_on = changed(over, lambda e: (e["events"].__delitem__(slice(9, None)), e.update(result=None)))
    assert b'"seed"' in going_on.dumps()
    assert b'"seed"' not in going_on.seen_from(0).dumps()


def test_an_illegal_line_is_named_with_its_rule(record: MatchRecord, game: Game) -> None:
    index, line = next(
        (i, game.format_action(code))
        for i, step in enumerate(record.steps())
        if step.seat is not None
        for code in range(game.action_count)
        if step.before.check(code)
    )
    error = refusal(changed(record, lambda e: e["events"][index].update(action=line)))
    assert error.event == index
    assert error.rule
    assert f"Event {index}, seat {record.events[index].seat}: {line}" in str(error)
    assert f"({error.rule})" in str(error)


def first_action(record: MatchRecord) -> int:
    return next(i for i, event in enumerate(record.events) if event.seat is not None)


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("bad_notation", lambda e, i: e["events"][i].update(action="serve tea")),
        ("other_seat", lambda e, i: e["events"][i].update(seat=(e["events"][i]["seat"] + 1) % 3)),
        ("other_seat", lambda e, i: e["events"][i].update(seat=17)),
        ("chance_due", lambda e, i: e["events"].__delitem__(0)),
        ("no_chance_due", lambda e, i: e["events"].insert(i, {"chance": "start 0"})),
        ("match_over", lambda e, i: e["events"].append({"chance": "start 0"})),
        ("other_completes", lambda e, i: e["events"][i].update(completes=["tekkamaki*"])),
        ("other_legal", lambda e, i: e["events"][i].update(legal=[e["events"][i]["action"], "tea"])),
    ],
)
def test_a_bad_event_is_named(record: MatchRecord, code: str, change: Callable[[Entries, int], object]) -> None:
    first = first_action(record)
    if code == "chance_due":
        first = 1
        if record.events[1].seat is None:
            pytest.skip("chance comes twice at the start of this game")
    error = refusal(changed(record, lambda e: change(e, first)))
    assert error.code == code
    expected = {"match_over": len(record.events), "chance_due": 0}.get(code, first)
    assert error.event == expected


@pytest.mark.parametrize(
    "change",
    [
        lambda e: e["result"]["scores"].__setitem__(0, 999),
        lambda e: e["result"].update(reason="tea_time"),
        lambda e: e.update(result=None),
        lambda e: e["events"].pop(),
    ],
)
def test_a_wrong_result_is_found(record: MatchRecord, change: Callable[[Entries], object]) -> None:
    assert refusal(changed(record, change)).code == "other_result"


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("bad_players", lambda e: e.update(players=6)),
        ("bad_record", lambda e: e["names"].pop()),
        ("other_edition", lambda e: e["edition"].update(sha256="0" * 64)),
    ],
)
def test_a_wrong_head_does_not_replay(record: MatchRecord, code: str, change: Callable[[Entries], object]) -> None:
    assert refusal(changed(record, change)).code == code


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("unknown_format", lambda e: e.update(format="chess")),
        ("unknown_format", lambda e: e.pop("format") and e.update(format=None)),
        ("unknown_version", lambda e: e.update(version=2, events="zipped")),
        ("unknown_version", lambda e: e.update(version=0)),
        ("unknown_game", lambda e: e.update(game="go")),
        ("bad_record", lambda e: e.pop("events")),
        ("bad_record", lambda e: e.update(players="three")),
        ("bad_record", lambda e: e.update(colour="red")),
        ("bad_record", lambda e: e["events"].append({})),
        ("bad_record", lambda e: e["events"].append({"seat": 1})),
        ("bad_record", lambda e: e["events"].append({"chance": "start 1", "seat": 1, "action": "done"})),
    ],
)
def test_what_is_no_record_is_not_read(record: MatchRecord, code: str, change: Callable[[Entries], object]) -> None:
    with pytest.raises(RecordError) as caught:
        changed(record, change)
    assert caught.value.code == code


def test_another_game_is_refused(record: MatchRecord, game: Game) -> None:
    other = changed(record, lambda e: e.update(game="wasabi" if game.name == "sushi_roll" else "sushi_roll"))
    assert refusal(other, game).code == "other_game"


@pytest.mark.parametrize("cut", [1, 2, 400])
def test_a_truncated_file_tells_the_line(records: list[MatchRecord], cut: int) -> None:
    stream = io.BytesIO()
    write_records(stream, records)
    reading = read_records(io.BytesIO(stream.getvalue()[: -1 - cut]))
    for _ in range(len(records) - 1):
        next(reading)
    with pytest.raises(RecordError) as caught:
        next(reading)
    assert caught.value.code == "truncated"
    assert str(caught.value).startswith(f"line {len(records)}: ")


def test_a_truncated_layout_over_many_lines_tells_the_last_line(record: MatchRecord) -> None:
    text = json.dumps(json.loads(record.dumps()), indent=1)[:-5]
    with pytest.raises(RecordError) as caught:
        list(read_records(io.BytesIO(text.encode())))
    assert caught.value.code == "truncated"
    assert str(caught.value).startswith(f"line {text.rstrip().count(chr(10)) + 1}: ")


def test_garbage_and_empty_files(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        list(read_records(io.BytesIO(b"sushi\n")))
    assert caught.value.code == "not_json"
    with pytest.raises(RecordError) as caught:
        list(read_records(io.BytesIO(b"\xff\xfe\x00\n")))
    assert caught.value.code == "not_json"
    empty = tmp_path / "empty.ndjson"
    empty.touch()
    with pytest.raises(RecordError) as caught:
        load_file(empty)
    assert caught.value.code == "empty"
    with pytest.raises(RecordError) as caught:
        load_file(tmp_path / "nowhere")
    assert caught.value.code == "unreadable"


def test_following_is_told_what_was_completed_and_chosen(
    record: MatchRecord, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = first_action(record)
    seat = record.events[first].seat
    choices = [{"seat": seat, "action": f"choose {slug}"} for slug in ("tekkamaki", "bento-box")]
    other = {"seat": (seat or 0) + 1, "action": "choose kappamaki"}
    told: list[tuple[str, list[str], list[str]]] = []

    def follow(position: Position, line: str, completes: list[str], chosen: list[str]) -> ActionCode:
        told.append((line, completes, chosen))
        return game.parse_action(line)

    monkeypatch.setattr(game, "follow_action", follow)
    changes = changed(record, lambda e: e["events"].__setitem__(slice(first + 1, None), [*choices, other]))
    assert refusal(changes, game).event is not None
    assert told[0] == (record.events[first].line, record.events[first].completes, ["tekkamaki", "bento-box"])
