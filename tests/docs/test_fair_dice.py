"""What is written about the dice is so: its numbers, computed by the program and by a verifier made of its words."""

from __future__ import annotations

import hashlib
import hmac
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from sushiya.games import house_edition, load
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.games.record import Event, MatchRecord
from sushiya.table.verify import verify_dice
from tests.conftest import PlayMatch, RunSushiya
from tests.docs.test_readme import ROOT

PAGE = (ROOT / "docs" / "fair-dice.md").read_text()


def rows(title: str) -> list[list[str]]:
    """The cells of the table in that section of the vectors, without its head."""
    section = PAGE.partition("\n## Test vectors\n")[2].partition(f"\n### {title}\n")[2].partition("\n#")[0]
    table = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in table[2:]]


SEEDS = {name: bytes.fromhex(seed) for name, seed, _ in rows("Seeds")}

# ----------------------------------------------------------------------------------- a verifier, from the page's words


class Draws:
    """The section "A draw" and the section "A throw"."""

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self.seed = seed
        self.number = number

    def word(self) -> int:
        message = b"sushiya " + str(self.number).encode("ascii")
        self.number += 1
        return int.from_bytes(hmac.new(self.seed, message, hashlib.sha256).digest()[:8], "big")

    def throw(self, sides: int) -> int:
        if sides == 1:
            return 0
        most = 2**64 - 2**64 % sides
        while (word := self.word()) >= most:
            pass
        return word % sides


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def wasabi_lines(events: list[Event], players: int, draws: Draws) -> Iterator[str]:
    """The chance lines of a match of Wasabi!, as the page says they come."""
    edition = tomllib.loads(house_edition("wasabi").read_text())
    strips = [(slug(recipe["name"]), len(recipe["ingredients"])) for recipe in edition["recipe"]]
    length_of = dict(strips)
    order = [name for name, _ in strips]
    fresh, under, length = list(order), [], 0
    yield f"start {draws.throw(players)}"
    for event in events[1:]:
        match event.line.split():
            case ["draw", number]:
                length = int(number)
            case ["pass", *names]:
                under += sorted(names, key=order.index)
            case ["recipe", _]:
                there = [name for name in fresh if length_of[name] == length]
                there = there or [name for name in under if length_of[name] == length][:1]
                name = there[draws.throw(len(there))]
                (fresh if name in fresh else under).remove(name)
                yield f"recipe {name}"


def sushi_roll_lines(events: list[Event], players: int, draws: Draws) -> Iterator[str]:
    """The chance lines of a match of Sushi Roll, as the page says they come."""
    edition = tomllib.loads(house_edition("sushi_roll").read_text())
    dice: dict[str, list[str]] = {die["name"]: [f.replace("*", "") for f in die["faces"]] for die in edition["die"]}
    kind_of = {face: kind for kind, faces in dice.items() for face in faces}
    order = [face for faces in dice.values() for face in faces]
    row: list[str] = []
    yield f"start {draws.throw(players)}"
    for event in events[1:]:
        match event.line.split():
            case ["bag", seat, *_]:
                if seat == "0":
                    row = [die["name"] for die in edition["die"] for _ in range(die["count"])]
                came = [row.pop(draws.throw(len(row))) for _ in range(edition["dice_per_seat"][str(players)])]
                yield f"bag {seat} {' '.join(sorted(came, key=list(dice).index))}"
            case ["roll" | "reroll" as word, seat, *faces]:
                kinds = sorted((kind_of[face] for face in faces), key=list(dice).index)
                came = [dice[kind][draws.throw(len(dice[kind]))] for kind in kinds]
                yield f"{word} {seat} {' '.join(sorted(came, key=order.index))}"


VERIFIERS = {"wasabi": wasabi_lines, "sushi_roll": sushi_roll_lines}

# ----------------------------------------------------------------------------------------------------------- the tests


def test_seeds_and_commitments() -> None:
    table = rows("Seeds")
    assert [row[0] for row in table] == ["A", "B"]
    for name, _, commitment in table:
        assert SeededDice(SEEDS[name]).commitment == commitment
        assert hashlib.sha256(SEEDS[name]).hexdigest() == commitment
    assert SEEDS["B"] == seed_from_text("a rainy evening")


def test_draws() -> None:
    table = rows("Draws")
    assert [int(number) for number, _, _ in table] == list(range(12))
    for column, name in enumerate("AB", 1):
        told = [int(row[column], 16) for row in table]
        dice, draws = SeededDice(SEEDS[name]), Draws(SEEDS[name])
        assert [dice.throw(2**64) for _ in table] == told
        assert [draws.word() for _ in table] == told
        assert all(len(row[column]) == 16 for row in table)


def test_throws() -> None:
    table = rows("Throws")
    skipping = 0
    for name, *numbers in table:
        number, sides, shows, then = map(int, numbers)
        dice = SeededDice(SEEDS[name])
        dice.counter = number
        draws = Draws(SEEDS[name], number)
        assert (dice.throw(sides), dice.counter) == (shows, then)
        assert (draws.throw(sides), draws.number) == (shows, then)
        skipping += then > number + 1
    assert len(table) >= 10
    assert skipping >= 2


def told_match(title: str) -> tuple[Match, list[list[str]]]:
    """The match that a table of events tells, played with the real dice."""
    seed = re.search(rf"\n### {title}\n\nSeed (.), three players, the house edition", PAGE.partition("\n## Test")[2])
    assert seed is not None
    table = rows(title)
    game = load(title)
    match = Match(game, 3, dice=SeededDice(SEEDS[seed.group(1)]))
    for event, *_ in table:
        if event.startswith("seat "):
            who, _, line = event.partition(": `")
            assert who == f"seat {match.to_act}"
            match.play(line)
    return match, table


@pytest.mark.parametrize("title", ["Wasabi!", "Sushi Roll"])
def test_the_start_of_a_match(title: str) -> None:
    match, table = told_match(title)
    assert match.dice is not None
    dice = SeededDice(match.dice.seed)
    assert len(table) == len(match.steps)
    for (event, *cells), step in zip(table, match.steps, strict=True):
        if step.seat is not None:
            assert cells == ["", "", ""]
            continue
        first, sides = dice.counter, step.before.sides()
        shows = dice.throw_all(sides)
        taken = str(first) if dice.counter == first + 1 else f"{first}–{dice.counter - 1}"
        assert [event, *cells] == [step.line, " ".join(map(str, sides)), taken, " ".join(map(str, shows))]
    verifier = VERIFIERS[match.game.name]
    chance = [event.line for event in match.events if event.seat is None]
    assert list(verifier(match.events, 3, Draws(match.dice.seed))) == chance


def is_fair(record: MatchRecord) -> bool:
    """Whether the verifier that was made of the page's words alone finds the record in order."""
    seed = bytes.fromhex(str(record.seed))
    if hashlib.sha256(seed).hexdigest() != record.commitment:
        return False
    chance = [event.line for event in record.events if event.seat is None]
    return list(VERIFIERS[record.game](record.events, record.players, Draws(seed))) == chance


def test_whole_matches_are_verified_by_the_words_of_the_page(game: Game, play_match: PlayMatch) -> None:
    for players in game.player_counts:
        assert is_fair(play_match(game, players, f"page {players}", eager=True).record())


def test_strips_that_come_up_again_are_verified_by_the_words_of_the_page() -> None:
    """Seat 0 does nothing but pass and draw long strips, until their stacks have only what was put back."""
    match = Match(load("wasabi"), 2, dice=SeededDice(SEEDS["B"]))
    choices = SeededDice(SEEDS["A"])
    while not match.is_over:
        lines = match.legal()
        wanted = [line for line in lines if line.startswith("pass")] if match.to_act == 0 else []
        wanted = wanted or [line for line in lines if line == "draw 5"]
        wanted = wanted or [line for line in lines if not line.startswith("pass")]
        match.play(wanted[choices.throw(len(wanted))])
    came = [event.line for event in match.events if event.line.startswith("recipe")]
    assert len(came) >= len(set(came)) + 5
    assert is_fair(match.record())


def test_the_words_of_the_page_find_a_die_that_was_turned(game: Game, play_match: PlayMatch) -> None:
    record = play_match(game, 3, "turned").record()
    assert verify_dice(record, game) > 0
    assert is_fair(record)
    assert not is_fair(replace(record, seed=SEEDS["A"].hex()))
    index = next(i for i, event in enumerate(record.events) if i > 0 and event.seat is None)
    events = list(record.events)
    other = "recipe tekkamaki" if game.name == "wasabi" else f"{events[index].line} pudding"
    assert events[index].line != other
    events[index] = Event(chance=other)
    assert not is_fair(replace(record, events=events))


def test_the_command_that_is_shown(run_sushiya: RunSushiya, tmp_path: Any, play_match: PlayMatch) -> None:
    [command] = re.findall(r"^\$ sushiya (.*)$", PAGE, re.MULTILINE)
    assert command == "verify match.json"
    file = tmp_path / "match.json"
    play_match(load("sushi_roll"), 3, "shown").record().dump(file)
    assert run_sushiya("verify", file).code == 0


def test_files_and_modules_that_are_named_exist() -> None:
    for name in re.findall(r"`((?:src|tests)/[^`]+)`", PAGE):
        assert list(ROOT.glob(name)), name
    for name in re.findall(r"`sushiya\.([\w.]+)`", PAGE):
        assert (ROOT / "src" / "sushiya" / f"{name.replace('.', '/')}.py").exists(), name
