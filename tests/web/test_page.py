"""How the house serves its page."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from sushiya.server.app import add_security_headers
from sushiya.server.page import answer_unknown, serve_page

INDEX = "<!doctype html><title>Sushiya</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (assets / "index-abc.js").write_text("export {};")
    (assets / "nunito-abc.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.js").write_text("no asset")
    return tmp_path


def client_of(folder: Path) -> TestClient[Litestar]:
    return TestClient(
        Litestar(
            [serve_page(folder)],
            before_send=[add_security_headers],
            exception_handlers={NotFoundException: answer_unknown(folder)},
            openapi_config=None,
        )
    )


@pytest.mark.parametrize("path", ["/", "/t/Ab-9_x"])
def test_the_page_is_for_the_door_and_for_tables(folder: Path, path: str) -> None:
    with client_of(folder) as client:
        answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "style-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/elsewhere", "/t", "/t/a/b", "/assets/other.js", "/assets/../secret.js", "/secret.js"]
)
def test_nothing_else_is_there(folder: Path, path: str) -> None:
    with client_of(folder) as client:
        assert client.get(path).status_code == 404


def test_who_reads_is_told_kindly_that_nothing_is_there(folder: Path) -> None:
    with client_of(folder) as client:
        for path, text in (("/elsewhere", INDEX), ("/t/a/b", INDEX), ("/api/nothing", None), ("/assets/x.js", None)):
            answer = client.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
            assert answer.status_code == 404
            assert (answer.text == INDEX) == (text is not None)


def test_assets_are_kept_and_compressed(folder: Path) -> None:
    with client_of(folder) as client:
        script = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip"})
        plain = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
        font = client.get("/assets/nunito-abc.woff2")
    assert script.text == plain.text == "export {};"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert font.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in font.headers


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text
