"""Long tests are spread evenly over the starts of the workers' chunks."""

import pytest

from .order import long_first


def test_every_workers_chunk_begins_with_a_long_test() -> None:
    assert long_first("XYZ", "abcdefghi", workers=3) == list("XabcYdefZghi")


def test_the_first_workers_get_one_more_if_they_cannot_be_shared_evenly() -> None:
    assert long_first("WXYZ", "abcdef", workers=3) == list("WZaXbcYdef")


def test_a_single_worker_begins_with_all_long_tests() -> None:
    assert long_first("XY", "abc", workers=1) == list("XYabc")


def test_what_needs_the_same_preparation_is_together_on_the_first_worker() -> None:
    assert long_first("XYZ", "abcdef", workers=3, together="12") == list("12aXZbcYdef")
    assert long_first("XYZ", "abc", workers=1, together="12") == list("12XYZabc")


@pytest.mark.parametrize(("long", "others"), [("", ""), ("", "abcd"), ("WXYZ", ""), ("VWXYZ", "a"), ("X", "abcdefg")])
@pytest.mark.parametrize("together", ["", "1", "12345678"])
@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_no_test_is_lost_and_none_runs_twice(long: str, others: str, together: str, workers: int) -> None:
    assert sorted(long_first(long, others, workers, together)) == sorted(long + others + together)
