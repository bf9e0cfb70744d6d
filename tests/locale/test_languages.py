"""Which language a person means."""

import pytest

from volteface.kernel import UnknownName
from volteface.locale import LANGUAGES, find_language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_found_by_its_own_name(language: str) -> None:
    assert find_language(language) == language


@pytest.mark.parametrize("text", ["en_US.UTF-8", "EN", "en-gb", " en "])
def test_english_is_found_under_the_names_systems_give_it(text: str) -> None:
    assert find_language(text) == "en"


@pytest.mark.parametrize("text", ["fr_CA", "fr-ca", "FR_CA.UTF-8"])
def test_quebec_french_is_told_by_its_region(text: str) -> None:
    assert find_language(text) == "fr-CA"


@pytest.mark.parametrize(("text", "language"), [("fr_BE@euro", "fr"), ("es_MX", "es")])
def test_a_region_without_words_of_its_own_speaks_its_language(text: str, language: str) -> None:
    assert find_language(text) == language


@pytest.mark.parametrize("text", ["de", "", "english", "C"])
def test_an_unknown_language_is_an_error_that_lists_the_known_ones(text: str) -> None:
    with pytest.raises(UnknownName, match="en, fr, fr-CA, es"):
        find_language(text)


def test_without_a_name_the_environment_speaks() -> None:
    assert find_language(None, {"LANG": "es_ES.UTF-8"}) == "es"


def test_the_more_particular_variable_is_asked_first() -> None:
    assert find_language(None, {"LANG": "es_ES", "LC_ALL": "fr_FR"}) == "fr"


def test_the_first_known_language_of_a_list_is_taken() -> None:
    assert find_language(None, {"LANGUAGE": "de:fr_CA:es"}) == "fr-CA"


def test_an_empty_variable_counts_as_missing() -> None:
    assert find_language(None, {"LC_ALL": "", "LANG": "fr_FR"}) == "fr"


@pytest.mark.parametrize("environment", [{}, {"LANG": "C.UTF-8"}, {"LANG": "de_DE"}])
def test_an_environment_that_speaks_none_of_them_gets_english(environment: dict[str, str]) -> None:
    assert find_language(None, environment) == "en"


def test_nothing_at_all_gets_english() -> None:
    assert find_language(None) == "en"
