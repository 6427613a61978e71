"""The process that serves or, with several workers, keeps those that do. It loads no game itself."""

from __future__ import annotations

import os
import sys
import time
import webbrowser
from contextlib import suppress
from threading import Thread
from urllib.request import urlopen

import uvicorn

from sushiya.locales import Words, choose_language
from sushiya.server.quick import QuickWebSocket
from sushiya.server.settings import Settings, read_settings

LARGEST_FRAME = 65_536  # bytes; what is smaller and still too large gets an answer
PING_SECONDS = 20.0  # after which a silent connection is asked whether anybody is there


def main() -> None:
    """Serve, as the environment says, until the process is stopped."""
    settings = read_settings()
    Thread(target=announce, args=(settings,), daemon=True).start()
    uvicorn.run(
        "sushiya.server.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        lifespan="on",
        http="h11",  # the quicker one reads headers without end
        ws=QuickWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # would cost each idle connection more memory than all the rest of it
        access_log=False,
        log_level="warning" if settings.log_level == "info" else settings.log_level,
        proxy_headers=False,  # `identity.address_of` reads them, if the host says that there is a proxy
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def announce(settings: Settings) -> None:
    """Say where the house is as soon as it answers, and open its page if that is wanted and there is a screen."""
    address = f"http://{settings.host}:{settings.port}"
    while True:
        with suppress(OSError), urlopen(f"{address}/api/health", timeout=PING_SECONDS):
            break
        time.sleep(0.1)
    words = Words(choose_language(settings.language))
    print(words.say("terminal-house-open", address=address), flush=True)
    has_screen = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if settings.open_page and has_screen:
        webbrowser.open(address)


if __name__ == "__main__":
    main()
