"""Deciding by bounds whether to hit agrees with the exact values, and every bound holds."""

import pytest
from hypothesis import given

from tests.flip7.setups import EDITIONS
from tests.proofs import proof
from volteface.games.flip7.cards import CARDS
from volteface.lab.solver.decide import EPSILON
from volteface.lab.solver.solver import Solver

from .choices import Question, questions, sampled
from .mirror.solver_kernels import decide_within, gain_bounds

SOLVER = Solver()


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
