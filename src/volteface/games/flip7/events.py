"""The events of Flip 7; all of them are public."""

from typing import Literal, TypeAlias

from msgspec import Struct

from volteface.games.flip7.cards import Card
from volteface.kernel import Seat


class Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", gc=False):
    """Something that happened."""


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round began; only the seats listed take part."""

    round: int
    dealer: Seat
    playing: tuple[Seat, ...]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """Discards became the deck, which now holds this many cards."""

    cards: int


class AllShuffled(Event, frozen=True, tag="all_shuffled"):
    """All cards were shuffled together before a round: this many, the whole deck."""

    cards: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A card was turned over for a seat."""

    seat: Seat
    card: Card


class Busted(Event, frozen=True, tag="busted"):
    """A repeated number put a seat out of the round; these points are gone."""

    seat: Seat
    card: Card
    points: int


class Saved(Event, frozen=True, tag="saved"):
    """A Second Chance was spent on a repeated number."""

    seat: Seat
    card: Card


class FlippedSeven(Event, frozen=True, tag="flipped_seven"):
    """A seat has seven different numbers: the round stops for all."""

    seat: Seat


class Stayed(Event, frozen=True, tag="stayed"):
    """A seat left the round with its points; by choice, or because no card can be dealt."""

    seat: Seat
    points: int
    by_itself: bool = True


class Frozen(Event, frozen=True, tag="frozen"):
    """A Freeze put a seat out of the round with its points."""

    seat: Seat
    by: Seat
    points: int


class FlipThreeBegan(Event, frozen=True, tag="flip_three_began"):
    """A seat must take the next three cards."""

    seat: Seat
    by: Seat


class FlipThreeStopped(Event, frozen=True, tag="flip_three_stopped"):
    """No card is left, so the rest of the three are not dealt."""

    seat: Seat


class CardWaits(Event, frozen=True, tag="card_waits"):
    """An action card drawn in a Flip Three waits until the three are dealt."""

    seat: Seat
    card: Card


class CardAssigned(Event, frozen=True, tag="card_assigned"):
    """A waiting card got its target, and acts later."""

    seat: Seat
    card: Card
    target: Seat


class SecondChanceKept(Event, frozen=True, tag="second_chance_kept"):
    """A seat holds a Second Chance now."""

    seat: Seat


class SecondChanceGiven(Event, frozen=True, tag="second_chance_given"):
    """A spare Second Chance was handed over."""

    seat: Seat
    target: Seat


class CardDropped(Event, frozen=True, tag="card_dropped"):
    """A card has no effect: its owner or its target is out, or nobody can take it."""

    seat: Seat
    card: Card
    why: Literal["owner_busted", "owner_frozen", "target_out", "nobody"]


class RoundScored(Event, frozen=True, tag="round_scored"):
    """The round is over: points of the round and totals."""

    scores: tuple[int, ...]
    totals: tuple[int, ...]


class TieBreak(Event, frozen=True, tag="tie_break"):
    """The lead is shared: the seats in `playing` play another round."""

    tied: tuple[Seat, ...]
    playing: tuple[Seat, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over; `winners` is empty if nobody has won."""

    winners: tuple[Seat, ...]
    why: Literal["target", "challenge", "round_cap"]


AnyEvent: TypeAlias = (
    RoundBegan
    | Reshuffled
    | AllShuffled
    | Dealt
    | Busted
    | Saved
    | FlippedSeven
    | Stayed
    | Frozen
    | FlipThreeBegan
    | FlipThreeStopped
    | CardWaits
    | CardAssigned
    | SecondChanceKept
    | SecondChanceGiven
    | CardDropped
    | RoundScored
    | TieBreak
    | GameEnded
)
Story: TypeAlias = list[AnyEvent]
