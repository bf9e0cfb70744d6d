"""Stars whose number was left out."""

import pytest

from volteface.games.phase10flip.cards import read_face
from volteface.games.phase10flip.melds import Fault, resolve_numbers
from volteface.games.phase10flip.phases import GroupKind


def resolve(kind: GroupKind, text: str) -> tuple[int, ...] | Fault:
    said = [card.partition("=") for card in text.split()]
    return resolve_numbers(kind, [(read_face(face), int(number) if number else None) for face, _, number in said])


@pytest.mark.parametrize(
    ("text", "numbers"), [("g9 y*", (9, 9)), ("y* b*=4", (4, 4)), ("* 3 *", (3, 3, 3)), ("g9 y8 b*", (9, 8, 9))]
)
def test_a_star_in_a_set_stands_for_the_number_of_the_set(text: str, numbers: tuple[int, ...]) -> None:
    assert resolve(GroupKind.SET, text) == numbers


def test_a_set_of_stars_must_say_its_number() -> None:
    assert resolve(GroupKind.SET, "g* y*") is Fault.STAR_UNDECLARED


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("r4 r* r6", (4, 5, 6)),
        ("r6 r* r4", (6, 5, 4)),
        ("r12 r*", (12, 11)),
        ("r* r1", (2, 1)),
        ("* 12 *", (10, 12, 11)),
        ("3 * * 6", (3, 4, 5, 6)),
        ("4 *=5 *  7", (4, 5, 6, 7)),
        ("4 b* 6", (4, 5, 6)),
    ],
)
def test_a_star_in_a_run_fills_the_only_gap_there_is(text: str, numbers: tuple[int, ...]) -> None:
    assert resolve(GroupKind.RUN, text) == numbers


@pytest.mark.parametrize("text", ["r4 r*", "r4 r5 r*", "* *", "3 * * 5"])
def test_a_star_that_could_be_low_or_high_must_say_which(text: str) -> None:
    assert resolve(GroupKind.RUN, text) is Fault.STAR_UNDECLARED


@pytest.mark.parametrize("text", ["r4 r* r9", "r4 r4 r*", "r4 r*=13 r*", "1 * * * * * * * * * * * *"])
def test_what_no_star_can_make_a_run_is_none(text: str) -> None:
    assert resolve(GroupKind.RUN, text) is Fault.NOT_CONSECUTIVE


@pytest.mark.parametrize("kind", list(GroupKind))
def test_a_number_that_was_given_is_left_as_it_is(kind: GroupKind) -> None:
    assert resolve(kind, "r4 r*=13 r*=2") == (4, 13, 2)
