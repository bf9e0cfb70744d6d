"""Rule cases of Flip 7: sets a position up, and lets the Dealer turn over the cards that the case lists."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from volteface.games.flip7.cards import (
    CARDS,
    INDEX,
    ONE_DECK,
    Card,
    Pile,
    listed,
    pile_of,
    read_card,
    together,
    with_cards,
)
from volteface.games.flip7.events import AllShuffled, AnyEvent, Reshuffled, Story
from volteface.games.flip7.moves import NEXT_ROUND, Move, Reveal
from volteface.games.flip7.notation import AIMED, PLAIN, read_line
from volteface.games.flip7.play import judge
from volteface.games.flip7.play.apply import apply
from volteface.games.flip7.play.round import begin_round, go_on
from volteface.games.flip7.rules import Rules
from volteface.games.flip7.state import ACTIVE, EMPTY_LINE, PLAYING, Stage, State, Status, left_of, with_status
from volteface.kernel import DEALER, Actor, Seat
from volteface.kernel.base_case_table import BaseCaseTable, differ, read_text
from volteface.kernel.cases import read_by_seat, read_names, read_number, read_words
from volteface.kernel.faults import case_fault

GIVEN: Final = frozenset(("seats", "deck", "reshuffle", "lines", "out", "turn", "totals", "discard", "rounds", "rest"))
DECISIONS: Final = frozenset(("hit", "stay", "freeze", "flip3", "give"))


def read_cards(value: Any) -> list[Card]:
    """Return the cards of a text."""
    return [read_card(word) for word in read_words(value)]


def read_status(value: Any) -> Status:
    """Return a seat's status."""
    try:
        return Status(value)
    except ValueError:
        known = ", ".join(status.value for status in Status)
        raise case_fault(f"“{value}” is no status: {known}", "status", str(value), known) from None


def in_order(cards: Iterable[Card]) -> str:
    """Return cards as text, sorted."""
    return " ".join(listed(pile_of(cards))) or "nothing"


def _read_in_order(value: Any) -> str:
    return in_order(read_cards(value))


class Flip7CaseTable(BaseCaseTable):
    """The case table of Flip 7."""

    next_round = NEXT_ROUND

    def __init__(self, rules: Rules, given: dict[str, Any]) -> None:
        self.names = read_names(given, GIVEN)
        self.coming = read_cards(given.get("deck", ""))
        self.reshuffle = read_cards(given["reshuffle"]) if "reshuffle" in given else None
        self.has_rest = given.get("rest") == "yes"  # whether the cards that are nowhere else lie below those listed
        story: Story = []
        self.state: State = go_on(self._set_up(rules, given), story)
        self._check_reshuffle(story)
        self.deal()

    def to_act(self) -> Actor | None:
        """Return the actor the position waits for."""
        return judge.to_act(self.state)

    def is_scored(self) -> bool:
        """Return whether a round is over and another one may begin."""
        return self.state.stage is Stage.SCORED

    def asks(self) -> str:
        """Return who decides what, such as `a hit|stay` or `b freeze a|c`."""
        seat, choice = self.to_act(), self.state.choice
        if seat is None or seat == DEALER:
            return "nobody"
        if choice is None:
            offers = judge.offers(self.state)
            return f"{self.names[seat]} {'|'.join(word for word, move in PLAIN.items() if move in offers)}"
        verb = {"chance": "give"}.get(choice.card, choice.card)
        return f"{self.names[seat]} {verb} {'|'.join(self.names[target] for target in choice.targets)}"

    def read_decision(self, entry: str) -> tuple[Seat, Move]:
        """Return the seat and the move of an entry."""
        match entry.split():
            case [name, verb] if verb in DECISIONS and verb in PLAIN:
                return self.seat_named(name), PLAIN[verb]
            case [name, verb, target] if verb in DECISIONS and verb in AIMED:
                return self.seat_named(name), AIMED[verb](self.seat_named(target))
        raise case_fault(f"“{entry}” is no decision", "decision", entry)

    def apply(self, move: Move) -> None:
        """Apply a move."""
        state, events = apply(self.state, move)
        self.keep(self.to_act(), move, state, events)
        self._check_reshuffle(events)

    def deal(self) -> None:
        """Turn over the listed cards that are due."""
        while self.state.stage is PLAYING and self.to_act() == DEALER:
            self.apply(Reveal(self.coming.pop(0)))

    def over(self) -> str:
        """Return whether the round or the game is over."""
        return {Stage.SCORED: "round", Stage.OVER: "game"}.get(self.state.stage, "no")

    def first(self) -> str:
        """Return who acts first in this round."""
        clockwise = left_of(self.state.dealer, len(self.names))
        return self.names[next(seat for seat in clockwise if seat in self.state.playing)]

    def discard(self) -> str:
        """Return the discard pile."""
        return in_order(listed(together(self.state.discard, self.state.discarded_now)))

    def _set_up(self, rules: Rules, given: dict[str, Any]) -> State:
        seats = range(len(self.names))
        if len(seats) < rules.minimum_seats:
            said = f"{len(seats)} cannot play by these rules: it takes {rules.minimum_seats} or more"
            raise case_fault(said, "few-seats", len(seats), rules.minimum_seats)
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
        if self.has_rest:
            state = replace(state, deck=self._undealt(state))
        self._check_copies(state)
        return replace(state, seat=self._seat_before(given["turn"], state)) if "turn" in given else state

    def _undealt(self, state: State) -> Pile:
        """Return the whole deck without the cards that lie on the table."""
        decks = state.rules.decks_for(len(self.names))
        lying = with_cards(state.discard, (card for line in state.lines for card in line.cards()))
        return tuple(decks * whole - out for whole, out in zip(ONE_DECK, lying, strict=True))

    def _check_copies(self, state: State) -> None:
        """Refuse a position with more copies of a card than the decks of these rules hold."""
        decks = state.rules.decks_for(len(self.names))
        lying = (card for line in state.lines for card in line.cards())
        for card, copies in zip(CARDS, with_cards(together(state.deck, state.discard), lying), strict=True):
            most = decks * ONE_DECK[INDEX[card]]
            if copies > most:
                said = f"there are too many cards “{card}”: the deck holds {most}"
                raise case_fault(said, "copies", card, most)

    def _seat_before(self, turn: str, state: State) -> Seat:
        seat = self.seat_named(turn)
        if state.dealing or state.lines[seat].status is not ACTIVE:
            raise case_fault(f"it cannot be the turn of {turn} now", "turn", turn)
        return left_of(seat, len(self.names))[-2] if len(self.names) > 1 else seat

    def _check_reshuffle(self, events: Iterable[AnyEvent]) -> None:
        if not any(isinstance(event, Reshuffled | AllShuffled) for event in events):
            return
        if self.reshuffle is None:
            said = "the deck is made anew, but the case gives no reshuffle for it"
            raise case_fault(said, "no-order", "reshuffle")
        difference = differ("reshuffle", in_order(self.reshuffle), in_order(listed(self.state.deck)))
        if difference and not self.has_rest:
            raise difference
        self.coming, self.reshuffle = self.reshuffle, None

    facts_by_seat = {  # noqa: RUF012 - the base class says that it is a class variable
        "lines": (_read_in_order, lambda table, seat: in_order(table.state.lines[seat].shown())),
        "status": (lambda value: read_status(value).value, lambda table, seat: table.state.lines[seat].status.value),
        "scores": (read_number, lambda table, seat: table.state.scores[seat]),
        "totals": (read_number, lambda table, seat: table.state.totals[seat]),
    }
    facts = {  # noqa: RUF012
        "asks": (read_text, asks),
        "over": (read_text, over),
        "winner": (read_text, BaseCaseTable.winner),
        "left": (read_number, lambda table: sum(table.state.deck)),
        "discard": (_read_in_order, discard),
        "dealer": (read_text, lambda table: table.names[table.state.dealer]),
        "first": (read_text, first),
    }
