"""The same code in the interpreter: same seeds, same matches. In a process of its own, warnings being errors."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from sushiya.games.compiled import random_stream

from . import editions
from .matches import play

ROOT = Path(__file__).parents[3]


def digests() -> dict[str, str]:
    """What some seeds lead to: whole matches in compiled loops, step by step, and drawn anew."""
    told = {}
    tables = {**editions.SMALL, "shuffling": editions.SHUFFLING, "house": editions.HOUSE_DATA}
    for name, data in tables.items():
        game = editions.load(data)
        for players in game.player_counts:
            batch = game.random_matches(4, players, seed=1)
            log, end = play(game, players, 1, 0.2)
            stream = random_stream(1)
            drawn = [step.before.resample(n % players, stream).snapshot for n, step in enumerate(log) if n % 5 == 0]
            parts = [batch.scores.tobytes(), batch.ranks.tobytes(), batch.decisions.tobytes(), *drawn, end.snapshot]
            parts += [
                f"{step.line} {step.completes} {step.before.legal_lines() if step.seat is not None else ''}".encode()
                for step in log[::3]
            ]
            told[f"{name} {players}"] = hashlib.sha256(b"\n".join(parts)).hexdigest()[:16]
    return told


@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled now")
def test_interpreter_and_compiler_play_the_same_matches() -> None:
    program = f"import json; from {__name__} import digests; print(json.dumps(digests()))"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-W", "error", "-c", program]
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == digests()
