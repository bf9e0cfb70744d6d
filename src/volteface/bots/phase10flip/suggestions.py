"""A few good ways to lay a phase down: the lightest hand first, stars kept next, each with all its readings."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Final

from msgspec import Struct

from volteface.bots.phase10flip.lay_downs import best_lay_down, lay_downs
from volteface.bots.phase10flip.own import own_phase
from volteface.games.phase10flip.cards import ORDER, Face, is_star, points_of
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds import Layout, layouts
from volteface.games.phase10flip.phases import GroupKind
from volteface.games.phase10flip.view import View

LOOKED_AT: Final = 2000  # layouts; a hand full of stars has many more, most of them alike
MOST: Final = 5

Faces = tuple[tuple[Face, ...], ...]  # group by group


class Suggestion(Struct, frozen=True):
    """Cards to lay: what remains in hand, and every way to read the stars."""

    left: tuple[Face, ...]
    readings: tuple[Layout, ...]

    @property
    def points(self) -> int:
        """What remains costs so much."""
        return sum(map(points_of, self.left))

    @property
    def stars_kept(self) -> int:
        """How many stars remain."""
        return sum(map(is_star, self.left))


def suggest(view: View) -> tuple[Suggestion, ...]:
    """The best layout, the one that keeps most stars, then others by what remains."""
    best = best_lay_down(view)
    if best is None:
        return ()
    by_faces: dict[Faces, list[Layout]] = {}
    for layout in map(_in_order, (best, *islice(lay_downs(view), LOOKED_AT))):
        readings = by_faces.setdefault(faces_of(layout), [])
        if layout not in readings:
            readings.append(layout)
    found = [Suggestion(left_after(view, ways[0]), tuple(ways)) for ways in by_faces.values()]
    first, *others = _one_for_each_remainder(found)
    others.sort(key=lambda one: one.points)
    thrifty = max(others, key=lambda one: (one.stars_kept, -one.points), default=None)
    if thrifty is not None and thrifty.stars_kept > first.stars_kept:
        others.remove(thrifty)
        others.insert(0, thrifty)
    return (first, *others[: MOST - 1])


def readings_of(faces: Faces, view: View) -> tuple[Layout, ...]:
    """Every way to lay exactly these faces, group by group."""
    chosen = [face for group in faces for face in group]
    ways = islice(layouts(chosen, own_phase(view), view.rules), LOOKED_AT)
    wanted = [sorted(group) for group in faces]
    return tuple(way for way in ways if _same_groups(way, wanted))


def faces_of(layout: Iterable[Group]) -> Faces:
    """The faces of a layout, whatever its stars stand for."""
    return tuple(tuple(sorted(placed.face for placed in group.cards)) for group in layout)


def left_after(view: View, groups: Iterable[Group]) -> tuple[Face, ...]:
    """The faces that remain once these groups are laid, in order."""
    left = Counter(view.faces)
    left.subtract(placed.face for group in groups for placed in group.cards)
    return tuple(sorted(left.elements(), key=ORDER.__getitem__))


def _in_order(layout: Layout) -> Layout:
    """Groups of which the phase asks the same in one order: to swap them makes no other way to lay them."""
    return tuple(sorted(layout, key=lambda group: (group.kind is GroupKind.SET, faces_of((group,)))))


def _same_groups(layout: Layout, wanted: list[list[Face]]) -> bool:
    """Whether a layout has these groups; those of which the phase asks the same may be swapped."""
    return sorted(map(list, faces_of(layout))) == sorted(wanted)


def _one_for_each_remainder(found: list[Suggestion]) -> list[Suggestion]:
    """Of all that leave the same cards, ignoring FLIP marks, the first."""
    seen: dict[tuple[str, ...], Suggestion] = {}
    for one in found:
        seen.setdefault(tuple(face.rstrip("^") for face in one.left), one)
    return list(seen.values())
