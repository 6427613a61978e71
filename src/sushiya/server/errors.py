"""One shape for everything that goes wrong: a code for programs, a sentence for people, the rule if one is broken."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from sushiya.errors import RecordError, SushiyaError
from sushiya.store.store import StoreError

logger = logging.getLogger("sushiya.server")

STATUS = {
    "unknown_guest": 401,
    "bad_link": 401,
    "forbidden_origin": 403,
    "not_your_seat": 403,
    "not_owner": 403,
    "no_watching": 403,
    "unknown_table": 404,
    "unknown_edition": 404,
    "too_large": 413,
    "wrong_media_type": 415,
    "too_quick": 429,
    "refused": 400,  # also by a database: no text that it can keep
}
CONFLICTS = frozenset(
    {
        *("seat_taken", "table_full", "seats_open", "already_started", "not_started", "match_over", "not_finished"),
        *("not_your_turn", "old_version", "unknown_version", "no_undo", "undo_not_free"),
    }
)
MEANING = {
    400: "What was asked cannot be understood or is not legal.",
    401: "Nobody known is asking.",
    403: "Not for this guest.",
    404: "There is no such thing here.",
    409: "Not now: the table stands differently.",
    413: "Too much was sent.",
    415: "The body does not say that it is JSON.",
    429: "Too many requests.",
    503: "The log cannot be written now; nothing has changed.",
}
HTTP_CODES = {400: "bad_request", 404: "not_found", 405: "wrong_method", 413: "too_large"}
MISSING = "data: 'data'"  # how Litestar says that there is no body


class Problem(Struct, frozen=True, kw_only=True):
    """What went wrong."""

    code: str
    message: str
    rule: str | None = None


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a handler may answer with, for the docs; 400, 429 and 503 are always among them."""
    every = sorted({400, 429, 503, *statuses})
    return {status: ResponseSpec(Problem, description=MEANING[status], generate_examples=False) for status in every}


def post_refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The same for one that acts: pages of other sites may not, and a body can be wrong."""
    return refusals(403, 413, 415, *statuses)


def status_of(error: SushiyaError) -> int:
    """The HTTP status of an error. What is wrong with a record is wrong with what was sent, whatever its code."""
    if isinstance(error, RecordError):
        return 400
    if error.code in CONFLICTS:
        return 409
    return STATUS.get(error.code, 503 if isinstance(error, StoreError) else 400)


def answer_refusal(_: Request[Any, Any, Any], error: SushiyaError) -> Response[Problem]:
    """An error that a guest can understand."""
    return Response(Problem(code=error.code, message=error.message, rule=error.rule), status_code=status_of(error))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An error that the framework found: a body or an address that cannot be read."""
    if error.status_code >= 500:
        return answer_failure(request, error)
    told = error.detail.partition(" for ")[0] if error.status_code == 400 else error.detail
    extra = [part for part in error.extra if isinstance(part, dict)] if isinstance(error.extra, list) else []
    reasons = "; ".join(f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra)
    message = f"{told}: {reasons.replace(MISSING, 'a body is missing')}" if reasons else told
    code = HTTP_CODES.get(error.status_code, "error")
    return Response(
        Problem(code=code, message=message.rstrip(".") + "."), status_code=error.status_code, headers=error.headers
    )


def answer_failure(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: the log of the server tells more, the guest only that it happened."""
    logger.error("A request failed.", exc_info=error)
    return Response(Problem(code="internal_error", message="Something went wrong in the house."), status_code=500)
