"""Preview: what an operation would change, without writing it."""

from msgspec import Struct

from volteface.kernel.companion.game import CompanionGame, CompanionState
from volteface.kernel.companion.operations import Written
from volteface.kernel.companion.pad import PlayerStanding, Turn
from volteface.kernel.companion.view import Unsettled, show_companion


class StandingChange(Struct, frozen=True):
    """How somebody stands before and after; None if they are not at the table."""

    player: int
    before: PlayerStanding | None
    after: PlayerStanding | None


class Preview(Struct, frozen=True, kw_only=True):
    """What would follow from an operation."""

    standings: tuple[StandingChange, ...]  # only of those who would stand differently
    turn_before: Turn | None
    turn: Turn | None
    round_before: int
    round: int
    is_over_before: bool
    is_over: bool
    winners: tuple[int, ...]
    becomes_unsettled: tuple[Unsettled, ...]
    becomes_settled: tuple[str, ...]  # ids
    cards_left_before: int | None
    cards_left: int | None
    kept: int  # later reports that stay as they are


def preview(game: CompanionGame, state: CompanionState, written: Written, *, with_odds: bool) -> Preview:
    """Return what an operation would change; raises `InvalidMove`."""
    old = show_companion(game, state, with_odds=with_odds)
    after = game.after(state, written)
    new = show_companion(game, after, with_odds=with_odds)
    was_unsettled = {one.id for one in old.unsettled}
    is_unsettled = {one.id for one in new.unsettled}
    settled_ids = {step.item.id for step in game.fold(after).steps if step.reason is None}
    return Preview(
        standings=_changes(old.standings, new.standings),
        turn_before=old.turn,
        turn=new.turn,
        round_before=old.round,
        round=new.round,
        is_over_before=old.is_over,
        is_over=new.is_over,
        winners=new.winners,
        becomes_unsettled=tuple(one for one in new.unsettled if one.id not in was_unsettled),
        becomes_settled=tuple(one.id for one in old.unsettled if one.id not in is_unsettled),
        cards_left_before=getattr(old.odds, "cards_left", None),
        cards_left=getattr(new.odds, "cards_left", None),
        kept=sum(step.item.id in settled_ids for step in game.fold(state).steps if step.reason is None),
    )


def _changes(before: tuple[PlayerStanding, ...], after: tuple[PlayerStanding, ...]) -> tuple[StandingChange, ...]:
    old = {one.player: one for one in before}
    new = {one.player: one for one in after}
    players = sorted(old.keys() | new.keys())
    changes = [StandingChange(player, old.get(player), new.get(player)) for player in players]
    return tuple(change for change in changes if change.before != change.after)
