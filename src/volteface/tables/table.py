"""One game in progress, whoever decides: people, bots and the Dealer write into one log."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from volteface import __version__
from volteface.kernel import (
    DEALER,
    Actor,
    Dealer,
    Game,
    Header,
    IllegalMove,
    Log,
    MoveEntry,
    Seat,
    Standing,
    digest,
    replay,
)
from volteface.kernel.log import DIGEST_EVERY, FORMAT, Decider, as_json, opening
from volteface.tables.errors import NotAsked
from volteface.tables.output import Happened


class Table:
    """A table: it takes moves from those who are asked, and has the Dealer answer."""

    def __init__(self, game: Game, log: Log, dealer: Dealer, now: Callable[[], int]) -> None:
        """Sit down at a log, new or old; `now` tells the time in milliseconds."""
        self.game, self.log, self._dealer, self._now = game, log, dealer, now
        self._state = opening(game, log.header)
        for step in replay(log, game):
            self._state = step.state

    @property
    def rules(self) -> Any:
        """The rules this table plays by."""
        return self.game.rules(self.log.header.edition, self.log.header.rulings)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return self.log.header.seats

    def asked(self) -> Seat | None:
        """The seat that has to decide; nobody while the table rests, or once the game is over."""
        actor = self.game.to_act(self._state)
        return None if actor == DEALER else actor

    def is_resting(self) -> bool:
        """Whether the table waits for `go_on`: before the first card and between rounds."""
        return self.game.to_act(self._state) == DEALER

    def offers(self, seat: Seat) -> tuple[Any, ...]:
        """What a seat may do; nothing if it is not asked."""
        return self.game.offers(self._state) if self.asked() == seat else ()

    def view(self, seat: Seat | None) -> Any:
        """The table as a seat, or a spectator, sees it."""
        return self.game.view(self._state, seat)

    def standing(self) -> Standing:
        """How the game stands."""
        return self.game.standing(self._state)

    def act(self, seat: Seat, move: Any, decided_by: Decider, action: str) -> tuple[Happened, ...]:
        """A seat's move and the Dealer's answers to it; a refused move changes nothing."""
        if self.asked() != seat:
            raise NotAsked(seat, self.asked())
        reason = self.game.why_illegal(self._state, move)
        if reason is not None:
            written = self.game.write_move(seat, move)
            raise IllegalMove(reason, written, self.game.write_position(self._state))
        happened = self._apply(seat, move, decided_by, action)
        return (happened, *self._deal())

    def go_on(self) -> tuple[Happened, ...]:
        """Begin the game, or the next round."""
        if not self.is_resting():
            return ()
        return (self._answer(), *self._deal())

    def _deal(self) -> tuple[Happened, ...]:
        happened = []
        while self.is_resting() and not self.game.is_resting(self._state):
            happened.append(self._answer())
        return tuple(happened)

    def _answer(self) -> Happened:
        action = f"dealer-{len(self.log.entries)}"
        return self._apply(DEALER, self._dealer.answer(self._state), "dealer", action)

    def _apply(self, actor: Actor, move: Any, decided_by: Decider, action: str) -> Happened:
        state, events = self.game.apply(self._state, move)
        seq = len(self.log.entries)
        entry = MoveEntry(
            seq=seq,
            actor=actor,
            decided_by=decided_by,
            action=action,
            at=self._now(),
            move=as_json(move),
            events=tuple(map(as_json, events)),
            digest=digest(state) if seq % DIGEST_EVERY == 0 else None,
        )
        self._state, self.log = state, msgspec.structs.replace(self.log, entries=(*self.log.entries, entry))
        return Happened(self.game, entry, state, events)


def new_log(
    game: Game, edition: str, house: Mapping[str, object], names: tuple[str, ...], deck: tuple[str, ...] | None = None
) -> Log:
    """The log of a game that has not begun; raises if it cannot be played."""
    rulings = game.rulebook.resolve(edition, house)
    header = Header(FORMAT, __version__, game.id, game.version, edition, rulings, names, deck)
    opening(game, header)
    return Log(header)
