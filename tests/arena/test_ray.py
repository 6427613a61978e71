"""Ray plays the same matches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sushiya.arena.runners import choose_runner
from sushiya.arena.tournament import play
from sushiya.errors import ArenaError
from tests.arena.conftest import Files, make_task, read


@pytest.mark.slow
def test_ray_gives_the_same_bytes(tmp_path: Path, straight: Callable[[int], Files]) -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install 'sushiya[cluster]'")
    task = make_task(8)
    play(task, tmp_path / "arena", choose_runner("ray", 2, None, task.order.bots))
    assert read(tmp_path / "arena") == straight(8)


def test_without_ray_one_sentence_tells_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ArenaError, match=r"sushiya\[cluster\]") as caught:
        choose_runner("ray", 2, None, ["greedy"])
    assert caught.value.code == "ray_missing"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999999"])
def test_an_address_where_nobody_answers(address: str) -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install 'sushiya[cluster]'")
    with pytest.raises(ArenaError):
        choose_runner("ray", 2, address, ["greedy"])


def test_bots_with_threads_get_fewer_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    from sushiya.arena.runners import default_workers

    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert default_workers(["greedy", "search"]) == 8
    assert default_workers(["greedy", "search:threads=3"]) == 2
    assert default_workers(["search:threads=99"]) == 1
