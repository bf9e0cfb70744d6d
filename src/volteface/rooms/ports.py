"""What rooms need from outside: a store, bots, a clock, metrics, and a way to run slow functions."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from volteface.kernel import Log, Seat
from volteface.tables.ports import Addition, Record, StoredTable

T = TypeVar("T")


class Clock(Protocol):
    """What time it is: monotonic for everything that is waited for, by the calendar for the log."""

    def __call__(self) -> int:
        """Milliseconds of a monotonic clock, whatever it began with."""

    def wall(self) -> int:
        """Milliseconds since 1970, as the machine's clock says; it may be set back or forward at any time."""


class RoomStore(Protocol):
    """Append-only logs; an acknowledged addition is never lost."""

    def append(self, addition: Addition) -> "asyncio.Future[None]":
        """Append to a table's log, all or nothing; completes once the write is durable.

        Cancelling the task that waits does not cancel the write: what was sent to a store cannot be taken back.
        """

    async def load(self, table: str) -> StoredTable:
        """A table and its whole log; raises `NoSuchTable`."""

    async def find(
        self,
        *,
        person: str | None = None,
        stage: str | None = None,
        code: str | None = None,
        daily: str | None = None,
        most: int = 50,
    ) -> tuple[Record, ...]:
        """Records of tables where a person sits, or of that code or day, the latest first."""


class BotTurn(Struct, frozen=True):
    """What a bot has to decide."""

    table: str
    game: str
    seat: Seat
    bot: str  # its name
    seq: int  # entries that the log had
    view: Any
    offers: tuple[Any, ...]


class BotNames(Protocol):
    """The bots that may sit at tables."""

    def names(self, game: str) -> tuple[str, ...]:
        """The bots that may play a game."""

    def default(self, game: str) -> str:
        """The bot that fills free seats and stands in for people."""

    def check(self, game: str, bot: str) -> str:
        """The name itself if such a bot may sit down, the default bot's for an empty one; raises `UnknownName`."""


class BotRunner(BotNames, Protocol):
    """The bots that may sit at tables, and whatever runs them."""

    async def choose(self, turn: BotTurn) -> Any:
        """The move that a bot makes; raises `BotFailure` for an external bot, `BotsDown`, `TimeoutError`."""

    async def advise(self, game: str, view: Any) -> Any:
        """What the game's adviser says about a view; raises `BotsDown`, `TimeoutError`."""

    async def review(self, game: str, log: Log) -> Any:
        """What the game's adviser says about a finished game; raises `BotsDown`, `TimeoutError`."""

    def release(self, table: str) -> None:
        """Stop the external bots of a table that is no longer open."""


class RoomMetrics(Protocol):
    """Counters."""

    def count_commit(self) -> None:
        """A command was written."""

    def count_refusal(self, reason: str) -> None:
        """A command was refused."""

    def count_views(self, views: int) -> None:
        """Views were sent."""

    def set_rooms(self, rooms: int) -> None:
        """So many rooms are open."""


class NoMetrics:
    """Counts nothing."""

    def count_commit(self) -> None:
        """Ignored."""

    def count_refusal(self, reason: str) -> None:
        """Ignored."""

    def count_views(self, views: int) -> None:
        """Ignored."""

    def set_rooms(self, rooms: int) -> None:
        """Ignored."""


class RunSlow(Protocol):
    """Runs a function that takes long, so that it does not hold up the event loop."""

    def __call__(self, function: Callable[..., T], /, *arguments: Any) -> Awaitable[T]:
        """Complete with the function's result."""


async def run_inline(function: Callable[..., T], /, *arguments: Any) -> T:
    """Run a function right here, where nothing else waits for the event loop."""
    return function(*arguments)
