"""A device's own copy of a companion table: what it comes to with what waits there to be sent to the host.

A phone that lost its server goes on with it: whose turn it is, the odds and what would follow from a correction are
the engine's own, computed on the phone from the operations that it has seen and those that it has written since.
"""

from contextlib import suppress
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from volteface import __version__
from volteface.kernel import Header, InvalidInput
from volteface.kernel.companion.game import CompanionGame, CompanionState
from volteface.kernel.companion.operations import AddReport, AnyOperation, Written
from volteface.kernel.companion.preview import Preview, preview
from volteface.kernel.companion.view import CompanionView, TimelineItem, show_companion, timeline
from volteface.kernel.log import FORMAT, opening
from volteface.tables.commands.companion import checked_operation
from volteface.tables.setup import Setup, game_of

PREVIEWED: Final = "preview"  # the id of an operation that is only looked at


class TableCopy(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device knows of a table, and what it asks about it."""

    setup: Setup
    written: tuple[Written, ...]  # by everybody, in the order of the log
    unsent: tuple[Written, ...] = ()  # by this device, and not acknowledged yet
    preview: AnyOperation | None = None  # what would follow from it?
    round: int | None = None  # whose reports are asked for


class CopyView(Struct, frozen=True):
    """The table of a copy: its companion, the wrapped game's own view, and what was asked."""

    shown: CompanionView
    game: Any
    preview: Preview | None
    timeline: tuple[TimelineItem, ...]


class CopyFolder:
    """Folds copies; the latest one is kept, so that one more operation costs as little as at a table."""

    def __init__(self) -> None:
        self._latest: tuple[Setup, CompanionState] | None = None

    def show(self, copy: TableCopy) -> CopyView:
        """The table of a copy; raises `InvalidInput`. What refers to nothing is left for the host to judge."""
        game, state = self.fold(copy)
        with_odds = copy.setup.hints
        found = None
        if copy.preview is not None:
            op = checked_operation(game, copy.preview)
            device = copy.unsent[-1].device if copy.unsent else ""
            found = preview(game, state, Written(PREVIEWED, op, len(state.written), device), with_odds=with_odds)
        return CopyView(
            show_companion(game, state, with_odds=with_odds),
            game.view(state, None),
            found,
            () if copy.round is None else timeline(game, state, copy.round),
        )

    def fold(self, copy: TableCopy) -> tuple[CompanionGame, CompanionState]:
        """The companion of a copy, and its state."""
        game = game_of(copy.setup)
        if not isinstance(game, CompanionGame):
            raise InvalidInput("Only tables with real cards are copied.")
        state = self._known(copy) or _begin(game, copy)
        for one in copy.written[len(state.written) :]:
            state = game.after(state, one)
        for one in copy.unsent[max(0, len(state.written) - len(copy.written)) :]:
            with suppress(InvalidInput):
                state = game.after(state, replace(one, op=checked_operation(game, one.op)))
        self._latest = (copy.setup, state)
        return game, state

    def _known(self, copy: TableCopy) -> CompanionState | None:
        """The latest state, if the copy only adds to it."""
        if self._latest is None or self._latest[0] != copy.setup:
            return None
        state = self._latest[1]
        ids = [one.id for one in (*copy.written, *copy.unsent)]
        return state if [one.id for one in state.written] == ids[: len(state.written)] else None


def _begin(game: CompanionGame, copy: TableCopy) -> CompanionState:
    """The state before the first operation, which names everybody."""
    first = copy.written[0].op if copy.written else None
    players = first.report.get("players") if isinstance(first, AddReport) else None
    if not players:
        raise InvalidInput("A copy begins with the names of the players.")
    setup, names = copy.setup, tuple(str(player["name"]) for player in players)
    rulings = game.rulebook.resolve(setup.edition, setup.house)
    header = Header(FORMAT, __version__, game.id, game.version, setup.edition, rulings, names, setup.deck)
    state: CompanionState = opening(game, header)
    return state
