"""A real server for tests, in a thread of its own, with a SQLite file of its own."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import uvicorn

from volteface.rooms.bot_turns import Pace
from volteface.server.app import make_app
from volteface.server.rate_limits import Allowance, Allowances
from volteface.server.run import configure
from volteface.server.settings import Settings

ENOUGH = Allowance(1e9, 1e9)
UNLIMITED = Allowances(
    messages=ENOUGH,
    requests=ENOUGH,
    guests=ENOUGH,
    tables=ENOUGH,
    imports=ENOUGH,
    codes=ENOUGH,
    sockets=10_000,
    connections=10_000,
)
PATIENCE_SECONDS = 20


@contextmanager
def running(
    database: Path,
    allowances: Allowances = UNLIMITED,
    bots: dict[str, str] | None = None,
    certificate: tuple[Path, Path] | None = None,
    **more: Any,
) -> Iterator[str]:
    """A server that answers, with more settings if need be; its address, such as http://127.0.0.1:4711."""
    cert, key = certificate or (None, None)
    settings = Settings(
        database=database,
        port=free_port(),
        pace=Pace(0, 0),
        bot_workers=1,
        allowances=allowances,
        bots=bots or {},
        tls_cert=cert,
        tls_key=key,
        **more,
    )
    server = uvicorn.Server(configure(settings, make_app(settings)))
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    until = monotonic() + PATIENCE_SECONDS
    while not server.started and monotonic() < until:
        sleep(0.01)
    assert server.started
    try:
        yield f"{'https' if certificate else 'http'}://127.0.0.1:{settings.port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE_SECONDS)
        assert not thread.is_alive()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
