"""A live table: the game, who sits where, and the log, in memory and without I/O.

Commands (`tables.commands`) make drafts and change nothing; `adopt` makes a draft true once it is durable.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from volteface.kernel import (
    DEALER,
    Actor,
    Dealer,
    Game,
    Log,
    MoveEntry,
    NoteEntry,
    Seat,
    Standing,
    UndoEntry,
)
from volteface.kernel.log import count_move, fold, read_events
from volteface.tables.clock import Countdown, Presence, TalkTimes, countdown
from volteface.tables.draft import Draft, DraftBuilder
from volteface.tables.errors import AlreadyDone, NotAllowed
from volteface.tables.fairness.deal import dealer_of, make_seed, spared_seats
from volteface.tables.ports import LogStore, Record, StoredTable
from volteface.tables.request import ActionId
from volteface.tables.restore import restore
from volteface.tables.seating import Seating, Stage
from volteface.tables.setup import game_of
from volteface.tables.summary import show_series
from volteface.tables.table_events import event_name
from volteface.tables.table_state import TableState
from volteface.tables.views import SeenEntry, TableView, show_companion_table, show_entry, show_seats

SEATING: Final = ("sat_down", "took_over")  # events by which a person gets a seat
MOST_TALK: Final = 5  # chat messages and reactions of one person in a short time
MOST_CROWD: Final = 15  # reactions of all spectators together in that time

# The Dealer of a table: its game and record, the seed of its deals, how many it has made, and who does not deal first.
DealerFactory: TypeAlias = Callable[[Game, Record, bytes, int, frozenset[Seat]], Dealer]
# The time stamp of an entry, in milliseconds since 1970, for a time of the clock that countdowns use.
Stamp: TypeAlias = Callable[[int], int]


def verifiable_dealer(game: Game, record: Record, seed: bytes, dealt: int, spared: frozenset[Seat]) -> Dealer:
    """The Dealer of ordinary tables."""
    return dealer_of(game, record.setup, seed, dealt, spared)


class LiveTable:
    """A table that is open now: who sits where, what a store lists of it, and how many entries its log has.

    Commands and countdowns use the times of one monotonic clock; `stamp` makes the log's time stamps of them.
    """

    record: Record
    seating: Seating
    seq: int
    waiting_since: int  # when the table began to wait for whoever is asked
    has_begun: bool  # whether there is a game to look at

    def __init__(
        self,
        game: Game,
        stored: StoredTable,
        make_dealer: DealerFactory = verifiable_dealer,
        stamp: Stamp = lambda now: now,
    ) -> None:
        self.game, self.presence = game, Presence()
        self.talk_times, self.crowd_times = TalkTimes(MOST_TALK), TalkTimes(MOST_CROWD)
        self._make_dealer, self._stamp = make_dealer, stamp
        self.reload(stored)

    def reload(self, stored: StoredTable) -> None:
        """Become what the store has, as when another program has appended to the log; its people stay connected."""
        self._entries = list(stored.entries)
        self._actions = {entry.action for entry in stored.entries}
        self._latest_events: dict[int, tuple[Any, ...]] = {}  # decoded events of the latest draft, by entry
        self._seed_of: tuple[object, ...] = ()
        self._seed, self._spared = b"", frozenset[Seat]()
        restored = restore(self.game, stored)
        self._moves = restored.moves
        self._before: dict[int, Any] = {}  # states before the latest moves of whoever moved last, by entry
        self._last_actor: Actor | None = None
        self._remember_restored(restored.before)
        self._seat_people(restored.state.seating)
        self._become(restored.state)

    # What it is

    @property
    def id(self) -> str:
        """The table's id in links and logs."""
        return self.record.id

    def restart_clocks(self, now: int) -> None:
        """Let the clocks run from now on, as when people come back to a table that nobody was at."""
        self._become(replace(self._state, waiting_since=now))
        self.presence.since = now

    def has_done(self, action: ActionId) -> bool:
        """Whether this command is in the log already."""
        return str(action) in self._actions

    def has_moved_since(self, seq: int) -> bool:
        """Whether anybody moved, or took a move back, after so many entries."""
        return any(isinstance(entry, MoveEntry | UndoEntry) for entry in self._entries[seq:])

    def operations_until(self, seq: int) -> int:
        """How many operations of a companion table are among so many entries."""
        return sum(move.seq < seq for move in self._moves)

    def game_state(self) -> Any:
        """The game's state, which only the table itself and its companion may look at; None before it begins."""
        return self._state.game

    def people_by_arrival(self) -> tuple[str, ...]:
        """Everybody who ever sat down here, in the order in which they first did."""
        notes = (entry.about for entry in self._entries if isinstance(entry, NoteEntry))
        return tuple(dict.fromkeys([about["person"] for about in notes if about and event_name(about) in SEATING]))

    def asked(self) -> Seat | None:
        """The seat that has to decide."""
        return self._asked

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits; a spectator sits nowhere."""
        return None if person is None else self._seat_by_person.get(person)

    def viewer(self, person: str | None) -> Seat | None:
        """The seat whose cards a person may see; whoever was removed sees what spectators see."""
        seat = self.seat_of(person)
        return None if seat is None or self.seating.chairs[seat].stands_in == "removed" else seat

    def is_resting(self) -> bool:
        """Whether the table waits between two rounds."""
        return self.has_begun and self.game.is_resting(self._state.game)

    def bot_to_move(self) -> tuple[Seat, str | None] | None:
        """The seat that a bot has to decide for, and the bot's name (None for a stand-in); None if a person decides."""
        seat = self._asked
        if seat is None or self.seating.is_paused or self.seating.is_away or self.seating.decider(seat) is not None:
            return None
        return seat, self.seating.chairs[seat].bot

    def may_skip(self) -> bool:
        """Whether bots alone still have something to decide in this round, and they do so at their usual speed."""
        return self._asked is not None and self.seating.is_left_to_bots(self.game.in_round(self._state.game))

    def countdown(self) -> Countdown | None:
        """The countdown that everybody sees."""
        return countdown(self.seating, self._asked, self.waiting_since, self.presence)

    def log(self, *, is_leaving: bool = False) -> Log:
        """The whole log; raises `NotAllowed` before the game is over, unless it leaves or cards are real."""
        is_secret = self.seating.stage is not Stage.OVER and not self.seating.setup.is_companion and not is_leaving
        if is_secret or self.record.header is None:
            raise NotAllowed("refused-log-is-secret-until-the-end")
        return Log(self.record.header, tuple(self._entries))

    # Drafts

    def draft(self, action: ActionId, now: int) -> DraftBuilder:
        """A draft to build; raises `AlreadyDone` for an action that is in the log: duplicates are recognised here."""
        if self.has_done(action):
            raise AlreadyDone(action)
        return DraftBuilder(self.game, self._state, action, now, self._stamp(now))

    def dealer_for(self, draft: DraftBuilder) -> Dealer:
        """The Dealer of a draft; its deals are numbered over the whole log."""
        assert draft.header is not None
        seed_of = (draft.header, draft.seating.chairs)
        if self._seed_of != seed_of:  # computed once a game: its entropy stays the same until the end
            entropy = tuple([chair.entropy for chair in draft.seating.chairs])
            self._seed_of, self._seed = seed_of, make_seed(self.record.secret, draft.header, entropy)
            self._spared = spared_seats(draft.header, draft.seating.chairs)
        return self._make_dealer(self.game, self.record, self._seed, draft.dealt, self._spared)

    def adopt(self, draft: Draft) -> None:
        """Become what a draft says; only for a draft of this table that is durable."""
        assert draft.before.seq == self.seq, "the draft was made on an older state of the table"
        self._become(draft.after)
        for entry in draft.entries:
            count_move(self._moves, entry)
            self._actions.add(entry.action)
        if draft.talker is not None:
            self.talk_times.note(draft.talker, draft.now)
        self._remember(draft)
        self._entries += draft.entries
        self._latest_events = {played.entry.seq: played.all_events for played in draft.played}

    def undoable_move(self, seat: Seat) -> MoveEntry:
        """The move that a seat may take back: its own last one, if it revealed nothing; raises `NotAllowed`."""
        last = self._moves[-1] if self._moves else None
        if last is None:
            raise NotAllowed("refused-undo-others-have-moved")
        refused = why_not_undoable(self.game, last, seat, self._latest_events.get(last.seq))
        if refused is not None:
            raise NotAllowed(refused)
        return last

    def state_before_last_move(self) -> Any:
        """The game before the last move that counts; replayed from the beginning only if it is not remembered."""
        last = self._moves[-1].seq
        if last in self._before:
            return self._before[last]
        assert self.record.header is not None
        return fold(self.game, self.record.header, tuple(self._moves[:-1]))

    def _remember(self, draft: Draft) -> None:
        """Remember the states before the moves that may be taken back: those of whoever moved last, in a row."""
        if self.seating.setup.is_companion:  # where nothing is taken back but by another operation
            return
        before = draft.before.game
        for played in draft.played:
            if self._last_actor != played.entry.actor:
                self._before.clear()
            self._last_actor = played.entry.actor
            self._before[played.entry.seq] = before
            before = played.state

    def _remember_restored(self, before: list[Any]) -> None:
        self._last_actor = self._last_mover()
        for move, state in zip(reversed(self._moves), reversed(before), strict=False):
            if move.actor != self._last_actor:
                break
            self._before[move.seq] = state

    def _become(self, state: TableState) -> None:
        """Take on a state; what is asked for again and again is kept at hand."""
        self._state, self.record, self.seq, self.waiting_since = state, state.record, state.seq, state.waiting_since
        self.has_begun = state.game is not None
        actor = self.game.to_act(state.game) if self.has_begun else None
        self._asked: Seat | None = None if actor == DEALER else actor
        if self.seating is not state.seating:
            self._seat_people(state.seating)

    def _seat_people(self, seating: Seating) -> None:
        self.seating = seating
        chairs = enumerate(seating.chairs)
        self._seat_by_person = {chair.person: seat for seat, chair in chairs if chair.person is not None}

    # Views

    def view_for(self, person: str | None) -> TableView:
        """The table as a person, or a spectator, may see it."""
        seat = self.viewer(person)
        return self.own_view(self.public_view(), seat, self.game_view(seat))

    def views(self, seats: Iterable[Seat | None]) -> dict[Seat | None, TableView]:
        """The table as each of these seats, or a spectator, may see it; what they share is made once."""
        public = self.public_view()
        return {seat: self.own_view(public, seat, game) for seat, game in self.game_views(seats).items()}

    def public_view(self) -> TableView:
        """The table without anybody's own part."""
        seating, presence = self.seating, self.presence
        return TableView(
            table=self.id,
            seq=self.seq,
            setup=seating.setup,
            stage=seating.stage,
            host=seating.host,
            seats=show_seats(seating.chairs, tuple(presence.connections), presence.nearby, seating.ready),
            me=None,
            chat_on=seating.chat_on,
            is_paused=seating.is_paused,
            commitment=seating.commitment,
            asked=self._asked,
            is_resting=self.is_resting(),
            countdown=self.countdown(),
            game=None,
            offers=(),
            may_undo=False,
            rematch=seating.rematch,
            series=show_series(seating.series, seating.chairs, self.standing()),
            spectators=presence.spectators(seating),
            bot_speed=seating.bot_speed,
            may_skip=self.may_skip(),
            companion=show_companion_table(self.game, self._state.game, seating),
            code=self.record.code or None,
            removed=seating.all_removed(),
            late_seats=seating.late_seats,
            claims=seating.claims,
        )

    def own_view(self, public: TableView, seat: Seat | None, game: Any) -> TableView:
        """The public view with the part of one seat, or of a spectator; `game` is that seat's view of the game."""
        if seat is None or (seat != self._asked and seat != self._last_mover()):
            return replace(public, me=seat, game=game)
        offers = () if public.is_paused else self.offers(seat)
        return replace(public, me=seat, game=game, offers=offers, may_undo=self._may_undo(seat))

    def game_view(self, seat: Seat | None) -> Any:
        """The game as a seat, or a spectator, may see it; None before it begins."""
        return self.game.view(self._state.game, seat) if self.has_begun else None

    def game_views(self, seats: Iterable[Seat | None]) -> dict[Seat | None, Any]:
        """The game as each of these seats may see it; None before it begins."""
        return self.game.views(self._state.game, seats) if self.has_begun else dict.fromkeys(seats)

    def offers(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat may do; nothing if it is not asked."""
        return self.game.offers(self._state.game) if self._asked == seat else ()

    def standing(self) -> Standing | None:
        """Totals and winners; None before the game begins."""
        return self.game.standing(self._state.game) if self.has_begun else None

    def feed(self, seat: Seat | None, since: int) -> tuple[SeenEntry, ...]:
        """The log from an entry on, as a seat, or a spectator, may see it."""
        game, decoded = self.game, self._latest_events
        entries = self._entries[max(since, 0) :]
        return tuple([show_entry(game, entry, seat, decoded.get(entry.seq)) for entry in entries])

    def feeds(self, seats: Iterable[Seat | None], since: int) -> dict[Seat | None, tuple[SeenEntry, ...]]:
        """The log from an entry on, as each seat may see it; one object for all if a spectator sees everything."""
        spectator = self.feed(None, since)
        if all(entry.events == self._latest_events.get(entry.seq, ()) for entry in spectator):
            return dict.fromkeys(seats, spectator)
        return {seat: self.feed(seat, since) for seat in seats}

    def _last_mover(self) -> Actor | None:
        return self._moves[-1].actor if self._moves else None

    def _may_undo(self, seat: Seat) -> bool:
        seating = self.seating
        is_running = seating.stage is Stage.PLAYING and not seating.is_paused
        if not is_running or self._last_mover() != seat or seating.chairs[seat].stands_in == "removed":
            return False
        last = self._moves[-1]
        return why_not_undoable(self.game, last, seat, self._latest_events.get(last.seq)) is None


def load_table(store: LogStore, table: str) -> LiveTable:
    """A stored table of an installed game; raises `NoSuchTable`."""
    stored = store.load(table)
    return LiveTable(game_of(stored.record.setup), stored)


def why_not_undoable(game: Game, last: MoveEntry, seat: Seat, events: tuple[Any, ...] | None = None) -> str | None:
    """Why a seat may not take the last move back, a message id, or None; `events` are its own, if they are decoded."""
    if last.actor != seat or last.decided_by != "person":
        return "refused-undo-others-have-moved"
    if any(map(game.is_revealing, events or read_events(game, last))):
        return "refused-undo-something-was-seen"
    return None
