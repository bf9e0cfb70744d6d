"""Suggest a few good lay-downs: the one that leaves the fewest points, one that keeps stars, then others."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Final

from msgspec import Struct

from volteface.bots.phase10flip.lay_downs import best_lay_down, lay_downs, own_phase
from volteface.games.phase10flip.cards import ORDER, Face, is_star, points_of
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds import Layout, layouts
from volteface.games.phase10flip.phases import GroupKind
from volteface.games.phase10flip.view import View

MOST_LAYOUTS: Final = 2000  # to compare; a hand full of stars has many more, most of them alike
MOST_SUGGESTIONS: Final = 5

Faces = tuple[tuple[Face, ...], ...]  # group by group


class Suggestion(Struct, frozen=True):
    """Cards to lay: what remains in hand, and every reading of the stars."""

    left: tuple[Face, ...]
    readings: tuple[Layout, ...]

    @property
    def points(self) -> int:
        """The points that remain in hand."""
        return sum(map(points_of, self.left))

    @property
    def stars_kept(self) -> int:
        """The number of stars that remain in hand."""
        return sum(map(is_star, self.left))


def suggest(view: View) -> tuple[Suggestion, ...]:
    """Return the best layout, the one that keeps most stars, then others by what remains."""
    best = best_lay_down(view)
    if best is None:
        return ()
    by_faces: dict[Faces, list[Layout]] = {}
    for layout in map(_in_order, (best, *islice(lay_downs(view), MOST_LAYOUTS))):
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
    return (first, *others[: MOST_SUGGESTIONS - 1])


def readings_of(faces: Faces, view: View) -> tuple[Layout, ...]:
    """Return every way to lay exactly these faces, group by group."""
    chosen = [face for group in faces for face in group]
    ways = islice(layouts(chosen, own_phase(view), view.rules), MOST_LAYOUTS)
    wanted = [sorted(group) for group in faces]
    return tuple(way for way in ways if _same_groups(way, wanted))


def faces_of(layout: Iterable[Group]) -> Faces:
    """Return the faces of a layout, whatever its stars stand for."""
    return tuple(tuple(sorted(placed.face for placed in group.cards)) for group in layout)


def left_after(view: View, groups: Iterable[Group]) -> tuple[Face, ...]:
    """Return the faces that remain once these groups are laid, sorted."""
    left = Counter(view.faces)
    left.subtract(placed.face for group in groups for placed in group.cards)
    return tuple(sorted(left.elements(), key=ORDER.__getitem__))


def _in_order(layout: Layout) -> Layout:
    """Sort interchangeable groups: swapping them makes no other layout."""
    return tuple(sorted(layout, key=lambda group: (group.kind is GroupKind.SET, faces_of((group,)))))


def _same_groups(layout: Layout, wanted: list[list[Face]]) -> bool:
    """Return whether a layout has these groups, in any order."""
    return sorted(map(list, faces_of(layout))) == sorted(wanted)


def _one_for_each_remainder(found: list[Suggestion]) -> list[Suggestion]:
    """Return the first of all suggestions that leave the same cards, ignoring FLIP marks."""
    seen: dict[tuple[str, ...], Suggestion] = {}
    for one in found:
        seen.setdefault(tuple(face.rstrip("^") for face in one.left), one)
    return list(seen.values())
