"""What is counted in a game of each kind that the readable engine plays."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct

from volteface.games.flip7.events import Busted, FlippedSeven
from volteface.games.phase10flip.events import Flipped, LaidDown, WentOut
from volteface.kernel import Seat, UnknownName


class Measure(Struct, frozen=True):
    """Something that is counted once a game for each seat, and how a report calls its mean in a round."""

    name: str
    rate: str
    title: str
    is_chance: bool = False  # it happens at most once a round, so that its mean is a percentage


class Subject(Struct, frozen=True):
    """A game's measures; the first is its points. `notes` says which events count as which of the others."""

    measures: tuple[Measure, ...]
    notes: Callable[[Any], Iterator[tuple[int, Seat]]]


def _note_flip7(event: Any) -> Iterator[tuple[int, Seat]]:
    if isinstance(event, Busted):
        yield 1, event.seat
    elif isinstance(event, FlippedSeven):
        yield 2, event.seat


def _note_phase10flip(event: Any) -> Iterator[tuple[int, Seat]]:
    if isinstance(event, LaidDown):
        yield 1, event.seat
    elif isinstance(event, Flipped):
        yield 2, event.seat
    elif isinstance(event, WentOut):
        yield 3, event.seat


POINTS: Final = Measure("points", "points_per_round", "points a round")
SUBJECTS: Final = {
    "flip7": Subject(
        (
            POINTS,
            Measure("busts", "bust_rate", "busts", is_chance=True),
            Measure("flip_sevens", "flip_seven_rate", "Flip 7", is_chance=True),
        ),
        _note_flip7,
    ),
    "phase10flip": Subject(
        (
            POINTS,
            Measure("phases", "phase_rate", "phase laid", is_chance=True),
            Measure("flips", "flips_per_round", "flips a round"),
            Measure("times_out", "out_rate", "went out", is_chance=True),
        ),
        _note_phase10flip,
    ),
}


def subject_of(game: str) -> Subject:
    """What is counted in this game."""
    if game not in SUBJECTS:
        raise UnknownName("game for the lab", game, SUBJECTS)
    return SUBJECTS[game]
