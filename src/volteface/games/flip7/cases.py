"""Rule cases of Flip 7: a table set up as a case describes it, whose Dealer turns over the listed cards."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from volteface.games.flip7 import judge
from volteface.games.flip7.cards import Card, listed, pile_of, read_card, together
from volteface.games.flip7.events import AnyEvent, Reshuffled, Story
from volteface.games.flip7.moves import NEXT_ROUND, Move, Reveal
from volteface.games.flip7.notation import AIMED, PLAIN, read_line
from volteface.games.flip7.play import apply
from volteface.games.flip7.round import begin_round, go_on
from volteface.games.flip7.rules import Rules
from volteface.games.flip7.state import ACTIVE, EMPTY_LINE, PLAYING, Stage, State, Status, left_of, with_status
from volteface.kernel import DEALER, IllegalMove, InvalidCase, Refused, Seat
from volteface.kernel.cases import read_by_seat, read_names, read_number, read_words

GIVEN: Final = frozenset(("seats", "deck", "reshuffle", "lines", "out", "turn", "totals", "discard", "rounds"))
DECISIONS: Final = frozenset(("hit", "stay", "freeze", "flip3", "give"))


class Flip7CaseTable:
    """A position that a case plays on and asks about."""

    def __init__(self, rules: Rules, given: dict[str, Any]) -> None:
        self.names = read_names(given, GIVEN)
        self.coming = read_cards(given.get("deck", ""))
        self.reshuffle = read_cards(given["reshuffle"]) if "reshuffle" in given else None
        story: Story = []
        self.state = go_on(self._set_up(rules, given), story)
        self._check_reshuffle(story)
        self._deal()

    def snapshot(self) -> State:
        """The position."""
        return self.state

    def play(self, entry: str) -> None:
        """A seat's decision, or `next`; then the Dealer turns over what is due."""
        if entry.split() == ["next"]:
            if self.state.stage is not Stage.SCORED:
                raise Refused(f"“next” is not possible now; asked is {self.asks()}")
            self._apply(NEXT_ROUND)
        else:
            seat, move = self._read_decision(entry)
            if judge.to_act(self.state) != seat:
                raise Refused(f"nobody asked for “{entry}”; asked is {self.asks()}")
            self._apply(move)
        self._deal()

    def mismatch(self, key: str, expected: Any) -> str | None:
        """How what happened differs from what a `then` key expects."""
        if key in BY_SEAT:
            read, happened = BY_SEAT[key]
            wanted = read_by_seat(expected, self.names, read)
            if key == "scores" and wanted and not self.state.scores:
                return f"the round is not over; asked is {self.asks()}"
            differences = (
                _differ(f"{key} of {self.names[seat]}", wanted[seat], happened(self, seat)) for seat in wanted
            )
            return "; ".join(difference for difference in differences if difference) or None
        if key in OF_TABLE:
            read, observe = OF_TABLE[key]
            return _differ(key, read(expected), observe(self))
        raise InvalidCase(f"unknown key {key} in then")

    def asks(self) -> str:
        """Who decides what, such as `a hit|stay` or `b freeze a|c`."""
        seat = judge.to_act(self.state)
        if seat is None or seat == DEALER:
            return "nobody"
        verbs = {word: move for word, move in PLAIN.items() if move in judge.offers(self.state)}
        if self.state.choice is None:
            return f"{self.names[seat]} {'|'.join(verbs)}"
        verb = {"chance": "give"}.get(self.state.choice.card, self.state.choice.card)
        return f"{self.names[seat]} {verb} {'|'.join(self.names[target] for target in self.state.choice.targets)}"

    def _set_up(self, rules: Rules, given: dict[str, Any]) -> State:
        seats = range(len(self.names))
        totals = read_by_seat(given.get("totals", {}), self.names, read_number)
        out = read_by_seat(given.get("out", {}), self.names, read_status)
        state = State(
            rules=rules,
            stage=Stage.SCORED,
            lines=(EMPTY_LINE,) * len(seats),
            totals=tuple(totals.get(seat, 0) for seat in seats),
            playing=tuple(seats),
            deck=pile_of(self.coming),
            discard=pile_of(read_cards(given.get("discard", ""))),
            round=read_number(given.get("rounds", "0")),
        )
        state = begin_round(state, dealer=seats[-1], story=[])
        if "lines" in given:
            lines = read_by_seat(given["lines"], self.names, read_cards)
            given_lines = (read_line(list(lines.get(seat, ())), out.get(seat, ACTIVE)) for seat in seats)
            state = replace(state, lines=tuple(given_lines), undealt=(), dealing=False)
        for seat, status in out.items():
            state = with_status(state, seat, status)
        return replace(state, seat=self._seat_before(given["turn"], state)) if "turn" in given else state

    def _seat_before(self, turn: str, state: State) -> Seat:
        if turn not in self.names:
            raise InvalidCase(f"“{turn}” is no seat; the seats are {' '.join(self.names)}")
        seat = self.names.index(turn)
        if state.dealing or state.lines[seat].status is not ACTIVE:
            raise InvalidCase(f"it cannot be the turn of {turn} now")
        return left_of(seat, len(self.names))[-2] if len(self.names) > 1 else seat

    def _read_decision(self, entry: str) -> tuple[Seat, Move]:
        name, verb, *target = entry.split() if len(entry.split()) > 1 else ("", "")
        if verb not in DECISIONS or len(target) != (verb in AIMED):
            raise InvalidCase(f"“{entry}” is no decision")
        for seat in (name, *target):
            if seat not in self.names:
                raise InvalidCase(f"“{seat}” is no seat; the seats are {' '.join(self.names)}")
        move = AIMED[verb](self.names.index(target[0])) if target else PLAIN[verb]
        return self.names.index(name), move

    def _deal(self) -> None:
        while self.state.stage is PLAYING and judge.to_act(self.state) == DEALER:
            self._apply(Reveal(self.coming.pop(0)))

    def _apply(self, move: Move) -> None:
        try:
            self.state, events = apply(self.state, move)
        except IllegalMove as error:
            raise Refused(f"“{error.move}” is refused: {error.reason.text()}") from error
        self._check_reshuffle(events)

    def _check_reshuffle(self, events: Iterable[AnyEvent]) -> None:
        if not any(isinstance(event, Reshuffled) for event in events):
            return
        if self.reshuffle is None:
            raise InvalidCase("the deck is made anew, but the case gives no reshuffle for it")
        difference = _differ("reshuffle", in_order(self.reshuffle), in_order(listed(self.state.deck)))
        if difference:
            raise Refused(difference)
        self.coming, self.reshuffle = self.reshuffle, None


def read_cards(value: Any) -> list[Card]:
    """The cards of a text."""
    return [read_card(word) for word in read_words(value)]


def read_status(value: Any) -> Status:
    """A seat's status."""
    try:
        return Status(value)
    except ValueError:
        raise InvalidCase(f"“{value}” is no status: {', '.join(status.value for status in Status)}") from None


def in_order(cards: Iterable[Card]) -> str:
    """Cards as text, in an order of their own."""
    return " ".join(listed(pile_of(cards))) or "nothing"


def _differ(what: str, wanted: object, happened: object) -> str | None:
    return None if wanted == happened else f"{what}: expected {wanted}, but got {happened}"


def _over(table: Flip7CaseTable) -> str:
    return {Stage.SCORED: "round", Stage.OVER: "game"}.get(table.state.stage, "no")


def _winner(table: Flip7CaseTable) -> str:
    winners = table.state.winners
    return table.names[winners[0]] if len(winners) == 1 else "none"


def _discard(table: Flip7CaseTable) -> str:
    return in_order(listed(together(table.state.discard, table.state.discarded_now)))


def _first(table: Flip7CaseTable) -> str:
    clockwise = left_of(table.state.dealer, len(table.names))
    return table.names[next(seat for seat in clockwise if seat in table.state.playing)]


def _text(value: Any) -> str:
    return " ".join(read_words(value))


def _cards_text(value: Any) -> str:
    return in_order(read_cards(value))


Reader = Callable[[Any], object]
BY_SEAT: Final[dict[str, tuple[Reader, Callable[[Flip7CaseTable, Seat], object]]]] = {
    "lines": (_cards_text, lambda table, seat: in_order(table.state.lines[seat].shown())),
    "status": (lambda value: read_status(value).value, lambda table, seat: table.state.lines[seat].status.value),
    "scores": (read_number, lambda table, seat: table.state.scores[seat]),
    "totals": (read_number, lambda table, seat: table.state.totals[seat]),
}
OF_TABLE: Final[dict[str, tuple[Reader, Callable[[Flip7CaseTable], object]]]] = {
    "asks": (_text, Flip7CaseTable.asks),
    "over": (_text, _over),
    "winner": (_text, _winner),
    "left": (read_number, lambda table: sum(table.state.deck)),
    "discard": (_cards_text, _discard),
    "dealer": (_text, lambda table: table.names[table.state.dealer]),
    "first": (_text, _first),
}
