"""The moves of Flip 7."""

from typing import Final, TypeAlias

from msgspec import Struct

from volteface.games.flip7.cards import CARDS, Card
from volteface.kernel import Seat


class FirstDealer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="first_dealer"):
    """The Dealer names who deals first."""

    seat: Seat


class Reveal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="reveal"):
    """The Dealer turns over the next card."""

    card: Card


class NextRound(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="next_round"):
    """The Dealer gathers the cards and begins the next round."""


class Hit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="hit"):
    """Take one more card."""


class Stay(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="stay"):
    """Leave the round and keep the points."""


class Freeze(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="freeze"):
    """Play a Freeze on somebody."""

    target: Seat


class FlipThree(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="flip3"):
    """Play a Flip Three on somebody."""

    target: Seat


class Give(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="give"):
    """Hand a spare Second Chance to somebody."""

    target: Seat


DealerMove: TypeAlias = FirstDealer | Reveal | NextRound
Targeting: TypeAlias = Freeze | FlipThree | Give
Move: TypeAlias = DealerMove | Hit | Stay | Targeting

HIT: Final = Hit()
STAY: Final = Stay()
NEXT_ROUND: Final = NextRound()
REVEALS: Final = tuple(Reveal(card) for card in CARDS)
TARGETING: Final[dict[Card, type[Freeze] | type[FlipThree] | type[Give]]] = {
    "freeze": Freeze,
    "flip3": FlipThree,
    "chance": Give,
}
