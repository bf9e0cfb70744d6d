"""Hits: which cards may be added to a group on the table, of whichever side its cards and they are (rules 6.7, 7)."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from volteface.games.phase10flip.cards import NUMBERS, Face, colour_of, number_of
from volteface.games.phase10flip.groups import Group, make_group, place
from volteface.games.phase10flip.melds.faults import Fault
from volteface.games.phase10flip.melds.judge import why_not_placed
from volteface.games.phase10flip.phases import GroupKind


class PossibleHit(Struct, frozen=True, forbid_unknown_fields=True):
    """A face that may be added to a group, named by its place in a list, and the number it then stands for."""

    group: int
    face: Face
    number: int


def why_not_hit(group: Group, face: Face, number: int) -> Fault | None:
    """Why this face may not join the group as that number; nothing if it may."""
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
    """The numbers as which a face may join the group, upwards: for a star on a run at most two."""
    own, ends = number_of(face), ends_of(group)
    if own is not None and own not in ends:
        return ()
    numbers = (end for end in ends if end in NUMBERS and own in (None, end))
    return tuple(number for number in numbers if why_not_hit(group, face, number) is None)


def ends_of(group: Group) -> tuple[int, ...]:
    """The only numbers that may join a group: a set's own, or those beside a run, which may lie beyond 1 and 12."""
    return (group.low,) if group.kind is GroupKind.SET else (group.low - 1, group.high + 1)


def hits(groups: Sequence[Group], faces: Sequence[Face]) -> Iterator[PossibleHit]:
    """Every hit that these faces allow on these groups, each once."""
    for index, group in enumerate(groups):
        for face in dict.fromkeys(faces):
            for number in hit_numbers(group, face):
                yield PossibleHit(index, face, number)


def resolve_hit(group: Group, face: Face, number: int | None) -> int | Fault:
    """The number a hit stands for if it was left out; a star on a run must always say it."""
    if number is not None:
        return number
    own = number_of(face)
    if own is not None:
        return own
    return group.low if group.kind is GroupKind.SET else Fault.STAR_UNDECLARED


def add_hit(group: Group, face: Face, number: int) -> Group:
    """The group with one more card."""
    return make_group(group.kind, (*group.cards, place(face, number)))
