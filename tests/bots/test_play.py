"""Bots in process: asked for a turn, and whole matches between them. Whatever a bot does, the match goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sushiya.bots.bot import Bot, Budget, Seen
from sushiya.bots.play import ask, play_match
from sushiya.bots.random import RandomBot
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game, Result
from sushiya.games.match import Match

DICE = seed_from_text("bots at the table")


class Scripted(Bot):
    """Answers what a function says, and remembers how it was treated."""

    def __init__(self, answer: Callable[[Seen], Any]) -> None:
        self.answer = answer
        self.heard: list[Result | str] = []

    def choose(self, seen: Seen) -> Any:
        return self.answer(seen)

    def end(self, result: Result) -> None:
        self.heard.append(result)

    def close(self) -> None:
        self.heard.append("closed")


def start(game: Game) -> Match:
    return Match(game, 2, dice=SeededDice(DICE))


def forfeit_of(game: Game, answer: Callable[[Seen], Any]) -> str | None:
    """Why a bot that answers this forfeits its first move; the action is legal in any case."""
    match = start(game)
    turn = ask(Scripted(answer), match, 1)
    match.play(turn.code)
    return turn.forfeit


def fail(_: Seen) -> str:
    raise ValueError("no appetite")


def test_a_line_or_a_code_of_any_integer_type(game: Game) -> None:
    for answer in (
        lambda seen: seen.lines[-1],
        lambda seen: seen.legal[-1],
        lambda seen: np.int32(seen.legal[-1]),
    ):
        match = start(game)
        turn = ask(Scripted(answer), match, 1)
        assert turn.forfeit is None
        assert turn.code == match.position.legal()[-1]


def test_an_exception_costs_the_move(game: Game) -> None:
    assert forfeit_of(game, fail) == "raised ValueError: no appetite"
    assert forfeit_of(game, lambda _: sys.exit(3)) == "raised SystemExit: 3"


@pytest.mark.parametrize("answer", [None, 1.0, True, ["take egg"], b"take egg"])
def test_an_answer_of_another_type(game: Game, answer: object) -> None:
    assert forfeit_of(game, lambda _: answer) == f"answered {answer!r}, which is neither a line nor a code"


@pytest.mark.parametrize("code", [-1, 10**9, 10**30])
def test_a_code_that_there_is_not(game: Game, code: int) -> None:
    reason = forfeit_of(game, lambda _: code)
    assert reason is not None
    assert f"codes are 0 to {game.action_count - 1}" in reason


def test_an_illegal_action_is_told_with_its_rule(game: Game) -> None:
    position = start(game).position
    code = next(code for code in range(game.action_count) if position.check(code))
    reason = position.check(code)
    assert reason is not None
    line = game.format_action(code)
    told = f"{reason.text} ({reason.rule})"
    assert forfeit_of(game, lambda _: line) == f"answered {line!r}: {told}"
    assert forfeit_of(game, lambda _: code) == f"answered the code {code}, {line!r}: {told}"


def test_a_line_of_no_notation_is_told_in_short(game: Game) -> None:
    assert "no line of notation, 'serve tea': " in (forfeit_of(game, lambda _: "serve tea") or "")
    assert len(forfeit_of(game, lambda _: "tea " * 10_000) or "") < 200


def test_a_bot_that_plays_on_with_its_position_changes_nothing(game: Game) -> None:
    """What it then takes for legal is not."""

    def play_on(seen: Seen) -> str:
        before = set(seen.lines)
        while True:
            seen.position.apply(int(seen.position.legal()[0]))
            while seen.position.status < 0:
                seen.position.resolve(seen.position.outcomes()[0][0])
            new = set(seen.position.legal_lines()) - before
            if new:
                return new.pop()

    match = start(game)
    before = match.position.snapshot
    turn = ask(Scripted(play_on), match, 1)
    assert turn.forfeit is not None
    assert match.position.snapshot == before
    match.play(turn.code)


def test_forfeited_moves_are_drawn_anew_for_every_step(game: Game) -> None:
    played = play_match(game, [Scripted(fail), Scripted(fail)], dice=DICE, seed=5)
    at_random = play_match(game, [RandomBot(), RandomBot()], dice=DICE, seed=5)
    assert [turn.code for turn in played.turns] == [turn.code for turn in at_random.turns]
    assert all(turn.forfeit for turn in played.turns)


def test_the_seeds_decide_everything(game: Game) -> None:
    def events(**seeds: Any) -> list[Any]:
        return play_match(game, [RandomBot(), RandomBot()], **seeds).match.events

    assert events(dice=DICE, seed=1) == events(dice=DICE, seed=1)
    assert events(dice=DICE, seed=1) != events(dice=DICE, seed=2)
    assert events(seed=1) != events(seed=1)  # fresh dice


def test_the_budget_is_what_the_bot_wants_or_less(game: Game) -> None:
    given: list[Budget] = []

    def look(seen: Seen) -> int:
        given.append(seen.budget)
        return seen.legal[0]

    bot = Scripted(look)
    bot.budget = Budget(ms=50)
    for limit in (None, Budget(ms=20), Budget(ms=80, simulations=9)):
        ask(bot, start(game), 1, limit)
    assert given == [Budget(ms=50), Budget(ms=20), Budget(ms=50, simulations=9)]


def test_the_log_is_given_to_those_who_want_it(game: Game) -> None:
    logs: list[Any] = []

    def look(seen: Seen) -> int:
        logs.append(seen.log)
        return seen.legal[0]

    bot = Scripted(look)
    ask(bot, start(game), 1)
    bot.wants_log = True
    ask(bot, start(game), 1)
    assert logs == [(), start(game).log(start(game).to_act)]


def test_bots_hear_the_result_and_are_closed(game: Game) -> None:
    bots = [Scripted(lambda seen: seen.legal[0]) for _ in range(2)]
    played = play_match(game, bots, dice=DICE, names=["a", "b"])
    assert played.match.names == ["a", "b"]
    assert [bot.heard for bot in bots] == [[played.match.result(), "closed"]] * 2


def test_all_bots_are_closed_when_the_match_cannot_go_on(game: Game) -> None:
    def interrupt(_: Seen) -> int:
        raise KeyboardInterrupt

    class Clumsy(Scripted):
        def close(self) -> None:
            super().close()
            raise RuntimeError("dropped it")

    bots = [Scripted(interrupt), Clumsy(interrupt)]
    with pytest.raises(RuntimeError, match="dropped it"):
        play_match(game, bots, dice=DICE)
    assert [bot.heard for bot in bots] == [["closed"]] * 2
