"""Groups as data, and the whole cards that carry them out."""

import msgspec
import pytest

from volteface.games.phase10flip.cards import Card, Face, Side, face_up
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.groups import Group, make_group, pick_cards, place
from volteface.games.phase10flip.melds import PlainRulings, layouts
from volteface.games.phase10flip.phases import GroupKind, phase_of

RUN = make_group(GroupKind.RUN, [place(Face("r6")), place(Face("r*"), 5), place(Face("r4^"))])


def test_a_run_is_sorted_by_its_numbers() -> None:
    assert str(RUN) == "r4^ r*=5 r6"


def test_a_run_goes_from_its_low_to_its_high_number() -> None:
    assert (RUN.low, RUN.high) == (4, 6)


def test_a_group_is_read_as_it_is_written() -> None:
    assert msgspec.json.decode(msgspec.json.encode(RUN), type=Group) == RUN


def test_a_group_with_a_field_too_many_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind": "run", "cards": [], "colour": "red"}', type=Group)


def test_equal_groups_can_stand_in_for_each_other_as_keys() -> None:
    assert len({RUN, make_group(RUN.kind, RUN.cards)}) == 1


@pytest.mark.parametrize("side", list(Side))
def test_a_layout_is_carried_out_with_whole_cards_of_the_hand(side: Side) -> None:
    hand = default_deck().cards[:11]
    layout = next(layouts([face_up(card, side) for card in hand], phase_of(1), PlainRulings()))
    picked = pick_cards(layout, hand, side)
    shown = [[face_up(card, side) for card in cards] for cards in picked]
    assert shown == [[placed.face for placed in group.cards] for group in layout]


def test_no_card_is_picked_twice() -> None:
    hand = (Card("r4/1"), Card("r5/2"), Card("g9/3"), Card("g9/4"))
    layout = next(layouts([face_up(card, Side.COLOUR) for card in hand], phase_of(2), PlainRulings()))
    assert sorted(card for cards in pick_cards(layout, hand, Side.COLOUR) for card in cards) == sorted(hand)
