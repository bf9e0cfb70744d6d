"""Where everything lies in the vector of one game of Flip 7.

The vector begins with single cells, then come the rulings, the piles, a record for each seat, and the Flip Threes under
way. A group of seats is one number whose bits are the seats. A card is its place in `CARD_NAMES`.
"""

from typing import Final

from volteface.games.flip7.cards import CARDS, DOUBLE, INDEX, NUMBER, PLUS, Card
from volteface.games.flip7.rules import MOST_SEATS

# Cards: the numbers stand for themselves, then actions and modifiers.
NUMBERS: Final = 13
FREEZE: Final = 13
FLIP_THREE: Final = 14
SECOND_CHANCE: Final = 15
FIRST_MODIFIER: Final = 16
DOUBLE_CARD: Final = 21
KINDS: Final = 22
CARD_NAMES: Final[tuple[Card, ...]] = (
    *sorted(NUMBER, key=NUMBER.__getitem__),
    "freeze",
    "flip3",
    "chance",
    *PLUS,
    DOUBLE,
)
CARD_OF: Final = {name: card for card, name in enumerate(CARD_NAMES)}
PILE_PLACE: Final = tuple(INDEX[name] for name in CARD_NAMES)  # where the readable engine's piles count that card
assert len(CARD_NAMES) == len(CARDS) == KINDS

# Single cells; cell 0 is the stream of chance.
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
THREES: Final = 17  # how many are under way
CARDS_IN_ALL: Final = 18
LEFT: Final = 19  # cards in the deck
EARLIER: Final = 20  # from this place on lie the discards of earlier rounds
DISCARDED: Final = 21  # cards discarded in this round
TROUBLE: Final = 22  # not 0: the vector was too small
DECKS: Final = 23

# Stages and statuses.
FIRST_DEALER: Final = 0
PLAYING: Final = 1
SCORED: Final = 2
OVER: Final = 3
ACTIVE: Final = 0
STAYED: Final = 1
FROZEN: Final = 2
BUSTED: Final = 3

RULES: Final = 24
RULES_END: Final = 48

# Piles. The cards lie in one row: the deck first, then this round's, then the discards of earlier rounds.
IN_DECK: Final = RULES_END  # how many of each card
DISCARDED_NOW: Final = IN_DECK + KINDS
COUNTED: Final = DISCARDED_NOW + KINDS  # a place to count in
ROW: Final = COUNTED + KINDS
LONGEST_ROW: Final = 3 * 94

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
SEEN: Final = 15  # busts in the low half, Flip 7s in the high half, of the whole game

# Flip Threes under way, the innermost last.
FRAMES: Final = RECORDS + RECORD * MOST_SEATS
FRAME: Final = 5
MOST_THREES: Final = 40
OWNER: Final = 0
TO_DEAL: Final = 1
DEALT: Final = 2
WAITING: Final = 3  # five bits a card, plus one, the first lowest
ASSIGNED: Final = 4  # five bits a card, plus one, and six its target

LENGTH: Final = FRAMES + FRAME * MOST_THREES
