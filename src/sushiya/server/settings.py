"""Every setting of the house, once: the options of `sushiya serve`, the environment and the docs are made of this."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from sushiya.errors import SushiyaError

PREFIX = "SUSHIYA_"


class SettingsError(SushiyaError):
    """A setting has no sensible value."""

    code = "bad_setting"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the house is run."""

    host: Annotated[str, Meta(description="Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65_535, description="Port to listen on.")] = 8000
    data_dir: Annotated[str, Meta(description="Folder for the database, if no other is named.")] = (
        "~/.local/share/sushiya"
    )
    database: Annotated[
        str, Meta(description="A file for SQLite, or postgresql://…; house.db in the data folder, if not given.")
    ] = ""
    editions: Annotated[
        str, Meta(description="Files with editions to play with instead of the house's own, separated by spaces.")
    ] = ""
    workers: Annotated[int, Meta(ge=1, le=256, description="Processes; more than one needs PostgreSQL.")] = 1
    bot_threads: Annotated[
        int, Meta(ge=0, le=256, description="Bots of a process that think side by side; 0: as there are cores.")
    ] = 0
    bot_ms: Annotated[
        float, Meta(ge=1, le=60_000, description="Milliseconds that a guest may let a bot think for a move.")
    ] = 2000.0
    origins: Annotated[
        str, Meta(description="Other origins whose pages may connect, separated by spaces: https://example.org.")
    ] = ""
    secure_cookies: Annotated[bool, Meta(description="Send cookies over HTTPS only; for a house behind HTTPS.")] = False
    trust_proxy: Annotated[
        bool, Meta(description="Take the guest's address from X-Forwarded-For, as a proxy sets it.")
    ] = False
    message_rate: Annotated[
        float, Meta(gt=0, le=1e6, description="Messages a second that a connection may send for long.")
    ] = 30.0
    request_rate: Annotated[
        float, Meta(gt=0, le=1e6, description="Requests a second that an address may make for long.")
    ] = 50.0
    opening_rate: Annotated[
        float, Meta(gt=0, le=1e6, description="Tables and guests a minute that an address may bring for long.")
    ] = 60.0
    open_page: Annotated[bool, Meta(description="Open the page in a browser as soon as it is there.")] = False
    language: Annotated[
        str, Meta(description="Language of what is said in the terminal; the system's, if not given.")
    ] = ""
    log_level: Annotated[
        str, Meta(description="debug, info, warning or error.", pattern="^(debug|info|warning|error)$")
    ] = "info"

    @property
    def store(self) -> str:
        """The database that is meant."""
        return self.database or str(Path(self.data_dir).expanduser() / "house.db")

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Origins beside the house's own."""
        return frozenset(self.origins.split())

    def check(self) -> None:
        """Refuse what cannot work together."""
        if self.workers > 1 and not self.store.startswith(("postgresql://", "postgres://")):
            raise SettingsError(
                "SQLite serves one process; more workers need PostgreSQL: --database postgresql://…",
                code="one_process_only",
            )

    def as_environment(self) -> dict[str, str]:
        """The same settings as environment variables, for the processes of the house."""
        return {variable_of(name): format_setting(value) for name, value in msgspec.structs.asdict(self).items()}


def describe_settings() -> dict[str, str]:
    """What each setting means."""
    described = {}
    for field in msgspec.inspect.type_info(Settings).fields:  # type: ignore[attr-defined]
        described[field.name] = field.type.extra_json_schema["description"]
    return described


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def format_setting(value: Any) -> str:
    """A value as the environment has it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of an environment."""
    names = Settings.__struct_fields__
    given = {name: environment[variable_of(name)] for name in names if variable_of(name) in environment}
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"A setting cannot be used: {error}.") from None
