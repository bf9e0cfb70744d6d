"""A game from outside brings its own words."""

import pytest

from higher.state import GotCard, Said
from tests.locale.catalogue import event_classes, examples, refusals, ruling_ids
from volteface.kernel import Reason, find_game
from volteface.locale import Words, explain, tell

NAMES = ("Ada", "Bo", "Inés")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_event_is_told(language: str) -> None:
    words = Words(language)
    for event in (event for kind in event_classes(find_game("higher")) for event in examples(kind)):
        assert tell(words, "higher", event, NAMES).endswith((".", "!"))


def test_a_game_names_its_cards_itself() -> None:
    told = [tell(Words("fr"), "higher", event, NAMES) for event in (GotCard(1, 3), GotCard(1, None), Said(0, True))]
    assert told == ["Bo reçoit le 3.", "Bo reçoit une carte.", "Ada dit : plus haut !"]


def test_a_language_that_the_game_lacks_is_told_in_english() -> None:
    assert tell(Words("es"), "higher", Said(0, False), NAMES) == "Ada says: not higher."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_ruling_edition_and_refusal_has_words(language: str) -> None:
    words, game = Words(language), find_game("higher")
    assert [message for message in ruling_ids(game) if not words.has(message)] == []
    for reason, arguments in refusals(game):
        assert explain(words, "higher", Reason(reason, dict.fromkeys(arguments, 7)), NAMES)
