"""The events of Phase 10 FLIP!, and what a seat sees of them."""

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from volteface.games.phase10flip.cards import Card, Colour, Face, Side
from volteface.games.phase10flip.groups import Group
from volteface.kernel import Seat


class Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", gc=False):
    """Something that happened."""


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round begins; only the seats listed take part."""

    round: int
    dealer: Seat
    playing: tuple[Seat, ...]


class HandsDealt(Event, frozen=True, tag="hands_dealt"):
    """Everybody has a hand, and this card starts the discard pile."""

    discard: Card


class PileRenewed(Event, frozen=True, tag="pile_renewed"):
    """The discards except the top one became a draw pile of so many cards."""

    cards: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat took the top of the draw pile; everybody saw the back, only the drawer sees the face."""

    seat: Seat
    back: Face
    face: Face | None


class Took(Event, frozen=True, tag="took"):
    """A seat took the top of the discard pile."""

    seat: Seat
    card: Card


class LaidDown(Event, frozen=True, tag="laid_down"):
    """A seat laid its phase."""

    seat: Seat
    phase: int
    groups: tuple[Group, ...]


class HitMade(Event, frozen=True, tag="hit_made"):
    """A card was added to a group in front of a seat."""

    seat: Seat
    face: Face
    number: int
    target: Seat
    group: int
    becomes: Colour | UnsetType = UNSET  # the colour that an open run has from now on


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat laid a card on the discard pile."""

    seat: Seat
    face: Face


class Flipped(Event, frozen=True, tag="flipped"):
    """The table was turned over: this is the active side now."""

    seat: Seat
    side: Side


class WentOut(Event, frozen=True, tag="went_out"):
    """A seat has no cards left."""

    seat: Seat


class RoundStopped(Event, frozen=True, tag="round_stopped"):
    """The round ends though nobody went out."""

    why: Literal["stall", "pile"]


class RoundScored(Event, frozen=True, tag="round_scored"):
    """The round is over: its points, the totals, who laid their phase, and the faces left in each hand."""

    scores: tuple[int, ...]
    totals: tuple[int, ...]
    laid: tuple[Seat, ...]
    left: tuple[tuple[Face, ...], ...] = ()  # hands are counted openly


class TieBreak(Event, frozen=True, tag="tie_break"):
    """The best are tied: they alone play the last phase again."""

    tied: tuple[Seat, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over."""

    winners: tuple[Seat, ...]
    why: Literal["phases", "rounds", "tie_break"]


AnyEvent: TypeAlias = (
    RoundBegan
    | HandsDealt
    | PileRenewed
    | Drew
    | Took
    | LaidDown
    | HitMade
    | Discarded
    | Flipped
    | WentOut
    | RoundStopped
    | RoundScored
    | TieBreak
    | GameEnded
)
Story: TypeAlias = list[AnyEvent]


def seen(event: AnyEvent, seat: Seat | None) -> AnyEvent:
    """Return what a seat sees of an event: all of it except the face that somebody else drew."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, face=None)
    return event
