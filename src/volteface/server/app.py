"""The ASGI application: routes, checks before every request, and error responses."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from volteface import __version__
from volteface.kernel import Reason, VoltefaceError
from volteface.rooms.api.schemas import Problem
from volteface.rooms.errors import ROOM_STATUS, UNREADABLE, log_fault, reason_of, status_of, text_of
from volteface.server.auth import AnyRequest, address_of
from volteface.server.context import ServerContext
from volteface.server.errors import Overloaded, UnknownHost, Unwelcome
from volteface.server.http import companion, daily, games, health, invitations, people, static_files, tables
from volteface.server.http.static_files import UNLIMITED, StaticFiles, built_client
from volteface.server.security import add_headers, check_origin, cors_of
from volteface.server.settings import Settings
from volteface.server.ws.sockets import lobby_socket, table_socket
from volteface.tables.live import DealerFactory, verifiable_dealer

LOG: Final = logging.getLogger(__name__)
MOST_BODY_BYTES: Final = 32_768

STATUS: Final = {**ROOM_STATUS, Unwelcome: 403, UnknownHost: 421, Overloaded: 429}


def make_app(settings: Settings, make_dealer: DealerFactory = verifiable_dealer) -> Litestar:
    """An application that serves tables; `make_dealer` may give them another Dealer than the verifiable one."""
    context = ServerContext(settings, make_dealer)
    client = StaticFiles(settings.client or built_client())

    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        context.start()
        yield
        await context.close()

    async def check(request: AnyRequest) -> None:
        """Before every request: the host name, the rate limit, and no change on behalf of another site's page."""
        context.hosts.check(request)
        if not request.route_handler.opt.get(UNLIMITED):
            context.limits.requests.spend(address_of(request))
        if request.method not in ("GET", "HEAD"):
            check_origin(request, settings.allowed_origins)

    return Litestar(
        route_handlers=[
            *health.HANDLERS,
            *tables.HANDLERS,
            *invitations.HANDLERS,
            *people.HANDLERS,
            *games.HANDLERS,
            *companion.HANDLERS,
            *daily.HANDLERS,
            table_socket,
            lobby_socket,
            static_files.serve_client,
        ],
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
        },
        lifespan=[run],
        before_request=check,
        before_send=[add_headers],
        exception_handlers={
            VoltefaceError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_nesting,
            UnicodeDecodeError: refuse_encoding,
            Exception: report,
        },
        cors_config=cors_of(settings),
        openapi_config=OpenAPIConfig(
            title="Volteface", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MOST_BODY_BYTES,
        logging_config=None,
    )


def refuse(request: AnyRequest, error: VoltefaceError) -> Response[Problem]:
    """The response to a request that the server or a table refuses."""
    log_fault(error, f"{request.method} {request.scope['path']}")
    status = status_of(error, STATUS)
    headers = {"retry-after": str(max(1, round(error.wait_seconds)))} if isinstance(error, Overloaded) else {}
    return Response(Problem(reason_of(error), text_of(error)), status_code=status, headers=headers)


def refuse_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """The response to a request that Litestar refuses: no such page, a body that cannot be read …"""
    details = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(str(detail.get("message", "")) for detail in details if isinstance(detail, dict))
    text = f"{error.detail} {said}".strip()[:500]
    return Response(Problem(UNREADABLE, text), status_code=error.status_code)


def refuse_nesting(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    """The response to JSON that is nested too deeply to be read."""
    return Response(Problem(UNREADABLE, "That is nested too deeply to be read."), status_code=400)


def refuse_encoding(_: AnyRequest, __: UnicodeDecodeError) -> Response[Problem]:
    """The response to a body that is not UTF-8."""
    return Response(Problem(UNREADABLE, "That is not UTF-8."), status_code=400)


def report(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The response after an error of our own; the details are in the log only."""
    LOG.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return Response(Problem(Reason("refused-our-fault"), "Something went wrong on our side."), status_code=500)
