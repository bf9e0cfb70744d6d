"""Hits: which cards may be added to a group on the table, whatever their sides (rules 6.7 and 7)."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from volteface.games.phase10flip.cards import NUMBERS, Face, colour_of, number_of
from volteface.games.phase10flip.groups import Group, make_group, place
from volteface.games.phase10flip.melds.judge import Fault, why_not_placed
from volteface.games.phase10flip.phases import GroupKind


class PossibleHit(Struct, frozen=True, forbid_unknown_fields=True):
    """A face that may be added to a group, the index of that group, and the number it then stands for."""

    group: int
    face: Face
    number: int


def why_not_hit(group: Group, face: Face, number: int) -> Fault | None:
    """Return why this face may not join the group as that number, or None if it may."""
    if fault := why_not_placed(place(face, number)):
        return fault
    if group.kind is GroupKind.SET:
        return None if number == group.low else Fault.NOT_ONE_NUMBER
    if group.is_full:
        return Fault.RUN_IS_FULL
    if number not in (group.low - 1, group.high + 1):
        return Fault.NOT_NEXT
    colours = {group.colour, colour_of(face)} - {None}
    return Fault.NOT_ONE_COLOUR if len(colours) > 1 else None


def hit_numbers(group: Group, face: Face) -> tuple[int, ...]:
    """Return the numbers as which a face may join the group, ascending: at most two, for a star on a run."""
    own, ends = number_of(face), ends_of(group)
    if own is not None and own not in ends:
        return ()
    numbers = (end for end in ends if end in NUMBERS and own in (None, end))
    return tuple(number for number in numbers if why_not_hit(group, face, number) is None)


def ends_of(group: Group) -> tuple[int, ...]:
    """Return the only numbers that may join: a set's own, or those on either side of a run, which may be 0 or 13."""
    return (group.low,) if group.kind is GroupKind.SET else (group.low - 1, group.high + 1)


def hits(groups: Sequence[Group], faces: Sequence[Face]) -> Iterator[PossibleHit]:
    """Yield every hit that these faces allow on these groups, each once."""
    for index, group in enumerate(groups):
        for face in dict.fromkeys(faces):
            for number in hit_numbers(group, face):
                yield PossibleHit(index, face, number)


def resolve_hit(group: Group, face: Face, number: int | None) -> int | Fault:
    """Return the number of a hit that does not say it; a star on a run must say it."""
    if number is not None:
        return number
    own = number_of(face)
    if own is not None:
        return own
    return group.low if group.kind is GroupKind.SET else Fault.STAR_UNDECLARED


def add_hit(group: Group, face: Face, number: int) -> Group:
    """Return the group with one more card."""
    return make_group(group.kind, (*group.cards, place(face, number)))
