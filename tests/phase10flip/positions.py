"""Small positions written as rule cases write them."""

from typing import Any

from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import Card, Face
from volteface.games.phase10flip.cases import Phase10FlipCaseTable
from volteface.games.phase10flip.events import AnyEvent
from volteface.games.phase10flip.state import Shown, State
from volteface.kernel import Seat


def position(house: Any = None, **given: Any) -> State:
    """A position as the `given` of a case describes it."""
    return Phase10FlipCaseTable(GAME.rules("fr", house), given).state


def after(state: State, *moves: str) -> State:
    """The position after moves written in letters."""
    return told(state, *moves)[0]


def told(state: State, *moves: str) -> tuple[State, tuple[AnyEvent, ...]]:
    """The position after moves written in letters, and what the last one made happen."""
    events: tuple[AnyEvent, ...] = ()
    for text in moves:
        actor, move = GAME.read_move(text)
        assert GAME.to_act(state) == actor, f"{text}: it is the turn of {GAME.to_act(state)}"
        state, events = GAME.apply(state, move)
    return state, events


def faces(text: str) -> tuple[Face, ...]:
    """Faces from their text."""
    return tuple(map(Face, text.split()))


def shown(of_faces: str = "", cards: str = "") -> Shown:
    """What is remembered of a hand, from its text."""
    return Shown(faces(of_faces), tuple(map(Card, cards.split())))


def backs(state: State, seat: Seat | None, of: Seat) -> tuple[Face, ...]:
    """What a seat sees of a hand."""
    seen: tuple[Face, ...] = GAME.view(state, seat).hands[of].backs
    return seen
