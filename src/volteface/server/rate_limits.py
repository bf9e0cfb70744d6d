"""Rate limits: how much one person or one address may ask for in a short time."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from volteface.server.errors import Overloaded

MOST_REMEMBERED: Final = 50_000  # people or addresses
RETRY_SECONDS: Final = 5.0  # when somebody has too many sockets


class Allowance(Struct, frozen=True):
    """So many at once, then so many a second."""

    burst: float
    per_second: float


class RateLimit:
    """A token bucket for every person or address; the least recently used are forgotten first."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float]) -> None:
        self._allowance, self._clock = allowance, clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when there were so many

    def spend(self, who: str) -> None:
        """Take one token; raises `Overloaded` if there is none."""
        now, (burst, rate) = self._clock(), (self._allowance.burst, self._allowance.per_second)
        tokens, then = self._buckets.pop(who, (burst, now))
        tokens = min(burst, tokens + (now - then) * rate)
        self._buckets[who] = (tokens - 1 if tokens >= 1 else tokens, now)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        if tokens < 1:
            raise Overloaded((1 - tokens) / rate)


class OpenSockets:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most, self._open = most, Counter[str]()

    @contextmanager
    def hold(self, who: str) -> Iterator[None]:
        """One more for as long as it lasts; raises `Overloaded` if there are too many."""
        if self._open[who] >= self._most:
            raise Overloaded(RETRY_SECONDS)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class Allowances(Struct, frozen=True):
    """What is allowed where."""

    messages: Allowance = Allowance(60, 20)  # of one person, over sockets
    requests: Allowance = Allowance(120, 20)  # of one address, over HTTP
    guests: Allowance = Allowance(20, 1 / 30)  # new people from one address
    tables: Allowance = Allowance(10, 1 / 20)  # new tables of one person
    imports: Allowance = Allowance(10, 10 / 3600)  # games from files that one person takes in
    sockets: int = 200  # open at once for one address


class Limits:
    """The rate limits of one server."""

    def __init__(self, allowances: Allowances, clock: Callable[[], float]) -> None:
        self.messages = RateLimit(allowances.messages, clock)
        self.requests = RateLimit(allowances.requests, clock)
        self.guests = RateLimit(allowances.guests, clock)
        self.tables = RateLimit(allowances.tables, clock)
        self.imports = RateLimit(allowances.imports, clock)
        self.sockets = OpenSockets(allowances.sockets)
