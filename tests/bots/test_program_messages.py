"""What is said to the programs of other people, and that nothing of it depends on what the seat cannot know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sushiya.bots.bot import Bot, Budget
from sushiya.bots.host import PythonBot, PythonOptions
from sushiya.bots.play import ask
from sushiya.bots.program import FAILURES, ProgramBot
from sushiya.games.chance import SeededDice
from sushiya.games.contract import Game
from sushiya.games.match import Match
from tests.bots.kennel import DICE, Kennel, play_against_random, recorder
from tests.games.wasabi import editions as wasabi_editions
from tests.games.wasabi.matches import Logged
from tests.games.wasabi.twins import EDITIONS, matches_with_swaps, walk_twins


def messages(heard: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in heard.read_bytes().splitlines()]


def test_the_messages_of_a_match(kennel: Kennel, game: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    played = play_against_random(game, kennel.make(recorder(heard), ms=12_345))
    hello, *asked, end = messages(heard)
    assert list(hello) == ["type", "protocol", "server", "game", "players", "seat", "edition", "pieces"]
    assert (hello["type"], hello["protocol"], hello["game"], hello["players"], hello["seat"]) == (
        "hello",
        1,
        game.name,
        2,
        0,
    )
    assert hello["edition"] == {"name": game.edition_name, "sha256": game.edition_sha256}
    names = {
        piece.get("slug") or piece.get("text") for piece in hello["pieces"].get("recipes", hello["pieces"].get("faces"))
    }
    assert ("crunchy-tuna" if game.name == "wasabi" else "salmon") in names
    assert heard.read_bytes().startswith(b'{"type":"hello","protocol":1,')
    assert end == {"type": "end", "result": msgspec.to_builtins(played.match.result())}
    log: list[str] = []
    steps = [step for step in played.match.steps if step.seat == 0]
    for number, (message, step) in enumerate(zip(asked, steps, strict=True), 1):
        assert list(message) == ["type", "number", "budget", "legal", "view", "log_from", "log"]
        assert (message["type"], message["number"], message["budget"]) == ("move", number, {"ms": 12_345})
        assert message["legal"] == step.before.legal_lines()
        assert message["view"] == msgspec.json.decode(msgspec.json.encode(step.before.view(0)))
        assert message["log_from"] == len(log)
        log[message["log_from"] :] = message["log"]
    assert log == played.match.log(0)[: len(log)]
    assert len(log) > 20


def test_a_match_that_is_left_has_no_result(kennel: Kennel, sushi_roll: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = kennel.make(recorder(heard))
    ask(bot, Match(sushi_roll, 2, dice=SeededDice(DICE)), 1, Budget(simulations=9))
    bot.close()
    assert messages(heard)[1]["budget"] == {"ms": 20_000, "simulations": 9}
    assert messages(heard)[-1] == {"type": "end", "result": None}


def test_after_an_undo_the_log_goes_back(kennel: Kennel, sushi_roll: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = kennel.make(recorder(heard))
    match = Match(sushi_roll, 2, dice=SeededDice(DICE))
    log: list[str] = []
    for lines in ([0, 0, 0, 0], [-1, -1]):
        for place in lines:
            ask(bot, match, 1)
            message = messages(heard)[-1]
            log[message["log_from"] :] = message["log"]
            assert log == match.log(match.to_act)
            match.play(match.legal()[place])
        match.undo()
        match.undo()
    bot.close()
    assert len(messages(heard)) == 1 + 6 + 1
    numbers = [message["number"] for message in messages(heard)[1:-1]]
    assert numbers == sorted(set(numbers))


def test_a_new_process_is_told_everything_again(kennel: Kennel, sushi_roll: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"""
        with open({str(heard)!r}, "ab", buffering=0) as file:
            for line in sys.stdin.buffer:
                file.write(line)
                if json.loads(line)["type"] == "move":
                    sys.exit(1)
    """
    match = play_against_random(sushi_roll, kennel.make(body)).match
    told = messages(heard)
    assert [message["type"] for message in told] == ["hello", "move"] * FAILURES
    for hello, move in zip(told[::2], told[1::2], strict=True):
        assert hello == told[0]
        assert move["log_from"] == 0
        assert move["log"] == match.log(0)[: len(move["log"])]
    assert len(told[3]["log"]) > len(told[1]["log"])


# Nothing that is said depends on what the seat cannot know.


def ask_all_the_way(bot: Bot, game: Game, players: int, seat: int, log: list[Logged], lines: list[str]) -> list[bytes]:
    """Follow the lines and ask the bot whenever its seat is to act. Returns the true positions at those moments."""
    match = Match(game, players)
    asked = []
    for step, line in zip(log, lines, strict=False):
        if match.to_act == seat:
            asked.append(match.position.snapshot)
            ask(bot, match, 11)
        if step.seat is None:
            match.resolve(line)
        else:
            match.play(line)
    bot.close()
    return asked


def make_listener(kennel: Kennel, heard: Path, channel: str) -> ProgramBot:
    """A program, or what hosts a Python class, with somebody at the other end who writes down every byte."""
    program = kennel.make(recorder(heard))
    if channel == "program":
        return program
    bot = PythonBot(PythonOptions(__file__, ms=20_000, start_ms=20_000))
    bot.command = program.command
    return bot


@pytest.mark.parametrize("channel", ["program", "python"])
@pytest.mark.parametrize(("name", "players"), [("crowded", 3), ("shuffling", 2), ("house", 3)])
def test_w32_the_same_bytes_in_matches_that_look_the_same(
    kennel: Kennel, tmp_path: Path, channel: str, name: str, players: int
) -> None:
    """Strips that the seat never saw change places in a whole match; while both are possible, it hears the same."""
    game = wasabi_editions.load(EDITIONS[name])
    differing = 0
    matches = matches_with_swaps(game, players, range(300, 302 if name == "house" else 305))
    for number, (log, seat, swap) in enumerate(matches):
        lines = [line for _, _, line in walk_twins(log, swap) if line is not None]
        one, other = tmp_path / f"{number} one", tmp_path / f"{number} other"
        straight = [step.line for step in log[: len(lines)]]
        positions = [
            ask_all_the_way(make_listener(kennel, heard, channel), game, players, seat, log, told)
            for heard, told in ((one, straight), (other, lines))
        ]
        assert one.read_bytes() == other.read_bytes()
        assert one.read_bytes().count(b'"type":"move"') == len(positions[0])
        differing += sum(true != twin for true, twin in zip(*positions, strict=True))
    assert differing > 20
