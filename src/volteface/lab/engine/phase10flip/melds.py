"""Whether a hand can lay a phase, and how many cards it lacks, as kernels.

A face is its suit times 16, plus its number, which is 0 for a star. A suit is what a run is made from: one of four
colours, or, on the INTENSE side, all faces together. Bit n of a set of numbers stands for the number n. The groups that
are asked for and the counts of a hand are in one array, after the state of the random number generator; in a whole game
everything else follows.
"""

from typing import Final

from volteface.games.phase10flip.cards import NUMBERS, Colour, points_of, read_face
from volteface.games.phase10flip.melds.hand_counts import ALL_NUMBERS as EVERY_NUMBER
from volteface.games.phase10flip.melds.hand_counts import TEN_POINTS as TEN_POINT_NUMBERS
from volteface.lab.engine.compiler import IntPointer, int64, jit, jit_cached, jit_inline
from volteface.lab.engine.rng import RNG_STATE

SUIT: Final = 16
SUITS: Final = len(Colour)
HIGHEST: Final = max(NUMBERS)
ALL_NUMBERS: Final = EVERY_NUMBER
TENS: Final = TEN_POINT_NUMBERS  # the numbers that cost ten points
FIVE_POINTS: Final = points_of(read_face("1"))
TEN_POINTS: Final = points_of(read_face("10"))
STAR_POINTS: Final = points_of(read_face("*"))
NONE: Final = int64(0)
ONE: Final = int64(1)

# What is asked for: the sizes of runs and sets (0 where there is none), and the rulings.
FIRST_RUN: Final = RNG_STATE + 1
SECOND_RUN: Final = RNG_STATE + 2
FIRST_SET: Final = RNG_STATE + 3
SECOND_SET: Final = RNG_STATE + 4
IS_INTENSE: Final = RNG_STATE + 5
ALIKE_ALLOWED: Final = RNG_STATE + 6
PER_GROUP: Final = RNG_STATE + 7

# The counts of a hand: by suit the numbers held once and twice and the stars, then the numbers held n times in all.
ONCE: Final = PER_GROUP + 1
TWICE: Final = ONCE + SUITS
STARS: Final = TWICE + SUITS
ALL_STARS: Final = STARS + SUITS
LEVELS: Final = ALL_STARS + 1
MOST_CARDS: Final = 20
END: Final = LEVELS + MOST_CARDS + 3


@jit_inline
def points_of_number(number: int) -> int:
    """The points of a number, or of a star (0), that is left in hand."""
    return STAR_POINTS if number == 0 else TEN_POINTS if (TENS >> number) & 1 else FIVE_POINTS


@jit
def short_of(hands: IntPointer, first: int, cards: int, work: IntPointer) -> int:
    """How many cards a hand lacks; leaves its counts behind."""
    count(hands, first, cards, work)
    short = NONE
    while not fits(work, short):
        short += 1
    return short


@jit
def count(hands: IntPointer, first: int, cards: int, work: IntPointer) -> None:
    """Count the faces of a hand, which may be in the same array."""
    for cell in range(ONCE, END):
        work[cell] = 0
    for index in range(first, first + cards):
        suit, number = hands[index] // SUIT, hands[index] % SUIT
        if number == 0:
            work[STARS + suit] += 1
            work[ALL_STARS] += 1
            continue
        bit = 1 << number
        work[TWICE + suit] |= work[ONCE + suit] & bit
        work[ONCE + suit] |= bit
        level = LEVELS + 1
        while work[level] & bit:
            level += 1
        work[level] |= bit


@jit_cached
def fits(work: IntPointer, jokers: int) -> bool:
    """Whether a counted hand holds the groups with this many jokers, cards of any face, added."""
    if work[SECOND_RUN] > 0:
        return _two_runs_fit(work, jokers)
    size = work[FIRST_RUN]
    for suit in range(suits_in(work)):
        once, stars = work[ONCE + suit], work[STARS + suit]
        for low in range(1, HIGHEST + 2 - size):
            available = once & (((1 << size) - 1) << low)
            if bits_in(available) + stars + jokers < size:
                continue
            taken = available
            while True:
                if bits_in(taken) + stars + jokers >= size and _sets_fit(work, jokers, taken, stars):
                    return True
                if taken == 0:
                    break
                taken = (taken - 1) & available
    return False


@jit_inline
def suits_in(work: IntPointer) -> int:
    """How many suits runs are made from."""
    return 1 if work[IS_INTENSE] else SUITS


@jit_inline
def bits_in(numbers: int) -> int:
    """How many numbers are in a set."""
    numbers = numbers - ((numbers >> 1) & 0x5555)
    numbers = (numbers & 0x3333) + ((numbers >> 2) & 0x3333)
    numbers = (numbers + (numbers >> 4)) & 0x0F0F
    return (numbers + (numbers >> 8)) & 0x1F


@jit_inline
def left_at(work: IntPointer, level: int, taken: int) -> int:
    """The numbers held at least `level` times after one card of each taken number is gone."""
    if level == 0:
        return ALL_NUMBERS
    return (work[LEVELS + level] & ~taken) | (work[LEVELS + level + 1] & taken)


@jit
def _sets_fit(work: IntPointer, jokers: int, taken: int, stars: int) -> bool:
    """Whether the sets fit beside a run that takes these numbers."""
    per_group, gaps = work[PER_GROUP], work[FIRST_RUN] - bits_in(taken)
    spare = jokers - max(gaps - stars, 1 if per_group and taken == 0 else 0, 0)
    most = second = 0
    left = left_at(work, ONE, taken)
    while left:
        most += 1
        if left & (left - 1):
            second = most
        left = left_at(work, most + 1, taken)
    if spare < 0 or (taken == 0 and jokers == 0 and most == 0):
        return False
    wild, first_set, second_set = work[ALL_STARS] + jokers - gaps, work[FIRST_SET], work[SECOND_SET]
    sets = 2 if second_set > 0 else 1
    starry = spare if per_group else sets
    if sets == 1:
        return first_set - most <= wild and (most > 0 or starry > 0)
    large, small = max(first_set, second_set), min(first_set, second_set)
    lacking = max(large - most, 0) + max(small - second, 0)
    if lacking <= wild and (most == 0) + (second == 0) <= starry:
        return True
    return work[ALIKE_ALLOWED] > 0 and large + small - most <= wild and 2 - most <= starry


@jit
def _two_runs_fit(work: IntPointer, jokers: int) -> bool:
    suits = suits_in(work)
    if suits == 1 or work[ALIKE_ALLOWED]:
        for suit in range(suits):
            if _one_suit_fits(work, suit, jokers):
                return True
    for one in range(suits):
        first = _fullest(work[ONCE + one], work[FIRST_RUN])
        for other in range(suits):
            if one == other:
                continue
            second = _fullest(work[ONCE + other], work[SECOND_RUN])
            price = _price(work, one, work[FIRST_RUN], first, jokers)
            other_price = _price(work, other, work[SECOND_RUN], second, jokers)
            if price + other_price <= jokers and (first or second or jokers):
                return True
    return False


@jit_inline
def _price(work: IntPointer, suit: int, size: int, held: int, jokers: int) -> int:
    """How many jokers a suit's fullest run needs; more than there are if it is impossible."""
    stars = work[STARS + suit]
    if held + stars + jokers < size:
        return jokers + 1
    return max(size - held - stars, 1 if work[PER_GROUP] and held == 0 else 0, 0)


@jit
def _fullest(numbers: int, size: int) -> int:
    """The most of these numbers that one run of that size holds."""
    most = 0
    for low in range(1, HIGHEST + 2 - size):
        most = max(most, bits_in(numbers & (((1 << size) - 1) << low)))
    return most


@jit
def _one_suit_fits(work: IntPointer, suit: int, jokers: int) -> bool:
    """Whether one suit holds both runs; whatever the first takes, the second is best with the fewest stars."""
    once, twice, wild = work[ONCE + suit], work[TWICE + suit], work[STARS + suit] + jokers
    size, other_size = work[FIRST_RUN], work[SECOND_RUN]
    for low in range(1, HIGHEST + 2 - size):
        available = once & (((1 << size) - 1) << low)
        taken = available
        while bits_in(available) + wild >= size:
            gaps = size - bits_in(taken)
            if gaps <= wild:
                second = _fullest((once & ~taken) | (twice & taken), other_size)
                numbered = taken != 0 or second != 0 or jokers > 0
                starry = (taken == 0) + (second == 0)
                if second + wild - gaps >= other_size and numbered and (not work[PER_GROUP] or starry <= jokers):
                    return True
            if taken == 0:
                break
            taken = (taken - 1) & available
    return False
