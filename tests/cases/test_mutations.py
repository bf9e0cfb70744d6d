"""The cases pin down every ruling: give another answer, and a case breaks."""

import pytest

from volteface.games.flip7.rules import RULEBOOK
from volteface.kernel import Answer, Case

from .collection import all_cases, broken_cases

CASES = all_cases()
PLAIN = tuple(case for case in CASES if not case.rulings)
UNDER_HOUSE_RULES = tuple(case for case in CASES if case.rulings)
CHANGES = [
    pytest.param(edition, name, answer, id=f"{edition}-{name}-{answer}")
    for name, ruling in RULEBOOK.rulings.items()
    if not ruling.setup
    for edition, position in ruling.editions.items()
    for answer in ruling.alternatives(position.answer)
]
MOOT = [
    change for change in CHANGES if RULEBOOK.rulings[str(change.values[1])].editions[str(change.values[0])].moot
]  # fmt: skip


def is_broken(edition: str, ruling: str, answer: Answer, cases: tuple[Case, ...]) -> bool:
    """Whether at least one of the cases notices the change."""
    return next(broken_cases(edition, ruling, answer, cases), None) is not None


@pytest.mark.parametrize(("edition", "ruling", "answer"), CHANGES)
def test_another_answer_breaks_a_case(edition: str, ruling: str, answer: Answer) -> None:
    moot = RULEBOOK.rulings[ruling].editions[edition].moot
    assert is_broken(edition, ruling, answer, UNDER_HOUSE_RULES if moot else CASES)


@pytest.mark.parametrize(("edition", "ruling", "answer"), MOOT)
def test_a_moot_answer_matters_under_house_rules_only(edition: str, ruling: str, answer: Answer) -> None:
    assert [case.case for case in broken_cases(edition, ruling, answer, PLAIN)] == []


@pytest.mark.parametrize(("edition", "name"), [(edition, name) for name in RULEBOOK.rulings for edition in RULEBOOK.editions])
def test_the_real_answers_break_no_case(edition: str, name: str) -> None:
    answer = RULEBOOK.rulings[name].editions[edition].answer
    assert not is_broken(edition, name, answer, CASES[:40])


def test_a_change_that_no_case_notices_is_found() -> None:
    deaf = tuple(case for case in CASES if case.rule.startswith("5."))
    assert not is_broken("en", "tie", "shared", deaf)


def test_only_set_up_questions_are_left_to_ordinary_tests() -> None:
    assert {name for name, ruling in RULEBOOK.rulings.items() if ruling.setup} == {"minimum_seats", "decks"}
