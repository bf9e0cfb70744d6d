"""A crowd of players on real sockets: tables of four, whose every seat plays on when it is asked."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, field

from bench._socket import LightSocket, connect

SEATS = 4
ENDLESS: dict[str, dict[str, Any]] = {
    "flip7": {"edition": "en", "house": {"target_score": 1_000_000, "round_cap": 100_000}},
    "phase10flip": {"edition": "fr"},  # nobody here lays a phase down, so nobody wins
}


class SeenTable(Struct):
    """What a player of the crowd reads of a table."""

    seq: int
    asked: int | None
    is_resting: bool
    offers: list[Raw]


class Changed(Struct):
    """What a player of the crowd reads of the changes to a table."""

    seq: int | UnsetType = field(name="/seq", default=UNSET)
    asked: int | UnsetType | None = field(name="/asked", default=UNSET)
    is_resting: bool | UnsetType = field(name="/is_resting", default=UNSET)
    offers: list[Raw] | UnsetType = field(name="/offers", default=UNSET)


class Seen(Struct):
    """What a player of the crowd reads of a message."""

    type: str
    action: str | None = None
    version: int = 0
    base: int | None = None
    changed: Changed | None = None
    table: SeenTable | None = None
    text: str = ""


DECODER = msgspec.json.Decoder(Seen)


class Seat:
    """One player: a socket, and the last view that came over it."""

    def __init__(self, key: str, url: str, heard: Callable[["Seat", Seen], None]) -> None:
        self.key, self.url, self.heard = key, url, heard
        self.table: SeenTable | None = None
        self.version = 0
        self.bytes_heard: list[int] = []  # by update
        self.socket: LightSocket | None = None

    async def come(self) -> None:
        """Connect, saying what was seen last."""
        since = "" if self.table is None else f"?since={self.table.seq}"
        self.socket = await connect(f"{self.url}{since}", self._listen, self.key)

    async def go(self) -> None:
        """Disconnect."""
        if self.socket is not None:
            await self.socket.close()

    async def ask(self, kind: str, action: str, **fields: Any) -> None:
        """Send a request."""
        assert self.socket is not None
        self.socket.send(json.dumps({"type": kind, "action": action, **fields}))

    async def act(self, action: str, seq: int, move: Raw) -> None:
        """Send a move."""
        assert self.socket is not None
        text = f'{{"type":"act","action":"{action}","seq":{seq},"move":{bytes(move).decode()}}}'
        self.socket.send(text)

    def _listen(self, text: bytes) -> None:
        message = DECODER.decode(text)
        if message.type == "update":
            self.bytes_heard.append(len(text))
        if message.table is not None:
            self.table, self.version = message.table, message.version
        elif message.changed is not None:
            self._change(message.changed, message.base, message.version)
        self.heard(self, message)

    def _change(self, changed: Changed, base: int | None, version: int) -> None:
        assert self.table is not None
        assert base == self.version, "an update of a view that this player does not have"
        self.version = version
        for name in SeenTable.__struct_fields__:
            value = getattr(changed, name)
            if value is not UNSET:
                setattr(self.table, name, value)


class Party:
    """A table of four and the act that is under way: when it was sent, and who has not seen it yet."""

    def __init__(self, name: str, base: str, keys: Sequence[str], generator: Random) -> None:
        url = f"ws{base.removeprefix('http')}/api/tables/{name}/socket"
        self.name, self._generator = name, generator
        self.seats = [Seat(key, url, self._heard) for key in keys]
        self.acts, self.refused = 0, 0
        self._everybody_saw = asyncio.Event()
        self._seq, self._waiting = 0, 0

    async def sit_down(self) -> None:
        """Everybody comes and sits down, and the game begins."""
        for number, seat in enumerate(self.seats):
            await seat.come()
            await self._together(seat, "sit", seat=number, name=f"Player {number}", entropy=f"chance {number}")
        await self._together(self.seats[0], "start", bot="")

    async def act(self) -> float:
        """Whoever is asked moves; seconds until everybody has seen it."""
        table = self.seats[0].table
        assert table is not None
        began = perf_counter()
        if table.asked is None:
            for seat in self.seats:
                await self._together(seat, "go_on")
        else:
            asked = self.seats[table.asked]
            assert asked.table is not None
            self._expect(table.seq)
            await asked.act(self._action(), table.seq, self._choose(asked.table.offers))
            await self._everybody_saw.wait()
        self.acts += 1
        return perf_counter() - began

    async def leave(self) -> None:
        """Everybody goes."""
        for seat in self.seats:
            await seat.go()

    async def _together(self, asker: Seat, kind: str, **fields: Any) -> None:
        self._expect(asker.table.seq if asker.table else 0)
        await asker.ask(kind, self._action(), **fields)
        await self._everybody_saw.wait()

    def _expect(self, seq: int) -> None:
        self._seq, self._waiting = seq, sum(seat.socket is not None for seat in self.seats)
        self._everybody_saw.clear()

    def _heard(self, seat: Seat, message: Seen) -> None:
        if message.type == "refused":
            self.refused += 1
        if message.type == "update" and seat.table is not None and seat.table.seq > self._seq:
            self._waiting -= 1
            if self._waiting == 0:
                self._everybody_saw.set()

    def _choose(self, offers: list[Raw]) -> Raw:
        listed = [offer for offer in offers if b'"offer"' not in bytes(offer)]
        return self._generator.choice(listed)

    def _action(self) -> str:
        return f"{self._generator.getrandbits(64):016x}"


async def make_keys(base: str, people: int) -> list[str]:
    """Keys of new guests."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        keys = []
        for number in range(people):
            response = await client.post("/api/guests", json={"name": f"Player {number}", "bearer": True})
            keys.append(response.raise_for_status().json()["key"])
        return keys


async def open_table(client: httpx.AsyncClient, key: str, game: str) -> str:
    """A table where a game goes on for ever; its id."""
    setup = {"game": game, "seats": SEATS, **ENDLESS[game]}
    response = await client.post("/api/tables", json=setup, headers={"Authorization": f"Bearer {key}"})
    table: str = response.raise_for_status().json()["table"]
    return table


@asynccontextmanager
async def crowd(base: str, tables: int, games: Sequence[str], seed: int = 7) -> AsyncIterator[list[Party]]:
    """So many tables with everybody seated and the first cards dealt, the games in turn."""
    keys, parties = await make_keys(base, SEATS), []
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        for number in range(tables):
            name = await open_table(client, keys[0], games[number % len(games)])
            parties.append(Party(name, base, keys, Random(seed + number)))
    await asyncio.gather(*(party.sit_down() for party in parties))
    try:
        yield parties
    finally:
        await asyncio.gather(*(party.leave() for party in parties))
