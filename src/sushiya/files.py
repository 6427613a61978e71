"""Files that appear whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sushiya.errors import SushiyaError


@contextmanager
def whole_file(out: Path) -> Iterator[BinaryIO]:
    """A stream to a temporary file beside `out` that takes its name at the end, or goes away."""
    is_special = out.exists() and not out.is_file()  # a pipe or a device: nothing to put in its place
    target = out if is_special else Path(os.path.realpath(out))
    part = target if is_special else target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as stream:
            yield stream
        if not is_special:
            part.replace(target)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise SushiyaError(f"{out}: cannot be written: {error.strerror or error}.", code="unwritable") from None
    finally:
        if not is_special:
            part.unlink(missing_ok=True)
