"""Long tests are spread over the beginnings of the stretches that workers get."""

import pytest

from .order import long_first


def test_every_workers_stretch_begins_with_a_long_one() -> None:
    assert long_first("XYZ", "abcdefghi", workers=3) == list("XabcYdefZghi")


def test_whoever_comes_first_gets_one_more() -> None:
    assert long_first("WXYZ", "abcdef", workers=3) == list("WZaXbcYdef")


def test_one_worker_begins_with_all_of_them() -> None:
    assert long_first("XY", "abc", workers=1) == list("XYabc")


@pytest.mark.parametrize(("long", "others"), [("", ""), ("", "abcd"), ("WXYZ", ""), ("VWXYZ", "a"), ("X", "abcdefg")])
@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_none_is_lost_and_none_comes_twice(long: str, others: str, workers: int) -> None:
    assert sorted(long_first(long, others, workers)) == sorted(long + others)
