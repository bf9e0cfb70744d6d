"""Rule cases of Phase 10 FLIP!: sets a position up, and lets the Dealer shuffle as the case lists."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from volteface.games.phase10flip import notation
from volteface.games.phase10flip.cards import Card, Face, Side, both_faces, face_up, read_card, read_face, sort_faces
from volteface.games.phase10flip.groups import place
from volteface.games.phase10flip.melds import Fault, resolve_numbers
from volteface.games.phase10flip.moves import NEXT_ROUND, Discard, Hit, LayDown, Move, Shuffle
from volteface.games.phase10flip.phases import GroupKind, phase_of
from volteface.games.phase10flip.play import judge
from volteface.games.phase10flip.play.apply import apply
from volteface.games.phase10flip.play.named_cards import cards_named
from volteface.games.phase10flip.play.round import begin_turn
from volteface.games.phase10flip.rules import OwnBacks, Rules
from volteface.games.phase10flip.state import (
    HAND_SIZE,
    Laid,
    Shown,
    Stage,
    State,
    has_laid,
    make_laid,
    with_hand,
    without_cards,
)
from volteface.games.phase10flip.view import view
from volteface.kernel import DEALER, Actor, IllegalMove, InvalidCase, InvalidInput, Refused, Seat, seat_letter
from volteface.kernel.base_case_table import BaseCaseTable, differ, read_text
from volteface.kernel.cases import first_and_rest, read_by_seat, read_names, read_number, read_words
from volteface.kernel.faults import case_fault, case_refusal

GIVEN: Final = frozenset(
    (
        *("seats", "turn", "totals", "rounds", "side", "hands", "phase", "laid"),
        *("draw", "discard", "drawn", "reshuffle", "deck"),
    )
)
DECISIONS: Final = frozenset(("draw", "take", "lay", "hit", "discard"))


def read_cards(value: Any) -> list[Card]:
    """Return the whole cards of a text."""
    return [read_card(word) for word in read_words(value)]


def read_side(value: Any) -> Side:
    """Return the side of that name."""
    if value not in ("colour", "intense"):
        raise case_fault(f"“{value}” is no side: colour, intense", "side", str(value), "colour, intense")
    return Side(value)


def read_yes(value: Any) -> bool:
    """Return whether a text says yes."""
    if value not in ("yes", "no", "true", "false"):
        raise case_fault(f"“{value}” is neither yes nor no", "yes", str(value))
    return value in ("yes", "true")


def write_faces(faces: Iterable[Face]) -> str:
    """Return faces as text, sorted."""
    return " ".join(sort_faces(faces)) or "nothing"


def _read_hand(value: Any) -> str:
    return " ".join(sorted(read_cards(value))) or "nothing"


def _read_pile(value: Any) -> str:
    return " ".join(read_cards(value)) or "nothing"


def _read_faces(value: Any) -> str:
    return write_faces(map(read_face, read_words(value)))


def _read_top(value: Any) -> str:
    return "nothing" if value == "nothing" else read_face(value)


class Phase10FlipCaseTable(BaseCaseTable):
    """The case table of Phase 10 FLIP!."""

    next_round = NEXT_ROUND

    def __init__(self, rules: Rules, given: dict[str, Any]) -> None:
        self.names = read_names(given, GIVEN)
        self.orders: dict[Stage, tuple[Card, ...] | None] = {
            Stage.DEAL: tuple(read_cards(given["deck"])) if "deck" in given else None,
            Stage.RESHUFFLE: tuple(read_cards(given["reshuffle"])) if "reshuffle" in given else None,
        }
        self.state: State = self._set_up(rules, given)
        if not self.state.has_drawn:
            self.state = begin_turn(self.state, [])
        self.deal()

    def to_act(self) -> Actor | None:
        """Return the actor the position waits for."""
        return judge.to_act(self.state)

    def is_scored(self) -> bool:
        """Return whether a round is over and another one may begin."""
        return self.state.stage is Stage.SCORED

    def asks(self) -> str:
        """Return who decides what: `a draw|take`, `a lay|discard`, `a hit|discard`, or `nobody`."""
        seat, state = self.to_act(), self.state
        if seat is None or seat == DEALER:
            return "nobody"
        if state.has_drawn:
            return f"{self.names[seat]} {'hit' if has_laid(state, seat) else 'lay'}|discard"
        return f"{self.names[seat]} {'|'.join(['draw'] * bool(state.draw) + ['take'] * bool(state.discard))}"

    def read_decision(self, entry: str) -> tuple[Seat, Move]:
        """Return the seat and the move of an entry."""
        words = entry.split()
        if len(words) < 2 or words[1] not in DECISIONS:
            raise case_fault(f"“{entry}” is no decision", "decision", entry)
        letters = self._with_letters(words)
        try:
            actor, move = notation.read_move(" ".join(letters))
        except InvalidInput as error:
            raise InvalidCase(str(error)).explained("case-cause", problem=error) from error
        assert isinstance(actor, int)
        self._check_names(actor, move)
        return actor, move

    def apply(self, move: Move) -> None:
        """Apply a move."""
        try:
            state, events = apply(*by_faces(self.state, move))
        except IllegalMove as error:
            if error.reason.id == Fault.STAR_UNDECLARED.value:
                said = f"“{error.move}”: a star must say which number it stands for"
                raise case_fault(said, "star", error.move) from error
            raise
        self.keep(self.to_act(), move, state, events)

    def deal(self) -> None:
        """Make the listed shuffles that are due."""
        while self.state.stage in self.orders:
            stage = self.state.stage
            order, self.orders[stage] = self.orders[stage], None
            if order is None:
                name = "deck" if stage is Stage.DEAL else "reshuffle"
                raise case_fault(f"the cards are shuffled, but the case gives no {name} for it", "no-order", name)
            if stage is Stage.DEAL:
                self._check_deck(order)
            try:
                self.apply(Shuffle(order))
            except IllegalMove as error:
                raise case_refusal(f"reshuffle: {error.reason.text()}", "refused", "reshuffle", error) from error

    def over(self) -> str:
        """Return whether the round or the game is over."""
        return {Stage.SCORED: "round", Stage.OVER: "game"}.get(self.state.stage, "no")

    def mismatch(self, key: str, expected: Any) -> Refused | None:
        """Return how the position differs from what a key expects; `run` and `sees` have their own formats."""
        if key == "run":
            return self._all_of(expected, self._run_differs)
        if key == "sees":
            return self._all_of(expected, self._sight_differs)
        if key == "phase":
            expected = self._without_finished(expected)
        return super().mismatch(key, expected)

    def _with_letters(self, words: list[str]) -> list[str]:
        """Return an entry with the notation's letters for its seats."""
        letters = [seat_letter(self.seat_named(words[0])), *words[1:]]
        if words[1] == "hit" and len(words) == 5:
            name, dot, group = words[4].rpartition(".")
            if not dot or not group.isdecimal():
                said = f"“{words[4]}” names no group; it should read like b.1"
                raise case_fault(said, "group", words[4], "b.1")
            letters[4] = f"{seat_letter(self.seat_named(name))}.{group}"
        return letters

    def _check_names(self, seat: Seat, move: Move) -> None:
        """Raise `InvalidCase` if a face may stand for cards with different backs."""
        for name in _names(move):
            if len(set(cards_named(self.state, self.state.hands[seat], name))) > 1:
                said = f"“{name}” may be several cards with different backs; name the whole card"
                raise case_fault(said, "backs", name)

    def _check_deck(self, order: tuple[Card, ...]) -> None:
        if len(order) <= len(self.state.playing) * HAND_SIZE:
            raise case_fault("the deck is too small to deal everybody a hand", "small-deck")
        self.state = replace(self.state, deck=tuple(sorted(order)))

    def _set_up(self, rules: Rules, given: dict[str, Any]) -> State:
        seats = range(len(self.names))
        side = read_side(given.get("side", "colour"))
        hands = read_by_seat(given.get("hands", {}), self.names, read_cards)
        totals = read_by_seat(given.get("totals", {}), self.names, read_number)
        phases = read_by_seat(given.get("phase", {}), self.names, read_number)
        groups = read_by_seat(given.get("laid", {}), self.names, lambda value: value)
        laid = tuple(self._read_laid(groups.get(seat, []), phases.get(seat, 1), side) for seat in seats)
        draw, discard = read_cards(given.get("draw", "")), read_cards(given.get("discard", ""))
        on_table = [card for own in laid for group in own for card in group.cards]
        in_hands = [card for hand in hands.values() for card in hand]
        return State(
            rules=rules,
            deck=tuple(sorted((*draw, *discard, *on_table, *in_hands))),
            stage=Stage.PLAYING,
            hands=tuple(tuple(hands.get(seat, ())) for seat in seats),
            laid=laid,
            shown=(Shown(),) * len(seats),
            phases=tuple(phases.get(seat, 1) for seat in seats),
            totals=tuple(totals.get(seat, 0) for seat in seats),
            playing=tuple(seats),
            side=side,
            draw=tuple(reversed(draw)),
            discard=tuple(reversed(discard)),
            round=read_number(given.get("rounds", "0")) + 1,
            dealer=seats[-1],
            seat=self.seat_named(given["turn"]) if "turn" in given else 0,
            has_drawn=read_yes(given.get("drawn", "no")),
        )

    def _read_laid(self, groups: Any, phase: int, side: Side) -> tuple[Laid, ...]:
        if not isinstance(groups, list):
            raise case_fault("what is laid is a list of groups", "groups")
        if not groups:
            return ()
        asked = phase_of(phase).groups
        if len(groups) != len(asked):
            said = f"phase {phase} has {len(asked)} groups, not {len(groups)}"
            raise case_fault(said, "group-count", phase, len(asked))
        return tuple(
            _read_group(requirement.kind, read_words(group), side)
            for requirement, group in zip(asked, groups, strict=True)
        )

    def _all_of(self, expected: Any, differs: Any) -> Refused | None:
        if not isinstance(expected, dict):
            raise case_fault(f"{expected} should be a mapping", "no-mapping", str(expected))
        return first_and_rest(differs(name, wanted) for name, wanted in expected.items())

    def _run_differs(self, name: str, wanted: str) -> Refused | None:
        seat, dot, group = name.rpartition(".")
        groups = self.state.laid[self.seat_named(seat)] if dot and group.isdecimal() else None
        if groups is None or not 0 < int(group) <= len(groups):
            return case_refusal(f"run {name}: there is no such group", "no-group", name)
        run = groups[int(group) - 1].group
        if run.kind is GroupKind.SET:
            return case_refusal(f"run {name}: it is a set", "is-a-set", name)
        return differ(f"run {name}", read_text(wanted), run.colour.value if run.colour else "open")

    def _sight_differs(self, name: str, wanted: Any) -> Refused | None:
        seen = view(self.state, self.seat_named(name))
        for seat, faces in read_by_seat(wanted, self.names, _read_faces).items():
            own = [face for card in seen.hand for face in both_faces(card)] or seen.faces
            visible = own if seat == seen.me else seen.hands[seat].backs
            difference = differ(f"{name} sees of {self.names[seat]}", faces, write_faces(visible))
            if difference:
                return difference
        return None

    def _without_finished(self, expected: Any) -> Any:
        """Leave out the seats that have completed the last phase."""
        if not isinstance(expected, dict):
            return expected
        last, state = self.state.rules.phases_to_win, self.state
        finished = {
            self.names[seat] for seat in range(len(self.names)) if state.phases[seat] >= last and state.laid[seat]
        }
        return {name: phase for name, phase in expected.items() if name not in finished or not state.scores}

    def _shows(self, pile: tuple[Card, ...], side: Side) -> str:
        return face_up(pile[-1], side) if pile else "nothing"

    facts_by_seat = {  # noqa: RUF012 - the base class says that it is a class variable
        "hands": (_read_hand, lambda table, seat: " ".join(sorted(table.state.hands[seat])) or "nothing"),
        "scores": (read_number, lambda table, seat: table.state.scores[seat]),
        "totals": (read_number, lambda table, seat: table.state.totals[seat]),
        "phase": (read_number, lambda table, seat: table.state.phases[seat]),
    }
    facts = {  # noqa: RUF012
        "asks": (read_text, asks),
        "side": (lambda value: read_side(value).value, lambda table: table.state.side.value),
        "pile_shows": (_read_top, lambda table: table._shows(table.state.draw, table.state.side.other)),
        "discard_shows": (_read_top, lambda table: table._shows(table.state.discard, table.state.side)),
        "draw": (_read_pile, lambda table: " ".join(reversed(table.state.draw)) or "nothing"),
        "discard": (_read_pile, lambda table: " ".join(reversed(table.state.discard)) or "nothing"),
        "over": (read_text, over),
        "winner": (read_text, BaseCaseTable.winner),
    }


def by_faces(state: State, move: Move) -> tuple[State, Move]:
    """Where own backs are hidden, name the cards by their faces, and put the cards meant first in the hand."""
    hand = state.hands[state.seat]
    meant = [Card(name) for name in _names(move) if "/" in name]
    if state.rules.own_backs is OwnBacks.SEEN or not meant or Counter(meant) - Counter(hand):
        return state, move
    words = notation.write_move(state.seat, move).split()
    for index, word in enumerate(words):
        name, equals, number = word.partition("=")
        if name in meant:
            words[index] = face_up(Card(name), state.side) + equals + number
    foremost = (*meant, *without_cards(hand, tuple(meant)))
    return with_hand(state, state.seat, foremost), notation.read_move(" ".join(words))[1]


def _names(move: Move) -> list[str]:
    match move:
        case LayDown(groups):
            return [laying.card for group in groups for laying in group]
        case Hit(card) | Discard(card):
            return [card]
    return []


def _read_group(kind: GroupKind, words: list[str], side: Side) -> Laid:
    """Return a laid group: `c:` or `i:` before a card is the side that is up, a star's number follows `=`."""
    cards, faces, said = [], [], []
    for word in words:
        prefix, colon, rest = word.rpartition(":")
        if colon and prefix not in notation.LETTER_SIDE:
            raise case_fault(f"“{word}” is no laid card", "laid-card", word)
        name, number = notation.read_laying(rest)
        card = read_card(name)
        cards.append(card)
        faces.append(face_up(card, notation.LETTER_SIDE[prefix] if colon else side))
        said.append(number)
    numbers = resolve_numbers(kind, tuple(zip(faces, said, strict=True)))
    if isinstance(numbers, Fault):
        raise case_fault(f"“{' '.join(words)}” cannot lie so", "cannot-lie", " ".join(words))
    return make_laid(kind, zip(map(place, faces, numbers), cards, strict=True))
