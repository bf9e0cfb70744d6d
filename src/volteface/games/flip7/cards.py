"""The cards of Flip 7: their names, how many there are of each, and piles as counts."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, get_args

from volteface.kernel import UnknownName

# Ordered by the number of copies, so that a scan of a pile meets the likely cards first.
Card: TypeAlias = Literal[
    "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "0",
    "freeze", "flip3", "chance",
    "+2", "+4", "+6", "+8", "+10", "x2",
]  # fmt: skip

CARDS: Final[tuple[Card, ...]] = get_args(Card)
INDEX: Final[dict[Card, int]] = {card: index for index, card in enumerate(CARDS)}
NUMBER: Final[dict[Card, int]] = {card: int(card) for card in CARDS if card.isdigit()}
NUMBER_CARD: Final[dict[int, Card]] = {number: card for card, number in NUMBER.items()}
PLUS: Final[dict[Card, int]] = {card: int(card) for card in CARDS if card.startswith("+")}
DOUBLE: Final = "x2"
FREEZE: Final[Card] = "freeze"
FLIP_THREE: Final[Card] = "flip3"
SECOND_CHANCE: Final[Card] = "chance"
MODIFIERS: Final[frozenset[Card]] = frozenset((*PLUS, DOUBLE))

# How many of each card, in the order of CARDS.
Pile: TypeAlias = tuple[int, ...]

EMPTY: Final[Pile] = (0,) * len(CARDS)
ONE_DECK: Final[Pile] = tuple(
    max(NUMBER[card], 1) if card in NUMBER else 1 if card in MODIFIERS else 3 for card in CARDS
)


def read_card(text: str) -> Card:
    """Return the card of that name; raises `UnknownName`."""
    if text not in INDEX:
        raise UnknownName("card", text, CARDS)
    return text


def pile_of(cards: Iterable[Card]) -> Pile:
    """Return these cards as a pile."""
    return with_cards(EMPTY, cards)


def listed(pile: Pile) -> tuple[Card, ...]:
    """Return a pile's cards one by one."""
    return tuple(card for card, count in zip(CARDS, pile, strict=True) for _ in range(count))


def with_cards(pile: Pile, cards: Iterable[Card]) -> Pile:
    """Return the pile with these cards added."""
    counts = [*pile]
    for card in cards:
        counts[INDEX[card]] += 1
    return tuple(counts)


def without_card(pile: Pile, card: Card) -> Pile:
    """Return the pile with one card fewer."""
    counts = [*pile]
    counts[INDEX[card]] -= 1
    return tuple(counts)


def together(*piles: Pile) -> Pile:
    """Return all cards of several piles."""
    filled = [pile for pile in piles if pile != EMPTY]
    if len(filled) == 1:  # the usual case
        return filled[0]
    return tuple(map(sum, zip(*filled, strict=True))) if filled else EMPTY
