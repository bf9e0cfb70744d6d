"""The state of Flip 7: every seat's line, the piles, and what the game waits for.

The deck has no order: which card comes next is the Dealer's move.
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
    """The stage of the game."""

    FIRST_DEALER = "first_dealer"  # the Dealer names the first dealer
    PLAYING = "playing"  # a round is being dealt or played
    SCORED = "scored"  # a round is over and scored, its cards still on the table
    OVER = "over"  # the game is over


# Looking an enum's member up on its class is slow, and these are used all the time.
ACTIVE: Final = Status.ACTIVE
STAYED: Final = Status.STAYED
FROZEN: Final = Status.FROZEN
BUSTED: Final = Status.BUSTED
FIRST_DEALER: Final = Stage.FIRST_DEALER
PLAYING: Final = Stage.PLAYING
SCORED: Final = Stage.SCORED
OVER: Final = Stage.OVER


class Line(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The cards in front of a seat, and whether the seat is still in the round."""

    numbers: tuple[int, ...] = ()  # in the order dealt; a busted line ends with its duplicate
    modifiers: tuple[Card, ...] = ()
    second_chances: int = 0
    spent: tuple[Card, ...] = ()  # cards without further effect, which lie here until the round ends
    status: Status = ACTIVE

    def cards(self) -> tuple[Card, ...]:
        """Return every card in front of the seat."""
        held = (SECOND_CHANCE,) * self.second_chances
        return self.counted() + held + self.spent

    def counted(self) -> tuple[Card, ...]:
        """Return the cards that are worth points."""
        return tuple([NUMBER_CARD[number] for number in self.numbers]) + self.modifiers

    def shown(self) -> tuple[Card, ...]:
        """Return every card in front of the seat except spent Freeze and Flip Three cards."""
        return tuple(card for card in self.cards() if card not in (FREEZE, FLIP_THREE))


EMPTY_LINE: Final = Line()
NOT_YET: Final = -1


class Assigned(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A waiting card that has its target but acts later."""

    card: Card
    target: Seat


class ThreeCards(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A Flip Three in progress: the cards still to deal, then the cards that wait."""

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
    """The whole state of a game; it waits for exactly one actor."""

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
    settled: int = NOT_YET  # `settled_now` at the last reshuffle of this round
    card_due: bool = False  # the Dealer has to turn a card over
    choice: Choice | None = None
    threes: tuple[ThreeCards, ...] = ()  # the innermost last
    scores: tuple[int, ...] = ()  # of the round just finished
    winners: tuple[Seat, ...] = ()


def active_seats(lines: tuple[Line, ...]) -> tuple[Seat, ...]:
    """Return who is still in the round, in seat order."""
    return tuple([seat for seat, line in enumerate(lines) if line.status is ACTIVE])


def with_line(state: State, seat: Seat, line: Line) -> State:
    """Return the state with another line in front of a seat."""
    return replace(state, lines=changed(state.lines, seat, line))


def changed(lines: tuple[Line, ...], seat: Seat, line: Line) -> tuple[Line, ...]:
    """Return all lines, with another one in front of a seat."""
    every = [*lines]
    every[seat] = line
    return tuple(every)


def with_status(state: State, seat: Seat, status: Status) -> State:
    """Return the state with a seat's status changed."""
    return with_line(state, seat, replace(state.lines[seat], status=status))


def with_spent(state: State, seat: Seat, *cards: Card) -> State:
    """Return the state with these cards spent in front of a seat."""
    line = state.lines[seat]
    return with_line(state, seat, replace(line, spent=line.spent + cards))


def with_discarded(state: State, *cards: Card) -> State:
    """Return the state with these cards discarded."""
    return replace(state, discarded_now=with_cards(state.discarded_now, cards))


@cache
def left_of(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats clockwise, from this seat's left neighbour to the seat itself."""
    return tuple((seat + step) % seats for step in range(1, seats + 1))
