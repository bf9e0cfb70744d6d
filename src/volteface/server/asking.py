"""Who is behind a request over HTTP."""

from typing import Any

from litestar import Request

from volteface.server.errors import NoIdentity
from volteface.server.parts import Parts
from volteface.store.people import Person

AnyRequest = Request[Any, Any, Any]


def known(request: AnyRequest, parts: Parts) -> Person:
    """Somebody; raises `NoIdentity` for a stranger."""
    person = parts.identities.recognise(request)
    if person is None:
        raise NoIdentity
    return person


def address(request: AnyRequest) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""
