"""The layout of the array that holds one game of Flip 7.

Single cells come first, then the rulings, the piles, a record for each seat, and a stack of the Flip Threes in
progress. A group of seats is a bit mask. A card is its index in `CARD_NAMES`.
"""

from typing import Final, get_args, get_type_hints

import numpy as np

from volteface.games.flip7 import cards
from volteface.games.flip7.rules import MOST_SEATS, Rules
from volteface.games.flip7.state import Stage, Status
from volteface.lab.engine.encoding import code_of

# Cards: numbers stand for themselves, then come actions and modifiers.
CARD_NAMES: Final[tuple[cards.Card, ...]] = (
    *sorted(cards.NUMBER, key=cards.NUMBER.__getitem__),
    cards.FREEZE,
    cards.FLIP_THREE,
    cards.SECOND_CHANCE,
    *cards.PLUS,
    cards.DOUBLE,
)
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}
PILE_INDEX: Final = tuple(cards.INDEX[name] for name in CARD_NAMES)  # of that card in a pile of the readable engine
NUMBERS: Final = len(cards.NUMBER)
FREEZE: Final = CARD_OF[cards.FREEZE]
FLIP_THREE: Final = CARD_OF[cards.FLIP_THREE]
SECOND_CHANCE: Final = CARD_OF[cards.SECOND_CHANCE]
FIRST_MODIFIER: Final = min(CARD_OF[name] for name in cards.MODIFIERS)
DOUBLE_CARD: Final = CARD_OF[cards.DOUBLE]
KINDS: Final = len(CARD_NAMES)
COPIES: Final = np.array([cards.ONE_DECK[index] for index in PILE_INDEX], dtype=np.int64)  # in one deck
PLUS_STEP: Final = min(cards.PLUS.values())  # from one plus card to the next
MOST_DECKS: Final = max(number for number in get_args(get_type_hints(Rules)["decks"]) if isinstance(number, int))
assert len(set(CARD_NAMES)) == len(cards.CARDS)
assert [*cards.PLUS.values()] == [PLUS_STEP * (kind + 1) for kind in range(DOUBLE_CARD - FIRST_MODIFIER)]

# Single cells; cell 0 is the state of the random number generator.
STAGE: Final = 1
SEATS: Final = 2
ROUND: Final = 3
DEALER: Final = 4
SEAT: Final = 5
DEALING: Final = 6
CARD_DUE: Final = 7
SETTLED: Final = 8
ACTIVE_SEATS: Final = 9
UNDEALT_SEATS: Final = 10
PLAYING_SEATS: Final = 11
WINNERS: Final = 12
IS_SCORED: Final = 13
CHOOSER: Final = 14  # nobody: -1
CHOICE_CARD: Final = 15
TARGETS: Final = 16
THREES: Final = 17  # how many are in progress
CARDS_IN_ALL: Final = 18
LEFT: Final = 19  # cards in the deck
EARLIER: Final = 20  # index of the first discard of earlier rounds
DISCARDED: Final = 21  # cards discarded in this round
OVERFLOW: Final = 22  # not 0: the array is too small for this game
DECKS: Final = 23

# Stages and statuses.
FIRST_DEALER: Final = code_of(Stage.FIRST_DEALER)
PLAYING: Final = code_of(Stage.PLAYING)
SCORED: Final = code_of(Stage.SCORED)
OVER: Final = code_of(Stage.OVER)
ACTIVE: Final = code_of(Status.ACTIVE)
STAYED: Final = code_of(Status.STAYED)
FROZEN: Final = code_of(Status.FROZEN)
BUSTED: Final = code_of(Status.BUSTED)
assert ACTIVE == 0  # a cleared record is that of an active seat

RULES: Final = 24
RULES_END: Final = 48

# Piles. All cards are in one row: the deck, then those of this round, then the discards of earlier rounds.
IN_DECK: Final = RULES_END  # how many of each card
DISCARDED_NOW: Final = IN_DECK + KINDS
COUNTED: Final = DISCARDED_NOW + KINDS  # what the next card is drawn from, counted on demand
ROW: Final = COUNTED + KINDS
LONGEST_ROW: Final = MOST_DECKS * sum(cards.ONE_DECK)

# A record for each seat.
RECORDS: Final = ROW + LONGEST_ROW
RECORD: Final = 16
HELD: Final = 0  # the numbers held, as bits
COUNT: Final = 1  # how many numbers, a busting duplicate included
SUM: Final = 2
FACTOR: Final = 3
PLUS_POINTS: Final = 4
MODIFIERS: Final = 5  # four bits each
CHANCES: Final = 6
STATUS: Final = 7
SPENT: Final = 8  # Freeze, Flip Three, Second Chance: eight bits each
SPENT_NUMBERS: Final = 9  # four bits each
DUPLICATE: Final = 10  # the number that busted, plus one
TOTAL: Final = 11
SCORE: Final = 12
POLICY: Final = 13
PARAMETER: Final = 14
STATISTICS: Final = 15  # busts in the low half, Flip 7s in the high half, of the whole game

# The stack of Flip Threes in progress, the innermost last.
FRAMES: Final = RECORDS + RECORD * MOST_SEATS
FRAME: Final = 5
MOST_THREES: Final = 40
OWNER: Final = 0
TO_DEAL: Final = 1
DEALT: Final = 2
WAITING: Final = 3  # five bits a card, plus one, the first lowest
ASSIGNED: Final = 4  # five bits a card, plus one, and six its target

LENGTH: Final = FRAMES + FRAME * MOST_THREES
