"""Appending to many tables of SQLite in a few statements.

A statement lets go of the interpreter and must get it back; with one for every entry, writing would compete with
everything else that the house does. So values travel together: numbers and texts as one JSON list, and all bytes in
one piece, out of which each row is cut by place and length.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec
from msgspec.structs import astuple

from sushiya.store.queries import COLUMNS, FIELDS, Append

SUMMARY = FIELDS.index("summary")
FIXED = ("id", "game", "created")  # from the first entry on
assert len(FIELDS) - 1 == SUMMARY, "the summary is cut out of the bytes, after all that JSON carries"


def _cut(place: int) -> str:
    """The bytes whose place and length are the items there."""
    return f"substr($2, {_item(place)}, {_item(place + 1)})"


def _item(place: int) -> str:
    return f"json_extract(value, '$[{place}]')"


# $1 is a list with an item for each row, $2 the bytes.
NEW = f"""
    SELECT {", ".join(f"{_item(place)} AS {name}" for place, name in enumerate(FIELDS[:SUMMARY]))},
        {_cut(SUMMARY)} AS summary, {_item(SUMMARY + 2)} AS before
    FROM json_each($1)"""
MAKE = (
    f"INSERT INTO tables ({COLUMNS}) SELECT {COLUMNS} FROM ({NEW}) WHERE before = 0 ON CONFLICT DO NOTHING RETURNING id"
)
CHANGE = f"""
    UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in FIELDS if name not in FIXED)}
    FROM ({NEW}) AS new WHERE tables.id = new.id AND tables.version = new.before RETURNING tables.id"""
ADD = f"INSERT INTO entries (table_id, number, entry) SELECT {_item(0)}, {_item(1)}, {_cut(2)} FROM json_each($1)"
# $1 is a list of tables and guests, $2 a list of the tables whose guests are told.
SEAT = f"INSERT OR IGNORE INTO seats (table_id, guest) SELECT {_item(0)}, {_item(1)} FROM json_each($1)"
UNSEAT = f"""
    DELETE FROM seats WHERE table_id IN (SELECT value FROM json_each($2))
    AND (table_id, guest) NOT IN (SELECT {_item(0)}, {_item(1)} FROM json_each($1))"""


class _Packing:
    """Rows to hand over; what is bytes in them becomes a place and a length."""

    def __init__(self) -> None:
        self.rows: list[list[object]] = []
        self.pieces: list[bytes] = []
        self.length = 0

    def add(self, *values: object) -> None:
        row: list[object] = []
        for value in values:
            if isinstance(value, bytes):
                row += (self.length + 1, len(value))
                self.pieces.append(value)
                self.length += len(value)
            else:
                row.append(value)
        self.rows.append(row)

    @property
    def values(self) -> dict[str, object]:
        """As a statement wants them."""
        return {"1": msgspec.json.encode(self.rows).decode(), "2": b"".join(self.pieces)}


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[bool]:
    """Append to different tables; for each whether it was accepted. An error may leave some of it written."""
    rows = _Packing()
    for append in appends:
        rows.add(*astuple(append.row), append.before)
    accepted = set()
    if any(append.before == 0 for append in appends):
        accepted |= {id for (id,) in connection.execute(MAKE, rows.values)}
    if any(append.before > 0 for append in appends):
        accepted |= {id for (id,) in connection.execute(CHANGE, rows.values)}
    entries, seats = _Packing(), _Packing()
    told = []
    for append in appends:
        table = append.row.id
        if table in accepted:
            for number, entry in enumerate(append.entries, append.before + 1):
                entries.add(table, number, entry)
            if append.guests is not None:
                told.append(table)
                for guest in append.guests:
                    seats.add(table, guest)
    connection.execute(ADD, entries.values)
    if told:
        seating = {"1": seats.values["1"], "2": msgspec.json.encode(told).decode()}
        connection.execute(UNSEAT, seating)
        connection.execute(SEAT, {"1": seating["1"]})
    return [append.row.id in accepted for append in appends]
