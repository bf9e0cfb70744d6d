"""How to play: every game's guide is complete in every language, by every edition and every house rule."""

from collections.abc import Iterator
from typing import get_args

import pytest

from volteface.kernel import Answer, find_game
from volteface.locale import LANGUAGES, Words, find_game_words
from volteface.locale.guide import describe_guide

GAMES = ("flip7", "phase10flip")
WORDS = {language: Words(language) for language in LANGUAGES}

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def rules_of(game: str) -> Iterator[dict[str, Answer]]:
    """Every edition's answers, and each with any one of them changed."""
    rulebook = find_game(game).rulebook
    for edition in rulebook.editions:
        answers = rulebook.resolve(edition)
        yield answers
        for name, ruling in rulebook.rulings.items():
            yield from (answers | {name: other} for other in ruling.alternatives(answers[name]))


def text_of(game: str, section: str, seats: int = 4, language: str = "en", /, **house: Answer) -> str:
    rulebook = find_game(game).rulebook
    answers = rulebook.resolve(next(iter(rulebook.editions)), house)
    found = describe_guide(WORDS[language], game, answers, seats)
    return next(said.text for said in found if said.id == section)


@each_game
def test_every_event_is_explained_by_exactly_one_section(game: str) -> None:
    explained = [event for section in find_game_words(game).guide for event in section.events]
    tags = [kind.__struct_config__.tag for kind in get_args(find_game(game).event_type)]
    assert sorted(explained) == sorted(tags)


@each_game
@each_language
def test_every_section_can_be_said_by_all_rules(game: str, language: str) -> None:
    for answers in rules_of(game):
        for seats in (1, 2, 4):
            said = describe_guide(WORDS[language], game, answers, seats)
            assert [section.id for section in said if not section.title or len(section.text) < 40] == []


@each_game
@each_language
def test_sections_are_short(game: str, language: str) -> None:
    for answers in rules_of(game):
        said = describe_guide(WORDS[language], game, answers, 4)
        assert {section.id: len(section.text) for section in said if len(section.text) > 420} == {}


@each_game
@each_language
def test_no_space_stands_before_a_comma_or_full_stop(game: str, language: str) -> None:
    for answers in rules_of(game):
        for section in describe_guide(WORDS[language], game, answers, 4):
            assert " ." not in section.text
            assert " ," not in section.text
            assert "  " not in section.text


def test_one_or_two_by_the_spanish_rules_are_told_of_the_challenge() -> None:
    answers = find_game("flip7").rulebook.resolve("es")
    for seats, is_told in ((1, True), (2, True), (3, False)):
        goal, *_, end = describe_guide(WORDS["es"], "flip7", answers, seats)
        assert ("en 4 rondas" in goal.text, "4 rondas" in end.text) == (is_told, is_told)


@pytest.mark.parametrize(
    ("section", "house", "said"),
    [
        ("goal", {"target_score": 300}, "until somebody has 300"),
        ("turn", {"initial_deal": "none"}, "begins the round with nothing"),
        ("turn", {"empty_stay": "refused"}, "Whoever has no card yet must hit."),
        ("flip3", {"deferred_after_bust": "dropped"}, "After a bust, waiting cards are dropped."),
        ("deck", {"reshuffle_each_round": "yes"}, "All cards are shuffled before every round."),
        ("end", {"tie": "shared"}, "If there is a tie, they win together."),
    ],
)
def test_house_rules_are_told_too(section: str, house: dict[str, Answer], said: str) -> None:
    assert said in text_of("flip7", section, **house)
    assert said not in text_of("flip7", section)


def test_phase_10_flip_lists_its_ten_phases() -> None:
    lines = text_of("phase10flip", "list").splitlines()
    assert (len(lines), lines[0], lines[9]) == (10, "Two runs of 2", "A run of 3 and two sets of 2")
