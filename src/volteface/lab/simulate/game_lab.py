"""A game's part in the lab: what a simulation counts, and where its compiled kernels are."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, cast

from msgspec import Struct

from volteface.kernel import Seat
from volteface.kernel.manifest import load_part


class Measure(Struct, frozen=True):
    """Something that is counted once a game for each seat; a report shows its mean per round."""

    rate: str  # the name of the mean in records; its title is the message lab-measure-RATE
    is_chance: bool = False  # happens at most once a round, so that the mean is a percentage
    inverse: str | None = None  # the name of the rounds per occurrence, if a report shows them


POINTS: Final = Measure("points_per_round")


class GameLab(Struct, frozen=True):
    """The object that a manifest's `lab` refers to; importing it must not import Numba.

    `counted` names, for each measure after the points, the tag of the event that counts for its seat. `kernels` refers
    to a function `package.module:NAME` that returns a `Runner` for a simulation, or None if one of its bots has no
    kernel.
    """

    measures: tuple[Measure, ...] = (POINTS,)
    counted: tuple[str, ...] = ()
    kernels: str | None = None

    def counts(self, event: Any) -> Iterator[tuple[int, Seat]]:
        """The index of the measure and the seat that an event counts for, if it does."""
        tag = event.__struct_config__.tag
        if tag in self.counted:
            yield 1 + self.counted.index(tag), event.seat

    def load_kernels(self) -> Callable[..., Any] | None:
        """The function that `kernels` refers to; importing it takes a second."""
        if self.kernels is None:
            return None
        module, _, name = self.kernels.partition(":")
        return cast(Callable[..., Any], getattr(import_module(module), name))


def lab_of(game: str) -> GameLab:
    """A game's part in the lab; a game that brings none is simulated all the same, counting points and wins."""
    return cast(GameLab, load_part(game, "lab")) or GameLab()
