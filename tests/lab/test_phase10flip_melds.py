"""The lay-down kernels of Phase 10 FLIP! agree with `games.phase10flip.melds`."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.proofs import proof
from volteface.games.phase10flip.cards import COLOUR_FACES, INTENSE_FACES, Face, Side, face_up, points_of
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.melds import EqualGroups, LayDownSize, NumberedCard, PlainRulings, can_lay, cards_short
from volteface.games.phase10flip.phases import PHASES, Phase

from .mirror.lay_downs import KernelMelds, encode_hand
from .mirror.phase10flip_kernels import count_layable

RULINGS = [
    PlainRulings(equal_groups=equal, lay_down_size=LayDownSize.EXACT, numbered_card=numbered)
    for equal in EqualGroups
    for numbered in NumberedCard
]
hands = st.one_of(
    st.lists(st.sampled_from(COLOUR_FACES), min_size=1, max_size=11),
    st.lists(st.sampled_from(INTENSE_FACES), min_size=1, max_size=11),
    st.lists(st.sampled_from([face for face in COLOUR_FACES if face[0] in "rb"]), min_size=4, max_size=11),
)


def dealt(number: int, size: int) -> tuple[Face, ...]:
    """A hand of the deck, on either side."""
    generator = Random(number)
    side = generator.choice((Side.COLOUR, Side.INTENSE))
    return tuple(face_up(card, side) for card in generator.sample(default_deck().cards, size))


@proof(400)
@given(faces=hands, phase=st.sampled_from(PHASES), rulings=st.sampled_from(RULINGS))
def test_any_hand_lays_and_lacks_and_costs_the_same(faces: list[Face], phase: Phase, rulings: PlainRulings) -> None:
    kernels = KernelMelds(rulings)
    assert kernels.can_lay(faces, phase) == can_lay(faces, phase, rulings)
    assert kernels.cards_short(faces, phase) == cards_short(faces, phase, rulings)
    assert kernels.points(faces) == sum(map(points_of, faces))


@pytest.mark.parametrize("rulings", RULINGS)
def test_hands_of_the_deck_lay_and_lack_the_same(rulings: PlainRulings) -> None:
    kernels = KernelMelds(rulings)
    for number in range(1_000):
        faces, phase = dealt(number, 10 + number % 2), PHASES[number % len(PHASES)]
        assert kernels.can_lay(faces, phase) == can_lay(faces, phase, rulings), (faces, phase)
        assert kernels.cards_short(faces, phase) == cards_short(faces, phase, rulings), (faces, phase)


def test_layable_hands_are_counted_in_one_call() -> None:
    kernels, phase = KernelMelds(RULINGS[0]), PHASES[0]
    faces = [hand for number in range(300) if (hand := dealt(number, 10))[0] in COLOUR_FACES]
    row = encode_hand([face for hand in faces for face in hand])
    found = count_layable(row, 10, kernels.question(faces[0], phase))
    assert found == sum(can_lay(hand, phase, RULINGS[0]) for hand in faces)
    assert 0 < found < len(faces)
