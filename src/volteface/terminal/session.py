"""A game being played in this terminal, whatever it looks like: whose move it is, and what follows."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from volteface.kernel import IllegalMove, Log, Reason, Seat, replay
from volteface.tables import Happened, Table
from volteface.terminal.saving import CannotSave
from volteface.terminal.seating import Player


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

    async def warn(self, error: CannotSave) -> None:
        """Say that the game could not be saved; it goes on all the same."""


class Session:
    """A table, its players, and where its log is kept."""

    def __init__(
        self,
        table: Table,
        players: tuple[Player, ...],
        is_between_rounds: Callable[[Any], bool],
        keep: Callable[[Log], None],
    ) -> None:
        self.table, self.players, self._is_between_rounds, self._keep = table, players, is_between_rounds, keep

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self.table.names

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.table.standing().over

    def is_between_rounds(self) -> bool:
        """Whether the table waits until the people are ready for the next round."""
        return self.table.is_resting() and self._is_between_rounds(self.table.view(None))

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
        game, viewer = self.table.game, self.viewer()
        seen = (game.seen(event, viewer) for step in replay(self.table.log, game) for event in step.events)
        return tuple(event for event in seen if event is not None)

    def save(self) -> None:
        """Keep the log as it is now."""
        self._keep(self.table.log)

    async def play(self, front: Front) -> None:
        """Play on until the game is over."""
        while not self.is_over():
            for happened in await self._next(front):
                await front.show(happened)
        await self._save(front)

    async def _next(self, front: Front) -> tuple[Happened, ...]:
        seat = self.table.asked()
        if seat is None:
            if self.is_between_rounds():
                await self._save(front)
                await front.rest()
            return self.table.go_on()
        bot = self.players[seat].bot
        if bot is None:
            return await self._ask(front, seat)
        await front.think(seat)
        # A bot may take its time; the screen must not wait for it.
        move = await asyncio.to_thread(bot.choose, self.table.view(seat), self.table.offers(seat))
        return self.table.act(seat, move, "bot", self._action())

    async def _ask(self, front: Front, seat: Seat) -> tuple[Happened, ...]:
        await self._save(front)
        while True:
            move = await front.ask(seat)
            try:
                return self.table.act(seat, move, "person", self._action())
            except IllegalMove as error:
                await front.refuse(seat, error.reason)

    async def _save(self, front: Front) -> None:
        try:
            self.save()
        except CannotSave as error:
            await front.warn(error)

    def _action(self) -> str:
        return f"terminal-{len(self.table.log.entries)}"
