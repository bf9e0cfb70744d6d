"""Every rule case of every game holds in each of its editions."""

import pytest

from volteface.cli.check import judge_file
from volteface.kernel import games

from .collection import all_cases, files_of, known_game

CHAPTERS = {"flip7": (*range(1, 15), 19), "phase10flip": range(2, 15)}

every_game = pytest.mark.parametrize("game", games())


@every_game
def test_every_case_holds(game: str) -> None:
    verdicts = [verdict for file in files_of(game) for verdict in judge_file(file)]
    assert [verdict for verdict in verdicts if verdict.problem is not None] == []
    assert len(verdicts) == sum(len(case.editions) for case in all_cases(game))


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
