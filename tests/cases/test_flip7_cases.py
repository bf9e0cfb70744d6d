"""Every rule case of Flip 7 holds in each of its editions."""

import pytest

from volteface.games.flip7.rules import RULEBOOK
from volteface.kernel import Case

from .collection import FOLDER, all_cases, run_by

CASES = all_cases()
RUNS = [
    pytest.param(case, edition, id=f"{edition}: {case.case}".encode("ascii", "replace").decode())
    for case in CASES
    for edition in case.editions
]


@pytest.mark.parametrize(("case", "edition"), RUNS)
def test_the_case_holds(case: Case, edition: str) -> None:
    assert run_by(RULEBOOK, case, edition).problem is None


def test_every_edition_has_cases() -> None:
    assert {edition for case in CASES for edition in case.editions} == RULEBOOK.editions.keys()


def test_no_case_names_an_edition_twice() -> None:
    assert [case.case for case in CASES if len(set(case.editions)) < len(case.editions)] == []


def test_no_two_cases_of_an_edition_have_the_same_title() -> None:
    titles = [(edition, case.case) for case in CASES for edition in case.editions]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []


def test_every_chapter_with_rules_of_play_has_a_file() -> None:
    chapters = {file.name.partition("-")[0] for file in FOLDER.glob("*-*.yaml")}
    assert chapters == {f"{chapter:02}" for chapter in (*range(1, 15), 19)}
