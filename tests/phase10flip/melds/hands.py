"""Random hands to try things on: such as are dealt, and small ones made of stars, doubles and edges."""

from functools import cache
from random import Random

import pytest

from volteface.games.phase10flip.cards import Face, Side, face_up, read_face
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds import EqualGroups, LayDownSize, NumberedCard, PlainRulings

from . import oracle

Hand = tuple[Face, ...]

every_side = pytest.mark.parametrize("side", list(Side), ids=lambda side: side.value)
every_phase = pytest.mark.parametrize("phase", sorted(oracle.PHASES))


def read_hand(text: str) -> Hand:
    return tuple(map(read_face, text.split()))


def rulings_of(answers: oracle.Answers) -> PlainRulings:
    return PlainRulings(
        EqualGroups(answers.equal_groups), LayDownSize(answers.lay_down_size), NumberedCard(answers.numbered_card)
    )


@cache
def dealt_hands(side: Side, count: int, seed: int) -> list[Hand]:
    """Hands of eleven cards from the deck."""
    generator, cards = Random(seed), default_deck().cards
    return [tuple(face_up(card, side) for card in generator.sample(cards, 11)) for _ in range(count)]


@cache
def odd_hands(side: Side, count: int, sizes: tuple[int, int], seed: int) -> list[Hand]:
    """Hands with many stars, doubles, FLIP marks, few colours, and numbers close together or at the ends."""
    generator = Random(seed)
    return [_odd_hand(generator, side, generator.randint(*sizes)) for _ in range(count)]


def _odd_hand(generator: Random, side: Side, size: int) -> Hand:
    letters = generator.sample("rygb", generator.randint(1, 3)) if side is Side.COLOUR else [""]
    low = generator.randint(1, 9)
    numbers = generator.choice([range(low, low + 4), [1, 2, 11, 12], range(1, 13)])
    stars = generator.choice([0, 0.1, 0.25, 0.4])
    return tuple(
        read_face(
            generator.choice(letters)
            + ("*" if generator.random() < stars else str(generator.choice(numbers)))
            + ("^" if generator.random() < 0.15 else "")
        )
        for _ in range(size)
    )


def plain(groups: tuple[Group, ...]) -> oracle.LayDown:
    """A lay-down in the oracle's words."""
    return tuple(tuple(sorted((placed.number, placed.face) for placed in group.cards)) for group in groups)
