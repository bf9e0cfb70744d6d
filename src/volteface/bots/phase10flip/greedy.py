"""The bot `greedy`: it takes what helps, lays at once, hits all it can, and discards what costs most but stars."""

from collections.abc import Sequence
from random import Random

from volteface.bots.bot import Bot, refuse_argument
from volteface.bots.phase10flip.lay_downs import (
    LAY_DOWN,
    best_lay_down,
    has_laid,
    lay_down_move,
    named_face,
    own_phase,
)
from volteface.games.phase10flip.cards import ORDER, Face, face_up, is_star, points_of
from volteface.games.phase10flip.melds import cards_short, hit_numbers
from volteface.games.phase10flip.melds.feasibility import fits
from volteface.games.phase10flip.melds.hand_counts import count_hand
from volteface.games.phase10flip.moves import DRAW, TAKE, Discard, Hit, Move
from volteface.games.phase10flip.phases import GroupKind
from volteface.games.phase10flip.view import View
from volteface.kernel import AnyOf


class GreedyBot:
    """Looks at its own hand only."""

    def choose(self, view: View, offers: tuple[Move | AnyOf, ...]) -> Move:
        """Return the move of this step of the turn that brings the hand closest to empty."""
        if not view.has_drawn:
            return TAKE if TAKE in offers and (DRAW not in offers or wants_discard(view)) else DRAW
        if LAY_DOWN in offers:
            layout = best_lay_down(view)
            if layout is not None:
                return lay_down_move(layout, view)
        hits = [move for move in offers if isinstance(move, Hit)]
        if hits:
            return min(hits, key=lambda hit: _hit_order(hit, view))
        return discard_dearest(view, [move for move in offers if isinstance(move, Discard)])


def wants_discard(view: View) -> bool:
    """Return whether the top discard brings the phase closer, or can be hit once the phase is laid."""
    face = face_up(view.discard[-1], view.side)
    if has_laid(view):
        return any(hit_numbers(laid.group, face) for groups in view.laid for laid in groups)
    short = cards_short(view.faces, own_phase(view), view.rules)
    return short > 0 and _lacks_at_most(short - 1, (*view.faces, face), view)


def discard_dearest(view: View, discards: Sequence[Discard]) -> Discard:
    """Return the card that costs most among those the phase can do without; a star only if nothing else can go."""
    dearest = sorted(discards, key=lambda move: _dearness(named_face(move.card, view)), reverse=True)
    if has_laid(view):
        return dearest[0]
    short = cards_short(view.faces, own_phase(view), view.rules)
    for move in dearest:
        left = list(view.faces)
        left.remove(named_face(move.card, view))
        if _lacks_at_most(short, left, view):
            return move
    return dearest[0]


def _lacks_at_most(short: int, faces: Sequence[Face], view: View) -> bool:
    """Return whether `cards_short` of these faces is at most `short`, which is cheaper to find out."""
    phase = own_phase(view)
    return fits(count_hand(faces), phase.runs, phase.sets, view.rules, jokers=short)


def _dearness(face: Face) -> tuple[int, int]:
    """Sort by points, but stars last: they fit nearly everywhere."""
    return 0 if is_star(face) else points_of(face), -ORDER[face]


def _hit_order(hit: Hit, view: View) -> tuple[bool, bool, int]:
    """Sort numbered cards first, as stars fit anywhere, and sets before runs, as another card may need a run's end."""
    face = named_face(hit.card, view)
    on_run = view.laid[hit.seat][hit.group].group.kind is GroupKind.RUN
    return is_star(face), on_run, -points_of(face)


def make_greedy(argument: str | None, generator: Random) -> Bot:
    """Make the bot `greedy`."""
    refuse_argument("greedy", argument)
    return GreedyBot()
