"""What people report of a round of Flip 7: cards, decisions and targets, or only what everybody scored."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from volteface.games.flip7.cards import Card
from volteface.games.flip7.state import State
from volteface.kernel.companion.reports import (
    MOST_POINTS,
    BeginRound,
    PlayerId,
    Players,
    Report,
    SetTotal,
    SetTurn,
    Stop,
)


class TookCard(Report, frozen=True, tag="took"):
    """A card was turned over for a player: a hit, a card of the first deal, or one of a Flip Three."""

    player: PlayerId
    card: Card


class Stays(Report, frozen=True, tag="stayed"):
    """A player stays."""

    player: PlayerId


class ChoseTarget(Report, frozen=True, tag="target"):
    """A player plays the action card on somebody, or gives them the Second Chance."""

    player: PlayerId
    target: PlayerId


class EnterScore(Report, frozen=True, tag="score"):
    """What a player scored: by the cards in front of them, or by a number; a bust scores nothing."""

    player: PlayerId
    points: Annotated[int, Meta(ge=0, le=MOST_POINTS)] | None = None
    cards: Annotated[tuple[Card, ...], Meta(max_length=40)] | None = None
    is_bust: bool = False
    is_flip_seven: bool = False


class ShuffledDiscards(Report, frozen=True, tag="reshuffled"):
    """The table is right: the discards were shuffled into the deck now."""


AnyReport: TypeAlias = (
    Players | BeginRound | TookCard | Stays | ChoseTarget | EnterScore | ShuffledDiscards | SetTotal | SetTurn | Stop
)


class Entered(Struct, frozen=True):
    """A player's score of the round as people entered it."""

    player: int
    points: int
    cards: tuple[Card, ...] = ()
    is_bust: bool = False
    is_flip_seven: bool = False
    is_typed: bool = False


class OwnRound(Struct, frozen=True):
    """What the companion keeps of a round besides the engine's state."""

    before: State  # the round when it began, nothing scored
    entered: tuple[Entered, ...] = ()
    laps: tuple[tuple[int, int], ...] = ()  # how often each player was dealt to or decided
    is_exact: bool = True  # whether the cards that are left are known

    def entered_by(self, player: int) -> Entered | None:
        """What was entered for a player."""
        return next((one for one in self.entered if one.player == player), None)

    def lap(self, player: int) -> int:
        """How often a player was dealt to or decided."""
        return dict(self.laps).get(player, 0)
