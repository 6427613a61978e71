"""Bots by name: what a spec means, what is wrong with one, and that its text says all of it."""

from __future__ import annotations

import string
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.bots.catalog import BotSpec, Kind, Parameter, all_kinds, format_value, make_bot, parse_spec, parse_specs
from sushiya.bots.random import RandomBot
from sushiya.errors import BotError

HOUSE = [name for name, kind in all_kinds().items() if not kind.is_local]
LETTERS = string.printable + "äß寿司\u2028\x00"
TEXTS = st.text(LETTERS, min_size=1).map(lambda text: text.replace(",", ";").strip()).filter(bool)


def values_of(parameter: Parameter) -> st.SearchStrategy[Any]:
    if parameter.type == "bool":
        return st.booleans()
    if parameter.type == "str":
        return TEXTS if parameter.default is None else st.just("") | TEXTS
    least = parameter.least if parameter.above is None else parameter.above
    assert least is not None
    assert parameter.most is not None
    if parameter.type == "int":
        return st.integers(int(least), int(parameter.most))
    return st.floats(least, parameter.most, exclude_min=parameter.above is not None)


@st.composite
def specs(draw: st.DrawFn) -> BotSpec:
    kind = draw(st.sampled_from(list(all_kinds().values())))
    values = {
        name: draw(values_of(parameter))
        for name, parameter in kind.parameters.items()
        if parameter.default is None or draw(st.booleans())
    }
    return BotSpec(kind, kind.options(**values))


@given(specs())
def test_a_spec_reads_back_from_its_text(spec: BotSpec) -> None:
    assert parse_spec(str(spec)) == spec


@given(st.lists(specs(), min_size=1, max_size=4))
def test_several_specs_read_back_from_their_text(listed: list[BotSpec]) -> None:
    assert parse_specs(",".join(map(str, listed))) == listed


@given(st.text(LETTERS) | st.tuples(st.sampled_from(list(all_kinds())), st.text(":=,ms1 ")).map("".join))
def test_any_text_is_a_spec_or_an_error(text: str) -> None:
    with suppress(BotError):
        assert parse_spec(str(parse_spec(text))) == parse_spec(text)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("greedy", "greedy"),
        (" greedy : noise = 2.50 ", "greedy:noise=2.5"),
        ("greedy:", "greedy"),
        ("greedy:noise=0.0", "greedy"),
        ("search:threads=2,ms=1e2", "search:ms=100,threads=2"),
        ("search:ms=200.0", "search"),
        ("program:command=./my bot --x=1 -v,ms=250", "program:command=./my bot --x=1 -v,ms=250"),
        ("python:path=a.py,name=", "python:path=a.py"),
    ],
)
def test_the_canonical_text_tells_what_differs_from_the_defaults(text: str, canonical: str) -> None:
    assert str(parse_spec(text)) == canonical


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", f"There is no bot ''; there is {', '.join(HOUSE)}"),
        ("Gredy", "There is no bot 'Gredy'; there is "),
        ("greedy:nois=1", "greedy has no parameter 'nois'; it has noise."),
        ("random:ms=1", "random has no parameters."),
        ("greedy:noise", "noise needs a value: noise=…"),
        ("greedy:noise=1,noise=1", "noise is given twice."),
        ("greedy:noise=101", "noise must be a number from 0 to 100, not '101'."),
        ("greedy:noise=nan", "noise must be a number from 0 to 100, not 'nan'."),
        ("greedy:noise=", "noise must be a number from 0 to 100, not ''."),
        ("search:width=0", "width must be a number above 0 and up to 1000, not '0'."),
        ("search:threads=many", "threads must be a whole number from 1 to 256, not 'many'."),
        ("search:threads=1.5", "threads must be a whole number from 1 to 256, not '1.5'."),
        ("program:ms=5", "program needs command=…, the program and its arguments, without commas."),
        ("program:command=", "command must be a text that is not empty, not ''."),
        ("program:command=a,b", "program has no parameter 'b'; it has command, ms, start_ms."),
        ("program:command=a,b", "A value cannot contain a comma."),
    ],
)
def test_what_is_wrong_is_told(text: str, told: str) -> None:
    with pytest.raises(BotError) as caught:
        parse_spec(text)
    assert told in str(caught.value)
    if text.partition(":")[0] in all_kinds():
        assert str(caught.value).startswith(f"{text!r}: ")
        assert caught.value.code == "bad_bot"
    else:
        assert caught.value.code == "unknown_bot"


@pytest.mark.parametrize("text", ["", "greedy,", ",greedy", "greedy,,random", " , "])
def test_a_bot_that_is_missing_in_a_list(text: str) -> None:
    with pytest.raises(BotError, match=f"a bot is missing; there is {HOUSE[0]}, "):
        parse_specs(text)


def test_a_list_is_divided_at_names() -> None:
    listed = parse_specs("greedy, search:ms=20 , threads=2,random,program:command=a b=c,ms=7")
    assert list(map(str, listed)) == ["greedy", "search:ms=20,threads=2", "random", "program:command=a b=c,ms=7"]


@pytest.mark.parametrize("text", ["program:command=ls", "python:path=x.py"])
def test_what_runs_on_the_host_can_be_refused(text: str) -> None:
    assert parse_spec(text).kind.is_local
    for parse in (parse_spec, parse_specs):
        with pytest.raises(BotError) as caught:
            parse(text, local=False)
        assert caught.value.code == "local_bot"
        assert "program," not in str(caught.value)
    with pytest.raises(BotError) as caught:
        parse_spec("nobody", local=False)
    assert "program" not in str(caught.value)
    assert [str(spec) for spec in parse_specs(",".join(HOUSE), local=False)] == HOUSE


@pytest.mark.parametrize("kind", all_kinds().values(), ids=lambda kind: kind.name)
def test_every_kind_is_described(kind: Kind) -> None:
    assert kind.summary.endswith(".")
    assert all(parameter.meaning for parameter in kind.parameters.values())
    if kind.example:
        assert parse_spec(kind.example).kind == kind
        assert str(parse_spec(kind.example)) == kind.example


def test_make_bot_makes_a_new_one() -> None:
    one, other = make_bot("random"), make_bot("random")
    assert isinstance(one, RandomBot)
    assert one is not other


def test_values_are_written_as_specs_have_them() -> None:
    assert [format_value(value) for value in (True, 3, 3.0, 0.1, 1e-7, "a b")] == [
        "true",
        "3",
        "3",
        "0.1",
        "1e-07",
        "a b",
    ]
