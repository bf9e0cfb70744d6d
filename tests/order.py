"""In which order workers that run tests side by side come to the long ones: first, and each of them to a few."""

from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


def long_first(long: Sequence[T], others: Sequence[T], workers: int) -> list[T]:
    """A list of which every worker gets an even stretch, and each stretch begins with its share of the long ones."""
    ordered: list[T] = []
    rest, total = iter(others), len(long) + len(others)
    for worker in range(workers):
        own = long[worker::workers]
        stretch = (total - len(ordered)) // (workers - worker)
        ordered += [*own, *islice(rest, max(0, stretch - len(own)))]
    return [*ordered, *rest]
