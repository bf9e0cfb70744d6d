"""A room: one hosted table with its connections, its bots and its timer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from msgspec.structs import replace

from volteface.bots.messages import Advice, Advise
from volteface.kernel import VoltefaceError
from volteface.rooms.bot_turns import BotTurns
from volteface.rooms.broadcast import Broadcaster
from volteface.rooms.companion.dispatch import advice_view, answer
from volteface.rooms.companion.messages import CompanionQuery
from volteface.rooms.connection import Connection
from volteface.rooms.dispatch import dispatch
from volteface.rooms.errors import NoIdentity, log_fault, reason_of, text_of
from volteface.rooms.hosted_table import HostedTable
from volteface.rooms.messages import (
    PROTOCOL,
    AnyCommand,
    Done,
    NewTable,
    React,
    Reaction,
    Refresh,
    Refused,
    Rematch,
    SeatBot,
    Start,
    TableCommand,
    Update,
    Welcome,
)
from volteface.rooms.ports import Clock, RoomMetrics
from volteface.rooms.timer import Timer
from volteface.tables import (
    ActionId,
    AlreadyDone,
    Conflict,
    Draft,
    LiveTable,
    NotAllowed,
    NotAsked,
    Request,
    Stale,
    StoreError,
    TableView,
    commands,
)
from volteface.tables.commands import RunningGame

HOST_SECONDS: Final = 30.0  # that a host may be gone before somebody else becomes the host
LOG: Final = logging.getLogger(__name__)
NEEDS_FRESH_VIEW: Final = (Stale, NotAsked, StoreError)  # refusals of senders whose view may be old

OpenRematch = Callable[[LiveTable, Request], Awaitable[str]]


class Room:
    """A live table and its connections; nothing is broadcast before it is durable."""

    def __init__(
        self,
        hosted: HostedTable,
        bots: BotTurns,
        *,
        metrics: RoomMetrics,
        clock: Clock,
        changed: Callable[["Room"], None],
        open_rematch: OpenRematch,
        host_seconds: float = HOST_SECONDS,
    ) -> None:
        self.table, self.connections = hosted.table, Broadcaster()
        self._hosted, self._lock, self._bots, self._metrics = hosted, hosted.lock, bots, metrics
        self._clock, self._changed, self._open_rematch = clock, changed, open_rematch
        self.is_closed = False
        self._deals = 0  # in the latest broadcast: bots wait until people have seen them
        self._timer, self._host_timer = Timer(self._schedule), Timer(self._schedule)
        self._host_milliseconds = round(host_seconds * 1000)
        self._beside: set[asyncio.Task[None]] = set()

    # Connections

    async def enter(self, connection: Connection, since: int | None) -> bool:
        """Connect a client and send it the table, also while a command is written; False if the room is closed."""
        if self.is_closed:
            return False
        if not self.connections:  # nobody was here to be waited for
            self.table.restart_clocks(self._clock())
        if connection.is_counted:
            self.table.presence.enter(connection.person)
        self._broadcast(self.table.seq)
        connection.send_message(self._welcome(connection, since))
        self._changed(self)
        self._schedule()
        if connection.person is not None:
            self._run_beside(self._give_seat_back(connection.person))
        return True

    async def leave(self, connection: Connection) -> None:
        """Disconnect a client; a room without connections closes once its last command is written."""
        self.connections.discard(connection)
        if connection.is_counted:
            self.table.presence.leave(connection.person, self._clock())
        self._broadcast(self.table.seq)
        async with self._lock:
            if not self.connections:
                self._close()

    def set_nearby(self, people: frozenset[str]) -> None:
        """These people still look at the game before this rematch."""
        if people != self.table.presence.nearby:
            self.table.presence.nearby = people
            self._broadcast(self.table.seq)

    def set_beside(self, people: frozenset[str]) -> None:
        """These people share one device: whichever of them is connected, all are here."""
        self.table.presence.beside = people
        self._broadcast(self.table.seq)

    async def _give_seat_back(self, person: str) -> None:
        """Let a person who is here again play on themselves; they need not ask for it."""
        try:
            async with self._lock:
                is_here = self.table.presence.is_here(person)
                draft = commands.come_back(self.table, person, self._clock()) if is_here else None
                if draft is not None:
                    await self._commit(draft)
        except VoltefaceError as error:  # then they can still take it back by themselves
            log_fault(error, f"table {self.table.id}")

    async def forget(self, person: str) -> None:
        """Have a person leave whose data is deleted; somebody else hosts at once if they did."""
        async with self._lock:
            seat, now = self.table.seat_of(person), self._clock()
            if seat is not None and self.table.seating.chairs[seat].stands_in not in ("left", "removed"):
                request = Request(ActionId(person, f"forget-{self.table.seq}"), now)
                await self._commit(commands.leave(self.table, request))
            if self.table.seating.host == person:
                await self._change_host(now)

    async def close(self) -> None:
        """Finish the running command, then do nothing more."""
        async with self._lock:
            self._close()

    def _close(self) -> None:
        self.is_closed = True
        self._timer.close()
        self._host_timer.close()
        self._bots.close()
        for task in self._beside:
            task.cancel()

    def _welcome(self, connection: Connection, since: int | None) -> Welcome:
        table, person, shown = self.table, connection.person, self.connections.add(connection, self.table)
        happened = table.feed(table.viewer(person), table.seq if since is None else since)
        return Welcome(
            protocol=PROTOCOL,
            now=self._clock(),
            person=person,
            version=shown.version,
            table=shown.view,
            happened=happened,
        )

    # Commands

    async def view_for(self, person: str | None) -> TableView:
        """The table as somebody may see it."""
        return self.table.view_for(person)

    async def handle(self, connection: Connection, command: AnyCommand) -> None:
        """Carry out a command and reply to it; advice takes its time and does not hold up other commands."""
        if not isinstance(command, Advise):
            await self._reply(connection, command)
            return
        self._run_beside(self._reply(connection, command))

    def _run_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for; it ends with the room at the latest."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _reply(self, connection: Connection, command: AnyCommand) -> None:
        try:
            if isinstance(command, Advise):
                connection.send_message(await self._advise(connection.person, command))
            elif isinstance(command, Refresh):
                connection.send_message(self._fresh_view(connection, command))
            elif isinstance(command, CompanionQuery):
                connection.send_message(answer(self.table, self._request(connection, command.action), command))
            else:
                async with self._lock:
                    await self._handle(connection, command)
        except AlreadyDone:
            connection.send_message(Done(action=command.action, seq=self.table.seq))
        except VoltefaceError as error:
            self._metrics.count_refusal(reason_of(error).id)
            log_fault(error, f"table {self.table.id}")
            connection.send_message(self._refusal(connection, command, error))

    async def _handle(self, connection: Connection, command: TableCommand | Rematch) -> None:
        if isinstance(command, React) and self.table.seat_of(connection.person) is None:
            self._react_as_spectator(connection, command)
            return
        request = self._request(connection, command.action)
        if isinstance(command, Rematch):
            connection.send_message(NewTable(action=command.action, table=await self._rematch(request)))
            return
        if isinstance(command, Start | SeatBot):
            command = replace(command, bot=self._bots.check(command.bot))
        draft = dispatch(self.table, request, command)
        if draft.entries:
            await self._commit(draft, request.action)
        else:
            connection.send_message(Done(action=command.action, seq=self.table.seq))

    def _request(self, connection: Connection, action: str) -> Request:
        if connection.person is None:
            raise NoIdentity
        return Request(ActionId(connection.person, action), self._clock())

    async def _rematch(self, request: Request) -> str:
        """The table of the rematch; the first who asks for it opens it, and everybody is told who comes."""
        if not self.table.has_done(request.action):
            new = self.table.seating.rematch or await self._open_rematch(self.table, request)
            await self._commit(commands.join_rematch(self.table, request, new))
        assert self.table.seating.rematch is not None
        return self.table.seating.rematch

    def _react_as_spectator(self, connection: Connection, command: React) -> None:
        """Show a spectator's reaction to everybody; the log is for those who play."""
        commands.check_spectator_reaction(
            self.table, connection.person or connection.address, command.sign, self._clock()
        )
        for other in self.connections:
            other.send_message(Reaction(sign=command.sign))
        connection.send_message(Done(action=command.action, seq=self.table.seq))

    def _fresh_view(self, connection: Connection, command: Refresh) -> Update:
        shown = self.connections.whole_view(connection, self.table)
        return Update(action=command.action, now=self._clock(), version=shown.version, table=shown.view, happened=())

    def _refusal(self, connection: Connection, command: AnyCommand, error: VoltefaceError) -> Refused:
        refused = Refused(action=command.action, reason=reason_of(error), text=text_of(error))
        if isinstance(error, NEEDS_FRESH_VIEW):
            shown = self.connections.whole_view(connection, self.table)
            return replace(refused, version=shown.version, table=shown.view)
        return refused

    async def _advise(self, person: str | None, command: Advise) -> Advice:
        seat = self.table.viewer(person)
        seq, view = self.table.seq, advice_view(self.table, seat)
        if not self.table.seating.setup.hints:
            raise NotAllowed("refused-hints-are-off")
        if view is None:
            raise NotAllowed("refused-no-game-is-running")
        try:
            return Advice(action=command.action, seq=seq, advice=await self._bots.advise(view))
        except VoltefaceError:
            raise
        except Exception as error:
            LOG.exception("the adviser of %s failed", self.table.game.id)
            raise NotAllowed("refused-our-fault") from error

    # Committing and broadcasting

    async def _commit(self, draft: Draft, action: ActionId | None = None) -> None:
        """Wait until a draft is durable, then show it to everybody; `action` goes back to its sender."""
        try:
            await self._hosted.commit(draft)
        except Conflict:  # somebody else appended to the log
            self.table.restart_clocks(self._clock())
            self._broadcast(draft.before.seq)
            if action is not None and self.table.has_done(action):
                raise AlreadyDone(action) from None
            raise
        self._broadcast(draft.before.seq, draft.after.dealt - draft.before.dealt, action)

    def _broadcast(self, since: int, deals: int = 0, action: ActionId | None = None) -> None:
        self._deals = deals
        self.connections.send(self.table, since, self._clock(), action)
        self._metrics.count_views(len(self.connections))
        self._schedule()
        self._changed(self)

    async def move_away(self, person: str) -> RunningGame:
        """Stop the game here, because its only person takes it along; asked again, it is told again."""
        async with self._lock:
            request = Request(ActionId(person, f"move-{self.table.seq}"), self._clock())
            draft = commands.move_away(self.table, request)
            if draft.entries:
                await self._commit(draft)
            return commands.running_game(self.table, person)

    async def catch_up(self) -> None:
        """Show what another program may have appended to the log."""
        async with self._lock:
            since = self.table.seq
            await self._hosted.reload()
            if self.table.seq > since:
                self.table.restart_clocks(self._clock())
                self._broadcast(since)

    # Bots and countdowns

    def _schedule(self) -> None:
        """Set the timer for what is due next; nothing is while nobody is connected."""
        self._timer.cancel()
        self._host_timer.cancel()
        if not self.connections:
            return
        if (absent_since := commands.host_absent_since(self.table)) is not None:
            due = absent_since + self._host_milliseconds
            self._host_timer.set((due - self._clock()) / 1000, self._replace_host)
        if self.table.bot_to_move() is not None:
            self._timer.set(self._bots.delay(self._deals), self._move_bot)
        elif (countdown := self.table.countdown()) is not None:
            self._timer.set((countdown.ends_at - self._clock()) / 1000, self._tick)

    async def _tick(self) -> None:
        async with self._lock:
            draft = commands.tick(self.table, self._clock(), self._bots.check(""))
            if draft is not None:
                await self._commit(draft)

    async def _replace_host(self) -> None:
        """Make somebody else the host if the host has been gone for long enough."""
        async with self._lock:
            absent_since, now = commands.host_absent_since(self.table), self._clock()
            if absent_since is not None and now >= absent_since + self._host_milliseconds:
                await self._change_host(now)

    async def _change_host(self, now: int) -> None:
        draft = commands.replace_host(self.table, ActionId("", f"host-{self.table.seq}"), now)
        if draft is not None:
            await self._commit(draft)

    async def _move_bot(self) -> None:
        move = await self._bots.choose()
        if move is None:
            return
        async with self._lock:
            draft = self._bots.draft(move, self._clock())
            if draft is not None:
                await self._commit(draft)
