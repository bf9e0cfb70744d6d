"""Rooms without a server: a store in memory, bots that choose on the spot, and a clock that the test turns."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import msgspec

from tests.views import Json, ViewKeeper
from volteface.bots import bot_names, default_bot, find_adviser, find_bot
from volteface.kernel import Log
from volteface.rooms.bot_turns import Pace
from volteface.rooms.connection import Connection
from volteface.rooms.messages import AnyCommand
from volteface.rooms.ports import BotTurn
from volteface.rooms.registry import Registry
from volteface.rooms.room import Room
from volteface.rooms.service import TableService
from volteface.store import MemoryStore
from volteface.tables import Addition, Record, StoredTable, StoreError

READ_COMMAND = msgspec.json.Decoder(AnyCommand).decode
SOON_SECONDS = 5

Fits: TypeAlias = Callable[[Json], bool]


class ManualClock:
    """Milliseconds that pass only when the test says so; the calendar is ahead by `offset`, which may jump."""

    def __init__(self) -> None:
        self.now, self.offset = 1_000_000, 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def wall(self) -> int:
        return self.now + self.offset


class AsyncMemoryStore:
    """A store in memory that can be told to fail."""

    def __init__(self) -> None:
        self.logs = MemoryStore()
        self.is_failing = False

    def append(self, addition: Addition) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.is_failing:
            future.set_exception(StoreError("The disk is full."))
        elif (refused := self.logs.append(addition).exception()) is not None:
            future.set_exception(refused)
        else:
            future.set_result(None)
        return future

    async def load(self, table: str) -> StoredTable:
        return self.logs.load(table)

    async def find(
        self,
        *,
        person: str | None = None,
        stage: str | None = None,
        code: str | None = None,
        daily: str | None = None,
        most: int = 50,
    ) -> tuple[Record, ...]:
        return self.logs.find(person=person, stage=stage, code=code, daily=daily, most=most)


class LocalBots:
    """Bots and advisers in this process."""

    def __init__(self) -> None:
        self.generator = Random(1)

    def names(self, game: str) -> tuple[str, ...]:
        return bot_names(game)

    def default(self, game: str) -> str:
        return default_bot(game)

    def check(self, game: str, bot: str) -> str:
        return bot or default_bot(game)

    async def choose(self, turn: BotTurn) -> Any:
        return find_bot(turn.game, turn.bot, self.generator).choose(turn.view, turn.offers)

    async def advise(self, game: str, view: Any) -> Any:
        return find_adviser(game).advise(view)

    async def review(self, game: str, log: Log) -> Any:
        return find_adviser(game).review(log)

    def release(self, table: str) -> None:
        """Nothing runs outside of this process."""


class Hosting:
    """Everything that hosts tables, without a network."""

    def __init__(self) -> None:
        self.clock, self.store, bots = ManualClock(), AsyncMemoryStore(), LocalBots()
        self.rooms = Registry(self.store, bots, self.clock, pace=Pace(0, 0))
        self.tables = TableService(self.store, self.rooms, bots)

    async def connect(self, person: str | None, table: str, since: int | None = None) -> "Client":
        """A client at a table."""
        client = Client(self, person)
        client.room = await self.rooms.enter(table, client.connection, since)
        return client


class Client:
    """A person's device: sends commands, and remembers what it received."""

    def __init__(self, hosting: Hosting, person: str | None) -> None:
        self.hosting, self.person = hosting, person
        self.connection = Connection(person)
        self.messages: list[Json] = []  # each with the whole view
        self._view = ViewKeeper()
        self.room: Room | None = None
        self._arrived = asyncio.Event()
        self._sent = 0
        self._sender = self.connection.start_sender(self._receive)

    @property
    def table(self) -> Json:
        """The latest view."""
        return self._view.table

    async def send(self, kind: str, key: str = "", **fields: Any) -> Json:
        """Send a command and wait for the reply."""
        assert self.room is not None
        self._sent += 1
        action = key or f"command-{self._sent}"
        text = msgspec.json.encode({"type": kind, "action": action, **fields})
        await self.room.handle(self.connection, READ_COMMAND(text))
        return await self.until(lambda message: message.get("action") == action)

    async def until(self, fits: Fits) -> Json:
        """The latest message that fits, once it is here."""
        async with asyncio.timeout(SOON_SECONDS):
            while True:
                for message in reversed(self.messages):
                    if fits(message):
                        return message
                self._arrived.clear()
                await self._arrived.wait()

    async def until_view(self, fits: Fits) -> Json:
        """The latest view, once it fits."""
        async with asyncio.timeout(SOON_SECONDS):
            while not self.messages or not fits(self.table):
                self._arrived.clear()
                await self._arrived.wait()
        return self.table

    async def leave(self) -> None:
        """Close the connection."""
        assert self.room is not None
        self._sender.cancel()
        await self.hosting.rooms.leave(self.room, self.connection)

    async def _receive(self, text: str) -> None:
        self.messages.append(self._view.keep(msgspec.json.decode(text)))
        self._arrived.set()


async def until_asked(*people: Client) -> Json:
    """The first person's view once one of these is asked; they sit in this order.

    Chance may end a round before that, by a Freeze for each of them or with bots that go out: then it goes on.
    """
    seats = range(len(people))
    while True:
        view = await people[0].until_view(lambda view: view["asked"] in seats or view["is_resting"])
        if not view["is_resting"]:
            return view
        for person in people:
            await person.send("go_on")
