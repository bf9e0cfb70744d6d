"""Metrics for Prometheus."""

from collections.abc import Callable
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)  # seconds


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.connections = Gauge("volteface_connections", "Open sockets", registry=registry)
        self._rooms = Gauge("volteface_tables", "Tables that are open in memory", registry=registry)
        commands = Counter("volteface_acts", "Commands over sockets", ["type"], registry=registry)
        self._command = cache(commands.labels)  # looking a label up again costs more than counting
        self._seconds = Histogram(
            "volteface_act_seconds", "From a command to its reply", buckets=BUCKETS, registry=registry
        )
        self._commits = Counter("volteface_commits", "Commands that were written", registry=registry)
        self._views = Counter("volteface_deliveries", "Views sent", registry=registry)
        self._refusals = Counter("volteface_refusals", "Commands refused", ["reason"], registry=registry)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Report what a function says whenever the metrics are read."""
        Gauge(f"volteface_{name}", about, registry=self._registry).set_function(value)

    def count_command(self, kind: str, seconds: float) -> None:
        """A command was replied to."""
        self._command(kind).inc()
        self._seconds.observe(seconds)

    def count_commit(self) -> None:
        """A command was written."""
        self._commits.inc()

    def count_refusal(self, reason: str) -> None:
        """A command was refused."""
        self._refusals.labels(reason).inc()

    def count_views(self, views: int) -> None:
        """Views were sent."""
        self._views.inc(views)

    def set_rooms(self, rooms: int) -> None:
        """So many rooms are open."""
        self._rooms.set(rooms)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self._registry)
