"""One live table: people and bots around a game whose log a store keeps; time comes in as an argument.

Every request has an action id: sent again, it changes nothing. A request is worked out, kept, and only then seen.
"""

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from volteface.kernel import DEALER, Actor, Game, Header, IllegalMove, Log, MoveEntry, Seat, Standing, UndoEntry
from volteface.kernel.log import Decider, fold
from volteface.tables.clock import Countdown, Presence, countdown
from volteface.tables.deal import VerifiableDealer, make_seed
from volteface.tables.doings import Revealed, StoodIn, TookBack
from volteface.tables.draft import Draft, Standpoint
from volteface.tables.errors import NotAllowed, NotAsked
from volteface.tables.gathering import Chair, Gathering, Stage
from volteface.tables.needs import Addition, Kept, LogStore, Snapshot
from volteface.tables.output import Happened, Happening, TableView, show_entry, show_seats
from volteface.tables.rebuilding import changes_the_wait, count, count_deals, rebuild, remember
from volteface.tables.recording import record_after
from volteface.tables.request import Request
from volteface.tables.talk import RateLimit
from volteface.tables.undo import find_undoable

SNAPSHOT_EVERY: Final = 100  # entries


class LiveTable:
    """A table that is open now."""

    def __init__(self, game: Game, store: LogStore, kept: Kept) -> None:
        self.game, self.record, self.presence, self.talk = game, kept.record, Presence(), RateLimit()
        self._store, self._entries = store, list(kept.entries)
        self._actions = {entry.action for entry in kept.entries}
        self._dealt = count_deals(kept.entries)
        self._agreed: tuple[Header, tuple[Chair, ...]] | None = None  # what the seed of the deals was made of
        self._seed = b""
        self._just_happened: dict[int, tuple[Any, ...]] = {}  # events of the latest request, by entry
        rebuilt = rebuild(game, kept)
        self._moves, self.waiting_since = rebuilt.moves, rebuilt.waiting_since
        self.gathering, self._places = rebuilt.gathering, _places_in(rebuilt.gathering)
        self._stand(rebuilt.gathering, rebuilt.state)

    # What it is

    @property
    def id(self) -> str:
        """The table's name in links and logs."""
        return self.record.id

    @property
    def seq(self) -> int:
        """How many entries its log has."""
        return len(self._entries)

    def has_done(self, action: str) -> bool:
        """Whether this request was carried out before."""
        return action in self._actions

    def has_moved_since(self, seq: int) -> bool:
        """Whether anybody moved, or took a move back, after so many entries."""
        return any(isinstance(entry, MoveEntry | UndoEntry) for entry in self._entries[seq:])

    def deals_since(self, seq: int) -> int:
        """How many moves the Dealer has made after so many entries."""
        return count_deals(self._entries[seq:])

    def asked(self) -> Seat | None:
        """The seat that has to decide."""
        return self._asked

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits; a stranger sits nowhere."""
        return None if person is None else self._places.get(person)

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to look at."""
        return self._state is not None

    def is_resting(self) -> bool:
        """Whether the table waits between two rounds."""
        return self._state is not None and self.game.is_resting(self._state)

    def bot_to_move(self) -> tuple[Seat, str | None] | None:
        """The seat a bot has to decide for and its level (none for a stand-in); nothing if a person decides."""
        seat = self.asked()
        if seat is None or self.gathering.is_paused or self.gathering.decider(seat) is not None:
            return None
        return seat, self.gathering.chairs[seat].level

    def countdown(self) -> Countdown | None:
        """The countdown that everybody sees."""
        return countdown(self.gathering, self.asked(), self.waiting_since, self.presence)

    def log(self) -> Log:
        """The whole log; it leaves only when the game is over."""
        if self.gathering.stage is not Stage.OVER or self.record.header is None:
            raise NotAllowed("refused-log-is-secret-until-the-end")
        return Log(self.record.header, tuple(self._entries))

    # What leaves it

    def output(self, person: str | None) -> TableView:
        """The table as a person, or a stranger, may see it."""
        seat = self.seat_of(person)
        return self.own(self.public(), seat, self.view(seat))

    def public(self) -> TableView:
        """The table without anybody's own part."""
        asked, gathering = self._asked, self.gathering
        return TableView(
            table=self.id,
            seq=self.seq,
            setup=gathering.setup,
            stage=gathering.stage,
            host=gathering.host,
            seats=show_seats(gathering.chairs, tuple(self.presence.connections)),
            me=None,
            chat_on=gathering.chat_on,
            is_paused=gathering.is_paused,
            commitment=gathering.commitment,
            asked=asked,
            is_resting=self.is_resting(),
            countdown=self.countdown(),
            game=None,
            offers=(),
            may_undo=False,
            rematch=gathering.rematch,
        )

    def own(self, public: TableView, seat: Seat | None, game: Any) -> TableView:
        """The table with the part of one seat, or of a spectator; `game` is how they see the game."""
        if seat is None or (seat != self._asked and seat != self._last_mover()):
            return replace(public, me=seat, game=game)
        offers = () if public.is_paused else self.offers(seat)
        return replace(public, me=seat, game=game, offers=offers, may_undo=self._may_undo(seat))

    def view(self, seat: Seat | None) -> Any:
        """The game as a seat, or a spectator, may see it; nothing before it begins."""
        return None if self._state is None else self.game.view(self._state, seat)

    def views(self, seats: Iterable[Seat | None]) -> dict[Seat | None, Any]:
        """The game as each of these seats may see it; nothing before it begins."""
        return dict.fromkeys(seats) if self._state is None else self.game.views(self._state, seats)

    def offers(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat may do; nothing if it is not asked."""
        return self.game.offers(self._state) if self._asked == seat else ()

    def standing(self) -> Standing | None:
        """How the game stands; nothing before it begins."""
        return None if self._state is None else self.game.standing(self._state)

    def feed(self, person: str | None, since: int) -> tuple[Happening, ...]:
        """What happened from an entry on, as a person, or a stranger, may see it."""
        return self.feed_of(self.seat_of(person), since)

    def feed_of(self, seat: Seat | None, since: int) -> tuple[Happening, ...]:
        """What happened from an entry on, as a seat, or a spectator, may see it."""
        game, at_hand = self.game, self._just_happened
        entries = self._entries[max(since, 0) :]
        return tuple([show_entry(game, entry, seat, at_hand.get(entry.seq)) for entry in entries])

    def feeds(self, seats: Iterable[Seat | None], since: int) -> dict[Seat | None, tuple[Happening, ...]]:
        """What happened from an entry on, as each seat may see it; the same for all if a spectator sees all of it."""
        stranger = self.feed_of(None, since)
        if all(one.events == self._just_happened.get(one.seq, ()) for one in stranger):
            return dict.fromkeys(seats, stranger)
        return {seat: self.feed_of(seat, since) for seat in seats}

    # Playing

    def act(self, request: Request, move: Any) -> tuple[Happened, ...]:
        """A person's move and the Dealer's answer; a person who moves takes their seat back."""
        if self.has_done(request.action):
            return ()
        seat = self._playing_seat(request.person)
        draft = self.draft(request.action, request.now)
        _come_back(draft, seat)
        return self._move(draft, seat, move, "person")

    def act_for(self, seat: Seat, move: Any, action: str, now: int) -> tuple[Happened, ...]:
        """A bot's move, for its own seat or standing in."""
        if self.has_done(action):
            return ()
        self._check_running()
        if self.gathering.decider(seat) is not None:
            raise NotAsked(seat, self.asked())
        is_own = self.gathering.chairs[seat].level is not None
        return self._move(self.draft(action, now), seat, move, "bot" if is_own else "stand_in")

    def go_on(self, action: str, now: int) -> tuple[Happened, ...]:
        """Begin the next round."""
        if self.has_done(action):
            return ()
        self._check_running()
        if not self.is_resting():
            raise NotAllowed("refused-round-is-not-over")
        draft = self.draft(action, now)
        dealer = self.dealer_of(draft)
        draft.deal_once(dealer)
        draft.deal(dealer)
        return self.keep(draft)

    def undo(self, request: Request) -> None:
        """Take one's last move back, if nobody has learnt or done anything since, and one's seat with it."""
        if self.has_done(request.action):
            return
        seat = self._playing_seat(request.person)
        draft = self.draft(request.action, request.now)
        _come_back(draft, seat)
        last = find_undoable(self.game, self._moves, seat)
        assert self.record.header is not None
        draft.undo(seat, last.seq, fold(self.game, self.record.header, tuple(self._moves[:-1])))
        self.keep(draft)

    def tick(self, now: int) -> bool:
        """Do what a countdown that has run out asks for; says whether anything was done."""
        due = self.countdown()
        if due is None or now < due.ends_at:
            return False
        action = f"clock-{self.seq}"
        while self.has_done(action):  # somebody named a request like this
            action += "+"
        if due.why == "rest":
            self.go_on(action, now)
        else:
            assert due.seat is not None
            draft = self.draft(action, now)
            draft.note(StoodIn(due.seat, due.why), due.seat, "stand_in")
            self.keep(draft)
        return True

    # Keeping

    def draft(self, action: str, now: int) -> Draft:
        """A request in the making."""
        return Draft(self.game, Standpoint(self.gathering, self._state), self.seq, action, now)

    def keep(self, draft: Draft) -> tuple[Happened, ...]:
        """Have the store keep what a request made; only then does it count."""
        standing = None if draft.state is None else self.game.standing(draft.state)
        if standing is not None and standing.over and draft.gathering.stage is Stage.PLAYING:
            draft.note(Revealed(self.record.secret.hex()))
        record = record_after(self.record, self.gathering, draft, standing)
        entries, snapshot = tuple(draft.entries), self._snapshot(draft)
        self._store.append(Addition(record, self.seq, entries, snapshot, is_same=record is self.record)).result()
        self.record, self.waiting_since = record, self._wait_after(draft)
        self._stand(draft.gathering, draft.state)
        for entry in entries:
            self._moves = count(self._moves, entry)
            self._actions.add(entry.action)
        self._just_happened = {happened.entry.seq: happened.every_event for happened in draft.happened}
        self._entries += entries
        self._dealt += count_deals(entries)
        return tuple(draft.happened)

    def _stand(self, gathering: Gathering, state: Any) -> None:
        """The table stands like this now."""
        if self.gathering is not gathering:
            self.gathering, self._places = gathering, _places_in(gathering)
        self._state = state
        actor = None if state is None else self.game.to_act(state)
        self._asked: Seat | None = None if actor == DEALER else actor

    def dealer_of(self, draft: Draft) -> VerifiableDealer:
        """The Dealer of a request: its deals are counted over the whole log."""
        header = draft.header or self.record.header
        assert header is not None
        agreed = (header, draft.gathering.chairs)
        if self._agreed != agreed:  # mostly made once, for a game's entropy stays the same until its end
            entropy = tuple([chair.entropy for chair in draft.gathering.chairs])
            self._agreed, self._seed = agreed, make_seed(self.record.secret, header, entropy)
        return VerifiableDealer(self.game, self._seed, self._dealt)

    def _move(self, draft: Draft, seat: Seat, move: Any, decided_by: Decider) -> tuple[Happened, ...]:
        if self.asked() != seat:
            raise NotAsked(seat, self.asked())
        reason = self.game.why_illegal(self._state, move)
        if reason is not None:
            raise IllegalMove(reason, self.game.write_move(seat, move), "")
        draft.move(seat, move, decided_by)
        draft.deal(self.dealer_of(draft))
        return self.keep(draft)

    def _wait_after(self, draft: Draft) -> int:
        return draft.now if any(map(changes_the_wait, draft.entries)) else self.waiting_since

    def _snapshot(self, draft: Draft) -> Snapshot | None:
        end = self.seq + len(draft.entries)
        if end // SNAPSHOT_EVERY == self.seq // SNAPSHOT_EVERY:
            return None
        return Snapshot(end, remember(draft.gathering, draft.state, self._wait_after(draft)))

    # Asking

    def _check_running(self) -> None:
        if self.gathering.stage is not Stage.PLAYING:
            raise NotAllowed("refused-no-game-is-running")
        if self.gathering.is_paused:
            raise NotAllowed("refused-game-is-paused")

    def _playing_seat(self, person: str) -> Seat:
        self._check_running()
        seat = self.seat_of(person)
        if seat is None:
            raise NotAsked(None, self.asked())
        return seat

    def _last_mover(self) -> Actor | None:
        return self._moves[-1].actor if self._moves else None

    def _may_undo(self, seat: Seat) -> bool:
        """Whether a seat may take its last move back."""
        if self._last_mover() != seat or self.gathering.chairs[seat].stands_in == "removed":
            return False
        try:
            self._check_running()
            find_undoable(self.game, self._moves, seat, self._just_happened.get(self._moves[-1].seq))
        except NotAllowed:
            return False
        return True


def load_table(game: Game, store: LogStore, table: str, now: int | None = None) -> LiveTable:
    """Open a table again where it was; if `now` is given, its clocks begin anew, so that people can come back."""
    opened = LiveTable(game, store, store.load(table))
    opened.waiting_since = opened.waiting_since if now is None else now
    return opened


def _places_in(gathering: Gathering) -> dict[str, Seat]:
    """Where everybody sits."""
    return {chair.person: seat for seat, chair in enumerate(gathering.chairs) if chair.person is not None}


def _come_back(draft: Draft, seat: Seat) -> None:
    """Whoever does something takes their seat back, unless the host removed them."""
    why = draft.gathering.chairs[seat].stands_in
    if why == "removed":
        raise NotAllowed("refused-removed-by-the-host")
    if why:
        draft.note(TookBack(seat), seat)
