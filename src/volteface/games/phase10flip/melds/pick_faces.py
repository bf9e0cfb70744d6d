"""Pick the faces of a hand that carry out a plan, which knows only suits, numbers and stars."""

from collections.abc import Sequence
from typing import TypeAlias

from volteface.games.phase10flip.cards import ORDER, Face
from volteface.games.phase10flip.groups import Group, make_group, place
from volteface.games.phase10flip.melds.best_sets import SetPlan
from volteface.games.phase10flip.melds.hand_counts import COLOUR_CELLS, INTENSE_CELLS, Bits
from volteface.games.phase10flip.melds.run_choices import windows_over
from volteface.games.phase10flip.phases import GroupKind

Run: TypeAlias = tuple[int, int, Bits]  # suit, size, and the numbers that are no stars


def pick_faces(faces: Sequence[Face], runs: tuple[Run, ...], sets: tuple[SetPlan, ...]) -> tuple[Group, ...]:
    """Return the groups with their faces: runs choose first, and unmarked faces go before those with a FLIP mark."""
    left = sorted(faces, key=ORDER.__getitem__)
    return tuple(_run(left, *run) for run in runs) + tuple(_set(left, plan) for plan in sets)


def _run(left: list[Face], suit: int, size: int, taken: Bits) -> Group:
    low = next(windows_over(taken, size))
    numbers = range(low, low + size)
    return make_group(GroupKind.RUN, [place(_pop(left, suit, 1 << number & taken), number) for number in numbers])


def _set(left: list[Face], plan: SetPlan) -> Group:
    bits = [1 << plan.number] * plan.numbered + [0] * (plan.size - plan.numbered)
    return make_group(GroupKind.SET, [place(_pop(left, None, bit), plan.number) for bit in bits])


def _pop(left: list[Face], suit: int | None, bit: Bits) -> Face:
    """Remove and return the first face with that number's bit (0 for a star)."""
    cells = INTENSE_CELLS if left[0] in INTENSE_CELLS else COLOUR_CELLS
    wanted = (face for face in left if cells[face][1] == bit and suit in (None, cells[face][0]))
    face = next(wanted)
    left.remove(face)
    return face
