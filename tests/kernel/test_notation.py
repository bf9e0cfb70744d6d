"""Seats and actors have short names, which are read back as what they were."""

import pytest

from volteface.kernel import DEALER, InvalidInput, read_actor, read_seat, seat_letter, write_actor


@pytest.mark.parametrize(
    ("seat", "letters"), [(0, "a"), (1, "b"), (25, "z"), (26, "aa"), (27, "ab"), (52, "ba"), (701, "zz")]
)
def test_a_seat_is_named_by_letters(seat: int, letters: str) -> None:
    assert seat_letter(seat) == letters


def test_every_seat_is_read_back_from_its_letters() -> None:
    assert [read_seat(seat_letter(seat)) for seat in range(702)] == list(range(702))


def test_the_dealer_is_read_back_from_its_name() -> None:
    assert read_actor(write_actor(DEALER)) == DEALER


def test_a_seat_is_read_back_as_an_actor() -> None:
    assert read_actor(write_actor(28)) == 28


@pytest.mark.parametrize("text", ["", "A", "1", "a b", "é", "abc", "-", "a1", "\uff41"])
def test_what_is_no_seat_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(InvalidInput, match=rf"^“{text}” is no seat\. Seats are a, b, c and so on\.$"):
        read_seat(text)


@pytest.mark.parametrize("seat", [-1, -27, 702, 10**6, -(10**9), 10**30])
def test_even_a_seat_that_no_table_has_can_be_written(seat: int) -> None:
    assert seat_letter(seat)


@pytest.mark.parametrize("seat", [-1, -27, 702, 10**6])
def test_a_seat_that_no_table_has_is_not_written_like_one_that_exists(seat: int) -> None:
    assert seat_letter(seat) not in {seat_letter(real) for real in range(702)}
