"""The best sets that a run leaves: as many stars as possible, for they cost most in hand, then tens."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, TypeAlias

from volteface.games.phase10flip.cards import NUMBERS
from volteface.games.phase10flip.melds.hand_counts import ALL_NUMBERS, TEN_POINTS, Bits, HandCounts, held_after
from volteface.games.phase10flip.melds.rulings import EqualGroups, MeldRulings, NumberedCard, Sizes


class SetPlan(NamedTuple):
    """A set to lay: its number, its size, and how many of its cards are no stars."""

    number: int
    size: int
    numbered: int

    @property
    def points(self) -> int:
        """What its cards are worth in hand."""
        return 20 * (self.size - self.numbered) + (10 if self.number >= 10 else 5) * self.numbered


SetPlans: TypeAlias = tuple[int, tuple[SetPlan, ...]]


def best_sets(counts: HandCounts, taken: Bits, sizes: Sizes, stars: int, rulings: MeldRulings) -> SetPlans | None:
    """Return the best sets of these sizes with these stars, once one card of each taken number is gone, or None."""
    each = 1 if rulings.numbered_card is NumberedCard.PER_GROUP else 0
    fewest = max(each * len(sizes), 0 if taken else 1)
    numbered = sum(sizes) - min(stars, sum(sizes) - fewest)
    alike = rulings.equal_groups is EqualGroups.ALLOWED
    found = (
        (sum(plan.points for plan in plans), plans)
        for split in _splits(numbered, sizes, each)
        for plans in _plans(counts, taken, sizes, split, alike)
    )
    return max(found, default=None)


def _splits(numbered: int, sizes: Sizes, each: int) -> Iterator[Sizes]:
    """Yield every way to share so many numbered cards among the sets."""
    choices = product(*(range(each, size + 1) for size in sizes))
    return (split for split in choices if sum(split) == numbered)


def _plans(counts: HandCounts, taken: Bits, sizes: Sizes, split: Sizes, alike: bool) -> Iterator[tuple[SetPlan, ...]]:
    """Yield the sets worth comparing: two numbers of five points and two of ten are choice enough for two sets."""
    choices = [_worthwhile(held_after(counts.held, numbered, taken), counts.held) for numbered in split]
    for numbers in product(*choices):
        if len(set(numbers)) == len(numbers) or (alike and _held(counts, taken, numbers[0], sum(split))):
            yield tuple(map(SetPlan, numbers, sizes, split))


def _held(counts: HandCounts, taken: Bits, number: int, cards: int) -> bool:
    return bool(held_after(counts.held, cards, taken) >> number & 1)


def _worthwhile(numbers: Bits, held: list[Bits]) -> list[int]:
    return _most_held(numbers & TEN_POINTS, held) + _most_held(numbers & ALL_NUMBERS & ~TEN_POINTS, held)


def _most_held(numbers: Bits, held: list[Bits]) -> list[int]:
    """Return at most two of these numbers: those held most, so that what is left over can be hit."""
    found = [number for number in NUMBERS if numbers >> number & 1]
    return sorted(found, key=lambda number: (-sum(bits >> number & 1 for bits in held), -number))[:2]
