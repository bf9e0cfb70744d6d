"""Entries in the making: what a request adds to a table's log, worked out before anything is kept or seen."""

from typing import Any

from msgspec import Struct

from volteface.kernel import (
    DEALER,
    Actor,
    AnyEntry,
    Dealer,
    Game,
    Header,
    MoveEntry,
    NoteEntry,
    UndoEntry,
    digest,
)
from volteface.kernel.log import DIGEST_EVERY, Decider, as_json
from volteface.tables.doings import AnyDoing
from volteface.tables.gathering import Gathering, after
from volteface.tables.output import Happened


class Standpoint(Struct, frozen=True, gc=False):
    """Where a table stands: its people and, once the game has begun, its position."""

    gathering: Gathering
    state: Any


class Draft:
    """What one request appends; the table becomes it once the store has it."""

    def __init__(self, game: Game, standpoint: Standpoint, seq: int, action: str, now: int) -> None:
        self.game, self.gathering, self.state = game, standpoint.gathering, standpoint.state
        self.entries: list[AnyEntry] = []
        self.happened: list[Happened] = []
        self.header: Header | None = None
        self.now = now
        self._seq, self._action = seq, action

    def note(self, doing: AnyDoing, actor: Actor = DEALER, decided_by: Decider = "person") -> None:
        """Something happened at the table."""
        self.entries.append(NoteEntry(about=as_json(doing), **self._frame(actor, decided_by)))
        self.gathering = after(self.gathering, doing)

    def begin(self, header: Header, state: Any) -> None:
        """The game begins."""
        self.header, self.state = header, state

    def move(self, actor: Actor, move: Any, decided_by: Decider) -> None:
        """Somebody moved; raises `IllegalMove`."""
        self.state, events = self.game.apply(self.state, move)
        frame = self._frame(actor, decided_by)
        mark = digest(self.state) if frame["seq"] % DIGEST_EVERY == 0 else None
        entry = MoveEntry(move=as_json(move), events=tuple(map(as_json, events)), digest=mark, **frame)
        self.entries.append(entry)
        self.happened.append(Happened(self.game, entry, self.state, events))

    def undo(self, actor: Actor, back_to: int, state: Any) -> None:
        """Moves are taken back; the position is the one before them."""
        self.entries.append(UndoEntry(back_to=back_to, **self._frame(actor, "person")))
        self.state = state

    def deal(self, dealer: Dealer) -> None:
        """The Dealer answers until somebody is asked, the table rests, or the game is over."""
        while self.game.to_act(self.state) == DEALER and not self.game.is_resting(self.state):
            self.deal_once(dealer)

    def deal_once(self, dealer: Dealer) -> None:
        """The Dealer makes one move."""
        self.move(DEALER, dealer.deal(self.state), "dealer")

    def _frame(self, actor: Actor, decided_by: Decider) -> dict[str, Any]:
        place = len(self.entries)
        action = f"{self._action}/{place}" if place else self._action
        return {"seq": self._seq + place, "actor": actor, "decided_by": decided_by, "action": action, "at": self.now}
