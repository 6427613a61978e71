"""The shape of the database, as numbered steps of plain SQL: one folder for SQLite, one for PostgreSQL.

A step that has been released is never changed; a new one is added to both folders, with the same number.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, NamedTuple

from sushiya.store.store import NewerDatabase

Dialect = Literal["sqlite", "postgres"]


class Migration(NamedTuple):
    """One step: it brings the database to the version of its number."""

    number: int
    sql: str


def migrations_after(version: int, dialect: Dialect) -> list[Migration]:
    """The steps that a database of this version still needs; `NewerDatabase` if this program does not know it."""
    all_files = sorted((files(__name__) / dialect).iterdir(), key=lambda file: file.name)
    steps = [Migration(int(file.name.partition("_")[0]), file.read_text("utf-8")) for file in all_files]
    if version > steps[-1].number:
        raise NewerDatabase(
            f"The database has version {version}, and this program knows only up to version {steps[-1].number}: "
            "it was used by a later version of Sushiya. Install that one, or name another database."
        )
    return [step for step in steps if step.number > version]
