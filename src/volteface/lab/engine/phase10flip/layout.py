"""The layout of the array that holds one game of Phase 10 FLIP!.

The state of the random number generator and the cells of `melds` come first, then single cells, the rulings, the deck,
the piles, a record for each seat, the groups on the table, and scratch cells. A group of seats is a bit mask. A card is
its index among the different cards of the deck in their order, so that two equal cards have the same number. A face is
its suit times 32, plus its value times 2, plus 1 for a FLIP mark; a star's value is 13 and the INTENSE suit is 4, so
that faces have the order of the readable engine.
"""

from typing import Final

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.rules import MOST_SEATS
from volteface.games.phase10flip.state import Stage
from volteface.lab.engine.encoding import code_of
from volteface.lab.engine.phase10flip import melds

SUIT: Final = 32
STAR: Final = melds.HIGHEST + 1
NO_SUIT: Final = melds.SUITS  # of INTENSE faces, and of runs that are still open
FACE_BITS: Final = 8
CARD_BITS: Final = 8

SEATS: Final = melds.END
STAGE: Final = SEATS + 1
ROUND: Final = SEATS + 2
DEALER: Final = SEATS + 3
SEAT: Final = SEATS + 4
HAS_DRAWN: Final = SEATS + 5
TURNS: Final = SEATS + 6
SIDE: Final = SEATS + 7
PLAYING_SEATS: Final = SEATS + 8
IS_REPLAY: Final = SEATS + 9
WINNERS: Final = SEATS + 10
IS_SCORED: Final = SEATS + 11
CARDS: Final = SEATS + 12  # in the deck
IN_DRAW: Final = SEATS + 13
IN_DISCARD: Final = SEATS + 14
IN_ORDER: Final = SEATS + 15  # cards that are shuffled

# Stages and sides.
FIRST_DEALER: Final = code_of(Stage.FIRST_DEALER)
DEAL: Final = code_of(Stage.DEAL)
RESHUFFLE: Final = code_of(Stage.RESHUFFLE)
PLAYING: Final = code_of(Stage.PLAYING)
SCORED: Final = code_of(Stage.SCORED)
OVER: Final = code_of(Stage.OVER)
COLOUR: Final = code_of(Side.COLOUR)
assert {COLOUR, code_of(Side.INTENSE)} == {0, 1}  # flipping takes one from the other

RULES: Final = SEATS + 16
RULES_END: Final = RULES + 16

# The deck: its cards in order, then of each different card both faces, as faces and as `melds` reads them.
MOST_CARDS: Final = 128
DECK: Final = RULES_END
FACES: Final = DECK + MOST_CARDS
MELD_FACES: Final = FACES + 2 * MOST_CARDS

# Piles, the top card last, and the order that the Dealer shuffled, the top card first.
DRAW: Final = MELD_FACES + 2 * MOST_CARDS
DISCARD: Final = DRAW + MOST_CARDS
ORDER: Final = DISCARD + MOST_CARDS

# A record for each seat.
RECORDS: Final = ORDER + MOST_CARDS
MOST_IN_HAND: Final = 16
PHASE: Final = 0
TOTAL: Final = 1
SCORE: Final = 2
GROUPS_LAID: Final = 3
PHASES_LAID: Final = 4  # in the whole game
FLIPS: Final = 5  # in the whole game
TIMES_OUT: Final = 6  # in the whole game
HELD: Final = 7  # cards in hand
HAND: Final = 8
RECORD: Final = HAND + MOST_IN_HAND

# Groups on the table. An entry is a card in a group: its number there, its face, and the card.
MOST_GROUPS: Final = 3
IS_RUN: Final = 0
LOW: Final = 1
HIGH: Final = 2
GROUP_SUIT: Final = 3  # a run's colour, NO_SUIT while it is open
ENTRY_COUNT: Final = 4
ENTRIES: Final = 5
GROUP: Final = ENTRIES + MOST_CARDS
TABLE: Final = RECORDS + RECORD * MOST_SEATS

# A lay-down that is about to be made: the sizes of its groups, and their entries one after the other.
LAYING_GROUPS: Final = TABLE + GROUP * MOST_GROUPS * MOST_SEATS
LAYING_SIZES: Final = LAYING_GROUPS + 1
LAYING: Final = LAYING_SIZES + MOST_GROUPS

# The best lay-down found so far: its points, its rank among equals, two runs, its sets, and the sizes of all four.
PLAN_POINTS: Final = LAYING + MOST_IN_HAND
PLAN_RANK: Final = PLAN_POINTS + 1
PLAN_RUNS: Final = PLAN_POINTS + 2
PLAN_SETS: Final = PLAN_POINTS + 4
PLAN_SIZES: Final = PLAN_POINTS + 5

# Scratch cells: the faces of a hand, and every run that it might lay, first and second.
HAND_FACES: Final = PLAN_SIZES + 4
FIRST_RUNS: Final = HAND_FACES + MOST_IN_HAND
MOST_RUNS: Final = 1 << 12  # eleven cards have half as many sets of numbers
SECOND_RUNS: Final = FIRST_RUNS + MOST_RUNS

LENGTH: Final = SECOND_RUNS + MOST_RUNS
