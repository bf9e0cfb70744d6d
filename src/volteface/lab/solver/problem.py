"""The layout of the array that holds a problem: a line to solve, and the cards that may come to it.

A position of the search is made of the numbers held, the modifiers that have come, the Second Chances left in the pile
and held, and the number of duplicates that a Second Chance has cancelled. Which numbers these were makes no difference,
since all duplicates of held numbers do the same. An action card that is drawn goes to somebody else and changes
nothing, so the values are those of a pile without action cards.
"""

from typing import Final, TypeAlias

from volteface.lab.engine.compiler import FloatPointer, IntPointer
from volteface.lab.engine.flip7 import layout as at

# How many of each card may come, then the line to solve.
LINE: Final = at.KINDS
HELD: Final = LINE
PLUS: Final = LINE + 1
FACTOR: Final = LINE + 2
CHANCES: Final = LINE + 3
ONCE: Final = LINE + 4  # two x2 count as one
GENERATION: Final = LINE + 5  # counts problems; table entries of earlier generations are ignored
SLOT_MASK: Final = LINE + 6  # slots of the transposition table, a power of two, less one
STACK: Final = LINE + 7  # frames of the search, the outermost first

# A frame of the search: a position, facts about it, the step it is at, and how many cards take that step.
POSITION: Final = 0
TOTAL: Final = 1
PLUS_SO_FAR: Final = 2
FACTOR_SO_FAR: Final = 3
BUST: Final = 4
CARDS: Final = 5
DEPTH: Final = 6
STEP: Final = 7
COPIES: Final = 8
FRAME: Final = 9
STACK_SIZE: Final = 64  # frames; with three decks every line ends long before
FULL_DEPTH: Final = STACK_SIZE - 1  # deep enough to search every line to its end
PROBLEM: Final = STACK + FRAME * STACK_SIZE

# A position as one integer: the numbers held, then what has come since the line to solve.
NUMBERS_BITS: Final = at.NUMBERS
MODIFIERS_AT: Final = NUMBERS_BITS  # two bits each
CHANCES_AT: Final = MODIFIERS_AT + 12  # Second Chances that came, four bits
HOLDING_AT: Final = CHANCES_AT + 4  # held now, four bits
SAVES_AT: Final = HOLDING_AT + 4  # duplicates cancelled, four bits
POSITION_BITS: Final = SAVES_AT + 4
MODIFIER_KINDS: Final = at.KINDS - at.FIRST_MODIFIER
MOST_OF_A_MODIFIER: Final = int(at.MOST_DECKS * at.COPIES[at.FIRST_MODIFIER :].max())
MOST_CHANCES: Final = int(at.MOST_DECKS * at.COPIES[at.SECOND_CHANCE])

# The array of values: the table, then this many sums for each frame, then scratch cells.
SUMS: Final = 4
SCRATCH: Final = SUMS * STACK_SIZE

# The depth of a search: a number of cards, or one of these.
EXACT: Final = 100  # to the end of every line
AT_MOST: Final = 0  # an upper bound is enough

# The steps of a hit: each number, each modifier, an upper bound for the Second Chance, the Second Chance, a duplicate.
CHANCE_BOUND: Final = at.NUMBERS + MODIFIER_KINDS
CHANCE: Final = CHANCE_BOUND + 1
DUPLICATE: Final = CHANCE + 1
STEPS: Final = DUPLICATE + 1

# Strategy tables, a problem, and the keys and values of a transposition table.
WorkspacePointers: TypeAlias = tuple[IntPointer, IntPointer, IntPointer, FloatPointer]
