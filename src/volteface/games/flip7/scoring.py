"""What a line is worth, and how its points add up (rules 6 and 11)."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from volteface.games.flip7.cards import DOUBLE, PLUS, Card
from volteface.games.flip7.rules import Rules, TwoDoubles
from volteface.games.flip7.state import BUSTED, Line

NUMBERS_TO_FLIP: Final = 7
FLIP_SEVEN_BONUS: Final = 15
MULTIPLY: Final = TwoDoubles.MULTIPLY


class Account(Struct, frozen=True):
    """How a line's points add up."""

    numbers: int
    factor: int
    plus: int
    bonus: int

    def points(self) -> int:
        """Return the sum."""
        return self.numbers * self.factor + self.plus + self.bonus


def account(line: Line, rules: Rules) -> Account:
    """Return how a line's points add up, whether or not it busted."""
    bonus = FLIP_SEVEN_BONUS if len(line.numbers) == NUMBERS_TO_FLIP and line.status is not BUSTED else 0
    return Account(sum(line.numbers), factor(line, rules), plus(line.modifiers), bonus)


def factor(line: Line, rules: Rules) -> int:
    """Return what the numbers are multiplied by."""
    doubles = line.modifiers.count(DOUBLE)
    return 1 << (doubles if rules.two_doubles is MULTIPLY else min(doubles, 1))


@lru_cache(maxsize=1024)  # the same few modifiers come again and again
def plus(modifiers: tuple[Card, ...]) -> int:
    """Return what the plus cards add."""
    return sum(PLUS.get(card, 0) for card in modifiers)


def points(line: Line, rules: Rules) -> int:
    """Return what a line scores if the round ends now."""
    if line.status is BUSTED:
        return 0
    total = sum(line.numbers)
    if line.modifiers:
        total = total * factor(line, rules) + plus(line.modifiers)
    return total + FLIP_SEVEN_BONUS if len(line.numbers) == NUMBERS_TO_FLIP else total
