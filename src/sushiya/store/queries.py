"""What both stores say to their database in the same words.

`$1` is the first value, in SQLite too. Columns of `tables` are named as the fields of `TableRow` and stand in the same
order. Entries and summaries are kept as bytes, just as they came: the store has no need to understand them, and a
database that did would refuse some.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sushiya.store.store import TableRow

FIELDS = TableRow.__struct_fields__
COLUMNS = ", ".join(FIELDS)

READ = "SELECT entry FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number"
FIND = f"SELECT {COLUMNS} FROM tables WHERE id = $1"
LIST_PUBLIC = f"""
    SELECT {COLUMNS} FROM tables WHERE is_listed AND state <> 'finished' ORDER BY changed DESC, id LIMIT $1"""
LIST_OF_GUEST = f"""
    SELECT {COLUMNS} FROM tables JOIN seats ON seats.table_id = tables.id WHERE seats.guest = $1
    ORDER BY changed DESC, id LIMIT $2"""
LIST_DUE = f"SELECT {COLUMNS} FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2"

ADD_GUEST = "INSERT INTO guests (id, name, created) VALUES ($1, $2, $3)"
ADD_KEY = "INSERT INTO keys (key, guest, created) VALUES ($1, $2, $3)"
GUEST_OF = "SELECT id, name FROM guests JOIN keys ON keys.guest = guests.id WHERE keys.key = $1"
RENAME = "UPDATE guests SET name = $2 WHERE id = $1"
PUT_LINK = "INSERT INTO links (link, guest, until) VALUES ($1, $2, $3)"
FORGET_LINKS = "DELETE FROM links WHERE until <= $1"
TAKE_LINK = "DELETE FROM links WHERE link = $1 RETURNING guest"


def make_row(values: Sequence[Any]) -> TableRow:
    """A row of `tables`, read as COLUMNS."""
    named = dict(zip(FIELDS, values, strict=True))
    named["is_listed"] = bool(named["is_listed"])  # SQLite has numbers only
    return TableRow(**named)


class Append(NamedTuple):
    """What one call of `append` asks for."""

    row: TableRow
    entries: Sequence[bytes]
    guests: Sequence[str] | None  # None: the same as before

    @property
    def before(self) -> int:
        """The version that the table must have."""
        return self.row.version - len(self.entries)
