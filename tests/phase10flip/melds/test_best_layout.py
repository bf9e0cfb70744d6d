"""The best way to lay a phase down, held against the best that naive search finds."""

import pytest

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds import EqualGroups, LayDownSize, PlainRulings, best_layout, why_not_phase
from volteface.games.phase10flip.phases import phase_of

from . import oracle
from .hands import Hand, dealt_hands, every_phase, every_side, odd_hands, plain, read_hand, rulings_of

AT_LEAST = PlainRulings(lay_down_size=LayDownSize.AT_LEAST)


def written(layout: tuple[Group, ...] | None) -> str:
    return " | ".join(map(str, layout)) if layout else "nothing"


def assert_best(hand: Hand, phase: int, answers: oracle.Answers) -> None:
    rulings = rulings_of(answers)
    best = best_layout(hand, phase_of(phase), rulings)
    worths = map(oracle.worth, oracle.lay_downs(hand, phase, answers))
    assert (None if best is None else oracle.worth(plain(best))) == max(worths, default=None), (hand, answers)
    assert best is None or why_not_phase(best, phase_of(phase), rulings) is None


@every_phase
@every_side
def test_no_way_leaves_less_than_the_best(side: Side, phase: int) -> None:
    for answers in oracle.EVERY_ANSWER:
        for hand in odd_hands(side, 30, (4, 7), seed=7):
            assert_best(hand, phase, answers)


@every_phase
@every_side
def test_no_way_to_lay_a_dealt_hand_leaves_less_than_the_best(side: Side, phase: int) -> None:
    for hand in dealt_hands(side, 30, seed=8):
        assert_best(hand, phase, oracle.EVERY_ANSWER[0])


@every_side
def test_the_best_uses_only_cards_of_the_hand(side: Side) -> None:
    for hand in odd_hands(side, 300, (7, 11), seed=9):
        left = list(hand)
        for group in best_layout(hand, phase_of(10), AT_LEAST) or ():
            for placed in group.cards:
                left.remove(placed.face)


@every_side
def test_the_best_does_not_depend_on_the_order_of_the_hand(side: Side) -> None:
    for hand in odd_hands(side, 300, (7, 11), seed=10):
        backwards = best_layout(hand[::-1], phase_of(10), PlainRulings())
        assert best_layout(hand, phase_of(10), PlainRulings()) == backwards


@pytest.mark.parametrize(
    ("hand", "phase", "best"),
    [
        ("r1 r2 r11 r12 g9 y9", 2, "r11 r12 | y9 g9"),
        ("r1 r2 g9 y9 b*", 2, "r1 r2 | y9 b*=9"),
        ("4 5 9 9 9^", 2, "4 5 | 9 9"),
    ],
)
def test_dear_cards_are_laid_first_and_flip_marks_last(hand: str, phase: int, best: str) -> None:
    assert written(best_layout(read_hand(hand), phase_of(phase), PlainRulings())) == best


def test_a_group_grows_where_it_may_be_larger() -> None:
    assert written(best_layout(read_hand("4 5 6 7 9 9 9"), phase_of(2), AT_LEAST)) == "4 5 6 7 | 9 9 9"


def test_a_run_may_grow_to_twelve_cards() -> None:
    best = best_layout(read_hand("1 2 3 4 5 6 7 8 9 10 11 12 9 9"), phase_of(2), AT_LEAST)
    assert written(best) == "1 2 3 4 5 6 7 8 9 10 11 12 | 9 9"


def test_of_two_ways_that_leave_equal_points_the_one_that_leaves_fewer_cards_is_best() -> None:
    assert written(best_layout(read_hand("1 2 12 12 4 4 4 4"), phase_of(2), AT_LEAST)) == "1 2 | 4 4 4 4"


@pytest.mark.parametrize(
    ("rulings", "best"),
    [
        (PlainRulings(), "r4 r5 r6 | r12 y12 | g12 b12"),
        (PlainRulings(equal_groups=EqualGroups.REFUSED), "r4 r5 r6 | r12 y12 | y2 b2"),
    ],
)
def test_two_sets_of_one_number_are_best_only_where_they_are_allowed(rulings: PlainRulings, best: str) -> None:
    hand = read_hand("r4 r5 r6 r12 y12 g12 b12 y2 b2")
    assert written(best_layout(hand, phase_of(10), rulings)) == best


def test_there_is_no_best_way_for_a_hand_that_cannot_lay() -> None:
    assert best_layout(read_hand("r4 g5 b7"), phase_of(2), PlainRulings()) is None
