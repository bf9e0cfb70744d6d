"""Whether a hand can lay a phase, held against naive search."""

import pytest

from volteface.games.phase10flip.cards import Side
from volteface.games.phase10flip.melds import EqualGroups, NumberedCard, PlainRulings, can_lay
from volteface.games.phase10flip.phases import phase_of
from volteface.kernel.errors import InvalidInput

from . import oracle
from .hands import Hand, dealt_hands, every_phase, every_side, odd_hands, read_hand, rulings_of

EXACT = [answers for answers in oracle.EVERY_ANSWER if answers.lay_down_size == "exact"]


def disagreements(hands: list[Hand], phase: int, every_answer: list[oracle.Answers]) -> list[object]:
    """The hands on which solver and naive search do not agree under all answers."""
    return [
        hand
        for hand in hands
        if {answers for answers in every_answer if can_lay(hand, phase_of(phase), rulings_of(answers))}
        != oracle.satisfied_answers(hand, phase, every_answer)
    ]


@every_phase
@every_side
def test_dealt_hands_are_judged_as_naive_search_judges_them(side: Side, phase: int) -> None:
    assert disagreements(dealt_hands(side, 100, seed=1), phase, EXACT) == []


@every_phase
@every_side
def test_odd_hands_are_judged_as_naive_search_judges_them(side: Side, phase: int) -> None:
    assert disagreements(odd_hands(side, 800, (4, 8), seed=2), phase, EXACT) == []


@every_phase
@every_side
def test_larger_groups_are_judged_as_naive_search_judges_them(side: Side, phase: int) -> None:
    assert disagreements(odd_hands(side, 100, (4, 7), seed=3), phase, oracle.EVERY_ANSWER) == []


def test_the_order_of_a_hand_makes_no_difference() -> None:
    for hand in dealt_hands(Side.COLOUR, 200, seed=4):
        assert can_lay(hand, phase_of(4), PlainRulings()) == can_lay(hand[::-1], phase_of(4), PlainRulings())


def test_a_colour_star_fills_only_runs_of_its_colour() -> None:
    assert not can_lay(read_hand("r4 b* r6 g9 y9"), phase_of(4), PlainRulings())


def test_a_star_of_any_colour_fills_a_set() -> None:
    assert can_lay(read_hand("r4 r5 r6 g9 b*"), phase_of(4), PlainRulings())


def test_an_intense_star_fills_a_run() -> None:
    assert can_lay(read_hand("4 * 6 9 9"), phase_of(4), PlainRulings())


def test_a_run_does_not_go_round_from_12_to_1() -> None:
    assert not can_lay(read_hand("11 12 1 9 9"), phase_of(4), PlainRulings())


def test_stars_alone_lay_nothing() -> None:
    assert not can_lay(read_hand("* * * * * * *"), phase_of(2), PlainRulings())


def test_two_coloured_runs_of_stars_need_a_number_of_one_of_their_colours() -> None:
    assert not can_lay(read_hand("r* r* b* b* g7"), phase_of(1), PlainRulings())


def test_a_set_of_stars_is_refused_where_each_group_needs_a_number() -> None:
    hand, rulings = read_hand("r4 r5 g* y*"), PlainRulings(numbered_card=NumberedCard.PER_GROUP)
    assert not can_lay(hand, phase_of(2), rulings)


def test_a_run_lends_its_number_to_a_set_where_each_group_needs_one() -> None:
    hand, rulings = read_hand("r4 r5 r* y*"), PlainRulings(numbered_card=NumberedCard.PER_GROUP)
    assert can_lay(hand, phase_of(2), rulings)


def test_two_runs_of_one_colour_are_refused_where_groups_must_differ() -> None:
    hand, rulings = read_hand("r4 r5 r8 r9"), PlainRulings(equal_groups=EqualGroups.REFUSED)
    assert not can_lay(hand, phase_of(1), rulings)


def test_two_open_runs_have_no_colour_in_which_they_could_be_alike() -> None:
    hand, rulings = read_hand("4 5 8 9"), PlainRulings(equal_groups=EqualGroups.REFUSED)
    assert can_lay(hand, phase_of(1), rulings)


def test_an_empty_hand_lays_nothing() -> None:
    assert not can_lay((), phase_of(1), PlainRulings())


@pytest.mark.parametrize("hand", ["r5 9", "9 r5"])
def test_a_hand_of_both_sides_cannot_be_read(hand: str) -> None:
    with pytest.raises(InvalidInput, match="one side"):
        can_lay(read_hand(hand), phase_of(1), PlainRulings())
