"""Faces, groups, phases and events of Phase 10 FLIP! as sentences."""

import pytest

from volteface.games.phase10flip.cards import Card, Colour, Face, Side
from volteface.games.phase10flip.events import (
    Discarded,
    Drew,
    Flipped,
    GameEnded,
    HandsDealt,
    HitMade,
    LaidDown,
    RoundScored,
    RoundStopped,
    Took,
    seen,
)
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.phases import phase_of
from volteface.kernel import Reason
from volteface.locale import LANGUAGES, MissingWords, explain, tell
from volteface.locale.phase10flip import name_card, name_group, name_phase, name_the_face

from .catalogue import NAMES, OPEN_RUN, RUN, SET, SET_WITH_STARS, WORDS, examples

ENGLISH = WORDS["en"]
DREW = Drew(0, Face("9"), Face("r5^"))


def told(event: object, language: str = "en") -> str:
    return tell(WORDS[language], "phase10flip", event, NAMES)


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("r5", "red 5"),
        ("b*", "blue star"),
        ("5", "5"),
        ("*", "star"),
        ("g12^", "green 12 FLIP"),
        ("*^", "star FLIP"),
        ("r5^/9", "red 5 FLIP / 9"),
    ],
)
def test_a_card_is_named_by_its_faces(card: str, name: str) -> None:
    assert name_card(ENGLISH, card) == name


@pytest.mark.parametrize(
    ("language", "number", "star"),
    [
        ("en", "the green 5", "the green star"),
        ("fr", "le 5 vert", "l’étoile verte"),
        ("fr-CA", "le 5 vert", "l’étoile verte"),
        ("es", "el 5 verde", "la estrella verde"),
    ],
)
def test_a_face_has_the_article_and_the_gender_of_its_language(language: str, number: str, star: str) -> None:
    assert [name_the_face(WORDS[language], face) for face in ("g5", "g*")] == [number, star]


@pytest.mark.parametrize("card", ["r13", "r", "p5", "r5/9/9", "r5/", "", "freeze^"])
def test_what_is_no_card_has_no_name(card: str) -> None:
    with pytest.raises(MissingWords):
        name_card(ENGLISH, card)


@pytest.mark.parametrize(
    ("group", "name"),
    [
        (RUN, "red 4 ★5 6"),
        (OPEN_RUN, "11 12 in any colour"),
        (SET, "two 9s"),
        (SET_WITH_STARS, "three 9s (2 stars)"),
    ],
)
def test_a_group_is_named_by_what_may_be_added_to_it(group: Group, name: str) -> None:
    assert name_group(ENGLISH, group) == name


@pytest.mark.parametrize(
    ("number", "language", "name"),
    [
        (1, "en", "two runs of 2 in one colour"),
        (3, "en", "a run of 2 in one colour and a set of 3"),
        (10, "en", "a run of 3 in one colour and two sets of 2"),
        (10, "fr", "une suite couleur de 3 et deux séries de 2"),
        (10, "es", "una escalera de 3 de un color y dos series de 2"),
    ],
)
def test_a_phase_is_named_by_what_it_asks_for(number: int, language: str, name: str) -> None:
    assert name_phase(WORDS[language], phase_of(number)) == name


def test_whoever_draws_is_told_the_face() -> None:
    assert told(seen(DREW, 0)) == "Ada draws the red 5 FLIP. On its back: 9."


@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_is_told_more_than_the_back(seat: int | None) -> None:
    assert told(seen(DREW, seat)) == "Ada draws a card. On its back: 9."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_that_is_hidden_is_in_no_language_part_of_the_sentence(language: str) -> None:
    assert "FLIP" not in told(seen(DREW, 1), language)


def test_a_card_from_the_discard_pile_is_told_with_both_faces() -> None:
    assert told(Took(1, Card("r5/9^"))) == "Bo takes red 5 / 9 FLIP from the discard pile."


def test_the_first_discard_is_told_with_both_faces() -> None:
    assert told(HandsDealt(Card("b*/3"))) == "Ten cards each. The discard pile begins with blue star / 3."


def test_a_phase_is_told_group_by_group() -> None:
    assert told(LaidDown(0, 4, (RUN, SET))) == "Ada lays phase 4: red 4 ★5 6 and two 9s."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (HitMade(0, Face("r7"), 7, 1, 0), "Ada adds the red 7 to group 1 of Bo."),
        (HitMade(0, Face("r*"), 7, 1, 1), "Ada adds the red star, as 7, to group 2 of Bo."),
        (HitMade(0, Face("7"), 7, 0, 0), "Ada adds the 7 to their own group 1."),
        (HitMade(0, Face("*"), 7, 0, 0), "Ada adds the star, as 7, to their own group 1."),
        (
            HitMade(0, Face("y7"), 7, 1, 0, Colour.YELLOW),
            "Ada adds the yellow 7 to group 1 of Bo. It is a yellow run from now on.",
        ),
    ],
)
def test_a_hit_says_where_and_for_a_star_as_what(event: HitMade, sentence: str) -> None:
    assert told(event) == sentence


def test_a_discard_names_its_face() -> None:
    assert told(Discarded(2, Face("y12"))) == "Inés discards the yellow 12."


@pytest.mark.parametrize(
    ("side", "sentence"),
    [
        (Side.INTENSE, "About turn! Bo flips the table: INTENSE side."),
        (Side.COLOUR, "About turn! Bo flips the table: COLOUR side."),
    ],
)
def test_a_flip_says_which_side_is_up_now(side: Side, sentence: str) -> None:
    assert told(Flipped(1, side)) == sentence


@pytest.mark.parametrize(("laid", "said"), [((), "and nobody laid a phase."), ((0, 2), "Phase laid by Ada and Inés.")])
def test_a_scored_round_says_who_laid(laid: tuple[int, ...], said: str) -> None:
    assert said in told(RoundScored((0, 5, 40), (10, 15, 50), laid))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event_class", [RoundStopped, GameEnded])
def test_every_reason_in_an_event_has_a_sentence_of_its_own(event_class: type, language: str) -> None:
    sentences = {event.why: told(event, language) for event in examples(event_class)}
    assert len(set(sentences.values())) == len(sentences) > 1


@pytest.mark.parametrize("card", ["r5", "r5^/9"])
def test_a_refusal_names_a_face_or_a_whole_card(card: str) -> None:
    reason = Reason("refused-card-is-not-in-hand", {"card": card})
    assert explain(ENGLISH, "phase10flip", reason, NAMES) == f"There is no {name_card(ENGLISH, card)} in your hand."
