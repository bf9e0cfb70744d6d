"""Run the server until it is stopped."""

import gc
import logging
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from time import gmtime
from typing import Any, Final

import uvicorn
from litestar import Litestar

from volteface.kernel import InvalidInput
from volteface.server.app import make_app
from volteface.server.http.protocol import make_protocol
from volteface.server.rate_limits import OpenCount, client_key
from volteface.server.settings import Settings
from volteface.server.ws.transport import DirectTransport
from volteface.tables.live import DealerFactory, verifiable_dealer

LONGEST_MESSAGE_BYTES: Final = 32_768
PROXY_ADDRESSES: Final = ("127.0.0.1", "::1")  # of a proxy on this machine
GRACE_SECONDS: Final = 10  # for requests that are under way when the server is told to stop

LOGGED: Final = ("volteface", "uvicorn", "asyncio")
LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "volteface.server.run.LineFormatter"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "loggers": {name: {"handlers": ["stderr"], "level": "WARNING"} for name in LOGGED},
}

Ready = Callable[[int], None]  # told the port once somebody can connect


class LineFormatter(logging.Formatter):
    """One line for each message: the time in UTC, the level, where it comes from, what happened; then a traceback."""

    converter = staticmethod(gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is logging's
        """The line; what somebody sent cannot begin another one."""
        line = super().formatMessage(record)
        return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line.rstrip())


class ReadyServer(uvicorn.Server):
    """A server that calls back once it listens."""

    def __init__(self, config: uvicorn.Config, ready: Ready) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then call back."""
        await super().startup(sockets)
        if self.started:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def serve(settings: Settings, ready: Ready = lambda port: None, make_dealer: DealerFactory = verifiable_dealer) -> None:
    """Serve tables; stops on SIGINT or SIGTERM once everything under way is durable.

    Raises `InvalidInput` if it cannot listen or has no certificate, before anything else is started.
    """
    check_certificate(settings)
    sockets = listen(settings)
    _tune_garbage_collection()
    with suppress(KeyboardInterrupt):  # raised again by uvicorn once all is done
        ReadyServer(configure(settings, make_app(settings, make_dealer)), ready).run(sockets)


def _tune_garbage_collection() -> None:
    """Collect generation 0 only, mostly: full collections paused the loop for 42 ms (docs/decisions/0003)."""
    gc.freeze()
    gc.set_threshold(5_000, 50, 100)


def configure(settings: Settings, app: Litestar) -> uvicorn.Config:
    """uvicorn's configuration."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ssl_certfile=settings.tls_cert,
        ssl_keyfile=settings.tls_key,
        http=make_protocol(settings.timeouts, _open_connections(settings)),
        timeout_keep_alive=settings.timeouts.idle,
        ws=DirectTransport,
        ws_max_size=LONGEST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=settings.is_behind_proxy,
        forwarded_allow_ips=list(PROXY_ADDRESSES),
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
        access_log=False,
        log_config=LOGGING,
    )


def _open_connections(settings: Settings) -> OpenCount:
    """The connections of each address; those of a proxy are everybody's, so it may have any number."""
    exempt = map(client_key, PROXY_ADDRESSES) if settings.is_behind_proxy else ()
    return OpenCount(settings.allowances.connections, frozenset(exempt))


def listen(settings: Settings) -> list[socket.socket]:
    """Listen on the host's addresses; raises `InvalidInput` if there is no such host or if the port is taken."""
    bound: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in _addresses(settings):
            bound.append(socket.socket(family, kind, protocol))
            bound[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                bound[-1].setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            bound[-1].bind(address)
            bound[-1].listen()
    except OSError as error:
        for one in bound:
            one.close()
        raise InvalidInput(
            f"Cannot listen on port {settings.port} of {settings.host}: {error.strerror or error}. "
            "Choose another one with --port, or --port 0 for any that is free."
        ).explained("problem-port", port=str(settings.port), host=settings.host, reason=error) from error
    return bound


def check_certificate(settings: Settings) -> None:
    """Raise `InvalidInput` if the certificate and its key cannot be used."""
    if settings.tls_cert is None or settings.tls_key is None:
        return
    for file in (settings.tls_cert, settings.tls_key):
        try:
            file.open("rb").close()
        except OSError as error:
            reason = str(error.strerror or error)
            said = InvalidInput(f"{file} cannot be read: {reason}.")
            message = "problem-no-file" if isinstance(error, FileNotFoundError) else "problem-cannot-read"
            raise said.explained(message, file=str(file), reason=error) from error
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.tls_cert, settings.tls_key)
    except (ssl.SSLError, OSError) as error:
        raise InvalidInput(
            f"{settings.tls_cert} and {settings.tls_key} are no certificate and its key: {error.strerror or error}."
        ).explained(
            "problem-no-certificate",
            certificate=str(settings.tls_cert),
            key=str(settings.tls_key),
            reason=error,
        ) from error


def _addresses(settings: Settings) -> list[tuple[int, int, int, str, tuple[str | int, ...] | tuple[int, bytes]]]:
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        said = InvalidInput(f"There is no address “{settings.host}” on this machine to listen on.")
        raise said.explained("problem-no-address", host=settings.host) from error
    return list(dict.fromkeys(found))
