"""What a hand can get rid of in one turn: its phase if it is complete, then every hit."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from volteface.bots.phase10flip.planner.hit_plan import GroupEnds, group_ends, leaves_one, plan_hits
from volteface.bots.phase10flip.planner.missing_cards import missing_cards
from volteface.games.phase10flip.cards import Face, is_star
from volteface.games.phase10flip.melds import Layout, PlainRulings, best_layout, layouts
from volteface.games.phase10flip.phases import Phase

CACHE_SIZE: Final = 1 << 12
MANY_LAYOUTS: Final = 40  # that a thorough search compares, besides the best
NEARLY_EMPTY: Final = 4  # cards
PLAIN: Final = PlainRulings()


class Remainder(NamedTuple):
    """Whether the phase lies, and the faces that remain in hand; one of them is still to be discarded."""

    has_laid: bool
    faces: tuple[Face, ...]


def lay_and_hit_all(
    faces: Sequence[Face], phase: Phase, has_laid: bool, ends: Sequence[GroupEnds], is_thorough: bool = False
) -> Remainder:
    """Return what remains once everything that can be laid and hit lies on the table.

    A thorough search compares many layouts and stops at one that leaves at most the card to discard.
    """
    if has_laid:
        return Remainder(True, _hit_all(tuple(ends), faces, is_thorough))
    if missing_cards(faces, phase).short:
        return Remainder(False, tuple(faces))
    return _after_laying(tuple(sorted(faces)), phase, tuple(ends), is_thorough)


@lru_cache(maxsize=CACHE_SIZE)
def _after_laying(faces: tuple[Face, ...], phase: Phase, ends: tuple[GroupEnds, ...], is_thorough: bool) -> Remainder:
    best = Remainder(False, faces)
    for layout in _good_layouts(faces, phase):
        left = _hit_after(layout, faces, ends, is_thorough)
        if not best.has_laid or len(left) < len(best.faces):
            best = Remainder(True, left)
        if not is_thorough or len(best.faces) <= 1:
            break
    return best


def _good_layouts(faces: tuple[Face, ...], phase: Phase) -> Iterator[Layout]:
    """Yield the layout that leaves the fewest points, those that keep stars, which can be hit anywhere, and others."""
    stars = [face for face in faces if is_star(face)]
    numbered = [face for face in faces if not is_star(face)]
    for kept in range(len(stars) + 1):
        layout = best_layout((*numbered, *stars[kept:]), phase, PLAIN)
        if layout is None:
            break
        yield layout
    yield from islice(layouts(faces, phase, PLAIN), MANY_LAYOUTS)


def _hit_after(
    layout: Layout, faces: tuple[Face, ...], ends: tuple[GroupEnds, ...], is_thorough: bool
) -> tuple[Face, ...]:
    left = list(faces)
    for group in layout:
        for placed in group.cards:
            left.remove(placed.face)
    return _hit_all((*ends, *group_ends(layout)), left, is_thorough)


def _hit_all(ends: tuple[GroupEnds, ...], faces: Sequence[Face], is_thorough: bool) -> tuple[Face, ...]:
    """Return what remains after all hits; a thorough search looks again at a plan that nearly empties the hand."""
    left = plan_hits(ends, faces).left
    if is_thorough and 1 < len(left) <= NEARLY_EMPTY and leaves_one(ends, tuple(sorted(faces))):
        return left[:1]
    return left
