"""What is counted in a game of each kind that the readable engine plays."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from volteface.kernel import Seat, UnknownName


class Measure(Struct, frozen=True):
    """Something that is counted once a game for each seat, and how a report calls its mean in a round."""

    name: str
    rate: str
    title: str
    is_chance: bool = False  # it happens at most once a round, so that its mean is a percentage
    inverse: str | None = None  # what the rounds for each of it are called, if a report tells them too
    inverse_title: str = ""


class Subject(Struct, frozen=True):
    """A game's measures; the first is its points, and the others count a seat's events by their tags."""

    measures: tuple[Measure, ...]
    counted: dict[str, int]

    def notes(self, event: Any) -> Iterator[tuple[int, Seat]]:
        """As which measure of which seat an event counts, if it does."""
        tag = event.__struct_config__.tag
        if tag in self.counted:
            yield self.counted[tag], event.seat


POINTS: Final = Measure("points", "points_per_round", "points a round")
SUBJECTS: Final = {
    "flip7": Subject(
        (
            POINTS,
            Measure("busts", "bust_rate", "busts", is_chance=True),
            Measure("flip_sevens", "flip_seven_rate", "Flip 7", is_chance=True),
        ),
        {"busted": 1, "flipped_seven": 2},
    ),
    "phase10flip": Subject(
        (
            POINTS,
            Measure("phases", "phase_rate", "phase laid", True, "rounds_per_phase", "rounds a phase"),
            Measure("flips", "flips_per_round", "flips a round"),
            Measure("times_out", "out_rate", "went out", is_chance=True),
        ),
        {"laid_down": 1, "flipped": 2, "went_out": 3},
    ),
}


def subject_of(game: str) -> Subject:
    """What is counted in this game."""
    if game not in SUBJECTS:
        raise UnknownName("game for the lab", game, SUBJECTS)
    return SUBJECTS[game]
