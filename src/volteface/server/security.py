"""Same-origin checks, and the security headers of every response."""

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
        "style-src-attr 'unsafe-inline'",  # positions of moving cards are inline styles
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
    """Add the headers to every HTTP response, errors too."""
    if message["type"] == "http.response.start":
        transport = (STRICT_TRANSPORT,) if scope["scheme"] == "https" else ()
        message["headers"] = [*message["headers"], *HEADERS, *transport]


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Raise `Unwelcome` for a request from another site's page; programs send no `Origin`."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Unwelcome("This page belongs to another site.")
