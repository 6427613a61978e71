"""The page of the house, as Vite built it: files in memory, compressed once, for all paths of its screens.

It serves only what the build made, by exact name. Names of assets change with their content, so browsers may keep them;
the page itself is always asked for again. Who looks for a page that is not there gets it too, and is told so in words.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from sushiya.server.errors import answer_http

FOLDER = Path(__file__).parent / "page"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PATHS = [  # the screens of the page, as web/src/lib/router.svelte.ts knows them
    "/",
    "/learn/{game:str}",
    "/replay",
    "/rules/{game:str}",
    "/t/{table_id:str}",
    "/t/{table_id:str}/here",
    "/t/{table_id:str}/replay",
]
PACKED = (".png", ".woff2")  # compressed as they are
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sushiya</title>
<h1>Sushiya</h1><p>The house is open, but its page was not built. Run <code>make web</code> and start the house again.
<p>Programs find all they need at <a href="/api/docs">/api/docs</a>.</html>"""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page, ready to be sent."""

    content: bytes
    packed: bytes | None  # by gzip
    type: str

    @classmethod
    def read(cls, path: Path) -> Asset:
        """The file at this path."""
        content = path.read_bytes()
        packed = None if path.suffix in PACKED else gzip.compress(content, mtime=0)
        return cls(content, packed, TYPES[path.suffix])

    def answer(self, request: Request[Any, Any, Any], cache: str, status: int = 200) -> Response[bytes]:
        """The file as this browser takes it."""
        headers = {"Cache-Control": cache}
        content = self.content
        if self.packed is not None:
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("Accept-Encoding", ""):
                headers["Content-Encoding"] = "gzip"
                content = self.packed
        return Response(content, headers=headers, media_type=self.type, status_code=status)


class Page:
    """The page that was built into a folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.assets = {path.name: Asset.read(path) for path in folder.glob("assets/*") if path.suffix in TYPES}
        self.index = Asset.read(folder / "index.html") if (folder / "index.html").exists() else None

    def show(self, request: Request[Any, Any, Any], status: int = 200) -> Response[Any]:
        """The page; its script reads from the address what to show."""
        if self.index is None:
            return Response(NOT_BUILT, media_type=TYPES[".html"], status_code=503)
        return self.index.answer(request, "no-cache", status)

    def answer_unknown(self, request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        """Nothing is at this address: people are told by the page, programs in the one form of errors."""
        is_for_people = "text/html" in request.headers.get("Accept", "")
        if not is_for_people or request.url.path.startswith(("/api/", "/assets/")):
            return answer_http(request, error)
        return self.show(request, status=404)

    def routes(self) -> Router:
        """Where the page and its files are."""

        @get(PATHS, sync_to_thread=False)
        def show_page(request: Request[Any, Any, Any]) -> Response[Any]:
            return self.show(request)

        @get("/assets/{name:str}", sync_to_thread=False)
        def show_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
            if name not in self.assets:
                raise NotFoundException
            return self.assets[name].answer(request, FOR_EVER)

        # A page is dozens of files at once, from memory: they do not count as requests of the address.
        return Router("/", route_handlers=[show_page, show_asset], include_in_schema=False, before_request=_let_pass)


def _let_pass(_: Request[Any, Any, Any]) -> None:
    return None
