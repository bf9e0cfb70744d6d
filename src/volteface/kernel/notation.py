"""Seats and actors as text: a, b, … z, aa, ab, … and the dealer."""

from string import ascii_lowercase

from volteface.kernel.faults import notation_fault
from volteface.kernel.game import DEALER, Actor, Seat

LETTERS = len(ascii_lowercase)
NAMED_SEATS = LETTERS + LETTERS**2


def seat_letter(seat: Seat) -> str:
    """Return the letter or letters of a seat; a number beyond all seats stays a number."""
    if not 0 <= seat < NAMED_SEATS:
        return str(seat)
    first, second = divmod(seat, LETTERS)
    return (ascii_lowercase[first - 1] if first else "") + ascii_lowercase[second]


def read_seat(text: str) -> Seat:
    """Return the seat that a letter stands for; raises `InvalidInput`."""
    if not (1 <= len(text) <= 2 and all(letter in ascii_lowercase for letter in text)):
        raise notation_fault(f"“{text}” is no seat. Seats are a, b, c and so on.", "seat", text)
    digits = [ascii_lowercase.index(letter) for letter in text]
    return digits[0] if len(digits) == 1 else (digits[0] + 1) * LETTERS + digits[1]


def write_actor(actor: Actor) -> str:
    """Return an actor's name."""
    return DEALER if actor == DEALER else seat_letter(actor)


def read_actor(text: str) -> Actor:
    """Return the actor of that name; raises `InvalidInput`."""
    return DEALER if text == DEALER else read_seat(text)
