"""Deciding by bounds whether to hit agrees with the exact values, and every bound holds."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tests.flip7.setups import EDITIONS
from tests.flip7.walks import Setup, states
from tests.proofs import proof
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import CARDS, MODIFIERS, NUMBER, Card, Pile, pile_of
from volteface.games.flip7.moves import HIT, STAY
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.rules import Rules, TwoDoubles, read_rules
from volteface.games.flip7.state import Line
from volteface.lab.solver.decide import EPSILON
from volteface.lab.solver.solver import Solver

from .mirror.solver_kernels import decide_within, gain_bounds

SOLVER = Solver()
ASKED_IN_A_GAME = 12
ANSWERS: dict[str, Rules] = {
    answer.value: read_rules(EDITIONS[0], {"two_doubles": answer.value}) for answer in TwoDoubles
}


class Question(Struct, frozen=True):
    """A line, the cards that may come to it, and the rules."""

    line: Line
    pile: Pile
    rules: Rules

    def is_open(self) -> bool:
        """Whether one more card loses points on average, so that a search has to decide."""
        return next_card_odds(self.line, self.pile, self.rules).gain() <= 0


def met_in(setup: Setup) -> Iterator[Question]:
    """The choices of seats in a game that take a search."""
    for state in states(setup):
        offers = GAME.offers(state) if GAME.to_act(state) == state.seat else ()
        if state.choice is None and HIT in offers and STAY in offers:
            question = Question(state.lines[state.seat], drawable(state), state.rules)
            if question.is_open():
                yield question


def sampled(edition: str, seats: int) -> list[Question]:
    """Some of these choices from several games, the rare ones first: Second Chances, x2, and decks that run out."""
    found: list[Question] = []
    for seed in range(4):
        setup = Setup(edition, {"minimum_seats": 1}, seats, seed, daring=0.9, is_rich=seed == 3)
        met = list(met_in(setup))
        Random(seed).shuffle(met)
        found += sorted(met, key=_commonness)[: ASKED_IN_A_GAME // 2] + met[: ASKED_IN_A_GAME // 2]
    return found


def _commonness(question: Question) -> tuple[bool, bool, int]:
    return (question.line.second_chances == 0, "x2" not in question.line.modifiers, sum(question.pile))


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4, 9])
def test_choices_of_real_games_are_decided_as_by_the_exact_values(edition: str, seats: int) -> None:
    for asked in sampled(edition, seats):
        exact = SOLVER.search(asked.line, asked.pile, asked.rules)
        assert SOLVER.hits(asked.line, asked.pile, asked.rules) == exact.is_hit_best, asked


def test_choices_of_real_games_include_second_chances_x2_and_small_decks() -> None:
    asked = [question for edition in EDITIONS for question in sampled(edition, 4)]
    assert any(question.line.second_chances for question in asked)
    assert any("x2" in question.line.modifiers for question in asked)
    assert any(sum(question.pile) < 25 for question in asked)
    assert {SOLVER.hits(question.line, question.pile, question.rules) for question in asked} == {True, False}


@st.composite
def questions(draw: st.DrawFn) -> Question:
    """Any line with any small pile: far richer in Second Chances and x2 than a deck."""
    held = draw(st.lists(st.sampled_from(sorted(NUMBER)), unique=True, max_size=6))
    modifiers = draw(st.lists(st.sampled_from(sorted(MODIFIERS)), max_size=3))
    common: tuple[Card, ...] = (*CARDS, *held, *held, "chance", "chance", "x2", "12", "11", "10")
    cards = draw(
        st.lists(st.sampled_from(common), min_size=1, max_size=16).filter(
            lambda cards: cards.count("chance") <= 7 and all((cards + modifiers).count(card) <= 3 for card in MODIFIERS)
        )
    )
    line = Line(
        numbers=tuple(NUMBER[card] for card in held),
        modifiers=tuple(modifiers),
        second_chances=draw(st.integers(0, 2)),
    )
    return Question(line, pile_of(cards), ANSWERS[draw(st.sampled_from(sorted(ANSWERS)))])


@proof(600)
@given(asked=questions())
def test_any_small_pile_is_decided_as_by_the_exact_values(asked: Question) -> None:
    exact = SOLVER.search(asked.line, asked.pile, asked.rules)
    assert SOLVER.hits(asked.line, asked.pile, asked.rules) == exact.is_hit_best


@proof(600)
@given(asked=questions())
def test_the_gain_over_staying_is_between_its_bounds(asked: Question) -> None:
    exact = SOLVER.search(asked.line, asked.pile, asked.rules)
    problem, _, values = SOLVER._pose(asked.line, asked.pile, asked.rules)
    if not sum(asked.pile[CARDS.index(card)] for card in CARDS if card not in ("freeze", "flip3")):
        return
    gain, (least, most) = exact.value - exact.points, gain_bounds(problem, values)
    assert least <= gain + EPSILON
    assert most >= gain - EPSILON


@proof(300)
@given(asked=questions())
def test_a_search_of_limited_depth_never_hits_where_staying_is_best(asked: Question) -> None:
    problem, keys, values = SOLVER._pose(asked.line, asked.pile, asked.rules)
    if decide_within(problem, keys, values, 2):
        assert SOLVER.hits(asked.line, asked.pile, asked.rules)
