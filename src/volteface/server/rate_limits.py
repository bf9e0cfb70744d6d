"""Rate limits: how much one person or one address may ask for in a short time."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network
from typing import Final

from msgspec import Struct

from volteface.server.errors import Overloaded

MOST_REMEMBERED: Final = 50_000  # people or addresses
RETRY_SECONDS: Final = 5.0  # when somebody has too many connections


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

    def refund(self, who: str) -> None:
        """Give one token back."""
        tokens, then = self._buckets.get(who, (self._allowance.burst, self._clock()))
        self._buckets[who] = (min(self._allowance.burst, tokens + 1), then)


class OpenCount:
    """How many connections each address has open; `exempt` addresses may have any number."""

    def __init__(self, most: int, exempt: Container[str] = ()) -> None:
        self._most, self._exempt, self._open = most, exempt, Counter[str]()

    def add(self, who: str) -> None:
        """Count one more; raises `Overloaded` if there are too many."""
        if self._open[who] >= self._most and who not in self._exempt:
            raise Overloaded(RETRY_SECONDS)
        self._open[who] += 1

    def remove(self, who: str) -> None:
        """Count one less."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]

    @contextmanager
    def hold(self, who: str) -> Iterator[None]:
        """Count one more for as long as it lasts; raises `Overloaded` if there are too many."""
        self.add(who)
        try:
            yield
        finally:
            self.remove(who)


def client_key(host: str) -> str:
    """What an address is counted under: itself, or its /64 network, as one IPv6 client has that many addresses."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))


class Allowances(Struct, frozen=True):
    """What is allowed where."""

    messages: Allowance = Allowance(60, 20)  # of one person, over sockets
    requests: Allowance = Allowance(120, 20)  # of one address, over HTTP
    guests: Allowance = Allowance(20, 1 / 30)  # new people from one address
    tables: Allowance = Allowance(10, 1 / 20)  # new tables of one person
    imports: Allowance = Allowance(10, 10 / 3600)  # games from files that one person takes in
    codes: Allowance = Allowance(15, 1 / 20)  # wrong codes from one address
    sockets: int = 200  # open at once for one address
    connections: int = 300  # of any kind, open at once for one address


class Limits:
    """The rate limits of one server."""

    def __init__(self, allowances: Allowances, clock: Callable[[], float]) -> None:
        self.messages = RateLimit(allowances.messages, clock)
        self.requests = RateLimit(allowances.requests, clock)
        self.guests = RateLimit(allowances.guests, clock)
        self.tables = RateLimit(allowances.tables, clock)
        self.imports = RateLimit(allowances.imports, clock)
        self.codes = RateLimit(allowances.codes, clock)
        self.importing = OpenCount(1)  # by person: one file at a time
        self.sockets = OpenCount(allowances.sockets)
