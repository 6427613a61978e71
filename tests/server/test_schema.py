"""The house keeps to its own description: schemathesis makes requests from the OpenAPI and checks every answer."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Guest
from tests.server.running import RunningHouse

pytestmark = pytest.mark.slow

UNLIMITED = ("--request-rate", "1000000", "--opening-rate", "1000000")
CONFIG = """
seed = 1
output.sanitization.enabled = false
headers = {{ {headers} }}
parameters = {{ {parameters} }}
phases.examples.enabled = false
phases.stateful.enabled = false
generation.max-examples = {examples}
generation.no-shrink = true

# Whether a line of notation, a bot, a name or a number of players will do is for the rules to say, not for a schema.
checks.positive_data_acceptance.enabled = false
# A body that is too long is refused before anybody looks at what is wrong in it.
checks.negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 409, 413, 415]
# Litestar answers OPTIONS itself and names only one of two methods of a path. We have no use for OPTIONS.
checks.allow_header_conformance.enabled = false

# A stream has no end.
[[operations]]
include-path-regex = "/stream$"
enabled = false
"""


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house without limits to how often one may ask."""
    running = RunningHouse(tmp_path_factory.mktemp("open"), *UNLIMITED)
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("who", "where"), [("nobody", "nowhere"), ("guest", "waiting"), ("guest", "running"), ("guest", "finished")]
)
def test_every_answer_is_as_described(open_house: RunningHouse, tmp_path: Path, who: str, where: str) -> None:
    guest = Guest(open_house.url, "Anna", is_program=True)
    tables = {
        "waiting": guest.open_table("sushi_roll", 3, is_listed=True),
        "running": guest.open_table("wasabi", 2, ["me", "me"], start=True, is_listed=True),
        "finished": guest.open_table("sushi_roll", 2, ["random", "random"], start=True),
    }
    with guest.join(tables["finished"]) as watching:
        watching.until("table", state="finished")
    config = tmp_path / "schemathesis.toml"
    headers = f'Authorization = "Bearer {guest.secret}"' if who == "guest" else ""
    parameters = f'"path.table_id" = "{tables[where]}"' if where in tables else ""
    config.write_text(CONFIG.format(headers=headers, parameters=parameters, examples=20 if who == "guest" else 5))
    guest.http.close()
    command = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config), "run"]
    said = subprocess.run(
        [*command, f"{open_house.url}/api/docs/openapi.json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONWARNINGS": "default"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert said.returncode == 0, said.stdout[-5000:] + said.stderr[-2000:]
    tested = re.search(r"Tested: (\d+)", said.stdout)
    assert tested is not None
    assert int(tested[1]) == 25, said.stdout
    assert "internal_error" not in said.stdout
    assert "ERROR" not in open_house.log()
