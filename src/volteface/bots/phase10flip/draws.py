"""From which pile the planner draws: a discard it knows, or a card of which it knows the back."""

from collections.abc import Sequence

from volteface.bots.phase10flip.own import has_laid, own_phase
from volteface.bots.phase10flip.position import Position, weigh
from volteface.bots.phase10flip.shedding import shed
from volteface.bots.phase10flip.wants import wants
from volteface.games.phase10flip.cards import Card, face_up, faces_up, points_of
from volteface.games.phase10flip.moves import DRAW, TAKE, Draw, Take


def choose_draw(position: Position) -> Draw | Take:
    """The discard if it is worth more than the draw pile's top on average; if in doubt the pile, so that play goes on.

    Nothing is added for a FLIP that could be discarded at once: two players who take it in turn would flip for ever.
    """
    knowledge = position.knowledge
    if not knowledge.next_cards:
        return DRAW
    drawn = [weigh_with(position, card) for card in knowledge.next_cards]
    return TAKE if weigh_with(position, knowledge.view.discard[-1]) > sum(drawn) / len(drawn) + 1e-9 else DRAW


def weigh_with(position: Position, card: Card) -> float:
    """What the hand is worth with this card in it and the obvious discard out of it."""
    view, cards = position.knowledge.view, (*position.knowledge.own, card)
    return weigh(position, _without_spare(position, cards), view.side, None)


def _without_spare(position: Position, cards: Sequence[Card]) -> list[Card]:
    """These cards but for the dearest that is of no use: no group takes it, or the phase can do without it."""
    view, left = position.knowledge.view, list(cards)
    left.sort(key=lambda card: -points_of(face_up(card, view.side)))
    faces = faces_up(left, view.side)
    if has_laid(view):
        spare = shed(position.spots, faces).left
        place = next((place for place, face in enumerate(faces) if face in spare), 0)
    else:
        phase = own_phase(view)
        short, rest = wants(faces, phase).short, range(len(faces))
        less = (place for place in rest if wants((*faces[:place], *faces[place + 1 :]), phase).short == short)
        place = next(less, 0)
    del left[place]
    return left
