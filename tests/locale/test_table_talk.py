"""What people at the table would say: one word for one thing, and no sentence that a name can break."""

import re

import pytest
from fluent.syntax import FluentSerializer

from tests.locale.catalogue import messages

FRENCH = ("fr", "fr-CA")
# Variables that are somebody's name: some begin with a vowel, and then "de" and "que" lose theirs.
NAME = re.compile(r"\b(?:de|que|jusque|le|la) \{ \$(?:name|names|seat|player|host|target|old|by|others|winners|bot) \}")
# What is said to all the people around one pad, and what a rule is searched by.
TO_A_GROUP = {
    "companion-few",
    "companion-second-deck",
    "companion-no-deal",
    "web-together-note",
    "web-fair-promise-absent",
}
SEARCHED = {"rules-search-ignored", "rules-search-same"}
COMMANDS = re.compile(r"\{[^{}]*\}|--\w+|«[^»]*»|'[^']*'|`[^`]*`")


def sentences(language: str) -> dict[str, str]:
    write = FluentSerializer().serialize_entry
    said = {message.id.name: write(message).partition("=")[2] for message in messages(language)}
    return {name: text for name, text in said.items() if name not in SEARCHED}


def saying(language: str, pattern: str) -> set[str]:
    return {name for name, text in sentences(language).items() if re.search(pattern, text, re.IGNORECASE)}


@pytest.mark.parametrize("language", FRENCH)
def test_french_puts_no_word_before_a_name_that_a_vowel_would_shorten(language: str) -> None:
    assert {name for name, text in sentences(language).items() if NAME.search(text)} == set()


@pytest.mark.parametrize("language", FRENCH)
def test_french_says_tu_to_one_person(language: str) -> None:
    assert saying(language, r"\b(?:vous|votre|vos)\b") <= TO_A_GROUP


@pytest.mark.parametrize("language", FRENCH)
def test_a_bot_has_one_name_in_french(language: str) -> None:
    said = {name: COMMANDS.sub("", text) for name, text in sentences(language).items()}
    assert {name for name, text in said.items() if re.search(r"\bbots?\b", text)} == set()


def test_quebec_plays_rondes_of_flip_7_and_manches_of_phase_10_flip() -> None:
    said = sentences("fr-CA")
    assert {name for name in said if name.startswith(("flip7-", "web-flip7-", "lesson-flip7-"))} & saying(
        "fr-CA", "manche"
    ) == set()
    assert {name for name in said if "phase10flip" in name or "-p10-" in name} & saying("fr-CA", "ronde") == set()


def test_quebec_takes_cards_with_the_word_piger() -> None:
    assert saying("fr-CA", r"\bpioch(?:e[rz]|ée?s?)\b") == set()


def test_spanish_has_one_word_for_the_deck() -> None:
    assert saying("es", r"\bmazos?\b") == set()
