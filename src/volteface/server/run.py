"""Runs the server until somebody stops it."""

from contextlib import suppress
from typing import Final

import uvicorn
from litestar import Litestar

from volteface.server.app import make_app
from volteface.server.settings import Settings

LONGEST_MESSAGE_BYTES: Final = 32_768
PATIENCE_SECONDS: Final = 10  # for requests that are under way when the server is told to stop


def serve(settings: Settings) -> None:
    """Serve tables; stops on SIGINT or SIGTERM once everything under way is kept."""
    with suppress(KeyboardInterrupt):  # said again once all is done
        uvicorn.Server(configure(settings, make_app(settings))).run()


def configure(settings: Settings, app: Litestar) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ssl_certfile=settings.tls_cert,
        ssl_keyfile=settings.tls_key,
        ws_max_size=LONGEST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=settings.is_behind_proxy,
        timeout_graceful_shutdown=PATIENCE_SECONDS,
        server_header=False,
        access_log=False,
        log_level="warning",
    )
