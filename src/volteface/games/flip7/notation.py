"""Positions and moves of Flip 7 as one line of text each."""

import re
from collections import Counter
from collections.abc import Callable
from enum import Enum
from typing import Final, TypeVar

from volteface.games.flip7.cards import (
    CARDS,
    EMPTY,
    INDEX,
    NUMBER,
    SECOND_CHANCE,
    Card,
    Pile,
    listed,
    read_card,
)
from volteface.games.flip7.moves import (
    HIT,
    NEXT_ROUND,
    STAY,
    FirstDealer,
    FlipThree,
    Freeze,
    Give,
    Move,
    Reveal,
)
from volteface.games.flip7.position_check import why_unplayable
from volteface.games.flip7.rules import RULEBOOK, Rules, read_rules
from volteface.games.flip7.state import NOT_YET, Assigned, Choice, Line, Stage, State, Status, ThreeCards
from volteface.kernel import (
    Actor,
    InvalidInput,
    InvalidMove,
    InvalidPosition,
    Seat,
    UnknownName,
    read_actor,
    read_seat,
    seat_letter,
    write_actor,
)
from volteface.kernel.faults import notation_fault

N = TypeVar("N", bound=Enum)

NUMBERS: Final = re.compile("-?[0-9]{1,9}")
SPENT: Final = "/"
PLAIN: Final[dict[str, Move]] = {"hit": HIT, "stay": STAY, "next": NEXT_ROUND}
AIMED: Final[dict[str, type[Freeze] | type[FlipThree] | type[Give] | type[FirstDealer]]] = {
    "freeze": Freeze,
    "flip3": FlipThree,
    "give": Give,
    "first": FirstDealer,
}


def write_move(actor: Actor, move: Move) -> str:
    """Such as `a hit`, `b freeze c`, `dealer reveal +4`, `dealer first c`, `dealer next`."""
    match move:
        case Reveal(card):
            words = f"reveal {card}"
        case FirstDealer(seat):
            words = f"first {seat_letter(seat)}"
        case Freeze(target) | FlipThree(target) | Give(target):
            verb = next(word for word, kind in AIMED.items() if kind is type(move))
            words = f"{verb} {seat_letter(target)}"
        case _:
            words = next(word for word, plain in PLAIN.items() if plain == move)
    return f"{write_actor(actor)} {words}"


def read_move(text: str) -> tuple[Actor, Move]:
    """Return the actor and the move that a line of text describes."""
    try:
        match text.split():
            case [actor, verb] if verb in PLAIN:
                return read_actor(actor), PLAIN[verb]
            case [actor, "reveal", card]:
                return read_actor(actor), Reveal(read_card(card))
            case [actor, verb, seat] if verb in AIMED:
                return read_actor(actor), AIMED[verb](read_seat(seat))
    except InvalidInput as error:
        said = InvalidMove(f"“{text}” is no move: {error}")
        raise said.explained("problem-no-such-move", text=text, reason=error) from error
    said = InvalidMove(f"“{text}” is no move. A move reads like “a hit”, “b freeze c” or “dealer reveal 7”.")
    raise said.explained("notation-fault", why="move", text=text, example="b freeze c")


def write_position(state: State) -> str:
    """Return the state as one line of text, its parts separated by bars."""
    parts = [f"flip7 {_write_rules(state.rules)}", _write_progress(state)]
    for seat, line in enumerate(state.lines):
        parts.append(f"{seat_letter(seat)}: {state.totals[seat]} {line.status.value} {_write_line(line)}".rstrip())
    piles = {"deck": state.deck, "discard": state.discard, "now": state.discarded_now}
    parts += [f"{name} {_write_pile(pile)}" for name, pile in piles.items() if pile != EMPTY]
    seats = {"plays": state.playing, "undealt": state.undealt, "winners": state.winners}
    parts += [f"{name} {_write_seats(group)}" for name, group in seats.items() if group]
    parts += [_write_three(three) for three in state.threes]
    if state.choice:
        choice = state.choice
        parts.append(f"choice {seat_letter(choice.seat)} {choice.card} {_write_seats(choice.targets)}")
    if state.scores:
        parts.append("scores " + " ".join(map(str, state.scores)))
    if state.settled != NOT_YET:
        parts.append(f"settled {state.settled}")
    return " | ".join(parts)


def read_position(text: str) -> State:
    """Return the state that a line of text describes."""
    try:
        state = _Reader(text).state()
    except InvalidInput as error:
        raise _no_position(error) from error
    problem = why_unplayable(state)
    if problem:
        raise _no_position(problem)
    return state


def _no_position(why: InvalidInput) -> InvalidPosition:
    said = InvalidPosition(f"This is no position of Flip 7: {why}")
    return said.explained("problem-no-position", game="Flip 7", reason=why)


def _write_rules(rules: Rules) -> str:
    house = RULEBOOK.differences(rules.edition, rules.answers())
    return "+".join([rules.edition, *(f"{name}={answer}" for name, answer in house.items())])


def _write_progress(state: State) -> str:
    words = f"{state.stage.value} round {state.round} dealer {seat_letter(state.dealer)} seat {seat_letter(state.seat)}"
    return words + " dealing" * state.dealing + " due" * state.card_due


def _write_line(line: Line) -> str:
    in_play = (*line.counted(), *(SECOND_CHANCE,) * line.second_chances)
    return " ".join((*in_play, SPENT, *line.spent) if line.spent else in_play)


def _write_pile(pile: Pile) -> str:
    return " ".join(f"{card}*{count}" for card, count in Counter(listed(pile)).items())


def _write_seats(seats: tuple[Seat, ...]) -> str:
    return " ".join(map(seat_letter, seats))


def _write_three(three: ThreeCards) -> str:
    assigned = (f"{waiting.card}:{seat_letter(waiting.target)}" for waiting in three.assigned)
    dealt = "dealt" if three.dealt else str(three.to_deal)
    return " ".join(("three", seat_letter(three.seat), dealt, *three.waiting, *assigned))


class _Reader:
    """Reads a position part by part."""

    def __init__(self, text: str) -> None:
        parts = [part.split() for part in text.split("|")]
        if len(parts[0]) != 2 or parts[0][0] != "flip7":
            raise notation_fault("it does not begin with “flip7” and an edition.", "head", "flip7")
        if len(parts) == 1:
            raise notation_fault("it has one part only; parts are separated by “|”.", "one-part")
        self.fields: dict[str, object] = {"rules": _read_rules(parts[0][1])} | _read_progress(parts[1])
        self.lines: list[Line] = []
        self.totals: list[int] = []
        self.threes: list[ThreeCards] = []
        for part in parts[2:]:
            self.read(part)

    def state(self) -> State:
        """The state of all parts read."""
        lines, totals = tuple(self.lines), tuple(self.totals)
        fields = {"playing": (), "deck": EMPTY} | self.fields
        return State(lines=lines, totals=totals, threes=tuple(self.threes), **fields)  # type: ignore[arg-type]

    def read(self, part: list[str]) -> None:
        """One part, by its first word."""
        if not part:
            raise notation_fault("there is nothing between two of its “|”.", "empty-part")
        word, *rest = part
        if word.endswith(":"):
            self._read_seat(word, rest)
        elif word == "three":
            self.threes.append(_read_three(rest))
        elif word in READERS:
            field, reader = READERS[word]
            self.fields[field] = reader(rest)
        else:
            raise notation_fault(f"“{word}” is no part of a position.", "part", word)

    def _read_seat(self, word: str, rest: list[str]) -> None:
        if read_seat(word[:-1]) != len(self.lines):
            raise notation_fault(f"seat {word[:-1]} is out of order.", "seat-order", word[:-1])
        if len(rest) < 2:
            raise notation_fault(
                f"seat {word[:-1]} needs its points and its status, such as “a: 0 active 3 7”.",
                "seat-parts",
                word[:-1],
                "a: 0 active 3 7",
            )
        self.totals.append(_read_number(rest[0]))
        self.lines.append(read_line(rest[2:], _read_name(Status, "status", rest[1])))


def read_line(words: list[str], status: Status) -> Line:
    """Return the line that these cards make; those after a slash are spent."""
    cut = words.index(SPENT) if SPENT in words else len(words)
    cards, spent = [read_card(word) for word in words[:cut]], [read_card(word) for word in words[cut + 1 :]]
    return Line(
        numbers=tuple(NUMBER[card] for card in cards if card in NUMBER),
        modifiers=tuple(card for card in cards if card not in NUMBER and card != SECOND_CHANCE),
        second_chances=cards.count(SECOND_CHANCE),
        spent=tuple(spent),
        status=status,
    )


def _read_rules(text: str) -> Rules:
    edition, *house = text.split("+")
    answers = [answer.partition("=") for answer in house]
    for name, equals, _ in answers:
        if not equals:
            raise notation_fault(
                f"the house rule “{name}” needs an answer, such as “tie=shared”.", "house", name, "tie=shared"
            )
    return read_rules(edition, {name: answer for name, _, answer in answers})


def _read_progress(words: list[str]) -> dict[str, object]:
    if len(words) < 7:
        raise notation_fault(
            "its second part does not read like “playing round 1 dealer b seat a”.",
            "progress",
            example="playing round 1 dealer b seat a",
        )
    stage, _, number, _, dealer, _, seat, *flags = words
    return {
        "stage": _read_name(Stage, "stage", stage),
        "round": _read_number(number),
        "dealer": read_seat(dealer),
        "seat": read_seat(seat),
        "dealing": "dealing" in flags,
        "card_due": "due" in flags,
    }


def _read_pile(words: list[str]) -> Pile:
    counts = [0] * len(CARDS)
    for word in words:
        card, times, count = word.partition("*")
        if not times:
            raise notation_fault(
                f"“{word}” does not say how many cards a pile has, such as “{card}*2”.", "pile", word, f"{card}*2"
            )
        counts[INDEX[read_card(card)]] += _read_number(count)
    return tuple(counts)


def _read_number(text: str) -> int:
    if not NUMBERS.fullmatch(text):
        raise notation_fault(f"“{text}” is no number of at most nine digits.", "number", text)
    return int(text)


def _read_name(names: type[N], kind: str, text: str) -> N:
    """Return the member of an enum."""
    known = {member.value: member for member in names}
    if text not in known:
        raise UnknownName(kind, text, known)
    return known[text]


def _read_seats(words: list[str]) -> tuple[Seat, ...]:
    return tuple(map(read_seat, words))


def _read_choice(words: list[str]) -> Choice:
    if len(words) < 2:
        raise notation_fault(
            "a choice needs a seat and a card, such as “choice a freeze a b”.", "choice", example="choice a freeze a b"
        )
    return Choice(read_seat(words[0]), read_card(words[1]), _read_seats(words[2:]))


def _read_three(words: list[str]) -> ThreeCards:
    if len(words) < 2:
        raise notation_fault(
            "a Flip Three needs a seat and its cards to deal, such as “three a 2”.", "three", example="three a 2"
        )
    seat, dealt, *cards = words
    assigned = tuple(card.split(":", 1) for card in cards if ":" in card)
    waiting: tuple[Card, ...] = tuple(read_card(card) for card in cards if ":" not in card)
    return ThreeCards(
        seat=read_seat(seat),
        to_deal=0 if dealt == "dealt" else _read_number(dealt),
        dealt=dealt == "dealt",
        waiting=waiting,
        assigned=tuple(Assigned(read_card(card), read_seat(target)) for card, target in assigned),
    )


READERS: Final[dict[str, tuple[str, Callable[[list[str]], object]]]] = {
    "deck": ("deck", _read_pile),
    "discard": ("discard", _read_pile),
    "now": ("discarded_now", _read_pile),
    "plays": ("playing", _read_seats),
    "undealt": ("undealt", _read_seats),
    "winners": ("winners", _read_seats),
    "choice": ("choice", _read_choice),
    "scores": ("scores", lambda words: tuple(map(_read_number, words))),
    "settled": ("settled", lambda words: _read_number(words[0] if words else "")),
}
