"""Commands of the host: starting, pausing, the chat, handing over; and who hosts when the host is gone."""

from volteface.kernel import Seat
from volteface.tables.commands.checks import actor_of, check_gathering, check_host, check_not_removed, check_seat
from volteface.tables.commands.companion import begin_companion
from volteface.tables.draft import Draft, DraftBuilder
from volteface.tables.errors import NotAllowed
from volteface.tables.live import LiveTable
from volteface.tables.request import ActionId, Request
from volteface.tables.seating import Stage, free_bot_name
from volteface.tables.table_events import BotSeated, ChatSwitched, HostChanged, Paused, Resumed


def start(table: LiveTable, request: Request, bot: str) -> Draft:
    """Begin the game; bots of that name fill the free seats."""
    draft = table.draft(request.action, request.now)
    check_gathering(table)
    check_host(table, request.person)
    return _begin(table, draft, bot)


def start_rematch(table: LiveTable, action: ActionId, now: int, bot: str) -> Draft:
    """Begin a rematch that everybody has come to, or whose countdown has run out."""
    draft = table.draft(action, now)
    check_gathering(table)
    return _begin(table, draft, bot)


def _begin(table: LiveTable, draft: DraftBuilder, bot: str) -> Draft:
    if table.seating.setup.is_companion:
        return begin_companion(table, draft)
    for seat, chair in enumerate(table.seating.chairs):
        if chair.is_free:
            draft.note(BotSeated(seat, bot, free_bot_name(draft.seating, seat)), seat)
    draft.begin_game()
    dealer = table.dealer_for(draft)
    draft.deal_once(dealer)
    draft.deal(dealer)
    return draft.build()


def pause(table: LiveTable, request: Request) -> Draft:
    """Stop the clocks."""
    return _pause(table, request, Paused())


def resume(table: LiveTable, request: Request) -> Draft:
    """Let the clocks run again."""
    return _pause(table, request, Resumed())


def _pause(table: LiveTable, request: Request, event: Paused | Resumed) -> Draft:
    draft = table.draft(request.action, request.now)
    check_host(table, request.person)
    seating = table.seating
    has_clocks = seating.stage is Stage.PLAYING or (seating.stage is Stage.GATHERING and seating.series is not None)
    if not has_clocks or seating.is_paused is isinstance(event, Paused):
        raise NotAllowed("refused-pause-changes-nothing")
    draft.note(event, actor_of(table, request.person))
    return draft.build()


def switch_chat(table: LiveTable, request: Request, on: bool) -> Draft:
    """Turn the chat on or off."""
    draft = table.draft(request.action, request.now)
    check_host(table, request.person)
    draft.note(ChatSwitched(on), actor_of(table, request.person))
    return draft.build()


def hand_over(table: LiveTable, request: Request, seat: Seat) -> Draft:
    """Make another person the host."""
    draft = table.draft(request.action, request.now)
    check_host(table, request.person)
    check_seat(table, seat)
    heir = table.seating.chairs[seat].person
    if heir is None:
        raise NotAllowed("refused-only-people-host")
    check_not_removed(table.seating.chairs[seat])
    draft.note(HostChanged(heir), seat)
    return draft.build()


def host_absent_since(table: LiveTable) -> int | None:
    """Since when the host has been gone; None if they are here, or there is nobody to take over."""
    seating = table.seating
    since = table.presence.absent_since(seating.host)
    if since is None or seating.stage is Stage.OVER or seating.setup.is_companion:
        return None
    return since if _possible_hosts(table) else None


def replace_host(table: LiveTable, action: ActionId, now: int) -> Draft | None:
    """Make somebody else the host in place of one who is gone; None if there is nobody."""
    heir = next_host(table)
    if heir is None or table.seating.stage is Stage.OVER:
        return None
    draft = table.draft(action, now)
    draft.note(HostChanged(heir), actor_of(table, heir), "dealer")
    return draft.build()


def next_host(table: LiveTable) -> str | None:
    """Who hosts next: of the people who sit at the table and are connected, the one who sat down first."""
    if table.seating.setup.is_companion:  # nobody sits there: whoever wrote first, here or not
        return next((one.person for one in table.seating.writers if one.may_write), None)
    possible = _possible_hosts(table)
    return next((person for person in table.people_by_arrival() if person in possible), None) if possible else None


def _possible_hosts(table: LiveTable) -> set[str]:
    seating, presence = table.seating, table.presence
    return {
        chair.person
        for chair in seating.chairs
        if chair.person not in (None, seating.host)
        and chair.stands_in not in ("left", "removed")
        and presence.is_here(chair.person)
    }
