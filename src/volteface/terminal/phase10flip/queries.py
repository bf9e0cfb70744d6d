"""Queries on a view of Phase 10 FLIP!, shared by the screen and plain text: hands, phases, piles and odds."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from volteface.games.phase10flip.cards import Card, Face, face_up, sort_faces
from volteface.games.phase10flip.melds import can_lay, cards_short, completing_draws
from volteface.games.phase10flip.phases import Phase, phase_of
from volteface.games.phase10flip.state import Stage
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat


class OpenView(View, frozen=True):
    """A view with all hands open, as at the end of a round and in a replay."""

    open: tuple[tuple[Face, ...], ...] = ()  # the active faces of each seat


class Candidates(Struct, frozen=True):
    """How many cards the top of the draw pile may be, and how many of these complete the viewer's phase."""

    cards: int
    completing: int


def reveal_hands(view: View, views: Sequence[View]) -> OpenView:
    """The view with the active faces of all seats, taken from each seat's own view."""
    fields = {name: getattr(view, name) for name in View.__struct_fields__}
    return OpenView(**fields, open=tuple(sort_faces(own.faces) for own in views))


def open_faces(view: View, seat: Seat) -> tuple[Face, ...] | None:
    """The active faces of a seat if its hand is open."""
    return view.open[seat] if isinstance(view, OpenView) and view.open else None


def seat_to_act(view: View) -> Seat | None:
    """The seat that has to decide."""
    return view.seat if view.stage is Stage.PLAYING else None


def lane_order(view: View) -> tuple[Seat, ...]:
    """All seats except the viewer's, clockwise from it."""
    seats = len(view.hands)
    if view.me is None:
        return tuple(range(seats))
    return tuple((view.me + step) % seats for step in range(1, seats))


def hand_size(view: View, seat: Seat) -> int:
    """How many cards a seat holds."""
    return view.hands[seat].size


def phase(view: View, seat: Seat) -> Phase:
    """The phase a seat is on."""
    return phase_of(view.phases[seat])


def has_laid(view: View, seat: Seat) -> bool:
    """Whether a seat has laid its phase."""
    return bool(view.laid[seat])


def is_scored(view: View) -> bool:
    """Whether the round is over; the phases are then those of the next one."""
    return view.stage in (Stage.SCORED, Stage.OVER)


def short(view: View) -> int | None:
    """How many cards the viewer lacks for their phase; None once it is laid."""
    if view.me is None or has_laid(view, view.me) or not view.faces:
        return None
    return cards_short(view.faces, phase(view, view.me), view.rules)


def short_with_discard(view: View) -> int:
    """The same with the top of the discard pile in hand."""
    assert view.me is not None
    return cards_short((*view.faces, discard_top(view)), phase(view, view.me), view.rules)


def completing(view: View) -> tuple[Face, ...]:
    """The faces of which any one would complete the viewer's phase."""
    return completing_draws(view.faces, phase(view, view.me), view.rules) if view.me is not None else ()


def discard_top(view: View) -> Face:
    """The face on top of the discard pile."""
    return face_up(view.discard[-1], view.side)


def candidates(view: View) -> Candidates:
    """What the viewer can tell about the top of the draw pile from its back and all they have seen."""
    assert view.me is not None
    if not view.hand:
        return Candidates(0, 0)  # by these rules players do not know their own backs
    may_be = [card for card in _unseen(view) if face_up(card, view.side.other) == view.draw_back]
    wanted, rules = phase(view, view.me), view.rules
    helps = [card for card in may_be if can_lay((*view.faces, face_up(card, view.side)), wanted, rules)]
    return Candidates(len(may_be), len(helps))


def _unseen(view: View) -> list[Card]:
    """The cards that may be in the draw pile as far as the viewer can tell."""
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
