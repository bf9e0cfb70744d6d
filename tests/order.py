"""Orders tests so that parallel workers start with the long ones, an even share each."""

from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


def long_first(long: Sequence[T], others: Sequence[T], workers: int, together: Sequence[T] = ()) -> list[T]:
    """Cut the tests into one chunk per worker, each beginning with its share of the long tests.

    pytest-xdist hands every worker a contiguous chunk of this list at first. The tests that need the same long
    preparation are kept `together`: the first worker begins with them, and no other waits for it meanwhile.
    """
    ordered: list[T] = []
    rest, total = iter(others), len(together) + len(long) + len(others)
    if workers == 1:
        return [*together, *long, *others]
    alone = min(1, len(together))
    for worker in range(workers):
        own = together if worker < alone else long[worker - alone :: workers - alone]
        chunk = (total - len(ordered)) // (workers - worker)
        ordered += [*own, *islice(rest, max(0, chunk - len(own)))]
    return [*ordered, *rest]
