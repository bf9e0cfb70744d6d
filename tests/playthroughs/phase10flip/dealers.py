"""Who deals in a playthrough: a fair Dealer, and one who stacks the deck so that a scene comes about."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from tests.playthroughs.scene import Player
from volteface.games.phase10flip.cards import Card, Side, face_up
from volteface.games.phase10flip.moves import NEXT_ROUND, FirstDealer, Move, Shuffle
from volteface.games.phase10flip.play.round import to_shuffle
from volteface.games.phase10flip.state import HAND_SIZE, Stage, State
from volteface.kernel import Seat, seat_letter

# Cards by the letter of the seat they go to, `discard` for the one that is turned up, `draw` for the pile's top ones;
# a COLOUR face stands for any card that has it.
Deal: TypeAlias = Mapping[str, str]


def fair_dealer(state: State, generator: Random) -> Move:
    """Any order of the cards, drawn here, so that a new way of sampling changes no playthrough; the last seat deals."""
    if state.stage is Stage.FIRST_DEALER:
        return FirstDealer(len(state.hands) - 1)
    return NEXT_ROUND if state.stage is Stage.SCORED else Shuffle(tuple(_any_order(state, generator)))


def fair() -> Player:
    """The fair Dealer."""
    return fair_dealer


def stacked(*deals: Deal) -> Callable[[], Player]:
    """A Dealer who deals the first rounds as they are listed, and all that is not listed fairly."""

    def deal(state: State, generator: Random) -> Move:
        if state.stage is not Stage.DEAL or state.round > len(deals):
            return fair_dealer(state, generator)
        return Shuffle(_stack(state, deals[state.round - 1], generator))

    return lambda: deal


def _stack(state: State, deal: Deal, generator: Random) -> tuple[Card, ...]:
    """The order of the cards, the first one dealt first."""
    left = _any_order(state, generator)
    listed = {place: [_pull(left, name) for name in cards.split()] for place, cards in deal.items()}
    hands = [_fill(listed.get(seat_letter(seat), []), HAND_SIZE, left) for seat in _clockwise(state)]
    dealt = [hand[place] for place in range(HAND_SIZE) for hand in hands]
    discard = _fill(listed.get("discard", []), 1, left)
    return (*dealt, *discard, *listed.get("draw", []), *left)


def _any_order(state: State, generator: Random) -> list[Card]:
    return sorted(to_shuffle(state), key=lambda card: generator.random())


def _pull(cards: list[Card], name: str) -> Card:
    """Take the first card of that name, or with that COLOUR face."""
    return cards.pop(next(place for place, card in enumerate(cards) if name in (card, face_up(card, Side.COLOUR))))


def _fill(cards: list[Card], size: int, left: list[Card]) -> list[Card]:
    return [*cards, *(left.pop() for _ in range(size - len(cards)))]


def _clockwise(state: State) -> list[Seat]:
    """Who gets cards, from the dealer's left."""
    seats = len(state.hands)
    return sorted(state.playing, key=lambda seat: (seat - state.dealer - 1) % seats)
