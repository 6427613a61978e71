"""Appending to many tables of PostgreSQL in one statement.

The row of a table keeps processes apart: it is changed only if it has the version that the append follows, and only
after waiting for whoever is changing it. Everything else is written for tables whose row was made or changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import astuple

from sushiya.store.queries import COLUMNS, FIELDS, Append

# Values are lists, an item for each table: $1 … $9 the rows, $10 the versions before; then an item for each entry:
# $11 … $13 its table, number and bytes; and for each seat: $14 and $15 its table and guest. $16 are
# the tables whose seats are told; $17 is one number.
APPEND = f"""
    WITH new AS (
        SELECT * FROM unnest(
            $1::text[], $2::text[], $3::text[], $4::bool[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
            $9::bytea[], $10::bigint[]
        ) AS new ({COLUMNS}, before)
    ), made AS (
        INSERT INTO tables ({COLUMNS}) SELECT {COLUMNS} FROM new WHERE before = 0 ON CONFLICT DO NOTHING RETURNING id
    ), changed AS (
        UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in FIELDS)}
        FROM new WHERE tables.id = new.id AND tables.version = new.before RETURNING tables.id
    ), appended AS (
        SELECT id FROM made UNION ALL SELECT id FROM changed
    ), added AS (
        INSERT INTO entries (table_id, number, entry)
        SELECT * FROM unnest($11::text[], $12::bigint[], $13::bytea[]) AS entry (table_id, number, entry)
        WHERE table_id IN (SELECT id FROM appended)
    ), seated AS (
        INSERT INTO seats (table_id, guest)
        SELECT * FROM unnest($14::text[], $15::text[]) AS seat (table_id, guest)
        WHERE table_id IN (SELECT id FROM appended) ON CONFLICT DO NOTHING
    ), unseated AS (
        DELETE FROM seats WHERE table_id IN (SELECT id FROM appended) AND table_id = ANY ($16::text[])
        AND (table_id, guest) NOT IN (SELECT * FROM unnest($14::text[], $15::text[]))
    )
    SELECT id, $17::bigint FROM appended"""


async def append_all(connection: Any, appends: Sequence[Append]) -> list[bool]:
    """Append in one transaction and one round trip; for each of them whether it was accepted."""
    rounds: list[list[Append]] = []  # a statement can append to a table once; the second time is for the next one
    turns: Counter[str] = Counter()
    places = []
    for append in appends:
        table = append.row.id
        places.append((table, turns[table]))
        if turns[table] == len(rounds):
            rounds.append([])
        rounds[turns[table]].append(append)
        turns[table] += 1
    found = await connection.fetchmany(APPEND, [_values(chosen, turn) for turn, chosen in enumerate(rounds)])
    accepted = {(table, turn) for table, turn in found}
    return [place in accepted for place in places]


def _values(appends: Sequence[Append], turn: int) -> list[object]:
    # All processes go through the tables in the same order, so that they hardly ever wait for each other in a circle.
    appends = sorted(appends, key=lambda append: append.row.id)
    rows = [(*astuple(append.row), append.before) for append in appends]
    entries = [
        (append.row.id, number, entry)
        for append in appends
        for number, entry in enumerate(append.entries, append.before + 1)
    ]
    told = [append for append in appends if append.guests is not None]
    seats = [(append.row.id, guest) for append in told for guest in append.guests or ()]
    tables = [append.row.id for append in told]
    return [*_columns(rows, 10), *_columns(entries, 3), *_columns(seats, 2), tables, turn]


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [[row[place] for row in rows] for place in range(width)]
