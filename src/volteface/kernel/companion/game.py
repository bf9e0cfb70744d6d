"""The companion: a game around a game, whose Dealer is the people at a real table.

Its moves are the operations that people write. It judges nothing itself: each report becomes moves of the wrapped
engine, or is listed as unsettled. So every store, replay and view that works for a game works for a companion too.
"""

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from volteface.kernel.cases import CaseTable
from volteface.kernel.companion.document import Document, read_document, refers_to, with_report
from volteface.kernel.companion.fold import Fold, fold, read_report
from volteface.kernel.companion.operations import AddReport, ChangeReport, InsertReport, RemoveReport, Written
from volteface.kernel.companion.pad import Pad
from volteface.kernel.errors import InvalidMove, UnknownName
from volteface.kernel.game import DEALER, Actor, Chance, Game, Reason, Seat, Standing
from volteface.kernel.manifest import COMPANION, games, load_part
from volteface.kernel.sampling import Bits

MOST_OPERATIONS: Final = 20_000
CHANGED_ELSEWHERE: Final = Reason("misfit-changed-elsewhere")


class CompanionState(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All operations so far; the table that they come to is kept beside them, and computed again from JSON."""

    opening: Any  # the engine's state before the first report
    written: tuple[Written, ...] = ()


class CompanionGame:
    """The game protocol around a game and its pad; everything that happens at a real table is public."""

    move_type: Any = Written
    state_type: Any = CompanionState

    def __init__(self, game: Game, pad: Pad) -> None:
        self.inner, self.pad = game, pad
        self.id = game.id + COMPANION
        self.version, self.oldest_version, self.rulebook = game.version, game.oldest_version, game.rulebook
        self.event_type, self.view_type = game.event_type, game.view_type
        self.rules, self.seats = game.rules, game.seats

    # What people wrote

    def fold(self, state: CompanionState) -> Fold:
        """Return the table that the operations come to, step by step."""
        known: Fold | None = vars(state).get("fold")
        if known is None:
            known = vars(state)["fold"] = fold(self.pad, self._opening(state), self.document(state))
        return known

    def document(self, state: CompanionState) -> Document:
        """Return the reports in effect."""
        known: Document | None = vars(state).get("document")
        if known is None:
            known = vars(state)["document"] = read_document(state.written)
        return known

    def after(self, state: CompanionState, written: Written) -> CompanionState:
        """Return the state after one more operation; raises `InvalidMove` if it refers to nothing or cannot be read."""
        self._check(state, written)
        new = CompanionState(state.opening, (*state.written, written))
        if isinstance(written.op, AddReport):  # the usual case: nothing before it changes
            vars(new)["document"] = with_report(self.document(state), written, len(state.written))
        vars(new)["fold"] = fold(self.pad, self.fold(state), self.document(new))
        return new

    def _opening(self, state: CompanionState) -> Fold:
        opening = state.opening
        if isinstance(opening, dict):  # read from JSON
            opening = msgspec.convert(opening, self.inner.state_type)
        return Fold(self.pad.begin(opening))

    def _check(self, state: CompanionState, written: Written) -> None:
        if any(one.id == written.id for one in state.written) or len(state.written) >= MOST_OPERATIONS:
            raise InvalidMove(f"There is an operation “{written.id}” already, or there are too many.")
        if not 0 <= written.seen <= len(state.written):
            raise InvalidMove(f"Nobody can have seen {written.seen} operations.")
        if isinstance(written.op, AddReport | InsertReport | ChangeReport):
            read_report(self.pad, written.op.report)
        of = refers_to(written.op)
        if of is None:
            return
        about = next((one.op for one in state.written if one.id == of), None)
        if about is None:
            raise UnknownName("operation", of, ())
        is_report = isinstance(about, AddReport | InsertReport)
        if isinstance(written.op, InsertReport | ChangeReport | RemoveReport) and not is_report:
            raise InvalidMove(f"Operation “{of}” is no report.")

    # The game protocol

    def start(self, rules: Any, seats: int, deck: tuple[str, ...] | None = None) -> CompanionState:
        """Return the state before the first report."""
        return CompanionState(self.inner.start(rules, seats, deck))

    def to_act(self, state: CompanionState) -> Actor | None:
        """Return the Dealer: people may report and correct at any time, also when the game is over."""
        return DEALER

    def is_resting(self, state: CompanionState) -> bool:
        """Return False: people begin the next round themselves."""
        return False

    def in_round(self, state: CompanionState) -> tuple[Seat, ...]:
        """Return the seats that are still in, as far as it is reported."""
        return self.inner.in_round(self.fold(state).table.state)

    def offers(self, state: CompanionState) -> tuple[Any, ...]:
        """Return nothing: what may be reported is in the companion's view."""
        return ()

    def why_illegal(self, state: CompanionState, move: Written) -> Reason | None:
        """Return why an operation would wait to be settled, or None if it fits."""
        return self.why_misfit(self.after(state, move), move)

    def why_misfit(self, after: CompanionState, move: Written) -> Reason | None:
        """Return why an operation waits to be settled, from the state after it."""
        for step in self.fold(after).steps:
            if step.item.id == move.id:
                return step.reason
        if any(clash.id == move.id for clash in self.document(after).clashes):
            return CHANGED_ELSEWHERE
        return None

    def apply(self, state: CompanionState, move: Written) -> tuple[CompanionState, tuple[Any, ...]]:
        """Return the state after an operation, and the engine's events of a report at the end that fits."""
        after = self.after(state, move)
        steps = self.fold(after).steps
        is_last = isinstance(move.op, AddReport) and bool(steps) and steps[-1].item.id == move.id
        return after, steps[-1].events if is_last else ()

    def view(self, state: CompanionState, seat: Seat | None) -> Any:
        """Return the engine's own view, as a spectator has it."""
        return self.inner.view(self.fold(state).table.state, None)

    def view_of_turn(self, state: CompanionState) -> Any:
        """Return the engine's view of the seat whose turn it is, for an adviser."""
        table = self.fold(state).table
        actor = self.inner.to_act(table.state)
        return self.inner.view(table.state, None if actor == DEALER else actor)

    def views(self, state: CompanionState, seats: Iterable[Seat | None]) -> dict[Seat | None, Any]:
        """Return the same view for everybody."""
        return dict.fromkeys(seats, self.view(state, None))

    def seen(self, event: Any, seat: Seat | None) -> Any:
        """Return the event: nothing at a real table is hidden from whoever looks at it."""
        return event

    def is_revealing(self, event: Any) -> bool:
        """Return False: anything can be corrected."""
        return False

    def standing(self, state: CompanionState) -> Standing:
        """Return the totals and the winners."""
        return self.inner.standing(self.fold(state).table.state)

    def chances(self, state: CompanionState) -> tuple[Chance, ...] | None:
        """Return None: nobody knows what people will report."""
        return None

    def sample(self, state: CompanionState, source: Bits, /) -> Any:
        """Raise: what is on the table is for people to say."""
        raise UnknownName("deal at a companion table", "sample", ())

    def resample(self, view: Any, generator: Random) -> Any:
        """Raise: a companion has no hidden cards."""
        raise UnknownName("deal at a companion table", "resample", ())

    def case_table(self, rules: Any, given: dict[str, Any]) -> CaseTable:
        """Return the position of a rule case of the wrapped game."""
        return self.inner.case_table(rules, given)

    def write_position(self, state: CompanionState) -> str:
        """Return the engine's state as one line of text."""
        return self.inner.write_position(self.fold(state).table.state)

    def read_position(self, text: str) -> Any:
        """Return a companion that begins at a position of the engine."""
        return CompanionState(self.inner.read_position(text))

    def write_move(self, actor: Actor, move: Written) -> str:
        """Return an operation as one line of JSON."""
        return f"{actor} {msgspec.json.encode(move).decode()}"

    def read_move(self, text: str) -> tuple[Actor, Any]:
        """Return the operation that a line describes; raises `InvalidMove`."""
        try:
            return DEALER, msgspec.json.decode(text.partition(" ")[2], type=Written)
        except msgspec.MsgspecError as error:
            raise InvalidMove(f"This is no operation: {error}.") from error


@cache
def find_companion(name: str) -> CompanionGame:
    """Return the companion of an installed game; raises `UnknownName` if it has none."""
    pad = load_part(name, "companion")
    if pad is None:
        raise UnknownName("companion for the game", name, [game for game in games() if load_part(game, "companion")])
    return CompanionGame(load_part(name, "game"), pad)
