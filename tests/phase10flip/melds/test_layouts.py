"""Every way to lay a phase down, held against naive search."""

from itertools import islice

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.groups import make_group
from volteface.games.phase10flip.melds import LayDownSize, PlainRulings, layouts, why_not_phase
from volteface.games.phase10flip.phases import phase_of

from . import oracle
from .hands import every_phase, every_side, odd_hands, plain, read_hand, rulings_of


@every_phase
@every_side
def test_the_ways_are_those_that_naive_search_finds_and_each_comes_once(side: Side, phase: int) -> None:
    for answers in oracle.EVERY_ANSWER:
        for hand in odd_hands(side, 25, (4, 7), seed=5):
            found = [plain(layout) for layout in layouts(hand, phase_of(phase), rulings_of(answers))]
            assert sorted(oracle.in_order(layout, phase) for layout in found) == sorted(
                set(oracle.lay_downs(hand, phase, answers))
            ), (hand, answers)


@every_phase
@every_side
def test_every_way_passes_the_judge(side: Side, phase: int) -> None:
    for answers in oracle.EVERY_ANSWER:
        rulings = rulings_of(answers)
        for hand in odd_hands(side, 15, (5, 9), seed=6):
            for layout in islice(layouts(hand, phase_of(phase), rulings), 50):
                assert why_not_phase(layout, phase_of(phase), rulings) is None


def test_a_group_lists_its_cards_in_order() -> None:
    for layout in layouts(read_hand("r* r*^ r4 r6 g9 y9 b9^"), phase_of(7), PlainRulings()):
        assert all(group == make_group(group.kind, group.cards[::-1]) for group in layout)


def test_a_face_with_a_flip_mark_is_another_face() -> None:
    assert len(list(layouts(read_hand("r4 r5 r5^ g9 y9"), phase_of(2), PlainRulings()))) == 2


def test_two_runs_that_change_places_are_the_same_way() -> None:
    assert len(list(layouts(read_hand("4 5 8 9"), phase_of(1), PlainRulings()))) == 1


def test_the_first_of_very_many_ways_comes_at_once() -> None:
    hand = read_hand("* * * * * * 3 5 7 9 11")
    rulings = PlainRulings(lay_down_size=LayDownSize.AT_LEAST)
    assert next(layouts(hand, phase_of(10), rulings), None) is not None
