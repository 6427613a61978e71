"""The lessons: matches by the rules, steps that fit them, words for every step, and all that a beginner should meet."""

from __future__ import annotations

import re

import msgspec
import pytest

import sushiya.lessons as lessons
from sushiya.games import GAMES
from sushiya.games.record import Step, load_file
from sushiya.lessons import FOLDER, LessonError, load_lesson, read_script

LOCALES = FOLDER.parent / "locales"
ENGLISH = (LOCALES / "en" / "lessons.ftl").read_text(encoding="utf-8")
WORDS = dict(re.findall(r"^(lesson-[\w-]+) = (.+)$", ENGLISH, re.MULTILINE))
LONGEST = 130  # characters: more is not read
FEWEST_STEPS, MOST_STEPS = 15, 35  # about five minutes


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def steps_of(game: str) -> list[Step]:
    return list(load_file(FOLDER / f"{game}.ndjson").steps())


def test_the_match_is_a_record_of_one_that_goes_on(game: str) -> None:
    record = load_file(FOLDER / f"{game}.ndjson")
    assert record.result is None
    position = record.replay()
    assert position.status >= 0
    assert record.players == len(read_script(game).names)


def test_every_step_asks_for_a_legal_line_that_comes_next(game: str) -> None:
    lesson = load_lesson(game)
    moments = lesson.replay.moments
    asked = [step for step in lesson.steps if step.ask is not None]
    for step in asked:
        assert step.ask in moments[step.at].legal
        assert moments[step.at + 1].events[0].action == step.ask
        assert len(moments[step.at].legal) == 1 or f"{step.say}-other" in WORDS
    assert len(asked) >= 9
    assert FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS


def test_the_learner_is_led_to_every_move(game: str) -> None:
    lesson = load_lesson(game)
    asked = {step.at for step in lesson.steps if step.ask is not None}
    first, last = lesson.steps[0].at, lesson.steps[-1].at
    assert [at for at in range(first, last) if lesson.replay.moments[at].legal] == sorted(asked)
    assert last == len(lesson.replay.moments) - 1


def test_nothing_is_told_that_the_learner_could_not_know(game: str) -> None:
    text = msgspec.json.encode(load_lesson(game)).decode()
    assert ("?2" in text) == (game == "wasabi")


def test_every_message_is_there_and_none_is_left_over(game: str) -> None:
    steps = load_lesson(game).steps
    wanted = {step.say for step in steps} | {step.other for step in steps if step.ask is not None}
    assert wanted == {word for word in WORDS if word.startswith(f"lesson-{game}-")}


def test_sentences_are_short() -> None:
    for name, text in WORDS.items():
        assert len(text) <= LONGEST, name
        assert len(re.findall(r"[.!?…](?= |$)", text)) <= 3, name


def test_what_to_tap_is_named_as_the_page_names_it(game: str) -> None:
    page = FOLDER.parents[2] / "web" / "src" / "games" / game
    source = "".join(path.read_text(encoding="utf-8") for path in page.glob("*.svelte"))
    for step in load_lesson(game).steps:
        for part in (part for mark in step.mark for part in mark.split("&")):
            name, _, value = part.partition("=")
            assert re.fullmatch(r"[\w-]+", value)
            assert f"data-{name}=" in source, part


def test_w12_w15_w20_w24_the_lesson_of_wasabi_shows_what_matters() -> None:
    steps = steps_of("wasabi")
    mine = [step for step in steps if step.seat == 0]
    completed = [strip for step in mine for strip in step.completes]
    assert [strip for strip in completed if not strip.endswith("*")]  # without style
    assert [strip for strip in completed if strip == "crunchy-tuna*"]  # with style, for a cube
    verbs = {step.line.split()[0] for step in mine}
    assert {"lay", "card", "take", "pick", "draw"} <= verbs
    assert any(step.line.startswith("card wasabi") for step in steps if step.seat == 1)
    assert any(step.completes for step in steps if step.seat == 1)
    words = " ".join(WORDS.values())
    for card in ("Stack!", "Chop!", "Spicy!", "Switch!", "Wasabi!"):
        assert card in words


def test_s7_s14_the_lesson_of_sushi_roll_shows_what_matters() -> None:
    steps = steps_of("sushi_roll")
    mine = [step.line for step in steps if step.seat == 0]
    taken = [line.removeprefix("take ") for line in mine if line.startswith("take")]
    assert taken.index("wasabi") < taken.index("squid")
    assert taken.count("tempura") == 3
    assert {line.split()[0] for line in mine} == {"take", "menu", "chopsticks"}
    assert any(face.startswith("maki") for face in taken)
    assert any(face.startswith("pudding") for face in taken)
    last = steps[-1].after.view(0)
    assert last.round == 2  # type: ignore[attr-defined]
    assert last.scores[0] == max(last.scores) == 25


@pytest.mark.parametrize(
    "change",
    [
        {"at": 9},  # another moment
        {"ask": "lay tuna c4"},  # legal, but not what comes
        {"ask": "lay rice c3"},  # not in the hand
        {"ask": None},  # the learner may act, and is not asked
    ],
)
def test_files_that_do_not_belong_together_are_refused(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, object]
) -> None:
    script = read_script("wasabi")
    number = next(i for i, step in enumerate(script.steps) if step.ask is not None)
    steps = list(script.steps)
    steps[number] = msgspec.structs.replace(steps[number], **change)
    monkeypatch.setattr(lessons, "read_script", lambda _: msgspec.structs.replace(script, steps=steps))
    with pytest.raises(LessonError):
        load_lesson.__wrapped__("wasabi")
