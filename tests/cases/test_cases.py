"""Every rule case of every game holds in each of its editions."""

import pytest

from volteface.kernel import Case, games

from .collection import all_cases, files_of, known_game, run_by

RUNS = [
    pytest.param(case, edition, id=f"{game}-{edition}: {case.case}".encode("ascii", "replace").decode())
    for game in games()
    for case in all_cases(game)
    for edition in case.editions
]
CHAPTERS = {"flip7": (*range(1, 15), 19), "phase10flip": range(2, 15)}

every_game = pytest.mark.parametrize("game", games())


@pytest.mark.parametrize(("case", "edition"), RUNS)
def test_the_case_holds(case: Case, edition: str) -> None:
    assert run_by(known_game(case.game).rulebook, case, edition).problem is None


@every_game
def test_every_edition_has_cases(game: str) -> None:
    assert {edition for case in all_cases(game) for edition in case.editions} == known_game(
        game
    ).rulebook.editions.keys()


@every_game
def test_no_case_names_an_edition_twice(game: str) -> None:
    assert [case.case for case in all_cases(game) if len(set(case.editions)) < len(case.editions)] == []


@every_game
def test_no_two_cases_of_an_edition_have_the_same_title(game: str) -> None:
    titles = [(edition, case.case) for case in all_cases(game) for edition in case.editions]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []


@every_game
def test_every_chapter_with_rules_of_play_has_a_file(game: str) -> None:
    chapters = {file.name.partition("-")[0] for file in files_of(game) if "-" in file.name}
    assert chapters == {f"{chapter:02}" for chapter in CHAPTERS[game]}
