"""Whether a hand can lay a phase, how many cards it lacks, and what it costs, as compiled code.

A face is one number: its suit times 16, plus its number, which is 0 for a star. A suit is what a run is made from: one
of four colours, or, on the INTENSE side, all faces together. Bit n of a group of numbers stands for the number n.
"""

from typing import Final

from volteface.lab.fast.compiled import Cells, Vector, cells, inlined, inner, kernel

SUIT: Final = 16
SUITS: Final = 4
HIGHEST: Final = 12
ALL_NUMBERS: Final = 0b1111111111110

# The question: the sizes of runs and sets (0 where there is none), and the rulings.
FIRST_RUN: Final = 0
SECOND_RUN: Final = 1
FIRST_SET: Final = 2
SECOND_SET: Final = 3
IS_INTENSE: Final = 4
ALIKE_ALLOWED: Final = 5
PER_GROUP: Final = 6
QUESTION: Final = 7

# The tally of a hand: by suit the numbers held once and twice and the stars, then the numbers held so often in all.
ONCE: Final = 0
TWICE: Final = ONCE + SUITS
STARS: Final = TWICE + SUITS
ALL_STARS: Final = STARS + SUITS
LEVELS: Final = ALL_STARS + 1
MOST_CARDS: Final = 20
TALLY: Final = LEVELS + MOST_CARDS + 3


@kernel
def can_lay(hand: Vector, cards: int, question: Vector, tally: Vector) -> bool:
    """Whether so many faces of a hand hold the phase."""
    return _can_lay(cells(hand), 0, cards, cells(question), cells(tally))


@kernel
def cards_short(hand: Vector, cards: int, question: Vector, tally: Vector) -> int:
    """The fewest faces of the same side that would have to join the hand."""
    counted = cells(tally)
    _count(cells(hand), 0, cards, counted)
    short = 0
    while not _fits(counted, cells(question), short):
        short += 1
    return short


@kernel
def points_of(hand: Vector, cards: int) -> int:
    """What so many faces left in hand cost."""
    total = 0
    for place in range(cards):
        number = hand[place] % SUIT
        total += 20 if number == 0 else 5 if number < 10 else 10
    return total


@kernel
def count_layable(hands: Vector, size: int, question: Vector, tally: Vector) -> int:
    """How many of many hands of this size, one after the other, hold the phase."""
    row, asked, counted = cells(hands), cells(question), cells(tally)
    layable = 0
    for first in range(0, len(hands), size):
        layable += _can_lay(row, first, size, asked, counted)
    return layable


@inlined
def _can_lay(hands: Cells, first: int, cards: int, question: Cells, tally: Cells) -> bool:
    _count(hands, first, cards, tally)
    return _fits(tally, question, 0)


@inner
def _count(hands: Cells, first: int, cards: int, tally: Cells) -> None:
    for cell in range(TALLY):
        tally[cell] = 0
    for place in range(first, first + cards):
        suit, number = hands[place] // SUIT, hands[place] % SUIT
        if number == 0:
            tally[STARS + suit] += 1
            tally[ALL_STARS] += 1
            continue
        bit = 1 << number
        tally[TWICE + suit] |= tally[ONCE + suit] & bit
        tally[ONCE + suit] |= bit
        level = LEVELS + 1
        while tally[level] & bit:
            level += 1
        tally[level] |= bit


@inner
def _fits(tally: Cells, question: Cells, jokers: int) -> bool:
    """Whether a counted hand holds the groups, with so many cards of any face added."""
    if question[SECOND_RUN] > 0:
        return _two_runs_fit(tally, question, jokers)
    size = question[FIRST_RUN]
    for suit in range(1 if question[IS_INTENSE] else SUITS):
        once, stars = tally[ONCE + suit], tally[STARS + suit]
        for low in range(1, HIGHEST + 2 - size):
            available = once & (((1 << size) - 1) << low)
            if _bits_in(available) + stars + jokers < size:
                continue
            taken = available
            while True:
                if _bits_in(taken) + stars + jokers >= size and _sets_fit(tally, question, jokers, taken, stars):
                    return True
                if taken == 0:
                    break
                taken = (taken - 1) & available
    return False


@inlined
def _bits_in(numbers: int) -> int:
    numbers = numbers - ((numbers >> 1) & 0x5555)
    numbers = (numbers & 0x3333) + ((numbers >> 2) & 0x3333)
    numbers = (numbers + (numbers >> 4)) & 0x0F0F
    return (numbers + (numbers >> 8)) & 0x1F


@inner
def _sets_fit(tally: Cells, question: Cells, jokers: int, taken: int, stars: int) -> bool:
    """Whether the sets fit beside a run that takes these numbers."""
    per_group, gaps = question[PER_GROUP], question[FIRST_RUN] - _bits_in(taken)
    spare = jokers - max(gaps - stars, 1 if per_group and taken == 0 else 0, 0)
    most = second = 0
    level = 1
    while True:
        left = (tally[LEVELS + level] & ~taken) | (tally[LEVELS + level + 1] & taken)
        if left == 0:
            break
        most = level
        if left & (left - 1):
            second = level
        level += 1
    if spare < 0 or (taken == 0 and jokers == 0 and most == 0):
        return False
    wild, first_set, second_set = tally[ALL_STARS] + jokers - gaps, question[FIRST_SET], question[SECOND_SET]
    sets = 2 if second_set > 0 else 1
    starry = spare if per_group else sets
    if sets == 1:
        return first_set - most <= wild and (most > 0 or starry > 0)
    large, small = max(first_set, second_set), min(first_set, second_set)
    lacking = max(large - most, 0) + max(small - second, 0)
    if lacking <= wild and (most == 0) + (second == 0) <= starry:
        return True
    return question[ALIKE_ALLOWED] > 0 and large + small - most <= wild and 2 - most <= starry


@inner
def _two_runs_fit(tally: Cells, question: Cells, jokers: int) -> bool:
    suits = 1 if question[IS_INTENSE] else SUITS
    if suits == 1 or question[ALIKE_ALLOWED]:
        for suit in range(suits):
            if _one_suit_fits(tally, question, suit, jokers):
                return True
    for one in range(suits):
        first = _fullest(tally[ONCE + one], question[FIRST_RUN])
        for other in range(suits):
            if one == other:
                continue
            second = _fullest(tally[ONCE + other], question[SECOND_RUN])
            price = _price(tally, question, one, question[FIRST_RUN], first, jokers)
            other_price = _price(tally, question, other, question[SECOND_RUN], second, jokers)
            if price + other_price <= jokers and (first or second or jokers):
                return True
    return False


@inlined
def _price(tally: Cells, question: Cells, suit: int, size: int, held: int, jokers: int) -> int:  # noqa: PLR0917
    """How many jokers a suit's fullest run needs; more than there are if it cannot be."""
    stars = tally[STARS + suit]
    if held + stars + jokers < size:
        return jokers + 1
    return max(size - held - stars, 1 if question[PER_GROUP] and held == 0 else 0, 0)


@inner
def _fullest(numbers: int, size: int) -> int:
    """The most of these numbers that one run of that size holds."""
    most = 0
    for low in range(1, HIGHEST + 2 - size):
        most = max(most, _bits_in(numbers & (((1 << size) - 1) << low)))
    return most


@inner
def _one_suit_fits(tally: Cells, question: Cells, suit: int, jokers: int) -> bool:
    """Whether one suit holds both runs; whatever the first takes, the second is best with the fewest stars."""
    once, twice, wild = tally[ONCE + suit], tally[TWICE + suit], tally[STARS + suit] + jokers
    size, other_size = question[FIRST_RUN], question[SECOND_RUN]
    for low in range(1, HIGHEST + 2 - size):
        available = once & (((1 << size) - 1) << low)
        taken = available
        while _bits_in(available) + wild >= size:
            gaps = size - _bits_in(taken)
            if gaps <= wild:
                second = _fullest((once & ~taken) | (twice & taken), other_size)
                numbered = taken != 0 or second != 0 or jokers > 0
                starry = (taken == 0) + (second == 0)
                if second + wild - gaps >= other_size and numbered and (not question[PER_GROUP] or starry <= jokers):
                    return True
            if taken == 0:
                break
            taken = (taken - 1) & available
    return False
