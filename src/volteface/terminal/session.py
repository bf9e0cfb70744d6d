"""A game being played in this terminal, whatever it looks like: whose move it is, and what follows."""

import asyncio
from typing import Any, Protocol

from volteface.bots.external import BotFailure, ExternalBot
from volteface.kernel import IllegalMove, Reason, Seat
from volteface.tables import Happened, StoreError
from volteface.tables.doings import BotFailed
from volteface.terminal.local_table import LocalTable
from volteface.terminal.seating import Player, player_at


class Front(Protocol):
    """What the people see of a session, line by line or as a whole screen."""

    async def ask(self, seat: Seat) -> Any:
        """A person's move."""

    async def refuse(self, seat: Seat, reason: Reason) -> None:
        """Say why that move was refused; the person is asked again."""

    async def rest(self) -> None:
        """Wait between two rounds until the people are ready."""

    async def show(self, happened: Happened) -> None:
        """Show one move and what it made happen."""

    async def think(self, seat: Seat) -> None:
        """Show that a bot is deciding."""

    async def warn(self, error: StoreError) -> None:
        """Say that the move could not be kept; the person is asked again."""

    async def lose(self, doing: BotFailed, failure: BotFailure) -> None:
        """Say that a bot from outside plays no more, why, and who plays on."""


class Session:
    """A table and its players."""

    def __init__(self, table: LocalTable, players: tuple[Player, ...]) -> None:
        self.table, self.players = table, players

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self.table.names

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.table.standing().over

    def people(self) -> tuple[Seat, ...]:
        """The seats people sit on."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    def viewer(self) -> Seat | None:
        """The seat whose view may be shown: the person who is asked, or the only one there is."""
        asked, people = self.table.asked(), self.people()
        if asked in people:
            return asked
        return people[0] if len(people) == 1 else None

    def past_events(self) -> tuple[Any, ...]:
        """All that has happened so far, as whoever looks on may see it."""
        return self.table.past_events(self.viewer())

    def close(self) -> None:
        """Send the bots from outside home."""
        for player in self.players:
            if isinstance(player.bot, ExternalBot):
                player.bot.close()

    async def play(self, front: Front) -> None:
        """Play on until the game is over."""
        while not self.is_over():
            for happened in await self._next(front):
                await front.show(happened)

    async def _next(self, front: Front) -> tuple[Happened, ...]:
        seat = self.table.asked()
        if seat is None:
            if self.table.is_between_rounds():
                await front.rest()
            return self.table.go_on()
        bot = self.players[seat].bot
        if bot is None:
            return await self._ask(front, seat)
        await front.think(seat)
        try:
            # A bot may take its time; the screen must not wait for it.
            move = await asyncio.to_thread(bot.choose, self.table.view(seat), self.table.offers(seat))
        except BotFailure as failure:
            await self._replace(front, seat, failure)
            return ()
        return self.table.act(seat, move)

    async def _replace(self, front: Front, seat: Seat, failure: BotFailure) -> None:
        """Another bot plays on."""
        doing = self.table.replace_bot(seat, failure.why)
        self.players = (*self.players[:seat], player_at(self.table.live, seat), *self.players[seat + 1 :])
        await front.lose(doing, failure)

    async def _ask(self, front: Front, seat: Seat) -> tuple[Happened, ...]:
        while True:
            move = await front.ask(seat)
            try:
                return self.table.act(seat, move)
            except IllegalMove as error:
                await front.refuse(seat, error.reason)
            except StoreError as error:
                await front.warn(error)
