"""Who is asking: a random secret in a cookie (people) or a header (programs), and nothing else.

The store keeps digests of secrets only. Nobody signs up; who has the secret is the guest. A personal link is good once
and gives another device a secret of its own for the same guest.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sushiya.errors import SushiyaError
from sushiya.server.settings import Settings
from sushiya.store.store import Guest, Store
from sushiya.table.table import clean_name

COOKIE = "sushiya_guest"
COOKIE_AGE = 2 * 365 * 86_400  # s
LINK_AGE = 15 * 60_000  # ms
SECRET_BYTES = 24
LONGEST_SECRET = 100  # characters that are worth a look


class Unknown(SushiyaError):
    """Nobody known is asking."""

    code = "unknown_guest"


class Forbidden(SushiyaError):
    """The request comes from a page that may not ask."""

    code = "forbidden_origin"


def digest(secret: str) -> bytes:
    """What the store knows of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def fresh_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


async def identify(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> Guest | None:
    """The guest whose secret is in the header or the cookie."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        secret = connection.cookies.get(COOKIE, "")
    if not secret or len(secret) > LONGEST_SECRET:
        return None
    return await store.guest_of(digest(secret))


async def welcome(store: Store, name: str, now: int) -> tuple[Guest, str]:
    """A new guest and the secret."""
    guest, secret = Guest(secrets.token_urlsafe(9), clean_name(name)), fresh_secret()
    await store.add_guest(guest, digest(secret), now)
    return guest, secret


async def make_link(store: Store, guest: Guest, now: int) -> str:
    """The code of a personal link; it is good once, for a quarter of an hour."""
    code = fresh_secret()
    await store.put_link(digest(code), guest.id, now + LINK_AGE)
    return code


async def use_link(store: Store, code: str, now: int) -> str:
    """A new secret for the guest who made the link."""
    guest = await store.take_link(digest(code), now)
    if guest is None:
        raise Unknown("This link was used already, or is too old.", code="bad_link")
    secret = fresh_secret()
    await store.add_key(guest, digest(secret), now)
    return secret


def make_cookie(secret: str, settings: Settings) -> Cookie:
    """The cookie that carries a secret; no script can read it and no other site sends it."""
    return Cookie(
        COOKIE,
        value=secret,
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuse pages of other sites, which would act with the guest's cookie. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.allowed_origins:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise Forbidden("Pages of other sites may not do this.")


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The network address of the one who asks."""
    if settings.trust_proxy and (forwarded := connection.headers.get("x-forwarded-for")):
        return forwarded.rpartition(",")[2].strip()[:60]
    return connection.client.host if connection.client else "local"
