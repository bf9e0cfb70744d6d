"""What a seat may know in Phase 10 FLIP! (rule 3).

Its own cards with both faces (or only the active ones, by ruling); of other hands the backs, sorted, and what has been
shown; of the draw pile the top card's back, and all discards. A view is built from these fields and never by hiding
parts of a state, so nothing can leak.
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.phase10flip.cards import Card, Face, Side, face_up, faces_up, sort_faces
from volteface.games.phase10flip.rules import OwnBacks, Rules
from volteface.games.phase10flip.state import Laid, Shown, Stage, State
from volteface.kernel import Seat


class Hand(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A hand as others see it; its size is the number of backs."""

    backs: tuple[Face, ...]
    shown: Shown


class View(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The game as one seat sees it; `me` is None for a spectator."""

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
    """Return the game as this seat sees it."""
    return _with_own(_for_all(state), state, seat)


def views(state: State, seats: Iterable[Seat | None]) -> dict[Seat | None, View]:
    """Return the views of these seats."""
    shared = _for_all(state)
    return {seat: _with_own(shared, state, seat) for seat in seats}


def _for_all(state: State) -> View:
    """Return the game as a spectator sees it."""
    away = state.side.other
    return View(
        None,
        state.rules,
        state.deck,
        state.stage,
        (),
        (),
        tuple([Hand(_backs(hand, away), shown) for hand, shown in zip(state.hands, state.shown, strict=True)]),
        state.laid,
        state.phases,
        state.totals,
        state.playing,
        state.is_replay,
        state.side,
        len(state.draw),
        face_up(state.draw[-1], away) if state.draw else None,
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


def _with_own(shared: View, state: State, seat: Seat | None) -> View:
    """Add a seat's own cards; without their backs where those are hidden."""
    if seat is None:
        return shared
    hand = state.hands[seat]
    faces = faces_up(hand, state.side)
    if state.rules.own_backs is OwnBacks.SEEN:
        return replace(shared, me=seat, hand=hand, faces=faces)
    blind = Hand((), state.shown[seat])
    return replace(shared, me=seat, faces=faces, hands=(*shared.hands[:seat], blind, *shared.hands[seat + 1 :]))


@lru_cache(maxsize=1024)  # a hand stays as it is while the others are asked
def _backs(hand: tuple[Card, ...], away: Side) -> tuple[Face, ...]:
    return sort_faces(faces_up(hand, away))
