"""What an adviser tells whoever is asked to move."""

from typing import Any

from msgspec import Struct


class Option(Struct, frozen=True):
    """A move that is offered, and the points it is expected to bring."""

    move: Any
    value: float


class Advice(Struct, frozen=True):
    """The options, the best first, and the chance that a plain hit ends in a bust."""

    options: tuple[Option, ...]
    bust: float
