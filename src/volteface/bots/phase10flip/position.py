"""A position weighed after a discard: who stands how, on the side then in play, and what the next player is fed."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from volteface.bots.phase10flip.knowledge import Knowledge
from volteface.bots.phase10flip.outlook import Outlook, look_ahead
from volteface.bots.phase10flip.prospects import balance
from volteface.bots.phase10flip.rivals import Hands, guess_hands
from volteface.bots.phase10flip.shedding import Spot, spots_of
from volteface.games.phase10flip.cards import Card, Face, Side, face_up, faces_up
from volteface.games.phase10flip.phases import phase_of
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

FED: Final = 0.7  # how often the next player takes a discard that helps
OTHER_SIDE: Final = 0.12  # how much the side not in play counts: it comes into play by somebody's FLIP


class Position(NamedTuple):
    """All that stays the same while discards are compared."""

    knowledge: Knowledge
    spots: list[Spot]
    hands: Hands  # guessed
    rivals: dict[Side, dict[Seat, Outlook]]
    next_seat: Seat


def read_position(knowledge: Knowledge, generator: Random) -> Position:
    """The table as it lies, with a guess at the other hands."""
    view = knowledge.view
    spots = spots_of(laid.group for groups in view.laid for laid in groups)
    hands = guess_hands(knowledge, generator)
    rivals = {
        side: {seat: _outlook(knowledge, spots, seat, faces_up(cards, side), side) for seat, cards in hands.items()}
        for side in Side
    }
    return Position(knowledge, spots, hands, rivals, _next_seat(view, knowledge.me))


def weigh(position: Position, own: Sequence[Card], side: Side, offered: Card | None) -> float:
    """What it is worth to hold these cards with that side in play and that card on top of the discard pile."""
    knowledge = position.knowledge
    mine = _outlook(knowledge, position.spots, knowledge.me, faces_up(own, side), side)
    rivals = position.rivals[side]
    worth = balance(knowledge.view, knowledge.me, {knowledge.me: mine, **rivals})
    if offered is None or position.next_seat not in rivals:
        return worth
    fed = _fed(position, side, face_up(offered, side))
    worth_fed = balance(knowledge.view, knowledge.me, {knowledge.me: mine, **rivals, position.next_seat: fed})
    return worth + FED * min(worth_fed - worth, 0)


def weigh_both_sides(position: Position, own: Sequence[Card], side: Side, offered: Card | None) -> float:
    """The same, with an eye on the other side."""
    return weigh(position, own, side, offered) + OTHER_SIDE * weigh(position, own, side.other, None)


def _fed(position: Position, side: Side, face: Face) -> Outlook:
    """The next player's outlook with one more face, and with the cards of it that they can do without gone."""
    seat, knowledge = position.next_seat, position.knowledge
    faces = (*faces_up(position.hands[seat], side), face)
    fed = _outlook(knowledge, position.spots, seat, faces, side)
    before = position.rivals[side][seat]
    return Outlook(min(fed.lays, before.lays), min(fed.goes_out, before.goes_out), before.points, before.points_then)


def _outlook(knowledge: Knowledge, spots: list[Spot], seat: Seat, faces: tuple[Face, ...], side: Side) -> Outlook:
    view = knowledge.view
    return look_ahead(faces, phase_of(view.phases[seat]), bool(view.laid[seat]), spots, knowledge.odds[side])


def _next_seat(view: View, me: Seat) -> Seat:
    seats = len(view.hands)
    return next(seat for step in range(1, seats + 1) if (seat := (me + step) % seats) in view.playing)
