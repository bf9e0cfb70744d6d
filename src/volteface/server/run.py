"""Runs the server until somebody stops it."""

import uvicorn

from volteface.server.app import make_app
from volteface.server.settings import Settings

LONGEST_MESSAGE_BYTES = 32_768
PATIENCE_SECONDS = 10  # for requests that are under way when the server is told to stop


def serve(settings: Settings) -> None:
    """Serve tables; stops on SIGINT or SIGTERM once everything under way is kept."""
    uvicorn.run(
        make_app(settings),
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
