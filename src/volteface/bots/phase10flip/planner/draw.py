"""Choose a pile to draw from: the top discard is known, of the draw pile's top card only the back."""

from statistics import fmean
from typing import Final

from volteface.bots.phase10flip.lay_downs import has_laid, own_phase
from volteface.bots.phase10flip.planner.evaluate import Position, evaluate, evaluate_forecast
from volteface.bots.phase10flip.planner.forecast import forecast_laid
from volteface.bots.phase10flip.planner.missing_cards import missing_cards
from volteface.bots.phase10flip.planner.whole_turn import lay_and_hit_all
from volteface.games.phase10flip.cards import Card, Face, face_up, faces_up, is_star, points_of
from volteface.games.phase10flip.moves import DRAW, TAKE, Draw, Take

PATIENCE: Final = 20  # turns each, after which a round is long; most rounds end before the seventh


def choose_draw(position: Position) -> Draw | Take:
    """Take the discard if it completes the phase, or is worth more than the draw pile's top on average.

    A discard that would be thrown back at once is left, and in a long round only the draw pile moves things on: two
    players who take what the other throws could go on for ever.
    """
    counts = position.counts
    view, top = counts.view, counts.view.discard[-1]
    if not counts.next_cards:
        return DRAW
    if _completes(position, top):
        return TAKE
    if view.turns >= PATIENCE * len(view.playing):
        return DRAW
    top_face, drawn = face_up(top, view.side), faces_up(counts.next_cards, view.side)
    worth, spare = evaluate_with(position, top_face)
    if spare == top_face:
        return DRAW
    worths = {face: evaluate_with(position, face)[0] for face in set(drawn)}
    return TAKE if worth > fmean(worths[face] for face in drawn) + 1e-9 else DRAW


def evaluate_with(position: Position, face: Face) -> tuple[float, Face | None]:
    """Return what the hand is worth with this face once all that can be laid and hit lies, and the obvious discard."""
    view = position.counts.view
    phase, faces = own_phase(view), (*faces_up(position.counts.own, view.side), face)
    faces = tuple(sorted(faces, key=_dearness, reverse=True))
    rest = lay_and_hit_all(faces, phase, has_laid(view), position.ends)
    if rest.has_laid:
        left = sorted(rest.faces, key=_dearness)
        return evaluate_forecast(position, forecast_laid(left[:-1]), view.side), left[-1] if left else None
    short, indexes = missing_cards(faces, phase).short, range(len(faces))
    spares = (index for index in indexes if missing_cards(_without(faces, index), phase).short == short)
    spare = next(spares, 0)
    return evaluate(position, _without(faces, spare), view.side, None), faces[spare]


def _completes(position: Position, card: Card) -> bool:
    """Return whether this card is the one that the phase lacks."""
    view = position.counts.view
    if has_laid(view) or missing_cards(view.faces, own_phase(view)).short != 1:
        return False
    return not missing_cards((*view.faces, face_up(card, view.side)), own_phase(view)).short


def _dearness(face: Face) -> int:
    """Return a face's points; stars are cheapest, as they are not thrown away."""
    return 0 if is_star(face) else points_of(face)


def _without(faces: tuple[Face, ...], index: int) -> tuple[Face, ...]:
    return (*faces[:index], *faces[index + 1 :])
