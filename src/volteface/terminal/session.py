"""A game in progress at this keyboard: asks people and bots for moves until it is over."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from volteface.bots import default_bot
from volteface.bots.external import DEFAULT_SECONDS, BotFailure, ExternalBot
from volteface.kernel import IllegalMove, Reason, Seat
from volteface.rooms.hosted_table import HostedTable
from volteface.store.async_store import AsyncStore
from volteface.tables import ActionId, Draft, LiveTable, LogStore, PlayedMove, Request, StoreError, commands
from volteface.tables.seating import Stage
from volteface.tables.setup import check_setup
from volteface.tables.table_events import BotFailed
from volteface.terminal.players import player_at

HOST: Final = "keyboard"  # prefix of the ids of the people at this keyboard, and of the table's own actions


class Frontend(Protocol):
    """The interface to the people, on the screen or in plain text."""

    async def ask(self, seat: Seat) -> Any:
        """Ask a person for a move."""

    async def refuse(self, seat: Seat, reason: Reason) -> None:
        """Say why the move was refused; the person is asked again."""

    async def pause_between_rounds(self) -> None:
        """Wait until the people are ready for the next round."""

    async def show(self, played: PlayedMove) -> None:
        """Show a move and its events."""

    async def show_thinking(self, seat: Seat) -> None:
        """Show that a bot is choosing."""

    async def show_store_error(self, error: StoreError) -> None:
        """Say that the move could not be saved; the person is asked again."""

    async def show_bot_failure(self, event: BotFailed, failure: BotFailure) -> None:
        """Say that an external bot failed, why, and which bot replaces it."""


class Session:
    """A hosted table and its players; every move is saved before it is shown."""

    def __init__(
        self, table: LiveTable, store: LogStore, now: Callable[[], int], bot_seconds: float = DEFAULT_SECONDS
    ) -> None:
        """`now` is the clock; `bot_seconds` is how long an external bot may take for a move."""
        self.table, self.store, self._now = table, store, now
        self._hosted = HostedTable(table, AsyncStore(store))
        self.players = tuple(player_at(table, seat, bot_seconds) for seat in range(len(table.seating.chairs)))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return tuple(player.name for player in self.players)

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.table.seating.stage is Stage.OVER

    def people(self) -> tuple[Seat, ...]:
        """The seats of the people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)

    def viewer(self) -> Seat | None:
        """The seat whose view may be shown: the person who is asked, or the only person."""
        asked, people = self.table.asked(), self.people()
        if asked in people:
            return asked
        return people[0] if len(people) == 1 else None

    def view(self, seat: Seat | None) -> Any:
        """The game as a seat or a spectator sees it; before it begins, its first position."""
        table = self.table
        if table.has_begun:
            return table.game_view(seat)
        return table.game.view(check_setup(table.game, table.seating.setup), seat)

    def past_events(self, seat: Seat | None) -> tuple[Any, ...]:
        """All events so far, as a seat or a spectator may see them."""
        return tuple(event for entry in self.table.feed(seat, 0) for event in entry.events)

    def close(self) -> None:
        """Stop the external bots."""
        for player in self.players:
            if isinstance(player.bot, ExternalBot):
                player.bot.close()

    async def play(self, frontend: Frontend) -> None:
        """Play until the game is over."""
        while not self.is_over():
            for played in await self._next(frontend):
                await frontend.show(played)

    def draft_move(self, seat: Seat, move: Any) -> Draft:
        """The draft of a move of a person or a bot."""
        table, person = self.table, self.table.seating.decider(seat)
        if person is None:
            return commands.act_for_bot(table, seat, move, self._action(), self._now())
        return commands.act(table, Request(self._action(person), self._now()), move)

    def draft_round(self) -> Draft:
        """The draft that begins the game or the next round."""
        table = self.table
        if table.has_begun:
            return commands.next_round(table, self._action(), self._now())
        return commands.start(table, Request(self._action(table.seating.host), self._now()), bot="")

    async def _next(self, frontend: Frontend) -> tuple[PlayedMove, ...]:
        seat = self.table.asked()
        if seat is None:
            if self.table.has_begun:
                await frontend.pause_between_rounds()
            return (await self._hosted.run(self.draft_round)).played
        if self.players[seat].bot is None:
            return await self._ask_person(frontend, seat)
        return await self._ask_bot(frontend, seat)

    async def _ask_person(self, frontend: Frontend, seat: Seat) -> tuple[PlayedMove, ...]:
        while True:
            move = await frontend.ask(seat)
            try:
                return await self._move(seat, move)
            except IllegalMove as error:
                await frontend.refuse(seat, error.reason)
            except StoreError as error:
                await frontend.show_store_error(error)

    async def _ask_bot(self, frontend: Frontend, seat: Seat) -> tuple[PlayedMove, ...]:
        bot = self.players[seat].bot
        assert bot is not None
        await frontend.show_thinking(seat)
        try:
            # A slow bot must not block the screen.
            move = await asyncio.to_thread(bot.choose, self.view(seat), self.table.offers(seat))
        except BotFailure as failure:
            event = BotFailed(seat, failure.why, default_bot(self.table.game.id))
            await self._hosted.run(lambda: commands.replace_bot(self.table, event, self._action(), self._now()))
            self.players = (*self.players[:seat], player_at(self.table, seat), *self.players[seat + 1 :])
            await frontend.show_bot_failure(event, failure)
            return ()
        return await self._move(seat, move)

    async def _move(self, seat: Seat, move: Any) -> tuple[PlayedMove, ...]:
        return (await self._hosted.run(lambda: self.draft_move(seat, move))).played

    def _action(self, person: str = "") -> ActionId:
        return ActionId(person, f"{HOST}-{self.table.seq}")
