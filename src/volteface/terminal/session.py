"""A game in progress: asks people and bots for moves until it is over."""

import asyncio
from typing import Any, Protocol

from volteface.bots.external import BotFailure, ExternalBot
from volteface.kernel import IllegalMove, Reason, Seat
from volteface.tables import Happened, StoreError
from volteface.tables.doings import BotFailed
from volteface.terminal.local_table import LocalTable
from volteface.terminal.players import Player, player_at


class Frontend(Protocol):
    """The interface to the people, on the screen or in plain text."""

    async def ask(self, seat: Seat) -> Any:
        """Ask a person for a move."""

    async def refuse(self, seat: Seat, reason: Reason) -> None:
        """Say why the move was refused; the person is asked again."""

    async def pause_between_rounds(self) -> None:
        """Wait until the people are ready for the next round."""

    async def show(self, happened: Happened) -> None:
        """Show a move and its events."""

    async def show_thinking(self, seat: Seat) -> None:
        """Show that a bot is choosing."""

    async def show_store_error(self, error: StoreError) -> None:
        """Say that the move could not be saved; the person is asked again."""

    async def show_bot_failure(self, event: BotFailed, failure: BotFailure) -> None:
        """Say that an external bot failed, why, and which bot replaces it."""


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
        """The seats of the people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    def viewer(self) -> Seat | None:
        """The seat whose view may be shown: the person who is asked, or the only person."""
        asked, people = self.table.asked(), self.people()
        if asked in people:
            return asked
        return people[0] if len(people) == 1 else None

    def past_events(self) -> tuple[Any, ...]:
        """All events so far, as the viewer may see them."""
        return self.table.past_events(self.viewer())

    def close(self) -> None:
        """Stop the external bots."""
        for player in self.players:
            if isinstance(player.bot, ExternalBot):
                player.bot.close()

    async def play(self, frontend: Frontend) -> None:
        """Play until the game is over."""
        while not self.is_over():
            for happened in await self._next(frontend):
                await frontend.show(happened)

    async def _next(self, frontend: Frontend) -> tuple[Happened, ...]:
        seat = self.table.asked()
        if seat is None:
            if self.table.is_between_rounds():
                await frontend.pause_between_rounds()
            return self.table.go_on()
        bot = self.players[seat].bot
        if bot is None:
            return await self._ask(frontend, seat)
        await frontend.show_thinking(seat)
        try:
            # A slow bot must not block the screen.
            move = await asyncio.to_thread(bot.choose, self.table.view(seat), self.table.offers(seat))
        except BotFailure as failure:
            await self._replace(frontend, seat, failure)
            return ()
        return self.table.act(seat, move)

    async def _replace(self, frontend: Frontend, seat: Seat, failure: BotFailure) -> None:
        """Replace a bot that failed."""
        event = self.table.replace_bot(seat, failure.why)
        self.players = (*self.players[:seat], player_at(self.table.live, seat), *self.players[seat + 1 :])
        await frontend.show_bot_failure(event, failure)

    async def _ask(self, frontend: Frontend, seat: Seat) -> tuple[Happened, ...]:
        while True:
            move = await frontend.ask(seat)
            try:
                return self.table.act(seat, move)
            except IllegalMove as error:
                await frontend.refuse(seat, error.reason)
            except StoreError as error:
                await frontend.show_store_error(error)
