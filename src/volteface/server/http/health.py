"""Handlers about the server itself: whether it runs, whether it is ready, and its metrics. None of them waits."""

from typing import Final

from litestar import Response, get
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from volteface.server.context import Context, Readiness


@get("/healthz", tags=["server"])
async def health() -> dict[str, str]:
    """Whether the server runs: it responds."""
    return {"status": "ok"}


@get("/readyz", tags=["server"])
async def ready(context: Context) -> Response[Readiness]:
    """Whether all parts of the server are up; 503 while one is being replaced, or the disk is full."""
    readiness = context.readiness()
    return Response(readiness, status_code=HTTP_200_OK if readiness.ready else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", tags=["server"], media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(context: Context) -> bytes:
    """Metrics for Prometheus."""
    return context.metrics.text()


HANDLERS: Final = (health, ready, metrics)
