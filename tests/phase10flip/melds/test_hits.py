"""Hits on laid groups, held against naive judgment of the group that would result."""

from itertools import pairwise
from random import Random

import pytest

from volteface.games.phase10flip.cards import FACES, Colour, Face, read_face
from volteface.games.phase10flip.groups import Group, make_group, place
from volteface.games.phase10flip.melds import (
    Fault,
    PossibleHit,
    add_hit,
    hit_numbers,
    hits,
    resolve_hit,
    why_not_group,
    why_not_hit,
)
from volteface.games.phase10flip.phases import GroupKind

from . import oracle


def read_group(kind: GroupKind, text: str) -> Group:
    said = [card.partition("=") for card in text.split()]
    return make_group(kind, [place(read_face(face), int(number) if number else None) for face, _, number in said])


def run(text: str) -> Group:
    return read_group(GroupKind.RUN, text)


def set_of(text: str) -> Group:
    return read_group(GroupKind.SET, text)


def could_lie(kind: GroupKind, cards: list[tuple[int, str]]) -> bool:
    """Whether these numbers and faces are a group, sides mixed or not."""
    numbers = sorted(number for number, _ in cards)
    honest = all(oracle.number(face) in (None, number) for number, face in cards)
    if kind is GroupKind.SET:
        return honest and len(set(numbers)) == 1 and numbers[0] in range(1, 13)
    steps = all(later - earlier == 1 for earlier, later in pairwise(numbers))
    colours = {oracle.colour(face) for _, face in cards} - {""}
    return honest and steps and numbers[0] >= 1 and numbers[-1] <= 12 and len(colours) <= 1


def grown_groups(generator: Random, count: int) -> list[Group]:
    """Groups that have been hit with cards of both sides, some of them full."""
    starts = [run("r4 r*=5"), run("6 7 8"), run("*=1 *=2"), set_of("g9 *=9"), run("b11 b12"), set_of("4 4 4")]
    grown = []
    for _ in range(count):
        group = generator.choice(starts)
        for _ in range(generator.randint(0, 60)):
            face = generator.choice(FACES)
            if numbers := hit_numbers(group, face):
                group = add_hit(group, face, generator.choice(numbers))
        grown.append(group)
    return grown


GROWN = grown_groups(Random(15), 90)


def test_the_hits_of_every_face_are_those_that_leave_a_group() -> None:
    for group in GROWN:
        lying = [(placed.number, str(placed.face)) for placed in group.cards]
        for face in FACES:
            fitting = [n for n in range(14) if could_lie(group.kind, [*lying, (n, face)])]
            assert list(hit_numbers(group, face)) == fitting, (group, face)


def test_the_judge_of_hits_refuses_all_others() -> None:
    for group in GROWN[:30]:
        for face in FACES:
            legal = hit_numbers(group, face)
            assert [n for n in range(14) if why_not_hit(group, face, n) is None] == list(legal)


def test_a_group_that_was_hit_is_still_a_group_in_order() -> None:
    for group in GROWN:
        assert why_not_group(group) is None
        assert make_group(group.kind, group.cards) == group


def test_some_of_the_groups_tried_are_full_and_some_mix_sides() -> None:
    assert any(group.is_full for group in GROWN)
    assert any(len({bool(oracle.colour(placed.face)) for placed in group.cards}) == 2 for group in GROWN)


@pytest.mark.parametrize(
    ("group", "colour"),
    [
        (run("6 7 8"), None),
        (run("6 7 *=8"), None),
        (run("r4 r5"), Colour.RED),
        (run("b*=4 b*=5"), Colour.BLUE),
        (run("6 7 g8"), Colour.GREEN),
        (run("6 7 y*=8"), Colour.YELLOW),
        (set_of("g9 y9"), None),
    ],
)
def test_a_run_has_the_colour_of_its_colour_faces_or_is_open(group: Group, colour: Colour | None) -> None:
    assert group.colour is colour


@pytest.mark.parametrize(
    ("group", "face", "number", "fault"),
    [
        (run("6 7 8"), "g9", 9, None),
        (run("6 7 8 g9"), "r10", 10, Fault.NOT_ONE_COLOUR),
        (run("6 7 8 g9"), "10", 10, None),
        (run("6 7 8 g9"), "*", 5, None),
        (run("6 7 8 g9"), "r*", 5, Fault.NOT_ONE_COLOUR),
        (run("r3 r4"), "r6", 6, Fault.NOT_NEXT),
        (run("r3 r4"), "r6", 5, Fault.NOT_ITS_NUMBER),
        (run("r4 r*=5 r6"), "r5", 5, Fault.NOT_NEXT),
        (run("11 12"), "*", 13, Fault.NO_SUCH_NUMBER),
        (run("11 12"), "*", 1, Fault.NOT_NEXT),
        (run("1 2 3 4 5 6 7 8 9 10 11 12"), "*", 12, Fault.RUN_IS_FULL),
        (set_of("g9 y9"), "r9", 9, None),
        (set_of("g9 y9"), "9^", 9, None),
        (set_of("g9 y9"), "b*", 9, None),
        (set_of("g9 y9"), "b*", 8, Fault.NOT_ONE_NUMBER),
        (set_of("g9 y9"), "b8", 8, Fault.NOT_ONE_NUMBER),
    ],
)
def test_the_judge_of_hits_says_what_is_wrong(group: Group, face: str, number: int, fault: Fault | None) -> None:
    assert why_not_hit(group, read_face(face), number) is fault


def test_a_star_may_join_either_end_of_a_run() -> None:
    assert hit_numbers(run("r4 r5"), Face("r*")) == (3, 6)


def test_a_full_run_takes_no_star() -> None:
    assert hit_numbers(run("1 2 3 4 5 6 7 8 9 10 11 12"), Face("*")) == ()


def test_the_hits_of_a_hand_are_listed_once_for_each_face() -> None:
    found = list(hits([run("r4 r5"), set_of("g9 y9")], [Face("r6"), Face("r6"), Face("r*"), Face("b1")]))
    assert found == [
        PossibleHit(0, Face("r6"), 6),
        PossibleHit(0, Face("r*"), 3),
        PossibleHit(0, Face("r*"), 6),
        PossibleHit(1, Face("r*"), 9),
    ]


@pytest.mark.parametrize(
    ("group", "face", "number", "resolved"),
    [
        (run("r4 r5"), "r6", None, 6),
        (run("r4 r5"), "r*", 3, 3),
        (run("r4 r5"), "r*", None, Fault.STAR_UNDECLARED),
        (run("11 12"), "*", None, Fault.STAR_UNDECLARED),
        (set_of("g9 y9"), "r*", None, 9),
        (set_of("g9 y9"), "r*", 8, 8),
    ],
)
def test_only_a_star_on_a_run_must_say_its_number(
    group: Group, face: str, number: int | None, resolved: int | Fault
) -> None:
    assert resolve_hit(group, read_face(face), number) == resolved
