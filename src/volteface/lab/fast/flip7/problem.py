"""Where everything lies in a problem: a line that is asked about, and the cards that may come to it.

What the next card may be depends on: which numbers are held, which modifiers have come, how many Second Chances are
left in the pile, whether one is held, and how many duplicates have been forgiven. Which number a Second Chance forgave
makes no difference, since all duplicates of held numbers do the same. An action card that is drawn goes to somebody
else and changes nothing, so the values are those of a pile without action cards.
"""

from typing import Final, TypeAlias

from volteface.lab.fast.compiled import Cells, Reals
from volteface.lab.fast.flip7 import layout as at

# How many of each card may come, then the line that is asked about.
LINE: Final = at.KINDS
HELD: Final = LINE
PLUS: Final = LINE + 1
FACTOR: Final = LINE + 2
CHANCES: Final = LINE + 3
ONCE: Final = LINE + 4  # two x2 count as one
QUESTION: Final = LINE + 5  # counts the problems solved, so that the memory of an earlier one is not believed
PLACES: Final = LINE + 6  # in the memory, less one; a power of two
STACK: Final = LINE + 7  # positions under way, the outermost first

# A position under way: what is known of it, the step it is at, and how many cards take that step.
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
DEEPEST: Final = 64  # positions; with three decks a line ends long before
FARTHEST: Final = DEEPEST - 1  # cards ahead: the end of every line is in sight
PROBLEM: Final = STACK + FRAME * DEEPEST

# A position within a problem as one number: what has come since the line that is asked about.
NUMBERS_BITS: Final = at.NUMBERS
MODIFIERS_AT: Final = NUMBERS_BITS  # two bits each
CHANCES_AT: Final = MODIFIERS_AT + 12  # Second Chances that came, four bits
HOLDING_AT: Final = CHANCES_AT + 4  # held now, four bits
SAVES_AT: Final = HOLDING_AT + 4  # duplicates forgiven, four bits
POSITION_BITS: Final = SAVES_AT + 4
MODIFIER_KINDS: Final = at.KINDS - at.FIRST_MODIFIER
MOST_OF_A_MODIFIER: Final = 3
MOST_CHANCES: Final = 9

# Behind the memory of positions lie the sums of those under way, so many for each, and then a place to work in.
SUMS: Final = 4
WORK: Final = SUMS * DEEPEST

# How far to look ahead from a position: so many cards, or as far as it takes, or not at all, for a bound will do.
EXACT: Final = 100
AT_MOST: Final = 0

# The steps of hitting: each number, each modifier, a bound for the Second Chance, the Second Chance, a duplicate.
CHANCE_BOUND: Final = at.NUMBERS + MODIFIER_KINDS
CHANCE: Final = CHANCE_BOUND + 1
DUPLICATE: Final = CHANCE + 1
STEPS: Final = DUPLICATE + 1

# What policies look up or work in: a table of answers, a problem, and the memory of the positions solved in it.
Memory: TypeAlias = tuple[Cells, Cells, Cells, Reals]
