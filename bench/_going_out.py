"""Whether the next player can go out for certain, by what everybody can see."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from msgspec.structs import replace

from volteface.games.phase10flip.cards import Card, Face, face_up, faces_up, has_flip, sort_faces
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.melds import add_hit, hits, layouts
from volteface.games.phase10flip.phases import phase_of
from volteface.games.phase10flip.state import State, has_laid, next_seat

LAYOUTS = 300  # that are tried; a hand full of stars has many more, most of them alike


def gives_away(state: State, discard: Card) -> bool:
    """Return whether the next player surely goes out after this discard, which is not the last card."""
    seat, side, top = next_seat(state, state.seat), state.side, discard
    if has_flip(face_up(discard, side)):
        side, top = side.other, (*state.discard, discard)[0]
        known = faces_up(state.hands[seat], side)  # their backs until now, which everybody sees
    elif len(state.shown[seat].faces) == len(state.hands[seat]):
        known = state.shown[seat].faces
    else:
        return False
    # They take the top discard and get rid of all but one card, or draw and discard what they drew.
    return _goes_out(replace(state, seat=seat), (*known, face_up(top, side)))


def _goes_out(state: State, faces: Sequence[Face]) -> bool:
    """Return whether a seat can lay and hit all of these faces but one."""
    groups = tuple(laid.group for lane in state.laid for laid in lane)
    if has_laid(state, state.seat):
        return _sheds(groups, sort_faces(faces))
    for layout in islice(layouts(faces, phase_of(state.phases[state.seat]), state.rules), LAYOUTS):
        left = list(faces)
        for group in layout:
            for placed in group.cards:
                left.remove(placed.face)
        if _sheds((*groups, *layout), sort_faces(left)):
            return True
    return False


@lru_cache(maxsize=1 << 16)
def _sheds(groups: tuple[Group, ...], faces: tuple[Face, ...]) -> bool:
    """Return whether some order of hits leaves at most one of these faces."""
    if len(faces) <= 1:
        return True
    for hit in hits(groups, faces):
        left = list(faces)
        left.remove(hit.face)
        grown = add_hit(groups[hit.group], hit.face, hit.number)
        if _sheds((*groups[: hit.group], grown, *groups[hit.group + 1 :]), tuple(left)):
            return True
    return False
