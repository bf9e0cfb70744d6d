"""How many cards a hand lacks, held against trying what could be added."""

from itertools import combinations_with_replacement

from volteface.games.phase10flip.cards import FACES_OF, Face, Side, has_flip
from volteface.games.phase10flip.melds import MeldRulings, PlainRulings, can_lay, cards_short, completing_draws
from volteface.games.phase10flip.phases import Phase, phase_of

from . import oracle
from .hands import Hand, every_phase, every_side, odd_hands, read_hand, rulings_of

MOST_TRIED = {Side.COLOUR: 2, Side.INTENSE: 4}


def faces_to_add(side: Side) -> list[Face]:
    return [face for face in FACES_OF[side] if not has_flip(face)]


def short_by_trying(hand: Hand, side: Side, phase: Phase, rulings: MeldRulings) -> int | None:
    """The fewest additions that help, or nothing if more would be needed than are tried."""
    for short in range(MOST_TRIED[side] + 1):
        for added in combinations_with_replacement(faces_to_add(side), short):
            if can_lay((*hand, *added), phase, rulings):
                return short
    return None


@every_phase
@every_side
def test_no_smaller_addition_would_do(side: Side, phase: int) -> None:
    for answers in oracle.EVERY_ANSWER[::2] + oracle.EVERY_ANSWER[1:2]:
        rulings = rulings_of(answers)
        for hand in odd_hands(side, 15, (3, 8), seed=11):
            short, tried = (
                cards_short(hand, phase_of(phase), rulings),
                short_by_trying(hand, side, phase_of(phase), rulings),
            )
            assert short == tried or (tried is None and short > MOST_TRIED[side]), (hand, answers)


@every_phase
@every_side
def test_the_completing_draws_are_those_that_naive_search_finds(side: Side, phase: int) -> None:
    for answers in oracle.EVERY_ANSWER[:2] + oracle.EVERY_ANSWER[4:6]:
        for hand in odd_hands(side, 8, (4, 6), seed=12):
            if cards_short(hand, phase_of(phase), rulings_of(answers)) == 1:
                helping = [face for face in faces_to_add(side) if any(oracle.lay_downs((*hand, face), phase, answers))]
                assert list(completing_draws(hand, phase_of(phase), rulings_of(answers))) == helping


def test_a_hand_that_can_lay_lacks_nothing() -> None:
    assert cards_short(read_hand("r4 r5 g9 y9"), phase_of(2), PlainRulings()) == 0


def test_an_empty_hand_lacks_the_whole_phase() -> None:
    assert cards_short((), phase_of(10), PlainRulings()) == 7


def test_a_hand_of_stars_lacks_a_number() -> None:
    assert cards_short(read_hand("* * * * *"), phase_of(2), PlainRulings()) == 1


def test_the_draws_that_complete_a_hand_are_named() -> None:
    draws = completing_draws(read_hand("r4 g9 y9 b1"), phase_of(2), PlainRulings())
    assert draws == read_hand("r3 r5 r* b2 b*")


def test_a_hand_that_is_two_cards_short_has_no_completing_draw() -> None:
    assert completing_draws(read_hand("r4 g9 b1 y6"), phase_of(7), PlainRulings()) == ()
