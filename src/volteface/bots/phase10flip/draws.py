"""From which pile the planner draws: a discard it knows, or a card of which it knows the back."""

from collections.abc import Sequence

from volteface.bots.phase10flip.discards import flips, weigh_discard
from volteface.bots.phase10flip.position import Position, weigh
from volteface.games.phase10flip.cards import Card
from volteface.games.phase10flip.moves import DRAW, TAKE, Draw, Take


def choose_draw(position: Position) -> Draw | Take:
    """The discard if it is worth more than the draw pile's top on average."""
    knowledge = position.knowledge
    if not knowledge.next_cards:
        return DRAW
    drawn = [weigh_with(position, card) for card in knowledge.next_cards]
    return TAKE if weigh_with(position, knowledge.view.discard[-1]) > sum(drawn) / len(drawn) else DRAW


def weigh_with(position: Position, card: Card) -> float:
    """What the hand is worth with one more card: kept, or discarded at once if that flips."""
    knowledge = position.knowledge
    more: Sequence[Card] = (*knowledge.own, card)
    kept = weigh(position, more, knowledge.view.side, None)
    if not flips(knowledge.view, card, is_last=False):
        return kept
    return max(kept, weigh_discard(position, more, card))
