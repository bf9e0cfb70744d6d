"""Higher, a third game: everybody gets a secret card and says whether it beats the left neighbour's."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from volteface.bots.bot import make_random
from volteface.kernel import (
    DEALER,
    Actor,
    Bits,
    Chance,
    Game,
    IllegalMove,
    InvalidCase,
    InvalidInput,
    InvalidMove,
    InvalidPosition,
    InvalidRules,
    Manifest,
    Reason,
    Refused,
    Rulebook,
    Seat,
    Standing,
    UnknownName,
    below,
    read_actor,
    read_rulebook,
    write_actor,
)
from volteface.kernel.cases import read_by_seat, read_names, read_number, read_words

RULEBOOK: Final = read_rulebook("""
[editions.village]
title = "As played in the village"
source = "an old letter"
language = "en"

[editions.town]
title = "Comme en ville"
source = "a poster"
language = "fr"

[rulings.highest_card]
rule = "1"
answers = { least = 2, most = 9 }
setup = true
editions.village = { answer = 4, source = "an old letter" }
editions.town = { answer = 6, source = "a poster" }

[rulings.equal_cards]
rule = "2"
answers = ["beat", "lose"]
editions.village = { answer = "lose", silent = "invents-least" }
editions.town = { answer = "beat", source = "a poster" }
""")


class Rules(Struct, frozen=True):
    """An edition's answers."""

    edition: str
    highest_card: int
    equal_cards: str


class Deal(Struct, frozen=True, tag_field="move", tag="deal"):
    """The Dealer hands a secret card to the next seat."""

    card: int


class Say(Struct, frozen=True, tag_field="move", tag="say"):
    """A seat says whether its card beats the left neighbour's."""

    higher: bool


class GotCard(Struct, frozen=True, tag_field="event", tag="got_card"):
    """A seat got a card, which only that seat sees."""

    seat: Seat
    card: int | None


class Said(Struct, frozen=True, tag_field="event", tag="said"):
    """A seat said something aloud."""

    seat: Seat
    higher: bool


class State(Struct, frozen=True):
    """Everything, the secret cards included."""

    rules: Rules
    seats: int
    cards: tuple[int, ...] = ()
    said: tuple[bool, ...] = ()


class View(Struct, frozen=True):
    """What a seat knows: its own card, and what was said."""

    me: Seat | None
    rules: Rules
    seats: int
    cards: tuple[int | None, ...]
    said: tuple[bool, ...]


Move: TypeAlias = Deal | Say


class Higher:
    """The whole game protocol, as small as it gets."""

    id = "higher"
    version = 3
    rulebook: Rulebook = RULEBOOK
    move_type: Any = Move
    event_type: Any = GotCard | Said
    state_type: Any = State
    view_type: Any = View
    large: tuple[str, ...] = ("cards", "said")

    def rules(self, edition: str, house: Mapping[str, object] | None = None) -> Rules:
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

    def apply(self, state: State, move: Move) -> tuple[State, tuple[GotCard | Said, ...]]:
        reason, actor = self.why_illegal(state, move), self.to_act(state)
        if reason is not None:
            raise IllegalMove(reason, self.write_move(DEALER if actor is None else actor, move), str(state.cards))
        if isinstance(move, Deal):
            return replace(state, cards=(*state.cards, move.card)), (GotCard(len(state.cards), move.card),)
        return replace(state, said=(*state.said, move.higher)), (Said(len(state.said), move.higher),)

    def view(self, state: State, seat: Seat | None) -> View:
        cards = tuple(card if owner == seat else None for owner, card in enumerate(state.cards))
        return View(seat, state.rules, state.seats, cards, state.said)

    def views(self, state: State, seats: Iterable[Seat | None]) -> dict[Seat | None, View]:
        return {seat: self.view(state, seat) for seat in seats}

    def seen(self, event: GotCard | Said, seat: Seat | None) -> GotCard | Said:
        return event if isinstance(event, Said) or event.seat == seat else GotCard(event.seat, None)

    def is_revealing(self, event: GotCard | Said) -> bool:
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
        cards = (generator.randint(1, view.rules.highest_card) if card is None else card for card in view.cards)
        return State(view.rules, view.seats, tuple(cards), view.said)

    def case_table(self, rules: Rules, given: dict[str, Any]) -> "HigherTable":
        return HigherTable(rules, given)

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


class HigherTable:
    """A case's table: the cards are dealt, the seats speak in turn."""

    def __init__(self, rules: Rules, given: dict[str, Any]) -> None:
        self.names = read_names(given, {"seats", "cards", "leaky"})
        self.is_leaky = "leaky" in given  # a table with a bug: what it refuses still leaves a trace
        self.refusals = 0
        self.state = HIGHER.start(rules, len(self.names))
        cards = read_by_seat(given.get("cards", {}), self.names, read_number)
        for seat in sorted(cards):
            if not 1 <= cards[seat] <= rules.highest_card:
                raise UnknownName("card", cards[seat], range(1, rules.highest_card + 1))
            self.state, _ = HIGHER.apply(self.state, Deal(cards[seat]))

    def play(self, entry: str) -> None:
        name, word, *rest = (*read_words(entry), "", "")[:4]
        if name not in self.names or word not in ("higher", "lower") or any(rest):
            raise InvalidCase(f"“{entry}” is no decision")
        if HIGHER.to_act(self.state) != self.names.index(name):
            self.refusals += self.is_leaky
            raise Refused(f"nobody asked for “{entry}”; asked is {self.asks()}")
        self.state, _ = HIGHER.apply(self.state, Say(word == "higher"))

    def snapshot(self) -> object:
        return self.state, self.refusals

    def asks(self) -> str:
        seat = HIGHER.to_act(self.state)
        return self.names[seat] if isinstance(seat, int) else "nobody"

    def mismatch(self, key: str, expected: Any) -> str | None:
        standing = HIGHER.standing(self.state)
        happened = {"asks": self.asks(), "points": " ".join(map(str, standing.totals))}
        if key not in happened:
            raise InvalidCase(f"unknown key {key} in then")
        return None if expected == happened[key] else f"{key}: expected {expected}, but got {happened[key]}"


HIGHER: Final = Higher()
AS_GAME: Final[Game] = HIGHER  # the type checker agrees that this is a game
MANIFEST: Final = Manifest(game="tests.kernel.higher:HIGHER", bots="tests.kernel.higher:BOTS", default_bot="random")
BOTS: Final = {"random": make_random}
