"""Whether to hit, decided by bounds: the same as the exact comparison, and no bound is on the wrong side."""

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
from volteface.lab.fast.flip7.deciding import is_hit_better
from volteface.lab.fast.flip7.memory import room_of
from volteface.lab.fast.flip7.position import describe, opening
from volteface.lab.fast.flip7.problem import STACK, WORK
from volteface.lab.fast.flip7.surplus import surplus_at_least, surplus_at_most
from volteface.lab.solve import Solver

SOLVER = Solver()
A_TRIFLE = 1e-9
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
        """Whether the next card alone does not tell that one hits."""
        return next_card_odds(self.line, self.pile, self.rules).gain() <= 0


def met_in(setup: Setup) -> Iterator[Question]:
    """What seats of a game are asked, where one card does not tell the answer."""
    for state in states(setup):
        offers = GAME.offers(state) if GAME.to_act(state) == state.seat else ()
        if state.choice is None and HIT in offers and STAY in offers:
            question = Question(state.lines[state.seat], drawable(state), state.rules)
            if question.is_open():
                yield question


def sampled(edition: str, seats: int) -> list[Question]:
    """Some of them, from several games, with the rare ones first: Second Chances, x2, and decks that run out."""
    found: list[Question] = []
    for seed in range(4):
        setup = Setup(edition, {"minimum_seats": 1}, seats, seed, daring=0.9, is_rich=seed == 3)
        met = list(met_in(setup))
        Random(seed).shuffle(met)
        found += sorted(met, key=_commonness)[: ASKED_IN_A_GAME // 2] + met[: ASKED_IN_A_GAME // 2]
    return found


def _commonness(question: Question) -> tuple[bool, bool, int]:
    return (question.line.second_chances == 0, "x2" not in question.line.modifiers, sum(question.pile))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4, 9])
def test_what_seats_of_real_games_are_asked_is_decided_as_the_exact_values_say(edition: str, seats: int) -> None:
    for asked in sampled(edition, seats):
        exact = SOLVER.work_out(asked.line, asked.pile, asked.rules)
        assert SOLVER.hits(asked.line, asked.pile, asked.rules) == exact.is_hit_best, asked


def test_real_games_ask_of_second_chances_modifiers_and_small_decks() -> None:
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
def test_any_small_pile_is_decided_as_the_exact_values_say(asked: Question) -> None:
    exact = SOLVER.work_out(asked.line, asked.pile, asked.rules)
    assert SOLVER.hits(asked.line, asked.pile, asked.rules) == exact.is_hit_best


@proof(600)
@given(asked=questions())
def test_the_surplus_over_staying_lies_between_its_bounds(asked: Question) -> None:
    exact = SOLVER.work_out(asked.line, asked.pile, asked.rules)
    problem, _, values = SOLVER._pose(asked.line, asked.pile, asked.rules)
    describe(problem, STACK, opening(problem))
    if not sum(asked.pile[CARDS.index(card)] for card in CARDS if card not in ("freeze", "flip3")):
        return
    surplus = exact.value - exact.points
    assert surplus_at_least(problem, STACK) <= surplus + A_TRIFLE
    assert surplus_at_most(problem, values, room_of(problem) + WORK, STACK) >= surplus - A_TRIFLE


@proof(300)
@given(asked=questions())
def test_looking_less_far_never_hits_where_best_play_stays(asked: Question) -> None:
    problem, keys, values = SOLVER._pose(asked.line, asked.pile, asked.rules)
    if is_hit_better(problem, keys, values, 2):
        assert SOLVER.hits(asked.line, asked.pile, asked.rules)
