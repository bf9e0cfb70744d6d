"""Senders of nonsense: over sockets, at tables of their own, of each other and of honest players; and over HTTP."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Struct

from bench._socket import TEXT, LightSocket, connect
from bench.faults.client import Memory
from bench.faults.grammar import ODD, Told, anything, command, deep, mutated, rubbish, spoiled
from bench.faults.party import SETUPS, Guest

BURST: Final = 12  # messages before an answer is waited for; the server queues no more than 32
BURSTS: Final = 40  # at one table
ANSWER_SECONDS: Final = 30.0
BINARY, PING, CONTINUATION, RESERVED = 0x82, 0x89, 0x80, 0x83
ODD_FRAMES: Final = (BINARY, PING, CONTINUATION, RESERVED, TEXT & 0x7F)


class Visited(Struct):
    """A table where nonsense was sent, and what its sender was shown there."""

    table: str
    memory: Memory


class Tally:
    """What all senders have sent and heard so far."""

    def __init__(self, most: int) -> None:
        self.left, self.sent, self.hung_up = most, 0, 0
        self.heard, self.statuses = Counter[str](), Counter[int]()
        self.failures: list[str] = []

    def take(self) -> bool:
        """Count one more message; False if it is enough."""
        if self.left <= 0:
            return False
        self.left -= 1
        self.sent += 1
        return True


class SocketSender:
    """Goes from table to table and sends nonsense over sockets."""

    def __init__(self, base: str, guest: Guest, told: Told, tally: Tally, generator: Random) -> None:
        self._base, self._guest, self._told, self._tally, self._generator = base, guest, told, tally, generator
        self.visited: list[Visited] = []
        self._socket: LightSocket | None = None
        self._fence, self._answered, self._memory = "", asyncio.Event(), Memory()

    async def storm(self, honest_tables: Callable[[], list[str]]) -> None:
        """Send until it is enough."""
        while self._tally.left > 0:
            choice, honest = self._generator.random(), honest_tables()
            if choice < 0.25 and honest:
                await self._visit(self._generator.choice(honest), is_known=choice < 0.15)
            elif choice < 0.45 and self._told.tables:
                await self._visit(self._generator.choice(self._told.tables[-8:]), is_known=choice < 0.42)
            else:
                await self._visit(await self._open(), is_known=True, sits=True)

    async def _open(self) -> str:
        setup = self._generator.choice(SETUPS)
        body = json.dumps(setup).encode()
        http = HttpConnection(self._base)
        status, answer = await http.ask("POST", "/api/tables", body, {"Authorization": f"Bearer {self._guest.key}"})
        http.close()
        if status != 201:
            raise RuntimeError(f"a table cannot be opened: {status} {answer[:200]!r}")
        table: str = json.loads(answer)["table"]
        self._told.tables.append(table)
        return table

    async def _visit(self, table: str, is_known: bool, sits: bool = False) -> None:
        """Some bursts at one table; whenever the server hangs up, connect again."""
        self._memory, self._told.view = Memory(), {}
        self.visited.append(Visited(table, self._memory))
        key = self._guest.key if is_known else None
        url = f"ws{self._base.removeprefix('http')}/api/tables/{table}/socket"
        for _ in range(BURSTS):
            if self._tally.left <= 0:
                break
            if self._socket is None or not self._socket.is_open:
                self._socket = await connect(url, self._hear, key)
                if sits:
                    self._send({"type": "sit", "seat": 0, "name": "Eve", "entropy": "x"})
                    self._send({"type": "start", "bot": ""})
            await self._burst()
        if self._socket is not None and self._socket.is_open:
            await self._socket.close()
        self._socket = None

    async def _burst(self) -> None:
        socket = self._socket
        assert socket is not None
        for _ in range(BURST):
            if socket.is_open and self._tally.take():
                data = command(self._generator, self._told)
                is_odd = self._generator.random() < 0.003
                socket.send_frame(self._generator.choice(ODD_FRAMES) if is_odd else TEXT, data[:30_000])
        if not socket.is_open:
            self._tally.hung_up += 1
            return
        self._answered.clear()
        self._send({"type": "refresh"})
        gone = asyncio.ensure_future(socket.closed())
        answered = asyncio.ensure_future(self._answered.wait())
        done, _ = await asyncio.wait((gone, answered), timeout=ANSWER_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        self._tally.hung_up += answered not in done
        for task in (gone, answered):
            task.cancel()
        if not done:
            self._tally.failures.append(f"nothing was answered for {ANSWER_SECONDS:.0f} seconds")
            await socket.close()

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._fence = f"{self._generator.getrandbits(64):016x}"
        self._socket.send(json.dumps({**message, "action": self._fence}))

    def _hear(self, text: bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(text)
        self._tally.heard[message["type"]] += 1
        self._memory.note(message)
        self._told.view = self._memory.table
        if message.get("action") == self._fence:
            self._answered.set()


REQUESTS: Final[tuple[tuple[str, str, Any], ...]] = (
    ("POST", "/api/guests", {"name": "Eve", "bearer": True}),
    ("GET", "/api/me", None),
    ("PATCH", "/api/me", {"name": "Eve L."}),
    ("DELETE", "/api/me/cookie", None),
    ("POST", "/api/me/cookie", {"key": "not a key"}),
    ("GET", "/api/me/tables", None),
    ("GET", "/api/me/record", None),
    ("POST", "/api/tables", SETUPS[0]),
    ("POST", "/api/tables", SETUPS[1]),
    ("GET", "/api/tables/TABLE", None),
    ("GET", "/api/tables/TABLE/log", None),
    ("GET", "/api/tables/TABLE/replay?seat=0&start=0", None),
    ("GET", "/api/tables/TABLE/review", None),
    ("POST", "/api/tables/TABLE/branch", {"seq": 5, "seat": 0, "bot": "", "entropy": "x"}),
    ("POST", "/api/games", {"header": {"format": 2, "engine": "0", "game": "flip7"}, "entries": []}),
    ("GET", "/api/games", None),
    ("GET", "/api/lobby", None),
    ("GET", "/healthz", None),
    ("GET", "/api/nowhere", None),
)
ODD_HEADERS: Final = (
    ("Origin", "http://["), ("Origin", "null"), ("Origin", "https://elsewhere.example"), ("Authorization", "Bearer"),
    ("Authorization", "Bearer é"), ("Cookie", "volteface=; ;=;"), ("Accept-Encoding", "gzip;q=nonsense"),
    ("Content-Type", "text/plain"), ("Content-Type", "application/x-www-form-urlencoded"), ("Range", "bytes=9-1"),
    ("If-None-Match", '"'), ("Accept-Language", "x" * 500), ("X-Forwarded-For", "1.2.3.4, nobody"),
)  # fmt: skip


class HttpSender:
    """Sends nonsense over HTTP."""

    def __init__(self, base: str, guest: Guest, told: Told, tally: Tally, generator: Random) -> None:
        self._base, self._guest, self._told, self._tally, self._generator = base, guest, told, tally, generator

    async def storm(self) -> None:
        """Send until it is enough."""
        connection = HttpConnection(self._base)
        while self._tally.take():
            method, path, body, headers = self._request()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    status, answer = await connection.ask(method, path, body, headers)
            except TimeoutError:
                self._tally.failures.append(f"{method} {path} was not answered")
                connection.close()
                continue
            self._tally.statuses[status] += 1
            if status >= 500:
                self._tally.failures.append(
                    f"{method} {path[:200]} {body[:200]!r} {headers}: {status} {answer[:200]!r}"
                )
        connection.close()

    def _request(self) -> tuple[str, str, bytes, dict[str, str]]:
        generator, told = self._generator, self._told
        method, path, sample = generator.choice(REQUESTS)
        if generator.random() < 0.1:
            method = generator.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
        table = generator.choice(told.tables) if told.tables and generator.random() < 0.7 else _odd_id(generator)
        path = path.replace("TABLE", table)
        if generator.random() < 0.2:
            name = generator.choice(("seat", "start", "since", "x", ""))
            path += f"{'&' if '?' in path else '?'}{name}={quote(str(anything(generator, told))[:500])}"
        headers = dict([generator.choice(ODD_HEADERS)]) if generator.random() < 0.15 else {}
        if generator.random() < 0.7:
            headers.setdefault("Authorization", f"Bearer {self._guest.key}")
        return method, path, self._body(sample), headers

    def _body(self, sample: Any) -> bytes:
        generator = self._generator
        if sample is None and generator.random() < 0.95:
            return b""
        choice = generator.random()
        if choice < 0.05:
            return rubbish(generator)
        if choice < 0.08:
            return deep(generator)
        for _ in range(generator.choice((0, 1, 1, 2))):
            sample = mutated(sample, generator, self._told)
        data = json.dumps(sample).encode()
        return spoiled(data, generator) if choice < 0.15 else data


def _odd_id(generator: Random) -> str:
    return quote(str(generator.choice(ODD))[:300], safe="") or "x"


class HttpConnection:
    """HTTP/1.1 as light as can be, on one connection that is opened again when the server closes it."""

    def __init__(self, base: str) -> None:
        self._where = urlsplit(base)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        """Send a request; the status and the body of its answer. A broken connection is tried once more."""
        head = {"Host": self._where.netloc, "Content-Length": str(len(body)), **headers}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        data = "\r\n".join(lines).encode() + body
        for _ in range(2):
            try:
                return await self._exchange(data)
            except (OSError, asyncio.IncompleteReadError):
                self.close()
        raise ConnectionError(f"{method} {path} broke the connection")

    async def _exchange(self, data: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._where.hostname, self._where.port)
        reader, writer = self._streams
        writer.write(data)
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        status, length = int(head.split(None, 2)[1]), head.partition(b"content-length: ")[2].split(b"\r\n")[0]
        body = await reader.readexactly(int(length)) if length and status not in (204, 304) else b""
        if not length or b"connection: close" in head:
            self.close()
        return status, body

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            with suppress(OSError):
                self._streams[1].close()
        self._streams = None
