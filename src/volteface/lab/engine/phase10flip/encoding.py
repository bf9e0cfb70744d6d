"""The deck of Phase 10 FLIP! as integers, and the array of a table."""

from typing import Final

import numpy as np

from volteface.games.phase10flip.cards import Card, Face, both_faces, colour_of, has_flip, number_of
from volteface.games.phase10flip.melds.hand_counts import COLOUR_CELLS, INTENSE_CELLS, SUITS
from volteface.games.phase10flip.state import State
from volteface.kernel import InvalidInput
from volteface.lab.engine.compiler import IntArray
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import melds
from volteface.lab.engine.phase10flip.rules import encode_rules

SUIT_AND_BIT: Final = {**COLOUR_CELLS, **INTENSE_CELLS}


class DeckCodec:
    """The different cards of a deck, each with its number."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.names = tuple(sorted(set(cards)))
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def encode(self, cards: tuple[Card, ...]) -> list[int]:
        """The numbers of these cards."""
        return [self.numbers[card] for card in cards]


def encode_face(face: Face) -> int:
    """A face as the kernels' integer; see `layout`."""
    colour = colour_of(face)
    suit = at.NO_SUIT if colour is None else SUITS.index(colour)
    return at.SUIT * suit + 2 * (number_of(face) or at.STAR) + has_flip(face)


def encode_meld_face(face: Face) -> int:
    """A face as the integer that `melds` reads."""
    return melds.SUIT * SUIT_AND_BIT[face][0] + (number_of(face) or 0)


def new_table(state: State) -> IntArray:
    """The array of a table with the rules, seats and deck of this position, before its first game."""
    game, deck = np.zeros(at.LENGTH, dtype=np.int64), DeckCodec(state.deck)
    answers = encode_rules(state.rules)
    game[at.RULES : at.RULES + len(answers)] = answers
    game[at.SEATS] = len(state.hands)
    write_row(game, at.DECK, at.CARDS, deck.encode(state.deck), at.MOST_CARDS)
    for number, card in enumerate(deck.names):
        for side, face in enumerate(both_faces(card)):
            index = side * at.MOST_CARDS + number
            game[at.FACES + index] = encode_face(face)
            game[at.MELD_FACES + index] = encode_meld_face(face)
    return game


def write_row(game: IntArray, first: int, size: int, cards: list[int], most: int) -> None:
    """Write a row of cards and its length; raises `InvalidInput` if the array has too few cells for them."""
    if len(cards) > most:
        raise InvalidInput(f"The kernels have no room for {len(cards)} cards in one row.")
    game[first : first + len(cards)] = cards
    game[size] = len(cards)
