"""What people report of a round of Phase 10 FLIP!: who laid, who went out, what is left in each hand, and the side."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.state import State
from volteface.kernel.companion.reports import (
    MOST_POINTS,
    BeginRound,
    PlayerId,
    Players,
    Report,
    SetTotal,
    Stop,
)

Count: TypeAlias = Annotated[int, Meta(ge=0, le=200)]


class HandLeft(Report, frozen=True, tag="hand"):
    """What is left in a player's hand: how many cards of 5, 10 and 20 points on the side in play, or the points."""

    player: PlayerId
    points: Annotated[int, Meta(ge=0, le=MOST_POINTS)] | None = None
    fives: Count = 0
    tens: Count = 0
    twenties: Count = 0


class ReportedOut(Report, frozen=True, tag="out"):
    """A player went out, which lays their phase too; None if nobody did and the round ended otherwise.

    If somebody else was thought to have gone out, the same report says what they hold, and whether they laid.
    """

    player: PlayerId | None
    hands: Annotated[tuple[HandLeft, ...], Meta(max_length=1)] = ()
    laid: Annotated[tuple[PlayerId, ...], Meta(max_length=1)] = ()

    def about(self) -> str:
        """It is about the whole table: only one player goes out."""
        return self.tag()


class ReportedLaid(Report, frozen=True, tag="laid"):
    """A player laid their phase in this round, or did not after all."""

    player: PlayerId
    is_laid: bool = True

    def about(self) -> str:
        """It does not contradict what is said of the player's hand."""
        return f"{self.tag()} {self.player}"


class SideUp(Report, frozen=True, tag="side"):
    """The table was flipped: this side is in play."""

    side: Side


class SetPhase(Report, frozen=True, tag="phase"):
    """The table is right: this player is on this phase."""

    player: PlayerId
    phase: Annotated[int, Meta(ge=1, le=10)]


AnyReport: TypeAlias = (
    Players | BeginRound | ReportedOut | ReportedLaid | HandLeft | SideUp | SetPhase | SetTotal | Stop
)


class CountedHand(Struct, frozen=True):
    """A player's hand as people counted it."""

    player: int
    points: int
    fives: int = 0
    tens: int = 0
    twenties: int = 0
    is_typed: bool = False


class OwnRound(Struct, frozen=True):
    """What the companion keeps of a round besides the engine's state."""

    before: State  # the round when it began, nothing scored
    out: int | None = None
    is_nobody_out: bool = False
    laid: tuple[int, ...] = ()  # besides whoever went out
    hands: tuple[CountedHand, ...] = ()

    def everybody_laid(self) -> tuple[int, ...]:
        """Everybody whose phase is laid; whoever goes out has laid theirs."""
        return self.laid if self.out is None or self.out in self.laid else (*self.laid, self.out)

    def hand_of(self, player: int) -> CountedHand | None:
        """What was counted of a player's hand."""
        return next((hand for hand in self.hands if hand.player == player), None)
