"""What a game brings for the companion: how its reports change the game, and what a pad shows of it."""

from collections.abc import Mapping
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from volteface.kernel.companion.reports import Player, Way
from volteface.kernel.errors import VoltefaceError
from volteface.kernel.game import Actor, Reason, Seat

Mark: TypeAlias = Literal["bust", "seven", "typed", "set", "laid", "out"]
Asks: TypeAlias = Literal["dealer", "card", "decision", "target", "out", "score", "round"]


class Misfit(VoltefaceError):
    """A report that does not fit what happened before it; the reason is a message id."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        self.reason = Reason(id, arguments)
        super().__init__(f"That does not fit: {self.reason.text()}.")


class SheetCell(Struct, frozen=True):
    """One player's part of a round on the score sheet; `phase` is the phase they were on, in a game with phases."""

    player: int
    points: int
    total: int
    marks: tuple[Mark, ...] = ()
    phase: int | None = None


class SheetRow(Struct, frozen=True):
    """A round on the score sheet."""

    round: int
    way: Way
    dealer: int
    cells: tuple[SheetCell, ...]


class PadTable(Struct, frozen=True):
    """The real table after some reports: the engine's state, and what the engine does not know."""

    state: Any
    players: tuple[Player, ...]  # everybody who ever sat down, by id
    seats: tuple[int, ...]  # the ids of those who sit at the table, in seat order
    own: Any  # what the game's companion keeps of a round
    way: Way = "scores"
    sheet: tuple[SheetRow, ...] = ()

    @property
    def round(self) -> int:
        """The number of the round that runs, or ran last; 0 before the first."""
        number: int = self.state.round
        return number

    def seat_of(self, player: int) -> Seat:
        """Where a player sits; raises `Misfit` if they do not."""
        if player not in self.seats:
            raise Misfit("misfit-not-at-the-table", player=player)
        return self.seats.index(player)

    def with_row(self, row: SheetRow) -> "PadTable":
        """The table with a round on the sheet, in place of what was there of the same round."""
        return replace(self, sheet=(*(other for other in self.sheet if other.round != row.round), row))

    def with_total(self, player: int, total: int) -> "PadTable":
        """The table with a total on the sheet that people have set."""
        if not self.sheet:
            return self
        row = self.sheet[-1]
        cells = tuple(
            replace(cell, total=total, marks=(*cell.marks, "set")) if cell.player == player else cell
            for cell in row.cells
        )
        return replace(self, sheet=(*self.sheet[:-1], replace(row, cells=cells)))

    def without_row(self, round: int) -> "PadTable":
        """The table with a round not on the sheet: it is not over after all."""
        return replace(self, sheet=tuple(other for other in self.sheet if other.round != round))


class EngineMove(Struct, frozen=True):
    """A move of the wrapped engine that a report stands for."""

    actor: Actor
    move: Any


class Played(Struct, frozen=True):
    """What a report came to; `moves` is None if no moves of the engine's amount to the same."""

    table: PadTable
    events: tuple[Any, ...] = ()
    moves: tuple[EngineMove, ...] | None = ()


class Turn(Struct, frozen=True):
    """What is to be reported next, and about whom."""

    asks: Asks
    player: int | None = None
    card: str | None = None  # that needs a target
    targets: tuple[int, ...] = ()
    cards_to_come: int = 0  # of a Flip Three
    may_stay: bool = False


class PlayerStanding(Struct, frozen=True):
    """A player at the table now: total, points of this round so far, and how they are in it."""

    player: int
    total: int
    points: int
    status: str
    phase: int | None = None


class Place(Struct, frozen=True):
    """Where a report belongs in the timeline of a round: a column and a row; inner ones share the cell of a lap."""

    player: int | None = None
    lap: int = 0
    is_inner: bool = False  # one of the cards of a Flip Three, or the target of a card


class Pad(Protocol):
    """A game's part of the companion: pure functions, like its engine."""

    report_type: Any
    pad_type: Any
    odds_type: Any
    question_type: Any  # what may be asked about cards at the table; None if nothing
    answer_type: Any

    def begin(self, state: Any) -> PadTable:
        """Return the table before the first report; the engine has just been started."""

    def apply(self, table: PadTable, report: Any) -> Played:
        """Return the table after a report; raises `Misfit`."""

    def force(self, table: PadTable, report: Any) -> Played:
        """Return the table after a report that does not fit: the table is right; raises `Misfit` if nothing helps."""

    def place(self, table: PadTable, report: Any) -> Place:
        """Return where a report belongs in the timeline, from the table before it."""

    def turn(self, table: PadTable) -> Turn | None:
        """Return what is to be reported next; None when the game is over."""

    def standings(self, table: PadTable) -> tuple[PlayerStanding, ...]:
        """Return how everybody at the table stands, in seat order."""

    def show(self, table: PadTable) -> Any:
        """Return what only this game's pad shows, without odds."""

    def odds(self, table: PadTable) -> Any:
        """Return what may come next, and how good that is; None where nothing is counted."""

    def check(self, question: Any) -> Any:
        """Return what the engine says to a question about cards; raises `InvalidInput`."""

    def luck(self, table: PadTable, report: Any) -> Mapping[int, float]:
        """Return the chance to bust that each player took with what is reported, from the table before it."""
