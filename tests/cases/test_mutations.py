"""The cases pin down every ruling of every game: give another answer, and a case breaks."""

from collections.abc import Iterator

import pytest

from volteface.kernel import Answer, Case, games

from .collection import all_cases, broken_cases, known_game, rules_by, with_answer

EDITIONS = [(game, edition) for game in games() for edition in known_game(game).rulebook.editions]

each_edition = pytest.mark.parametrize(("game", "edition"), EDITIONS)


def changes(game: str, edition: str, *, is_moot: bool) -> Iterator[tuple[str, Answer]]:
    """Every other answer to every question that cases can prove."""
    for name, ruling in known_game(game).rulebook.rulings.items():
        position = ruling.editions[edition]
        if not ruling.setup and bool(position.moot) == is_moot:
            yield from ((name, answer) for answer in ruling.alternatives(position.answer))


def is_broken(game: str, edition: str, ruling: str, answer: Answer, cases: tuple[Case, ...]) -> bool:
    """Whether at least one of the cases notices the change."""
    return next(broken_cases(game, edition, ruling, answer, cases), None) is not None


def under_house_rules(game: str) -> tuple[Case, ...]:
    return tuple(case for case in all_cases(game) if case.rulings)


def plain(game: str) -> tuple[Case, ...]:
    return tuple(case for case in all_cases(game) if not case.rulings)


@each_edition
def test_every_other_answer_breaks_a_case(game: str, edition: str) -> None:
    found = list(changes(game, edition, is_moot=False))
    assert [change for change in found if not is_broken(game, edition, *change, all_cases(game))] == []
    assert found != []


@each_edition
def test_every_other_answer_to_a_moot_question_breaks_a_case_under_house_rules(game: str, edition: str) -> None:
    found = changes(game, edition, is_moot=True)
    assert [change for change in found if not is_broken(game, edition, *change, under_house_rules(game))] == []


@each_edition
def test_a_moot_answer_matters_under_house_rules_only(game: str, edition: str) -> None:
    for change in changes(game, edition, is_moot=True):
        assert [case.case for case in broken_cases(game, edition, *change, plain(game))] == [], change


@each_edition
def test_the_real_answers_change_nothing(game: str, edition: str) -> None:
    rulebook = known_game(game).rulebook
    assert rules_by(rulebook, known_game(game), edition) == known_game(game).rules(edition)
    for name, ruling in rulebook.rulings.items():
        assert with_answer(rulebook, edition, name, ruling.editions[edition].answer) == rulebook


def test_a_change_that_no_case_notices_is_found() -> None:
    deaf = tuple(case for case in all_cases("flip7") if case.rule.startswith("5."))
    assert not is_broken("flip7", "en", "tie", "shared", deaf)


@pytest.mark.parametrize(("game", "setup"), [("flip7", {"minimum_seats", "decks"}), ("phase10flip", {"minimum_seats"})])
def test_only_set_up_questions_are_left_to_ordinary_tests(game: str, setup: set[str]) -> None:
    assert {name for name, ruling in known_game(game).rulebook.rulings.items() if ruling.setup} == setup
