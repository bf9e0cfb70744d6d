"""Replays of finished games, entry by entry, as one seat saw them or with all hands open."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from volteface.kernel import DEALER, Game, Log, MoveEntry, NoteEntry, Seat, UndoEntry, replay
from volteface.kernel.log import Step
from volteface.rooms.messages import BotName, SeatNumber
from volteface.tables import Record
from volteface.tables.commands.seats import LONGEST_ENTROPY
from volteface.tables.fairness.verify import table_of
from volteface.tables.setup import Setup
from volteface.tables.views import SeenEntry, show_entry

MOST_MOMENTS: Final = 100  # in one response
OPEN: Final = -1  # in place of a seat: all hands open


class Moment(Struct, frozen=True):
    """The table after an entry: the views asked for, one for each seat if all are open."""

    entry: SeenEntry
    views: tuple[Any, ...]
    players: tuple[str, ...] | None = None  # names in seat order, where they are not those of the end


class Replay(Struct, frozen=True):
    """A part of a finished game."""

    table: str
    setup: Setup
    players: tuple[str, ...]
    bots: tuple[str | None, ...]  # names of the bots, in seat order; None for a person
    length: int  # entries of the whole log
    stops: tuple[int, ...]  # after these many entries a move was over, the Dealer's moves included
    rests: tuple[int, ...]  # after these many entries a round was over
    moments: tuple[Moment, ...]
    is_imported: bool = False  # taken in from a file
    is_verified: bool = True  # false for a game from a file whose deals are not proven


class BranchPoint(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to play on from: after how many entries, on which seat, against which bots."""

    seq: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    bot: BotName = ""
    entropy: Annotated[str, Meta(max_length=LONGEST_ENTROPY)] = ""


def make_replay(game: Game, record: Record, log: Log, seat: Seat | None, start: int) -> Replay:
    """The moments from an entry on, at most so many, as a seat or a spectator saw them, or with all hands open."""
    opened, seating = table_of(log)
    wanted = range(start, start + MOST_MOMENTS)
    seats: tuple[Seat | None, ...] = tuple(range(opened.setup.seats)) if seat == OPEN else (seat,)
    moments, marks = [], _Marks(game)
    for step in replay(log, game):
        marks.note(step)
        if step.entry.seq in wanted:
            moments.append(Moment(_show(game, step, seat), tuple(game.view(step.state, one) for one in seats)))
    return Replay(
        record.id,
        opened.setup,
        log.header.seats,
        tuple(chair.bot for chair in seating.chairs),
        len(log.entries),
        (*marks.stops, len(log.entries)),
        tuple(marks.rests),
        tuple(moments),
        record.is_imported,
        record.is_verified,
    )


class _Marks:
    """Where moves and rounds were over, noted step by step."""

    def __init__(self, game: Game) -> None:
        self.stops: list[int] = []
        self.rests: list[int] = []
        self._game, self._was_resting = game, False

    def note(self, step: Step) -> None:
        """One more entry; what is taken back was not over after all."""
        if self._begins_a_move(step):
            self.stops.append(step.entry.seq)
        if isinstance(step.entry, UndoEntry):
            back_to = step.entry.back_to
            while self.rests and self.rests[-1] > back_to:
                self.rests.pop()
        is_resting = self._game.is_resting(step.state) or self._game.standing(step.state).over
        if is_resting and not self._was_resting:
            self.rests.append(step.entry.seq + 1)
        self._was_resting = is_resting

    def _begins_a_move(self, step: Step) -> bool:
        """Whether somebody moved here, or took something back; after a rest the Dealer moves by himself."""
        if isinstance(step.entry, MoveEntry):
            return step.entry.actor != DEALER or self._was_resting
        return not isinstance(step.entry, NoteEntry)


def _show(game: Game, step: Step, seat: Seat | None) -> SeenEntry:
    """An entry as that seat may see it; with all hands open nothing that happened is hidden."""
    shown = show_entry(game, step.entry, None if seat == OPEN else seat)
    return replace(shown, events=step.events) if seat == OPEN else shown
