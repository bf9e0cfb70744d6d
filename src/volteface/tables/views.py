"""Views: what each person may see of a table and of its log. Nothing else leaves a table."""

from functools import lru_cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from volteface.kernel import Actor, AnyEntry, Game, MoveEntry, NoteEntry, Seat, UndoEntry
from volteface.kernel.companion.game import CompanionGame
from volteface.kernel.companion.operations import Written
from volteface.kernel.companion.view import CompanionView, show_companion
from volteface.kernel.log import Decider, read_events, read_move
from volteface.tables.clock import Countdown
from volteface.tables.seating import Chair, Claim, RemovedPerson, Seating, Stage
from volteface.tables.setup import Setup
from volteface.tables.summary import SeriesView
from volteface.tables.table_events import AnyTableEvent, BotSpeed, read_table_event


class PlayedMove:
    """A move and its events, to be shown to each seat as that seat may see them."""

    def __init__(self, game: Game, entry: MoveEntry, state: Any, events: tuple[Any, ...]) -> None:
        self.entry = entry
        self.all_events = events
        self.state = state  # after the move; only the table itself may look at it
        self._game = game

    def view(self, seat: Seat | None) -> Any:
        """The game right after the move, as a seat sees it."""
        return self._game.view(self.state, seat)

    def events(self, seat: Seat | None) -> tuple[Any, ...]:
        """The events that a seat sees."""
        seen = (self._game.seen(event, seat) for event in self.all_events)
        return tuple(event for event in seen if event is not None)


class SeatView(Struct, frozen=True):
    """A chair as everybody sees it."""

    name: str
    person: str | None
    bot: str | None  # the name of the bot that sits here
    stands_in: str | None
    is_here: bool
    is_nearby: bool  # still looks at the game before this rematch
    is_ready: bool  # for the next round, or for the rematch


class WriterView(Struct, frozen=True):
    """A person who writes at a companion table, or asks to."""

    person: str
    name: str
    may_write: bool


class CompanionTable(Struct, frozen=True):
    """The part of a table where people with real cards are the Dealer."""

    shown: CompanionView | None  # None before the game begins
    is_open: bool  # whether everybody with the link may write
    writers: tuple[WriterView, ...]  # besides the host


class TableView(Struct, frozen=True, kw_only=True, gc=False):
    """A table as one person sees it."""

    table: str
    seq: int  # how many entries the log has
    setup: Setup
    stage: Stage
    host: str
    seats: tuple[SeatView, ...]
    me: Seat | None
    chat_on: bool
    is_paused: bool
    commitment: str
    asked: Seat | None
    is_resting: bool
    countdown: Countdown | None
    game: Any  # the game's own view; None before it begins
    offers: tuple[Any, ...]  # only for the seat that is asked
    may_undo: bool
    rematch: str | None  # the table where the people play again
    series: SeriesView | None  # the games since the first of several rematches
    spectators: int
    bot_speed: BotSpeed
    may_skip: bool  # whether only bots still have something to decide in this round
    companion: CompanionTable | None = None  # at a table with real cards
    code: str | None = None  # short, to be typed by whoever comes in; see `Record`
    removed: tuple[RemovedPerson, ...] = ()  # by the host, who may let them in again
    late_seats: bool = False  # whether latecomers may take bots' seats
    claims: tuple[Claim, ...] = ()  # seats that change hands when the next round begins


class SeenEntry(Struct, frozen=True, gc=False):
    """One entry of the log as one person may see it."""

    seq: int
    at: int
    actor: Actor
    decided_by: Decider
    events: tuple[Any, ...] = ()
    table_event: AnyTableEvent | None = None
    undone_from: int | None = None
    written: Written | UnsetType = UNSET  # at a table with real cards


@lru_cache(maxsize=4096)  # the seats rarely change between two views
def show_seats(
    chairs: tuple[Chair, ...], here: tuple[str, ...], nearby: frozenset[str], ready: tuple[Seat, ...]
) -> tuple[SeatView, ...]:
    """The chairs as everybody sees them while these people are connected."""
    return tuple(
        SeatView(
            chair.name,
            chair.person,
            chair.bot,
            chair.stands_in,
            is_here=chair.person in here,
            is_nearby=chair.person in nearby,
            is_ready=seat in ready,
        )
        for seat, chair in enumerate(chairs)
    )


def show_companion_table(game: Game, state: Any, seating: Seating) -> CompanionTable | None:
    """The companion's part of a table; None at other tables."""
    if not isinstance(game, CompanionGame):
        return None
    writers = tuple(WriterView(one.person, one.name, one.may_write) for one in seating.writers)
    shown = None if state is None else show_companion(game, state, with_odds=seating.setup.hints)
    return CompanionTable(shown, seating.is_open, writers)


def show_entry(game: Game, entry: AnyEntry, seat: Seat | None, events: tuple[Any, ...] | None = None) -> SeenEntry:
    """An entry as a seat, or a spectator, may see it: events, never the move itself.

    `events` are the entry's own, if the caller has them decoded.
    """
    seen: tuple[Any, ...] = ()
    table_event, undone_from = None, None
    written: Written | UnsetType = UNSET
    if isinstance(entry, MoveEntry):
        every = [game.seen(event, seat) for event in events or read_events(game, entry)]
        seen = tuple([event for event in every if event is not None])
        if isinstance(game, CompanionGame):  # nothing is hidden there
            written = read_move(game, entry.move)
    elif isinstance(entry, UndoEntry):
        undone_from = entry.back_to
    elif isinstance(entry, NoteEntry) and entry.about is not None:
        table_event = read_table_event(entry.about)
    return SeenEntry(entry.seq, entry.at, entry.actor, entry.decided_by, seen, table_event, undone_from, written)
