"""The bots of one table: who thinks for which seat, how long they seem to think, and what if one fails."""

import asyncio
from random import Random
from secrets import randbits
from typing import Any, Final

from msgspec import Struct

from volteface.bots import find_bot
from volteface.bots.external import BotFailure, ExternalBot
from volteface.kernel import Game, Seat
from volteface.server.levels import Levels
from volteface.server.log import LOG
from volteface.server.thinking import Thinkers

MOST_DEALS: Final = 8  # that people are waited for


class Pace(Struct, frozen=True):
    """How long bots seem to think, so that people can follow."""

    seconds: float = 0.9
    seconds_per_deal: float = 0.45  # for each card that people are still looking at


class Players:
    """Chooses for every bot at a table."""

    def __init__(self, game: Game, thinkers: Thinkers, levels: Levels, pace: Pace) -> None:
        self._game, self._thinkers, self._levels, self._pace = game, thinkers, levels, pace
        self._outside: dict[Seat, ExternalBot] = {}

    def check_level(self, level: str) -> str:
        """The level itself, if such a bot may sit down."""
        return self._levels.check(self._game.id, level)

    def usual_level(self) -> str:
        """Who plays for people who are away, and for a bot that failed."""
        return self._levels.usual(self._game.id)

    def pace(self, deals: int) -> float:
        """How long the next bot waits before it moves, after so many deals."""
        return self._pace.seconds + self._pace.seconds_per_deal * min(deals, MOST_DEALS)

    async def choose(self, seat: Seat, level: str | None, view: Any, offers: tuple[Any, ...]) -> Any:
        """A bot's move; raises `BotFailure` for a bot from outside that plays no more."""
        level = level or self.usual_level()
        if not self._levels.is_ours(self._game.id, level):
            return await self._choose_outside(seat, level, view, offers)
        try:
            return await self._thinkers.choose(self._game.id, level, view, offers, randbits(64))
        except Exception:
            LOG.exception("the bot %s of %s failed", level, self._game.id)
            return find_bot(self._game.id, "random", Random(randbits(64))).choose(view, offers)

    async def advise(self, view: Any) -> Any:
        """What the adviser says about a view."""
        return await self._thinkers.advise(self._game.id, view)

    def close(self) -> None:
        """Send the bots from outside home."""
        for bot in self._outside.values():
            bot.close()
        self._outside.clear()

    async def _choose_outside(self, seat: Seat, level: str, view: Any, offers: tuple[Any, ...]) -> Any:
        try:
            bot = self._bot_from_outside(seat, level)
            return await asyncio.to_thread(bot.choose, view, offers)
        except BotFailure as failure:
            LOG.warning("the bot %s of %s is out: %s", level, self._game.id, failure.why)
            raise

    def _bot_from_outside(self, seat: Seat, level: str) -> ExternalBot:
        if not self._levels.is_outside(level):
            raise BotFailure("died", f"There is no bot {level} here any more.")
        if seat not in self._outside:
            self._outside[seat] = self._levels.start(level, self._game)
        return self._outside[seat]


__all__ = ["BotFailure", "Pace", "Players"]
