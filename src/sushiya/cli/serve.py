"""`sushiya serve`: open the house. Its options are the settings of `server/settings.py`, each also by environment."""

from __future__ import annotations

import inspect
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from sushiya.server.settings import Settings, SettingsError, describe_settings, variable_of


def serve(**given: Any) -> None:
    """Open the house: serve tables to guests and programs, on this machine or many."""
    import asyncio

    import msgspec

    from sushiya.cli.ready import compile_games
    from sushiya.locales import Words, choose_language
    from sushiya.server.house import load_games

    try:
        settings = msgspec.convert(given, Settings)
    except msgspec.ValidationError as error:
        raise SettingsError(f"A setting cannot be used: {error}.") from None
    settings.check()
    if not settings.database:
        Path(settings.store).parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(try_store(settings.store))
    words = Words(choose_language(settings.language))
    compile_games(list(load_games(settings.editions.split()).values()), words=words, bots=True)
    # A fresh program in this process: what was loaded for compiling would stay in memory.
    environment = os.environ | settings.as_environment()
    os.execve(sys.executable, [sys.executable, "-m", "sushiya.server.run"], environment)


async def try_store(database: str) -> None:
    """Open and close the store, so that what is wrong with it is told in one sentence before the house opens."""
    from sushiya.store import open_store

    store = open_store(database)
    await store.open()
    await store.close()


def _take_options() -> None:
    """Give the command an option for each setting."""
    options = []
    for name, meaning in describe_settings().items():
        default = getattr(Settings(), name)
        option = typer.Option(envvar=variable_of(name), help=meaning, show_default=default != "")
        annotation: Any = Annotated[type(default), option]
        serve.__annotations__[name] = annotation
        options.append(inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation))
    del serve.__annotations__["given"]
    serve.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]


_take_options()
