"""Buckets that fill with time, and settings that are refused; without a house."""

from __future__ import annotations

import pytest

from sushiya.errors import TableError
from sushiya.server import limits
from sushiya.server.limits import Bucket, Buckets
from sushiya.server.settings import Settings, SettingsError, describe_settings, read_settings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    return clock


def taken(bucket: Bucket, attempts: int = 1000) -> int:
    return sum(bucket.take() for _ in range(attempts))


def test_a_bucket_holds_four_seconds_and_fills_again(clock: Clock) -> None:
    bucket = Bucket(10)
    assert taken(bucket) == 40
    clock.now += 0.5
    assert taken(bucket) == 5
    clock.now += 3600
    assert taken(bucket) == 40


def test_a_bucket_that_fills_slowly_holds_a_few(clock: Clock) -> None:
    bucket = Bucket(0.1)
    assert taken(bucket) == 5
    clock.now += 9.9
    assert taken(bucket) == 0
    clock.now += 0.2
    assert taken(bucket) == 1


def test_each_address_has_its_own(clock: Clock) -> None:
    buckets = Buckets(1, "questions")
    for address in ("a", "b"):
        for _ in range(5):
            buckets.take(address)
        with pytest.raises(TableError, match="Too many questions; wait a little") as caught:
            buckets.take(address)
        assert caught.value.code == "too_quick"


def test_addresses_not_seen_for_longest_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 3)
    buckets = Buckets(1, "questions")
    for _ in range(5):
        buckets.take("a")
    for address in "bcad":
        try:
            buckets.take(address)
        except TableError:
            assert address == "a"
    with pytest.raises(TableError):
        buckets.take("a")  # seen since b was, which is forgotten
    for _ in range(5):
        buckets.take("b")


def test_settings_of_an_environment() -> None:
    settings = read_settings({"SUSHIYA_PORT": "81", "SUSHIYA_SECURE_COOKIES": "true", "OTHER": "x"})
    assert (settings.port, settings.secure_cookies, settings.host) == (81, True, Settings().host)
    assert read_settings(settings.as_environment()) == settings
    assert set(describe_settings()) == set(Settings.__struct_fields__)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "0"),
        ("PORT", "x"),
        ("WORKERS", "0"),
        ("MESSAGE_RATE", "0"),
        ("LOG_LEVEL", "loud"),
        ("TRUST_PROXY", "?"),
    ],
)
def test_settings_without_sense_are_refused(name: str, value: str) -> None:
    with pytest.raises(SettingsError):
        read_settings({f"SUSHIYA_{name}": value})


def test_sqlite_is_for_one_process() -> None:
    with pytest.raises(SettingsError, match="PostgreSQL"):
        Settings(workers=2).check()
    Settings(workers=2, database="postgresql://localhost/sushiya").check()
