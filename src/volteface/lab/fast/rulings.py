"""Answers to rulings as whole numbers, as the kernels read them."""

from collections.abc import Iterable
from enum import Enum
from typing import Any


def encode_answers(rules: Any, names: Iterable[str]) -> list[int]:
    """Each ruling's answer: its place among the allowed ones, or the number that it is."""
    return [_as_number(getattr(rules, name)) for name in names]


def _as_number(answer: Enum | int) -> int:
    return list(type(answer)).index(answer) if isinstance(answer, Enum) else answer
