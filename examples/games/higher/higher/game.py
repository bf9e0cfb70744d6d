"""The rules of Higher: the whole game protocol, as small as it gets."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from higher.cases import HigherCaseTable
from higher.state import RULEBOOK, Deal, Event, GotCard, Move, Rules, Said, Say, State, View
from volteface.kernel import (
    DEALER,
    Actor,
    Bits,
    CaseTable,
    Chance,
    Game,
    IllegalMove,
    InvalidInput,
    InvalidMove,
    InvalidPosition,
    InvalidRules,
    Reason,
    Rulebook,
    Seat,
    Standing,
    below,
    read_actor,
    write_actor,
)


class Higher:
    """The whole game protocol, as small as it gets."""

    id = "higher"
    version = 3  # of the rules; every log says by which it was played
    oldest_version = 3  # of the rules by which a log may still be replayed
    rulebook: Rulebook = RULEBOOK
    move_type: Any = Move
    event_type: Any = Event
    state_type: Any = State
    view_type: Any = View

    def rules(self, edition: str, house: Mapping[str, object] | None = None, version: int = 3) -> Rules:
        return msgspec.convert({"edition": edition, **RULEBOOK.resolve(edition, house)}, Rules)

    def seats(self, rules: Rules) -> range:
        return range(2, 100)

    def start(self, rules: Rules, seats: int, deck: tuple[str, ...] | None = None) -> State:
        if deck is not None:
            raise InvalidRules("Higher has one deck only.")
        if seats < 2:
            raise InvalidRules("Higher is played by two or more.")
        return State(rules, seats)

    def to_act(self, state: State) -> Actor | None:
        if len(state.cards) < state.seats:
            return DEALER
        return len(state.said) if len(state.said) < state.seats else None

    def is_resting(self, state: State) -> bool:
        return False

    def in_round(self, state: State) -> tuple[Seat, ...]:
        return tuple(range(len(state.said), state.seats))

    def offers(self, state: State) -> tuple[Move, ...]:
        every: list[Move] = [Deal(card) for card in range(1, 10)]
        every += [Say(True), Say(False)]
        return tuple(move for move in every if self.why_illegal(state, move) is None)

    def why_illegal(self, state: State, move: Move) -> Reason | None:
        if isinstance(move, Say):
            return Reason("refused-not-dealt-yet") if isinstance(self.to_act(state), str | None) else None
        if self.to_act(state) != DEALER:
            return Reason("refused-all-is-dealt")
        return None if 1 <= move.card <= state.rules.highest_card else Reason("refused-card", {"card": move.card})

    def apply(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        reason, actor = self.why_illegal(state, move), self.to_act(state)
        if reason is not None:
            raise IllegalMove(reason, self.write_move(DEALER if actor is None else actor, move), str(state.cards))
        if isinstance(move, Deal):
            return replace(state, cards=(*state.cards, move.card)), (GotCard(len(state.cards), move.card),)
        return replace(state, said=(*state.said, move.higher)), (Said(len(state.said), move.higher),)

    def view(self, state: State, seat: Seat | None) -> View:
        cards = tuple(card if owner == seat else None for owner, card in enumerate(state.cards))
        return View(seat, state.rules, state.seats, cards, state.said, self.standing(state).winners)

    def views(self, state: State, seats: Iterable[Seat | None]) -> dict[Seat | None, View]:
        return {seat: self.view(state, seat) for seat in seats}

    def seen(self, event: Event, seat: Seat | None) -> Event:
        return event if isinstance(event, Said) or event.seat == seat else GotCard(event.seat, None)

    def is_revealing(self, event: Event) -> bool:
        return isinstance(event, GotCard)

    def standing(self, state: State) -> Standing:
        over = self.to_act(state) is None
        right = tuple(over and self.beats(state, seat) == said for seat, said in enumerate(state.said))
        points = tuple(map(int, right)) if over else (0,) * state.seats
        return Standing(points, over, tuple(seat for seat, point in enumerate(points) if point))

    def beats(self, state: State, seat: Seat) -> bool:
        mine, theirs = state.cards[seat], state.cards[(seat + 1) % state.seats]
        return mine > theirs or (mine == theirs and state.rules.equal_cards == "beat")

    def chances(self, state: State) -> tuple[Chance, ...]:
        moves = [move for move in self.offers(state) if isinstance(move, Deal)]
        return tuple(Chance(move, 1 / len(moves)) for move in moves)

    def sample(self, state: State, source: Bits, /) -> Deal:
        return Deal(1 + below(source, state.rules.highest_card))

    def resample(self, view: View, generator: Random) -> State:
        while True:  # until the guess explains who has won
            cards = (generator.randint(1, view.rules.highest_card) if card is None else card for card in view.cards)
            state = State(view.rules, view.seats, tuple(cards), view.said)
            if self.standing(state).winners == view.winners:
                return state

    def case_table(self, rules: Rules, given: dict[str, Any]) -> CaseTable:
        return HigherCaseTable(self, rules, given)

    def write_position(self, state: State) -> str:
        return msgspec.json.encode(state).decode()

    def read_position(self, text: str) -> State:
        try:
            return msgspec.json.decode(text, type=State)
        except msgspec.DecodeError as error:
            raise InvalidPosition(f"This is no position of Higher: {error}.") from error

    def write_move(self, actor: Actor, move: Move) -> str:
        words = f"deal {move.card}" if isinstance(move, Deal) else "higher" if move.higher else "lower"
        return f"{write_actor(actor)} {words}"

    def read_move(self, text: str) -> tuple[Actor, Move]:
        try:
            match text.split():
                case [actor, "deal", card] if card.isdecimal():
                    return read_actor(actor), Deal(int(card))
                case [actor, "higher" | "lower" as word]:
                    return read_actor(actor), Say(word == "higher")
        except InvalidInput as error:
            raise InvalidMove(f"“{text}” is no move: {error}") from error
        raise InvalidMove(f"“{text}” is no move.")


GAME: Final = Higher()
AS_GAME: Final[Game] = GAME  # the type checker agrees that this is a game
