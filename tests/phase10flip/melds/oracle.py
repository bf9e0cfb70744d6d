"""A naive second opinion on laying down: tries every subset of a hand, and shares no code with the solver."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, permutations, product
from typing import NamedTuple

Cards = tuple[tuple[int, str], ...]  # a group's cards: number and face, sorted
LayDown = tuple[Cards, ...]

PHASES = {
    1: (("run", 2), ("run", 2)),
    2: (("run", 2), ("set", 2)),
    3: (("run", 2), ("set", 3)),
    4: (("run", 3), ("set", 2)),
    5: (("run", 4), ("set", 2)),
    6: (("run", 3), ("run", 3)),
    7: (("run", 3), ("set", 3)),
    8: (("run", 5), ("set", 2)),
    9: (("run", 2), ("set", 4)),
    10: (("run", 3), ("set", 2), ("set", 2)),
}


class Answers(NamedTuple):
    """The answers to the three rulings, by their names."""

    equal_groups: str
    lay_down_size: str
    numbered_card: str


EVERY_ANSWER = [
    Answers(*answers) for answers in product(("allowed", "refused"), ("exact", "at_least"), ("per_phase", "per_group"))
]


class Meld(NamedTuple):
    """A group found in a hand: which places of the hand it uses, and its cards."""

    places: frozenset[int]
    cards: Cards


def colour(face: str) -> str:
    return face[0] if face[0] in "rygb" else ""


def number(face: str) -> int | None:
    text = face.strip("rygb^")
    return None if text == "*" else int(text)


def points(face: str) -> int:
    value = number(face)
    return 20 if value is None else 5 if value <= 9 else 10


def sets_of(faces: tuple[str, ...]) -> Iterator[Cards]:
    """Every reading of these faces as a set."""
    for value in range(1, 13):
        if all(number(face) in (None, value) for face in faces):
            yield tuple(sorted((value, face) for face in faces))


def runs_of(faces: tuple[str, ...]) -> Iterator[Cards]:
    """Every reading of these faces as a run."""
    numbered = [(value, face) for face in faces if (value := number(face)) is not None]
    stars = [face for face in faces if number(face) is None]
    known = [value for value, _ in numbered]
    if len({colour(face) for face in faces}) > 1 or len(set(known)) < len(known):
        return
    for low in range(1, 14 - len(faces)):
        run = range(low, low + len(faces))
        if all(value in run for value in known):
            gaps = [value for value in run if value not in known]
            for order in permutations(gaps):
                yield tuple(sorted([*numbered, *zip(order, stars, strict=True)]))


@cache
def melds(hand: tuple[str, ...], kind: str, size: int) -> list[Meld]:
    """Every run or set of that size in a hand."""
    read = runs_of if kind == "run" else sets_of
    return [
        Meld(frozenset(places), cards)
        for places in combinations(range(len(hand)), size)
        for cards in set(read(tuple(hand[place] for place in places)))
    ]


def candidates(hand: tuple[str, ...], kind: str, size: int, answers: Answers) -> list[Meld]:
    """The groups that may serve where one of that size is asked for."""
    most = len(hand) if answers.lay_down_size == "at_least" else size
    return [meld for larger in range(size, most + 1) for meld in melds(hand, kind, larger)]


def lay_downs(hand: tuple[str, ...], phase: int, answers: Answers) -> Iterator[LayDown]:
    """Every lay-down of a phase, many of them more than once."""
    asked = PHASES[phase]
    for chosen in disjoint([candidates(hand, kind, size, answers) for kind, size in asked]):
        if allowed(chosen, phase, answers):
            yield in_order(tuple(meld.cards for meld in chosen), phase)


def satisfied_answers(hand: tuple[str, ...], phase: int, every_answer: Iterable[Answers]) -> set[Answers]:
    """The answers under which a hand can lay a phase; which number a run's star has makes no difference here."""
    found: set[Answers] = set()
    for size_answer in {answers.lay_down_size for answers in every_answer}:
        open_answers = {answers for answers in every_answer if answers.lay_down_size == size_answer}
        choices = [once_each(candidates(hand, *asked, next(iter(open_answers)))) for asked in PHASES[phase]]
        for chosen in disjoint(choices):
            found |= {answers for answers in open_answers - found if allowed(chosen, phase, answers)}
            if open_answers <= found:
                break
    return found


def once_each(found: list[Meld]) -> list[Meld]:
    """One run for all its readings, but each set, whose number matters."""
    kept = {(meld.places, meld.cards[0][0] == meld.cards[-1][0] and meld.cards[0][0]): meld for meld in found}
    return list(kept.values())


def allowed(chosen: tuple[Meld, ...], phase: int, answers: Answers) -> bool:
    groups = tuple(meld.cards for meld in chosen)
    return numbered_enough(groups, answers) and not (answers.equal_groups == "refused" and alike(groups, phase))


def disjoint(choices: list[list[Meld]]) -> Iterator[tuple[Meld, ...]]:
    """One of each, no card used twice."""
    if not choices:
        yield ()
        return
    for meld in choices[0]:
        rest = [[other for other in others if not meld.places & other.places] for others in choices[1:]]
        yield from ((meld, *others) for others in disjoint(rest))


def numbered_enough(groups: LayDown, answers: Answers) -> bool:
    numbered = [any(number(face) is not None for _, face in cards) for cards in groups]
    return all(numbered) if answers.numbered_card == "per_group" else any(numbered)


def alike(groups: LayDown, phase: int) -> bool:
    """Whether two runs have one colour or two sets one number."""
    marks: list[object] = []
    for (kind, _), cards in zip(PHASES[phase], groups, strict=True):
        if kind == "set":
            marks.append(cards[0][0])
        elif colour(cards[0][1]):
            marks.append(colour(cards[0][1]))
    return len(set(marks)) < len(marks)


def in_order(groups: LayDown, phase: int) -> LayDown:
    """The lay-down with interchangeable groups sorted."""
    asked = PHASES[phase]
    return tuple(
        cards for _, cards in sorted(zip(asked, groups, strict=True), key=lambda pair: (asked.index(pair[0]), pair[1]))
    )


def worth(groups: Iterable[Cards]) -> tuple[int, int]:
    """The points and the number of cards of a lay-down."""
    faces = [face for cards in groups for _, face in cards]
    return sum(map(points, faces)), len(faces)
