"""What keeps other people's pages out: where a request comes from, and the headers on every answer."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from volteface.server.errors import Unwelcome

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a card is on its way is written into its style
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer over HTTP carries them, errors too."""
    if message["type"] == "http.response.start":
        transport = (STRICT_TRANSPORT,) if scope["scheme"] == "https" else ()
        message["headers"] = [*message["headers"], *HEADERS, *transport]


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A page may speak to this server only if it came from here; a program names no page."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Unwelcome("This page belongs to another site.")
