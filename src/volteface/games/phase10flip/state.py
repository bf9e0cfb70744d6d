"""The state of Phase 10 FLIP!: hands, piles, laid groups, and what everybody has been shown."""

from collections.abc import Iterable
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.phase10flip.cards import Card, Face, Side, faces_up
from volteface.games.phase10flip.groups import Group, Placed, sort_key
from volteface.games.phase10flip.phases import GroupKind
from volteface.games.phase10flip.rules import Rules
from volteface.kernel import Seat

HAND_SIZE: Final = 10


class Stage(Enum):
    """The stage of the game."""

    FIRST_DEALER = "first_dealer"  # the Dealer names the first dealer
    DEAL = "deal"  # the Dealer shuffles all cards for a round
    RESHUFFLE = "reshuffle"  # the Dealer shuffles the discards into a new draw pile
    PLAYING = "playing"
    SCORED = "scored"
    OVER = "over"


class Laid(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A group on the table, and its whole cards in the same order; they never turn over or leave it."""

    group: Group
    cards: tuple[Card, ...]


class Shown(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What everybody knows of a hand besides the visible backs (rule 3.5)."""

    faces: tuple[Face, ...] = ()  # active faces that are certainly in the hand, sorted
    cards: tuple[Card, ...] = ()  # whole cards that are certainly in the hand, sorted


class State(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The whole state of a game; it waits for exactly one actor."""

    rules: Rules
    deck: tuple[Card, ...]  # all cards of this game, in order
    stage: Stage
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[tuple[Laid, ...], ...]
    shown: tuple[Shown, ...]
    phases: tuple[int, ...]  # the phase each seat is on; once a round is scored, the next one
    totals: tuple[int, ...]
    playing: tuple[Seat, ...]  # who takes part in this round, or, once it is scored, in the next
    is_replay: bool = False  # a tie is being broken: the first to go out wins
    side: Side = Side.COLOUR
    draw: tuple[Card, ...] = ()  # the top card last
    discard: tuple[Card, ...] = ()  # the top card last
    bottom: Face | None = None  # the active face of the draw pile's bottom card, if it has been seen
    round: int = 0
    dealer: Seat = 0
    seat: Seat = 0
    has_drawn: bool = False
    turns: int = 0  # completed in this round
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()


def make_laid(kind: GroupKind, placed: Iterable[tuple[Placed, Card]]) -> Laid:
    """Return a group on the table, its cards sorted."""
    ordered = sorted(placed, key=lambda pair: (sort_key(pair[0]), pair[1]))
    return Laid(Group(kind, tuple(face for face, _ in ordered)), tuple(card for _, card in ordered))


def active_faces(state: State, seat: Seat) -> tuple[Face, ...]:
    """Return the faces a seat plays with."""
    return faces_up(state.hands[seat], state.side)


def has_laid(state: State, seat: Seat) -> bool:
    """Return whether a seat has laid its phase."""
    return bool(state.laid[seat])


def with_hand(state: State, seat: Seat, hand: tuple[Card, ...]) -> State:
    """Return the state with another hand."""
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def with_laid(state: State, seat: Seat, laid: tuple[Laid, ...]) -> State:
    """Return the state with other groups in front of a seat."""
    return replace(state, laid=(*state.laid[:seat], laid, *state.laid[seat + 1 :]))


def without_cards(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return a hand without these cards, which it holds."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def next_seat(state: State, seat: Seat) -> Seat:
    """Return the next seat clockwise that takes part."""
    seats = len(state.hands)
    return next(other for step in range(1, seats + 1) if (other := (seat + step) % seats) in state.playing)
