"""The web application: routes, security headers, limits, and the life of the house behind them."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import Message, Scope

import sushiya
from sushiya.errors import SushiyaError
from sushiya.server import lobby, play, replays
from sushiya.server.body import JsonRequest
from sushiya.server.errors import answer_failure, answer_http, answer_refusal
from sushiya.server.house import House, load_games, read_names, warm_house
from sushiya.server.identity import COOKIE, address_of, check_origin, identify
from sushiya.server.limits import Buckets
from sushiya.server.page import Page
from sushiya.server.settings import Settings, read_settings
from sushiya.server.thinkers import Thinkers
from sushiya.store import open_store
from sushiya.store.store import Guest

LARGEST_BODY = 16_384  # bytes
DOCS = "/api/docs"

COLLECTING = 20_000, 50, 50  # objects and rounds between two looks for garbage

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def create_app(settings: Settings | None = None) -> Litestar:
    """The application of one process; without settings, those of the environment."""
    chosen = read_settings() if settings is None else settings
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("sushiya").setLevel(chosen.log_level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # at "debug" it would write cookies and messages
    files = chosen.editions.split()
    thinkers = Thinkers(chosen.bot_threads, chosen.bot_ms)
    house = House(open_store(chosen.store), thinkers, games=load_games(files), names=read_names(files))
    requests = Buckets(chosen.request_rate, "requests")
    openings = Buckets(chosen.opening_rate / 60, "new guests and tables")

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(warm_house)
        collect_seldom()
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def find_visitor(request: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        return await identify(request, house.store)

    def check_request(request: Request[Any, Any, Any]) -> None:
        if request.method not in ("GET", "HEAD"):
            check_origin(request, chosen)
        requests.take(address_of(request, chosen))

    page = Page()
    return HouseApp(
        route_handlers=[lobby.router, lobby.metrics, play.router, replays.router, page.routes()],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "settings": Provide(lambda: chosen, sync_to_thread=False),
            "requests": Provide(lambda: requests, sync_to_thread=False),
            "openings": Provide(lambda: openings, sync_to_thread=False),
            "visitor": Provide(find_visitor),
        },
        before_request=check_request,
        before_send=[add_security_headers],
        exception_handlers={
            SushiyaError: answer_refusal,
            NotFoundException: page.answer_unknown,
            HTTPException: answer_http,
            Exception: answer_failure,
        },
        request_class=JsonRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=describe_api(),
        logging_config=None,
    )


def collect_seldom() -> None:
    """Look for garbage less often, and never in what was there from the start: that is much, and stays.

    Otherwise every guest would wait for it, a tenth of a second, again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


class HouseApp(Litestar):
    """An application in which HEAD is answered wherever GET is: with the same headers and nothing else."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await super().__call__(scope, receive, send)
            return

        async def receive_nothing() -> Any:  # who is told so at once lets go of a stream without end
            return {"type": "http.disconnect"}

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        as_get: Any = {**scope, "method": "GET"}
        await super().__call__(as_get, receive_nothing, send_head)


async def add_security_headers(message: Message, _: Scope) -> None:
    """What browsers must not do with anything from here, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers[name] = value


# ------------------------------------------------------------------------------------------------- the docs of the API


def describe_api() -> OpenAPIConfig:
    """OpenAPI, and a page made of it. Litestar's own pages would load scripts from other hosts."""
    schemes: dict[str, SecurityScheme | Reference] = {
        "token": SecurityScheme(type="http", scheme="bearer"),
        "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    }
    return OpenAPIConfig(
        title="Sushiya",
        version=sushiya.__version__,
        description="Tables, guests and records. Play itself goes over a WebSocket or a stream: see docs/house-api.md.",
        components=Components(security_schemes=schemes),
        security=[{}, {"token": []}, {"cookie": []}],
        use_handler_docstrings=True,
        render_plugins=[PlainPage(path="/"), ExactJson()],
        openapi_router=Router(DOCS, route_handlers=[], include_in_schema=False, after_request=_in_one_shape),
    )


class ExactJson(JsonRenderPlugin):
    """The description, with all that msgspec checks of a body; Litestar leaves out some of it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        _, exact = msgspec.json.schema_components(lobby.BODIES, ref_template="#/components/schemas/{name}")
        components = openapi_schema["components"]
        components = {**components, "schemas": components["schemas"] | exact}
        return super().render(request, {**openapi_schema, "components": components})


class PlainPage(OpenAPIRenderPlugin):
    """All requests in one list: no scripts, no styles, nothing from elsewhere."""

    def render(self, _: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        lines = [
            f"<dt><code>{method.upper()} {escape(path)}</code><dd>{escape(operation['description'])}"
            for path, operations in openapi_schema["paths"].items()
            for method, operation in operations.items()
        ]
        about = openapi_schema["info"]
        page = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{about["title"]}</title>'
            f"<h1>{about['title']} {about['version']}</h1><p>{escape(about['description'])}"
            f'<p>All of it for programs: <a href="{DOCS}/openapi.json">openapi.json</a>'
        )
        return "\n".join([page, "<dl>", *lines, "</dl></html>"]).encode()


def _in_one_shape(response: Response[Any]) -> Response[Any]:
    """Say that there is nothing as everywhere else; Litestar would with a page of its own."""
    if response.status_code == 404:
        raise NotFoundException
    return response
