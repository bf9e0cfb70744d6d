"""Commands about the pace of a game: who is ready for the next round, skipping to its end, the speed of bots."""

from volteface.tables.clock import waited_for
from volteface.tables.commands.checks import actor_of, check_host, check_running, seated
from volteface.tables.commands.play import begin_round
from volteface.tables.draft import Draft
from volteface.tables.errors import NotAllowed
from volteface.tables.live import LiveTable
from volteface.tables.request import Request
from volteface.tables.table_events import BotSpeed, BotSpeedSet, Ready, Skipped


def ready(table: LiveTable, request: Request) -> Draft:
    """A person is ready for the next round; it begins once everybody is who is there."""
    draft = table.draft(request.action, request.now)
    seat = seated(table, request.person)
    check_running(table)
    if not table.is_resting():
        raise NotAllowed("refused-round-is-not-over")
    if seat not in table.seating.ready:
        draft.note(Ready(seat), seat)
    if not waited_for(draft.seating, table.presence):
        begin_round(table, draft)
    return draft.build()


def skip(table: LiveTable, request: Request) -> Draft:
    """Have the bots finish the round without waiting, once they alone still play."""
    draft = table.draft(request.action, request.now)
    seat = seated(table, request.person)
    check_running(table)
    if table.seating.is_skipping:
        return draft.build()
    if not table.may_skip():
        raise NotAllowed("refused-people-still-play")
    draft.note(Skipped(seat), seat)
    return draft.build()


def set_bot_speed(table: LiveTable, request: Request, speed: BotSpeed) -> Draft:
    """The host chooses how fast the bots play."""
    draft = table.draft(request.action, request.now)
    check_host(table, request.person)
    if speed != table.seating.bot_speed:
        draft.note(BotSpeedSet(speed), actor_of(table, request.person))
    return draft.build()
