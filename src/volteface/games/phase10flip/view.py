"""What a seat may know in Phase 10 FLIP! (rule 3).

Its own cards with both faces (or only the active ones, by ruling); of other hands the backs, sorted, and what has been
shown; of the draw pile the top card's back, and all discards. Where own backs are hidden a spectator sees nobody's,
for it may be a player's second window. A view is built from these fields and never by hiding parts of a state, so
nothing can leak.
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
    """A hand as others see it."""

    backs: tuple[Face, ...]  # sorted; empty where they are hidden
    shown: Shown
    size: int  # cards


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
    return _for_seat(_for_players(state), state, seat)


def views(state: State, seats: Iterable[Seat | None]) -> dict[Seat | None, View]:
    """Return the views of these seats."""
    shared = _for_players(state)
    return {seat: _for_seat(shared, state, seat) for seat in seats}


def _for_players(state: State) -> View:
    """Return the game without anybody's own part: what all players see of each other."""
    away = state.side.other
    return View(
        None,
        state.rules,
        state.deck,
        state.stage,
        (),
        (),
        tuple(
            [Hand(_backs(hand, away), shown, len(hand)) for hand, shown in zip(state.hands, state.shown, strict=True)]
        ),
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


def _for_seat(shared: View, state: State, seat: Seat | None) -> View:
    """Add a seat's own cards, without their backs where those are hidden; then a spectator sees no backs at all."""
    hides_own = state.rules.own_backs is OwnBacks.HIDDEN
    if seat is None:
        return replace(shared, hands=tuple(map(_without_backs, shared.hands))) if hides_own else shared
    hand = state.hands[seat]
    faces = faces_up(hand, state.side)
    if not hides_own:
        return replace(shared, me=seat, hand=hand, faces=faces)
    hands = (*shared.hands[:seat], _without_backs(shared.hands[seat]), *shared.hands[seat + 1 :])
    return replace(shared, me=seat, faces=faces, hands=hands)


def _without_backs(hand: Hand) -> Hand:
    return Hand((), hand.shown, hand.size)


@lru_cache(maxsize=1024)  # a hand stays as it is while the others are asked
def _backs(hand: tuple[Card, ...], away: Side) -> tuple[Face, ...]:
    return sort_faces(faces_up(hand, away))
