"""The pad of Phase 10 FLIP!: what is to be reported next, and everybody's progress."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.companion.checker import Answer, Question, check
from volteface.games.phase10flip.companion.effects import EFFECTS, missing_players
from volteface.games.phase10flip.companion.reports import AnyReport, CountedHand, OwnRound
from volteface.games.phase10flip.rules import Variant
from volteface.games.phase10flip.state import HAND_SIZE, Stage, State
from volteface.kernel import Seat
from volteface.kernel.companion.pad import Misfit, PadTable, Place, Played, PlayerStanding, Turn


class DonePhases(Struct, frozen=True):
    """The phases that a player has behind them; in ten rounds, those that they have laid."""

    player: int
    phases: tuple[int, ...]


class Phase10Pad(Struct, frozen=True):
    """What the pad of Phase 10 FLIP! shows of the round that is entered."""

    side: Side
    out: int | None
    is_nobody_out: bool
    laid: tuple[int, ...]
    hands: tuple[CountedHand, ...]
    phases: int  # to win, or rounds to play
    is_tie_break: bool  # the first to go out wins
    playing: tuple[int, ...]  # in this round: in a tie-break, those who are tied
    tied: tuple[int, ...]  # once the round is scored: those who play the last phase again
    variant: Variant
    done: tuple[DonePhases, ...]
    hand_size: int = HAND_SIZE  # cards of whoever has not laid


class Pad:
    """The companion of Phase 10 FLIP!."""

    report_type: Any = AnyReport
    pad_type: Any = Phase10Pad
    odds_type: Any = None
    question_type: Any = Question
    answer_type: Any = Answer

    check = staticmethod(check)

    @staticmethod
    def begin(state: State) -> PadTable:
        """Return the table before anybody is named."""
        return PadTable(state, (), (), OwnRound(state))

    @staticmethod
    def apply(table: PadTable, report: Any) -> Played:
        """Return the table after a report; raises `Misfit`."""
        return EFFECTS[type(report)](table, report)

    @staticmethod
    def force(table: PadTable, report: Any) -> Played:
        """Raise: what does not fit a score pad has to be changed."""
        raise Misfit("misfit-cannot-count")

    @staticmethod
    def place(table: PadTable, report: Any) -> Place:
        """Return the player's column; a round is one row."""
        return Place(getattr(report, "player", None))

    @staticmethod
    def turn(table: PadTable) -> Turn | None:
        """Return what is to be reported next."""
        state: State = table.state
        own: OwnRound = table.own
        if state.stage is Stage.OVER:
            return None
        if state.stage is not Stage.DEAL:
            return Turn("round" if table.seats and state.stage is Stage.SCORED else "dealer")
        if own.out is None and not own.is_nobody_out:
            return Turn("out")
        return Turn("score", next(iter(missing_players(table)), None))

    @staticmethod
    def standings(table: PadTable) -> tuple[PlayerStanding, ...]:
        """Return totals, points of the round so far, and the phase that everybody is on."""
        state: State = table.state
        own: OwnRound = table.own
        standings = []
        for seat, player in enumerate(table.seats):
            hand = own.hand_of(player)
            status = "out" if own.out == player else "scored" if hand else "laid" if player in own.laid else "open"
            points = hand.points if hand else 0
            standings.append(PlayerStanding(player, state.totals[seat], points, status, _phase(table, seat)))
        return tuple(standings)

    @staticmethod
    def show(table: PadTable) -> Phase10Pad:
        """Return the round that is entered."""
        state: State = table.state
        own: OwnRound = table.own
        rules = state.rules
        is_tie_break = own.before.is_replay
        playing = tuple(table.seats[seat] for seat in own.before.playing)
        return Phase10Pad(
            state.side,
            own.out,
            own.is_nobody_out,
            own.everybody_laid(),
            own.hands,
            rules.phases_to_win,
            is_tie_break,
            playing,
            _tied(table),
            rules.variant,
            tuple(DonePhases(player, _done(table, seat)) for seat, player in enumerate(table.seats)),
        )

    @staticmethod
    def odds(table: PadTable) -> None:
        """Return None: hands are hidden, so no cards are counted."""

    @staticmethod
    def luck(table: PadTable, report: Any) -> Mapping[int, float]:
        """Return nothing: no cards are reported."""
        return {}


def _tied(table: PadTable) -> tuple[int, ...]:
    """Return who plays the last phase again in the next round."""
    state: State = table.state
    is_tied = state.is_replay and state.stage is Stage.SCORED
    return tuple(table.seats[seat] for seat in state.playing) if is_tied else ()


def _done(table: PadTable, seat: Seat) -> tuple[int, ...]:
    """Return the phases that a player has behind them."""
    if table.state.rules.variant is not Variant.TEN_ROUNDS:
        return tuple(range(1, _phase(table, seat)))
    cells = (cell for row in table.sheet for cell in row.cells if cell.player == table.seats[seat])
    return tuple(sorted({cell.phase for cell in cells if cell.phase is not None and "laid" in cell.marks}))


def _phase(table: PadTable, seat: Seat) -> int:
    """Return the phase that a player is on; whoever only watches a tie-break is where the sheet left them."""
    state: State = table.state
    own: OwnRound = table.own
    phase: int = state.phases[seat]
    is_tied = state.is_replay or own.before.is_replay
    if not is_tied or state.rules.variant is Variant.TEN_ROUNDS:
        return phase
    cells = [cell for row in table.sheet for cell in row.cells if cell.player == table.seats[seat]]
    if not cells or cells[-1].phase is None:
        return phase
    return min(cells[-1].phase + ("laid" in cells[-1].marks), state.rules.phases_to_win)


PAD: Final = Pad()
