"""What a position is worth to a player, in points: phases and points to come, less those of the rivals."""

from collections.abc import Iterable, Mapping
from typing import Final

from volteface.bots.phase10flip.outlook import LONGEST, Outlook, likely
from volteface.games.phase10flip.rules import Variant
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

PHASE_WORTH: Final = 60.0  # points
PHASE_WORTH_BY_ROUNDS: Final = 5.0  # points: there everybody goes on to the next phase anyhow
REPLAY_WORTH: Final = 100.0  # points, for going out first
NEXT_TO_MOVE: Final = 0.5  # turns by which those who move before us are ahead


def phase_worth(view: View) -> float:
    """What laying the phase in this round is worth, in points."""
    if view.is_replay:
        return 0
    return PHASE_WORTH_BY_ROUNDS if view.rules.variant is Variant.TEN_ROUNDS else PHASE_WORTH


def balance(view: View, me: Seat, outlooks: Mapping[Seat, Outlook]) -> float:
    """My prospects less the average rival's."""
    rivals = [seat for seat in outlooks if seat != me]
    theirs = sum(prospects(view, outlooks[seat], _others(outlooks, seat)) for seat in rivals)
    return prospects(view, outlooks[me], _others(outlooks, me)) - theirs / max(len(rivals), 1)


def prospects(view: View, mine: Outlook, others: Iterable[Outlook]) -> float:
    """The phase as far as it will be laid before somebody goes out, less the points held by then."""
    end = min((other.goes_out for other in others), default=LONGEST)
    lays = 1.0 if not mine.lays else likely(mine.lays + NEXT_TO_MOVE, end)
    is_beaten = likely(end, mine.goes_out + NEXT_TO_MOVE)
    points = lays * mine.points_then + (1 - lays) * mine.points
    return phase_worth(view) * lays - is_beaten * (points + REPLAY_WORTH * view.is_replay)


def _others(outlooks: Mapping[Seat, Outlook], seat: Seat) -> list[Outlook]:
    return [outlook for other, outlook in outlooks.items() if other != seat]
