"""Runs the server until somebody stops it."""

import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from litestar import Litestar

from volteface.server.app import make_app
from volteface.server.line import ServerLine
from volteface.server.settings import Settings
from volteface.tables import LiveTable

LONGEST_MESSAGE_BYTES: Final = 32_768
PATIENCE_SECONDS: Final = 10  # for requests that are under way when the server is told to stop

Ready = Callable[[int], None]  # told the port once somebody can connect


class ReadyServer(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Ready) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def serve(settings: Settings, ready: Ready = lambda port: None, table_type: type[LiveTable] = LiveTable) -> None:
    """Serve tables; stops on SIGINT or SIGTERM once everything under way is kept."""
    _collect_garbage_seldom()
    with suppress(KeyboardInterrupt):  # said again once all is done
        ReadyServer(configure(settings, make_app(settings, table_type)), ready).run()


def _collect_garbage_seldom() -> None:
    """Looking through all that long games keep would hold everybody up: what is new is enough, again and again."""
    gc.freeze()
    gc.set_threshold(5_000, 50, 100)


def configure(settings: Settings, app: Litestar) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ssl_certfile=settings.tls_cert,
        ssl_keyfile=settings.tls_key,
        ws=ServerLine,
        ws_max_size=LONGEST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=settings.is_behind_proxy,
        timeout_graceful_shutdown=PATIENCE_SECONDS,
        server_header=False,
        access_log=False,
        log_level="warning",
    )
