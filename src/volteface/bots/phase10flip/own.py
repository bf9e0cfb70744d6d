"""What a view tells a bot about itself: its seat, its phase, and the cards behind the names in its moves."""

from volteface.games.phase10flip.cards import Card, Face, face_up
from volteface.games.phase10flip.phases import Phase, phase_of
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat


def own_seat(view: View) -> Seat:
    """The seat a bot plays; a spectator is never asked."""
    assert view.me is not None
    return view.me


def own_phase(view: View) -> Phase:
    """The phase that a bot has to lay."""
    return phase_of(view.phases[own_seat(view)])


def has_laid(view: View) -> bool:
    """Whether its phase lies on the table."""
    return bool(view.laid[own_seat(view)])


def named_face(name: str, view: View) -> Face:
    """The active face of a card of one's own hand: named whole where own backs are seen, else by that face."""
    return face_up(Card(name), view.side) if view.hand else Face(name)
