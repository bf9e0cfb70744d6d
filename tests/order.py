"""Orders tests so that parallel workers start with the long ones, an even share each."""

from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


def long_first(long: Sequence[T], others: Sequence[T], workers: int) -> list[T]:
    """Cut the tests into one chunk per worker, each beginning with its share of the long tests.

    pytest-xdist hands every worker a contiguous chunk of this list at first.
    """
    ordered: list[T] = []
    rest, total = iter(others), len(long) + len(others)
    for worker in range(workers):
        own = long[worker::workers]
        chunk = (total - len(ordered)) // (workers - worker)
        ordered += [*own, *islice(rest, max(0, chunk - len(own)))]
    return [*ordered, *rest]
