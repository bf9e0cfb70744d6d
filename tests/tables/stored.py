"""Tables with a store: every command is appended and adopted at once, as a room does it, but without an event loop."""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec

from volteface.kernel import Game, Log, Seat
from volteface.tables import (
    ActionId,
    AlreadyDone,
    Draft,
    LiveTable,
    LogStore,
    PlayedMove,
    Request,
    StoredTable,
    commands,
)
from volteface.tables.commands import Branch, NewTable
from volteface.tables.live import DealerFactory, verifiable_dealer
from volteface.tables.setup import Setup
from volteface.tables.table_events import BotFailed

P = ParamSpec("P")


class KeptTable(LiveTable):
    """A live table that knows its store."""

    def __init__(
        self, game: Game, store: LogStore, stored: StoredTable, make_dealer: DealerFactory = verifiable_dealer
    ) -> None:
        super().__init__(game, stored, make_dealer)
        self.store = store

    def commit(self, draft: Draft) -> tuple[PlayedMove, ...]:
        """Append a draft, then adopt it."""
        if draft.entries:
            self.store.append(draft.addition()).result()
            self.adopt(draft)
        return draft.played

    def act(self, request: Request, move: Any) -> tuple[PlayedMove, ...]:
        """A person's move."""
        return act(self, request, move)

    def act_for(self, seat: Seat, move: Any, key: str, now: int) -> tuple[PlayedMove, ...]:
        """A bot's move."""
        return act_for_bot(self, seat, move, ActionId("", key), now)

    def go_on(self, key: str, now: int) -> tuple[PlayedMove, ...]:
        """The next round."""
        return next_round(self, ActionId("", key), now)

    def undo(self, request: Request) -> None:
        """Take one's last move back."""
        undo(self, request)

    def tick(self, now: int) -> bool:
        """Do what a countdown that has run out does; says whether one has."""
        draft = commands.tick(self, now)
        if draft is not None:
            self.commit(draft)
        return draft is not None


def committed(
    command: Callable[Concatenate[LiveTable, P], Draft],
) -> Callable[Concatenate[KeptTable, P], tuple[PlayedMove, ...]]:
    """A command whose draft is appended and adopted; sent again it changes nothing."""

    def run(table: KeptTable, /, *arguments: P.args, **named: P.kwargs) -> tuple[PlayedMove, ...]:
        try:
            draft = command(table, *arguments, **named)
        except AlreadyDone:
            return ()
        return table.commit(draft)

    return run


act = committed(commands.act)
act_for_bot = committed(commands.act_for_bot)
claim_seat = committed(commands.claim_seat)
drop_claim = committed(commands.drop_claim)
hand_over = committed(commands.hand_over)
join_rematch = committed(commands.join_rematch)
leave = committed(commands.leave)
let_in = committed(commands.let_in)
next_round = committed(commands.next_round)
pause = committed(commands.pause)
react = committed(commands.react)
ready = committed(commands.ready)
remove = committed(commands.remove)
resume = committed(commands.resume)
say = committed(commands.say)
seat_bot = committed(commands.seat_bot)
set_bot_speed = committed(commands.set_bot_speed)
sit = committed(commands.sit)
skip = committed(commands.skip)
stand_in = committed(commands.stand_in)
start = committed(commands.start)
switch_chat = committed(commands.switch_chat)
switch_late_seats = committed(commands.switch_late_seats)
undo = committed(commands.undo)
_replace_bot = committed(commands.replace_bot)


def replace_bot(table: KeptTable, failed: BotFailed, key: str = "replace", now: int = 0) -> None:
    """Another bot plays on."""
    _replace_bot(table, failed, ActionId("", key), now)


def open_table(
    game: Game, store: LogStore, setup: Setup, *, table: str, host: str, secret: bytes, now: int
) -> KeptTable:
    """A new table."""
    return _opened(game, store, commands.open_table(game, setup, host, NewTable(table, secret, now)))


def rematch(table: KeptTable, store: LogStore, person: str, *, new: str, secret: bytes, now: int) -> KeptTable:
    """A table where the same people play again."""
    return _opened(table.game, store, commands.rematch(table, person, NewTable(new, secret, now)))


def branch(game: Game, store: LogStore, log: Log, wish: Branch, *, table: str, secret: bytes, now: int) -> KeptTable:
    """A table where a finished game goes on."""
    return _opened(game, store, commands.branch(game, log, wish, NewTable(table, secret, now)))


def load_table(game: Game, store: LogStore, table: str, now: int | None = None) -> KeptTable:
    """A table from a store; its clocks run from now on, if a time is given."""
    loaded = KeptTable(game, store, store.load(table))
    if now is not None:
        loaded.restart_clocks(now)
    return loaded


def _opened(game: Game, store: LogStore, draft: Draft) -> KeptTable:
    store.append(draft.addition()).result()
    return load_table(game, store, draft.after.record.id)
