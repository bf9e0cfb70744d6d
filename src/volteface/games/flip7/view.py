"""What a seat may know in Flip 7: everything but the order of the deck (rule 15)."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.flip7.cards import Pile
from volteface.games.flip7.rules import Rules
from volteface.games.flip7.state import Choice, Line, Stage, State, ThreeCards
from volteface.kernel import Seat


class View(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The game as one seat sees it; `me` is None for a spectator."""

    me: Seat | None
    rules: Rules
    stage: Stage
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    playing: tuple[Seat, ...]
    deck: Pile  # which cards are left, not their order
    discard: Pile
    discarded_now: Pile
    round: int
    dealer: Seat
    seat: Seat
    undealt: tuple[Seat, ...]
    dealing: bool
    settled: int
    card_due: bool
    choice: Choice | None
    threes: tuple[ThreeCards, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """Return the game as this seat sees it."""
    return View(
        seat,
        state.rules,
        state.stage,
        state.lines,
        state.totals,
        state.playing,
        state.deck,
        state.discard,
        state.discarded_now,
        state.round,
        state.dealer,
        state.seat,
        state.undealt,
        state.dealing,
        state.settled,
        state.card_due,
        state.choice,
        state.threes,
        state.scores,
        state.winners,
    )


def views(state: State, seats: Iterable[Seat | None]) -> dict[Seat | None, View]:
    """Return the views of these seats, which differ only in `me`."""
    shared = view(state, None)
    return {seat: replace(shared, me=seat) for seat in seats}


def state_of(view: View) -> State:
    """Return the state of a view; all of it is public."""
    return State(
        rules=view.rules,
        stage=view.stage,
        lines=view.lines,
        totals=view.totals,
        playing=view.playing,
        deck=view.deck,
        discard=view.discard,
        discarded_now=view.discarded_now,
        round=view.round,
        dealer=view.dealer,
        seat=view.seat,
        undealt=view.undealt,
        dealing=view.dealing,
        settled=view.settled,
        card_due=view.card_due,
        choice=view.choice,
        threes=view.threes,
        scores=view.scores,
        winners=view.winners,
    )
