"""One table on the network: the requests made to it one after the other, its audience, its bots and its clocks."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from volteface.bots.external import BotFailure
from volteface.bots.messages import Advice, Advise
from volteface.kernel import IllegalMove, Seat, VoltefaceError
from volteface.server.alarm import Alarm
from volteface.server.audience import Audience
from volteface.server.carry_out import carry_out
from volteface.server.connection import Connection
from volteface.server.errors import NoIdentity, Stale, reason_of, text_of
from volteface.server.log import LOG
from volteface.server.metrics import Metrics
from volteface.server.pending import PendingStore
from volteface.server.players import Players
from volteface.server.wire import (
    PROTOCOL,
    AnyAsk,
    Done,
    NewTable,
    Refresh,
    Refused,
    Rematch,
    SeatBot,
    Start,
    Update,
    Welcome,
)
from volteface.tables import LiveTable, NotAllowed, NotAsked, Request, StoreError, TableView, hosting, load_table

Clock = Callable[[], int]  # milliseconds since 1970


class Room:
    """A live table and whoever looks on; nothing is shown before it is kept."""

    def __init__(
        self,
        table: LiveTable,
        pending: PendingStore,
        players: Players,
        *,
        metrics: Metrics,
        clock: Clock,
        changed: Callable[["Room"], None],
        open_again: Callable[[LiveTable, Request], Awaitable[str]],
    ) -> None:
        self.table, self.audience = table, Audience(table.game, metrics)
        self._pending, self._players, self._metrics = pending, players, metrics
        self._clock, self._changed, self._open_again = clock, changed, open_again
        self.is_closed = False
        self._deals = 0  # that people are still looking at
        self._lock, self._alarm = asyncio.Lock(), Alarm(self._schedule)
        self._thoughts: set[asyncio.Task[None]] = set()  # advice that somebody waits for

    # Coming and going

    async def enter(self, connection: Connection, since: int | None) -> bool:
        """Somebody looks on from now on and gets the table; False if the room was closed meanwhile."""
        async with self._lock:
            if self.is_closed:
                return False
            now = self._clock()
            if not self.audience:
                self.table.waiting_since = max(self.table.waiting_since, now)  # nobody was here to be waited for
            if connection.person is not None:
                self.table.presence.arrive(connection.person)
            self._show(self.table.seq)
            self.audience.add(connection)
            connection.tell(self._welcome(connection.person, since))
            self._changed(self)
            self._schedule()
            return True

    async def leave(self, connection: Connection) -> None:
        """Somebody looks away; a room without an audience closes."""
        async with self._lock:
            self.audience.discard(connection)
            if connection.person is not None:
                self.table.presence.depart(connection.person, self._clock())
            self._show(self.table.seq)
            if not self.audience:
                self._close()

    async def close(self) -> None:
        """The server stops: what is under way is finished, and nothing more happens here."""
        async with self._lock:
            self._close()

    def _close(self) -> None:
        self.is_closed = True
        self._alarm.close()
        self._players.close()
        for thought in self._thoughts:
            thought.cancel()

    # Requests

    async def look(self, person: str | None) -> TableView:
        """The table as somebody may see it."""
        async with self._lock:
            return self.table.output(person)

    async def ask(self, connection: Connection, ask: AnyAsk) -> None:
        """Answer a request; advice takes its time, and whoever asked for it may play on meanwhile."""
        if not isinstance(ask, Advise):
            await self._ask(connection, ask)
            return
        thought = asyncio.create_task(self._ask(connection, ask))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _ask(self, connection: Connection, ask: AnyAsk) -> None:
        """A request is acknowledged only once it is kept."""
        try:
            if isinstance(ask, Advise):
                connection.tell(await self._advise(connection.person, ask))
            else:
                async with self._lock:
                    await self._answer(connection, ask)
        except VoltefaceError as error:
            self._metrics.refusals[reason_of(error).id] += 1
            connection.tell(await self._refusal(connection, ask, error))

    async def _answer(self, connection: Connection, ask: AnyAsk) -> None:
        if isinstance(ask, Refresh):
            view = self.table.output(connection.person)
            connection.tell(Update(action=ask.action, now=self._clock(), table=view, happened=()))
        elif isinstance(ask, Rematch):
            await self._play_again(connection, ask)
        else:
            await self._carry_out(connection, ask)

    async def _carry_out(self, connection: Connection, ask: AnyAsk) -> None:
        if connection.person is None:
            raise NoIdentity
        if isinstance(ask, Start | SeatBot):
            level = self._players.check_level(ask.level)
            ask = msgspec.structs.replace(ask, level=level)
        before, action = self.table.seq, f"{connection.person}/{ask.action}"
        carry_out(self.table, Request(connection.person, action, self._clock()), ask)
        await self._commit()
        if self.table.seq == before:
            connection.tell(Done(action=ask.action, seq=before))
        else:
            self._show(before, action)

    async def _play_again(self, connection: Connection, ask: Rematch) -> None:
        """The first who asks opens the new table; everybody else is shown the way."""
        if connection.person is None:
            raise NoIdentity
        if self.table.gathering.rematch is None:
            before, action = self.table.seq, f"{connection.person}/{ask.action}"
            request = Request(connection.person, action, self._clock())
            hosting.announce_rematch(self.table, request, await self._open_again(self.table, request))
            await self._commit()
            self._show(before)
        assert self.table.gathering.rematch is not None
        connection.tell(NewTable(action=ask.action, table=self.table.gathering.rematch))

    async def _refusal(self, connection: Connection, ask: AnyAsk, error: VoltefaceError) -> Refused:
        reason, text = reason_of(error), text_of(error)
        if not isinstance(error, Stale | NotAsked | StoreError):
            return Refused(action=ask.action, reason=reason, text=text)
        return Refused(action=ask.action, reason=reason, text=text, table=await self.look(connection.person))

    async def _advise(self, person: str | None, ask: Advise) -> Advice:
        async with self._lock:
            seat = self.table.seat_of(person)
            seq, view = self.table.seq, self.table.view(seat)
            if not self.table.gathering.setup.hints:
                raise NotAllowed("refused-hints-are-off")
            if view is None:
                raise NotAllowed("refused-no-game-is-running")
        try:
            return Advice(action=ask.action, seq=seq, advice=await self._players.advise(view))
        except TimeoutError as error:
            raise NotAllowed("refused-our-fault") from error  # it thought for too long; nobody waits for ever

    # Keeping and showing

    async def _commit(self) -> None:
        """Wait for the disk; if it fails, the table is again as it was before the request."""
        try:
            if await self._pending.committed():
                self._metrics.commits += 1
        except StoreError as error:
            LOG.error("table %s could not be kept: %s", self.table.id, type(error).__name__)
            presence, talk = self.table.presence, self.table.talk
            self.table = await asyncio.to_thread(load_table, self.table.game, self._pending, self.table.id)
            self.table.presence, self.table.talk = presence, talk
            raise

    def _show(self, since: int, action: str | None = None) -> None:
        self._deals = self.table.deals_since(since)
        self.audience.show(self.table, since, self._clock(), action)
        self._schedule()
        self._changed(self)

    def _welcome(self, person: str | None, since: int | None) -> Welcome:
        happened = self.table.feed(person, self.table.seq if since is None else since)
        table = self.table.output(person)
        return Welcome(protocol=PROTOCOL, now=self._clock(), person=person, table=table, happened=happened)

    # Bots and clocks

    def _schedule(self) -> None:
        """Set the alarm for what is due next; nothing is while nobody looks on."""
        self._alarm.stop()
        if not self.audience:
            return
        if self.table.bot_to_move() is not None:
            self._alarm.ring_in(self._players.pace(self._deals), self._move_bot)
        elif (countdown := self.table.countdown()) is not None:
            self._alarm.ring_in((countdown.ends_at - self._clock()) / 1000, self._tick)

    async def _tick(self) -> None:
        async with self._lock:
            before = self.table.seq
            if self.table.tick(self._clock()):
                await self._commit()
                self._show(before)

    async def _move_bot(self) -> None:
        async with self._lock:
            asked = self.table.bot_to_move()
            if asked is None:
                return
            seat, level = asked
            seq, view, offers = self.table.seq, self.table.view(seat), self.table.offers(seat)
        try:
            move = await self._players.choose(seat, level, view, offers)
        except BotFailure as failure:
            move = failure
        async with self._lock:
            if self.table.bot_to_move() == asked and not self.table.has_moved_since(seq):
                await self._play(seat, move)

    async def _play(self, seat: Seat, move: Any) -> None:
        before, now = self.table.seq, self._clock()
        action, level = f"bot-{before}", self._players.usual_level()
        if isinstance(move, BotFailure):
            hosting.replace_bot(self.table, seat, move.why, level, action=action, now=now)
        else:
            try:
                self.table.act_for(seat, move, action, now)
            except IllegalMove:
                hosting.replace_bot(self.table, seat, "cheated", level, action=action, now=now)
        await self._commit()
        self._show(before)
