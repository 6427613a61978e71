"""Everything that is asked over HTTP: guests, tables, records. Each handler is a few lines over the house."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from sushiya.bots.catalog import all_kinds
from sushiya.errors import TableError
from sushiya.games.record import MatchRecord
from sushiya.server import identity
from sushiya.server.errors import post_refusals, refusals
from sushiya.server.house import HUMAN, House
from sushiya.server.identity import Unknown, address_of
from sushiya.server.limits import Buckets
from sushiya.server.live import Summary
from sushiya.server.page import FOR_EVER
from sushiya.server.play import check_watching, follow_move
from sushiya.server.settings import Settings
from sushiya.store.store import Guest, TableRow
from sushiya.table.log import Options
from sushiya.table.messages import Accepted, Act, TableState, TakeBack, table_state
from sushiya.table.printed import AnyEdition, printed
from sushiya.table.table import LONGEST_NAME, Table, clean_name

LISTED = 50  # tables in a list

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="How others see the guest.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Spec = Annotated[str, Meta(max_length=200, description="A bot: apprentice, cook, itamae, search:ms=200 …")]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is sent with a request."""


class Introduction(Body, frozen=True, kw_only=True):
    """A guest's name."""

    name: Name


class LinkCode(Body, frozen=True, kw_only=True):
    """The code of a personal link."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class NewTable(Body, frozen=True, kw_only=True):
    """A table to open. `seats`, in order: "me" (several times to hand a device around), a bot, or null for open."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Options = msgspec.field(default_factory=Options)
    seats: Annotated[list[Spec | None], Meta(max_length=16)] = msgspec.field(default_factory=lambda: [HUMAN])
    names: Annotated[list[Name | None], Meta(max_length=16)] = []  # by seat, of those who share the device
    start: bool = False


class SeatWish(Body, frozen=True, kw_only=True):
    """Which seat to take; null: any. Under another name than one's own, if somebody shares the device."""

    seat: SeatNumber | None = None
    name: Name | None = None


class BotWish(Body, frozen=True, kw_only=True):
    """Which bot to put on which seat."""

    seat: SeatNumber
    bot: Spec


class SeatChoice(Body, frozen=True, kw_only=True):
    """A seat."""

    seat: SeatNumber


BODIES = (Introduction, LinkCode, NewTable, SeatWish, BotWish, SeatChoice, Options, Act, TakeBack)


class Me(Struct, frozen=True, kw_only=True):
    """The guest who asks."""

    name: str


class Token(Struct, frozen=True, kw_only=True):
    """The secret of a program that plays, for the header `Authorization: Bearer …`."""

    token: str


class Health(Struct, frozen=True, kw_only=True):
    """The house is open."""

    status: str = "ok"


class GameState(Struct, frozen=True, kw_only=True):
    """A game that is served."""

    name: str
    title: str
    players: list[int]
    edition: str
    edition_sha256: str


class BotState(Struct, frozen=True, kw_only=True):
    """A bot that can be seated."""

    name: str
    summary: str
    is_level: bool


class ListedTable(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    state: str
    players: int
    names: list[str]  # "" for an open seat
    bots: list[bool]
    may_watch: bool
    scores: list[int]
    winners: list[int]
    created: int
    changed: int


def known(visitor: Guest | None) -> Guest:
    """The guest who asks; refused if nobody is known."""
    if visitor is None:
        raise Unknown("Say who you are first.")
    return visitor


def limit_openings(request: Request[Any, Any, State], settings: Settings, openings: Buckets) -> None:
    """Refuse an address that brings too many guests and tables."""
    openings.take(address_of(request, settings))


# --------------------------------------------------------------------------------------------------------- the house


@get("/health", sync_to_thread=False, responses=refusals())
def health() -> Health:
    """Whether the house is open."""
    return Health()


@get("/games", sync_to_thread=False, responses=refusals())
def list_games(house: House) -> list[GameState]:
    """The games that are served."""
    return [
        GameState(
            name=game.name,
            title=game.title,
            players=list(game.player_counts),
            edition=game.edition_name,
            edition_sha256=game.edition_sha256,
        )
        for game in house.games.values()
    ]


@get("/editions/{sha256:str}", sync_to_thread=False, responses=refusals(404))
def show_edition(sha256: Annotated[str, PathParameter(max_length=64)], house: House) -> Response[AnyEdition]:
    """What is printed on the pieces of an edition. It never changes, so one may keep it."""
    for game in (game for name in house.games for game in house.editions(name)):
        if game.edition_sha256 == sha256:
            return Response(printed(game, house.names.get(sha256)), headers={"Cache-Control": FOR_EVER})
    raise TableError("There is no such edition here.", code="unknown_edition")


@get("/bots", sync_to_thread=False, responses=refusals())
def list_bots() -> list[BotState]:
    """The bots that can be seated."""
    kinds = [kind for kind in all_kinds().values() if not kind.is_local]
    return [BotState(name=kind.name, summary=kind.summary, is_level=kind.is_level) for kind in kinds]


# ------------------------------------------------------------------------------------------------------------ guests


@get("/guest", responses=refusals(401))
async def show_guest(visitor: Guest | None) -> Me:
    """Who I am."""
    return Me(name=known(visitor).name)


@post("/guest", status_code=200, responses=post_refusals())
async def introduce(
    request: Request[Any, Any, State],
    data: Introduction,
    visitor: Guest | None,
    house: House,
    settings: Settings,
    openings: Buckets,
) -> Response[Me]:
    """Say one's name. A new guest gets a cookie with a secret."""
    if visitor is not None:
        name = clean_name(data.name)
        await house.store.rename(visitor.id, name)
        return Response(Me(name=name))
    limit_openings(request, settings, openings)
    guest, secret = await identity.welcome(house.store, data.name, house.now())
    return Response(Me(name=guest.name), cookies=[identity.make_cookie(secret, settings)])


@post("/token", status_code=201, responses=post_refusals())
async def make_token(
    request: Request[Any, Any, State], data: Introduction, house: House, settings: Settings, openings: Buckets
) -> Token:
    """A guest that is a program: its secret, to be sent as `Authorization: Bearer …`."""
    limit_openings(request, settings, openings)
    _, secret = await identity.welcome(house.store, data.name, house.now())
    return Token(token=secret)


@post("/guest/link", status_code=201, responses=post_refusals(401))
async def make_link(visitor: Guest | None, house: House) -> LinkCode:
    """The code of a link that brings another device to the same seats; good once, for a quarter of an hour."""
    return LinkCode(code=await identity.make_link(house.store, known(visitor), house.now()))


@post("/guest/redeem", status_code=200, responses=post_refusals(401))
async def use_link(data: LinkCode, house: House, settings: Settings) -> Response[Health]:
    """Become, on this device, the guest who made the link."""
    secret = await identity.use_link(house.store, data.code, house.now())
    return Response(Health(), cookies=[identity.make_cookie(secret, settings)])


# ------------------------------------------------------------------------------------------------------------ tables


@get("/tables", responses=refusals())
async def list_tables(house: House) -> list[ListedTable]:
    """Tables that anybody can join or watch."""
    rows = [_listed(row) for row in await house.store.list_public(LISTED)]
    return [row for row in rows if (row.state == "waiting" and "" in row.names) or row.may_watch]


@get("/matches", responses=refusals(401))
async def list_matches(visitor: Guest | None, house: House) -> list[ListedTable]:
    """Tables where I have a seat, those changed last first."""
    return [_listed(row) for row in await house.store.list_of_guest(known(visitor).id, LISTED)]


def _listed(row: TableRow) -> ListedTable:
    summary = msgspec.json.decode(row.summary, type=Summary)
    return ListedTable(
        id=row.id,
        game=row.game,
        state=row.state,
        created=row.created,
        changed=row.changed,
        **msgspec.structs.asdict(summary),
    )


@post("/tables", responses=post_refusals(401, 409))
async def open_table(
    request: Request[Any, Any, State],
    data: NewTable,
    visitor: Guest | None,
    house: House,
    settings: Settings,
    openings: Buckets,
) -> TableState:
    """Open a table, seat bots and, if asked, begin at once."""
    guest = known(visitor)
    limit_openings(request, settings, openings)
    live = await house.open_table(
        guest, data.game, data.players, data.options, data.seats, names=data.names, start=data.start
    )
    return table_state(live.table, guest.id)


@get("/tables/{table_id:str}", responses=refusals(404))
async def show_table(table_id: str, visitor: Guest | None, house: House) -> TableState:
    """A table, as the one who asks may know it."""
    return await _state(house, table_id, visitor)


@post("/tables/{table_id:str}/sit", status_code=200, responses=post_refusals(401, 404, 409))
async def sit(table_id: str, data: SeatWish, visitor: Guest | None, house: House) -> TableState:
    """Take a seat."""
    guest = known(visitor)
    live = await house.find(table_id)
    await live.do(lambda table, now: table.sit(guest.id, data.name or guest.name, data.seat, now))
    return await _state(house, table_id, visitor)


@post("/tables/{table_id:str}/leave", status_code=200, responses=post_refusals(401, 404, 409))
async def leave(table_id: str, data: SeatChoice, visitor: Guest | None, house: House) -> TableState:
    """Get up, or send a bot away; in a match, a bot plays on."""
    guest = known(visitor)
    live = await house.find(table_id)
    await live.do(lambda table, now: table.leave(guest.id, data.seat, now))
    return await _state(house, table_id, visitor)


@post("/tables/{table_id:str}/bot", status_code=200, responses=post_refusals(401, 404, 409))
async def seat_bot(table_id: str, data: BotWish, visitor: Guest | None, house: House) -> TableState:
    """Give a seat to a bot."""
    guest = known(visitor)
    live = await house.find(table_id)
    bot = str(house.thinkers.check(data.bot))

    def seat(table: Table, now: int) -> Any:
        return table.seat_bot(guest.id, data.seat, bot, house.bot_name(table, data.seat), now)

    await live.do(seat)
    return await _state(house, table_id, visitor)


@post("/tables/{table_id:str}/options", status_code=200, responses=post_refusals(401, 404, 409))
async def change_options(table_id: str, data: Options, visitor: Guest | None, house: House) -> TableState:
    """Play differently, before the match begins: all options anew."""
    guest = known(visitor)
    live = await house.find(table_id)
    await live.do(lambda table, now: table.change_options(guest.id, data, now))
    return await _state(house, table_id, visitor)


@post("/tables/{table_id:str}/start", status_code=200, responses=post_refusals(401, 404, 409))
async def start(table_id: str, visitor: Guest | None, house: House) -> TableState:
    """Begin the match."""
    guest = known(visitor)
    live = await house.find(table_id)
    await live.do(lambda table, now: table.start(guest.id, now))
    return await _state(house, table_id, visitor)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=post_refusals(401, 404, 409))
async def rematch(table_id: str, visitor: Guest | None, house: House) -> TableState:
    """The same again, at a new table; the second who asks comes to the table of the first."""
    guest = known(visitor)
    return table_state((await house.rematch(table_id, guest)).table, guest.id)


@post("/tables/{table_id:str}/act", status_code=200, responses=post_refusals(401, 404, 409))
async def act(table_id: str, data: Act, visitor: Guest | None, house: House) -> Accepted:
    """Do an action; for programs that follow the stream."""
    live = await house.find(table_id)
    return Accepted(id=data.id, version=await follow_move(live, known(visitor).id, data))


@post("/tables/{table_id:str}/undo", status_code=200, responses=post_refusals(401, 404, 409))
async def undo(table_id: str, data: TakeBack, visitor: Guest | None, house: House) -> Accepted:
    """Take back one's last action."""
    live = await house.find(table_id)
    return Accepted(id=data.id, version=await follow_move(live, known(visitor).id, data))


@get("/tables/{table_id:str}/record", responses=refusals(403, 404, 409))
async def record(
    table_id: str,
    visitor: Guest | None,
    house: House,
    seat: Annotated[int | None, QueryParameter(gt=-1, lt=16, description="Which of one's seats is asking.")] = None,
) -> Response[MatchRecord]:
    """The record: of a finished match the whole, of a running one what the one who asks may know."""
    live = await house.find(table_id)
    check_watching(live, visitor)
    match = live.table.match
    if match is None:
        raise TableError("The match has not begun.", code="not_started")
    told = match.record()
    if not match.is_over:
        mine = [] if visitor is None else live.table.seats_of(visitor.id)
        if seat is not None:
            live.require_seat(None if visitor is None else visitor.id, seat)
        told = told.seen_from(seat if seat is not None else mine[0] if mine else None, live.table.game)
    name = f"sushiya-{live.table.game.name}-{live.id}.json"
    return Response(told, headers={"Content-Disposition": f"attachment; filename={name}"})


async def _state(house: House, table_id: str, visitor: Guest | None) -> TableState:
    return table_state((await house.find(table_id)).table, None if visitor is None else visitor.id)


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False, include_in_schema=False)
def metrics(house: House) -> str:
    """What the house counts, for Prometheus."""
    lives = house.tables.values()
    return house.metrics.show(tables=len(lives), connections=sum(len(live.listeners) for live in lives))


router = Router(
    "/api",
    route_handlers=[
        *(health, list_games, show_edition, list_bots),
        *(show_guest, introduce, make_token, make_link, use_link),
        *(list_tables, list_matches, open_table, show_table, sit, leave, seat_bot, change_options, start, rematch),
        *(act, undo, record),
    ],
    tags=["house"],
)
