"""What comes with a request: JSON that says so, whole, or a refusal with a sentence."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException, SerializationException

from sushiya.errors import TableError


class JsonRequest(Request[Any, Any, State]):
    """A request whose body has to be JSON and to say so, which no form of another site can."""

    async def body(self) -> bytes:
        """The bytes of the body; refused if they stop too early."""
        try:
            return await super().body()
        except InternalServerException:
            raise TableError("The body ends too early.", code="bad_request") from None

    async def json_text(self) -> bytes:
        """The bytes of a body that says it is JSON, unread."""
        if self.content_type[0] != "application/json":
            raise TableError("Send JSON, with Content-Type: application/json.", code="wrong_media_type")
        return await self.body()

    async def json(self) -> Any:
        """The body; refused with a sentence if it is something else."""
        await self.json_text()
        try:
            value = await super().json()
        except (SerializationException, UnicodeDecodeError, RecursionError):
            raise TableError("The body is not JSON.", code="not_json") from None
        wanted = getattr(self.route_handler, "parsed_data_field", None)
        if wanted is not None:
            try:
                msgspec.convert(value, wanted.annotation)  # Litestar would take 0 for false and "3" for 3
            except msgspec.ValidationError as error:
                raise TableError(f"The body cannot be understood: {error}.", code="bad_request") from None
        return value
