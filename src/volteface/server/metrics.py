"""What is counted about the server, for Prometheus; counting costs next to nothing, for it goes on all the time."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)  # seconds


class Durations:
    """How many took so long, and how long all of them took."""

    def __init__(self) -> None:
        self._counts, self._sum = [0] * (len(BUCKETS) + 1), 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def family(self, name: str, text: str) -> Metric:
        """All of them, each bucket with those before it."""
        limits = (*map(str, BUCKETS), "+Inf")
        buckets = list(zip(limits, map(float, accumulate(self._counts)), strict=True))
        return HistogramMetricFamily(name, text, buckets, self._sum)


class Metrics(Collector):
    """Counters of one server."""

    def __init__(self) -> None:
        self.connections = self.tables = self.commits = self.deliveries = 0
        self.acts, self.refusals = Counter[str](), Counter[str]()
        self.seconds = Durations()

    def collect(self) -> Iterator[Metric]:
        """All of it as Prometheus knows it."""
        yield GaugeMetricFamily("volteface_connections", "Open sockets", self.connections)
        yield GaugeMetricFamily("volteface_tables", "Tables that are open in memory", self.tables)
        yield _by_label("volteface_acts", "Requests over sockets", "type", self.acts)
        yield self.seconds.family("volteface_act_seconds", "From a request to its answer")
        yield CounterMetricFamily("volteface_commits", "Requests that were kept", self.commits)
        yield CounterMetricFamily("volteface_deliveries", "Views sent", self.deliveries)
        yield _by_label("volteface_refusals", "Requests refused", "reason", self.refusals)

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)


def _by_label(name: str, text: str, label: str, counts: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(name, text, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
