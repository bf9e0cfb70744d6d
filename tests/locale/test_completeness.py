"""Every language says everything, with the same variables."""

import re

import pytest
from fluent.syntax import FluentSerializer

from volteface.games.flip7.cards import CARDS
from volteface.games.flip7.moves import TARGETING
from volteface.games.flip7.state import Status
from volteface.games.phase10flip.cards import FACES, Colour, Side
from volteface.games.phase10flip.phases import PHASES
from volteface.kernel import Game
from volteface.locale import LANGUAGES, flip7
from volteface.locale.phase10flip import name_card, name_phase, name_the_face
from volteface.locale.words import read_resources

from .catalogue import GAMES, WORDS, event_classes, messages, refusals, ruling_ids, variables

# A sign that French sets apart, after a space at which a line may break.
LONELY_SIGN = {"fr": re.compile(r" [?!;:%»]|« "), "fr-CA": re.compile(r" [:%»]|« ")}

# What a seat may be asked in Phase 10 FLIP!, by what it may do.
PHASE_10_ASKS = ("draw-or-take", "take-only", "draw-only", "lay-or-discard", "hit-or-discard")

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_language
def test_every_language_has_the_same_files(language: str) -> None:
    assert read_resources(language).keys() == read_resources("en").keys()


@each_language
def test_every_language_has_the_same_messages(language: str) -> None:
    assert variables(language).keys() ^ variables("en").keys() == set()


@each_language
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    english = variables("en")
    other = {name: found for name, found in variables(language).items() if found != english.get(name)}
    assert other == {}


@each_language
@each_game
def test_every_question_answer_reading_and_edition_has_words(game: Game, language: str) -> None:
    assert [name for name in ruling_ids(game) if not WORDS[language].has(name)] == []


@each_language
@each_game
def test_every_game_has_a_title(game: Game, language: str) -> None:
    assert WORDS[language].has(f"{game.id}-title")


@each_language
@each_game
def test_every_event_has_words(game: Game, language: str) -> None:
    tags = [event.__struct_config__.tag.replace("_", "-") for event in event_classes(game)]  # type: ignore[attr-defined]
    assert [tag for tag in tags if not WORDS[language].has(f"{game.id}-event-{tag}")] == []


@each_language
@each_game
def test_every_refusal_has_words_for_its_arguments(game: Game, language: str) -> None:
    for reason, arguments in refusals(game):
        assert WORDS[language].text(reason, **dict.fromkeys(arguments, "Ada"))


@each_game
def test_there_are_refusals_to_look_at(game: Game) -> None:
    assert refusals(game) != []


@each_language
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({flip7.name_card(WORDS[language], card) for card in CARDS}) == len(CARDS)


@each_language
@pytest.mark.parametrize("status", Status)
def test_every_status_has_a_word(status: Status, language: str) -> None:
    assert WORDS[language].has(f"status-{status.value}")


@each_language
@pytest.mark.parametrize("card", TARGETING)
def test_every_choice_of_a_target_is_asked_for_in_words(card: str, language: str) -> None:
    tag = TARGETING[card].__struct_config__.tag  # type: ignore[index]
    assert WORDS[language].text(f"flip7-ask-{tag}", name="Ada")


@each_language
@pytest.mark.parametrize("ask", PHASE_10_ASKS)
def test_everything_that_phase_10_asks_is_asked_in_words(ask: str, language: str) -> None:
    assert "Ada" in WORDS[language].text(f"phase10flip-ask-{ask}", name="Ada")


@each_language
def test_every_face_has_a_name_of_its_own(language: str) -> None:
    assert len({name_card(WORDS[language], face) for face in FACES}) == len(FACES)


@each_language
def test_every_face_is_named_with_its_article_too(language: str) -> None:
    words = WORDS[language]
    assert [face for face in FACES if not name_the_face(words, face).endswith(name_card(words, face))] == []


@each_language
@pytest.mark.parametrize("colour", Colour)
def test_every_colour_has_a_word(colour: Colour, language: str) -> None:
    assert WORDS[language].has(f"colour-{colour.value}")


@each_language
def test_every_colour_has_a_letter_of_its_own(language: str) -> None:
    letters = {WORDS[language].text(f"colour-{colour.value}-letter") for colour in Colour}
    assert sorted(map(len, letters)) == [1] * len(Colour)


@each_language
@pytest.mark.parametrize("side", Side)
def test_every_side_has_a_word(side: Side, language: str) -> None:
    assert WORDS[language].has(f"side-{side.value}")


@each_language
def test_every_phase_asks_for_something_else(language: str) -> None:
    assert len({name_phase(WORDS[language], phase) for phase in PHASES}) == len(PHASES)


@pytest.mark.parametrize("language", LONELY_SIGN)
def test_a_french_sign_never_parts_from_its_word(language: str) -> None:
    lines = FluentSerializer().serialize_entry
    said = {message.id.name: lines(message) for message in messages(language)}
    assert [name for name, text in said.items() if LONELY_SIGN[language].search(text)] == []
