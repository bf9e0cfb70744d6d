"""An observer that derives what everybody knows from what is visible, and from nothing else.

The observer is given what lies in sight after each move and the events as they are seen, and never what the engine
remembers. Cards that were discarded, hit or laid are known whole: their backs were in sight until they left the hand.
"""

from collections import Counter

from msgspec import Struct

from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import Card, Face, Side, face_up, make_card
from volteface.games.phase10flip.events import (
    AnyEvent,
    Discarded,
    Drew,
    Flipped,
    HitMade,
    LaidDown,
    RoundBegan,
    Took,
)
from volteface.games.phase10flip.state import State
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat


class Sight(Struct, frozen=True):
    """What lies in sight: backs, own active faces, the piles' tops, and what was put down for all to see."""

    side: Side
    own: Counter[Face]
    backs: tuple[Counter[Face], ...]
    pile: int
    pile_back: Face | None
    discard: tuple[Card, ...]
    laid: Counter[Card]


def look(view: View) -> Sight:
    """A view without anything that the engine remembers."""
    return Sight(
        side=view.side,
        own=Counter(view.faces),
        backs=tuple(Counter(hand.backs) for hand in view.hands),
        pile=view.draw,
        pile_back=view.draw_back,
        discard=view.discard,
        laid=Counter(card for groups in view.laid for laid in groups for card in laid.cards),
    )


class Observer:
    """One seat, or a spectator, that remembers."""

    def __init__(self, me: Seat | None, sight: Sight) -> None:
        self.me, self.sight = me, sight
        self.faces = [Counter[Face]() for _ in sight.backs]
        self.cards = [Counter[Card]() for _ in sight.backs]
        self.bottom: Face | None = None

    def watch(self, events: tuple[AnyEvent, ...], now: Sight) -> None:
        """One move went by; this is what lies in sight now."""
        for event in events:
            match event:
                case RoundBegan():
                    self._forget_all()
                case Drew(seat, back):
                    self._drawn(seat, back)
                case Took(seat, card):
                    assert card == self.sight.discard[-1]
                    self._known(seat, card)
                case Discarded(seat, face):
                    turned = any(isinstance(other, Flipped) for other in events)
                    card = now.discard[0 if turned else -1]
                    self._gone(seat, [card], [face], now)
                case HitMade(seat, face):
                    self._gone(seat, list((now.laid - self.sight.laid).elements()), [face], now)
                case LaidDown(seat, groups=groups):
                    faces = [placed.face for group in groups for placed in group.cards]
                    self._gone(seat, list((now.laid - self.sight.laid).elements()), faces, now)
                case Flipped():
                    self._turned(events, now)
        self.sight = now

    def _forget_all(self) -> None:
        self.faces = [Counter[Face]() for _ in self.faces]
        self.cards = [Counter[Card]() for _ in self.cards]
        self.bottom = None

    def _drawn(self, seat: Seat, back: Face) -> None:
        assert back == self.sight.pile_back, "the back was in sight on the pile"
        if self.sight.pile == 1 and self.bottom is not None:
            pair = (self.bottom, back) if self.sight.side is Side.COLOUR else (back, self.bottom)
            self._known(seat, make_card(*pair))
            self.bottom = None

    def _known(self, seat: Seat, card: Card) -> None:
        self.faces[seat][face_up(card, self.sight.side)] += 1
        self.cards[seat][card] += 1

    def _gone(self, seat: Seat, cards: list[Card], faces: list[Face], now: Sight) -> None:
        side = self.sight.side
        assert Counter(face_up(card, side) for card in cards) == Counter(faces), "the faces put down are told"
        if seat != self.me and now.side is side:
            lost = self.sight.backs[seat] - now.backs[seat]
            assert Counter(face_up(card, side.other) for card in cards) == lost, "their backs left the hand"
        self.faces[seat] -= Counter(faces)
        self.cards[seat] -= Counter(cards)

    def _turned(self, events: tuple[AnyEvent, ...], now: Sight) -> None:
        """The faces that are active now are the backs that were in sight; one's own are in sight now."""
        left = Counter(now.discard) - Counter(self.sight.discard) + (now.laid - self.sight.laid)
        mover = next(event.seat for event in events if isinstance(event, Flipped))
        for seat, seen in enumerate(self.sight.backs):
            gone = Counter(face_up(card, now.side) for card in left.elements()) if seat == mover else Counter[Face]()
            self.faces[seat] = now.own if seat == self.me else seen - gone
        self.bottom = self.sight.pile_back


def see(state: State, seat: Seat | None) -> Sight:
    """What a seat has in sight."""
    return look(GAME.view(state, seat))
