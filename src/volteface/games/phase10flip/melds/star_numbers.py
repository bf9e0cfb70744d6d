"""Work out the numbers of stars that were left out: a set's own, or the gaps of a run with only one reading."""

from collections.abc import Sequence
from typing import TypeAlias

from volteface.games.phase10flip.cards import NUMBERS, Face, number_of
from volteface.games.phase10flip.melds.judge import Fault
from volteface.games.phase10flip.phases import GroupKind

Said: TypeAlias = tuple[Face, int | None]  # a face, and the number after its `=` if one was given


def resolve_numbers(kind: GroupKind, cards: Sequence[Said]) -> tuple[int, ...] | Fault:
    """Return what each card stands for, in the given order, or a fault if not exactly one reading is possible.

    Only what was left out is resolved here; whether the result is a legal group is for the judge to say.
    """
    numbers = [number if number is not None else number_of(face) for face, number in cards]
    known = [number for number in numbers if number is not None]
    if len(known) == len(numbers):
        return tuple(known)
    missing = _for_set(known, len(numbers)) if kind is GroupKind.SET else _for_run(known, len(numbers))
    if isinstance(missing, Fault):
        return missing
    rest = iter(missing)
    return tuple(number if number is not None else next(rest) for number in numbers)


def _for_set(known: list[int], size: int) -> list[int] | Fault:
    """A set's stars stand for its number; a set of nothing but stars must say it."""
    return [known[0]] * (size - len(known)) if known else Fault.STAR_UNDECLARED


def _for_run(known: list[int], size: int) -> list[int] | Fault:
    """Return the gaps of the only run of that size that contains the known numbers, each once."""
    runs = [range(low, low + size) for low in range(1, len(NUMBERS) + 2 - size)]
    gaps = [[number for number in run if number not in known] for run in runs]
    readings = [gap for gap in gaps if len(gap) + len(known) == size]
    if len(readings) > 1:
        return Fault.STAR_UNDECLARED
    return readings[0] if readings else Fault.NOT_CONSECUTIVE
