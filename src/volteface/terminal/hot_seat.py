"""Whose hand may be shown: several people at one keyboard pass it around (a hot seat)."""

from typing import Any

from volteface.kernel import Seat
from volteface.tables import PlayedMove
from volteface.terminal.game_ui import GameUI
from volteface.terminal.session import Session


class HotSeat:
    """A keyboard used by one person, or shared by several in a game with hidden hands."""

    def __init__(self, session: Session, ui: GameUI) -> None:
        self.session, self.ui = session, ui
        self.is_shared = ui.has_hidden_hands and len(session.people()) > 1
        self.seat: Seat | None = None  # who has the keyboard, if it is shared

    def must_pass_to(self, seat: Seat) -> bool:
        """Whether the keyboard has to be passed to this seat first."""
        return self.is_shared and seat != self.seat

    def viewer(self) -> Seat | None:
        """The seat whose view may be shown; None for a spectator's view."""
        if not self.is_shared:
            return self.session.viewer()
        return self.seat if self.session.table.asked() == self.seat else None

    def view(self) -> Any:
        """The view that may be shown."""
        return self.session.view(self.viewer())

    def open_view(self) -> Any:
        """The view with all hands open, as at the end of a round."""
        session = self.session
        return self.ui.reveal_hands(self.view(), [session.view(seat) for seat in range(len(session.players))])

    def events(self, played: PlayedMove) -> tuple[Any, ...]:
        """The events of a move that may be shown; on a shared screen, only what everybody may know."""
        return played.events(None if self.is_shared else self.session.viewer())

    def past_events(self) -> tuple[Any, ...]:
        """All events so far that may be shown."""
        return self.session.past_events(None if self.is_shared else self.session.viewer())
