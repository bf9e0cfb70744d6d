"""Which host names and origins are answered, and the security headers of every response."""

import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from volteface.kernel import InvalidInput
from volteface.server.errors import UnknownHost, Unwelcome
from volteface.server.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python in a worker is WebAssembly
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
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
LONGEST_HOST: Final = 253
PREFLIGHT_SECONDS: Final = 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers to every HTTP response, errors too."""
    if message["type"] == "http.response.start":
        transport = (STRICT_TRANSPORT,) if scope["scheme"] == "https" else ()
        message["headers"] = [*message["headers"], *HEADERS, *transport]


class HostNames:
    """The names that a server answers to, so that no other site can point a name of its own at it (DNS rebinding).

    An IP address needs no check: a page that a browser loaded from an address came from that address. Neither does
    https, where the certificate vouches for the name. Behind a proxy the proxy decides, unless names are given.
    """

    def __init__(self, settings: Settings) -> None:
        self._is_open = settings.tls_cert is not None or (settings.is_behind_proxy and not settings.allowed_hosts)
        own = socket.gethostname().lower()
        names = {"localhost", settings.host, own, f"{own}.local", *settings.allowed_hosts}
        self._names = frozenset(name.lower().rstrip(".") for name in names if not name.startswith("."))
        self._endings = (".localhost", *(name.lower() for name in settings.allowed_hosts if name.startswith(".")))

    def check(self, connection: AnyConnection) -> None:
        """Raise `UnknownHost` if a request is for another name than this server's."""
        name = _host_name(connection.headers.get("host", ""))
        if not name or not (self._is_open or self._is_ours(name)):
            raise UnknownHost(name[:LONGEST_HOST])

    def _is_ours(self, name: str) -> bool:
        return name in self._names or name.endswith(self._endings) or _is_address(name)


def check_origin(connection: AnyConnection, allowed: Collection[str]) -> None:
    """Raise `Unwelcome` for a request from another site's page that is not allowed; programs send no `Origin`."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed or _is_same_site(origin, connection.headers.get("host", "")):
        return
    raise Unwelcome("This page belongs to another site.")


def cors_of(settings: Settings) -> CORSConfig | None:
    """Lets pages of the allowed sites read responses; they send a key, never a cookie."""
    if not settings.allowed_origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.allowed_origins),
        allow_methods=["GET", "POST", "PATCH", "DELETE"],
        allow_headers=["authorization", "content-type"],
        allow_credentials=False,
        max_age=PREFLIGHT_SECONDS,
    )


def read_origin(text: str) -> str:
    """An origin as browsers name it; raises `InvalidInput` for anything else, such as an address with a path."""
    try:
        parts = urlsplit(text)
        is_origin = parts.scheme in DEFAULT_PORTS and bool(parts.hostname) and parts.path in ("", "/")
        port = parts.port
    except ValueError:
        is_origin, port = False, None
    if not is_origin or parts.query or parts.fragment or "@" in parts.netloc:
        said = InvalidInput(f"“{text}” is not the origin of a site. Say https://example.org, without a path.")
        raise said.explained("problem-no-origin", text=text)
    named = "" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}"
    host = f"[{parts.hostname}]" if ":" in str(parts.hostname) else parts.hostname
    return f"{parts.scheme}://{host}{named}"


def _is_same_site(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
        port = DEFAULT_PORTS[parts.scheme]
        own = urlsplit(f"//{host}")
        return bool(parts.hostname) and (parts.hostname, parts.port or port) == (own.hostname, own.port or port)
    except (KeyError, ValueError):  # another scheme, or nothing that can be read
        return False


def _host_name(host: str) -> str:
    """The name in a `Host` header, in lower case and without the port; empty if it cannot be read."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # raises for one that is no number
        is_plain = parts.netloc == host and "@" not in host
        return (parts.hostname or "").rstrip(".") if is_plain else ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
