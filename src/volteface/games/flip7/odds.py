"""The exact odds of the next card.

An action card leaves its drawer's points as they are, because its target is a choice and not chance.
"""

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.flip7.cards import CARDS, EMPTY, MODIFIERS, NUMBER, Card, Pile
from volteface.games.flip7.rules import Rules
from volteface.games.flip7.scoring import NUMBERS_TO_FLIP, points
from volteface.games.flip7.state import Line


class Odds(Struct, frozen=True):
    """What the cards that may come next would do, and the expected value of one more card."""

    cards: int  # that may come next
    bust: int
    save: int  # duplicates that a Second Chance would forgive
    flip_seven: int
    points_now: int
    value: float  # expected points if the next card is taken and the seat then stays

    def chance(self, cards: int) -> float:
        """Return the probability of drawing one of so many cards."""
        return cards / self.cards if self.cards else 0.0

    def gain(self) -> float:
        """Return what one more card adds to the points on average."""
        return self.value - self.points_now


def next_card_odds(line: Line, pile: Pile, rules: Rules) -> Odds:
    """Return the odds of a hit for this line when the next card comes from this pile."""
    total = sum(pile)
    protected = line.second_chances > 0
    now = points(line, rules)
    duplicates = sum(count for card, count in _counts(pile) if NUMBER.get(card) in line.numbers)
    new_numbers = sum(count for card, count in _counts(pile) if card in NUMBER) - duplicates
    worth = sum(count * _points_after(line, card, rules) for card, count in _counts(pile))
    return Odds(
        cards=total,
        bust=0 if protected else duplicates,
        save=duplicates if protected else 0,
        flip_seven=new_numbers if len(line.numbers) == NUMBERS_TO_FLIP - 1 else 0,
        points_now=now,
        value=worth / total if pile != EMPTY else float(now),
    )


def _counts(pile: Pile) -> tuple[tuple[Card, int], ...]:
    return tuple((card, count) for card, count in zip(CARDS, pile, strict=True) if count)


def _points_after(line: Line, card: Card, rules: Rules) -> int:
    number = NUMBER.get(card)
    if number is not None and number in line.numbers:
        return points(line, rules) if line.second_chances else 0
    if number is not None:
        return points(replace(line, numbers=(*line.numbers, number)), rules)
    if card in MODIFIERS:
        return points(replace(line, modifiers=(*line.modifiers, card)), rules)
    return points(line, rules)
