"""Choose a pile to draw from: the top discard is known, of the draw pile's top card only the back."""

from collections.abc import Sequence

from volteface.bots.phase10flip.lay_downs import has_laid, own_phase
from volteface.bots.phase10flip.planner.evaluate import Position, evaluate
from volteface.bots.phase10flip.planner.hit_plan import plan_hits
from volteface.bots.phase10flip.planner.missing_cards import missing_cards
from volteface.games.phase10flip.cards import Card, face_up, faces_up, points_of
from volteface.games.phase10flip.moves import DRAW, TAKE, Draw, Take


def choose_draw(position: Position) -> Draw | Take:
    """Take the discard only if it is worth more than the draw pile's top on average, so that play goes on.

    Nothing is added for a FLIP that could be discarded at once: two players who take it in turn would flip for ever.
    """
    counts = position.counts
    if not counts.next_cards:
        return DRAW
    drawn = [evaluate_with(position, card) for card in counts.next_cards]
    return TAKE if evaluate_with(position, counts.view.discard[-1]) > sum(drawn) / len(drawn) + 1e-9 else DRAW


def evaluate_with(position: Position, card: Card) -> float:
    """Return what the hand is worth with this card, less the obvious discard."""
    view, cards = position.counts.view, (*position.counts.own, card)
    return evaluate(position, _without_spare(position, cards), view.side, None)


def _without_spare(position: Position, cards: Sequence[Card]) -> list[Card]:
    """Return these cards less the dearest one that no group takes, or that the phase can do without."""
    view, left = position.counts.view, list(cards)
    left.sort(key=lambda card: -points_of(face_up(card, view.side)))
    faces = faces_up(left, view.side)
    if has_laid(view):
        spare = plan_hits(position.ends, faces).left
        index = next((index for index, face in enumerate(faces) if face in spare), 0)
    else:
        phase = own_phase(view)
        short, rest = missing_cards(faces, phase).short, range(len(faces))
        less = (index for index in rest if missing_cards((*faces[:index], *faces[index + 1 :]), phase).short == short)
        index = next(less, 0)
    del left[index]
    return left
