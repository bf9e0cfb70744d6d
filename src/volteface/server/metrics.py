"""What is counted about the server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("volteface_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("volteface_tables", "Tables that are open in memory", registry=self.registry)
        self.acts = Counter("volteface_acts", "Requests over sockets", ["type"], registry=self.registry)
        self.seconds = Histogram(
            "volteface_act_seconds", "From a request to its answer", registry=self.registry, buckets=BUCKETS
        )
        self.commits = Counter("volteface_commits", "Requests that were kept", registry=self.registry)
        self.deliveries = Counter("volteface_deliveries", "Views sent", registry=self.registry)
        self.refusals = Counter("volteface_refusals", "Requests refused", ["reason"], registry=self.registry)

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self.registry)
