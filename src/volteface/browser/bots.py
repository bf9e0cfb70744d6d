"""Bots and advisers in the worker itself; external ones are programs, and there are none in a browser."""

import asyncio
from random import Random
from secrets import randbits
from typing import Any

from volteface.bots import find_adviser, find_bot
from volteface.bots.registry import BotRegistry
from volteface.kernel import Log
from volteface.rooms.ports import BotTurn


class WorkerBots:
    """Our own bots, as rooms need them (`rooms.ports.BotRunner`); messages that wait are handled before each choice."""

    def __init__(self) -> None:
        self._registry = BotRegistry({})

    def names(self, game: str) -> tuple[str, ...]:
        """The bots that may play a game."""
        return self._registry.names(game)

    def default(self, game: str) -> str:
        """The bot that fills free seats and stands in for people."""
        return self._registry.default(game)

    def check(self, game: str, bot: str) -> str:
        """The name of a bot that may sit down; raises `UnknownName`."""
        return self._registry.check(game, bot)

    async def choose(self, turn: BotTurn) -> Any:
        """The move that a bot makes."""
        await asyncio.sleep(0)
        return find_bot(turn.game, turn.bot, Random(randbits(64))).choose(turn.view, turn.offers)

    async def advise(self, game: str, view: Any) -> Any:
        """What the game's adviser says about a view."""
        await asyncio.sleep(0)
        return find_adviser(game).advise(view)

    async def review(self, game: str, log: Log) -> Any:
        """What the game's adviser says about a finished game."""
        await asyncio.sleep(0)
        return find_adviser(game).review(log)

    def release(self, table: str) -> None:
        """Nothing runs outside of this worker."""
