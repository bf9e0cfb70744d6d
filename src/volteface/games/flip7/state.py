"""A position of Flip 7: every seat's line, the piles, and what the table waits for.

The deck's order is no part of it: which card comes next is the Dealer's move.
"""

from enum import Enum
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.flip7.cards import (
    EMPTY,
    FLIP_THREE,
    FREEZE,
    NUMBER_CARD,
    SECOND_CHANCE,
    Card,
    Pile,
    with_cards,
)
from volteface.games.flip7.rules import Rules
from volteface.kernel import Seat


class Status(Enum):
    """Whether a seat is in the round, and if not, why."""

    ACTIVE = "active"
    STAYED = "stayed"
    FROZEN = "frozen"
    BUSTED = "busted"


class Stage(Enum):
    """How far the game is."""

    FIRST_DEALER = "first_dealer"  # the Dealer names the first dealer
    PLAYING = "playing"  # a round is being dealt or played
    SCORED = "scored"  # a round is over and scored, its cards still on the table
    OVER = "over"  # the game is over


# An enum's member is slow to look up on its class, and these are asked for again and again.
ACTIVE: Final = Status.ACTIVE
STAYED: Final = Status.STAYED
FROZEN: Final = Status.FROZEN
BUSTED: Final = Status.BUSTED
FIRST_DEALER: Final = Stage.FIRST_DEALER
PLAYING: Final = Stage.PLAYING
SCORED: Final = Stage.SCORED
OVER: Final = Stage.OVER


class Line(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What lies face up before a seat, and whether the seat is still in the round."""

    numbers: tuple[int, ...] = ()  # in the order dealt; a busted line ends with its duplicate
    modifiers: tuple[Card, ...] = ()
    second_chances: int = 0
    spent: tuple[Card, ...] = ()  # cards that lie here until the round ends and do nothing any more
    status: Status = ACTIVE

    def cards(self) -> tuple[Card, ...]:
        """Every card before the seat."""
        held = (SECOND_CHANCE,) * self.second_chances
        return self.counted() + held + self.spent

    def counted(self) -> tuple[Card, ...]:
        """The cards that are worth points."""
        return tuple([NUMBER_CARD[number] for number in self.numbers]) + self.modifiers

    def shown(self) -> tuple[Card, ...]:
        """Every card before the seat but spent Freeze and Flip Three cards."""
        return tuple(card for card in self.cards() if card not in (FREEZE, FLIP_THREE))


EMPTY_LINE: Final = Line()
NOT_YET: Final = -1


class Assigned(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A waiting card whose target is settled before it acts."""

    card: Card
    target: Seat


class ThreeCards(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A Flip Three under way: the cards still to deal, then the cards that waited."""

    seat: Seat
    to_deal: int = 3
    dealt: bool = False  # no more of the three will come
    waiting: tuple[Card, ...] = ()
    assigned: tuple[Assigned, ...] = ()


class Choice(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A seat has to choose who gets a card."""

    seat: Seat
    card: Card
    targets: tuple[Seat, ...]


class State(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A whole position; it waits for exactly one actor."""

    rules: Rules
    stage: Stage
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    playing: tuple[Seat, ...]  # who takes part in this round, or, once it is scored, in the next
    deck: Pile
    discard: Pile = EMPTY  # of earlier rounds
    discarded_now: Pile = EMPTY  # of this round
    round: int = 0
    dealer: Seat = 0
    seat: Seat = 0  # whose turn it is, or who is dealt to
    undealt: tuple[Seat, ...] = ()
    dealing: bool = False  # the initial deal is under way
    settled: int = NOT_YET  # cards placed and seats out when the deck was last made anew in this round
    card_due: bool = False  # the Dealer has to turn a card over
    choice: Choice | None = None
    threes: tuple[ThreeCards, ...] = ()  # the innermost last
    scores: tuple[int, ...] = ()  # of the round just finished
    winners: tuple[Seat, ...] = ()


def active_seats(lines: tuple[Line, ...]) -> tuple[Seat, ...]:
    """Who is still in the round, in seat order."""
    return tuple([seat for seat, line in enumerate(lines) if line.status is ACTIVE])


def with_line(state: State, seat: Seat, line: Line) -> State:
    """The state with another line before a seat."""
    return replace(state, lines=changed(state.lines, seat, line))


def changed(lines: tuple[Line, ...], seat: Seat, line: Line) -> tuple[Line, ...]:
    """All lines, with another one before a seat."""
    every = [*lines]
    every[seat] = line
    return tuple(every)


def with_status(state: State, seat: Seat, status: Status) -> State:
    """The state with a seat's status changed."""
    return with_line(state, seat, replace(state.lines[seat], status=status))


def with_spent(state: State, seat: Seat, *cards: Card) -> State:
    """The state with cards that do nothing any more before a seat."""
    line = state.lines[seat]
    return with_line(state, seat, replace(line, spent=line.spent + cards))


def with_discarded(state: State, *cards: Card) -> State:
    """The state with cards put on the discard pile."""
    return replace(state, discarded_now=with_cards(state.discarded_now, cards))


@cache
def left_of(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All of so many seats clockwise, beginning on this seat's left and ending with it."""
    return tuple((seat + step) % seats for step in range(1, seats + 1))
