"""A message is said in full, or not at all."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from volteface.kernel import UnknownName, VoltefaceError
from volteface.locale import LANGUAGES, MissingWords, Words
from volteface.locale.words import read_resources, read_sources

from .catalogue import WORDS


def test_a_message_is_said_with_its_arguments() -> None:
    assert WORDS["en"].text("flip7-event-dealt", seat="Ada", card="8") == "8 for Ada."


def test_a_number_takes_its_plural() -> None:
    assert WORDS["fr"].text("terminal-points", points=1) == "1 point"


def test_no_mark_isolates_an_argument() -> None:
    assert not {"\u2068", "\u2069"} & set(WORDS["en"].text("flip7-event-dealt", seat="Ada", card="8"))


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no such message"):
        WORDS["en"].text("no-such-message")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingWords, match="card"):
        WORDS["en"].text("flip7-event-dealt", seat="Ada")


def test_a_missing_message_is_told_to_a_person_in_one_sentence() -> None:
    error = MissingWords("fr", "card-99", "there is no such message")
    assert isinstance(error, VoltefaceError)
    assert str(error) == "The message card-99 cannot be said in fr: there is no such message."


def test_it_is_known_which_messages_there_are() -> None:
    assert [WORDS["es"].has(name) for name in ("card-8", "card-99")] == [True, False]


def test_a_language_without_words_is_an_error() -> None:
    with pytest.raises(UnknownName):
        Words("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_knows_its_name(language: str) -> None:
    assert WORDS[language].language == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_that_is_parsed_alone_is_what_fluent_reads_in_its_file(language: str) -> None:
    whole = [entry for resource in read_resources(language).values() for entry in said_in(resource)]
    alone = [entry for source in read_sources(language).values() for entry in said_in(FluentResource(source))]
    assert len(alone) == len(whole)
    pairs = zip(alone, whole, strict=True)
    assert [one.id.name for one, other in pairs if not one.equals(other, ["span", "comment"])] == []


def said_in(resource: ftl.Resource) -> list[ftl.Message | ftl.Term]:
    """The entries of a resource; what Fluent cannot read is an error in `read_resources`."""
    return [entry for entry in resource.body if isinstance(entry, ftl.Message | ftl.Term)]
