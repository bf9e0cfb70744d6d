"""The server as one application: its routes, what every answer carries, and how refusals are said."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from volteface import __version__
from volteface.kernel import InvalidInput, Reason, VoltefaceError
from volteface.server.answers import Problem
from volteface.server.client import Client, built_client, show_client
from volteface.server.errors import NoIdentity, Overloaded, Unwelcome, reason_of, text_of
from volteface.server.log import LOG
from volteface.server.pages import PAGES
from volteface.server.parts import Parts
from volteface.server.people_pages import PEOPLE_PAGES
from volteface.server.replay_pages import REPLAY_PAGES
from volteface.server.security import add_headers, check_origin
from volteface.server.settings import Settings
from volteface.server.sockets import lobby_socket, table_socket
from volteface.tables import Conflict, LiveTable, NoSuchTable, NotAllowed, NotAsked, StoreError, TooFast

MOST_BODY_BYTES: Final = 32_768

STATUS: Final[dict[type[VoltefaceError], int]] = {
    NoIdentity: 401,
    Unwelcome: 403,
    NoSuchTable: 404,
    NotAllowed: 409,
    NotAsked: 409,
    Conflict: 409,
    Overloaded: 429,
    TooFast: 429,
    StoreError: 503,
    InvalidInput: 400,
}


def make_app(settings: Settings, table_type: type[LiveTable] = LiveTable) -> Litestar:
    """An application that serves tables until it is told to stop; its tables may have a Dealer of their own."""
    parts = Parts(settings, table_type)
    client = Client(settings.client or built_client())

    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        parts.start()
        yield
        await parts.close()

    async def check(request: Request[Any, Any, Any]) -> None:
        """Before every answer: not too much at once, and nothing changed on behalf of another site's page."""
        parts.limits.requests.spend(request.client.host if request.client else "")
        if request.method not in ("GET", "HEAD"):
            check_origin(request)

    return Litestar(
        route_handlers=[*PAGES, *PEOPLE_PAGES, *REPLAY_PAGES, table_socket, lobby_socket, show_client],
        dependencies={
            "parts": Provide(lambda: parts, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
        },
        lifespan=[run],
        before_request=check,
        before_send=[add_headers],
        exception_handlers={
            VoltefaceError: refuse,
            HTTPException: refuse_http,
            Exception: apologise,
        },
        openapi_config=OpenAPIConfig(
            title="Volteface", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MOST_BODY_BYTES,
        logging_config=None,
    )


def refuse(_: Request[Any, Any, Any], error: VoltefaceError) -> Response[Problem]:
    """What the server or a table refuses."""
    status = next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 400)
    headers = {"retry-after": str(max(1, round(error.wait_seconds)))} if isinstance(error, Overloaded) else {}
    return Response(Problem(reason_of(error), text_of(error)), status_code=status, headers=headers)


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the protocol refuses: no such page, a body that cannot be read …"""
    details = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(str(detail.get("message", "")) for detail in details if isinstance(detail, dict))
    text = f"{error.detail} {said}".strip()[:500]
    return Response(Problem(Reason("refused-unreadable"), text), status_code=error.status_code)


def apologise(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What went wrong on our side: the log says where, whoever asked only that it did."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem(Reason("refused-our-fault"), "Something went wrong on our side."), status_code=500)
