"""The same position on the readable engine and on the kernels, compared after every move."""

from collections.abc import Iterable
from typing import Any

from volteface.kernel import Seat, VoltefaceError


class Disagreement(VoltefaceError):
    """The kernels and the readable engine differ."""


def seats_in(mask: int) -> tuple[Seat, ...]:
    """The seats of a kernel's bit mask, lowest first."""
    return tuple(seat for seat in range(int(mask).bit_length()) if mask >> seat & 1)


def compare_fields(kernels: Any, readable: Any, fields: Iterable[str], where: str) -> None:
    """Raise `Disagreement` at the first field in which two states differ."""
    for field in fields:
        mine, wanted = getattr(kernels, field), getattr(readable, field)
        if mine != wanted:
            raise Disagreement(f"{field}: {mine} instead of {wanted}. {where}")
