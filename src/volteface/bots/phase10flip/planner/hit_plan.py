"""Plan all hits that a hand can make on the groups on the table, and what remains."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from volteface.games.phase10flip.cards import FACES, NUMBERS, Colour, Face, colour_of, number_of, points_of
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.phases import GroupKind

CACHE_SIZE: Final = 1 << 14
FIGURES: Final = {face: (number_of(face) or 0, colour_of(face)) for face in FACES}  # a star has no number


class GroupEnds(NamedTuple):
    """Where a group takes cards: the number of a set, or both ends of a run and its colour if it has one."""

    low: int
    high: int
    is_run: bool
    colour: Colour | None


class PlannedHit(NamedTuple):
    """A face to hit, the index of its group, and the number it stands for."""

    face: Face
    group: int
    number: int


class HitPlan(NamedTuple):
    """The hits in the order to make them, and the faces that cannot be hit."""

    hits: tuple[PlannedHit, ...]
    left: tuple[Face, ...]


def group_ends(groups: Iterable[Group]) -> list[GroupEnds]:
    """Return where these groups take cards."""
    return [GroupEnds(group.low, group.high, group.kind is GroupKind.RUN, group.colour) for group in groups]


def plan_hits(ends: Sequence[GroupEnds], faces: Sequence[Face]) -> HitPlan:
    """Return the hits that leave the fewest cards: a card that fits both is hit on a set, or else on a run."""
    plan = _plan(ends, faces, prefer_runs=False)
    if not plan.left or all(end.is_run for end in ends) or not any(end.is_run for end in ends):
        return plan
    return min(plan, _plan(ends, faces, prefer_runs=True), key=lambda found: len(found.left))


def _plan(ends: Sequence[GroupEnds], faces: Sequence[Face], prefer_runs: bool) -> HitPlan:
    """Hit all that can be hit: numbered cards first, then stars that make room for one, then the other stars."""
    table, hits = list(ends), list[PlannedHit]()
    numbered = sorted((face for face in faces if number_of(face)), key=points_of, reverse=True)
    stars = [face for face in faces if not number_of(face)]
    while True:
        if (hit := _first_numbered(table, numbered, prefer_runs)) is not None:
            numbered.remove(hit.face)
        elif (hit := _first_star(table, stars, numbered)) is not None:
            stars.remove(hit.face)
        else:
            return HitPlan(tuple(hits), (*stars, *numbered))
        hits.append(hit)
        table[hit.group] = _grown(table[hit.group], hit)


def _first_numbered(table: Sequence[GroupEnds], faces: Iterable[Face], prefer_runs: bool = False) -> PlannedHit | None:
    """Return the first hit with a numbered card, on a set or on a run if both take it."""
    for face in faces:
        number, colour = FIGURES[face]
        found = None
        for index, (low, high, is_run, run_colour) in enumerate(table):
            if not is_run:
                if number != low:
                    continue
            elif number not in (low - 1, high + 1) or (colour and run_colour and run_colour is not colour):
                continue
            found = index
            if is_run is prefer_runs:
                break
        if found is not None:
            return PlannedHit(face, found, number)
    return None


def _first_star(table: Sequence[GroupEnds], stars: Sequence[Face], numbered: Sequence[Face]) -> PlannedHit | None:
    """Return a star that makes room for a numbered card, or else any star that fits."""
    for star in stars:
        for index, ends in enumerate(table):
            if ends.is_run:
                for hit in _star_hits(star, index, ends):
                    if _first_numbered((_grown(ends, hit),), numbered) is not None:
                        return hit
    return _any_star(table, stars)


def _any_star(table: Sequence[GroupEnds], stars: Sequence[Face]) -> PlannedHit | None:
    for star in stars:
        for index, ends in sorted(enumerate(table), key=lambda item: item[1].is_run):
            if not ends.is_run:
                return PlannedHit(star, index, ends.low)
            for hit in _star_hits(star, index, ends):
                return hit
    return None


@lru_cache(maxsize=CACHE_SIZE)
def leaves_one(ends: tuple[GroupEnds, ...], faces: tuple[Face, ...]) -> bool:
    """Return whether some order of hits leaves at most one of these faces; unlike a plan, this tries them all."""
    if len(faces) <= 1:
        return True
    for index, face in enumerate(faces):
        if face in faces[:index]:
            continue
        rest = (*faces[:index], *faces[index + 1 :])
        for hit in _hits(ends, face):
            if leaves_one((*ends[: hit.group], _grown(ends[hit.group], hit), *ends[hit.group + 1 :]), rest):
                return True
    return False


def _hits(table: Sequence[GroupEnds], face: Face) -> Iterator[PlannedHit]:
    """Yield every hit with a face, once for groups that are alike."""
    for index, ends in enumerate(table):
        if ends in table[:index]:
            continue
        if number_of(face):
            hit = _first_numbered((ends,), (face,))
            if hit is not None:
                yield hit._replace(group=index)
        elif ends.is_run:
            yield from _star_hits(face, index, ends)
        else:
            yield PlannedHit(face, index, ends.low)


def _star_hits(star: Face, index: int, ends: GroupEnds) -> list[PlannedHit]:
    """Return the hits that lengthen a run by a star, at either end."""
    if colour_of(star) is not None and ends.colour not in (None, colour_of(star)):
        return []
    return [PlannedHit(star, index, number) for number in (ends.high + 1, ends.low - 1) if number in NUMBERS]


def _grown(ends: GroupEnds, hit: PlannedHit) -> GroupEnds:
    if not ends.is_run:
        return ends
    return GroupEnds(min(ends.low, hit.number), max(ends.high, hit.number), True, ends.colour or colour_of(hit.face))
