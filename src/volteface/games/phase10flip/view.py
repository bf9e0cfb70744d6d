"""What a seat may know in Phase 10 FLIP! (rule 3), built up from nothing.

Own cards with both faces (or the active ones alone, by ruling); of the others the backs, in order and without ids, and
what has been shown; of the piles what lies on top, and the discards, which everybody saw go by.
"""

from functools import lru_cache

from msgspec import Struct

from volteface.games.phase10flip.cards import Card, Face, Side, face_up
from volteface.games.phase10flip.memory import sort_faces
from volteface.games.phase10flip.rules import OwnBacks, Rules
from volteface.games.phase10flip.state import Laid, Shown, Stage, State
from volteface.kernel import Seat


class Hand(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A hand as others see it: its size is the number of its backs."""

    backs: tuple[Face, ...]
    shown: Shown


class View(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The table as one seat sees it; `me` is nobody for a spectator."""

    me: Seat | None
    rules: Rules
    deck: tuple[Card, ...]
    stage: Stage
    hand: tuple[Card, ...]  # one's own, whole; empty where own backs are hidden
    faces: tuple[Face, ...]  # one's own active faces, in the order of the hand
    hands: tuple[Hand, ...]
    laid: tuple[tuple[Laid, ...], ...]
    phases: tuple[int, ...]
    totals: tuple[int, ...]
    playing: tuple[Seat, ...]
    is_replay: bool
    side: Side
    draw: int  # cards in the draw pile
    draw_back: Face | None  # what its top card shows
    bottom: Face | None
    discard: tuple[Card, ...]  # the top card last
    round: int
    dealer: Seat
    seat: Seat
    has_drawn: bool
    turns: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """The table as this seat sees it."""
    hand = () if seat is None else state.hands[seat]
    sees_backs = state.rules.own_backs is OwnBacks.SEEN
    faces = _faces(hand, state.side)
    return View(
        seat,
        state.rules,
        state.deck,
        state.stage,
        hand if sees_backs else (),
        faces,
        _hands(state.hands, state.shown, state.side.other, None if sees_backs else seat),
        state.laid,
        state.phases,
        state.totals,
        state.playing,
        state.is_replay,
        state.side,
        len(state.draw),
        face_up(state.draw[-1], state.side.other) if state.draw else None,
        state.bottom,
        state.discard,
        state.round,
        state.dealer,
        state.seat,
        state.has_drawn,
        state.turns,
        state.scores,
        state.winners,
    )


@lru_cache(maxsize=1024)  # mostly the same for all who look on
def _hands(
    hands: tuple[tuple[Card, ...], ...], shown: tuple[Shown, ...], away: Side, blind: Seat | None
) -> tuple[Hand, ...]:
    """Everybody's hand as others see it; the seat that is blind does not see its own backs either."""
    return tuple([Hand(() if seat == blind else _backs(hand, away), shown[seat]) for seat, hand in enumerate(hands)])


@lru_cache(maxsize=1024)
def _faces(hand: tuple[Card, ...], side: Side) -> tuple[Face, ...]:
    return tuple(face_up(card, side) for card in hand)


@lru_cache(maxsize=1024)  # a hand stays as it is while the others are asked
def _backs(hand: tuple[Card, ...], away: Side) -> tuple[Face, ...]:
    return sort_faces([face_up(card, away) for card in hand])
