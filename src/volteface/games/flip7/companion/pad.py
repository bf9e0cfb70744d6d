"""The pad of Flip 7: what is to be reported next, and how everybody stands."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from volteface.games.flip7.companion.effects import EFFECTS, asked_seat, force_card, is_inner, missing_players
from volteface.games.flip7.companion.odds import PadOdds, bust_chance, odds_of
from volteface.games.flip7.companion.reports import (
    AnyReport,
    ChoseTarget,
    Entered,
    EnterScore,
    OwnRound,
    Stays,
    TookCard,
)
from volteface.games.flip7.moves import STAY
from volteface.games.flip7.play.judge import offers
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import OVER, PLAYING, SCORED, State
from volteface.kernel import Seat
from volteface.kernel.companion.pad import Misfit, PadTable, Place, Played, PlayerStanding, Turn


class Flip7Pad(Struct, frozen=True):
    """What the pad of Flip 7 shows besides the engine's own view: scores entered so far in this round."""

    entered: tuple[Entered, ...]


class Pad:
    """The companion of Flip 7."""

    report_type: Any = AnyReport
    pad_type: Any = Flip7Pad
    odds_type: Any = PadOdds
    question_type: Any = None
    answer_type: Any = None

    @staticmethod
    def begin(state: State) -> PadTable:
        """Return the table before anybody is named."""
        return PadTable(state, (), (), OwnRound(state))

    @staticmethod
    def apply(table: PadTable, report: AnyReport) -> Played:
        """Return the table after a report; raises `Misfit`."""
        return EFFECTS[type(report)](table, report)

    @staticmethod
    def force(table: PadTable, report: AnyReport) -> Played:
        """Return the table after a card or a stay that does not fit: the table is right."""
        if not isinstance(report, TookCard | Stays):
            raise Misfit("misfit-cannot-count")
        return force_card(table, report)

    @staticmethod
    def place(table: PadTable, report: AnyReport) -> Place:
        """Return the player's column and lap; the cards of a Flip Three lie in the lap of whoever turned it over."""
        own: OwnRound = table.own
        if not isinstance(report, TookCard | Stays | ChoseTarget | EnterScore):
            return Place(getattr(report, "player", None))
        if not is_inner(table, report):
            return Place(report.player, own.lap(report.player))
        began = table.seats[table.state.seat] if table.state.threes else report.player
        return Place(report.player, max(own.lap(began) - 1, 0), is_inner=True)

    @staticmethod
    def turn(table: PadTable) -> Turn | None:
        """Return what is to be reported next."""
        state: State = table.state
        if state.stage is OVER:
            return None
        if state.stage is not PLAYING:
            return Turn("round" if table.seats and state.stage is SCORED else "dealer")
        if table.way == "scores":
            return Turn("score", next(iter(missing_players(table)), None))
        if state.choice is not None:
            targets = tuple(table.seats[seat] for seat in state.choice.targets)
            return Turn("target", table.seats[state.choice.seat], state.choice.card, targets)
        player = table.seats[asked_seat(state)]
        to_come = state.threes[-1].to_deal if state.threes else 0
        may_stay = not state.card_due and STAY in offers(state)
        return Turn("card" if state.card_due else "decision", player, cards_to_come=to_come, may_stay=may_stay)

    @staticmethod
    def standings(table: PadTable) -> tuple[PlayerStanding, ...]:
        """Return totals, points of the round so far, and who is in it."""
        state: State = table.state
        return tuple(
            PlayerStanding(player, state.totals[seat], _points(table, seat), _status(table, seat))
            for seat, player in enumerate(table.seats)
        )

    @staticmethod
    def show(table: PadTable) -> Flip7Pad:
        """Return the scores entered so far in this round."""
        own: OwnRound = table.own
        return Flip7Pad(own.entered)

    @staticmethod
    def odds(table: PadTable) -> PadOdds | None:
        """Return what may come next."""
        return odds_of(table)

    @staticmethod
    def check(question: Any) -> None:
        """Return None: every card lies open on the table."""

    @staticmethod
    def luck(table: PadTable, report: AnyReport) -> Mapping[int, float]:
        """Return the chance to bust that a player took with a card."""
        return {report.player: bust_chance(table, report.player)} if isinstance(report, TookCard) else {}


PAD: Final = Pad()


def _points(table: PadTable, seat: Seat) -> int:
    own: OwnRound = table.own
    entered = own.entered_by(table.seats[seat])
    return points(table.state.lines[seat], table.state.rules) if entered is None else entered.points


def _status(table: PadTable, seat: Seat) -> str:
    own: OwnRound = table.own
    entered = own.entered_by(table.seats[seat])
    if entered is not None:
        return "busted" if entered.is_bust else "scored"
    return str(table.state.lines[seat].status.value)
