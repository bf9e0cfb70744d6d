"""The judge of one lay-down: it agrees with naive search, and says what is wrong."""

from random import Random

import pytest

from volteface.games.phase10flip.cards import Side, read_face
from volteface.games.phase10flip.groups import Group, make_group, place
from volteface.games.phase10flip.melds import (
    EqualGroups,
    Fault,
    LayDownSize,
    MeldRulings,
    NumberedCard,
    PlainRulings,
    why_not_phase,
)
from volteface.games.phase10flip.phases import GroupKind, phase_of

from . import oracle
from .hands import Hand, every_phase, every_side, odd_hands, plain, rulings_of

DEFAULT = PlainRulings()
REFUSED = PlainRulings(equal_groups=EqualGroups.REFUSED)
AT_LEAST = PlainRulings(lay_down_size=LayDownSize.AT_LEAST)
PER_GROUP = PlainRulings(numbered_card=NumberedCard.PER_GROUP)


def read_groups(text: str, phase: int) -> tuple[Group, ...]:
    """Groups from text such as `r4 r*=5 | g9 y9`, of the phase's kinds as far as it has any."""
    kinds = [group.kind for group in phase_of(phase).groups] + [GroupKind.SET] * 9
    return tuple(read_group(kind, part) for kind, part in zip(kinds, text.split("|"), strict=False))


def read_group(kind: GroupKind, text: str) -> Group:
    said = [card.partition("=") for card in text.split()]
    return make_group(kind, [place(read_face(face), int(number) if number else None) for face, _, number in said])


def some_lay_down(generator: Random, hand: Hand, phase: int) -> tuple[Group, ...]:
    """Groups of the right sizes, often wrong: any cards, a star near the others."""
    left = generator.sample(hand, len(hand))
    groups = []
    for asked in phase_of(phase).groups:
        faces = [left.pop() for _ in range(asked.size)]
        known = [number for face in faces if (number := oracle.number(face)) is not None] or [7]
        near = range(max(min(known) - 1, 1), min(max(known) + 1, 12) + 1)
        numbers = (oracle.number(face) or generator.choice(near) for face in faces)
        groups.append(make_group(asked.kind, map(place, faces, numbers)))
    return tuple(groups)


@every_phase
@every_side
def test_the_judge_passes_exactly_what_naive_search_finds(side: Side, phase: int) -> None:
    generator = Random(13)
    for answers in oracle.EVERY_ANSWER:
        for hand in odd_hands(side, 6, (7, 7), seed=14):
            ways = set(oracle.lay_downs(hand, phase, answers))
            for _ in range(10):
                groups = some_lay_down(generator, hand, phase)
                passed = why_not_phase(groups, phase_of(phase), rulings_of(answers)) is None
                assert passed == (oracle.in_order(plain(groups), phase) in ways), (groups, answers)


@pytest.mark.parametrize(
    ("text", "phase", "rulings", "fault"),
    [
        ("r4 r5", 2, DEFAULT, Fault.WRONG_GROUPS),
        ("r4 r5 | g9 y9 | b2 b2", 2, DEFAULT, Fault.WRONG_GROUPS),
        ("r4 r5 | 9 9", 2, DEFAULT, Fault.TWO_SIDES),
        ("r4 r5 | g9 y9", 3, DEFAULT, Fault.TOO_FEW_CARDS),
        ("r4 r5 r6 | g9 y9", 2, DEFAULT, Fault.TOO_MANY_CARDS),
        ("r12 r*=13 | g9 y9", 2, DEFAULT, Fault.NO_SUCH_NUMBER),
        ("r1 r*=0 | g9 y9", 2, DEFAULT, Fault.NO_SUCH_NUMBER),
        ("r4 r7=5 | g9 y9", 2, DEFAULT, Fault.NOT_ITS_NUMBER),
        ("r4 r5 | g9 y8", 2, DEFAULT, Fault.NOT_ONE_NUMBER),
        ("r4 r5 | g9 y*=8", 2, DEFAULT, Fault.NOT_ONE_NUMBER),
        ("r4 r6 | g9 y9", 2, DEFAULT, Fault.NOT_CONSECUTIVE),
        ("r4 r*=4 | g9 y9", 2, DEFAULT, Fault.NOT_CONSECUTIVE),
        ("r4 b5 | g9 y9", 2, DEFAULT, Fault.NOT_ONE_COLOUR),
        ("r4 b*=5 | g9 y9", 2, DEFAULT, Fault.NOT_ONE_COLOUR),
        ("*=4 *=5 | *=9 *=9", 2, DEFAULT, Fault.PHASE_OF_STARS),
        ("r4 r5 | g*=9 y*=9", 2, PER_GROUP, Fault.GROUP_OF_STARS),
        ("r4 r5 | r8 r9", 1, REFUSED, Fault.ALIKE_GROUPS),
        ("r4 r5 r6 | g9 y9 | b9 y*=9", 10, REFUSED, Fault.ALIKE_GROUPS),
        ("r4 r5 r6 | g9 y9 | b9 y*=9", 10, DEFAULT, None),
        ("4 5 | 4 5", 1, REFUSED, None),
        ("r4 r5 r6 | g9 y9", 2, AT_LEAST, None),
        ("r4 r*=5 | g*=9 y*=9", 2, DEFAULT, None),
    ],
)
def test_the_judge_says_what_is_wrong(text: str, phase: int, rulings: MeldRulings, fault: Fault | None) -> None:
    assert why_not_phase(read_groups(text, phase), phase_of(phase), rulings) is fault


def test_a_group_of_another_kind_is_not_what_the_phase_asks_for() -> None:
    groups = (read_group(GroupKind.SET, "g9 y9"), read_group(GroupKind.RUN, "r4 r5"))
    assert why_not_phase(groups, phase_of(2), DEFAULT) is Fault.WRONG_GROUPS


def test_a_group_without_cards_has_too_few() -> None:
    groups = (read_group(GroupKind.RUN, ""), read_group(GroupKind.SET, "g9 y9"))
    assert why_not_phase(groups, phase_of(2), DEFAULT) is Fault.TOO_FEW_CARDS
