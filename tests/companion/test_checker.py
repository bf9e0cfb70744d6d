"""Is this a phase? The engine's own solver and judge answer, for whoever asks."""

from typing import Any

import pytest

from volteface.kernel import InvalidInput, UnknownName
from volteface.rooms.companion.checks import CardQuestion, check_cards


def ask(**question: Any) -> Any:
    return check_cards(CardQuestion("phase10flip", question))


def phase(number: int, hand: str, side: str = "colour") -> Any:
    return ask(question="phase", phase=number, side=side, hand=hand.split())


def placed(text: str) -> list[dict[str, Any]]:
    faces = [part.partition("=") for part in text.split()]
    return [{"face": face, "number": int(number or face.strip("rygb^"))} for face, _, number in faces]


def test_a_phase_is_laid_the_best_way_first() -> None:
    """Phase 4 is a run of 3 and a set of 2; a star that is not needed stays in hand."""
    answer = phase(4, "r3 r4 r5 b9 g9 y* y1")
    assert (answer.is_phase, answer.short) == (True, 0)
    assert [str(group) for group in answer.ways[0].groups] == ["r3 r4 r5", "g9 b9"]
    assert (answer.ways[0].left, answer.ways[0].points) == (("y1", "y*"), 25)
    assert len(answer.ways) > 1


def test_one_card_short_says_which_cards_complete_it() -> None:
    answer = phase(4, "r3 r4 b9 g9")
    assert (answer.is_phase, answer.short, answer.ways) == (False, 1, ())
    assert {"r2", "r5", "r*"} <= set(answer.completing)
    assert sum(len(group.cards) for group in answer.almost) == 5


def test_two_short_says_how_far_the_other_phases_are() -> None:
    answer = phase(10, "r1 r2 b7 g7")
    assert answer.short == 3
    assert answer.short_by_phase[1] == 0


def test_the_intense_side_knows_no_colours() -> None:
    assert phase(1, "1 2 5 6", "intense").is_phase
    with pytest.raises(InvalidInput):
        phase(1, "r1 2", "intense")


def test_an_empty_hand_lacks_everything() -> None:
    answer = phase(1, "")
    assert (answer.is_phase, answer.short, answer.completing) == (False, 4, ())


def test_more_copies_than_the_deck_has_are_refused() -> None:
    with pytest.raises(InvalidInput, match="only"):
        phase(1, "r1 r1 r1 r1 r1")


def test_a_marked_card_counts_like_an_unmarked_one() -> None:
    assert phase(2, "r1^ r2 b7 g7^").is_phase


@pytest.mark.parametrize(
    ("kind", "cards", "face", "numbers"),
    [
        ("run", "r3 r4 r5", "r6", (6,)),
        ("run", "r3 r4 r5", "6", (6,)),
        ("run", "r3 r4 r5", "r*", (2, 6)),
        ("set", "b9 g9", "r9", (9,)),
        ("set", "b9 g9 r*=9", "*", (9,)),
    ],
)
def test_a_card_may_be_hit(kind: str, cards: str, face: str, numbers: tuple[int, ...]) -> None:
    answer = ask(question="hit", kind=kind, cards=placed(cards), face=face)
    assert (answer.may_hit, answer.numbers, answer.reason) == (True, numbers, None)


@pytest.mark.parametrize(
    ("kind", "cards", "face", "reason"),
    [
        ("run", "r3 r4 r5", "b6", "refused-run-has-one-colour"),
        ("run", "r3 r4 r5", "r8", "refused-card-is-not-next-to-the-run"),
        ("set", "b9 g9", "r8", "refused-set-has-one-number"),
        ("run", "r3 r5", "r6", "refused-run-is-consecutive"),
    ],
)
def test_a_card_may_not_be_hit(kind: str, cards: str, face: str, reason: str) -> None:
    answer = ask(question="hit", kind=kind, cards=placed(cards), face=face)
    assert (answer.may_hit, answer.numbers, answer.reason.id) == (False, (), reason)


def test_nonsense_is_refused() -> None:
    for question in ({"question": "weather"}, {"question": "hit", "kind": "run", "cards": [], "face": "r1"}):
        with pytest.raises(InvalidInput):
            check_cards(CardQuestion("phase10flip", question))
    with pytest.raises(UnknownName):
        check_cards(CardQuestion("flip7", {}))
