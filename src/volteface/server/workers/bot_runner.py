"""Runs the bots of all tables: our own in worker processes, external ones as programs of their own."""

import asyncio
from secrets import randbits
from typing import Any

from volteface.bots.external import BotFailure, ExternalBot
from volteface.bots.registry import BotRegistry
from volteface.kernel import Log, Seat, find_game
from volteface.rooms.ports import BotTurn
from volteface.server.workers.bot_workers import BotWorkers


class ServerBots:
    """The bots of a server, as rooms need them (`rooms.ports.BotRunner`)."""

    def __init__(self, registry: BotRegistry, workers: BotWorkers) -> None:
        self._registry, self._workers = registry, workers
        self._external: dict[str, dict[Seat, ExternalBot]] = {}  # running programs, by table

    def names(self, game: str) -> tuple[str, ...]:
        """The bots that may play a game."""
        return self._registry.names(game)

    def default(self, game: str) -> str:
        """The bot that fills free seats and stands in for people."""
        return self._registry.default(game)

    def check(self, game: str, bot: str) -> str:
        """The name of a bot that may sit down; raises `UnknownName`."""
        return self._registry.check(game, bot)

    async def advise(self, game: str, view: Any) -> Any:
        """What the game's adviser says about a view."""
        return await self._workers.advise(game, view)

    async def review(self, game: str, log: Log) -> Any:
        """What the game's adviser says about a finished game."""
        return await self._workers.review(game, log)

    async def choose(self, turn: BotTurn) -> Any:
        """The move that a bot makes; raises `BotFailure` for an external bot that failed."""
        if self._registry.is_ours(turn.game, turn.bot):
            return await self._workers.choose(turn.game, turn.bot, turn.view, turn.offers, randbits(64))
        return await asyncio.to_thread(self._external_bot(turn).choose, turn.view, turn.offers)

    def release(self, table: str) -> None:
        """Stop the external bots of a table."""
        for bot in self._external.pop(table, {}).values():
            bot.close()

    def _external_bot(self, turn: BotTurn) -> ExternalBot:
        if not self._registry.is_external(turn.bot):
            raise BotFailure("died", f"There is no bot {turn.bot} here any more.")
        running = self._external.setdefault(turn.table, {})
        if turn.seat not in running:
            running[turn.seat] = self._registry.start(turn.bot, find_game(turn.game))
        return running[turn.seat]
