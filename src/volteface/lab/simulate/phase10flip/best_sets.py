"""The best sets beside a run, as kernels: as many stars as possible, then the most expensive cards."""

from typing import Final

from volteface.lab.engine.compiler import IntPointer, jit, jit_inline
from volteface.lab.engine.phase10flip import melds
from volteface.lab.engine.phase10flip.melds import STAR_POINTS, TENS, left_at, points_of_number

# Sets as one integer: the number and the count of numbered cards of each, four bits each, below their points. The
# readable search prefers more points, then higher numbers, then more numbered cards: so the largest integer wins.
POINTS: Final = 16


@jit
def best_sets(work: IntPointer, taken: int, stars: int) -> int:
    """The best sets, with this many stars and one card of each taken number gone; -1 if there are none."""
    first, second = work[melds.FIRST_SET], work[melds.SECOND_SET]
    each = 1 if work[melds.PER_GROUP] else 0
    sets = 2 if second > 0 else 1
    fewest = max(each * sets, 0 if taken else 1)
    numbered = first + second - min(stars, first + second - fewest)
    if sets == 1:
        return _best_set(work, taken, numbered) if each <= numbered <= first else -1
    best = -1
    for share in range(max(each, numbered - second), min(first, numbered - each) + 1):
        best = max(best, _best_pair(work, taken, share, numbered - share))
    return best


@jit
def _best_set(work: IntPointer, taken: int, numbered: int) -> int:
    worthwhile, best = _worthwhile(work, left_at(work, numbered, taken)), -1
    for number in range(1, melds.HIGHEST + 1):
        if (worthwhile >> number) & 1:
            points = _points(work[melds.FIRST_SET], numbered, number)
            best = max(best, (points << POINTS) | (number << 12) | (numbered << 8))
    return best


@jit
def _best_pair(work: IntPointer, taken: int, numbered: int, other_numbered: int) -> int:
    """Two sets with this many numbered cards each."""
    first, second, best = work[melds.FIRST_SET], work[melds.SECOND_SET], -1
    ones = _worthwhile(work, left_at(work, numbered, taken))
    others = _worthwhile(work, left_at(work, other_numbered, taken))
    alike = left_at(work, numbered + other_numbered, taken) if work[melds.ALIKE_ALLOWED] else 0
    for one in range(1, melds.HIGHEST + 1):
        for other in range(1, melds.HIGHEST + 1):
            if not (ones >> one) & (others >> other) & 1 or (one == other and not (alike >> one) & 1):
                continue
            points = _points(first, numbered, one) + _points(second, other_numbered, other)
            found = (one << 12) | (numbered << 8) | (other << 4) | other_numbered
            best = max(best, (points << POINTS) | found)
    return best


@jit_inline
def _points(size: int, numbered: int, number: int) -> int:
    return STAR_POINTS * (size - numbered) + points_of_number(number) * numbered


@jit
def _worthwhile(work: IntPointer, numbers: int) -> int:
    """The candidates: two numbers of ten points and two of five that the hand holds most, the higher if equal."""
    found = 0
    for group in (numbers & TENS, numbers & melds.ALL_NUMBERS & ~TENS):
        first = _most_held(work, group)
        found |= first | _most_held(work, group & ~first)
    return found


@jit
def _most_held(work: IntPointer, numbers: int) -> int:
    """The bit of the number held most, the highest if equal; 0 if there is none."""
    level = 0
    while numbers & work[melds.LEVELS + level + 1]:
        level += 1
        numbers &= work[melds.LEVELS + level]
    bit = 1 << melds.HIGHEST
    while bit > 1 and not numbers & bit:
        bit >>= 1
    return bit & numbers
