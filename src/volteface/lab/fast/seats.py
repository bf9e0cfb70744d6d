"""Groups of seats as the kernels keep them: one number whose bits are the seats."""

from collections.abc import Iterable

from volteface.kernel import Seat


def seats_of(group: int) -> tuple[Seat, ...]:
    """The seats of a group, lowest first."""
    return tuple(seat for seat in range(int(group).bit_length()) if group >> seat & 1)


def group_of(seats: Iterable[Seat]) -> int:
    """These seats as a group."""
    return sum(1 << seat for seat in seats)
