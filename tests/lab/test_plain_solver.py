"""The solver in plain Python suggests what the lab's exact solver decides, and its values are close."""

import pytest
from hypothesis import given

from tests.flip7.setups import EDITIONS
from tests.flip7.walks import Setup, states
from tests.proofs import proof
from volteface.bots.flip7.adviser import ADVISER
from volteface.bots.flip7.search import Detail, Search, SearchTooLong
from volteface.bots.flip7.solver import suggest
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import EMPTY, ONE_DECK, Card, pile_of, without_card
from volteface.games.flip7.moves import HIT, STAY
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.rules import read_rules
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import Line
from volteface.lab.solver.solver import Solver

from .choices import Question, questions, sampled

SOLVER = Solver()
RULES = read_rules(EDITIONS[0])
TIE = 1e-3  # points; closer than that, both choices are equally good
CLOSE = 0.01  # points by which a value may differ where a search decides
NEAR = 0.3  # points by which it may where hitting is clearly best


def agrees(asked: Question) -> bool:
    """Whether both solvers decide alike, or it makes no difference."""
    found = suggest(asked.line, asked.pile, asked.rules)
    is_hit_best = SOLVER.hits(asked.line, asked.pile, asked.rules)
    return found.is_hit_best == is_hit_best or abs(found.hit - found.stay) < TIE


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4, 9])
def test_choices_of_real_games_are_decided_as_by_the_lab(edition: str, seats: int) -> None:
    for asked in sampled(edition, seats):
        assert agrees(asked), asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_values_of_real_games_are_those_of_the_lab(edition: str) -> None:
    for asked in sampled(edition, 4)[::4]:
        exact = SOLVER.search(asked.line, asked.pile, asked.rules)
        found = suggest(asked.line, asked.pile, asked.rules)
        assert found.hit == pytest.approx(exact.hit, abs=CLOSE), asked
        assert found.stay == exact.points


def unprotected(asked: Question) -> Question:
    """The same with one Second Chance at most: nobody holds two, unless a house rule lets somebody who is alone."""
    line = asked.line
    return Question(Line(line.numbers, line.modifiers, min(line.second_chances, 1)), asked.pile, asked.rules)


@proof(400)
@given(asked=questions())
def test_any_small_pile_is_decided_as_by_the_lab(asked: Question) -> None:
    asked = unprotected(asked)
    exact = SOLVER.search(asked.line, asked.pile, asked.rules)
    found = suggest(asked.line, asked.pile, asked.rules)
    assert found.is_hit_best == exact.is_hit_best or abs(exact.hit - exact.points) < TIE
    assert found.hit == pytest.approx(exact.hit, abs=NEAR, rel=NEAR / 10)


@proof(300)
@given(asked=questions())
def test_counting_each_plus_card_for_itself_gives_the_exact_value(asked: Question) -> None:
    asked = unprotected(asked)
    exact = SOLVER._values(asked.line, asked.pile, asked.rules)
    gain = Search(asked.line, asked.pile, asked.rules).gain_of_hit()
    assert gain == pytest.approx(exact[1] - exact[0], abs=1e-3)


def dealt(*cards: Card, chances: int = 0) -> Question:
    """A line of these numbers, and a fresh deck without them."""
    pile = ONE_DECK
    for card in cards:
        pile = without_card(pile, card)
    return Question(Line(tuple(map(int, cards)), (), chances), pile, RULES)


@pytest.mark.parametrize(
    "asked", [dealt("12"), dealt("5", "9"), dealt("3", "7", "8"), dealt("1", "2", "4", "5"), dealt("6", "9", chances=1)]
)
def test_early_in_a_round_the_values_are_near_those_of_the_lab(asked: Question) -> None:
    exact = SOLVER.search(asked.line, asked.pile, asked.rules)
    found = suggest(asked.line, asked.pile, asked.rules)
    assert found.is_hit_best
    assert found.hit == pytest.approx(exact.hit, abs=NEAR)


def test_it_sees_further_than_one_card() -> None:
    """One card loses points on average here, and hitting is best all the same."""
    asked = [question for edition in EDITIONS for question in sampled(edition, 4) if question.is_open()]
    assert any(suggest(one.line, one.pile, one.rules).is_hit_best for one in asked)


def test_an_empty_pile_says_stay() -> None:
    line = Line((3, 4))
    found = suggest(line, EMPTY, RULES)
    assert (found.is_hit_best, found.hit, found.stay) == (False, 7.0, 7)


def test_action_cards_alone_change_nothing() -> None:
    found = suggest(Line((3, 4)), pile_of(["freeze", "flip3"]), RULES)
    assert (found.is_hit_best, found.hit, found.stay) == (False, 7.0, 7)


def test_a_search_stops_at_its_limit() -> None:
    asked = dealt("3")
    with pytest.raises(SearchTooLong):
        Search(asked.line, asked.pile, asked.rules, Detail.EXACT, limit=50).gain_of_hit()


def test_the_adviser_suggests_hit_or_stay_to_whoever_is_asked_and_to_nobody_else() -> None:
    for state in states(Setup(EDITIONS[0], {}, 3, seed=4)):
        actor = GAME.to_act(state)
        if actor != state.seat or state.choice is not None or STAY not in GAME.offers(state):
            continue
        assert HIT in GAME.offers(state)
        found = ADVISER.advise(GAME.view(state, actor)).suggestion
        assert found == suggest(state.lines[actor], drawable(state), state.rules)
        assert found.stay == points(state.lines[actor], state.rules)
        for other in (None, (actor + 1) % 3):
            assert ADVISER.advise(GAME.view(state, other)).suggestion is None
        return
    pytest.fail("nobody was asked")
