"""Editions written as TOML, for the tests of both games."""

from __future__ import annotations

import json
from typing import Any


def to_toml(edition: dict[str, Any]) -> str:
    """An edition, given as parsed TOML, as text."""
    return "\n".join(f"{key} = {_to_toml(value)}" for key, value in edition.items())


def _to_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_to_toml(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_to_toml, value)) + "]"
    return json.dumps(value)
