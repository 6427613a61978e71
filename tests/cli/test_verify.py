"""`sushiya verify`: the dice of finished matches, thrown again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

import sushiya
from sushiya.errors import RecordError
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.games.record import Event, MatchRecord, write_records
from sushiya.table.verify import verify_dice
from tests.conftest import PlayMatch, RunSushiya, Said
from tests.games.toml import to_toml
from tests.games.wasabi.editions import BUSY

Verify = Callable[..., Said]


@pytest.fixture(scope="module")
def match(game: Game, play_match: PlayMatch) -> Match:
    return play_match(game, 3, "verified")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "records.ndjson"


@pytest.fixture
def verify(run_sushiya: RunSushiya, file: Path) -> Verify:
    """Write records to the file and verify it."""

    def run(*records: MatchRecord, options: tuple[object, ...] = ()) -> Said:
        with file.open("wb") as stream:
            write_records(stream, records)
        return run_sushiya("verify", file, *options)

    return run


def with_event(record: MatchRecord, index: int, line: str) -> MatchRecord:
    """The record with another outcome of chance."""
    events = list(record.events)
    assert events[index].chance is not None
    events[index] = Event(chance=line)
    return replace(record, events=events)


def other_outcome(match: Match, index: int) -> str:
    """An outcome that was possible there, but not thrown."""
    step = match.steps[index]
    return next(line for code, _ in step.before.outcomes() if (line := match.game.format_outcome(code)) != step.line)


def chance_indices(match: Match) -> list[int]:
    return [index for index, step in enumerate(match.steps) if step.seat is None]


def code_of(record: MatchRecord, game: Game) -> tuple[str, int | None]:
    with pytest.raises(RecordError) as caught:
        verify_dice(record, game)
    return caught.value.code, caught.value.event


def test_good_records_of_all_player_counts(verify: Verify, file: Path, game: Game, play_match: PlayMatch) -> None:
    matches = [play_match(game, players, f"good {players}", eager=True) for players in game.player_counts]
    outcomes = sum(len(chance_indices(match)) for match in matches)
    said = verify(*(match.record() for match in matches))
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{file}: {len(matches)} matches, {outcomes} outcomes of chance, all as the seeds say.\n"


def test_one_match_over_many_lines(verify: Verify, file: Path, match: Match, run_sushiya: RunSushiya) -> None:
    said = verify(match.record())
    first, second = said.out.splitlines()
    assert first == f"{file}: 1 match, {len(chance_indices(match))} outcomes of chance, all as the seed says."
    assert str(match.record().commitment) in second
    file.write_bytes(msgspec.json.format(match.record().dumps(), indent=1))
    assert run_sushiya("verify", file).code == 0


def test_an_outcome_that_was_not_thrown(verify: Verify, file: Path, match: Match) -> None:
    """The first difference is told, with what the dice give, wherever it is."""
    indices = chance_indices(match)
    for index in (indices[0], indices[1], indices[len(indices) // 2], indices[-1]):
        if len(match.steps[index].before.outcomes()) == 1:
            continue
        line = other_outcome(match, index)
        said = verify(with_event(match.record(), index, line))
        told = f"Event {index}, chance: {line}: the dice of the seed give {match.steps[index].line!r}."
        assert (said.code, said.out, said.err) == (2, "", f"{file}, line 1: {told}\n")


def test_an_outcome_that_is_impossible_is_told_as_one_that_was_not_thrown(match: Match) -> None:
    index = chance_indices(match)[1]
    record = with_event(match.record(), index, "start 0")
    assert code_of(record, match.game) == ("other_dice", index)


def test_a_whole_match_with_other_dice(game: Game, play_match: PlayMatch) -> None:
    """By the rules, but of another seed than the one it claims."""
    claimed = play_match(game, 2, "claimed").record()
    codes = set()
    for number in range(4):
        record = play_match(game, 2, f"played {number}").record()
        codes.add(code_of(replace(record, seed=claimed.seed, commitment=claimed.commitment), game)[0])
    assert codes == {"other_dice"}


def test_another_seed_than_the_one_committed_to(verify: Verify, file: Path, match: Match) -> None:
    record = match.record()
    other = seed_from_text("another")
    said = verify(replace(record, seed=other.hex()))
    assert said.code == 2
    assert said.err.startswith(f"{file}, line 1: The seed is not the one that was committed to: its SHA-256 is ")
    assert SeededDice(other).commitment in said.err
    assert str(record.commitment) in said.err
    assert code_of(replace(record, seed=other.hex()), match.game) == ("bad_commitment", None)


@pytest.mark.parametrize("seed", ["", "12", "g" * 64, "0" * 62 + "  ", "0" * 66])
def test_a_seed_that_is_none(match: Match, seed: str) -> None:
    assert code_of(replace(match.record(), seed=seed), match.game) == ("bad_seed", None)


def test_digits_may_be_capital(match: Match) -> None:
    record = match.record()
    assert verify_dice(replace(record, seed=str(record.seed).upper()), match.game)
    assert verify_dice(replace(record, commitment=str(record.commitment).upper()), match.game)


def test_a_finished_match_without_its_seed(verify: Verify, file: Path, match: Match) -> None:
    said = verify(replace(match.record(), seed=UNSET))
    sentence = "The record does not tell the seed of the match, so its dice cannot be verified."
    assert (said.code, said.err) == (2, f"{file}, line 1: {sentence}\n")
    said = verify(replace(match.record(), commitment=UNSET))
    sentence = "The record has no commitment: nothing shows that the seed was fixed before the match."
    assert (said.code, said.err) == (2, f"{file}, line 1: {sentence}\n")
    assert code_of(replace(match.record(), commitment=UNSET), match.game) == ("no_commitment", None)


def test_a_running_match(verify: Verify, file: Path, game: Game, play_match: PlayMatch) -> None:
    said = verify(play_match(game, 3, "verified", actions=9).record())
    sentence = "The match is not over; its seed is still secret, so its dice cannot be verified yet."
    assert (said.code, said.err) == (2, f"{file}, line 1: {sentence}\n")


def test_what_one_seat_could_not_see(verify: Verify, file: Path, match: Match) -> None:
    """In Sushi Roll everything is open, so that such a record is a whole one."""
    said = verify(match.record().seen_from(1))
    if match.game.name == "sushi_roll":
        assert said.code == 0
        return
    assert said.code == 2
    assert said.err.startswith(f"{file}, line 1: Event ")
    assert "?" in said.err
    assert said.err.endswith(": what one seat could not see cannot be verified; that takes the whole record.\n")


def test_the_line_of_the_file_is_told(verify: Verify, file: Path, match: Match) -> None:
    index = chance_indices(match)[2]
    bad = with_event(match.record(), index, other_outcome(match, index))
    said = verify(match.record(), match.record(), bad, match.record())
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"{file}, line 3: Event {index}, ")


def test_a_start_seat_that_was_chosen(game: Game, verify: Verify, file: Path) -> None:
    """Whether or not it is the one that the dice would have given."""
    for start in range(3):
        match = Match(game, 3, dice=SeededDice(seed_from_text("chosen")), start_seat=start)
        choices = SeededDice(seed_from_text("choices"))
        while not match.is_over:
            codes = match.position.legal().tolist()
            match.play(codes[choices.throw(len(codes))])
        said = verify(match.record())
        assert said.code == 2
        assert said.err.startswith(f"{file}, line 1: The start seat of this match was chosen, not thrown, so ")
        index = chance_indices(match)[3]
        assert code_of(with_event(match.record(), index, other_outcome(match, index)), game)[0] == "other_dice"


def test_a_record_against_the_rules_is_refused_too(match: Match) -> None:
    record = match.record()
    index, step = next((i, s) for i, s in enumerate(match.steps) if s.seat is not None)
    illegal = next(code for code in range(match.game.action_count) if step.before.check(code))
    events = list(record.events)
    events[index] = Event(seat=step.seat, action=match.game.format_action(illegal))
    code, event = code_of(replace(record, events=events), match.game)
    assert event == index
    reason = step.before.check(illegal)
    assert reason is not None
    assert code == reason.code
    assert code_of(replace(record, players=9), match.game) == ("bad_players", None)
    assert record.result is not None
    forged = replace(record.result, scores=[99] * 3)
    assert code_of(replace(record, result=forged), match.game) == ("other_result", None)
    assert code_of(replace(record, events=record.events[:-1]), match.game) == ("other_result", None)


def test_undone_chance_comes_again(game: Game, play_match: PlayMatch) -> None:
    """Taking back sets the dice back, so the record is that of a match where nothing was taken back."""
    match = play_match(game, 2, "undone", actions=30)
    for _ in range(12):
        match.undo()
    choices = SeededDice(seed_from_text("other choices"))
    while not match.is_over:
        codes = match.position.legal().tolist()
        match.play(codes[choices.throw(len(codes))])
    assert verify_dice(match.record(), game) == len(chance_indices(match))


def test_another_edition(verify: Verify, file: Path, match: Match, tmp_path: Path) -> None:
    said = verify(replace(match.record(), edition=replace(match.record().edition, sha256="0" * 64)))
    assert said.code == 2
    assert said.err.startswith(f"{file}, line 1: This match was played with the edition 'house' 000000000000…")
    assert said.err.count("\n") == 1


def test_another_game(match: Match) -> None:
    other = sushiya.game("wasabi" if match.game.name == "sushi_roll" else "sushi_roll")
    for players in (3, 5):
        assert code_of(replace(match.record(), players=players), other) == ("other_game", None)


def test_an_edition_of_ones_own(verify: Verify, tmp_path: Path, play_match: PlayMatch) -> None:
    edition = tmp_path / "busy.toml"
    edition.write_text(to_toml(BUSY))
    record = play_match(sushiya.game("wasabi", edition), 2, "busy").record()
    assert verify(record, options=("--edition", edition)).code == 0
    assert "This match was played with the edition 'busy'" in verify(record).err


def test_what_cannot_be_read(run_sushiya: RunSushiya, tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere", tmp_path):
        said = run_sushiya("verify", place)
        assert said.code == 2
        assert said.err.startswith(f"{place}: cannot be read: ")
