"""Latecomers: somebody who watches takes a bot's seat when the next round begins, if the host allows it."""

from volteface.kernel import DEALER, Seat
from volteface.tables.commands.checks import actor_of, check_host, check_seat, check_welcome
from volteface.tables.draft import Draft, DraftBuilder
from volteface.tables.errors import NotAllowed
from volteface.tables.live import LiveTable
from volteface.tables.names import read_name
from volteface.tables.request import Request
from volteface.tables.seating import Claim, Stage, free_name
from volteface.tables.table_events import ClaimDropped, LateSeatsSwitched, SeatClaimed, TookOver


def switch_late_seats(table: LiveTable, request: Request, on: bool) -> Draft:
    """Let latecomers take bots' seats, or no more; then nobody's claim holds."""
    draft = table.draft(request.action, request.now)
    check_host(table, request.person)
    draft.note(LateSeatsSwitched(on), actor_of(table, request.person))
    return draft.build()


def claim_seat(table: LiveTable, request: Request, seat: Seat, name: str) -> Draft:
    """Claim a bot's seat from the next round on, in place of what one has claimed before."""
    draft = table.draft(request.action, request.now)
    seating = table.seating
    if seating.stage is not Stage.PLAYING:
        raise NotAllowed("refused-no-game-is-running")
    check_seat(table, seat)
    check_welcome(table, request.person)
    if not seating.late_seats:
        raise NotAllowed("refused-no-latecomers")
    if table.seat_of(request.person) is not None:
        raise NotAllowed("refused-seated-already")
    if seating.chairs[seat].bot is None or any(claim.seat == seat for claim in seating.claims):
        raise NotAllowed("refused-seat-is-taken")
    _drop_own(draft, seating.claims, request.person)
    draft.note(SeatClaimed(seat, request.person, read_name(name)), DEALER)
    return draft.build()


def drop_claim(table: LiveTable, request: Request) -> Draft:
    """Claim no seat any more."""
    draft = table.draft(request.action, request.now)
    _drop_own(draft, table.seating.claims, request.person)
    return draft.build()


def seat_latecomers(table: LiveTable, draft: DraftBuilder) -> None:
    """Give those who are here the seats that they claimed; to be done before the first card of a round."""
    for claim in draft.seating.claims:
        chair = draft.seating.chairs[claim.seat]
        if chair.bot is None or not table.presence.is_here(claim.person):
            draft.note(ClaimDropped(claim.seat), DEALER)
        else:
            name = free_name(draft.seating, claim.name, claim.seat)
            draft.note(TookOver(claim.seat, claim.person, name, chair.name), claim.seat)


def _drop_own(draft: DraftBuilder, claims: tuple[Claim, ...], person: str) -> None:
    for claim in claims:
        if claim.person == person:
            draft.note(ClaimDropped(claim.seat), DEALER)
