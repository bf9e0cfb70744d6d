"""The cases pin down every ruling of every game: give another answer, and a case breaks."""

import pytest

from volteface.kernel import Answer, Case, games

from .collection import all_cases, broken_cases, known_game

RULINGS = [(game, name, ruling) for game in games() for name, ruling in known_game(game).rulebook.rulings.items()]
CHANGES = [
    pytest.param(game, edition, name, answer, bool(position.moot), id=f"{game}-{edition}-{name}-{answer}")
    for game, name, ruling in RULINGS
    if not ruling.setup
    for edition, position in ruling.editions.items()
    for answer in ruling.alternatives(position.answer)
]
MOOT = [pytest.param(*change.values[:4], id=change.id) for change in CHANGES if change.values[4]]
ANSWERS = [
    pytest.param(game, edition, name, position.answer, id=f"{game}-{edition}-{name}")
    for game, name, ruling in RULINGS
    for edition, position in ruling.editions.items()
]


def is_broken(game: str, edition: str, ruling: str, answer: Answer, cases: tuple[Case, ...]) -> bool:
    """Whether at least one of the cases notices the change."""
    return next(broken_cases(game, edition, ruling, answer, cases), None) is not None


def under_house_rules(game: str) -> tuple[Case, ...]:
    return tuple(case for case in all_cases(game) if case.rulings)


def plain(game: str) -> tuple[Case, ...]:
    return tuple(case for case in all_cases(game) if not case.rulings)


@pytest.mark.parametrize(("game", "edition", "ruling", "answer", "is_moot"), CHANGES)
def test_another_answer_breaks_a_case(game: str, edition: str, ruling: str, answer: Answer, is_moot: bool) -> None:
    assert is_broken(game, edition, ruling, answer, under_house_rules(game) if is_moot else all_cases(game))


@pytest.mark.parametrize(("game", "edition", "ruling", "answer"), MOOT)
def test_a_moot_answer_matters_under_house_rules_only(game: str, edition: str, ruling: str, answer: Answer) -> None:
    assert [case.case for case in broken_cases(game, edition, ruling, answer, plain(game))] == []


@pytest.mark.parametrize(("game", "edition", "ruling", "answer"), ANSWERS)
def test_the_real_answers_break_no_case(game: str, edition: str, ruling: str, answer: Answer) -> None:
    assert not is_broken(game, edition, ruling, answer, all_cases(game)[:40])


def test_a_change_that_no_case_notices_is_found() -> None:
    deaf = tuple(case for case in all_cases("flip7") if case.rule.startswith("5."))
    assert not is_broken("flip7", "en", "tie", "shared", deaf)


@pytest.mark.parametrize(("game", "setup"), [("flip7", {"minimum_seats", "decks"}), ("phase10flip", set())])
def test_only_set_up_questions_are_left_to_ordinary_tests(game: str, setup: set[str]) -> None:
    assert {name for name, ruling in known_game(game).rulebook.rulings.items() if ruling.setup} == setup
