"""Matches that are not live: those of tables that are over, of records that guests bring along, and of lessons.

Positions are made from the steps by the rules of the house, in a thread: a long match takes some tens of milliseconds.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import QueryParameter

from sushiya.errors import TableError
from sushiya.games import find_name
from sushiya.games import record as records
from sushiya.lessons import Lesson, load_lesson
from sushiya.server.body import JsonRequest
from sushiya.server.errors import post_refusals, refusals
from sushiya.server.house import House
from sushiya.server.play import check_watching
from sushiya.store.store import Guest
from sushiya.table.messages import table_state
from sushiya.table.replay import Replay, make_replay, replay_record

T = TypeVar("T", Replay, Lesson)
LARGEST_RECORD = 1_000_000  # bytes; a long match has some tens of thousands

Eyes = Annotated[int | None, QueryParameter(gt=-1, lt=16, description="Whose eyes; without it, everything is open.")]


@get("/tables/{table_id:str}/replay", responses=refusals(403, 404, 409))
async def replay_table(
    request: Request[Any, Any, Any], table_id: str, visitor: Guest | None, house: House, seat: Eyes = None
) -> Response[Replay]:
    """A match that is over, moment by moment."""
    live = await house.find(table_id)
    check_watching(live, visitor)
    match = live.table.match
    if match is None or not match.is_over:
        raise TableError("The match is not over yet.", code="not_finished")
    seats = table_state(live.table, None if visitor is None else visitor.id).seats
    return await _answer(request, lambda: make_replay(match.game, match.steps, seats, seat))


@post("/replay", status_code=200, request_max_body_size=LARGEST_RECORD, responses=post_refusals())
async def show_record(request: JsonRequest, house: House, seat: Eyes = None) -> Response[Replay]:
    """The match of a record, moment by moment. The body is the record; everything it says is checked."""
    text = await request.json_text()

    def replay() -> Replay:
        record = records.loads(text)
        return replay_record(record, seat, house.find_game(record.edition, find_name(record.game)))

    return await _answer(request, replay)


@get("/lessons/{game:str}", responses=refusals())
async def show_lesson(request: Request[Any, Any, Any], game: str) -> Response[Lesson]:
    """A first match of a game, with the steps of a guide."""
    return await _answer(request, lambda: load_lesson(game))


async def _answer(request: Request[Any, Any, Any], make: Callable[[], T]) -> Response[T]:
    """What is made, as JSON that is compressed for those who take it so; all of it beside the house's own work."""
    is_packed = "gzip" in request.headers.get("Accept-Encoding", "")

    def work() -> bytes:
        text = msgspec.json.encode(make())
        return gzip.compress(text, 6, mtime=0) if is_packed else text

    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-store"}
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    content = cast("T", await asyncio.to_thread(work))
    return Response(content, headers=headers, media_type="application/json")


router = Router("/api", route_handlers=[replay_table, show_record, show_lesson], tags=["replays"])
