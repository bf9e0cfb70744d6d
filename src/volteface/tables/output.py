"""What leaves a table: each person's view of it and of what happened, and nothing else."""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from volteface.kernel import Actor, AnyEntry, Game, MoveEntry, NoteEntry, Seat, UndoEntry
from volteface.kernel.log import Decider, read_events
from volteface.tables.clock import Countdown
from volteface.tables.doings import AnyDoing, read_doing
from volteface.tables.gathering import Chair, Stage
from volteface.tables.setup import Setup


class Happened:
    """One move and what it made happen, to be shown to each seat as that seat may know it."""

    def __init__(self, game: Game, entry: MoveEntry, state: Any, events: tuple[Any, ...]) -> None:
        self.entry = entry
        self.every_event = events
        self._game, self._state = game, state

    def view(self, seat: Seat | None) -> Any:
        """The table right after the move, as a seat sees it."""
        return self._game.view(self._state, seat)

    def events(self, seat: Seat | None) -> tuple[Any, ...]:
        """What a seat sees happen."""
        seen = (self._game.seen(event, seat) for event in self.every_event)
        return tuple(event for event in seen if event is not None)


class SeatView(Struct, frozen=True):
    """A chair as everybody sees it."""

    name: str
    person: str | None
    level: str | None
    stands_in: str | None
    is_here: bool


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
    game: Any  # the game's own view, nothing before it begins
    offers: tuple[Any, ...]  # only for the seat that is asked
    may_undo: bool
    rematch: str | None  # the table where the people play again


class Happening(Struct, frozen=True, gc=False):
    """One entry of the log as one person may see it."""

    seq: int
    at: int
    actor: Actor
    decided_by: Decider
    events: tuple[Any, ...] = ()
    doing: AnyDoing | None = None
    undone_from: int | None = None


@lru_cache(maxsize=4096)  # mostly as it was when the table was shown last
def show_seats(chairs: tuple[Chair, ...], here: tuple[str, ...]) -> tuple[SeatView, ...]:
    """The chairs as everybody sees them while these people are here."""
    return tuple(
        SeatView(chair.name, chair.person, chair.level, chair.stands_in, chair.person in here) for chair in chairs
    )


def show_entry(game: Game, entry: AnyEntry, seat: Seat | None, events: tuple[Any, ...] | None = None) -> Happening:
    """An entry as a seat, or a spectator, may see it: events, never the move itself.

    `events` are the entry's own, if whoever asks has them at hand.
    """
    seen: tuple[Any, ...] = ()
    doing, undone_from = None, None
    if isinstance(entry, MoveEntry):
        every = [game.seen(event, seat) for event in events or read_events(game, entry)]
        seen = tuple([event for event in every if event is not None])
    elif isinstance(entry, UndoEntry):
        undone_from = entry.back_to
    elif isinstance(entry, NoteEntry) and entry.about is not None:
        doing = read_doing(entry.about)
    return Happening(entry.seq, entry.at, entry.actor, entry.decided_by, seen, doing, undone_from)
