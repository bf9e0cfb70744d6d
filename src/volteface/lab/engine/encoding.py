"""Rulings and groups of seats as the integers that kernels read."""

from collections.abc import Iterable
from enum import Enum
from typing import Any

from volteface.kernel import Seat


def encode_rulings(rules: Any, names: Iterable[str]) -> list[int]:
    """The code of each ruling's answer; an answer that is a number stands for itself."""
    answers = [getattr(rules, name) for name in names]
    return [code_of(answer) if isinstance(answer, Enum) else answer for answer in answers]


def code_of(member: Enum) -> int:
    """The code of an enum's member: its index."""
    return list(type(member)).index(member)


def seat_mask(seats: Iterable[Seat]) -> int:
    """A group of seats as one integer, a bit for each seat."""
    return sum(1 << seat for seat in seats)
