"""Which cards of a hand the groups on the table would take, one after the other, and which remain."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from volteface.games.phase10flip.cards import NUMBERS, Colour, Face, colour_of, number_of, points_of
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.phases import GroupKind


class Spot(NamedTuple):
    """Where a group takes cards: the number of a set, or the two ends of a run and its colour if it has one."""

    low: int
    high: int
    is_run: bool
    colour: Colour | None


class Step(NamedTuple):
    """A face hit on a spot as a number."""

    face: Face
    spot: int
    number: int


class Shedding(NamedTuple):
    """The hits to make in their order, and what cannot be hit."""

    steps: tuple[Step, ...]
    left: tuple[Face, ...]


def spots_of(groups: Iterable[Group]) -> list[Spot]:
    """Where these groups take cards."""
    return [Spot(group.low, group.high, group.kind is GroupKind.RUN, group.colour) for group in groups]


def shed(spots: Sequence[Spot], faces: Sequence[Face]) -> Shedding:
    """Hit all that can be hit: numbered cards first, then stars that make room for one, then the other stars."""
    table, steps = list(spots), list[Step]()
    numbered = sorted((face for face in faces if number_of(face)), key=points_of, reverse=True)
    stars = [face for face in faces if not number_of(face)]
    while True:
        if (step := _first_numbered(table, numbered)) is not None:
            numbered.remove(step.face)
        elif (step := _first_star(table, stars, numbered)) is not None:
            stars.remove(step.face)
        else:
            return Shedding(tuple(steps), (*stars, *numbered))
        steps.append(step)
        table[step.spot] = _grown(table[step.spot], step)


def _first_numbered(table: Sequence[Spot], faces: Iterable[Face]) -> Step | None:
    """The first hit with a numbered card, on a set if one takes it, so that runs keep their ends."""
    for face in faces:
        number, colour, found = number_of(face), colour_of(face), None
        assert number is not None
        for place, (low, high, is_run, run_colour) in enumerate(table):
            if not is_run:
                if number == low:
                    return Step(face, place, number)
            elif number in (low - 1, high + 1) and (colour is None or run_colour in (None, colour)):
                found = place
        if found is not None:
            return Step(face, found, number)
    return None


def _first_star(table: Sequence[Spot], stars: Sequence[Face], numbered: Sequence[Face]) -> Step | None:
    """A star that makes room for a numbered card, or else any star that fits."""
    for star in stars:
        for place, spot in enumerate(table):
            if spot.is_run:
                for step in _star_steps(star, place, spot):
                    if _first_numbered((_grown(spot, step),), numbered) is not None:
                        return step
    return _any_star(table, stars)


def _any_star(table: Sequence[Spot], stars: Sequence[Face]) -> Step | None:
    for star in stars:
        for place, spot in sorted(enumerate(table), key=lambda item: item[1].is_run):
            if not spot.is_run:
                return Step(star, place, spot.low)
            for step in _star_steps(star, place, spot):
                return step
    return None


def _star_steps(star: Face, place: int, spot: Spot) -> list[Step]:
    """The ends of a run that a star may lengthen."""
    if colour_of(star) is not None and spot.colour not in (None, colour_of(star)):
        return []
    return [Step(star, place, number) for number in (spot.high + 1, spot.low - 1) if number in NUMBERS]


def _grown(spot: Spot, step: Step) -> Spot:
    if not spot.is_run:
        return spot
    return Spot(min(spot.low, step.number), max(spot.high, step.number), True, spot.colour or colour_of(step.face))
