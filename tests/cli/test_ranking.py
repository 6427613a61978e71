"""`sushiya ranking`: what is known is not played again, and the page tells whose figures it shows."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sushiya
from sushiya.arena import ranking
from sushiya.arena.fingerprint import fingerprint
from sushiya.arena.matches import Task
from sushiya.arena.order import Order, make_order
from sushiya.arena.ranking import NOT_PLAYED, OLD, Proof
from sushiya.arena.runners import play_locally
from sushiya.arena.tournament import play
from sushiya.games import GAMES
from tests.arena.test_fingerprint import change_level
from tests.conftest import RunSushiya

COMMAND = ["ranking", "--bots", "apprentice,random", "--workers", 1]
PROOF = Proof("sushi_roll", 2, "greedy,random", 4)
TABLES = ("Wasabi!, 2 players", "Sushi Roll, 2 players")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for a small ranking: two tables and a proof."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ranking, "PLAYERS", (2,))
    monkeypatch.setattr(ranking, "PROOFS", (PROOF,))
    monkeypatch.setattr(ranking, "STEPS", ())
    return tmp_path


def table(game: str, games: int = 2) -> Order:
    return make_order(sushiya.game(game), 2, "apprentice,random", games=games)


def proof() -> Order:
    return make_order(sushiya.game(PROOF.game), 2, PROOF.bots, games=PROOF.games, seed=PROOF.seed)


def folder_of(order: Order) -> Path:
    return Path("arena/ranking") / f"{order.folder}-{fingerprint(order)}"


def play_order(order: Order) -> None:
    """As the ranking does it, without a report."""
    play(Task(order), folder_of(order), lambda task, numbers: play_locally(task, numbers, 1))


def results(order: Order) -> bytes:
    return (folder_of(order) / "results.ndjson").read_bytes()


def page() -> str:
    return Path("docs/bots.md").read_text()


def kept() -> dict[str, dict[str, Any]]:
    """What the file tells, by the command."""
    tournaments = json.loads(Path("docs/bots.json").read_bytes())["tournaments"]
    return {msgspec.convert(each["order"], Order).command: each for each in tournaments}


def all_files(path: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}


def section(title: str) -> str:
    """What stands below a heading."""
    return page().split(f"## {title}\n")[1].split("\n## ")[0]


# ----------------------------------------------------------------------------------------------------- without playing


def test_with_nothing_at_all_the_page_says_so(run_sushiya: RunSushiya, home: Path) -> None:
    said = run_sushiya(*COMMAND, "--no-play")
    assert said.code == 0, said.err
    assert said.out == "docs/bots.md: written. Of 3 tournaments, 3 are not there yet and 0 are to be played again.\n"
    assert sorted(all_files(home)) == [str(home / "docs" / name) for name in ("bots.json", "bots.md")]
    assert kept() == {}
    assert page().count(NOT_PLAYED) == 2
    for title, game in zip(TABLES, GAMES, strict=True):
        assert section(title).startswith(f"\n{NOT_PLAYED} `{table(game, 400).command}`\n")
    assert "## Evidence" not in page()
    assert "†" not in page()
    assert "$ sushiya ranking --bots apprentice,random --games 400 --seed 0\n" in page()


def test_partial_folders_are_told_as_what_they_are(run_sushiya: RunSushiya, home: Path) -> None:
    play_order(table("wasabi"))
    play_order(table("sushi-roll", 4))
    stopped = folder_of(table("sushi-roll")) / "results.ndjson"
    stopped.write_bytes(b"".join(stopped.read_bytes().splitlines(keepends=True)[:3]))  # in the second round
    play_order(proof())
    before = all_files(home / "arena")
    said = run_sushiya(*COMMAND, "--games", 40, "--no-play")
    assert said.code == 0, said.err
    assert said.out == "docs/bots.md: written.\n"
    assert all_files(home / "arena") == before
    for title, game in zip(TABLES, GAMES, strict=True):
        assert "2 matches in one round" in section(title)
        assert f"`{table(game, 2).command}`" in section(title)
    assert f"`{proof().command}` | 4 | `greedy` |" in section("Evidence")
    assert set(kept()) == {table("wasabi").command, table("sushi-roll").command, proof().command}
    shutil.rmtree("arena")
    text, figures = page(), all_files(home / "docs")
    assert run_sushiya(*COMMAND, "--games", 40, "--no-play").code == 0
    assert page() == text
    assert all_files(home / "docs") == figures


def test_less_than_a_round_gives_way_to_what_is_known(run_sushiya: RunSushiya, home: Path) -> None:
    for game in GAMES:
        play_order(table(game))
    assert run_sushiya(*COMMAND, "--no-play").code == 0
    text = page()
    stopped = folder_of(table("wasabi")) / "results.ndjson"
    stopped.write_bytes(stopped.read_bytes().splitlines(keepends=True)[0])
    assert run_sushiya(*COMMAND, "--no-play").code == 0
    assert page() == text


def test_what_other_bots_played_is_shown_and_marked(
    run_sushiya: RunSushiya, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in GAMES:
        play_order(table(game))
    play_order(proof())
    assert run_sushiya(*COMMAND, "--no-play").code == 0
    text, before = page(), all_files(home / "docs")
    change_level(monkeypatch, "apprentice", "greedy:noise=0.7")
    said = run_sushiya(*COMMAND, "--no-play")
    assert said.code == 0, said.err
    assert said.out == "docs/bots.md: written. Of 3 tournaments, 0 are not there yet and 2 are to be played again.\n"
    assert all_files(home / "docs")[str(home / "docs/bots.json")] == before[str(home / "docs/bots.json")]
    assert page().count(OLD) == 1
    assert page().replace(f"{OLD}\n", "").replace(" †", "") == text
    for title in TABLES:
        assert "`apprentice` †" in section(title)
        assert "`random` †" in section(title)
        assert section(title).count("†") == 2
    assert "†" not in section("Evidence")
    play_order(table("wasabi"))  # the bots of now, in another folder
    assert run_sushiya(*COMMAND, "--no-play").code == 0
    assert len(list(Path("arena/ranking").glob("wasabi-2p-*"))) == 2
    assert "†" not in section(TABLES[0])
    assert section(TABLES[1]).count("†") == 2
    assert {each["fingerprint"] for each in kept().values()} >= {fingerprint(table("wasabi"))}


def test_proofs_stay_in_the_file_while_they_are_not_asked_for(run_sushiya: RunSushiya, home: Path) -> None:
    play_order(table("wasabi"))
    play_order(proof())
    assert run_sushiya(*COMMAND, "--no-play").code == 0
    assert run_sushiya(*COMMAND, "--no-play", "--no-proofs").code == 0
    assert "## Evidence" not in page()
    assert set(kept()) == {table("wasabi").command, proof().command}
    assert run_sushiya(*COMMAND, "--no-play", "--no-proofs", "--seed", 5).code == 0  # other tables
    assert set(kept()) == {proof().command}


@pytest.mark.parametrize("more", [[], ["--no-play"]])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        ('{"format": "sushiya-ranking", "version": 1, "tourn', "has not the figures of a ranking"),
        ('{"shopping": ["eel"]}', "has not the figures of a ranking"),
        (
            '{"format": "sushiya-ranking", "version": 9, "tournaments": []}',
            "is sushiya-ranking 9, not sushiya-ranking 1",
        ),
    ],
)
def test_a_broken_or_foreign_file_is_left_alone(
    run_sushiya: RunSushiya, home: Path, content: str, words: str, more: list[str]
) -> None:
    Path("docs").mkdir()
    Path("docs/bots.json").write_text(content)
    said = run_sushiya(*COMMAND, "--games", 2, *more)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert words in said.err
    assert all_files(home) == {str(home / "docs/bots.json"): content.encode()}


@pytest.mark.parametrize("name", [".", "bots.json"])
def test_what_cannot_be_the_page(run_sushiya: RunSushiya, home: Path, name: str) -> None:
    said = run_sushiya(*COMMAND, "--no-play", "--page", name)
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "cannot be the page" in said.err
    assert all_files(home) == {}


# ------------------------------------------------------------------------------------------------------------- playing


@pytest.mark.slow
def test_nothing_is_played_twice(run_sushiya: RunSushiya, home: Path) -> None:
    said = run_sushiya(*COMMAND, "--games", 2)
    assert said.code == 0, said.err
    assert said.out.endswith("docs/bots.md: written.\n")
    assert len(list(Path("arena/ranking").iterdir())) == 3
    assert set(kept()) == {table("wasabi").command, table("sushi-roll").command, proof().command}
    written = all_files(home / "docs")
    shutil.rmtree("arena")
    said = run_sushiya(*COMMAND, "--games", 2)
    assert said.code == 0, said.err
    assert not Path("arena").exists()
    assert said.out.count("are in docs/bots.json already") == 3
    assert all_files(home / "docs") == written


@pytest.mark.slow
def test_the_page_from_the_file_is_that_from_the_folders(
    run_sushiya: RunSushiya, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranking, "STEPS", (Proof("sushi_roll", 2, "search:ms=2,search:ms=1", 2),))
    assert run_sushiya(*COMMAND, "--games", 2).code == 0
    from_folders = all_files(home / "docs")
    assert {Path(name).name for name in from_folders} == {"bots.md", "bots.json", "strength.svg"}
    for gone, more in (("docs", []), ("arena", []), ("arena", ["--no-play"])):
        shutil.rmtree(gone, ignore_errors=True)
        assert run_sushiya(*COMMAND, "--games", 2, *more).code == 0
        assert all_files(home / "docs") == from_folders


@pytest.mark.slow
def test_more_matches_go_on_in_the_folder(run_sushiya: RunSushiya, home: Path) -> None:
    assert run_sushiya(*COMMAND, "--games", 2).code == 0
    first = results(table("wasabi"))
    assert run_sushiya(*COMMAND, "--games", 4).code == 0
    assert results(table("wasabi")).startswith(first)
    assert results(table("wasabi")).count(b"\n") == 4
    assert table("wasabi", 4).command in kept()
    assert f"`{table('wasabi', 4).command}`" in section(TABLES[0])
    said = run_sushiya(*COMMAND, "--games", 2)  # fewer are there already
    assert said.out.count("already") == 3
    assert f"`{table('wasabi', 4).command}`" in section(TABLES[0])


@pytest.mark.slow
def test_bots_that_play_differently_play_again_in_another_folder(
    run_sushiya: RunSushiya, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run_sushiya(*COMMAND, "--games", 2).code == 0
    before, folders = kept(), all_files(home / "arena")
    change_level(monkeypatch, "apprentice", "greedy:noise=0.7")
    said = run_sushiya(*COMMAND, "--games", 2)
    assert said.code == 0, said.err
    assert said.out.count("already") == 1
    assert len(list(Path("arena/ranking").iterdir())) == 5  # the proof has no apprentice
    after = all_files(home / "arena")
    assert {name: after[name] for name in folders} == folders
    for command, figures in kept().items():
        assert (figures["fingerprint"] == before[command]["fingerprint"]) == (command == proof().command)
    assert "†" not in page()


@pytest.mark.slow
def test_what_is_finished_is_saved_before_the_next_begins(run_sushiya: RunSushiya, home: Path) -> None:
    obstacle = folder_of(table("sushi-roll")) / "thesis.txt"
    obstacle.parent.mkdir(parents=True)
    obstacle.write_text("mine")
    said = run_sushiya(*COMMAND, "--games", 2)
    assert said.code == 2
    assert "name a new folder" in said.err
    assert set(kept()) == {table("wasabi").command}
    assert not Path("docs/bots.md").exists()
    shutil.rmtree("arena")
    said = run_sushiya(*COMMAND, "--games", 2)
    assert said.code == 0, said.err
    assert not folder_of(table("wasabi")).exists()
    assert len(kept()) == 3


@pytest.mark.slow
def test_the_ranking_is_made_again_to_the_letter(
    run_sushiya: RunSushiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["ranking", "--bots", "greedy,random", "--games", 4, "--workers", 1, "--no-proofs"]
    said = run_sushiya(*command)
    assert said.code == 0, said.err
    text = (tmp_path / "docs" / "bots.md").read_text()
    for title in ("Wasabi!", "Sushi Roll"):
        for players in (2, 3, 4):
            assert f"## {title}, {players} players" in text
    assert "$ sushiya ranking --bots greedy,random --games 4 --seed 0 --no-proofs\n" in text
    assert run_sushiya(*command).code == 0
    assert (tmp_path / "docs" / "bots.md").read_text() == text


@pytest.mark.slow
def test_the_ranking_plays_what_it_cites_and_draws(
    run_sushiya: RunSushiya, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ranking, "PLAYERS", (2,))
    monkeypatch.setattr(ranking, "PROOFS", (ranking.Proof("sushi_roll", 3, "greedy,random,random", 3),))
    monkeypatch.setattr(ranking, "STEPS", (ranking.Proof("wasabi", 2, "search:ms=2,search:ms=1", 2, seed=5),))
    said = run_sushiya("ranking", "--bots", "greedy,random", "--games", 2, "--workers", 1)
    assert said.code == 0, said.err
    text = (tmp_path / "docs" / "bots.md").read_text()
    evidence = text.split("## Evidence")[1]
    assert (
        "`sushiya arena sushi-roll --players 3 --bots greedy,random,random --games 3 --seed 1` | 3 | `greedy`"
        in evidence
    )
    steps = text.split("## Strength against time")[1].split("## Evidence")[0]
    assert (
        "`sushiya arena wasabi --players 2 --bots search:ms=2,search:ms=1 --games 2 --seed 5` | 2 | `search:ms=2`"
        in steps
    )
    assert "search" not in evidence.split("[How search")[0]
    assert (tmp_path / "docs" / "strength.svg").read_text().count("Wasabi!, 2 players") == 1
