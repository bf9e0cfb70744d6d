"""What a view of Phase 10 FLIP! says about the seats and the piles; both the screen and plain text ask here."""

from collections import Counter

from msgspec import Struct

from volteface.games.phase10flip.cards import Card, Face, face_up
from volteface.games.phase10flip.melds import can_lay, cards_short, completing_draws
from volteface.games.phase10flip.phases import Phase, phase_of
from volteface.games.phase10flip.state import Stage
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat


class Candidates(Struct, frozen=True):
    """What the top of the draw pile may be: how many cards, and how many of them would complete the phase."""

    cards: int
    completing: int


def acting(view: View) -> Seat | None:
    """The seat that decides now."""
    return view.seat if view.stage is Stage.PLAYING else None


def lane_order(view: View) -> tuple[Seat, ...]:
    """Everybody but whoever looks, clockwise from them."""
    seats = len(view.hands)
    if view.me is None:
        return tuple(range(seats))
    return tuple((view.me + step) % seats for step in range(1, seats))


def hand_size(view: View, seat: Seat) -> int:
    """How many cards a seat holds."""
    return len(view.faces) if seat == view.me else len(view.hands[seat].backs)


def phase(view: View, seat: Seat) -> Phase:
    """The phase a seat is on."""
    return phase_of(view.phases[seat])


def has_laid(view: View, seat: Seat) -> bool:
    """Whether a seat's phase lies on the table."""
    return bool(view.laid[seat])


def is_scored(view: View) -> bool:
    """Whether the round is over; the phases are then those of the next one."""
    return view.stage in (Stage.SCORED, Stage.OVER)


def short(view: View) -> int | None:
    """How many cards whoever looks lacks for their phase; nothing once it is laid."""
    if view.me is None or has_laid(view, view.me) or not view.faces:
        return None
    return cards_short(view.faces, phase(view, view.me), view.rules)


def short_with_discard(view: View) -> int:
    """The same with the top of the discard pile in hand."""
    assert view.me is not None
    return cards_short((*view.faces, discard_top(view)), phase(view, view.me), view.rules)


def completing(view: View) -> tuple[Face, ...]:
    """The faces of which any one would complete the phase."""
    return completing_draws(view.faces, phase(view, view.me), view.rules) if view.me is not None else ()


def discard_top(view: View) -> Face:
    """The face on top of the discard pile."""
    return face_up(view.discard[-1], view.side)


def candidates(view: View) -> Candidates:
    """What whoever looks can tell of the next card from its back and from all they have seen."""
    assert view.me is not None
    if not view.hand:
        return Candidates(0, 0)  # by these rules one does not know one's own backs
    may_be = [card for card in _unseen(view) if face_up(card, view.side.other) == view.draw_back]
    wanted, rules = phase(view, view.me), view.rules
    helps = [card for card in may_be if can_lay((*view.faces, face_up(card, view.side)), wanted, rules)]
    return Candidates(len(may_be), len(helps))


def _unseen(view: View) -> list[Card]:
    """The cards that may lie in the draw pile as far as whoever looks can tell."""
    known = Counter(view.discard)
    known.update(view.hand)
    known.update(card for groups in view.laid for laid in groups for card in laid.cards)
    others = [hand for seat, hand in enumerate(view.hands) if seat != view.me]
    known.update(card for hand in others for card in hand.shown.cards)
    unseen = list((Counter(view.deck) - known).elements())
    held = Counter(face for hand in others for face in hand.shown.faces)
    held.subtract(face_up(card, view.side) for hand in others for card in hand.shown.cards)
    copies = Counter(face_up(card, view.side) for card in unseen)
    return [card for card in unseen if copies[face := face_up(card, view.side)] > max(held[face], 0)]
