"""A search for what a hit is worth in Flip 7, in plain Python.

The model is the lab's: one player draws from the exact remaining cards, without replacement, until staying is best.
Action cards and spare Second Chances go to others. Values are gains, the expected points beyond those of staying.

Three things keep the search small. Whoever holds a Second Chance always hits, and what comes until it is spent has a
closed form (`draws`). Without one, each further number makes a hit worse, so if a hit loses points now, it loses them
later: only the bonus and the Second Chances that may come speak for it, and an upper bound of both settles most
positions. Cards already drawn are counted, not ordered, so positions are met again and looked up.
"""

from enum import Enum
from operator import mul
from typing import Final

from msgspec import Struct

from volteface.bots.flip7.draws import Draws, NewNumber, draws
from volteface.games.flip7.cards import DOUBLE, INDEX, NUMBER_CARD, PLUS, SECOND_CHANCE, Pile
from volteface.games.flip7.rules import Rules, TwoDoubles
from volteface.games.flip7.scoring import FLIP_SEVEN_BONUS, NUMBERS_TO_FLIP, factor, plus
from volteface.games.flip7.state import Line

NUMBERS: Final = 13
COUNT_BITS: Final = 4  # of Second Chances in the key of a position


class SearchTooLong(Exception):
    """More positions would have to be searched than the limit allows."""


class Numbers(Struct, frozen=True, gc=False):
    """The numbers that a line holds, and the number cards that may come to it."""

    missing: int  # to seven
    total: int
    duplicates: int
    new: list[NewNumber]  # the highest first
    new_cards: int
    new_sum: int
    most: int  # that the numbers may amount to


class Modifiers(Struct, frozen=True, gc=False):
    """The modifiers that a line has, and those that may come to it."""

    key: int
    plus: float
    factor: int
    plus_left: float
    doubles_left: int
    after_plus: list[tuple[int, "Modifiers"]]  # how many cards there are, and the modifiers once one has come
    after_double: "Modifiers | None"


class Detail(Enum):
    """How closely a search looks at the plus cards, the modifiers that add points."""

    EXACT = "exact"  # each for itself
    ALIKE = "alike"  # all bring their average: a fifth of the positions, and values that differ by thousandths
    SPREAD = "spread"  # their points are spread over the other cards, and what follows a second save is left out


class Search:
    """Searches one line and pile."""

    def __init__(
        self, line: Line, pile: Pile, rules: Rules, detail: Detail = Detail.EXACT, limit: int = 1 << 30
    ) -> None:
        self._copies = [pile[INDEX[NUMBER_CARD[number]]] for number in range(NUMBERS)]
        self._held = sum(1 << number for number in line.numbers)
        self._chances = pile[INDEX[SECOND_CHANCE]]
        self._is_protected = line.second_chances > 0
        self._is_once = rules.two_doubles is TwoDoubles.ONCE
        self._is_whole, self._limit, self._searched = detail is not Detail.SPREAD, limit, 0
        self._numbers: dict[int, Numbers] = {}
        self._modifiers: dict[tuple[int, ...], Modifiers] = {}
        self._draws: dict[int, Draws] = {}
        self._gains: dict[int, float] = {}
        self._later: dict[int, float] = {}
        plus_cards: dict[float, int] = {points: pile[INDEX[card]] for card, points in PLUS.items()}
        worth, count = sum(map(mul, plus_cards, plus_cards.values())), sum(plus_cards.values())
        doubles = pile[INDEX[DOUBLE]]
        others = sum(self._copies) + self._chances + doubles
        self._spread = 0.0  # points of plus cards for each other card
        kinds = plus_cards
        if detail is Detail.ALIKE:
            kinds = {worth / count: count} if count else {}
        elif detail is Detail.SPREAD:
            kinds, self._spread = {}, worth / (others + 1)
        self._plus_points = tuple(kinds)
        self._cards = others + sum(kinds.values())
        self._first = self._modifiers_of((*kinds.values(), doubles), plus(line.modifiers), factor(line, rules))

    def gain_of_hit(self) -> float:
        """What a hit is worth beyond staying, action cards aside; raises `SearchTooLong`."""
        if not self._cards:
            return 0.0
        if self._is_protected:
            return self._protected(self._held, self._first, self._chances, 0, self._cards)
        return self._hit(self._held, self._first, self._chances, 0, self._cards)

    def _gain(self, held: int, modifiers: Modifiers, chances: int, spent: int, cards: int) -> float:
        """The gain of a line without a Second Chance: of a hit, or 0 if staying is best.

        `chances` may still come, `spent` duplicates were cancelled, and so many cards are left.
        """
        if not cards:
            return 0.0
        key = ((modifiers.key << COUNT_BITS | chances) << COUNT_BITS | spent) << NUMBERS | held
        gain = self._gains.get(key)
        if gain is None:
            gain = 0.0
            if not self._is_stay_best(held, modifiers, chances, spent, cards):
                gain = max(self._hit(held, modifiers, chances, spent, cards), 0.0)
            self._gains[key] = gain
        return gain

    def _hit(self, held: int, modifiers: Modifiers, chances: int, spent: int, cards: int) -> float:
        """The gain of a hit without a Second Chance."""
        self._count()
        numbers, factor, left = self._numbers_of(held), modifiers.factor, cards - 1
        duplicates = numbers.duplicates - spent
        points = numbers.total * factor + modifiers.plus + self._spread * (self._cards - cards)
        gain = factor * numbers.new_sum + modifiers.plus_left + self._spread * (cards - duplicates)
        gain -= duplicates * points
        if numbers.missing == 1:
            gain += FLIP_SEVEN_BONUS * numbers.new_cards
        else:
            for _, copies, after in numbers.new:
                gain += copies * self._gain(after, modifiers, chances, spent, left)
        for copies, modified in modifiers.after_plus:
            gain += copies * self._gain(held, modified, chances, spent, left)
        if (doubled := modifiers.after_double) is not None:
            more = (doubled.factor - factor) * numbers.total
            gain += modifiers.doubles_left * (more + self._gain(held, doubled, chances, spent, left))
        if chances:
            gain += chances * self._protected(held, modifiers, chances - 1, spent, left)
        return gain / cards

    def _protected(self, held: int, modifiers: Modifiers, chances: int, spent: int, cards: int) -> float:
        """The gain of a line with a Second Chance: of all cards until it is spent, and then."""
        numbers = self._numbers_of(held)
        plus = modifiers.plus_left + self._spread * (cards + 1)
        coming = self._draws_of(held, spent).gain(
            plus, modifiers.factor, modifiers.doubles_left, numbers.total, self._is_once
        )
        return coming + self._after_save(held, modifiers, chances, spent, cards)

    def _after_save(self, held: int, modifiers: Modifiers, chances: int, spent: int, cards: int) -> float:
        """The gain of going on once the Second Chance that is held has been spent."""
        numbers = self._numbers_of(held)
        duplicates = numbers.duplicates - spent
        if not cards or (spent and not self._is_whole):
            return 0.0
        key = ((modifiers.key << COUNT_BITS | chances) << COUNT_BITS | spent) << NUMBERS | held
        gain = self._later.get(key)
        if gain is not None:
            return gain
        gain, left = 0.0, cards - 1
        if not self._is_stay_best(held, modifiers, chances, spent + 1, left):
            self._count()
            if duplicates:
                gain += duplicates * self._gain(held, modifiers, chances, spent + 1, left)
            if numbers.missing > 1:
                for _, copies, after in numbers.new:
                    gain += copies * self._after_save(after, modifiers, chances, spent, left)
            for copies, modified in modifiers.after_plus:
                gain += copies * self._after_save(held, modified, chances, spent, left)
            if (doubled := modifiers.after_double) is not None:
                gain += modifiers.doubles_left * self._after_save(held, doubled, chances, spent, left)
            if chances and self._is_whole:
                gain += chances * self._after_save(held, modifiers, chances - 1, spent, left)
            gain /= cards if self._is_whole else max(cards - chances, 1)
        self._later[key] = gain
        return gain

    def _is_stay_best(self, held: int, modifiers: Modifiers, chances: int, spent: int, cards: int) -> bool:
        """Whether a quick upper bound shows that no hit gains anything.

        Let one card lose points on average, even with all Second Chances spent and with any of the x2. More numbers
        only make that worse, so that the first card's loss is the least that hitting costs. Against it stand the bonus
        and, once a Second Chance comes before a duplicate, whatever comes until it is spent.
        """
        numbers, factor, doubles = self._numbers_of(held), modifiers.factor, modifiers.doubles_left
        duplicates = numbers.duplicates - spent
        fewest = duplicates - chances
        if fewest <= 0 or fewest < doubles:
            return False
        plus, coming = modifiers.plus + self._spread * (self._cards - cards), modifiers.plus_left
        coming += self._spread * max(cards - duplicates, 0)
        once = coming + factor * numbers.new_sum - duplicates * (factor * numbers.total + plus)
        most = factor
        for left in range(doubles, -1, -1):
            more = self._doubled(most) if left else most
            gain = most * numbers.new_sum + coming + left * (more - most) * numbers.total
            if gain > fewest * (most * numbers.total + plus):
                return False
            if left == doubles:
                once += left * (more - most) * numbers.total
            most = more
        bonus, new = 1.0, numbers.new_cards
        for _ in range(numbers.missing):
            bonus *= new / (new + duplicates) if new > 0 else 0.0
            new -= 1
        bound = once / cards + FLIP_SEVEN_BONUS * bonus
        if bound > 0 or not chances:
            return bound <= 0
        drawn = self._draws_of(held, spent + chances - 1)
        protected = most * drawn.numbers + (coming + (most - factor) * numbers.most) * drawn.other
        protected += FLIP_SEVEN_BONUS * min(1.0, (numbers.missing + 1) * bonus)
        comes = 1.0
        for count in range(chances):
            comes *= (chances - count) / (chances + duplicates - 2 * count)
            bound += comes * protected
        return bound <= 0

    def _count(self) -> None:
        self._searched += 1
        if self._searched > self._limit:
            raise SearchTooLong

    def _doubled(self, factor: int) -> int:
        return 2 if self._is_once else 2 * factor

    def _numbers_of(self, held: int) -> Numbers:
        """The numbers of a line, as bits."""
        found = self._numbers.get(held)
        if found is None:
            mine = [number for number in range(NUMBERS) if held >> number & 1]
            new = [
                (number, copies, held | 1 << number)
                for number, copies in enumerate(self._copies)
                if copies and not held >> number & 1
            ][::-1]
            missing, total = NUMBERS_TO_FLIP - len(mine), sum(mine)
            came = (held & ~self._held).bit_count()
            found = self._numbers[held] = Numbers(
                missing,
                total,
                sum(self._copies[number] for number in mine) - came,
                new,
                sum(copies for _, copies, _ in new),
                sum(number * copies for number, copies, _ in new),
                total + sum(number for number, _, _ in new[:missing]),
            )
        return found

    def _modifiers_of(self, left: tuple[int, ...], plus: float, factor: int) -> Modifiers:
        """The modifiers of a line by those that may still come: the plus cards in order, then x2."""
        found = self._modifiers.get(left)
        if found is None:
            *pluses, doubles = left
            after_plus = [
                (copies, self._modifiers_of(_without(left, index), plus + points, factor))
                for index, (copies, points) in enumerate(zip(pluses, self._plus_points, strict=True))
                if copies
            ]
            after_double = None
            if doubles:
                after_double = self._modifiers_of(_without(left, len(pluses)), plus, self._doubled(factor))
            key = len(self._modifiers)
            plus_left = sum(map(mul, pluses, self._plus_points))
            found = Modifiers(key, plus, factor, plus_left, doubles, after_plus, after_double)
            self._modifiers[left] = found
        return found

    def _draws_of(self, held: int, spent: int) -> Draws:
        """What comes to a line until a number repeats."""
        key = spent << NUMBERS | held
        found = self._draws.get(key)
        if found is None:
            numbers = self._numbers_of(held)
            found = self._draws[key] = draws(numbers.new, numbers.duplicates - spent, numbers.missing)
        return found


def _without(left: tuple[int, ...], index: int) -> tuple[int, ...]:
    """The modifiers that may come after one of that kind has come."""
    return (*left[:index], left[index] - 1, *left[index + 1 :])
