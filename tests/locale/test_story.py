"""Events, refusals and lists of names as sentences."""

import pytest

from volteface.games.flip7.events import Busted, CardDropped, Frozen, GameEnded, RoundBegan, RoundScored, Stayed
from volteface.kernel import Game, Reason
from volteface.locale import LANGUAGES, explain, join, tell

from .catalogue import GAMES, NAMES, WORDS, event_classes, examples

ENGLISH = WORDS["en"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_event_is_told_in_every_language(game: Game, language: str) -> None:
    for event in (event for event_class in event_classes(game) for event in examples(event_class)):
        assert tell(WORDS[language], game.id, event, NAMES).endswith((".", "!")), event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event_class", [CardDropped, GameEnded])
def test_every_reason_in_an_event_has_a_sentence_of_its_own(event_class: type, language: str) -> None:
    told = {event.why: tell(WORDS[language], "flip7", event, NAMES) for event in examples(event_class)}
    assert len(set(told.values())) == len(told) > 1


def test_an_event_names_its_player_card_and_points() -> None:
    assert tell(ENGLISH, "flip7", Busted(0, "8", 41), NAMES) == "A second 8: Ada busts. 41 points, gone."


def test_a_round_for_some_names_them() -> None:
    assert tell(ENGLISH, "flip7", RoundBegan(9, 1, (0, 2)), NAMES) == "Round 9, for Ada and Inés only. Bo deals."


def test_points_are_listed_by_name() -> None:
    told = tell(ENGLISH, "flip7", RoundScored((0, 1, 41), (3, 140, 41)), NAMES)
    assert told == "The round is over. Points: Ada 0, Bo 1 and Inés 41. In all: Ada 3, Bo 140 and Inés 41."


def test_a_card_that_stays_with_its_drawer_is_told_otherwise_than_one_for_another() -> None:
    told = [tell(ENGLISH, "flip7", Frozen(0, by, 12), NAMES) for by in (0, 1)]
    assert told == [
        "Ada keeps the Freeze, and 12 points.",
        "Bo freezes Ada at 12 points. Not a bad place to stop.",
    ]


def test_a_choice_is_told_otherwise_than_what_just_happens() -> None:
    told = [tell(ENGLISH, "flip7", Stayed(0, 12, by_itself), NAMES) for by_itself in (True, False)]
    assert told == ["Ada stays and keeps 12 points.", "No card is left: Ada stops here and keeps 12 points."]


def test_a_refusal_names_its_player_and_card() -> None:
    reason = Reason("refused-target", {"seat": 1, "card": "freeze"})
    assert explain(ENGLISH, "flip7", reason, NAMES) == "Bo cannot be given this Freeze."


def test_a_refusal_may_be_about_a_card_that_does_not_exist() -> None:
    reason = Reason("refused-card-is-not-in-hand", {"card": "r13"})
    assert explain(ENGLISH, "phase10flip", reason, NAMES) == "There is no r13 in your hand."


def test_a_refusal_may_be_about_a_seat_that_does_not_exist() -> None:
    reason = Reason("refused-no-such-seat", {"seat": 9})
    assert explain(ENGLISH, "flip7", reason, NAMES) == "There is no seat 9 at this table."


@pytest.mark.parametrize(
    ("names", "joined"),
    [((), "nobody"), (("Ada",), "Ada"), (("Ada", "Bo"), "Ada and Bo"), (("Ada", "Bo", "Cy"), "Ada, Bo and Cy")],
)
def test_names_are_joined_as_in_speech(names: tuple[str, ...], joined: str) -> None:
    assert join(ENGLISH, names) == joined


@pytest.mark.parametrize("name", ["Inés", "Íñigo", "Hilario", "iker"])
def test_spanish_says_e_before_the_sound_of_i(name: str) -> None:
    assert join(WORDS["es"], ("Ada", name)) == f"Ada e {name}"


@pytest.mark.parametrize("name", ["Bo", "Yago", "Hierro", "Iago"])
def test_spanish_says_y_before_any_other_sound(name: str) -> None:
    assert join(WORDS["es"], ("Ada", name)) == f"Ada y {name}"
