"""How the house serves its page."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from sushiya.server.app import HouseApp, add_security_headers
from sushiya.server.page import Page

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
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
    page = Page(folder)
    return TestClient(
        HouseApp(
            [page.routes()],
            before_send=[add_security_headers],
            exception_handlers={NotFoundException: page.answer_unknown},
            openapi_config=None,
        )
    )


@pytest.mark.parametrize(
    "path", ["/", "/t/Ab-9_x", "/t/Ab-9_x/here", "/t/Ab-9_x/replay", "/replay", "/learn/wasabi", "/rules/wasabi"]
)
def test_the_page_is_for_all_its_screens(folder: Path, path: str) -> None:
    with client_of(folder) as client:
        answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "style-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/elsewhere", "/t", "/t/a/b", "/rules", "/assets/other.js", "/assets/../secret.js", "/secret.js"]
)
def test_nothing_else_is_there(folder: Path, path: str) -> None:
    with client_of(folder) as client:
        answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/elsewhere", "/t", "/t/a/b", "/secret.js"])
def test_people_are_told_by_the_page(folder: Path, path: str) -> None:
    with client_of(folder) as client:
        answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.text) == (404, INDEX)
    assert "style-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/elsewhere", "/assets/other.js"])
def test_what_programs_ask_for_has_no_page(folder: Path, path: str) -> None:
    with client_of(folder) as client:
        answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/", "/t/Ab-9_x", "/assets/index-abc.js", "/elsewhere"])
def test_a_head_is_that_of_the_page(folder: Path, path: str) -> None:
    with client_of(folder) as client:
        head, page = client.head(path, headers=BROWSER), client.get(path, headers=BROWSER)
    assert (head.status_code, head.headers, head.content) == (page.status_code, page.headers, b"")


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
