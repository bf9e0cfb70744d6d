"""The moves of Phase 10 FLIP!."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from volteface.games.phase10flip.cards import Card
from volteface.kernel import Seat

# A card of one's own hand: whole, or by its active face where only one reading is possible.
Named: TypeAlias = Annotated[str, Meta(min_length=1, max_length=8)]


class FirstDealer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="first_dealer"):
    """The Dealer names who deals first."""

    seat: Seat


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="shuffle", gc=False):
    """The Dealer shuffles: all cards for a round, or the discards for a new draw pile; the top card first."""

    order: tuple[Card, ...]


class NextRound(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="next_round"):
    """The Dealer gathers the cards for the next round."""


class Draw(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="draw"):
    """Take the top of the draw pile."""


class Take(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="take"):
    """Take the top of the discard pile."""


class Laying(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card laid down and the number it stands for; a star's may be left out where only one is possible."""

    card: Named
    number: int | None = None


class LayDown(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="lay_down", gc=False):
    """Lay the phase, group by group in its order."""

    groups: tuple[tuple[Laying, ...], ...]


class Hit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="hit"):
    """Add a card to a group on the table; `group` is its index among the groups of `seat`."""

    card: Named
    seat: Seat
    group: int
    number: int | None = None


class Discard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="discard"):
    """Lay a card on the discard pile and end the turn."""

    card: Named


DealerMove: TypeAlias = FirstDealer | Shuffle | NextRound
Move: TypeAlias = DealerMove | Draw | Take | LayDown | Hit | Discard

DRAW: Final = Draw()
TAKE: Final = Take()
NEXT_ROUND: Final = NextRound()
