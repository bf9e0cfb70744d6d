"""What a view of Flip 7 says about each seat, in the words of the look; both the screen and plain text ask here."""

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.flip7.cards import Card
from volteface.games.flip7.odds import Odds, next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.scoring import Account, account, points
from volteface.games.flip7.state import PLAYING, Line, Stage, Status
from volteface.games.flip7.view import View, state_of
from volteface.kernel import Seat
from volteface.terminal.flip7 import signs
from volteface.terminal.look import Look


class LaneState(Struct, frozen=True):
    """How a lane stands: its look, its sign and its word."""

    kind: str  # decides, active, stayed, frozen, busted or absent
    sign: str
    word: str


def lane_state(view: View, seat: Seat, asked: Seat | None, look: Look) -> LaneState:
    """How a seat's lane stands while `asked` decides."""
    status, words = view.lines[seat].status, look.words
    if seat == asked:
        own = look.is_the_only_person(seat)
        return LaneState(
            "decides", signs.DECIDES, words.text("terminal-lane-yours" if own else "terminal-lane-decides")
        )
    if view.stage is PLAYING and seat not in view.playing:
        return LaneState("absent", " ", words.text("terminal-lane-absent"))
    return LaneState(status.value, signs.STATUS_SIGNS[status], words.text(f"status-{status.value}"))


def lane_points(view: View, seat: Seat) -> int:
    """What a seat's line is worth if the round ends now."""
    return points(view.lines[seat], view.rules)


def lane_account(view: View, seat: Seat) -> Account:
    """How that comes about; for a bust line, how it would have without the number that came twice."""
    line = view.lines[seat]
    return account(replace(line, numbers=line.numbers[: len(line.numbers) - len(twins(line))]), view.rules)


def twins(line: Line) -> frozenset[int]:
    """The number that put a line out, which it holds twice."""
    return frozenset(line.numbers[-1:]) if line.status is Status.BUSTED else frozenset()


def seat_odds(view: View, seat: Seat) -> Odds:
    """The odds of the next card for a seat."""
    return next_card_odds(view.lines[seat], drawable(state_of(view)), view.rules)


def dangerous(view: View, seat: Seat | None) -> frozenset[int]:
    """The numbers that would put a seat out, or cost it its Second Chance."""
    return frozenset(view.lines[seat].numbers) if seat is not None else frozenset()


def percent(part: int, whole: int) -> int:
    """A share in whole per cent."""
    return round(100 * part / whole) if whole else 0


def cards_left(view: View) -> int:
    """How many cards the deck holds."""
    return sum(view.deck)


def cards_discarded(view: View) -> int:
    """How many cards are set aside."""
    return sum(view.discard) + sum(view.discarded_now)


def cards_waiting(view: View) -> tuple[tuple[Card, Seat | None], ...]:
    """The cards that wait for a Flip Three to end, with their target if it is settled; the next to act first."""
    innermost_first = reversed(view.threes)
    return tuple(
        item
        for three in innermost_first
        for item in (*((one.card, one.target) for one in three.assigned), *((card, None) for card in three.waiting))
    )


def has_begun(view: View) -> bool:
    """Whether the first round is on the table."""
    return view.stage is not Stage.FIRST_DEALER
