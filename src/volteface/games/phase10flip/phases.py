"""The ten phases: which runs and sets each of them asks for (rule 5.4)."""

from enum import Enum
from typing import Final

from msgspec import Struct

from volteface.kernel.errors import UnknownName


class GroupKind(Enum):
    """The two kinds of group."""

    RUN = "run"
    SET = "set"


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    """One group that a phase asks for, and of how many cards."""

    kind: GroupKind
    size: int


class Phase(Struct, frozen=True, forbid_unknown_fields=True):
    """A phase: the sizes of its runs and of its sets; runs come first."""

    number: int
    runs: tuple[int, ...]
    sets: tuple[int, ...]

    @property
    def groups(self) -> tuple[Requirement, ...]:
        """The groups asked for, in order."""
        runs = tuple(Requirement(GroupKind.RUN, size) for size in self.runs)
        return runs + tuple(Requirement(GroupKind.SET, size) for size in self.sets)

    @property
    def size(self) -> int:
        """The number of cards it needs."""
        return sum(self.runs) + sum(self.sets)


PHASES: Final = (
    Phase(1, runs=(2, 2), sets=()),
    Phase(2, runs=(2,), sets=(2,)),
    Phase(3, runs=(2,), sets=(3,)),
    Phase(4, runs=(3,), sets=(2,)),
    Phase(5, runs=(4,), sets=(2,)),
    Phase(6, runs=(3, 3), sets=()),
    Phase(7, runs=(3,), sets=(3,)),
    Phase(8, runs=(5,), sets=(2,)),
    Phase(9, runs=(2,), sets=(4,)),
    Phase(10, runs=(3,), sets=(2, 2)),
)


def phase_of(number: int) -> Phase:
    """Return the phase of that number; raises `UnknownName`."""
    if not 1 <= number <= len(PHASES):
        raise UnknownName("phase", number, (phase.number for phase in PHASES))
    return PHASES[number - 1]
