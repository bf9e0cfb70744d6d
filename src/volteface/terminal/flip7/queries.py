"""Queries on a view of Flip 7, shared by the screen and plain text: status, points, odds and counts."""

from msgspec import Struct
from msgspec.structs import replace

from volteface.bots.flip7.solver import Suggestion, suggest
from volteface.games.flip7.cards import Card
from volteface.games.flip7.game import GAME
from volteface.games.flip7.moves import STAY
from volteface.games.flip7.odds import Odds, next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.scoring import Account, account, points
from volteface.games.flip7.state import PLAYING, Line, Stage, Status
from volteface.games.flip7.view import View, state_of
from volteface.kernel import Seat
from volteface.terminal.flip7 import symbols
from volteface.terminal.render_context import RenderContext


class LaneState(Struct, frozen=True):
    """The status of a lane: its kind, its symbol and its word."""

    kind: str  # decides, active, stayed, frozen, busted or absent
    symbol: str
    word: str


def lane_state(view: View, seat: Seat, asked: Seat | None, context: RenderContext) -> LaneState:
    """The status of a seat's lane; `asked` is the seat that has to decide."""
    status, words = view.lines[seat].status, context.words
    if seat == asked:
        own = context.is_the_only_person(seat)
        return LaneState(
            "decides", symbols.DECIDES, words.text("terminal-lane-yours" if own else "terminal-lane-decides")
        )
    if view.stage is PLAYING and seat not in view.playing:
        return LaneState("absent", " ", words.text("terminal-lane-absent"))
    return LaneState(status.value, symbols.STATUS_SYMBOLS[status], words.text(f"status-{status.value}"))


def lane_points(view: View, seat: Seat) -> int:
    """The points of a seat's line if the round ended now."""
    return points(view.lines[seat], view.rules)


def lane_account(view: View, seat: Seat) -> Account:
    """How the points are computed; for a busted line, what they would be without the duplicate."""
    line = view.lines[seat]
    return account(replace(line, numbers=line.numbers[: len(line.numbers) - len(duplicates(line))]), view.rules)


def duplicates(line: Line) -> frozenset[int]:
    """The number that busted a line, which it holds twice."""
    return frozenset(line.numbers[-1:]) if line.status is Status.BUSTED else frozenset()


def seat_odds(view: View, seat: Seat) -> Odds:
    """The odds of the next card for a seat."""
    return next_card_odds(view.lines[seat], drawable(state_of(view)), view.rules)


def suggestion(view: View, seat: Seat) -> Suggestion | None:
    """Whether a seat had better hit or stay; None if it may not stay."""
    state = state_of(view)
    return suggest(view.lines[seat], drawable(state), view.rules) if STAY in GAME.offers(state) else None


def bust_numbers(view: View, seat: Seat | None) -> frozenset[int]:
    """The numbers that would bust a seat, or cost it its Second Chance."""
    return frozenset(view.lines[seat].numbers) if seat is not None else frozenset()


def percent(part: int, whole: int) -> int:
    """A share, rounded to a whole percentage."""
    return round(100 * part / whole) if whole else 0


def cards_left(view: View) -> int:
    """How many cards the deck holds."""
    return sum(view.deck)


def cards_discarded(view: View) -> int:
    """How many cards are discarded."""
    return sum(view.discard) + sum(view.discarded_now)


def cards_waiting(view: View) -> tuple[tuple[Card, Seat | None], ...]:
    """The cards that wait for a Flip Three to end, with their target if known; the next one first."""
    innermost_first = reversed(view.threes)
    return tuple(
        item
        for three in innermost_first
        for item in (*((one.card, one.target) for one in three.assigned), *((card, None) for card in three.waiting))
    )


def has_begun(view: View) -> bool:
    """Whether the first round is on the table."""
    return view.stage is not Stage.FIRST_DEALER
