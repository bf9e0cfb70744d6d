"""A draft: the entries that a command appends to a table's log, and the table after them.

Making a draft changes nothing. The caller appends `draft.addition()` to the store and then calls `table.adopt(draft)`;
if the append fails, the table simply is as it was.
"""

from typing import Any

from msgspec import Struct

from volteface import __version__
from volteface.kernel import (
    DEALER,
    Actor,
    AnyEntry,
    Dealer,
    Game,
    Header,
    MoveEntry,
    NoteEntry,
    Standing,
    UndoEntry,
    digest,
)
from volteface.kernel.log import DIGEST_EVERY, FORMAT, Decider, as_json, opening
from volteface.tables.ports import Addition
from volteface.tables.request import ActionId
from volteface.tables.seating import Stage, after, after_move
from volteface.tables.summary import record_after
from volteface.tables.table_events import AnyTableEvent, Finished, Reacted, Revealed, Said, Started, WentOn
from volteface.tables.table_state import RESTARTING, SNAPSHOT_EVERY, TableState
from volteface.tables.views import PlayedMove


class Draft(Struct, frozen=True, gc=False):
    """Entries in the order they are appended, and the table before and after them; no entries if nothing changes."""

    before: TableState
    after: TableState
    entries: tuple[AnyEntry, ...]
    played: tuple[PlayedMove, ...]
    now: int
    talker: str | None = None  # the person who said something, or reacted

    def addition(self) -> Addition:
        """What the store has to append."""
        before, after = self.before, self.after
        is_due = after.seq // SNAPSHOT_EVERY != before.seq // SNAPSHOT_EVERY
        snapshot = after.snapshot() if is_due else None
        return Addition(after.record, before.seq, self.entries, snapshot, after.record is before.record)


class DraftBuilder:
    """Collects the entries of one command."""

    def __init__(self, game: Game, before: TableState, action: ActionId, now: int, at: int) -> None:
        """`now` is by the clock that countdowns use, `at` the time stamp of the entries."""
        self.seating, self.state, self.header = before.seating, before.game, before.record.header
        self.now, self.at, self.dealt = now, at, before.dealt
        self._game, self._before, self._action = game, before, str(action)
        self._entries: list[AnyEntry] = []
        self._played: list[PlayedMove] = []
        self._waiting_since = before.waiting_since
        self._talker: str | None = None

    def note(self, event: AnyTableEvent, actor: Actor = DEALER, decided_by: Decider = "person") -> None:
        """Add an event at the table."""
        self._entries.append(NoteEntry(about=as_json(event), **self._frame(actor, decided_by)))
        self.seating = after(self.seating, event)
        if event.__struct_config__.tag in RESTARTING:
            self._waiting_since = self.now
        if isinstance(event, Said | Reacted):
            self._talker = event.person

    def begin_game(self) -> None:
        """Begin the game that was agreed on, with everybody who has a seat now."""
        setup, game = self.seating.setup, self._game
        rulings = game.rulebook.resolve(setup.edition, setup.house)
        names = tuple(chair.name for chair in self.seating.chairs)
        header = Header(FORMAT, __version__, game.id, game.version, setup.edition, rulings, names, setup.deck)
        self.note(Started(header))
        self.begin(header)

    def begin(self, header: Header) -> None:
        """Begin the game that a header describes."""
        self.header, self.state = header, opening(self._game, header)

    def move(self, actor: Actor, move: Any, decided_by: Decider) -> None:
        """Add a move; raises `IllegalMove`."""
        self.state, events = self._game.apply(self.state, move)
        self.seating = after_move(self.seating, is_round_over=self._game.is_resting(self.state))
        frame = self._frame(actor, decided_by)
        mark = digest(self.state) if frame["seq"] % DIGEST_EVERY == 0 else None
        entry = MoveEntry(move=as_json(move), events=tuple(map(as_json, events)), digest=mark, **frame)
        self._entries.append(entry)
        self._played.append(PlayedMove(self._game, entry, self.state, events))
        self._waiting_since = self.now
        self.dealt += actor == DEALER

    def undo(self, actor: Actor, back_to: int, state: Any) -> None:
        """Take all moves from an entry on back; `state` is the game before them."""
        self._entries.append(UndoEntry(back_to=back_to, **self._frame(actor, "person")))
        self.state, self._waiting_since = state, self.now

    def deal(self, dealer: Dealer) -> None:
        """Add the Dealer's moves until a seat is asked, a round is over, or the game is."""
        while self._game.to_act(self.state) == DEALER and not self._game.is_resting(self.state):
            self.deal_once(dealer)

    def deal_once(self, dealer: Dealer) -> None:
        """Add one move of the Dealer's."""
        self.move(DEALER, dealer.deal(self.state), "dealer")

    def build(self) -> Draft:
        """The draft; the secret is revealed if the game is over."""
        before, standing = self._before, self._standing()
        if standing is not None and self.seating.setup.is_companion:
            self._note_end(is_over=standing.over)
        elif standing is not None and standing.over and self.seating.stage is Stage.PLAYING:
            self.note(Revealed(before.record.secret.hex()))
        record = record_after(before.record, before.seating, self, standing) if self._entries else before.record
        seq = before.seq + len(self._entries)
        after = TableState(record, seq, self.seating, self.state, self._waiting_since, self.dealt)
        return Draft(before, after, tuple(self._entries), tuple(self._played), self.now, self._talker)

    def _note_end(self, *, is_over: bool) -> None:
        """Note that the game at a companion table is over, or, after a correction, that it is not."""
        if is_over is not (self.seating.stage is Stage.OVER):
            self.note(Finished() if is_over else WentOn())

    def _standing(self) -> Standing | None:
        return None if self.state is None else self._game.standing(self.state)

    def _frame(self, actor: Actor, decided_by: Decider) -> dict[str, Any]:
        index = len(self._entries)
        action = f"{self._action}/{index}" if index else self._action
        return {
            "seq": self._before.seq + index,
            "actor": actor,
            "decided_by": decided_by,
            "action": action,
            "at": self.at,
        }
