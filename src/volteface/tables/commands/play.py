"""Commands that move the game on: moves of people and bots, undo, the next round, and what a timer does."""

from typing import Any

from volteface.kernel import IllegalMove, Seat
from volteface.kernel.log import Decider
from volteface.tables.commands.checks import check_not_removed, check_running, playing_seat
from volteface.tables.commands.host import start_rematch
from volteface.tables.commands.latecomers import seat_latecomers
from volteface.tables.draft import Draft, DraftBuilder
from volteface.tables.errors import NotAllowed, NotAsked, Stale
from volteface.tables.live import LiveTable
from volteface.tables.request import ActionId, Request
from volteface.tables.table_events import StoodIn, TookBack


def act(table: LiveTable, request: Request, move: Any, *, seen: int | None = None) -> Draft:
    """A person's move and the Dealer's moves after it; a person who moves takes their seat back.

    `seen` is how many entries the person had seen; raises `Stale` if anybody has moved since.
    """
    draft = table.draft(request.action, request.now)
    if seen is not None and table.has_moved_since(seen):
        raise Stale
    seat = playing_seat(table, request.person)
    _take_back(draft, seat)
    return _move(table, draft, seat, move, "person")


def act_for_bot(table: LiveTable, seat: Seat, move: Any, action: ActionId, now: int) -> Draft:
    """A bot's move, for its own seat or standing in."""
    draft = table.draft(action, now)
    check_running(table)
    if table.seating.decider(seat) is not None:
        raise NotAsked(seat, table.asked())
    is_own = table.seating.chairs[seat].bot is not None
    return _move(table, draft, seat, move, "bot" if is_own else "stand_in")


def next_round(table: LiveTable, action: ActionId, now: int) -> Draft:
    """Begin the next round."""
    draft = table.draft(action, now)
    if action.person and table.seat_of(action.person) is None:
        raise NotAllowed("refused-not-seated")
    check_running(table)
    if not table.is_resting():
        raise NotAllowed("refused-round-is-not-over")
    begin_round(table, draft)
    return draft.build()


def begin_round(table: LiveTable, draft: DraftBuilder) -> None:
    """Add the beginning of the next round: latecomers sit down, and the Dealer deals."""
    seat_latecomers(table, draft)
    dealer = table.dealer_for(draft)
    draft.deal_once(dealer)
    draft.deal(dealer)


def undo(table: LiveTable, request: Request) -> Draft:
    """Take one's last move back, unless somebody has learnt or done anything since."""
    draft = table.draft(request.action, request.now)
    seat = playing_seat(table, request.person)
    _take_back(draft, seat)
    last = table.undoable_move(seat)
    draft.undo(seat, last.seq, table.state_before_last_move())
    return draft.build()


def tick(table: LiveTable, now: int, bot: str = "") -> Draft | None:
    """What a countdown that has run out does; None if none has. Bots of that name fill the free seats of a rematch."""
    due = table.countdown()
    if due is None or now < due.ends_at:
        return None
    action = ActionId("", f"clock-{table.seq}")
    if due.why == "rest":
        return next_round(table, action, now)
    if due.why == "rematch":
        return start_rematch(table, action, now, bot)
    assert due.seat is not None
    draft = table.draft(action, now)
    draft.note(StoodIn(due.seat, due.why), due.seat, "stand_in")
    return draft.build()


def _move(table: LiveTable, draft: DraftBuilder, seat: Seat, move: Any, decided_by: Decider) -> Draft:
    if table.asked() != seat:
        raise NotAsked(seat, table.asked())
    try:
        draft.move(seat, move, decided_by)
    except IllegalMove as error:  # told without the position, which not everybody may see
        raise IllegalMove(error.reason, error.move, "") from None
    draft.deal(table.dealer_for(draft))
    return draft.build()


def _take_back(draft: DraftBuilder, seat: Seat) -> None:
    """A person who acts takes their seat back, unless the host removed them."""
    chair = draft.seating.chairs[seat]
    check_not_removed(chair)
    if chair.stands_in:
        draft.note(TookBack(seat), seat)
